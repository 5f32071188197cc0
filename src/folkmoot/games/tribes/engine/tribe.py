# mypyc: hot
"""One seat of the table, and the packed counts that it is made of.

Members are counted in six bits a hex, eight hexes a word. Resources are counted in sixteen bits each.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import ones, shift


def count_in(low: i64, high: i64, hex: i64) -> i64:
    """One count of two words of six bits each."""
    if hex < 8:
        return (low >> (hex * 6)) & 63
    return (high >> ((hex - 8) * 6)) & 63


@final
class Tribe:
    """One seat: its members, what it owns, its goals."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.here: i64 = 0
        """Hexes with own members."""
        self.field: i64 = 0
        """Members on the field."""
        self.board: i64 = 0
        """Members lying in ambush on its own board."""
        self.goods: i64 = 0
        self.villages: i64 = 0
        self.hidden: i64 = 0
        self.elder: i64 = -1
        """The hex of the elder, -1 in the supply."""
        self.points: i64 = 0
        self.earned: i64 = 0
        """Points by source, seven bits each."""
        self.open: i64 = 0
        self.fulfilled: i64 = 0
        self.deck: i64 = 0
        """Goals of the deck whose order nobody knows."""
        self.under: i64 = 0
        """Goals known under the deck, four bits each, the next to come lowest."""
        self.under_size: i64 = 0
        self.tokens: i64 = 0
        """Altar, Canoe, Walls."""
        self.kind: i64 = -1
        self.power: i64 = -1

    def copy_from(self, other: Tribe) -> None:
        self.low = other.low
        self.high = other.high
        self.here = other.here
        self.field = other.field
        self.board = other.board
        self.goods = other.goods
        self.villages = other.villages
        self.hidden = other.hidden
        self.elder = other.elder
        self.points = other.points
        self.earned = other.earned
        self.open = other.open
        self.fulfilled = other.fulfilled
        self.deck = other.deck
        self.under = other.under
        self.under_size = other.under_size
        self.tokens = other.tokens
        self.kind = other.kind
        self.power = other.power

    def members(self, hex: i64) -> i64:
        return count_in(self.low, self.high, hex)

    def change(self, hex: i64, number: i64) -> None:
        """Members come to a hex, or leave it for a negative number."""
        if hex < 8:
            self.low += shift(number, hex * 6)
        else:
            self.high += shift(number, (hex - 8) * 6)
        self.field += number
        if count_in(self.low, self.high, hex) != 0:
            self.here |= shift(1, hex)
        else:
            self.here &= ~shift(1, hex)

    def held(self, kind: i64) -> i64:
        return (self.goods >> (kind * 16)) & 0xFFFF

    def gain(self, kind: i64, number: i64) -> None:
        self.goods += shift(number, kind * 16)

    def wealth(self) -> i64:
        """Resources of all kinds."""
        return (self.goods & 0xFFFF) + ((self.goods >> 16) & 0xFFFF) + (self.goods >> 32)

    def source(self, source: i64) -> i64:
        """Points that came from one source."""
        return (self.earned >> (source * 7)) & 127

    def deck_size(self) -> i64:
        return ones(self.deck) + self.under_size

    def next_under(self) -> i64:
        """Take the first of the known goals under the deck."""
        goal: i64 = self.under & 15
        self.under >>= 4
        self.under_size -= 1
        return goal

    def put_under(self, goal: i64) -> None:
        self.under |= shift(goal, self.under_size * 4)
        self.under_size += 1
