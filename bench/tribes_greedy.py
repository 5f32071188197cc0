# mypyc: hot
"""A greedy player for Tribes, to measure balance with. It looks one action ahead and plays the rest of it greedily.

It is handed a state, but a state of Tribes holds nothing that its seat may not know: all lies open, and what is drawn
next is not determined (T160).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.lists import Actions
from folkmoot.core.rng import Rng
from folkmoot.games.tribes.board import Board
from folkmoot.games.tribes.building import payable
from folkmoot.games.tribes.cards import (
    A_ACT,
    A_BID,
    A_END,
    A_START,
    BID,
    BORDERLAND,
    C_GOAL,
    DEVELOPMENTS,
    DONE,
    FOREST_LORDS,
    INVADERS,
    LAKE_LORDS,
    MOUNTAIN_LORDS,
    NOMADS,
    NUM_GOALS,
    PLACE,
    RAID,
    WHOLE_TRIBE,
)
from folkmoot.games.tribes.conflicts import conflicts
from folkmoot.games.tribes.goals import ALL_GOALS
from folkmoot.games.tribes.state import TribesState
from folkmoot.games.tribes.tribe import bits

WIN: Final = 10000.0


def worth(s: Board, seat: i64) -> float:
    """How good the table is for a seat."""
    if s.winner >= 0:
        return WIN if s.winner == seat else -WIN
    best: float = 0.0
    other: i64 = 0
    while other < s.players:
        if other != seat and standing(s, other) > best:
            best = standing(s, other)
        other += 1
    return standing(s, seat) + people(s, seat) + stores(s, seat) + prospects(s, seat) - 0.3 * best - dangers(s, seat)


def standing(s: Board, seat: i64) -> float:
    """Points, and what brings points each turn."""
    tribe = s.tribes[seat]
    villages: i64 = bits(tribe.villages)
    value: float = 10.0 * float(tribe.points) + 13.0 * float(villages) + 15.0 * float(tribe.hidden)
    if tribe.elder >= 0:
        value += 2.0
    return value + 3.0 * float(tribe.tokens & 1) + 1.5 * float((tribe.tokens >> 1) & 1) + 2.0 * float(tribe.tokens >> 2)


def people(s: Board, seat: i64) -> float:
    tribe = s.tribes[seat]
    value: float = 0.9 * float(tribe.field) + 0.6 * float(tribe.board) + 1.1 * float(bits(tribe.here))
    homes: i64 = tribe.villages
    hex: i64 = 0
    while homes != 0:
        if homes & 1 != 0 and tribe.members(hex) < 3:
            value -= 0.7
        homes >>= 1
        hex += 1
    return value


def stores(s: Board, seat: i64) -> float:
    """Resources: most for what the next village needs."""
    tribe = s.tribes[seat]
    cost = s.setup.box.village_costs[tribe.kind]
    value: float = 0.0
    kind: i64 = 0
    while kind < 3:
        held: i64 = tribe.held(kind)
        need: i64 = cost[kind]
        if held <= need:
            value += 1.4 * float(held)
        elif held <= need + 3:
            value += 1.4 * float(need) + 0.7 * float(held - need)
        else:
            value += 1.4 * float(need) + 2.1 + 0.15 * float(held - need - 3)
        kind += 1
    if payable(s, seat, False):
        value += 2.0
    return value


def prospects(s: Board, seat: i64) -> float:
    """Abilities that last, and open goals."""
    tribe = s.tribes[seat]
    value: float = 3.0 * float(bits(tribe.fulfilled & 255))
    goal: i64 = 0
    while goal < NUM_GOALS:
        if (tribe.open >> goal) & 1 != 0:
            points: i64 = s.setup.box.goal_points[goal]
            if ALL_GOALS[goal].met(s, seat):
                value += 4.5 * float(points)
            else:
                value += 1.0 + (0.3 * float(points) if goal >= DEVELOPMENTS else 0.0)
        goal += 1
    return value + nearly(s, seat)


def nearly(s: Board, seat: i64) -> float:
    """How close the achievements are that lie open."""
    tribe = s.tribes[seat]
    value: float = 0.0
    if (tribe.open >> WHOLE_TRIBE) & 1 != 0:
        value += 0.4 * float(tribe.field)
    if (tribe.open >> NOMADS) & 1 != 0:
        value += 0.7 * float(bits(tribe.here))
    if (tribe.open >> BORDERLAND) & 1 != 0:
        value += 1.2 * float(bits(s.controlled(seat) & s.setup.layout.outer))
    if (tribe.open >> LAKE_LORDS) & 7 != 0:
        strong: i64 = s.superior(seat)
        if (tribe.open >> LAKE_LORDS) & 1 != 0:
            value += 1.6 * float(bits(strong & s.lakes))
        if (tribe.open >> FOREST_LORDS) & 1 != 0:
            value += 1.6 * float(bits(strong & s.forests))
        if (tribe.open >> MOUNTAIN_LORDS) & 1 != 0:
            value += 1.6 * float(bits(strong & s.mountains))
    return value


def dangers(s: Board, seat: i64) -> float:
    """What the conflicts that are due would cost, less what they would bring."""
    clashes: i64 = conflicts(s)
    value: float = 0.0
    hex: i64 = 0
    while clashes != 0:
        if clashes & 1 != 0:
            value += danger(s, seat, hex)
        clashes >>= 1
        hex += 1
    return value


def danger(s: Board, seat: i64, hex: i64) -> float:
    most: i64 = 0
    second: i64 = 0
    tribe: i64 = 0
    while tribe <= INVADERS:
        number: i64 = 0
        if tribe < s.players:
            number = s.tribes[tribe].members(hex)
        elif tribe == INVADERS and s.invaders_at == hex:
            number = s.invaders
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        tribe += 1
    own: i64 = s.tribes[seat].members(hex)
    lost: i64 = own if own < second else second
    if own - lost > s.limit(hex):
        lost = own - s.limit(hex)
    value: float = 0.9 * float(lost)
    if own > 0 and lost == own:
        value += 1.5
        if (s.tribes[seat].villages >> hex) & 1 != 0:
            value += 13.0
    if seat != s.active or own == 0:
        return value
    if s.invaders_at == hex and s.invaders > 0 and s.invaders <= second:
        value -= 18.0
    other: i64 = 0
    while other < s.players:
        theirs: i64 = s.tribes[other].members(hex)
        if other != seat and theirs > 0 and theirs <= second and (s.tribes[other].villages >> hex) & 1 != 0:
            value -= 5.0
            if (s.tribes[seat].open >> RAID) & 1 != 0:
                value -= 20.0
        other += 1
    return value


class Greedy:
    """Chooses for the seat whose decision it is; equal choices are drawn by lot."""

    def __init__(self, state: TribesState, seed: int) -> None:
        self.rng = Rng(seed, 21)
        self.tried = state.clone()
        self.inner = state.clone()
        self.codes = Actions()
        self.more = Actions()

    def choose(self, s: TribesState) -> int:
        out = self.codes
        out.n = 0
        s.list_legal(out)
        if out.n == 1:
            return out.codes[0]
        if s.phase == A_BID:
            return self.bid(s)
        best: float = -1.0e9
        found: i64 = out.codes[0]
        ties: i64 = 0
        index: i64 = 0
        while index < out.n:
            code: i64 = out.codes[index]
            value: float = self.value(s, code)
            if value > best + 0.000001:
                best = value
                found = code
                ties = 1
            elif value > best - 0.000001:
                ties += 1
                if self.rng.below(ties) == 0:
                    found = code
            index += 1
        return found

    def value(self, s: TribesState, code: i64) -> float:
        """How good the table is after an action, played on to its end where it has parts."""
        seat: i64 = s.turn
        if code == DONE and s.phase == A_END:
            return worth(s, seat)
        if s.phase == A_START:
            return float(bits(s.setup.layout.near[code - PLACE])) + variety(s, code - PLACE)
        tried = self.tried
        tried.copy_from(s)
        tried.step(code)
        if s.phase == A_ACT:
            steps: i64 = 0
            while tried.turn == seat and tried.phase != A_ACT and tried.phase != A_END and steps < 30:
                tried.step(self.best_step(tried, seat))
                steps += 1
        value: float = worth(tried, seat)
        if tried.phase == C_GOAL and tried.active == seat:
            value += 2.0 * float(tried.left)
        return value

    def best_step(self, s: TribesState, seat: i64) -> i64:
        """The part of an action that is best at once."""
        out = self.more
        out.n = 0
        s.list_legal(out)
        best: float = -1.0e9
        found: i64 = out.codes[0]
        index: i64 = 0
        while index < out.n:
            code: i64 = out.codes[index]
            self.inner.copy_from(s)
            self.inner.step(code)
            value: float = worth(self.inner, seat)
            if value > best:
                best = value
                found = code
            index += 1
        return found

    def bid(self, s: TribesState) -> int:
        """Five at once where it is cheap enough, else a little more than the highest."""
        wealth: i64 = s.tribes[s.who].wealth()
        many: i64 = s.setup.box.chief_many
        if s.want < many and wealth >= many + 2:
            return int(BID + many - 1)
        if s.want + 1 <= wealth and s.want < 3:
            return int(BID + s.want)
        if s.want >= many and s.want < 8 and wealth > s.want + 3:
            return int(BID + s.want)
        return DONE


def variety(s: Board, hex: i64) -> float:
    """Different terrains within a step."""
    near: i64 = s.setup.layout.near[hex] | shift(1, hex)
    value: float = 0.0
    if near & s.lakes != 0:
        value += 2.0
    if near & s.forests != 0:
        value += 2.0
    if near & s.mountains != 0:
        value += 2.0
    return value
