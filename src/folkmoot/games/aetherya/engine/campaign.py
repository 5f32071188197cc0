# mypyc: hot
"""Solo: the swap of legends between rows, the end of an age, the block that is kept (A35, A38 to A40)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    BLOCK,
    CARDS,
    DONE,
    ENDED,
    FATES,
    FIRST_DISCARD,
    KEEP_BLOCK,
    LEGEND_WORDS,
    LEGENDS,
    NO_FATE,
    PLACES,
    SETUP,
    SWAP,
    SWAP_ROWS,
    SWAP_WITH,
)
from folkmoot.games.aetherya.engine.dealing import FACE_DOWN, middle
from folkmoot.games.aetherya.engine.fates import age_failed, have, need
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.reasons import NOT_IN_ROW
from folkmoot.games.aetherya.engine.scenarios import pad_of
from folkmoot.games.aetherya.engine.scoring import legend_points
from folkmoot.games.aetherya.engine.turns import add_bits

BLOCKS = 9
AGES = 3


def row_of_age(t: Table, age: i64) -> i64:
    """A35: the legends of an age."""
    if age == 1:
        return t.row1
    return t.row2 if age == 2 else t.row3


# A35: one legend of this row for one of the next.


def swappable(t: Table) -> i64:
    return row_of_age(t, t.age if t.stage == SWAP_ROWS else t.age + 1)


def reason_swap(t: Table, code: i64) -> i64:
    if code == DONE and t.stage == SWAP_ROWS:
        return LEGAL
    if code < SWAP or code >= SWAP + LEGENDS:
        return NOT_NOW
    return LEGAL if (swappable(t) >> (code - SWAP)) & 1 != 0 else NOT_IN_ROW


def list_swap(t: Table, out: Actions) -> None:
    if t.stage == SWAP_ROWS:
        out.add(DONE)
    add_bits(out, SWAP, swappable(t))


def choose_swap(t: Table, legend: i64) -> None:
    if t.stage == SWAP_ROWS:
        t.pick = legend
        t.ask(SWAP_WITH, t.mover)
        return
    both: i64 = shift(1, legend) | shift(1, t.pick)
    if t.age == 1:
        t.row1 ^= both
        t.row2 ^= both
    else:
        t.row2 ^= both
        t.row3 ^= both
    t.shown = row_of_age(t, t.age)
    if t.events is not None:
        words = [LEGEND_WORDS[t.pick], LEGEND_WORDS[legend]]
        t.note("swap", "A35", int(t.mover), {"legends": words, "rows": [int(t.age), int(t.age) + 1]})
    t.pick = -1
    t.stage = SETUP


# A39: the end of an age.


def score_age(t: Table) -> None:
    """An unmet legend or task loses; else the age scores and play goes on with a block of the kingdom."""
    points: i64 = pad_of(t, t.kingdoms[0], 0).total() - legend_points(t.shown, t.setup.box)
    if t.setup.fate != NO_FATE and t.events is not None:
        found: i64 = have(t)
        wanted: i64 = need(t)
        data = {"fate": FATES[t.setup.fate], "age": int(t.age), "have": int(found), "need": int(wanted)}
        t.note("task", "A50", 0, {**data, "done": bool(found >= wanted)})
    if age_failed(t):
        t.stage = ENDED
        return
    if t.age == 1:
        t.age1 = points
    elif t.age == 2:
        t.age2 = points
    else:
        t.age3 = points
    if t.events is not None:
        t.note("age", "A39", 0, {"age": int(t.age), "points": int(points)})
    if t.age == AGES:
        t.stage = ENDED
    else:
        t.ask(KEEP_BLOCK, 0)


def reason_block(t: Table, code: i64) -> i64:
    return LEGAL if code >= BLOCK and code < BLOCK + BLOCKS else NOT_NOW


def list_block(t: Table, out: Actions) -> None:
    code: i64 = BLOCK
    while code < BLOCK + BLOCKS:
        out.add(code)
        code += 1


def corner(block: i64) -> i64:
    """The upper left cell of a block."""
    return 4 * (block // 3) + block % 3


def keep_block(t: Table, block: i64) -> None:
    """A40: four cards stay as the new middle, all others are shuffled, twelve lie face down."""
    old = t.kingdoms[0]
    new = Kingdom()
    cell: i64 = corner(block)
    t.fill_hidden()
    number: i64 = 0
    while number < 4:
        card: i64 = old.card(cell + (number if number < 2 else number + 2))
        new.lay(middle(number), card)
        t.hidden.take(card)
        number += 1
    old.copy_from(new)
    t.check_legends(old)
    t.deck.empty()
    t.reshuffled = False
    t.deck_size = t.hidden.size - FACE_DOWN
    t.first_pile = None
    t.age += 1
    t.shown = row_of_age(t, t.age)
    t.turned = 0
    t.ending = 0
    t.still = 0
    if t.events is not None:
        words = [CARDS[old.card(middle(number))] for number in range(4)]
        data = {"age": int(t.age), "block": PLACES[cell], "middle": words, "deck": int(t.deck_size)}
        t.note("new_age", "A40", 0, data)
    t.wait(FIRST_DISCARD)
