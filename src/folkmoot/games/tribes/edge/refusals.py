"""The rule and the numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.describe import describe_operands
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.verbs import ASKED, VERBS, amounts, payer
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.market import canoe
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.powers import pathfinders
from folkmoot.games.tribes.engine.question_table import ASKS
from folkmoot.games.tribes.engine.state import TribesState


def refusal_args(b: TribesState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    verb, _ = VERBS[code]
    args: Doc = {"action": NAMES[code], "verb": verb.word, **describe_operands(code)}
    asked = ASKS[int(b.ask)]
    rule = verb.refusals.get(reason) or asked.refusals.get(reason)
    if rule is not None:
        args["rule"] = asked.rule if rule == ASKED else rule
    if reason in NUMBERS:
        args |= NUMBERS[reason](b, code)
    return args


def shortage(b: TribesState, code: int) -> Doc:
    """What is held, and what it costs, where it has a price."""
    tribe = b.tribes[payer(b)]
    verb, place = VERBS[code]
    held = amounts([tribe.held(kind) for kind in range(c.NUM_RESOURCES)])
    return {"held": held, **(verb.price(b, place) if verb.price is not None else {})}


def allowed(b: TribesState, code: int) -> Doc:
    """How many an action allows, or the player board holds."""
    if code == c.GROW + c.BOARD and b.tribes[b.active].board >= b.setup.box.ambush:
        return {"number": int(b.setup.box.ambush), "verb": "board", "rule": "T104"}
    return {"number": int(ASKS[int(b.ask)].of(b) if c.DISCARD <= code < c.CLAIM else b.done)}


def crowd(b: TribesState, code: int) -> Doc:
    """How many there are on a hex, and how many it holds; T155: invaders among themselves don't fight."""
    hex = HEX_NAMES.index(NAMES[code].split()[1])
    found: Doc = {"members": int(b.crowd(hex)), "limit": int(b.limit(hex))}
    if c.FIGHT <= code < c.LOSE and b.invaders_at == hex and b.crowd(hex) == b.invaders:
        found |= {"verb": "invaders", "rule": "T155"}
    return found


def too_few(b: TribesState, code: int) -> Doc:
    """T41, T149: the members that a hunt or a thicket asks for."""
    if code < c.GATHER:
        hex, need = int(b.mammoth_at), b.setup.box.mammoth_members
    else:
        hex, need = code - c.GATHER, b.setup.box.needed_members
    return {"hex": HEX_NAMES[hex], "members": int(b.tribes[b.active].members(hex)), "need": int(need)}


def steps(b: TribesState, code: int) -> Doc:
    """T157: how far a member goes at most; 0 for one that is there already, `free` where hexes may be free."""
    args: Doc = {"steps": 1, "free": 0}
    if code < c.MOVE:
        return args
    start, end = NAMES[code].split()[1:]
    if start == end:
        args["steps"] = 0
    elif b.deed == c.MOVING:
        if b.has(b.active, c.STABLE):
            args["steps"] = int(b.setup.box.stable_steps)
        if canoe(b, b.active) or pathfinders(b, b.active):
            args["free"] = 1
    return args


def bids(b: TribesState, code: int) -> Doc:
    return {"highest": int(b.highest), "held": int(b.tribes[payer(b)].wealth())}


def goal_progress(b: TribesState, code: int) -> Doc:
    goal = ALL_GOALS[code - c.CLAIM]
    return {"have": int(goal.have(b, b.who)), "need": int(goal.need(b))}


def left_over(b: TribesState, code: int) -> Doc:
    """T3, T171: the whole tribe, and those who wait on the player board."""
    return {"members": int(b.setup.box.members), "waiting": int(b.tribes[payer(b)].board)}


def off_board(b: TribesState, code: int) -> Doc:
    """T5: the hex that isn't there."""
    size = int(b.setup.layout.size)
    return {"hex": next(word for word in NAMES[code].split()[1:] if word in HEX_NAMES[size:])}


NUMBERS: Final[dict[int, Callable[[TribesState, int], Doc]]] = {
    c.NOBODY_LEFT: left_over,
    c.ENOUGH: allowed,
    c.TOO_FAR: steps,
    c.TOO_FEW: too_few,
    c.NO_RESOURCE: shortage,
    c.NO_VILLAGES: lambda b, code: {"number": int(b.setup.box.villages)},
    c.UNFULFILLED: goal_progress,
    c.BID_TOO_LOW: bids,
    c.BID_TOO_HIGH: bids,
    c.NO_POWER: lambda b, code: {"power": VERBS[code][0].power},
    c.NO_CONFLICT: crowd,
    c.NO_ROOM: crowd,
    c.MUST_STAY: allowed,
    c.OFF_BOARD: off_board,
    c.NOT_AT_TABLE: lambda b, code: {"players": int(b.players)},
}
"""The numbers of this position that the sentence about a reason needs."""
