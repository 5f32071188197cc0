# mypyc: hot
"""Multisets of up to 75 kinds, up to 15 of each: hands, rows, decks. Four bits a kind, fifteen kinds a word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.lists import Actions

KINDS: Final = 75
MOST: Final = 15


def shift(value: i64, places: i64) -> i64:
    """`value << places`, computed in 64 bits: mypyc would shift a small constant in 32."""
    return value << places


def nibble_sum(word: i64) -> i64:
    """The sum of the fifteen counts of a word."""
    pairs: i64 = (word & 0x0F0F0F0F0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F0F0F0F0F)
    fours: i64 = (pairs & 0x00FF00FF00FF00FF) + ((pairs >> 8) & 0x00FF00FF00FF00FF)
    halves: i64 = fours + (fours >> 32)
    return (halves + (halves >> 16)) & 0xFFFF


def list_word(word: i64, code: i64, out: Actions) -> None:
    """Add the codes of the counts of a word that are not 0."""
    while word != 0:
        if word & 15 != 0:
            out.add(code)
            word >>= 4
            code += 1
        elif word & 0xFFFF == 0:
            word >>= 16
            code += 4
        else:
            word >>= 4
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
        """How many of a kind."""
        index: i64 = kind // 15
        return (self.word(index) >> ((kind - 15 * index) * 4)) & 15

    def add(self, kind: i64, number: i64) -> None:
        """Put in `number` of a kind; a negative number takes out."""
        index: i64 = kind // 15
        change: i64 = shift(number, (kind - 15 * index) * 4)
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
        index: i64 = kind // 15
        if index > 4:
            return -1
        word: i64 = self.word(index) >> ((kind - 15 * index) * 4)
        while word == 0:
            index += 1
            if index > 4:
                return -1
            kind = index * 15
            word = self.word(index)
        while word & 0xFFFF == 0:
            word >>= 16
            kind += 4
        while word & 15 == 0:
            word >>= 4
            kind += 1
        return kind

    def list_into(self, out: Actions, base: i64) -> None:
        """Add `base + kind` for every kind present, ascending."""
        list_word(self.w0, base, out)
        list_word(self.w1, base + 15, out)
        list_word(self.w2, base + 30, out)
        list_word(self.w3, base + 45, out)
        list_word(self.w4, base + 60, out)

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
        kind: i64 = index * 15
        while ticket >= word & 15:
            ticket -= word & 15
            word >>= 4
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
    """What is not yet determined: a multiset that fills `size` places, above a bottom whose order is known.

    Nothing in a pool has an order. A place that it fills (a deck's top, a card face down) is determined when chance
    draws it; `take` is that draw. `bottom` lists the known cards below, the next to come first; it is replaced,
    never changed, so that copies share it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.size: i64 = 0
        self.bottom: list[int] = NOTHING

    def copy_pool(self, other: Pool) -> None:
        self.copy_from(other)
        self.size = other.size
        self.bottom = other.bottom

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
        self.bottom = NOTHING

    def take_bottom(self) -> i64:
        """The next card of the known bottom."""
        first: i64 = self.bottom[0]
        self.bottom = self.bottom[1:]
        return first

    def put_under(self, kind: i64) -> None:
        """A card laid under everything, seen by all."""
        self.bottom = [*self.bottom, int(kind)]


NOTHING: list[int] = []
