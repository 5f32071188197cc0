# mypyc: hot
"""Confrontation: fortresses built of tokens, and how they press on the kingdoms beside them (A59)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import bit, ones, with_bit
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box

WEST: Final = 0x1111
"""The first column: it borders the last one of the seat before."""
EAST: Final = 0x8888
"""The last column: it borders the first one of the next seat."""
ACROSS: Final = 3
"""From the first column to the last of the same row."""


@final
class Fortresses:
    """Number of tokens on each card; never changed once it is made, so that states share it."""

    def __init__(self) -> None:
        # By seat, of every cell the lower and the higher bit of that number.
        self.low: list[int] = [0, 0, 0, 0]
        self.high: list[int] = [0, 0, 0, 0]


def built_at(forts: Fortresses | None, seat: i64, cell: i64) -> i64:
    """Return the number of tokens on a card."""
    if forts is None:
        return 0
    return bit(forts.low[seat], cell) | (bit(forts.high[seat], cell) << 1)


def with_built(forts: Fortresses | None, seat: i64, cell: i64, number: i64) -> Fortresses:
    """The fortresses with this number of tokens on a card."""
    other = Fortresses()
    if forts is not None:
        other.low = forts.low.copy()
        other.high = forts.high.copy()
    other.low[seat] = with_bit(other.low[seat], cell, bit(number, 0))
    other.high[seat] = with_bit(other.high[seat], cell, bit(number, 1))
    return other


def finished(forts: Fortresses | None, seat: i64, needed: i64) -> i64:
    """A59: the cells of a seat where enough tokens stand."""
    if forts is None:
        return 0
    low: i64 = forts.low[seat]
    high: i64 = forts.high[seat]
    if needed == 1:
        return low | high
    return high if needed == c.MOST_BUILT - 1 else low & high


def all_finished(forts: Fortresses | None, players: i64, box: Box) -> list[int]:
    return [finished(forts, seat, box.built) for seat in range(players)]


def pressing(whole: list[int], seat: i64) -> i64:
    """A59: the finished fortresses of a seat that stand at the border, and none across it."""
    players: i64 = len(whole)
    own: i64 = whole[seat]
    after: i64 = whole[(seat + 1) % players]
    before: i64 = whole[(seat + players - 1) % players]
    return (own & EAST & ~((after & WEST) << ACROSS)) | (own & WEST & ~((before & EAST) >> ACROSS))


def pressed(whole: list[int], seat: i64) -> i64:
    """A59: the cells of a seat that a fortress across the border presses on."""
    players: i64 = len(whole)
    own: i64 = whole[seat]
    after: i64 = whole[(seat + 1) % players]
    before: i64 = whole[(seat + players - 1) % players]
    return (((after & WEST) << ACROSS) | ((before & EAST) >> ACROSS)) & ~own


def across(seat: i64, cell: i64, players: i64) -> i64:
    """A59: the seat whose kingdom lies beyond the border that a cell is at."""
    return (seat + 1) % players if cell % c.SIDE == c.SIDE - 1 else (seat + players - 1) % players


def fortress_points(whole: list[int], seat: i64, box: Box) -> i64:
    """A59: a fortress has its points; tribute goes from whoever is pressed to whoever presses."""
    own: i64 = whole[seat]
    return box.fortress * ones(own) + box.tribute * (ones(pressing(whole, seat)) - ones(pressed(whole, seat)))
