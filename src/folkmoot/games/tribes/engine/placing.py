# mypyc: hot
"""T9, T177: leaders are chosen, then everybody places the first members, in turn order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, ones
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.options import LEADERS_CHOSEN, LEADERS_DEALT, LEADERS_OFF
from folkmoot.games.tribes.engine.question import AnyResource, Memory, Question


def begin_leaders(b: Board) -> None:
    """T177: in turn order, after the terrain is laid."""
    b.who = next_leader(b)
    if b.setup.leaders == LEADERS_OFF or b.tribes[b.who].power >= 0:
        begin_placing(b)
    else:
        b.ask = c.ASK_LEADER if b.setup.leaders == LEADERS_CHOSEN else c.ASK_POWER


def next_leader(b: Board) -> i64:
    """The first seat in turn order that has no power; the first player if all have one."""
    seat: i64 = b.first
    while b.tribes[seat].power >= 0:
        seat = b.following(seat)
        if seat == b.first:
            break
    return seat


def lead(b: Board, power: i64) -> None:
    b.tribes[b.who].power = power
    b.tell1("leader", "T177", b.who, "power", power)
    begin_leaders(b)


@final
class Leader(Question):
    """T104: one of the two powers of one's own tribe."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LEADER, "leader", "T177", c.PLACING)
        self.to_others = True

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = b.tribes[b.who].kind
        out.add(c.LEAD + kind * 2)
        out.add(c.LEAD + kind * 2 + 1)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.LEAD and code < c.BORROW:
            return LEGAL if (code - c.LEAD) >> 1 == b.tribes[b.who].kind else c.NOT_YOURS
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        lead(b, code - c.LEAD)

    def whose(self, b: Board) -> i64:
        return next_leader(b)

    def fits(self, b: Board) -> bool:
        return placing_fits(b, self.ask)


# The first members (T9, T102, T103).


def begin_placing(b: Board) -> None:
    """Whoever is asked first is the first in turn order: `next_leader` has found nobody else."""
    b.active = b.first
    b.ask = c.ASK_START


def place_of(b: Board, seat: i64) -> i64:
    """The place of a seat in turn order, from 0."""
    place: i64 = seat - b.first
    return place if place >= 0 else place + b.players


def groups_placed(b: Board, seat: i64) -> i64:
    """How many of its groups a seat has placed: each stands on a hex of its own."""
    return ones(b.tribes[seat].here)


def next_placing(b: Board) -> None:
    last: bool = place_of(b, b.who) == b.players - 1
    b.who = b.following(b.who)
    b.ask = c.THEN_TURN if last else c.ASK_START


@final
class Start(Question):
    """T102: a hex without members for each group."""

    def __init__(self) -> None:
        super().__init__(c.ASK_START, "start", "T9", c.PLACING)
        self.to_others = True

    def free(self, b: Board) -> i64:
        return b.setup.layout.all & ~b.others(-1)

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(self.free(b), c.PLACE, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code < c.PLACE or code >= c.GROW:
            return super().reason(b, code)
        return LEGAL if in_set(self.free(b), code - c.PLACE) else c.NOT_FREE

    def step(self, b: Board, code: i64) -> None:
        place: i64 = place_of(b, b.who)
        number: i64 = self.group(b)
        b.tribes[b.who].change(code - c.PLACE, number)
        b.tell2("placed", "T9", b.who, "hex", code - c.PLACE, "number", number)
        if groups_placed(b, b.who) < len(b.setup.box.start_members[place]):
            return
        b.due = b.setup.box.start_resources[place]
        b.latest = -1
        b.ask = c.ASK_BONUS
        if b.due == 0:
            next_placing(b)

    def group(self, b: Board) -> i64:
        """How many members the next hex gets."""
        return b.setup.box.start_members[place_of(b, b.who)][groups_placed(b, b.who)]

    def memory(self, b: Board) -> Memory:
        return {"number": self.group(b)}

    def whose(self, b: Board) -> i64:
        """The first in turn order that has not placed everybody."""
        seat: i64 = b.first
        place: i64 = 0
        while place < b.players - 1 and groups_placed(b, seat) >= len(b.setup.box.start_members[place]):
            seat = b.following(seat)
            place += 1
        return seat

    def fits(self, b: Board) -> bool:
        if b.active != b.first or not placing_fits(b, self.ask):
            return False
        return groups_placed(b, b.who) < len(b.setup.box.start_members[place_of(b, b.who)])


@final
class Bonus(AnyResource):
    """T103: any tokens, same type allowed."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BONUS, "bonus", "T103", c.PLACING)
        self.to_others = True

    def step(self, b: Board, code: i64) -> None:
        if self.take(b, code - c.TAKE, "T9"):
            next_placing(b)

    def fits(self, b: Board) -> bool:
        if b.active != b.first or not placing_fits(b, self.ask):
            return False
        return super().fits(b) and b.due <= b.setup.box.start_resources[place_of(b, b.who)]


# Whether a written position is at this point.


def placing_fits(b: Board, ask: i64) -> bool:
    """T9, T177: in turn order, everybody before the one who is asked has a leader, or has placed, and nobody after."""
    choosing: bool = ask == c.ASK_LEADER or ask == c.ASK_POWER
    wanted: i64 = LEADERS_CHOSEN if ask == c.ASK_LEADER else LEADERS_DEALT
    if b.first < 0 or b.who < 0 or (choosing and b.setup.leaders != wanted):
        return False
    asked: i64 = place_of(b, b.who)
    seat: i64 = b.first
    place: i64 = 0
    while place < b.players:
        tribe = b.tribes[seat]
        led: bool = b.setup.leaders != LEADERS_OFF and (not choosing or place < asked)
        if tribe.kind < 0 or (tribe.power >= 0) != led:
            return False
        groups: i64 = 0 if choosing or place > asked else len(b.setup.box.start_members[place])
        if ask == c.ASK_START and place == asked and groups_placed(b, seat) < groups:
            groups = groups_placed(b, seat)
        if not stands_in_groups(b, seat, place, groups):
            return False
        seat = b.following(seat)
        place += 1
    return True


def stands_in_groups(b: Board, seat: i64, place: i64, number: i64) -> bool:
    """Whether a seat's members are its first groups, on any hexes."""
    standing = sorted(
        [int(b.tribes[seat].members(hex)) for hex in range(c.NUM_HEXES) if b.tribes[seat].members(hex) > 0]
    )
    return standing == sorted(b.setup.box.start_members[place][: int(number)])
