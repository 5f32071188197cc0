# mypyc: hot
"""Evaluation of a state: which choices deserve a look, and how the game may end from here.

`Evaluation` knows nothing of any game, so it plays every game: all choices look alike, points count as they stand. A
game with an evaluation of its own replaces it, and the same search plays better. An evaluation is only ever shown
states drawn from a view, so the hidden cards that it reads are guesses.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from folkmoot.core.contract import State
from folkmoot.core.lists import Actions
from folkmoot.core.rng import Rng

MOST_SEATS: Final = 8
"""No game has more."""
AS_SHARED: Final = -1.0
"""The chance of success is what the shares say."""


class Choice:
    """One action worth a look; `weight` says how likely a sensible player takes it, compared with the others."""

    def __init__(self) -> None:
        self.code: i64 = 0
        self.weight: float = 0.0


class Choices:
    """A buffer of choices that is filled again and again; `items[:n]` counts."""

    def __init__(self) -> None:
        self.items: list[Choice] = []
        self.n: i64 = 0
        self.total: float = 0.0

    def clear(self) -> None:
        self.n = 0
        self.total = 0.0

    def add(self, code: i64, weight: float) -> None:
        if self.n == len(self.items):
            self.items.append(Choice())
        item = self.items[self.n]
        item.code = code
        item.weight = weight
        self.n += 1
        self.total += weight

    def draw(self, rng: Rng) -> i64:
        """A code, each as likely as its weight says."""
        ticket: float = float(rng.next32()) / 4294967296.0 * self.total
        index: i64 = 0
        while index < self.n - 1:
            ticket -= self.items[index].weight
            if ticket < 0.0:
                break
            index += 1
        return self.items[index].code

    def best(self) -> i64:
        """The code with the largest weight, the first of equal ones."""
        best: i64 = 0
        index: i64 = 1
        while index < self.n:
            if self.items[index].weight > self.items[best].weight:
                best = index
            index += 1
        return self.items[best].code


class Estimate:
    """Estimate of the end of the game: points of each seat, and their worth to each seat between 0 and 1."""

    def __init__(self) -> None:
        self.points: list[float] = [0.0] * MOST_SEATS
        self.shares: list[float] = [0.0] * MOST_SEATS
        self.spread: float = 10.0
        """Error of the guess, in points: a lead of one spread is a clear advantage, not yet a win."""
        self.shared: bool = False
        """All seats win or lose together, or there is one alone: more points are better, nobody is behind."""
        self.success: float = AS_SHARED
        """Probability that all win, where they win together; shares may also count by how much."""
        self.par: float = 0.0
        """Points that are neither good nor bad, in games where points are shared."""
        self.sides: i64 = 0
        """Seats this far apart are allies, with the same points, and divide a victory; 0: there are no allies."""
        self.more: list[float] = [0.0] * MOST_SEATS
        """Learned correction of each seat's points, in spreads."""

    def shares_from_points(self, players: i64) -> None:
        """Shares from points: of one victory among rivals, of success for all where it is shared."""
        seat: i64 = 0
        if self.shared:
            while seat < players:
                self.shares[seat] = likely((self.points[seat] - self.par) / self.spread)
                seat += 1
            return
        best: float = -1.0e9
        while seat < players:
            self.shares[seat] = self.points[seat] / self.spread + self.more[seat]
            best = max(best, self.shares[seat])
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < players:
            strength: float = exp(bounded(self.shares[seat] - best))
            self.shares[seat] = strength
            total += strength
            seat += 1
        seat = 0
        while seat < players:
            self.shares[seat] /= total
            seat += 1

    def lead(self, seat: i64, players: i64) -> float:
        """Points ahead of the best other seat; the points above par where they are shared."""
        if self.shared or players == 1:
            return self.points[seat] - self.par
        best: float = -1.0e9
        other: i64 = 0
        while other < players:
            allied: bool = other == seat or (self.sides > 0 and (other - seat) % self.sides == 0)
            if not allied and self.points[other] > best:
                best = self.points[other]
            other += 1
        return self.points[seat] - best

    def allies(self, players: i64) -> i64:
        """Return the number of seats that win together."""
        return players // self.sides if self.sides > 0 else 1

    def chance(self, seat: i64, players: i64) -> float:
        """Return a seat's chance to be among the winners: allies divide a victory, but each of them has won."""
        if self.shared and self.success >= 0.0:
            return self.success
        return self.shares[seat] * float(self.allies(players))

    def chances(self, players: i64) -> list[float]:
        """List `chance` of every seat."""
        return [self.chance(seat, players) for seat in range(players)]


def bounded(x: float) -> float:
    """Clamp `x` to the range that `exp` can take."""
    if x > 50.0:
        return 50.0
    return x if x > -50.0 else -50.0


def likely(x: float) -> float:
    """From a number to a chance."""
    return 1.0 / (1.0 + exp(bounded(-x)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Evaluation for any game."""

    def __init__(self) -> None:
        self.actions = Actions()
        self.is_game_specific: bool = False
        """True: `evaluate` looks ahead by itself. False: the search plays on until points have come."""

    def policy(self, state: State, out: Choices) -> None:
        """Add the choices worth a look, at least one, ascending. A seat decides."""
        self.actions.n = 0
        state.list_legal(self.actions)
        index: i64 = 0
        while index < self.actions.n:
            out.add(self.actions.codes[index], 1.0)
            index += 1

    def evaluate(self, state: State, out: Estimate) -> None:
        """Expected points of every seat at the end, from a state of a running game."""
        for seat, score in enumerate(state.scores()):
            out.points[seat] = float(score)
        out.shared = state.players == 1
        out.shares_from_points(state.players)

    def sources(self, state: State, seat: i64) -> dict[str, float]:
        """The points of a seat by where they come from, for people: `<game>-source-<name>` says each in words."""
        return {}

    def is_trained(self, state: State) -> bool:
        """Return True if `evaluate` was trained on how such games end; then the search asks it at once, without playing
        on."""
        return False

    def within_reach(self, state: State, seat: i64) -> bool:
        """Return True if the seat might win in this turn and nothing hidden could prevent it."""
        return False

    def is_quiet(self, state: State) -> bool:
        """Return True where a turn begins, when a state is easiest to judge; asked only if `is_game_specific`."""
        return not state.drafting

    def finish(self, state: State, out: Estimate) -> None:
        """The shares of a game that is over."""
        finish_by_result(state, out)


def finish_by_result(state: State, out: Estimate) -> None:
    """Set the shares from the result: a sole winner gets 1, joint winners divide it; a common cause is won by all or by
    none."""
    result = state.result()
    assert result is not None
    for number, score in enumerate(result.scores):
        out.points[number] = float(score)
    out.shared = result.outcome == "completed" or result.outcome == "limit"
    if out.shared:
        out.shares_from_points(state.players)
        return
    success = result.success
    out.shared = success is not None
    share: float = 1.0 if success is not None else 1.0 / float(max(len(result.winners), 1))
    seat: i64 = 0
    while seat < state.players:
        won: bool = success if success is not None else int(seat) in result.winners
        out.shares[seat] = share if won else 0.0
        seat += 1
