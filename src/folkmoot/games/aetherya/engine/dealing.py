# mypyc: hot
"""Before the first turn: legends, the first discards, four cards each and how they are laid (A6 to A8, A23, A35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import at_nibble, in_set, lowest, ones, shift, trimmed, words_of
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board, put_aside
from folkmoot.games.aetherya.engine.cards import cards_of
from folkmoot.games.aetherya.engine.kingdom import Kingdom

MIDDLE_SIDE: Final = 2
MIDDLE_CORNER: Final = 5
"""r2c2, the first cell of the middle."""


def set_up(b: Board) -> None:
    """Everything is undetermined; who begins is chance's, except alone."""
    b.fill_hidden()
    b.deck_size = b.hidden.size
    b.put(c.ASK_FIRST_PLAYER if b.players > 1 else c.ASK_SHOW_LEGEND, CHANCE)


def beginning(seat: i64) -> i64:
    """A8, A61: the code that lets a seat begin."""
    return c.FIRST + seat if seat < c.MOST_SEATS else c.LATER + seat - c.MOST_SEATS


def beginner(code: i64) -> i64:
    """The seat that a code lets begin, -1 for another code."""
    if code >= c.LATER:
        return c.MOST_SEATS + code - c.LATER
    return code - c.FIRST if code < c.RACE else -1


def take_first_player(b: Board, seat: i64) -> None:
    b.first = seat
    b.active = seat
    b.put(c.ASK_GIVE_RACE if b.setup.variant == c.CONFRONTATION else c.ASK_SHOW_LEGEND, CHANCE)
    if b.events is not None:
        b.tell("first", "A8", seat, {})


def free_races(b: Board) -> i64:
    """A56: mask of the races, from HUMAN on, that no seat has yet."""
    free: i64 = c.ALL_RACES
    seat: i64 = 0
    while seat < b.players:
        if b.race_of(seat) != 0:
            free &= ~shift(1, b.race_of(seat) - c.HUMAN)
        seat += 1
    return free


def without_race(b: Board) -> i64:
    """A56: the seat that gets its race now; the number of players if all have one."""
    seat: i64 = 0
    while seat < b.players and b.race_of(seat) != 0:
        seat += 1
    return seat


def give_race(b: Board, race: i64) -> None:
    """A56: seat by seat; the last of four needs no chance."""
    seat: i64 = without_race(b)
    b.races |= at_nibble(race, seat)
    if b.events is not None:
        b.tell("race", "A56", seat, {"race": c.CARDS[race]})
    if without_race(b) == b.players:
        b.put(c.ASK_SHOW_LEGEND, CHANCE)
    elif trimmed(free_races(b)) == 0:
        give_race(b, c.HUMAN + lowest(free_races(b)))


def show_legend(b: Board, legend: i64) -> None:
    """A6, A35, A41: a legend of the pile is shown; the last one needs no chance."""
    if b.setup.mode == c.SOLO:
        add_to_row(b, legend)
        return
    add_shown(b, legend, "A6")
    if ones(b.shown) < b.setup.shown and trimmed(b.legend_pile) == 0:
        add_shown(b, lowest(b.legend_pile), "A6")
    if ones(b.shown) == b.setup.shown:
        b.put(c.ASK_FIRST_DISCARD, CHANCE)


def add_shown(b: Board, legend: i64, rule: str) -> None:
    """A legend of the pile comes into the display."""
    b.legend_pile &= ~shift(1, legend)
    b.shown |= shift(1, legend)
    if b.events is not None:
        b.tell("legend", rule, -1, {"legend": c.LEGENDS[legend]})


def add_to_row(b: Board, legend: i64) -> None:
    """A35: the rows of the first two ages are dealt, what remains is the third."""
    b.legend_pile &= ~shift(1, legend)
    row: i64 = 1
    if ones(b.row1) < b.setup.box.rows[0]:
        b.row1 |= shift(1, legend)
        b.shown = b.row1
    else:
        b.row2 |= shift(1, legend)
        row = 2
    if b.events is not None:
        b.tell("row", "A35", -1, {"row": int(row), "legends": [c.LEGENDS[legend]]})
    if ones(b.row2) == b.setup.box.rows[1]:
        b.row3 = b.legend_pile
        b.legend_pile = 0
        if b.events is not None:
            b.tell("row", "A35", -1, {"row": 3, "legends": words_of(int(b.row3), c.LEGENDS)})
        b.put(c.ASK_FIRST_DISCARD, CHANCE)


