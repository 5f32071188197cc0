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
    if reason in (c.MUST_ACT, c.NO_TEN_SKELETONS):
        args["skeletons"] = seat.hand.count(c.SKELETON)
    if reason in (c.MUST_ACT, c.HAND_FULL):
        args |= must_act(b, reason)
    elif reason == c.NOT_FACE_UP:
        args["row"] = int(b.row.next(0) >= 0)
    elif reason == c.NOT_IN_HAND:
        lead: bool = code < c.SKELETONS
        args["held"] = seat.hand.count(code - (c.LEAD if lead else c.ADD))
        if b.ask == c.ASK_KEEP:
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


def must_act(b: EthnosState, reason: int) -> Doc:
    """What a seat can do that may not recruit, or not pass: a key of the sentence, and the rule that decides."""
    seat = b.seats[b.active]
    won, passing = b.setup.ten_skeletons, reason == c.MUST_ACT
    if b.only_skeletons():
        if not won:
            return {"must": "pass", "rule": "E45"}
        return {"must": "win", "rule": "E31"} if passing else {"must": "win"}
    if passing and not won:
        return {"must": "pass", "rule": "E45"}
    if seat.size == b.setup.box.hand_limit:
        return {"must": "band"}
    return {"must": "recruit" if seat.hand.count(c.SKELETON) == seat.size else "any"}
