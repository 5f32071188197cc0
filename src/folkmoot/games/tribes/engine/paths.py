# mypyc: hot
"""Where members may go, and how they go there (T16, T116, T157, T163)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.layout import around
from folkmoot.games.tribes.engine.market import canoe
from folkmoot.games.tribes.engine.powers import pathfinders


def reach(b: Board, start: i64) -> i64:
    """T157: where a member may end its move.

    A path costs its steps, less one for each intermediate hex that is passed free; the last step always costs one.
    So a hex can be reached if a neighbour of it can be passed through for one less than the budget.
    """
    seat: i64 = b.active
    layout = b.setup.layout
    lakes: i64 = b.lakes if canoe(b, seat) else 0
    same: bool = pathfinders(b, seat)
    budget: i64 = b.setup.box.stable_steps if b.has(seat, c.STABLE) else 1
    passed: i64 = shift(1, start)
    if lakes == 0 and not same:
        if budget == 1:
            return layout.near[start]
        while budget > 1:
            passed |= around(layout, passed)
            budget -= 1
        return around(layout, passed) & ~shift(1, start)
    passed = pass_free(b, passed, lakes, same)
    while budget > 1:
        passed = pass_free(b, passed | around(layout, passed), lakes, same)
        budget -= 1
    return around(layout, passed) & ~shift(1, start)


def pass_free(b: Board, passed: i64, lakes: i64, same: bool) -> i64:
    """Add every hex that costs no step from those passed."""
    layout = b.setup.layout
    before: i64 = 0
    while before != passed:
        before = passed
        passed |= around(layout, passed) & lakes
        if same:
            passed |= around(layout, passed & b.lakes) & b.lakes
            passed |= around(layout, passed & b.forests) & b.forests
            passed |= around(layout, passed & b.mountains) & b.mountains
    return passed


def reason_source(b: Board, start: i64) -> i64:
    """T116: a member that has not moved this turn."""
    tribe = b.tribes[b.active]
    if not in_set(tribe.here, start):
        return c.NOBODY_THERE
    return LEGAL if tribe.members(start) > b.moved(start) else c.ALL_MOVED


def targets(b: Board, start: i64) -> i64:
    """Where a member may go; Wayfarers take exactly one step."""
    return reach(b, start) if b.deed == c.MOVING else i64(b.setup.layout.near[start])


def reason_walk(b: Board, code: i64, latest: i64) -> i64:
    """T16, T163: plain moves in ascending order, then those that take the mammoth along."""
    riding: bool = code >= c.RIDE
    step: i64 = code - (c.RIDE if riding else c.MOVE)
    start: i64 = step // c.NUM_HEXES
    reason: i64 = reason_source(b, start)
    if reason != LEGAL:
        return reason
    if riding and (b.mammoth_at != start or b.rider != b.active):
        return c.NO_MAMMOTH
    if not in_set(targets(b, start), step - start * c.NUM_HEXES):
        return c.TOO_FAR
    if riding:
        return LEGAL
    return LEGAL if code >= latest else c.OUT_OF_ORDER


def list_walks(b: Board, out: Actions, latest: i64) -> None:
    """Every move, hex by hex; the reach of a hex is worked out once."""
    here: i64 = b.tribes[b.active].here
    start: i64 = 0
    while here != 0:
        if here & 1 != 0 and c.MOVE + start * c.NUM_HEXES + c.NUM_HEXES > latest and reason_source(b, start) == LEGAL:
            list_from(out, c.MOVE + start * c.NUM_HEXES, targets(b, start), latest)
        here >>= 1
        start += 1
    start = b.mammoth_at
    if b.rider == b.active and start >= 0 and reason_source(b, start) == LEGAL:
        list_from(out, c.RIDE + start * c.NUM_HEXES, targets(b, start), -1)


def list_from(out: Actions, code: i64, mask: i64, latest: i64) -> None:
    while mask != 0:
        if mask & 1 != 0 and code >= latest:
            out.add(code)
        mask >>= 1
        code += 1


def end_of(code: i64) -> i64:
    """The hex where a move ends."""
    return (code - (c.RIDE if code >= c.RIDE else c.MOVE)) % c.NUM_HEXES


def walk(b: Board, code: i64) -> None:
    """One member goes."""
    step: i64 = code - (c.RIDE if code >= c.RIDE else c.MOVE)
    start: i64 = step // c.NUM_HEXES
    end: i64 = step - start * c.NUM_HEXES
    tribe = b.tribes[b.active]
    tribe.change(start, -1)
    tribe.change(end, 1)
    b.change_moved(end, 1)
    if code >= c.RIDE:
        b.mammoth_at = end


def tell_walk(b: Board, code: i64) -> None:
    step: i64 = code - (c.RIDE if code >= c.RIDE else c.MOVE)
    kind = "rode" if code >= c.RIDE else "moved"
    b.tell2(kind, "T16", b.active, "from", step // c.NUM_HEXES, "to", step % c.NUM_HEXES)
