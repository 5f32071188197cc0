# mypyc: hot
"""What the others' turns tell of their hands: whoever takes a dwarf may hold dwarfs, whoever draws wants nothing else.

A view says which cards a seat has taken, but not when and what else lay there. So a witness compares what its seat
knows from one turn of its own to the next, in which each of the others had one.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Choices, Evaluation, Witness
from folkmoot.core.bag import Bag
from folkmoot.core.contract import State
from folkmoot.core.rng import Rng
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Seat
from folkmoot.games.ethnos.engine.state import EthnosState

LEAST: Final = 1.0e-6
"""What a choice that the weights leave out is taken for."""


@final
class Recruit:
    """How a card came to a hand: taken from the row, or drawn."""

    def __init__(self, code: i64, row: Bag | None) -> None:
        self.code: i64 = code
        self.row = row
        """What lay there; None where that can't be told any more."""


@final
class Hand:
    """What is known of a hand: how it was at first, and every card that came since."""

    def __init__(self, seat: Seat) -> None:
        self.known = copy_of(seat.known)
        self.hidden: i64 = seat.size - seat.known.total()
        self.recruits: list[Recruit] = []
        self.size: i64 = seat.size
        self.unseen: i64 = self.hidden
        """Cards that it holds by now, and those of them that nobody has seen."""

    def add(self, recruit: Recruit) -> None:
        self.recruits.append(recruit)
        self.size += 1
        if recruit.code == c.DRAW:
            self.unseen += 1


@final
class EthnosWitness(Witness):
    """See folkmoot.bots.evaluation.Witness."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.before: EthnosState | None = None
        """As it stood in the last turn of the seat."""
        self.hands: list[Hand] = []
        self.trial: EthnosState | None = None
        self.choices = Choices()
        self.order: list[int] = []

    def see(self, state: State) -> None:
        assert isinstance(state, EthnosState)
        before = self.before
        if before is None or not same_age(before, state):
            self.before = state
            self.hands = [Hand(seat) for seat in state.seats]
            return
        if state.ask != c.ASK_TURN:
            return
        self.before = state
        row = copy_of(state.row)
        told: bool = True
        back: i64 = 1
        while back < state.players:
            number: i64 = (self.seat + state.players - back) % state.players
            told = self.follow(number, before.seats[number], state.seats[number], row, told)
            back += 1

    def follow(self, number: i64, was: Seat, now: Seat, row: Bag, told: bool) -> bool:
        """The turn of a seat, from the row after it; that becomes the row before it, and the answer is whether that can
        be told."""
        if count_bands(was) == count_bands(now):
            kind: i64 = taken(was.known, now.known)
            if now.size == was.size and kind == c.DRAW:
                return told
            if now.size == was.size + 1 and kind >= 0:
                if kind != c.DRAW:
                    row.add(kind, 1)
                self.hands[number].add(Recruit(c.TAKE + kind, copy_of(row) if told else None))
                return told
        self.hands[number] = Hand(now)
        return False

    def likely(self, guess: State, evaluation: Evaluation, luck: Rng) -> float:
        assert isinstance(guess, EthnosState)
        trial = self.trial
        if trial is None:
            trial = EthnosState(guess.game, guess.setup)
            self.trial = trial
        trial.copy_board(guess)
        trial.ask = c.ASK_TURN
        trial.drafting = False
        total: float = 0.0
        number: i64 = 0
        while number < trial.players:
            if number != self.seat:
                total += self.likely_hand(trial, number, evaluation, luck)
            number += 1
        return total

    def likely_hand(self, b: EthnosState, number: i64, evaluation: Evaluation, luck: Rng) -> float:
        """The turns of a seat that have been seen, on its way to the hand that is guessed."""
        hand = self.hands[number]
        seat: Seat = b.seats[number]
        self.shuffle(seat, luck)
        order = self.order
        if hand.size != seat.size or hand.unseen != len(order):
            return 0.0  # more has happened than was seen
        b.active = number
        b.turn = number
        seat.hand.copy_from(hand.known)
        place: i64 = 0
        while place < hand.hidden:
            seat.hand.add(order[place], 1)
            place += 1
        total: float = 0.0
        for recruit in hand.recruits:
            row = recruit.row
            if row is not None:
                seat.size = seat.hand.total()
                b.row.copy_from(row)
                self.choices.clear()
                evaluation.weigh(b, self.choices)
                total += log(chance_of(self.choices, recruit.code) + LEAST)
            kind: i64 = recruit.code - c.TAKE
            if recruit.code == c.DRAW:
                kind = order[place]
                place += 1
            seat.hand.add(kind, 1)
        return total

    def shuffle(self, seat: Seat, luck: Rng) -> None:
        """The cards of a guessed hand that nobody saw, in the order in which they may have come."""
        order = self.order
        order.clear()
        kind: i64 = seat.hand.next(0)
        while kind >= 0:
            unseen: i64 = seat.hand.count(kind) - seat.known.count(kind)
            while unseen > 0:
                order.append(int(kind))
                unseen -= 1
            kind = seat.hand.next(kind + 1)
        last: i64 = len(order) - 1
        while last > 0:
            other: i64 = luck.below(last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1


def copy_of(cards: Bag) -> Bag:
    copy = Bag()
    copy.copy_from(cards)
    return copy


def same_age(before: EthnosState, now: EthnosState) -> bool:
    """Whether it is the same table, in the same age."""
    return (
        before.game is now.game
        and before.players == now.players
        and before.age == now.age
        and before.tribes == now.tribes
        and before.tokens == now.tokens
    )


def count_bands(seat: Seat) -> i64:
    number: i64 = 0
    band: Band | None = seat.bands
    while band is not None:
        number += 1
        band = band.below
    return number


def taken(was: Bag, now: Bag) -> i64:
    """The kind of which there is one more, `DRAW` where there is none, -1 where more than that has changed."""
    found: i64 = c.DRAW
    kind: i64 = 0
    while kind < c.DRAW:
        more: i64 = now.count(kind) - was.count(kind)
        if more != 0:
            if more != 1 or found != c.DRAW:
                return -1
            found = kind
        kind += 1
    return found


def chance_of(choices: Choices, code: i64) -> float:
    """How likely a choice is, by the weights."""
    index: i64 = 0
    while index < choices.n:
        item = choices.items[index]
        if item.code == code:
            return item.weight / choices.total
        index += 1
    return 0.0
