"""The rule and the numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.leaders import reach
from folkmoot.games.ethnos.engine.state import EthnosState


def refusal_args(b: EthnosState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    seat = b.seats[b.active]
    args: Doc = {"action": b.game.name_of(b, code), "cards": seat.size, "limit": b.setup.box.hand_limit}
    if reason in (c.NO_TEN_SKELETONS, c.MUST_ACT):
        win = b.only_skeletons() and b.setup.ten_skeletons
        args |= {"skeletons": seat.hand.count(c.SKELETON), "win": win, "may_pass": not b.setup.ten_skeletons}
        if reason == c.MUST_ACT and win:
            args["rule"] = "E31"
    elif reason == c.NOT_IN_HAND and b.ask == c.ASK_KEEP:
        args["rule"] = "E24"
    elif reason == c.TOKEN_TAKEN:
        args["token"] = int(b.setup.box.troll_tokens[code - c.TROLL_TOKEN])
    if b.draft_leader >= 0:
        args["leader"] = c.CARDS[b.draft_leader]
    elif b.leader >= 0:
        args["leader"] = c.CARDS[b.leader]
        args["size"] = b.size
    if c.PLACE <= code < c.RAID and b.ask == c.ASK_MARKER:
        args["kingdom"] = c.KINGDOMS[code - c.PLACE]
        args["own"] = c.KINGDOMS[c.colour_of(b.leader)]
        args["colour"] = c.COLOURS[c.colour_of(b.leader)]
        args["counts"] = reach(b, c.tribe_of(b.leader), b.size)
        args["markers"] = b.markers_against(b.active, code - c.PLACE)
    return args
