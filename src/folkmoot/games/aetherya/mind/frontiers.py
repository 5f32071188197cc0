# mypyc: hot
"""Frontiers: the prize that the Nolands may bring (A57), and what it is worth to offer or break a pact (A60)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.nolands import Nolands, bound, broken, partner_in
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.nolands import fewest_down, hoped_prize

RELUCTANT: Final = -5.0
"""A60: an offer that would not be accepted, a pact that is not worth breaking, against the best choice."""


@final
class Frontiers:
    """The weights of Frontiers, and how the seats stand there."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.doubt: float = weights["doubt_lands"]
        self.doubt_card: float = weights["doubt_lands_card"]
        self.kingdoms: list[float] = [0.0] * c.MOST_SEATS
        """Value of each kingdom, while pacts are weighed."""

    def prize(self, b: AetheryaState, lands: Nolands | None, seat: i64) -> float:
        """The prize that a seat may hope for; the longer the game goes on the less is certain."""
        return hoped_prize(b, lands, seat, self.doubt + self.doubt_card * float(fewest_down(b)))

    def word(self, b: AetheryaState, seat: i64) -> float:
        """A60: to offer costs nothing, so it is worth what it brings, if the other would accept; to break, likewise."""
        if partner_in(b.pacts, b.active) == seat:
            kept: i64 = b.pacts
            before: float = self.lead(b, b.active)
            b.pacts = broken(b.pacts, b.active)
            gain: float = self.lead(b, b.active) - before
            b.pacts = kept
            return gain if gain > 0.0 else RELUCTANT
        mine: float = self.pact(b, b.active, seat)
        return mine if mine > 0.0 and self.pact(b, seat, b.active) > 0.0 else RELUCTANT

    def pact(self, b: AetheryaState, seat: i64, other: i64) -> float:
        """A60: how much better a pact would make a seat stand among its rivals."""
        kept: i64 = b.pacts
        before: float = self.lead(b, seat)
        b.pacts = bound(b.pacts, seat, other)
        gain: float = self.lead(b, seat) - before
        b.pacts = kept
        return gain

    def lead(self, b: AetheryaState, seat: i64) -> float:
        """Return a seat's lead: half over the best of the others, half over the average of them."""
        own: float = self.kingdoms[seat] + self.prize(b, b.nolands, seat)
        best: float = -1000.0
        total: float = 0.0
        other: i64 = 0
        while other < b.players:
            if other != seat:
                points: float = self.kingdoms[other] + self.prize(b, b.nolands, other)
                best = max(best, points)
                total += points
            other += 1
        return own - 0.5 * best - 0.5 * total / float(b.players - 1)
