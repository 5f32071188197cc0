# mypyc: hot
"""Observations: the knowledge of a seat, written as whole numbers straight from a state into a buffer.

A game's `edge/encode.py` defines the layout, as a function of a view's data; its `edge/tensor.py` is an Encoder that
writes the same numbers without building a view. Numbers that are not whole are written as multiples of a unit: the
`divisors` say how many units make one.

This needs `librt`, which study code installs and play does not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from folkmoot.core.bag import Bag
from folkmoot.core.bits import MOST, NIBBLE
from folkmoot.core.contract import State

SPECTATOR: Final = -1
"""The viewer who sits nowhere."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encoder of one game's views as numbers."""

    def __init__(self, size: int, divisors: list[float]) -> None:
        self.size: i64 = size
        self.divisors = divisors
        """Divisor of each number: units that make one."""

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a seat's numbers, or the SPECTATOR's, from `at` on, where the buffer holds zeros."""
        raise NotImplementedError


def clear(out: vec[i16], at: i64, end: i64) -> None:
    """Zeros up to an end."""
    while at < end:
        out[at] = 0
        at += 1


def put(out: vec[i16], at: i64, value: i64) -> None:
    """One number."""
    out[at] = i16(value)


def put_one(out: vec[i16], at: i64, number: i64) -> None:
    """1 at a number's place; nothing for a negative one."""
    if number >= 0:
        out[at + number] = 1


def put_set(out: vec[i16], at: i64, mask: i64) -> None:
    """1 for every number of a set."""
    while mask != 0:
        if mask & 1 != 0:
            out[at] = 1
        mask >>= 1
        at += 1


def put_nibbles(out: vec[i16], at: i64, word: i64) -> None:
    """Counts of four bits each."""
    while word != 0:
        if word & MOST != 0:
            out[at] = i16(word & MOST)
        word >>= NIBBLE
        at += 1


def put_bag(out: vec[i16], at: i64, bag: Bag) -> None:
    """Write the count of each kind."""
    kind: i64 = bag.next(0)
    while kind >= 0:
        out[at + kind] = i16(bag.count(kind))
        kind = bag.next(kind + 1)


def put_seat(out: vec[i16], at: i64, own: i64, seat: i64, players: i64) -> None:
    """1 at the place of a seat as it lies from the viewer, clockwise; nothing for a negative one."""
    if seat >= 0:
        out[at + (seat - own + players) % players] = 1
