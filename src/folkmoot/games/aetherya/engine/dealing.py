# mypyc: hot
"""Before the first turn: legends, the first discards, four cards each and how they are laid (A6 to A8, A23, A35)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Table, put_aside
from folkmoot.games.aetherya.engine.codes import (
    ARRANGE,
    CARDS,
    CONFRONTATION,
    DEAL,
    FIRST_DISCARD,
    FIRST_PLAYER,
    GIVE_RACE,
    HUMAN,
    KINDS,
    LAY,
    LEGEND_WORDS,
    PLACES,
    SETUP,
    SHOW_LEGEND,
    SOLO,
    SWAP_ROWS,
)
from folkmoot.games.aetherya.engine.kingdom import Kingdom, lowest, ones, trimmed
from folkmoot.games.aetherya.engine.reasons import NOT_IN_HAND

FACE_DOWN = 12
"""A8: so many cards are laid unseen around the middle."""


def open_box(t: Table) -> None:
    """Everything is undetermined; who begins is chance's, except alone."""
    t.fill_hidden()
    t.deck_size = t.hidden.size
    t.wait(FIRST_PLAYER if t.players > 1 else SHOW_LEGEND)


def take_first_player(t: Table, seat: i64) -> None:
    t.first = seat
    t.mover = seat
    t.wait(GIVE_RACE if t.setup.variant == CONFRONTATION else SHOW_LEGEND)
    if t.events is not None:
        t.note("first", "A8", seat, {})


def free_races(t: Table) -> i64:
    """A56: mask of the races, from HUMAN on, that no seat has yet."""
    free: i64 = 15
    seat: i64 = 0
    while seat < t.players:
        if t.race_of(seat) != 0:
            free &= ~shift(1, t.race_of(seat) - HUMAN)
        seat += 1
    return free


def without_race(t: Table) -> i64:
    """A56: the seat that gets its race now; the number of players if all have one."""
    seat: i64 = 0
    while seat < t.players and t.race_of(seat) != 0:
        seat += 1
    return seat


def give_race(t: Table, race: i64) -> None:
    """A56: seat by seat; the last of four needs no chance."""
    seat: i64 = without_race(t)
    t.races |= shift(race, 4 * seat)
    if t.events is not None:
        t.note("race", "A56", int(seat), {"race": CARDS[race]})
    if without_race(t) == t.players:
        t.wait(SHOW_LEGEND)
    elif trimmed(free_races(t)) == 0:
        give_race(t, HUMAN + lowest(free_races(t)))


def show_legend(t: Table, legend: i64) -> None:
    """A6, A35, A41: a legend of the pile is shown; the last one needs no chance."""
    if t.setup.mode == SOLO:
        add_to_row(t, legend)
        return
    add_shown(t, legend, "A6")
    if ones(t.shown) < t.setup.shown and trimmed(t.legend_pile) == 0:
        add_shown(t, lowest(t.legend_pile), "A6")
    if ones(t.shown) == t.setup.shown:
        t.wait(FIRST_DISCARD)


def add_shown(t: Table, legend: i64, rule: str) -> None:
    """A legend of the pile comes into the display."""
    t.legend_pile &= ~shift(1, legend)
    t.shown |= shift(1, legend)
    if t.events is not None:
        t.note("legend", rule, -1, {"legend": LEGEND_WORDS[legend]})


def add_to_row(t: Table, legend: i64) -> None:
    """A35: the rows of the first two ages are dealt, what remains is the third."""
    t.legend_pile &= ~shift(1, legend)
    row: i64 = 1
    if ones(t.row1) < t.setup.box.rows[0]:
        t.row1 |= shift(1, legend)
        t.shown = t.row1
    else:
        t.row2 |= shift(1, legend)
        row = 2
    if t.events is not None:
        t.note("row", "A35", -1, {"row": int(row), "legends": [LEGEND_WORDS[legend]]})
    if ones(t.row2) == t.setup.box.rows[1]:
        t.row3 = t.legend_pile
        t.legend_pile = 0
        if t.events is not None:
            t.note("row", "A35", -1, {"row": 3, "legends": words_of(t.row3)})
        t.wait(FIRST_DISCARD)


def words_of(legends: i64) -> list[str]:
    found: list[str] = []
    while legends != 0:
        found.append(LEGEND_WORDS[lowest(legends)])
        legends = trimmed(legends)
    return found


