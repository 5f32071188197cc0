# mypyc: hot
"""Counts of a hand's cards by colour and by tribe, packed into one word each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import shift
from folkmoot.games.ethnos.engine import codes as c

COLOUR_BITS: Final = 8
COLOUR_MASK: Final = 2**COLOUR_BITS - 1
TRIBE_BITS: Final = 5
TRIBE_MASK: Final = 2**TRIBE_BITS - 1


def as_colour(number: i64, kind: i64) -> i64:
    """A number of cards of a kind, to be added to the counts of colours."""
    return shift(number, c.colour_of(kind) * COLOUR_BITS)


def as_tribe(number: i64, kind: i64) -> i64:
    """A number of cards of a kind, to be added to the counts of tribes."""
    return shift(number, c.tribe_of(kind) * TRIBE_BITS)


def of_colour(colours: i64, kind: i64) -> i64:
    """Return the number of cards with the colour of a kind."""
    return (colours >> (c.colour_of(kind) * COLOUR_BITS)) & COLOUR_MASK


def of_tribe(tribes: i64, kind: i64) -> i64:
    """Return the number of cards with the tribe of a kind."""
    return (tribes >> (c.tribe_of(kind) * TRIBE_BITS)) & TRIBE_MASK
