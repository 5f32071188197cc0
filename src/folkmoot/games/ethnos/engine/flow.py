# mypyc: hot
"""Automatic steps: the end of a turn, of an age, of the game (E14, E16, E31, E35, E42-E44, E48)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import Bag
from folkmoot.core.contract import OVER
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Board, Seat
from folkmoot.games.ethnos.engine.dealing import start_age
from folkmoot.games.ethnos.engine.scoring import cash, score_bands, score_board


def end_turn(b: Board) -> None:
    """E48: clockwise."""
    b.leader = -1
    b.size = 0
    b.chain = False
    b.done = 0
    b.of = 0
    b.active += 1
    if b.active == b.players:
        b.active = 0
    b.put(c.ASK_TURN, b.active)


def show_dragon(b: Board) -> None:
    """E16: put aside, and another card is drawn; the last one ends the age."""
    b.dragons += 1
    if b.events is not None:
        b.tell("dragon", "E16", b.active, {"dragons": int(b.dragons)})
    if b.dragons == b.setup.box.dragons:
        end_age(b)


def end_age(b: Board) -> None:
    """E35: hands go, then kingdoms, merfolk, giant, orcs, bands. The drawer of the last dragon has ended it."""
    b.third = b.active
    b.leader = -1
    b.size = 0
    b.chain = False
    b.done = 0
    b.of = 0
    discard_hands(b)
    if b.events is not None:
        data = {"age": int(b.age), "third": int(b.third), "lower": int(b.lower())}
        b.tell("age_end", "E35", b.third, data)
    score_board(b)
    ask_orcs(b, b.third, 0)


def discard_hands(b: Board) -> None:
    """E35; E46: unseen, so they are undetermined again until the next shuffle."""
    number: i64 = 0
    while number < b.players:  # a state once copied from a smaller table has more seats than players
        seat: Seat = b.seats[number]
        b.pool.add_all(seat.hand)
        b.pool.size += seat.size
        seat.drop_hand()
        number += 1
    b.pool.add_all(b.drawn)
    b.pool.size += b.drawn.total()
    b.drawn.clear()


def ask_orcs(b: Board, seat: i64, asked: i64) -> None:
    """E42: clockwise from the drawer of the last dragon, from `seat` on; in the last age all are taken."""
    while asked < b.players:
        if b.seats[seat].orcs != 0:
            if b.age < b.setup.ages:
                b.active = seat
                b.put(c.ASK_CASH, seat)
                return
            cash(b, seat)
        seat = (seat + 1) % b.players
        asked += 1
    b.active = b.third
    close_age(b)


def answer_cash(b: Board, taken: bool) -> None:
    """E42: all or none."""
    if taken:
        cash(b, b.active)
    elif b.events is not None:
        b.tell("leave", "E42", b.active, {})
    asked: i64 = (b.active - b.third + b.players) % b.players + 1
    ask_orcs(b, (b.active + 1) % b.players, asked)


def close_age(b: Board) -> None:
    """E43, E14: bands score; then another age begins, or the game is over."""
    score_bands(b)
    if b.age == b.setup.ages:
        end_game(b)
    else:
        b.first = next_first(b)
        start_age(b)


def next_first(b: Board) -> i64:
    """E14: the lowest glory, ties clockwise from the drawer of the last dragon, or from the one after."""
    start: i64 = 1 if b.setup.drawer_last else 0
    best: i64 = (b.third + start) % b.players
    step: i64 = start + 1
    while step < b.players + start:
        seat: i64 = (b.third + step) % b.players
        if b.seats[seat].glory < b.seats[best].glory:
            best = seat
        step += 1
    return best


def win_by_skeletons(b: Board) -> None:
    """E31: ten skeletons win at once; nothing of the age is scored."""
    seat: Seat = b.seats[b.active]
    limit: i64 = b.setup.box.hand_limit
    cards = Bag()
    cards.add(c.SKELETON, limit)
    seat.lose_card(c.SKELETON, limit)
    seat.bands = Band(cards, -1, limit, seat.bands)
    b.winner = b.active
    if b.events is not None:
        b.tell("skeletons", "E31", b.active, {"cards": ["skeleton"] * int(limit)})
    end_game(b)


def end_game(b: Board) -> None:
    """E31, E44."""
    if b.events is not None:
        b.tell("over", "E31" if b.winner >= 0 else "E44", b.winner, {})
    b.put(c.ASK_NOTHING, OVER)
