"""The numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.describe import describe_operands
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.building import village_cost
from folkmoot.games.tribes.engine.questions import ASKS
from folkmoot.games.tribes.engine.state import TribesState


def refusal_args(state: TribesState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    tribe = state.tribes[state.who if state.who >= 0 else state.active]
    args: Doc = {"action": NAMES[code], **describe_operands(code)}
    if reason == c.NO_RESOURCE:
        args["held"] = {word: int(tribe.held(kind)) for kind, word in enumerate(c.RESOURCES)}
        if c.BUILD <= code <= c.BUILD + c.BOARD:
            args["cost"] = dict(
                zip(c.RESOURCES, village_cost(state, state.who, state.ask == c.ASK_SETTLE), strict=True)
            )
        elif c.CLAIM <= code < c.CLAIM + c.DEVELOPMENTS:
            args["cost"] = dict(zip(c.RESOURCES, state.setup.box.goal_costs[code - c.CLAIM], strict=True))
    elif reason == c.ENOUGH:
        args["number"] = int(ASKS[int(state.ask)].of(state))
    elif reason in (c.BID_TOO_LOW, c.BID_TOO_HIGH):
        args |= {"highest": int(state.highest), "held": int(tribe.wealth())}
    elif reason == c.NOBODY_LEFT:
        args["members"] = int(state.setup.box.members)
    return args
