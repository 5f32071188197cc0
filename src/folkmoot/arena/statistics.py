"""Statistics of results: win shares with intervals, resampled by deal, ranks, margins, seats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from folkmoot.arena.schedule import MIRROR, SANITY, Pairing, Plan, pairings
from folkmoot.core import Doc

RESAMPLES = 2000


@dataclass(frozen=True)
class Line:
    """One line of the table: a challenger among the field."""

    pairing: Pairing
    deals: int
    games: int
    share: float
    """Share of the victories; a shared first place counts in part."""
    low: float
    high: float
    even: float
    rank: float
    margin: float
    """Points ahead of the best other seat, on average."""
    seats: tuple[float, ...]
    """Win share of the challenger by seat."""
    score: float
    decisions: float

    @property
    def verdict(self) -> str:
        """`better` or `worse` if the interval says so, `even` if it does not."""
        if self.low > self.even:
            return "better"
        return "worse" if self.high < self.even else "even"

    @property
    def sound(self) -> bool:
        """Return True if a control came out right: equals within the interval, random players beaten. One mirror in
        twenty falls outside by chance, with few deals more: play more deals of it before believing it."""
        if self.pairing.kind == MIRROR:
            return self.low <= self.even <= self.high
        return self.pairing.kind != SANITY or self.verdict == "better" or self.share == 1.0


def table(plan: Plan, results: Sequence[Doc]) -> list[Line]:
    """A line for every pairing that has at least one whole deal; a deal counts when all its rotations are played."""
    found = []
    for pairing in pairings(plan):
        deals = whole_deals(plan, [result for result in results if result["pairing"] == pairing.name])
        if deals:
            found.append(line(plan, pairing, deals))
    return found


def whole_deals(plan: Plan, results: Sequence[Doc]) -> list[list[Doc]]:
    by_seed: dict[int, dict[int, Doc]] = {}
    for result in results:
        by_seed.setdefault(result["seed"], {})[result["rotation"]] = result
    return [
        [games[rotation] for rotation in plan.rotations(seed)]
        for seed, games in sorted(by_seed.items())
        if set(plan.rotations(seed)) <= set(games)
    ]


def win_share(result: Doc) -> float:
    """The challenger's part of the victory."""
    winners = result["winners"]
    return 1 / len(winners) if result["rotation"] in winners else 0.0


def margin(result: Doc) -> float:
    own = result["rotation"]
    others = [score for seat, score in enumerate(result["scores"]) if seat != own]
    return float(result["scores"][own] - max(others))


def line(plan: Plan, pairing: Pairing, deals: list[list[Doc]]) -> Line:
    games = [game for deal in deals for game in deal]
    shares = [fmean(win_share(game) for game in deal) for deal in deals]
    low, high = share_interval(shares)
    return Line(
        pairing=pairing,
        deals=len(deals),
        games=len(games),
        share=fmean(shares),
        low=low,
        high=high,
        even=1 / plan.players,
        rank=fmean(game["ranks"][game["rotation"]] for game in games),
        margin=fmean(margin(game) for game in games),
        seats=tuple(seat_share(games, seat) for seat in range(plan.players)),
        score=fmean(game["scores"][game["rotation"]] for game in games),
        decisions=fmean(game["decisions"] for game in games),
    )


def seat_share(games: list[Doc], seat: int) -> float:
    """The challenger's win share in one seat; 0 where it never sat there."""
    shares = [win_share(game) for game in games if game["rotation"] == seat]
    return fmean(shares) if shares else 0.0


def interval(values: Sequence[float], seed: int = 1) -> tuple[float, float]:
    """95 % of the means of resampled deals lie in between. The deal is the unit: its rotations hang together."""
    rng = random.Random(seed)
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """`interval` for shares of victory. Where every deal was won, or none, resampling them knows nothing else; what so
    few of them can say is the exact bound of as many tosses of a coin."""
    low, high = interval(shares)
    bound = 0.025 ** (1 / len(shares))
    if low == high == 1.0:
        return bound, 1.0
    return (0.0, 1 - bound) if low == high == 0.0 else (low, high)
