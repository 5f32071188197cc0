"""The rule and the numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.leaders import reach
from folkmoot.games.ethnos.engine.state import EthnosState


def refusal_args(state: EthnosState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    seat = state.seats[state.active]
    args: Doc = {"action": state.game.name_of(state, code), "cards": seat.size, "limit": state.setup.box.hand_limit}
    if reason in (c.NO_TEN_SKELETONS, c.MUST_ACT):
        win = state.only_skeletons() and state.setup.ten_skeletons
        args |= {"skeletons": seat.hand.count(c.SKELETON), "win": win, "may_pass": not state.setup.ten_skeletons}
        if reason == c.MUST_ACT and win:
            args["rule"] = "E31"
    elif reason == c.NOT_IN_HAND and state.ask == c.ASK_KEEP:
        args["rule"] = "E24"
    elif reason == c.TOKEN_TAKEN:
        args["token"] = int(state.setup.box.troll_tokens[code - c.TROLL_TOKEN])
    if state.draft_leader >= 0:
        args["leader"] = c.CARDS[state.draft_leader]
    elif state.leader >= 0:
        args["leader"] = c.CARDS[state.leader]
        args["size"] = state.size
    if c.PLACE <= code < c.RAID and state.ask == c.ASK_MARKER:
        args["kingdom"] = c.KINGDOMS[code - c.PLACE]
        args["own"] = c.KINGDOMS[c.colour_of(state.leader)]
        args["colour"] = c.COLOURS[c.colour_of(state.leader)]
        args["counts"] = reach(state, c.tribe_of(state.leader), state.size)
        args["markers"] = state.markers_against(state.active, code - c.PLACE)
    return args
