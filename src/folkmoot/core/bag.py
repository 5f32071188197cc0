# mypyc: hot
"""Multisets of up to 75 kinds, up to 15 of each: hands, rows, decks. Four bits a kind, fifteen kinds a word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import MOST, NIBBLE, shift
from folkmoot.core.lists import Actions

PER_WORD: Final = 15
"""Kinds that one word counts."""
KINDS: Final = 75
LAST_WORD: Final = 4
FOUR_KINDS: Final = 0xFFFF
"""The mask of four counts, for passing over many that are 0."""


def nibble_sum(word: i64) -> i64:
    """The sum of the fifteen counts of a word."""
    pairs: i64 = (word & 0x0F0F0F0F0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F0F0F0F0F)
    fours: i64 = (pairs & 0x00FF00FF00FF00FF) + ((pairs >> 8) & 0x00FF00FF00FF00FF)
    halves: i64 = fours + (fours >> 32)
    return (halves + (halves >> 16)) & 0xFFFF


def list_word(word: i64, code: i64, out: Actions) -> None:
    """Add the codes of the counts of a word that are not 0."""
    while word != 0:
        if word & MOST != 0:
            out.add(code)
            word >>= NIBBLE
            code += 1
        elif word & FOUR_KINDS == 0:
            word >>= 4 * NIBBLE
            code += 4
        else:
            word >>= NIBBLE
            code += 1


class Bag:
    """A multiset of kinds 0..74. It does not guard itself: callers add at most 15 and remove what is there."""

    def __init__(self) -> None:
        self.w0: i64 = 0
        self.w1: i64 = 0
        self.w2: i64 = 0
        self.w3: i64 = 0
        self.w4: i64 = 0

    def copy_from(self, other: Bag) -> None:
        self.w0 = other.w0
        self.w1 = other.w1
        self.w2 = other.w2
        self.w3 = other.w3
        self.w4 = other.w4

    def clear(self) -> None:
        self.w0 = 0
        self.w1 = 0
        self.w2 = 0
        self.w3 = 0
        self.w4 = 0

    def equals(self, other: Bag) -> bool:
        return (
            self.w0 == other.w0
            and self.w1 == other.w1
            and self.w2 == other.w2
            and self.w3 == other.w3
            and self.w4 == other.w4
        )

    def word(self, index: i64) -> i64:
        if index == 0:
            return self.w0
        if index == 1:
            return self.w1
        if index == 2:
            return self.w2
        if index == 3:
            return self.w3
        return self.w4

    def count(self, kind: i64) -> i64:
        """Return the number of things of a kind."""
        index: i64 = kind // PER_WORD
        return (self.word(index) >> ((kind - PER_WORD * index) * NIBBLE)) & MOST

    def add(self, kind: i64, number: i64) -> None:
        """Put in `number` of a kind; a negative number takes out."""
        index: i64 = kind // PER_WORD
        change: i64 = shift(number, (kind - PER_WORD * index) * NIBBLE)
        if index == 0:
            self.w0 += change
        elif index == 1:
            self.w1 += change
        elif index == 2:
            self.w2 += change
        elif index == 3:
            self.w3 += change
        else:
            self.w4 += change

    def add_all(self, other: Bag) -> None:
        self.w0 += other.w0
        self.w1 += other.w1
        self.w2 += other.w2
        self.w3 += other.w3
        self.w4 += other.w4

    def remove_all(self, other: Bag) -> None:
        """Take out a multiset that lies wholly inside this one."""
        self.w0 -= other.w0
        self.w1 -= other.w1
        self.w2 -= other.w2
        self.w3 -= other.w3
        self.w4 -= other.w4

    def total(self) -> i64:
        return (
            nibble_sum(self.w0) + nibble_sum(self.w1) + nibble_sum(self.w2) + nibble_sum(self.w3) + nibble_sum(self.w4)
        )

    def next(self, kind: i64) -> i64:
        """The smallest kind present that is not below `kind`, or -1: for walking in ascending order."""
        index: i64 = kind // PER_WORD
        if index > LAST_WORD:
            return -1
        word: i64 = self.word(index) >> ((kind - PER_WORD * index) * NIBBLE)
        while word == 0:
            index += 1
            if index > LAST_WORD:
                return -1
            kind = index * PER_WORD
            word = self.word(index)
        while word & FOUR_KINDS == 0:
            word >>= 4 * NIBBLE
            kind += 4
        while word & MOST == 0:
            word >>= NIBBLE
            kind += 1
        return kind

    def list_into(self, out: Actions, base: i64) -> None:
        """Add `base + kind` for every kind present, ascending."""
        list_word(self.w0, base, out)
        list_word(self.w1, base + PER_WORD, out)
        list_word(self.w2, base + 2 * PER_WORD, out)
        list_word(self.w3, base + 3 * PER_WORD, out)
        list_word(self.w4, base + 4 * PER_WORD, out)

    def pick(self, ticket: i64) -> i64:
        """The kind that owns ticket 0 <= t < total, tickets being handed out in ascending order of kinds."""
        index: i64 = 0
        word: i64 = self.w0
        inside: i64 = nibble_sum(word)
        while ticket >= inside:
            ticket -= inside
            index += 1
            word = self.word(index)
            inside = nibble_sum(word)
        kind: i64 = index * PER_WORD
        while ticket >= word & MOST:
            ticket -= word & MOST
            word >>= NIBBLE
            kind += 1
        return kind

    def kinds(self) -> list[int]:
        """Every element, ascending, repeated as often as it is there; for the edge of the engine."""
        found: list[int] = []
        kind: i64 = self.next(0)
        while kind >= 0:
            number: i64 = self.count(kind)
            while number > 0:
                found.append(kind)
                number -= 1
            kind = self.next(kind + 1)
        return found


class Pool(Bag):
    """Undetermined things: a multiset that fills `size` places.

    Nothing in a pool has an order. A place that it fills (a deck's top, a card face down) is determined when chance
    draws it; `take` is that draw.
    """

    def __init__(self) -> None:
        super().__init__()
        self.size: i64 = 0

    def copy_pool(self, other: Pool) -> None:
        self.copy_from(other)
        self.size = other.size

    def put(self, kind: i64, number: i64) -> None:
        """Cards that become undetermined again."""
        self.add(kind, number)
        self.size += number

    def take(self, kind: i64) -> None:
        """A place is determined: one card of this kind leaves."""
        self.add(kind, -1)
        self.size -= 1

    def empty(self) -> None:
        self.clear()
        self.size = 0
