# mypyc: hot
"""One seat of the table, and the packed counts that it is made of."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import MOST, NIBBLE, at_nibble, ones, shift

MEMBER_BITS: Final = 6
MOST_MEMBERS: Final = 2**MEMBER_BITS - 1
"""Members of a hex: the largest count, and the mask of its bits."""
LOW_HEXES: Final = 8
"""Number of hexes counted in the low word; the rest are counted in the high one."""
GOODS_BITS: Final = 16
MOST_GOODS: Final = 2**GOODS_BITS - 1
"""Resources of a kind: the largest count, and the mask of its bits."""
POINT_BITS: Final = 7
MOST_POINTS: Final = 2**POINT_BITS - 1
"""Points of a row of the pad: the largest count, and the mask of its bits."""


def count_in(low: i64, high: i64, hex: i64) -> i64:
    """The members of one hex, counted in two words."""
    if hex < LOW_HEXES:
        return (low >> (hex * MEMBER_BITS)) & MOST_MEMBERS
    return (high >> ((hex - LOW_HEXES) * MEMBER_BITS)) & MOST_MEMBERS


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
        """Points by row of the pad (`scoring`), POINT_BITS each."""
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
        if hex < LOW_HEXES:
            self.low += shift(number, hex * MEMBER_BITS)
        else:
            self.high += shift(number, (hex - LOW_HEXES) * MEMBER_BITS)
        self.field += number
        if count_in(self.low, self.high, hex) != 0:
            self.here |= shift(1, hex)
        else:
            self.here &= ~shift(1, hex)

    def held(self, kind: i64) -> i64:
        return (self.goods >> (kind * GOODS_BITS)) & MOST_GOODS

    def gain(self, kind: i64, number: i64) -> None:
        self.goods += shift(number, kind * GOODS_BITS)

    def wealth(self) -> i64:
        """Resources of all kinds."""
        return (self.goods & MOST_GOODS) + ((self.goods >> GOODS_BITS) & MOST_GOODS) + (self.goods >> (2 * GOODS_BITS))

    def points_in(self, row: i64) -> i64:
        """Points that stand in one row of the pad."""
        return (self.earned >> (row * POINT_BITS)) & MOST_POINTS

    def count_points(self, row: i64, number: i64) -> None:
        """Points come, or go for a negative number."""
        self.points += number
        self.earned += shift(number, row * POINT_BITS)

    def deck_size(self) -> i64:
        return ones(self.deck) + self.under_size

    def next_under(self) -> i64:
        """Take the first of the known goals under the deck."""
        goal: i64 = self.under & MOST
        self.under >>= NIBBLE
        self.under_size -= 1
        return goal

    def put_under(self, goal: i64) -> None:
        self.under |= at_nibble(goal, self.under_size)
        self.under_size += 1
