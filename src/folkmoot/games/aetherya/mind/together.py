# mypyc: hot
"""Estimate of a game played together: the lowest kingdom against the penalty, and legends that may spare some of it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Estimate, likely
from folkmoot.core.bits import in_set
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import legend_points
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.legends import lacking


@final
class Together:
    """The weights of games that all win or lose, and what follows from them."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.spare: float = weights["spare"]
        self.spread: float = weights["spread_together"]
        self.spread_deck: float = weights["spread_deck"]

    def evaluate(self, b: AetheryaState, out: Estimate) -> None:
        """One number for all, from what each kingdom is worth (`out.points`): above all from the lowest."""
        lowest: float = 1000.0
        mean: float = 0.0
        seat: i64 = 0
        while seat < b.players:
            worth: float = out.points[seat]
            lowest = min(lowest, worth)
            mean += worth / float(b.players)
            seat += 1
        points: float = 0.8 * lowest + 0.2 * mean - float(legend_points(b.penalty, b.setup.box))
        legend: i64 = 0
        while b.shown >> legend != 0:
            if in_set(b.shown, legend):
                points += self.spare * (1.0 if in_set(b.turned, legend) else best_spared(b, legend))
            legend += 1
        share: float = likely(points / (self.spread + self.spread_deck * float(b.deck_size)))
        share_all(b, out, points, share, worth_together(share, points))

    def stake(self, kingdom: Kingdom, legend: i64) -> float:
        """Return the part of a legend's penalty that a kingdom may spare."""
        return self.spare * spared(kingdom, legend)


def worth_together(success: float, points: float) -> float:
    """A44: what a game is worth to those who search: above all success, then how clear it is."""
    return 0.9 * success + 0.1 * likely(points / 20.0)


def best_spared(b: AetheryaState, legend: i64) -> float:
    best: float = 0.0
    seat: i64 = 0
    while seat < b.players:
        best = max(best, spared(b.kingdoms[seat], legend))
        seat += 1
    return best


def spared(kingdom: Kingdom, legend: i64) -> float:
    """Return the probability that a kingdom meets a legend in time to spare its penalty."""
    if in_set(kingdom.met, legend):
        return 0.9
    return 0.4 / (lacking(kingdom, legend) + 0.3)


def share_all(b: AetheryaState, out: Estimate, points: float, success: float, share: float) -> None:
    """The same for all seats: points, how likely they win, and what searches go by."""
    out.shared = True
    out.success = success
    out.par = 0.0
    seat: i64 = 0
    while seat < b.players:
        out.points[seat] = points
        out.shares[seat] = share
        seat += 1
