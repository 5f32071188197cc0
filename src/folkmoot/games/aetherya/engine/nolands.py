# mypyc: hot
"""Frontiers: the Nolands, a field that all share, and what strength and pacts there bring (A57, A60)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import MOST, at_nibble, bit, in_set, nibble, shift, with_bit
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import links


@final
class Nolands:
    """The settled cards and whose they are; never changed once it is made, so that states share it."""

    def __init__(self) -> None:
        self.field = Kingdom()
        # Of every cell the lower and the higher bit of the seat that settled there.
        self.low: i64 = 0
        self.high: i64 = 0

    def of_seat(self, seat: i64) -> i64:
        """The cells that a seat has settled."""
        low: i64 = self.low if in_set(seat, 0) else ~self.low
        high: i64 = self.high if in_set(seat, 1) else ~self.high
        return self.field.up & low & high

    def seat_at(self, cell: i64) -> i64:
        """Return the seat that settled a cell; the cell must not be empty."""
        return bit(self.low, cell) | (bit(self.high, cell) << 1)


def settled(lands: Nolands | None, cell: i64, card: i64, seat: i64) -> Nolands:
    """The Nolands with one card more."""
    more = Nolands()
    if lands is not None:
        more.field.copy_from(lands.field)
        more.low = lands.low
        more.high = lands.high
    more.field.lay(cell, card)
    more.low = with_bit(more.low, cell, bit(seat, 0))
    more.high = with_bit(more.high, cell, bit(seat, 1))
    return more


def settled_cells(lands: Nolands | None) -> i64:
    return 0 if lands is None else lands.field.up


def strength_at(lands: Nolands, cell: i64, box: Box) -> i64:
    """A57: of one card. A race is the stronger for every terrain of its home that touches it, whoever settled that."""
    field = lands.field
    card: i64 = field.card(cell)
    if card == c.DRAGON:
        return box.settled_dragon
    if card < c.HUMAN or card > c.GOBLIN:
        return box.settled
    home: i64 = field.of(card - c.HUMAN)
    return box.settled + box.settled_home * links(shift(1, cell), home, field.of(c.PORTAL))


def strength(lands: Nolands | None, seat: i64, box: Box) -> i64:
    """A57: of all that a seat has settled."""
    if lands is None:
        return 0
    total: i64 = 0
    cells: i64 = lands.of_seat(seat)
    cell: i64 = 0
    while cell < c.NUM_CELLS:
        if in_set(cells, cell):
            total += strength_at(lands, cell, box)
        cell += 1
    return total


def partner_in(pacts: i64, seat: i64) -> i64:
    """A60: the seat that a seat has a pact with, -1 if it has none. By seat four bits: that seat and one more."""
    return nibble(pacts, seat) - 1


def betrayals_in(pacts: i64, seat: i64) -> i64:
    """A60: how many pacts a seat has broken; four bits by seat, above the partners."""
    return nibble(pacts, c.MOST_SEATS + seat)


def bound(pacts: i64, seat: i64, other: i64) -> i64:
    """A60: with a pact of two seats that have none."""
    return pacts | at_nibble(other + 1, seat) | at_nibble(seat + 1, other)


def broken(pacts: i64, seat: i64) -> i64:
    """A60: without the pact that a seat breaks, and with one betrayal more; four bits count enough of them."""
    other: i64 = partner_in(pacts, seat)
    rest: i64 = pacts & ~(at_nibble(MOST, seat) | at_nibble(MOST, other))
    return rest + at_nibble(1, c.MOST_SEATS + seat) if betrayals_in(pacts, seat) < MOST else rest


def place_of(lands: Nolands | None, seat: i64, players: i64, box: Box, pacts: i64) -> i64:
    """A57: the place whose prize a seat gets, from 1; whoever is tied has the lowest of the places they share.

    A60: whoever has a pact is not counted against the partner.
    """
    own: i64 = strength(lands, seat, box)
    partner: i64 = partner_in(pacts, seat)
    place: i64 = 0
    other: i64 = 0
    while other < players:
        if other != partner and strength(lands, other, box) >= own:
            place += 1
        other += 1
    return place


def prize(lands: Nolands | None, seat: i64, players: i64, box: Box, pacts: i64) -> i64:
    """A57: the points of a seat; without a settled card there are none."""
    if lands is None or lands.of_seat(seat) == 0:
        return 0
    return place_prize(place_of(lands, seat, players, box, pacts), players, box)


def frontier_points(lands: Nolands | None, pacts: i64, seat: i64, players: i64, box: Box) -> i64:
    """A57, A60: the prize, less what betrayals cost."""
    return prize(lands, seat, players, box, pacts) - box.betrayal * betrayals_in(pacts, seat)


def place_prize(place: i64, players: i64, box: Box) -> i64:
    """A57: as many places have a prize as there are opponents."""
    return box.prizes[place - 1] if place < players else 0