def first_discard(b: Board, card: i64) -> None:
    """A6, A41: every discard pile starts with one card."""
    pile: i64 = 0 if b.first_pile is None else 1
    b.hidden.take(card)
    b.deck_size -= 1
    b.discard(card, pile)
    if b.events is not None:
        b.tell("first_discard", "A6", -1, {"card": c.CARDS[card], "pile": int(pile)})
    if pile + 1 < b.setup.piles:
        return
    if b.kingdoms[b.first].up == 0:
        b.put(c.ASK_DEAL, CHANCE)
    elif b.age < c.NUM_AGES:
        b.put(c.ASK_SWAP_ROWS, b.first)
    else:
        b.ask = c.THEN_BEGIN


def deal(b: Board, card: i64) -> None:
    """A7: four different cards for each; a duplicate is put aside."""
    kingdom = b.kingdoms[b.active]
    b.hidden.take(card)
    b.deck_size -= 1
    double: bool = in_set(kingdom.start, card)
    if double:
        b.aside = put_aside(b.aside, card)
    else:
        kingdom.start |= shift(1, card)
    if b.events is not None:
        b.tell("dealt", "A7", b.active, {"card": c.CARDS[card], "aside": double})
    if ones(kingdom.start) == c.MIDDLE_CARDS:
        b.active = (b.active + 1) % b.players
        if b.active == b.first:
            return_aside(b)
            b.put(c.ASK_ARRANGE, b.first)
            return
    if b.hidden.size == 0:
        return_aside(b)


def return_aside(b: Board) -> None:
    """A7: the duplicates go back into the deck; at once if it should run out before that."""
    kind: i64 = 0
    while kind < c.NUM_KINDS:
        b.hidden.put(kind, cards_of(b.aside, kind))
        kind += 1
    b.aside = 0
    b.deck_size = b.hidden.size
    if b.events is not None:
        b.tell("aside_returned", "A7", -1, {"deck": int(b.deck_size)})


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
    return MIDDLE_CORNER + c.SIDE * (number // MIDDLE_SIDE) + number % MIDDLE_SIDE


def reason_arrange(b: Board, code: i64) -> i64:
    if code < c.LAY or code >= c.DROP:
        return NOT_NOW
    return LEGAL if in_set(left_to_lay(b.kingdoms[b.active]), code - c.LAY) else c.NOT_IN_HAND


def list_arrange(b: Board, out: Actions) -> None:
    left: i64 = left_to_lay(b.kingdoms[b.active])
    while left != 0:
        out.add(c.LAY + lowest(left))
        left = trimmed(left)


def lay(b: Board, card: i64) -> None:
    """A8: one of the four is laid; others see it when all are done."""
    kingdom = b.kingdoms[b.active]
    cell: i64 = middle(ones(kingdom.up))
    kingdom.lay(cell, card)
    if b.events is not None:
        seat: int = b.active
        b.tell("lay", "A8", seat, None, {"card": c.CARDS[card], "cell": c.PLACES[cell]})
    b.drafting = ones(kingdom.up) < c.MIDDLE_CARDS
    if b.drafting:
        return
    b.active = (b.active + 1) % b.players
    if b.active == b.first:
        lay_face_down(b)
    else:
        b.put(c.ASK_ARRANGE, b.active)


def lay_face_down(b: Board) -> None:
    """A8, A23: the arrangements are shown, twelve unseen cards laid around each, tokens put on them."""
    seat: i64 = 0
    middles: list[list[str]] = []
    while seat < b.players:
        kingdom = b.kingdoms[seat]
        kingdom.start = 0
        b.check_legends(kingdom)
        if b.setup.tokens:
            kingdom.cover()
        if b.events is not None:
            middles.append([c.CARDS[kingdom.card(middle(number))] for number in range(c.MIDDLE_CARDS)])
        seat += 1
    b.deck_size = b.hidden.size - c.FACE_DOWN * b.players
    if b.events is not None:
        b.tell("arranged", "A8", -1, {"middles": middles, "deck": int(b.deck_size)})
    if b.setup.mode == c.SOLO:
        b.put(c.ASK_SWAP_ROWS, b.first)
    else:
        b.ask = c.THEN_BEGIN