def first_discard(t: Table, card: i64) -> None:
    """A6, A41: every discard pile starts with one card."""
    pile: i64 = 0 if t.first_pile is None else 1
    t.hidden.take(card)
    t.deck_size -= 1
    t.discard(card, pile)
    if t.events is not None:
        t.note("first_discard", "A6", -1, {"card": CARDS[card], "pile": int(pile)})
    if pile + 1 < t.setup.piles:
        return
    if t.kingdoms[t.first].up == 0:
        t.wait(DEAL)
    elif t.age < 3:
        t.ask(SWAP_ROWS, t.first)
    else:
        t.stage = SETUP


def deal(t: Table, card: i64) -> None:
    """A7: four different cards for each; a duplicate is put aside."""
    kingdom = t.kingdoms[t.mover]
    t.hidden.take(card)
    t.deck_size -= 1
    double: bool = (kingdom.start >> card) & 1 != 0
    if double:
        t.aside = put_aside(t.aside, card)
    else:
        kingdom.start |= shift(1, card)
    if t.events is not None:
        t.note("dealt", "A7", int(t.mover), {"card": CARDS[card], "aside": double})
    if ones(kingdom.start) == 4:
        t.mover = (t.mover + 1) % t.players
        if t.mover == t.first:
            return_aside(t)
            t.ask(ARRANGE, t.first)
            return
    if t.hidden.size == 0:
        return_aside(t)


def return_aside(t: Table) -> None:
    """A7: the duplicates go back into the deck; at once if it should run out before that."""
    kind: i64 = 0
    while kind < KINDS:
        t.hidden.put(kind, (t.aside >> (4 * kind)) & 15)
        kind += 1
    t.aside = 0
    t.deck_size = t.hidden.size
    if t.events is not None:
        t.note("aside_returned", "A7", -1, {"deck": int(t.deck_size)})


def left_to_lay(kingdom: Kingdom) -> i64:
    """Mask of the kinds of the four that are not laid yet."""
    left: i64 = kingdom.start
    laid: i64 = kingdom.up
    while laid != 0:
        left &= ~shift(1, kingdom.card(lowest(laid)))
        laid = trimmed(laid)
    return left


def middle(number: i64) -> i64:
    """The cells of the middle in the order in which they are laid: r2c2, r2c3, r3c2, r3c3."""
    return 5 + number if number < 2 else 7 + number


def reason_arrange(t: Table, code: i64) -> i64:
    if code < LAY or code >= LAY + KINDS:
        return NOT_NOW
    return LEGAL if (left_to_lay(t.kingdoms[t.mover]) >> (code - LAY)) & 1 != 0 else NOT_IN_HAND


def list_arrange(t: Table, out: Actions) -> None:
    left: i64 = left_to_lay(t.kingdoms[t.mover])
    while left != 0:
        out.add(LAY + lowest(left))
        left = trimmed(left)


def lay(t: Table, card: i64) -> None:
    """A8: one of the four is laid; others see it when all are done."""
    kingdom = t.kingdoms[t.mover]
    cell: i64 = middle(ones(kingdom.up))
    kingdom.lay(cell, card)
    if t.events is not None:
        seat: int = t.mover
        t.note("lay", "A8", seat, None, {"card": CARDS[card], "cell": PLACES[cell]}, (seat,))
    t.drafting = ones(kingdom.up) < 4
    if t.drafting:
        return
    t.mover = (t.mover + 1) % t.players
    if t.mover == t.first:
        lay_face_down(t)
    else:
        t.ask(ARRANGE, t.mover)


def lay_face_down(t: Table) -> None:
    """A8, A23: the arrangements are shown, twelve unseen cards laid around each, tokens put on them."""
    seat: i64 = 0
    middles: list[list[str]] = []
    while seat < t.players:
        kingdom = t.kingdoms[seat]
        kingdom.start = 0
        t.check_legends(kingdom)
        if t.setup.tokens:
            kingdom.cover()
        if t.events is not None:
            middles.append([CARDS[kingdom.card(middle(number))] for number in range(4)])
        seat += 1
    t.deck_size = t.hidden.size - FACE_DOWN * t.players
    if t.events is not None:
        t.note("arranged", "A8", -1, {"middles": middles, "deck": int(t.deck_size)})
    if t.setup.mode == SOLO:
        t.ask(SWAP_ROWS, t.first)
    else:
        t.stage = SETUP
