# mypyc: hot
"""Move (T16, T157, T163), Wayfarers, Discovery's finds, Intimidation."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import PUSHED, WANDERED, Board
from folkmoot.games.tribes.engine.codes import (
    A_FOUND,
    A_PUSH,
    A_PUSH_TO,
    A_WANDER,
    ALL_MOVED,
    DISCOVERY,
    DONE,
    ENOUGH,
    FOOD,
    HEXES,
    LAST_GUARD,
    MOVE,
    MOVING,
    NO_MAMMOTH,
    NO_RESOURCE,
    NOBODY_THERE,
    ONCE_A_TURN,
    OUT_OF_ORDER,
    PUSH,
    RIDE,
    STABLE,
    TAKE,
    TO,
    TOO_FAR,
    WAYFARERS,
    WRONG_TARGET,
)
from folkmoot.games.tribes.engine.growing import finish_action, finish_wandering, prepare
from folkmoot.games.tribes.engine.layout import around
from folkmoot.games.tribes.engine.market import canoe, fresh, list_borrows, list_buys, list_strengthen
from folkmoot.games.tribes.engine.powers import intimidation, led_by, pathfinders, wayfarers
from folkmoot.games.tribes.engine.tribe import bits


def reach(s: Board, start: i64) -> i64:
    """T157: where a member may end its move.

    A path costs its steps, less one for each intermediate hex that is passed free; the last step always costs one.
    So a hex can be reached if a neighbour of it can be passed through for one less than the budget.
    """
    seat: i64 = s.active
    layout = s.setup.layout
    lakes: i64 = s.lakes if canoe(s, seat) else 0
    same: bool = pathfinders(s, seat)
    budget: i64 = s.setup.box.stable_steps if s.has(seat, STABLE) else 1
    passed: i64 = shift(1, start)
    if lakes == 0 and not same:
        while budget > 1:
            passed |= around(layout, passed)
            budget -= 1
        return around(layout, passed) & ~shift(1, start)
    passed = pass_free(s, passed, lakes, same)
    while budget > 1:
        passed = pass_free(s, passed | around(layout, passed), lakes, same)
        budget -= 1
    return around(layout, passed) & ~shift(1, start)


def pass_free(s: Board, passed: i64, lakes: i64, same: bool) -> i64:
    """Add every hex that costs no step from those passed."""
    layout = s.setup.layout
    before: i64 = 0
    while before != passed:
        before = passed
        passed |= around(layout, passed) & lakes
        if same:
            passed |= around(layout, passed & s.lakes) & s.lakes
            passed |= around(layout, passed & s.forests) & s.forests
            passed |= around(layout, passed & s.mountains) & s.mountains
    return passed


def test_source(s: Board, start: i64) -> i64:
    """T116: a member that has not moved this turn."""
    tribe = s.tribes[s.active]
    if (tribe.here >> start) & 1 == 0:
        return NOBODY_THERE
    return LEGAL if tribe.members(start) > s.moved(start) else ALL_MOVED


def targets(s: Board, start: i64) -> i64:
    """Where a member may go; Wayfarers take exactly one step."""
    return reach(s, start) if s.deed == MOVING else i64(s.setup.layout.near[start])


def test_move(s: Board, code: i64) -> i64:
    """T16, T163: plain moves in ascending order, then those that take the mammoth along."""
    riding: bool = code >= RIDE
    step: i64 = code - (RIDE if riding else MOVE)
    start: i64 = step // HEXES
    if s.deed == MOVING and s.got >= s.want:
        return ENOUGH
    reason: i64 = test_source(s, start)
    if reason != LEGAL:
        return reason
    if (targets(s, start) >> (step - start * HEXES)) & 1 == 0:
        return TOO_FAR
    if riding:
        return LEGAL if s.mammoth_at == start and s.rider == s.active else NO_MAMMOTH
    return LEGAL if code >= s.last else OUT_OF_ORDER


def list_moves(s: Board, out: Actions) -> None:
    """Every move, hex by hex; the reach of a hex is worked out once."""
    if s.deed == MOVING and s.got >= s.want:
        return
    here: i64 = s.tribes[s.active].here
    start: i64 = 0
    while here != 0:
        if here & 1 != 0 and MOVE + start * HEXES + HEXES > s.last and test_source(s, start) == LEGAL:
            list_targets(s, out, MOVE + start * HEXES, targets(s, start))
        here >>= 1
        start += 1
    start = s.mammoth_at
    if s.rider == s.active and start >= 0 and test_source(s, start) == LEGAL:
        list_targets(s, out, RIDE + start * HEXES, targets(s, start))


def list_targets(s: Board, out: Actions, code: i64, mask: i64) -> None:
    while mask != 0:
        if mask & 1 != 0 and (code >= s.last or code >= RIDE):
            out.add(code)
        mask >>= 1
        code += 1


def list_move(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_strengthen(s, out)
    list_buys(s, out)
    list_borrows(s, out)
    list_moves(s, out)


def walk(s: Board, code: i64) -> i64:
    """One member goes; returns the hex it reaches."""
    step: i64 = code - (RIDE if code >= RIDE else MOVE)
    start: i64 = step // HEXES
    end: i64 = step - start * HEXES
    tribe = s.tribes[s.active]
    tribe.change(start, -1)
    tribe.change(end, 1)
    s.change_moved(end, 1)
    if code >= RIDE:
        s.mammoth_at = end
    return end


def move(s: Board, code: i64) -> None:
    """One member of a Move; a draft until it is done. `mask` holds the hexes entered."""
    s.begin_draft()
    s.trail = [*s.trail, int(code)]
    s.mask |= shift(1, walk(s, code))
    s.got += 1
    s.last = code
    s.tell1("draft", "T16", s.active, "step", code)


def move_done(s: Board) -> None:
    trail = s.trail
    s.end_draft()
    for code in trail:
        tell_move(s, code)
    discover(s)
    if s.phase != A_FOUND:
        after_move(s)


def tell_move(s: Board, code: i64) -> None:
    step: i64 = code - (RIDE if code >= RIDE else MOVE)
    kind = "rode" if code >= RIDE else "moved"
    s.tell2(kind, "T16", s.active, "from", step // HEXES, "to", step % HEXES)


def after_move(s: Board) -> None:
    """T173: Intimidation comes after Move."""
    if intimidation(s, s.active):
        s.phase = A_PUSH
    else:
        finish_action(s)


# Wayfarers.


def list_wander(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_buys(s, out)
    if may_wander(s):
        list_moves(s, out)


def wander(s: Board, code: i64) -> None:
    """T157, T166: exactly one step; before or after the whole of another action."""
    s.flags |= WANDERED
    s.spend(s.active, FOOD, s.setup.box.wayfarers_food, "T157")
    s.back = s.phase
    s.mask = shift(1, walk(s, code))
    tell_move(s, code)
    discover(s)
    if s.phase != A_FOUND:
        after_wander(s)


def may_wander(s: Board) -> bool:
    """Before an action that has not begun, or after it."""
    return wayfarers(s, s.active) and (s.phase == A_WANDER or (fresh(s) and not s.drafting))


def test_wander(s: Board, code: i64) -> i64:
    """T157: why the Wayfarers may not take this step now."""
    if not led_by(s, s.active, WAYFARERS) or (s.phase != A_WANDER and (not fresh(s) or s.drafting)):
        return NOT_NOW
    if s.flags & WANDERED != 0:
        return ONCE_A_TURN
    return test_move(s, code) if wayfarers(s, s.active) else NO_RESOURCE


def after_wander(s: Board) -> None:
    """Back to the action that has not begun, or on after it."""
    s.mask = 0
    s.last = -1
    if s.back == A_WANDER:
        finish_wandering(s)
    else:
        prepare(s)


# Discovery (T141, T166).


def discover(s: Board) -> None:
    """One resource for every hex entered that held only opponents, once per hex and turn."""
    if not s.is_open(DISCOVERY):
        return
    entered: i64 = s.mask & s.prey & ~s.found
    s.found |= entered
    load: i64 = s.load(DISCOVERY)
    stock: i64 = (load & 15) + ((load >> 4) & 15) + (load >> 8)
    s.left = bits(entered)
    if s.left > stock:
        s.left = stock
    if s.left > 0:
        s.last = -1
        s.phase = A_FOUND


def test_found(s: Board, kind: i64) -> i64:
    """T166: any resource that is left on the card, in ascending order as far as that is possible."""
    load: i64 = s.load(DISCOVERY)
    if (load >> (kind * 4)) & 15 == 0:
        return NO_RESOURCE
    if kind < s.last:
        return OUT_OF_ORDER
    stock: i64 = 0
    other: i64 = kind
    while other < 3:
        stock += (load >> (other * 4)) & 15
        other += 1
    return LEGAL if stock >= s.left else OUT_OF_ORDER


def list_found(s: Board, out: Actions) -> None:
    kind: i64 = 0
    while kind < 3:
        if test_found(s, kind) == LEGAL:
            out.add(TAKE + kind)
        kind += 1


def take_found(s: Board, kind: i64) -> None:
    load: i64 = s.load(DISCOVERY) - shift(1, kind * 4)
    s.set_load(DISCOVERY, load)
    s.earn(s.active, kind, 1, "T166")
    s.last = kind
    s.left -= 1
    if load == 0:
        s.discard_event(DISCOVERY)
    if s.left > 0:
        return
    if s.deed == MOVING:
        after_move(s)
    else:
        after_wander(s)


# Intimidation (T173).


def test_push(s: Board, hex: i64, seat: i64) -> i64:
    """Where superior, an opponent's member; never the last beside its own village."""
    if seat == s.active or seat >= s.players:
        return WRONG_TARGET
    other = s.tribes[seat]
    number: i64 = other.members(hex)
    if number == 0 or not s.is_superior(s.active, hex):
        return WRONG_TARGET
    return LAST_GUARD if number == 1 and (other.villages >> hex) & 1 != 0 else LEGAL


