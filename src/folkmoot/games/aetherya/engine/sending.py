# mypyc: hot
"""A drawn card that goes elsewhere: it is sent to another kingdom (A55, A58) or settled in the Nolands (A57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import LEGAL
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.nolands import settled, settled_cells
from folkmoot.games.aetherya.engine.scenarios import ally_of

BORDER: Final = 0xF99F
"""A55: the twelve outer cells."""


# To another kingdom.


def receiver(b: Board) -> i64:
    """A55: the next seat clockwise; A58: the next ally."""
    return ally_of(b.active, b.players) if b.setup.variant == c.EMPIRES else (b.active + 1) % b.players


def is_dark(card: i64) -> bool:
    """A55."""
    return card == c.GOBLIN or card == c.DRAGON or card == c.SWAMP


def cells_to_send(b: Board) -> i64:
    """A55, A58: the cells of the receiver that the drawn card may go to."""
    invading: bool = b.setup.variant == c.INVASION
    if b.taken >= 0 or not (invading or b.setup.variant == c.EMPIRES) or (invading and not is_dark(b.drawn)):
        return 0
    kingdom = b.kingdoms[receiver(b)]
    cells: i64 = kingdom.up & ~kingdom.locked() & ~kingdom.of(b.drawn)
    return cells & BORDER if invading else cells


def reason_send(b: Board, cell: i64) -> i64:
    if in_set(cells_to_send(b), cell):
        return LEGAL
    invading: bool = b.setup.variant == c.INVASION
    if not invading and b.setup.variant != c.EMPIRES:
        return c.OTHER_VARIANT
    if b.taken >= 0:
        return c.MUST_PLACE
    if invading and not is_dark(b.drawn):
        return c.NOT_DARK
    if invading and shift(1, cell) & BORDER == 0:
        return c.NOT_ON_BORDER
    kingdom = b.kingdoms[receiver(b)]
    if not in_set(kingdom.up, cell):
        return c.NOT_FACE_UP if invading else c.ALLY_FACE_DOWN
    return c.LOCKED if in_set(kingdom.locked(), cell) else c.SAME_KIND


def send(b: Board, cell: i64) -> None:
    """A55, A58: the card replaces another, which is discarded; then one of the sender's own cards is turned (A11)."""
    seat: i64 = receiver(b)
    kingdom = b.kingdoms[seat]
    card: i64 = b.drawn
    old: i64 = kingdom.card(cell)
    b.drawn = -1
    kingdom.lift(cell)
    kingdom.lay(cell, card)
    b.check_legends(kingdom)
    b.discard(old, 0)
    if b.events is not None:
        rule = "A55" if b.setup.variant == c.INVASION else "A58"
        b.tell("send", rule, b.active, {"card": c.CARDS[card], "cell": c.PLACES[cell], "to_seat": int(seat)})
        b.tell("replaced", rule, b.active, {"card": c.CARDS[old], "pile": 0})
    b.put(c.ASK_TURN_UP, b.active)


# To the Nolands.


def cards_run_out(b: Board) -> bool:
    """A57: whether the deck could not be made anew (A15) if the card in hand left the round for good."""
    return b.deck_size == 0 or b.first_pile is None


def cells_to_settle(b: Board) -> i64:
    """A57: the empty cells, where the drawn card may go."""
    if b.setup.variant != c.FRONTIERS or b.taken >= 0 or cards_run_out(b):
        return 0
    return c.FULL & ~settled_cells(b.nolands)


def reason_settle(b: Board, cell: i64) -> i64:
    if in_set(cells_to_settle(b), cell):
        return LEGAL
    if b.setup.variant != c.FRONTIERS:
        return c.OTHER_VARIANT
    if b.taken >= 0:
        return c.MUST_PLACE
    return c.SETTLED_ALREADY if in_set(settled_cells(b.nolands), cell) else c.CARD_NEEDED


def settle(b: Board, cell: i64) -> None:
    """A57: the card stays there under the seat's mark; then one of the sender's own cards is turned (A11)."""
    card: i64 = b.drawn
    b.drawn = -1
    b.nolands = settled(b.nolands, cell, card, b.active)
    if b.events is not None:
        b.tell("settle", "A57", b.active, {"card": c.CARDS[card], "cell": c.PLACES[cell]})
    b.put(c.ASK_TURN_UP, b.active)
