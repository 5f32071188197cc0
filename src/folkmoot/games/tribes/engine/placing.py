# mypyc: hot
"""T9, T177: leaders are chosen, then everybody places the first members, in turn order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.options import LEADERS_CHOSEN, LEADERS_DEALT, LEADERS_OFF
from folkmoot.games.tribes.engine.question import AnyResource, Memory, Question, in_set, list_set
from folkmoot.games.tribes.engine.tribe import bits


def begin_leaders(s: Board) -> None:
    """T177: in turn order, after the terrain is laid."""
    s.who = next_leader(s)
    if s.setup.leaders == LEADERS_OFF or s.tribes[s.who].power >= 0:
        begin_placing(s)
    else:
        s.ask = c.ASK_LEADER if s.setup.leaders == LEADERS_CHOSEN else c.CHANCE_POWER


def next_leader(s: Board) -> i64:
    """The first seat in turn order that has no power; the first player if all have one."""
    seat: i64 = s.first
    while s.tribes[seat].power >= 0:
        seat = s.following(seat)
        if seat == s.first:
            break
    return seat


def lead(s: Board, power: i64) -> None:
    s.tribes[s.who].power = power
    s.tell1("leader", "T177", s.who, "power", power)
    begin_leaders(s)


@final
class Leader(Question):
    """T104: one of the two powers of the own tribe."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LEADER, "leader", "T177", c.PLACING)
        self.to_others = True

    def list_legal(self, s: Board, out: Actions) -> None:
        kind: i64 = s.tribes[s.who].kind
        out.add(c.LEAD + kind * 2)
        out.add(c.LEAD + kind * 2 + 1)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.LEAD and code < c.BORROW:
            return LEGAL if (code - c.LEAD) >> 1 == s.tribes[s.who].kind else c.NOT_YOURS
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        lead(s, code - c.LEAD)

    def whose(self, s: Board) -> i64:
        return next_leader(s)

    def fits(self, s: Board) -> bool:
        return placing_fits(s, self.ask) and s.tribes[s.who].power < 0


# The first members (T9, T102, T103).


def begin_placing(s: Board) -> None:
    s.who = s.first
    s.active = s.first
    s.ask = c.ASK_START


def place_of(s: Board, seat: i64) -> i64:
    """The place of a seat in turn order, from 0."""
    place: i64 = seat - s.first
    return place if place >= 0 else place + s.players


def groups_placed(s: Board, seat: i64) -> i64:
    """How many of its groups a seat has placed: each stands on a hex of its own."""
    return bits(s.tribes[seat].here)


def next_placing(s: Board) -> None:
    last: bool = place_of(s, s.who) == s.players - 1
    s.who = s.following(s.who)
    s.ask = c.GO_TURN if last else c.ASK_START


@final
class Start(Question):
    """T102: a hex without members for each group."""

    def __init__(self) -> None:
        super().__init__(c.ASK_START, "start", "T9", c.PLACING)
        self.to_others = True

    def free(self, s: Board) -> i64:
        return s.setup.layout.all & ~s.occupied()

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, c.PLACE, self.free(s))

    def reason(self, s: Board, code: i64) -> i64:
        if code < c.PLACE or code >= c.GROW:
            return super().reason(s, code)
        if code - c.PLACE >= s.setup.layout.size:
            return NOT_NOW
        return LEGAL if in_set(self.free(s), code - c.PLACE) else c.NOT_FREE

    def step(self, s: Board, code: i64) -> None:
        place: i64 = place_of(s, s.who)
        number: i64 = self.group(s)
        s.tribes[s.who].change(code - c.PLACE, number)
        s.tell2("placed", "T9", s.who, "hex", code - c.PLACE, "number", number)
        if groups_placed(s, s.who) < len(s.setup.box.start_members[place]):
            return
        s.due = s.setup.box.start_resources[place]
        s.latest = -1
        s.ask = c.ASK_BONUS
        if s.due == 0:
            next_placing(s)

    def group(self, s: Board) -> i64:
        """How many members the next hex gets."""
        return s.setup.box.start_members[place_of(s, s.who)][groups_placed(s, s.who)]

    def memory(self, s: Board) -> Memory:
        return {"number": self.group(s)}

    def whose(self, s: Board) -> i64:
        """The first in turn order that has not placed everybody."""
        seat: i64 = s.first
        place: i64 = 0
        while place < s.players - 1 and groups_placed(s, seat) >= len(s.setup.box.start_members[place]):
            seat = s.following(seat)
            place += 1
        return seat

    def fits(self, s: Board) -> bool:
        if s.active != s.first or not placing_fits(s, self.ask):
            return False
        return groups_placed(s, s.who) < len(s.setup.box.start_members[place_of(s, s.who)])


@final
class Bonus(AnyResource):
    """T103: any tokens, same type allowed."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BONUS, "bonus", "T103", c.PLACING)
        self.to_others = True

    def step(self, s: Board, code: i64) -> None:
        if self.take(s, code - c.TAKE, "T9"):
            next_placing(s)

    def fits(self, s: Board) -> bool:
        if s.active != s.first or not placing_fits(s, self.ask):
            return False
        return super().fits(s) and s.due <= s.setup.box.start_resources[place_of(s, s.who)]


# Whether a written position is at this point.


def placing_fits(s: Board, ask: i64) -> bool:
    """T9, T177: in turn order, everybody before the one who is asked has a leader, or has placed, and nobody after."""
    choosing: bool = ask == c.ASK_LEADER or ask == c.CHANCE_POWER
    wanted: i64 = LEADERS_CHOSEN if ask == c.ASK_LEADER else LEADERS_DEALT
    if s.first < 0 or s.who < 0 or (choosing and s.setup.leaders != wanted):
        return False
    asked: i64 = place_of(s, s.who)
    seat: i64 = s.first
    place: i64 = 0
    while place < s.players:
        tribe = s.tribes[seat]
        led: bool = s.setup.leaders != LEADERS_OFF and (not choosing or place < asked)
        if tribe.kind < 0 or (tribe.power >= 0) != led:
            return False
        groups: i64 = 0 if choosing or place > asked else len(s.setup.box.start_members[place])
        if ask == c.ASK_START and place == asked and groups_placed(s, seat) < groups:
            groups = groups_placed(s, seat)
        if not stands_in_groups(s, seat, place, groups):
            return False
        seat = s.following(seat)
        place += 1
    return True


def stands_in_groups(s: Board, seat: i64, place: i64, number: i64) -> bool:
    """Whether a seat's members are its first groups, on any hexes."""
    standing = sorted([int(s.tribes[seat].members(hex)) for hex in range(c.HEXES) if s.tribes[seat].members(hex) > 0])
    return standing == sorted(s.setup.box.start_members[place][: int(number)])
