# mypyc: hot
"""Setup and the beginning of an age: tribes, tokens, who begins, the deal (E11-E14)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import CHANCE
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, Seat


def set_up(b: Board) -> None:
    """E4, E11, E12: what is known before anything is dealt: supplies, tokens, tribes that were picked by hand."""
    for seat in b.seats:
        seat.supply = b.setup.box.supply
    for value in b.setup.tokens:
        b.glory.put(b.setup.box.token_values.index(value), 1)
    next_setup(b)


def next_setup(b: Board) -> None:
    """Ask chance for what is still missing before the first age: tribes, tokens, first player."""
    setup = b.setup
    if b.tribes == 0 and setup.chosen != 0:
        choose_tribes(b)
    missing: i64 = setup.num_tribes - count_tribes(b)
    if missing > 0:
        b.done = setup.num_tribes - missing
        b.of = setup.num_tribes
        b.put(c.ASK_TRIBE, CHANCE)
        return
    while len(b.tokens) < c.NUM_KINGDOMS * setup.ages:
        value: i64 = b.glory.next(0)
        if b.glory.next(value + 1) >= 0:
            b.done = len(b.tokens)
            b.of = c.NUM_KINGDOMS * setup.ages
            b.put(c.ASK_TOKEN, CHANCE)
            return
        lay_token(b, value)  # all that are left are equal: what comes is public
    b.done = 0
    b.of = 0
    if b.first < 0:
        b.put(c.ASK_FIRST, CHANCE)
    elif b.age == 0:
        start_age(b)
    else:
        b.put(c.ASK_TURN, b.active)


def choose_tribes(b: Board) -> None:
    """E11: a table may pick the tribes by hand."""
    tribe: i64 = 0
    while tribe < c.NUM_TRIBES:
        if in_set(b.setup.chosen, tribe):
            bring_tribe(b, tribe)
        tribe += 1


def count_tribes(b: Board) -> i64:
    number: i64 = 0
    tribe: i64 = 0
    while tribe < c.NUM_TRIBES:
        if b.in_play(tribe):
            number += 1
        tribe += 1
    return number


def bring_tribe(b: Board, tribe: i64) -> None:
    """E11; E4: with merfolk one marker of each player goes onto their board."""
    b.tribes |= shift(1, tribe)
    if tribe == c.MERFOLK:
        seat: i64 = 0
        while seat < b.players:
            b.seats[seat].supply -= b.setup.box.on_merfolk_board
            seat += 1
    if b.events is not None:
        b.tell("tribe", "E11", -1, {"tribe": c.TRIBES[int(tribe)], "supply": int(b.seats[0].supply)})


def lay_token(b: Board, index: i64) -> None:
    """E12: token by token, each kingdom sorted ascending."""
    b.glory.take(index)
    value = b.setup.box.token_values[index]
    kingdom: i64 = len(b.tokens) // b.setup.ages
    start: i64 = kingdom * b.setup.ages
    b.tokens = b.tokens[:start] + sorted([*b.tokens[start:], value])
    if b.events is not None:
        full = len(b.tokens) == start + b.setup.ages
        b.tell("token", "E12", -1, {"kingdom": c.KINGDOMS[int(kingdom)], "tokens": b.tokens[start:], "full": full})


def start_age(b: Board) -> None:
    """E13: shuffle all cards in play, then deal. E14 has set the first player."""
    b.age += 1
    b.dragons = 0
    b.upper = 0
    b.third = -1
    b.giant = -1
    b.giant_size = 0
    b.row.clear()
    b.drawn.clear()
    fill_pool(b)
    number: i64 = 0
    while number < b.players:
        seat: Seat = b.seats[number]
        seat.drop_hand()
        seat.bands = None
        seat.trolls = 0
        number += 1
    b.leader = -1
    b.size = 0
    b.chain = False
    b.done = 0
    b.of = b.setup.dealt
    b.active = b.first
    if b.events is not None:
        b.tell("age", "E13", b.first, {"age": int(b.age), "first": int(b.first), "lower": int(b.lower())})
    next_deal(b)


def fill_pool(b: Board) -> None:
    """Every card of the tribes in play is undrawn (E3)."""
    box = b.setup.box
    b.pool.empty()
    tribe: i64 = 0
    while tribe < c.SKELETON_TRIBE:
        if b.in_play(tribe):
            colour: i64 = 0
            while colour < c.NUM_COLOURS:
                b.pool.put(tribe * c.NUM_COLOURS + colour, box.cards_of(int(tribe)))
                colour += 1
        tribe += 1
    if b.in_play(c.SKELETON_TRIBE):
        b.pool.put(c.SKELETON, box.skeletons)


def next_deal(b: Board) -> None:
    """E13: first the hands, clockwise from the first player, then the row; then the rest is halved."""
    if b.done < b.players * b.setup.box.dealt_each:
        b.active = (b.first + b.done) % b.players
        b.put(c.ASK_DEAL, CHANCE)
    elif b.done < b.of:
        b.put(c.ASK_ROW, CHANCE)
    else:
        b.upper = b.pool.size // 2
        b.done = 0
        b.of = 0
        b.active = b.first
        if b.events is not None:
            b.tell("halves", "E13", -1, {"upper": int(b.upper), "lower": int(b.lower())})
        b.put(c.ASK_TURN, b.first)
