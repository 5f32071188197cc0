# mypyc: hot
"""What follows by itself: the end of a turn, of a round, of the game (A14, A15, A38, A42 to A46)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW, OVER
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Pile, Table
from folkmoot.games.aetherya.engine.campaign import score_age
from folkmoot.games.aetherya.engine.codes import (
    ACTED,
    AGE_OVER,
    CARDS,
    CHOOSE_PENALTY,
    COOP,
    DECK_EMPTY,
    END_OR_PASS,
    ENDED,
    ENDING_WORDS,
    FINISH,
    FULL,
    LAST_SEAT,
    LEGEND_WORDS,
    LEGENDS,
    LEGENDS_GONE,
    NEW_DECK,
    NEXT_TURN,
    PENALTY,
    PLACES,
    REVEAL,
    ROUND_OVER,
    ROUND_REFILL,
    SETUP,
    SIXTEENTH,
    SOLO,
    STALLED,
    TURN,
    TURN_END,
    TURN_OVER,
    VERSUS,
)
from folkmoot.games.aetherya.engine.dealing import add_shown
from folkmoot.games.aetherya.engine.kingdom import lowest, ones, trimmed
from folkmoot.games.aetherya.engine.reasons import NOT_SHOWN
from folkmoot.games.aetherya.engine.tokens import anything_to_do
from folkmoot.games.aetherya.engine.turns import add_bits


def advance(t: Table) -> None:
    """Go through the stages that nobody decides, until somebody does or the game is over."""
    while t.stage > LAST_SEAT:
        if t.stage == ACTED:
            acted(t)
        elif t.stage == END_OR_PASS:
            end_or_pass(t)
        elif t.stage == TURN_OVER:
            turn_over(t)
        elif t.stage == NEXT_TURN:
            begin_turn(t, (t.mover + 1) % t.players)
        elif t.stage == SETUP:
            begin_turn(t, t.first)
        elif t.stage == ROUND_OVER:
            round_over(t)
        elif t.stage == FINISH:
            finish(t)
        elif t.stage == AGE_OVER:
            score_age(t)
        else:
            t.turn = OVER
            if t.events is not None:
                t.note("over", "A14", -1, {"ending": ENDING_WORDS[t.ending]})
            return


def begin_turn(t: Table, seat: i64) -> None:
    t.mover = seat
    t.acted = False
    t.claimed = False
    t.looks = 0
    t.ask(TURN, seat)


def acted(t: Table) -> None:
    """A14: the sixteenth face-up card ends the game at once."""
    t.acted = True
    if t.kingdoms[t.mover].up == FULL:
        end(t, SIXTEENTH)
    else:
        t.stage = END_OR_PASS


def end_or_pass(t: Table) -> None:
    if anything_to_do(t):
        t.ask(TURN_END, t.mover)
    else:
        t.stage = TURN_OVER


def turn_over(t: Table) -> None:
    """A15: an empty deck is shuffled anew; A38, A44, A45: alone and in co-op it ends the age or the game."""
    t.still += 1
    if t.setup.mode == VERSUS:
        if t.still >= t.setup.box.limit * t.players:
            end(t, STALLED)
        elif t.deck_size == 0:
            shuffle_discards(t)
        else:
            t.stage = NEXT_TURN
    elif t.deck_size == 0:
        end(t, DECK_EMPTY)
    elif t.setup.mode == COOP and (t.mover + 1) % t.players == t.first:
        t.stage = ROUND_OVER
    else:
        t.stage = NEXT_TURN


def shuffle_discards(t: Table) -> None:
    """A15: the discard pile becomes the deck."""
    t.deck.empty()
    below: Pile | None = t.first_pile
    while below is not None:
        t.deck.put(below.card, 1)
        below = below.below
    t.first_pile = None
    t.deck_size = t.deck.size
    t.reshuffled = True
    if t.events is not None:
        t.note("shuffle", "A15", -1, {"deck": int(t.deck_size)})
    t.wait(NEW_DECK)


def new_deck(t: Table, card: i64) -> None:
    """A15: its top card starts the discard pile."""
    t.deck.take(card)
    t.deck_size -= 1
    t.discard(card, 0)
    if t.events is not None:
        t.note("first_discard", "A15", -1, {"card": CARDS[card], "pile": 0})
    t.stage = NEXT_TURN


# The round of co-op.


def round_over(t: Table) -> None:
    """A42, A43: legends that were turned over leave; if there are none the team gives one up."""
    if t.turned == 0 and t.shown != 0:
        t.ask(CHOOSE_PENALTY, t.first)
        return
    t.shown &= ~t.turned
    t.turned = 0
    if t.events is not None:
        t.note("round", "A42", -1, {})
    refill_round(t)


def reason_penalty(t: Table, code: i64) -> i64:
    if code < PENALTY or code >= PENALTY + LEGENDS:
        return NOT_NOW
    return LEGAL if (t.shown >> (code - PENALTY)) & 1 != 0 else NOT_SHOWN


def list_penalty(t: Table, out: Actions) -> None:
    add_bits(out, PENALTY, t.shown)


def choose_penalty(t: Table, legend: i64) -> None:
    """A43, A48."""
    t.shown &= ~shift(1, legend)
    t.penalty |= shift(1, legend)
    if t.events is not None:
        t.note("penalty", "A43", int(t.first), {"legend": LEGEND_WORDS[legend]})
    refill_round(t)


def refill_round(t: Table) -> None:
    """A42 to A44: the display is filled up; without any legend the game is over."""
    if ones(t.shown) < t.setup.shown and trimmed(t.legend_pile) != 0:
        t.wait(ROUND_REFILL)
        return
    if ones(t.shown) < t.setup.shown and t.legend_pile != 0:
        add_shown(t, lowest(t.legend_pile), "A42")
    if t.shown == 0:
        end(t, LEGENDS_GONE)
    else:
        t.stage = NEXT_TURN


def round_refill(t: Table, legend: i64) -> None:
    add_shown(t, legend, "A42")
    refill_round(t)


# The end.


def end(t: Table, why: i64) -> None:
    t.ending = why
    if t.events is not None:
        t.note("ending", "A14", int(t.mover), {"why": ENDING_WORDS[why]})
    t.stage = FINISH


def finish(t: Table) -> None:
    """A14: everything is turned up, card by card."""
    if face_down_seat(t) >= 0:
        t.wait(REVEAL)
    else:
        t.stage = AGE_OVER if t.setup.mode == SOLO else ENDED


def face_down_seat(t: Table) -> i64:
    """The first seat with a face-down card, -1 if there is none."""
    seat: i64 = 0
    while seat < t.players:
        if t.kingdoms[seat].up != FULL:
            return seat
        seat += 1
    return -1


def reveal(t: Table, card: i64) -> None:
    seat: i64 = face_down_seat(t)
    kingdom = t.kingdoms[seat]
    cell: i64 = lowest(FULL & ~kingdom.up)
    t.hidden.take(card)
    kingdom.lay(cell, card)
    if t.events is not None:
        t.note("reveal", "A14", int(seat), {"card": CARDS[card], "cell": PLACES[cell]})
    t.stage = FINISH
