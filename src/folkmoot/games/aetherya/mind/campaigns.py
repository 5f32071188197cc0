# mypyc: hot
"""Estimate of a campaign, played alone: whether the age is won with the turns that are left, and then how far it
goes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import likely
from folkmoot.core.bits import in_set, ones
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.alone import left_for
from folkmoot.games.aetherya.mind.fates import task_lacks
from folkmoot.games.aetherya.mind.legends import lacking

AHEAD: Final = [0.0, 0.35, 0.6, 1.0]
"""Worth of a campaign, by the number of ages won."""


@final
class Campaigns:
    """The weights of campaigns, and what follows from them."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.found: float = weights["found"]
        self.grows: float = weights["grows"]
        self.completed: float = weights["completed"]
        self.pace: float = weights["pace"]
        self.doubt: float = weights["doubt"]
        self.doubt_turn: float = weights["doubt_turn"]

    def share(self, b: AetheryaState, points: float) -> float:
        """Return the worth of a campaign, from the points of its present age."""
        met: float = self.met(b)
        ahead: float = AHEAD[b.age] * (self.completed + (1.0 - self.completed) * self.good(b, points))
        return met * ahead + (1.0 - met) * fallen(b)

    def success(self, b: AetheryaState, points: float) -> float:
        """Return the probability that a campaign is a victory."""
        return self.met(b) * AHEAD[b.age] * self.good(b, points)

    def good(self, b: AetheryaState, points: float) -> float:
        """Return the probability that every age so far scores, once its legends are met: nothing makes up for one that
        did not."""
        if (b.age > 1 and b.age1 <= 0) or (b.age > 2 and b.age2 <= 0):
            return 0.0
        turns: float = float(b.deck_size)
        return likely((points + self.grows * turns) / (4.0 + 0.3 * turns))

    def met(self, b: AetheryaState) -> float:
        """Return the probability that the legends and the task of the age are met in time."""
        kingdom = b.kingdoms[0]
        wanted: i64 = b.shown & ~b.turned
        cards: float = task_lacks(b, kingdom)
        met: float = 1.0
        legend: i64 = 0
        while wanted >> legend != 0:
            if in_set(wanted, legend):
                lacks: float = lacking(kingdom, legend)
                cards += lacks + 0.2
                met *= found_in_time(i64(lacks), left_for(b, kingdom, legend), self.found)
            legend += 1
        turns: float = float(b.deck_size)
        if wanted != 0 or cards > 0.0:
            met *= likely((self.pace * turns - cards) / (self.doubt + self.doubt_turn * turns))
        return met

    def ended(self, b: AetheryaState, points: float) -> float:
        """A39: what a campaign was worth to those who search."""
        if age_failed(b):
            return fallen(b)
        won: float = 0.9 if victory(b) else 0.9 * self.completed
        return 0.1 * likely(points / 20.0) + won


def victory(b: AetheryaState) -> bool:
    """A39: a campaign that is over was not lost, and every age scored."""
    return not age_failed(b) and min(b.age1, b.age2, b.age3) > 0


def fallen(b: AetheryaState) -> float:
    """Return the worth of a campaign that ends in this age without all of its legends: far is better than near."""
    return 0.05 * float(b.age - 1) + 0.005 * float(ones(b.turned))


def found_in_time(lacks: i64, left: i64, each: float) -> float:
    """Return the probability that `lacks` of the `left` cards are found and kept, each independently with probability
    `each`."""
    none: float = 1.0 - each
    if lacks <= 0:
        return 1.0
    if left < lacks:
        return 0.02
    few: float = 0.0
    number: i64 = 0
    ways: float = 1.0
    while number < lacks:
        term: float = ways
        factor: i64 = 0
        while factor < left:
            term *= each if factor < number else none
            factor += 1
        few += term
        ways = ways * float(left - number) / float(number + 1)
        number += 1
    return 1.0 - few
