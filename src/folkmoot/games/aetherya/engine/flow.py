# mypyc: hot
"""Automatic steps: the end of a turn, of a round, of the game (A14, A15, A38, A42 to A46)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, lowest, ones, shift, trimmed
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW, OVER
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board, Pile
from folkmoot.games.aetherya.engine.campaign import score_age
from folkmoot.games.aetherya.engine.dealing import add_shown
from folkmoot.games.aetherya.engine.tokens import anything_to_do


def advance(b: Board) -> None:
    """Go through what nobody is asked about, until somebody is or the game is over."""
    while b.ask > c.LAST_SEAT:
        if b.ask == c.THEN_ACTED:
            acted(b)
        elif b.ask == c.THEN_END_OR_PASS:
            end_or_pass(b)
        elif b.ask == c.THEN_TURN_OVER:
            end_turn(b)
        elif b.ask == c.THEN_NEXT_TURN:
            begin_turn(b, (b.active + 1) % b.players)
        elif b.ask == c.THEN_BEGIN:
            begin_turn(b, b.first)
        elif b.ask == c.THEN_ROUND_OVER:
            end_round(b)
        elif b.ask == c.THEN_FINISH:
            turn_all_up(b)
        elif b.ask == c.THEN_AGE_OVER:
            score_age(b)
        else:
            b.turn = OVER
            if b.events is not None:
                b.tell("over", "A14", -1, {"ending": c.ENDINGS[b.ending]})
            return


def begin_turn(b: Board, seat: i64) -> None:
    b.active = seat
    b.acted = False
    b.claimed = False
    b.looks = 0
    b.spoken = False
    b.put(c.ASK_TURN, seat)


def acted(b: Board) -> None:
    """A14: the sixteenth face-up card ends the game at once."""
    b.acted = True
    if b.kingdoms[b.active].up == c.FULL:
        end_game(b, c.SIXTEENTH)
    else:
        b.ask = c.THEN_END_OR_PASS


def end_or_pass(b: Board) -> None:
    if anything_to_do(b):
        b.put(c.ASK_TURN_END, b.active)
    else:
        b.ask = c.THEN_TURN_OVER


def end_turn(b: Board) -> None:
    """A15: an empty deck is shuffled anew; A38, A44, A45: alone and in co-op it ends the age or the game."""
    b.still += 1
    if b.setup.mode == c.VERSUS:
        if b.still >= b.setup.box.limit * b.players:
            end_game(b, c.STALLED)
        elif b.deck_size == 0:
            shuffle_discards(b)
        else:
            b.ask = c.THEN_NEXT_TURN
    elif b.deck_size == 0:
        end_game(b, c.DECK_EMPTY)
    elif b.setup.mode == c.COOP and (b.active + 1) % b.players == b.first:
        b.ask = c.THEN_ROUND_OVER
    else:
        b.ask = c.THEN_NEXT_TURN


def shuffle_discards(b: Board) -> None:
    """A15: the discard pile becomes the deck."""
    b.deck.empty()
    below: Pile | None = b.first_pile
    while below is not None:
        b.deck.put(below.card, 1)
        below = below.below
    b.first_pile = None
    b.deck_size = b.deck.size
    b.reshuffled = True
    if b.events is not None:
        b.tell("shuffle", "A15", -1, {"deck": int(b.deck_size)})
    b.put(c.ASK_NEW_DECK, CHANCE)


def new_deck(b: Board, card: i64) -> None:
    """A15: its top card starts the discard pile."""
    b.deck.take(card)
    b.deck_size -= 1
    b.discard(card, 0)
    if b.events is not None:
        b.tell("first_discard", "A15", -1, {"card": c.CARDS[card], "pile": 0})
    b.ask = c.THEN_NEXT_TURN


# The round of co-op.


def end_round(b: Board) -> None:
    """A42, A43: legends that were turned over leave; if there are none the team gives one up."""
    if b.turned == 0 and b.shown != 0:
        b.put(c.ASK_PENALTY, b.first)
        return
    b.shown &= ~b.turned
    b.turned = 0
    if b.events is not None:
        b.tell("round", "A42", -1, {})
    refill_round(b)


def reason_penalty(b: Board, code: i64) -> i64:
    if code < c.PENALTY or code >= c.USE:
        return NOT_NOW
    return LEGAL if in_set(b.shown, code - c.PENALTY) else c.NOT_SHOWN


def list_penalty(b: Board, out: Actions) -> None:
    list_bits(b.shown, c.PENALTY, out)


def choose_penalty(b: Board, legend: i64) -> None:
    """A43, A48."""
    b.shown &= ~shift(1, legend)
    b.penalty |= shift(1, legend)
    if b.events is not None:
        b.tell("penalty", "A43", b.first, {"legend": c.LEGENDS[legend]})
    refill_round(b)


def refill_round(b: Board) -> None:
    """A42 to A44: the display is filled up; without any legend the game is over."""
    if ones(b.shown) < b.setup.shown and trimmed(b.legend_pile) != 0:
        b.put(c.ASK_ROUND_REFILL, CHANCE)
        return
    if ones(b.shown) < b.setup.shown and b.legend_pile != 0:
        add_shown(b, lowest(b.legend_pile), "A42")
    if b.shown == 0:
        end_game(b, c.LEGENDS_GONE)
    else:
        b.ask = c.THEN_NEXT_TURN


def round_refill(b: Board, legend: i64) -> None:
    add_shown(b, legend, "A42")
    refill_round(b)


# The end.


def end_game(b: Board, why: i64) -> None:
    """A14, A38, A44 to A46: alone it may only be the end of an age."""
    b.ending = why
    if b.events is not None:
        b.tell("ending", "A14", b.active, {"why": c.ENDINGS[why]})
    b.ask = c.THEN_FINISH


def turn_all_up(b: Board) -> None:
    """A14: everything is turned up, card by card."""
    if face_down_seat(b) >= 0:
        b.put(c.ASK_REVEAL, CHANCE)
    else:
        b.ask = c.THEN_AGE_OVER if b.setup.mode == c.SOLO else c.ASK_NOTHING


def face_down_seat(b: Board) -> i64:
    """The first seat with a face-down card, -1 if there is none."""
    seat: i64 = 0
    while seat < b.players:
        if b.kingdoms[seat].up != c.FULL:
            return seat
        seat += 1
    return -1


def reveal(b: Board, card: i64) -> None:
    seat: i64 = face_down_seat(b)
    kingdom = b.kingdoms[seat]
    cell: i64 = lowest(c.FULL & ~kingdom.up)
    b.hidden.take(card)
    kingdom.lay(cell, card)
    if b.events is not None:
        b.tell("reveal", "A14", seat, {"card": c.CARDS[card], "cell": c.PLACES[cell]})
    b.ask = c.THEN_FINISH
