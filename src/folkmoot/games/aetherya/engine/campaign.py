# mypyc: hot
"""Solo: the swap of legends between rows, the end of an age, the block that is kept (A35, A38 to A40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, shift
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.dealing import middle
from folkmoot.games.aetherya.engine.fates import age_failed, have, need
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scenarios import pad_of
from folkmoot.games.aetherya.engine.scoring import legend_points

BLOCK_SIDE: Final = 2
CORNERS: Final = 3
"""Rows, and columns, in which a block can begin."""
BLOCKS: Final = CORNERS * CORNERS


def row_of_age(b: Board, age: i64) -> i64:
    """A35: the legends of an age."""
    if age == 1:
        return b.row1
    return b.row2 if age == 2 else b.row3


# A35: one legend of this row for one of the next.


def swappable(b: Board) -> i64:
    return row_of_age(b, b.age if b.ask == c.ASK_SWAP_ROWS else b.age + 1)


def reason_swap(b: Board, code: i64) -> i64:
    if code == c.DONE and b.ask == c.ASK_SWAP_ROWS:
        return LEGAL
    if code < c.SWAP or code >= c.BLOCK:
        return NOT_NOW
    return LEGAL if in_set(swappable(b), code - c.SWAP) else c.NOT_IN_ROW


def list_swap(b: Board, out: Actions) -> None:
    if b.ask == c.ASK_SWAP_ROWS:
        out.add(c.DONE)
    list_bits(swappable(b), c.SWAP, out)


def choose_swap(b: Board, legend: i64) -> None:
    if b.ask == c.ASK_SWAP_ROWS:
        b.pick = legend
        b.put(c.ASK_SWAP_WITH, b.active)
        return
    both: i64 = shift(1, legend) | shift(1, b.pick)
    if b.age == 1:
        b.row1 ^= both
        b.row2 ^= both
    else:
        b.row2 ^= both
        b.row3 ^= both
    b.shown = row_of_age(b, b.age)
    if b.events is not None:
        words = [c.LEGENDS[b.pick], c.LEGENDS[legend]]
        b.tell("swap", "A35", b.active, {"legends": words, "rows": [int(b.age), int(b.age) + 1]})
    b.pick = -1
    b.ask = c.THEN_BEGIN


# A39: the end of an age.


def score_age(b: Board) -> None:
    """An unmet legend or task loses; else the age scores and play goes on with a block of the kingdom."""
    points: i64 = pad_of(b, b.kingdoms[0], 0).total() - legend_points(b.shown, b.setup.box)
    if b.setup.fate != c.NO_FATE and b.events is not None:
        found: i64 = have(b)
        wanted: i64 = need(b)
        data = {"fate": c.FATES[b.setup.fate], "age": int(b.age), "have": int(found), "need": int(wanted)}
        b.tell("task", "A50", 0, {**data, "done": bool(found >= wanted)})
    if age_failed(b):
        b.ask = c.ASK_NOTHING
        return
    if b.age == 1:
        b.age1 = points
    elif b.age == 2:
        b.age2 = points
    else:
        b.age3 = points
    if b.events is not None:
        b.tell("age", "A39", 0, {"age": int(b.age), "points": int(points)})
    if b.age == c.NUM_AGES:
        b.ask = c.ASK_NOTHING
    else:
        b.put(c.ASK_BLOCK, 0)


def reason_block(b: Board, code: i64) -> i64:
    return LEGAL if code >= c.BLOCK and code < c.BLOCK + BLOCKS else NOT_NOW


def list_block(b: Board, out: Actions) -> None:
    code: i64 = c.BLOCK
    while code < c.BLOCK + BLOCKS:
        out.add(code)
        code += 1


def corner(block: i64) -> i64:
    """The upper left cell of a block."""
    return c.SIDE * (block // CORNERS) + block % CORNERS


def keep_block(b: Board, block: i64) -> None:
    """A40: four cards stay as the new middle, all others are shuffled, twelve lie face down."""
    old = b.kingdoms[0]
    new = Kingdom()
    cell: i64 = corner(block)
    b.fill_hidden()
    number: i64 = 0
    while number < c.MIDDLE_CARDS:
        card: i64 = old.card(cell + c.SIDE * (number // BLOCK_SIDE) + number % BLOCK_SIDE)
        new.lay(middle(number), card)
        b.hidden.take(card)
        number += 1
    old.copy_from(new)
    b.check_legends(old)
    b.deck.empty()
    b.reshuffled = False
    b.deck_size = b.hidden.size - c.FACE_DOWN
    b.first_pile = None
    b.age += 1
    b.shown = row_of_age(b, b.age)
    b.turned = 0
    b.ending = 0
    b.still = 0
    if b.events is not None:
        words = [c.CARDS[old.card(middle(number))] for number in range(c.MIDDLE_CARDS)]
        data = {"age": int(b.age), "block": c.PLACES[cell], "middle": words, "deck": int(b.deck_size)}
        b.tell("new_age", "A40", 0, data)
    b.put(c.ASK_FIRST_DISCARD, CHANCE)