def list_pushes(s: Board, out: Actions) -> None:
    out.add(DONE)
    here: i64 = s.tribes[s.active].here & s.others(s.active)
    hex: i64 = 0
    while here != 0:
        seat: i64 = 0
        while here & 1 != 0 and seat < s.players:
            if test_push(s, hex, seat) == LEGAL:
                out.add(PUSH + hex * 4 + seat)
            seat += 1
        here >>= 1
        hex += 1
    list_buys(s, out)


def push(s: Board, code: i64) -> None:
    if code == DONE:
        finish_action(s)
        return
    s.hex = (code - PUSH) >> 2
    s.last = -1
    s.queue = (code - PUSH) & 3
    s.phase = A_PUSH_TO


def test_push_to(s: Board, hex: i64) -> i64:
    return LEGAL if (s.setup.layout.near[s.hex] >> hex) & 1 != 0 else TOO_FAR


def list_push_to(s: Board, out: Actions) -> None:
    list_targets(s, out, TO, s.setup.layout.near[s.hex])


def push_to(s: Board, hex: i64) -> None:
    """T167: no move."""
    s.tribes[s.queue].change(s.hex, -1)
    s.tribes[s.queue].change(hex, 1)
    s.flags |= PUSHED
    s.tell2("pushed", "T173", s.queue, "from", s.hex, "to", hex)
    finish_action(s)
