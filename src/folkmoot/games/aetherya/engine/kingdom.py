# mypyc: hot
"""A kingdom of sixteen cells and who touches whom. A set of cells is a mask of sixteen bits, r1c1 the lowest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import MOST, at_nibble, bit, in_set, nibble, shift
from folkmoot.games.aetherya.engine import codes as c

NOT_LAST_COLUMN: Final = 0x7777
NOT_FIRST_COLUMN: Final = 0xEEEE


def beside(cells: i64) -> i64:
    """All cells that share an edge with one of these."""
    rows: i64 = (cells << c.SIDE) | (cells >> c.SIDE)
    return (rows | ((cells & NOT_LAST_COLUMN) << 1) | ((cells & NOT_FIRST_COLUMN) >> 1)) & c.FULL


def touching(cell: i64, portals: i64) -> i64:
    """A16: what touches a cell (a mask of one bit): across an edge, or around the portals that it can reach."""
    direct: i64 = beside(cell)
    gates: i64 = direct & portals
    if gates == 0:
        return direct
    while True:
        grown: i64 = gates | (beside(gates) & portals)
        if grown == gates:
            return (direct | beside(gates)) & ~cell
        gates = grown


@final
class Kingdom:
    """Cards, legends and tokens of one seat. Face-down cards are not determined and have no kind here."""

    def __init__(self) -> None:
        # The kind of a face-up card is a number of four bits; each of these masks holds one bit of every cell.
        self.bit0: i64 = 0
        self.bit1: i64 = 0
        self.bit2: i64 = 0
        self.bit3: i64 = 0
        self.up: i64 = 0
        self.start: i64 = 0
        """Mask of the four kinds to lay as the middle."""
        self.legends: i64 = 0
        self.met: i64 = 0
        """Mask of the legends whose condition holds now; above it, from bit 15, those one against one."""
        self.unseen: i64 = 0
        """Mask of cells with a face-down token."""
        self.griffins: i64 = 0
        """Mask of cells with a face-up Griffin."""
        self.pool: i64 = 0
        """Mask of the tokens that lie face down somewhere here and are not determined."""
        self.cells: i64 = 0
        """For each token: where it lies, if it was seen."""
        self.seers: i64 = 0
        """For each token: the seats that saw it."""
        self.beside: i64 = 0
        """For each token: how many of it are owned and lie beside the kingdom."""
        self.treaties: i64 = 0
        self.staffs: i64 = 0

    def copy_from(self, other: Kingdom) -> None:
        self.bit0 = other.bit0
        self.bit1 = other.bit1
        self.bit2 = other.bit2
        self.bit3 = other.bit3
        self.up = other.up
        self.start = other.start
        self.legends = other.legends
        self.met = other.met
        self.unseen = other.unseen
        self.griffins = other.griffins
        self.pool = other.pool
        self.cells = other.cells
        self.seers = other.seers
        self.beside = other.beside
        self.treaties = other.treaties
        self.staffs = other.staffs

    # Cards.

    def of(self, kind: i64) -> i64:
        """The cells where a kind lies face up."""
        zero: i64 = self.bit0 if in_set(kind, 0) else ~self.bit0
        one: i64 = self.bit1 if in_set(kind, 1) else ~self.bit1
        two: i64 = self.bit2 if in_set(kind, 2) else ~self.bit2
        three: i64 = self.bit3 if in_set(kind, 3) else ~self.bit3
        return self.up & zero & one & two & three

    def card(self, cell: i64) -> i64:
        """The kind at a face-up cell."""
        return (
            bit(self.bit0, cell)
            | (bit(self.bit1, cell) << 1)
            | (bit(self.bit2, cell) << 2)
            | (bit(self.bit3, cell) << 3)
        )

    def lay(self, cell: i64, kind: i64) -> None:
        """Put a card face up where none lies face up."""
        self.up |= shift(1, cell)
        self.bit0 |= bit(kind, 0) << cell
        self.bit1 |= bit(kind, 1) << cell
        self.bit2 |= bit(kind, 2) << cell
        self.bit3 |= bit(kind, 3) << cell

    def lift(self, cell: i64) -> None:
        """Take away the card of a cell, with a treaty that lies on it (A26)."""
        rest: i64 = ~shift(1, cell)
        self.up &= rest
        self.bit0 &= rest
        self.bit1 &= rest
        self.bit2 &= rest
        self.bit3 &= rest
        self.treaties &= rest

    def races(self) -> i64:
        return self.bit2

    def locked(self) -> i64:
        """A10: face-up Dragons and Portals."""
        return self.bit3

    def swap(self, one: i64, other: i64) -> None:
        """A30: two cells change places with everything that lies on them."""
        self.bit0 = swapped(self.bit0, one, other)
        self.bit1 = swapped(self.bit1, one, other)
        self.bit2 = swapped(self.bit2, one, other)
        self.bit3 = swapped(self.bit3, one, other)
        self.up = swapped(self.up, one, other)
        self.unseen = swapped(self.unseen, one, other)
        self.griffins = swapped(self.griffins, one, other)
        self.treaties = swapped(self.treaties, one, other)
        self.staffs = swapped(self.staffs, one, other)
        token: i64 = 0
        while token < c.NUM_TOKENS:
            if self.seers_of(token) != 0:
                cell: i64 = nibble(self.cells, token)
                if cell == one:
                    self.move_token(token, other)
                elif cell == other:
                    self.move_token(token, one)
            token += 1

    # Tokens.

    def owned(self, token: i64) -> i64:
        return nibble(self.beside, token)

    def own(self, token: i64, number: i64) -> None:
        self.beside += at_nibble(number, token)

    def seers_of(self, token: i64) -> i64:
        return nibble(self.seers, token)

    def move_token(self, token: i64, cell: i64) -> None:
        """A token that was seen lies there."""
        self.cells = (self.cells & ~at_nibble(MOST, token)) | at_nibble(cell, token)

    def token_at(self, cell: i64) -> i64:
        """The face-down token of a cell if somebody saw it, else -1."""
        token: i64 = 0
        while token < c.NUM_TOKENS:
            if self.seers_of(token) != 0 and nibble(self.cells, token) == cell:
                return token
            token += 1
        return -1

    def see_token(self, token: i64, cell: i64, seat: i64) -> None:
        """A31: a seat knows the token that lies there."""
        self.pool &= ~shift(1, token)
        self.move_token(token, cell)
        self.seers |= at_nibble(shift(1, seat), token)

    def turn_token(self, token: i64, cell: i64) -> None:
        """The face-down token of a cell leaves it, seen by all."""
        self.pool &= ~shift(1, token)
        self.unseen &= ~shift(1, cell)
        self.cells &= ~at_nibble(MOST, token)
        self.seers &= ~at_nibble(MOST, token)

    def cover(self) -> None:
        """A23: a face-down token on every face-down card."""
        self.unseen = c.FULL & ~self.up
        self.pool = c.ALL_TOKENS


def swapped(mask: i64, one: i64, other: i64) -> i64:
    """The mask with two of its bits changed over."""
    different: i64 = bit(mask, one) ^ bit(mask, other)
    return mask ^ ((different << one) | (different << other))
