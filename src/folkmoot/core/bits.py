# mypyc: hot
"""Numbers packed into a word: sets as masks, a number being in the set when its bit is 1; counts of four bits each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from folkmoot.core.lists import Actions

NIBBLE: Final = 4
"""Bits of a count."""
MOST: Final = 2**NIBBLE - 1
"""The largest count, and the mask of its bits."""


def shift(value: i64, places: i64) -> i64:
    """`value << places`, computed in 64 bits: mypyc would shift a small constant in 32."""
    return value << places


def ones(mask: i64) -> i64:
    """Count the set bits of a mask of up to 32 bits."""
    pairs: i64 = mask - ((mask >> 1) & 0x55555555)
    fours: i64 = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    halves: i64 = eights + (eights >> 8)
    return (halves + (halves >> 16)) & 0x3F


def below(number: i64) -> i64:
    """The set of all numbers from 0 up to this one, which is not in it."""
    return shift(1, number) - 1


def bit(mask: i64, number: i64) -> i64:
    """1 if a number is in a set, else 0."""
    return (mask >> number) & 1


def with_bit(mask: i64, number: i64, value: i64) -> i64:
    """The set with a number in it, or, for the value 0, without it."""
    return (mask & ~shift(1, number)) | (value << number)


def in_set(mask: i64, number: i64) -> bool:
    """Return True if a number is in a set."""
    return (mask >> number) & 1 != 0


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty."""
    number: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def highest(mask: i64) -> i64:
    """The largest number of a set, -1 if it is empty."""
    number: i64 = -1
    while mask != 0:
        mask >>= 1
        number += 1
    return number


def only_lowest(mask: i64) -> i64:
    """The set of its smallest number alone."""
    return mask & -mask


def trimmed(mask: i64) -> i64:
    """The set without its smallest number: empty unless there are two."""
    return mask & (mask - 1)


def nth(mask: i64, ticket: i64) -> i64:
    """The number that has `ticket` smaller ones in the set."""
    while ticket > 0:
        mask &= mask - 1
        ticket -= 1
    return lowest(mask)


def list_bits(mask: i64, base: i64, out: Actions) -> None:
    """Add `base + number` for every number of the set, ascending."""
    code: i64 = base
    while mask != 0:
        if mask & 1 != 0:
            out.add(code)
        mask >>= 1
        code += 1


def numbers(mask: i64) -> list[int]:
    """The set as a list, ascending; for the edge of the engine."""
    found: list[int] = []
    number: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(int(number))
        mask >>= 1
        number += 1
    return found


def words_of(mask: i64, words: Sequence[str]) -> list[str]:
    """The set in words, ascending; for the edge of the engine."""
    return [words[number] for number in numbers(mask)]


def nibble(word: i64, index: i64) -> i64:
    """One of the counts of a word."""
    return (word >> (NIBBLE * index)) & MOST


def at_nibble(count: i64, index: i64) -> i64:
    """A word with one count: to add it to another."""
    return count << (NIBBLE * index)


def nibbles(counts: Sequence[int]) -> i64:
    """A word with these counts, the first lowest."""
    word: i64 = 0
    for index, count in enumerate(counts):
        word |= at_nibble(count, index)
    return word
