"""The numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.leaders import reach
from folkmoot.games.ethnos.engine.state import EthnosState


def refusal_args(state: EthnosState, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    seat = state.seats[state.active]
    args: Doc = {"action": state.game.name_of(state, code), "cards": seat.size, "limit": state.setup.box.hand_limit}
    if state.draft_leader >= 0:
        args["leader"] = c.CARD_WORDS[state.draft_leader]
    elif state.leader >= 0:
        args["leader"] = c.CARD_WORDS[state.leader]
        args["size"] = state.size
    if c.PLACE <= code < c.RAID and state.ask == c.ASK_MARKER:
        args["kingdom"] = c.KINGDOMS[code - c.PLACE]
        args["own"] = c.KINGDOMS[c.colour_of(state.leader)]
        args["colour"] = c.COLOURS[c.colour_of(state.leader)]
        args["counts"] = reach(state)
        args["markers"] = state.markers_against(state.active, code - c.PLACE)
    return args
