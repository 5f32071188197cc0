# mypyc: hot
"""A drawn card that goes elsewhere: it is sent to another kingdom (A55, A58) or settled in the Nolands (A57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    CARDS,
    DRAGON,
    EMPIRES,
    FRONTIERS,
    FULL,
    GOBLIN,
    INVASION,
    PLACES,
    SWAMP,
    TURN_UP,
)
from folkmoot.games.aetherya.engine.nolands import settled, settled_cells
from folkmoot.games.aetherya.engine.reasons import (
    ALLY_FACE_DOWN,
    CARD_NEEDED,
    LOCKED,
    MUST_PLACE,
    NOT_DARK,
    NOT_FACE_UP,
    NOT_ON_BORDER,
    OTHER_VARIANT,
    SAME_KIND,
    SETTLED_ALREADY,
)

BORDER: Final = 0xF99F
"""A55: the twelve outer cells."""


# To another kingdom.


def receiver(t: Table) -> i64:
    """A55: the next seat clockwise; A58: the ally, who sits opposite."""
    return (t.mover + (2 if t.setup.variant == EMPIRES else 1)) % t.players


def is_dark(card: i64) -> bool:
    """A55."""
    return card == GOBLIN or card == DRAGON or card == SWAMP


def cells_to_send(t: Table) -> i64:
    """A55, A58: the cells of the receiver that the drawn card may go to."""
    invading: bool = t.setup.variant == INVASION
    if t.taken >= 0 or not (invading or t.setup.variant == EMPIRES) or (invading and not is_dark(t.drawn)):
        return 0
    kingdom = t.kingdoms[receiver(t)]
    cells: i64 = kingdom.up & ~kingdom.locked() & ~kingdom.of(t.drawn)
    return cells & BORDER if invading else cells


def reason_send(t: Table, cell: i64) -> i64:
    if (cells_to_send(t) >> cell) & 1 != 0:
        return LEGAL
    invading: bool = t.setup.variant == INVASION
    if not invading and t.setup.variant != EMPIRES:
        return OTHER_VARIANT
    if t.taken >= 0:
        return MUST_PLACE
    if invading and not is_dark(t.drawn):
        return NOT_DARK
    if invading and shift(1, cell) & BORDER == 0:
        return NOT_ON_BORDER
    kingdom = t.kingdoms[receiver(t)]
    if (kingdom.up >> cell) & 1 == 0:
        return NOT_FACE_UP if invading else ALLY_FACE_DOWN
    return LOCKED if (kingdom.locked() >> cell) & 1 != 0 else SAME_KIND


def send(t: Table, cell: i64) -> None:
    """A55, A58: the card takes the place of another, which is discarded; then an own card is turned up (A11)."""
    seat: i64 = receiver(t)
    kingdom = t.kingdoms[seat]
    card: i64 = t.drawn
    old: i64 = kingdom.card(cell)
    t.drawn = -1
    kingdom.lift(cell)
    kingdom.lay(cell, card)
    t.check_legends(kingdom)
    t.discard(old, 0)
    if t.events is not None:
        rule = "A55" if t.setup.variant == INVASION else "A58"
        t.note("send", rule, int(t.mover), {"card": CARDS[card], "cell": PLACES[cell], "to_seat": int(seat)})
        t.note("replaced", rule, int(t.mover), {"card": CARDS[old], "pile": 0})
    t.ask(TURN_UP, t.mover)


# To the Nolands.


def cards_run_out(t: Table) -> bool:
    """A57: whether the deck could not be made anew (A15) if the card in hand left the round for good."""
    return t.deck_size == 0 or t.first_pile is None


def cells_to_settle(t: Table) -> i64:
    """A57: the empty cells, where the drawn card may go."""
    if t.setup.variant != FRONTIERS or t.taken >= 0 or cards_run_out(t):
        return 0
    return FULL & ~settled_cells(t.nolands)


def reason_settle(t: Table, cell: i64) -> i64:
    if (cells_to_settle(t) >> cell) & 1 != 0:
        return LEGAL
    if t.setup.variant != FRONTIERS:
        return OTHER_VARIANT
    if t.taken >= 0:
        return MUST_PLACE
    return SETTLED_ALREADY if (settled_cells(t.nolands) >> cell) & 1 != 0 else CARD_NEEDED


def settle(t: Table, cell: i64) -> None:
    """A57: the card stays there under the seat's mark; then an own card is turned up (A11)."""
    card: i64 = t.drawn
    t.drawn = -1
    t.nolands = settled(t.nolands, cell, card, t.mover)
    if t.events is not None:
        t.note("settle", "A57", int(t.mover), {"card": CARDS[card], "cell": PLACES[cell]})
    t.ask(TURN_UP, t.mover)
