"""What others were seen to do tells something of their hands, and nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp, log
from typing import Any

import pytest

from folkmoot import bots, games
from folkmoot.bots.evaluation import Choices, Evaluation, Witness
from folkmoot.bots.minds import mind_of
from folkmoot.bots.search import BATCH, Search
from folkmoot.core import OVER, SimDealer, State
from folkmoot.core.rng import Rng
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.mind.witness import count_bands

GAME = games.get("ethnos")


def played(players: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Every decision of a game that is played by weights, with what is chosen."""
    state, dealer, choices = GAME.start(players), SimDealer(seed), Choices()
    evaluation, _ = mind_of(GAME, players, "strong")
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        choices.clear()
        evaluation.weigh(state, choices)
        code = int(choices.draw(dealer.play))
        yield state, code
        state.step(code)


def witness_of(state: State, seat: int) -> Any:
    return mind_of(GAME, state.players, "strong")[0].witness(state, seat)


def test_a_witness_knows_what_was_taken_and_what_lay_there() -> None:
    """Where somebody played a band in between, what lay there before can't be told."""
    witness: Any = None
    true: list[list[tuple[int, list[int]]]] = [[], [], [], []]
    age, bands, told, untold = 1, [0] * 4, 0, 0
    for state, code in islice(played(4, 5), 240):
        witness = witness or witness_of(state, 0)
        for seat in range(4):
            held = count_bands(state.seats[seat])
            if held != bands[seat] or state.age != age:
                true[seat] = []
            bands[seat] = held
        age = state.age
        if state.turn == 0 and state.ask == c.ASK_TURN:
            witness.see(state.view(0).sample(1))
            for seat in (1, 2, 3):
                recruits = witness.hands[seat].recruits
                assert len(recruits) <= len(true[seat])
                for recruit, (made, row) in zip(recruits[::-1], true[seat][::-1], strict=False):
                    assert recruit.code == made
                    assert recruit.row is None or list(recruit.row.kinds()) == row
                    told += recruit.row is not None
                    untold += recruit.row is None
        if state.ask == c.ASK_TURN and code <= c.DRAW:
            true[state.turn].append((code, list(state.row.kinds())))
    assert told > 3 * untold > 0


def test_the_true_hands_are_likelier_than_guesses() -> None:
    """Not by much: the order in which cards came has to be guessed as well."""
    witness: Any = None
    evaluation, _ = mind_of(GAME, 4, "strong")
    gains = []
    for state, _ in islice(played(4, 8), 240):
        witness = witness or witness_of(state, 0)
        if state.turn == 0 and state.ask == c.ASK_TURN:
            view = state.view(0)
            witness.see(view.sample(1))
            guesses = [view.sample(seed) for seed in range(8)]
            truth, *others = (witness.likely(one, evaluation, Rng(7, 1)) for one in (state, *guesses))
            gains.append(truth - log(sum(map(exp, [truth, *others])) / 9))
    assert sum(gains) / len(gains) > 0.1


class Choosy(Witness):
    """Believes in the even seeds alone, or in all alike."""

    def __init__(self, choosy: bool) -> None:
        super().__init__()
        self.choosy = choosy
        self.asked: list[bool] = []

    def likely(self, guess: State, evaluation: Evaluation, luck: Rng) -> float:
        even = luck.below(2) == 0
        self.asked.append(even)
        return 0.0 if even or not self.choosy else -60.0


@pytest.mark.parametrize("choosy", [False, True])
def test_guesses_come_as_often_as_they_are_likely(choosy: bool) -> None:
    state = next(iter(played(3, 5)))[0]
    evaluation, level = mind_of(GAME, 3, "strong")
    witness = Choosy(choosy)
    search = Search(state.view(state.turn), evaluation, level.manner(), 3, None, witness)
    guesses = [search.next_guess() for _ in range(BATCH)]
    assert len(witness.asked) == BATCH
    believed = sum(witness.asked) if choosy else BATCH
    assert len(set(guesses)) == believed
    assert {guesses.count(guess) for guess in guesses} <= {BATCH // believed, -(-BATCH // believed)}


def test_a_thinker_that_was_asked_elsewhere_begins_anew() -> None:
    """It plays on as one that was never asked, instead of believing what happened at another table."""
    tables = [[(state.view(0), state.ask) for state, _ in played(3, seed) if state.turn == 0][:20] for seed in (5, 6)]
    budget = bots.Budget(iterations=3)
    thinker = bots.Thinker()
    for (here, _), (there, _) in zip(*tables, strict=True):
        for view in (here, there):
            thought = thinker.think(GAME, view, "strong", 3, budget)
            assert thought.considered == bots.explain(GAME, view, "strong", 3, budget).considered


def test_a_duel_needs_no_witness() -> None:
    assert witness_of(GAME.start(2), 0) is None
    assert witness_of(GAME.start(3, draw_two=True), 0) is None
    assert witness_of(GAME.start(3), 0) is not None
