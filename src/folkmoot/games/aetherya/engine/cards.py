# mypyc: hot
"""Counts of cards by kind: six bits each, ten in a word. Two boxes (A61) hold 16 of a kind."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import shift
from folkmoot.games.aetherya.engine import codes as c

COUNT_BITS: Final = 6
"""Bits of a count."""
MOST_OF_A_KIND: Final = 2**COUNT_BITS - 1
"""The largest count, and the mask of its bits."""


def cards_of(counts: i64, kind: i64) -> i64:
    """One of the counts of a word."""
    return (counts >> (COUNT_BITS * kind)) & MOST_OF_A_KIND


def as_count(number: i64, kind: i64) -> i64:
    """A word with one count: to add it to another."""
    return shift(number, COUNT_BITS * kind)


@final
class CardPool:
    """Undetermined cards that fill `size` places, in no order. Chance draws one; `take` is the draw.

    Unlike the multisets of `core/bag.py` it has few kinds and may have many cards of each.
    """

    def __init__(self) -> None:
        self.counts: i64 = 0
        self.size: i64 = 0

    def copy_pool(self, other: CardPool) -> None:
        self.counts = other.counts
        self.size = other.size

    def empty(self) -> None:
        self.counts = 0
        self.size = 0

    def count(self, kind: i64) -> i64:
        """Return the number of cards of a kind."""
        return cards_of(self.counts, kind)

    def put(self, kind: i64, number: i64) -> None:
        """Cards that become undetermined again."""
        self.counts += as_count(number, kind)
        self.size += number

    def take(self, kind: i64) -> None:
        """A place is determined: one card of this kind leaves."""
        self.counts -= as_count(1, kind)
        self.size -= 1

    def pick(self, ticket: i64) -> i64:
        """The kind that owns ticket 0 <= t < size, tickets being handed out in ascending order of kinds."""
        counts: i64 = self.counts
        kind: i64 = 0
        while ticket >= counts & MOST_OF_A_KIND:
            ticket -= counts & MOST_OF_A_KIND
            counts >>= COUNT_BITS
            kind += 1
        return kind


def kinds_in(counts: i64) -> list[int]:
    """Every card of a word of counts, ascending, repeated as often as it is there; for the edge of the engine."""
    return [kind for kind in range(c.NUM_KINDS) for _ in range(cards_of(counts, kind))]
