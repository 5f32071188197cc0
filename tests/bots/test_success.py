"""Games that all win or lose together: chances end at 100 or 0 in 100, whatever more the searches go by."""

from __future__ import annotations

from collections.abc import Callable

import folkmoot_bare
import pytest

from folkmoot import games
from folkmoot.bots import Budget, explain
from folkmoot.bots.evaluation import Estimate, finish_by_result
from folkmoot.bots.hindsight import turns_of
from folkmoot.bots.judging import How, Judge
from folkmoot.bots.minds import evaluation_of
from folkmoot.bots.review import review
from folkmoot.core import OVER, SimDealer, State
from folkmoot.core.values import Result, rewards_of
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.bots.test_review import played

GAME = games.get("aetherya")


class Ended(State):
    """A game of three that is over."""

    def __init__(self, outcome: str, winners: list[int]) -> None:
        super().__init__(folkmoot_bare.GAME)
        self.players, self.turn, self.winners, self.outcome = 3, OVER, winners, outcome

    def result(self) -> Result:
        ranks = [1 if seat in self.winners or not self.winners else 2 for seat in range(3)]
        return Result(self.outcome, ranks, [5, 5, 5], [], self.winners, "cards")


def over(players: int, mode: str, seed: int = 3) -> AetheryaState:
    """A game played at random to its end."""
    state, dealer = GAME.start(players, mode=mode), SimDealer(seed)
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            assert isinstance(state, AetheryaState)
            return state
        state.step(dealer.choose(state))


def campaign(*ages: int) -> AetheryaState:
    """One in which every legend was met, with the points of its ages; without points, one that was lost."""
    state = over(1, "solo")
    if ages:
        state.turned, state.age = state.shown, 3
        state.age1, state.age2, state.age3 = ages
    return state


def common_cause(penalty: bool) -> AetheryaState:
    """With the legends' penalty chance play loses; without it the lowest kingdom of some game is above zero."""
    for seed in range(200):
        state = over(2, "coop", seed)
        if not penalty:
            state.penalty = 0
        if (min(state.scores()) > 0) != penalty:
            return state
    raise LookupError("no such game")


ENDS: dict[str, tuple[Callable[[], AetheryaState], str, float]] = {
    "victory": (lambda: campaign(9, 9, 9), "victory", 1.0),
    "clear victory": (lambda: campaign(40, 40, 40), "victory", 1.0),
    "completed": (lambda: campaign(40, 0, 40), "completed", 0.0),
    "lost in the first age": (lambda: campaign(), "lost", 0.0),
    "won together": (lambda: common_cause(penalty=False), "won", 1.0),
    "lost together": (lambda: common_cause(penalty=True), "lost", 0.0),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_game_that_is_over_was_a_success_or_not(end: str) -> None:
    made, outcome, chance = ENDS[end]
    state = made()
    result = state.result()
    assert result is not None
    assert result.outcome == outcome
    every = [chance] * state.players
    assert Judge(GAME, state.players, How(iterations=1)).chances(state, 1) == every
    out = Estimate()
    evaluation_of(GAME, state.players).finish(state, out)
    assert out.chances(state.players) == every
    if outcome != "completed":
        assert rewards_of(result) == [2 * chance - 1] * state.players


def test_searches_still_tell_clear_successes_from_narrow_ones() -> None:
    narrow, clear, evaluation = Estimate(), Estimate(), evaluation_of(GAME, 1)
    evaluation.finish(campaign(1, 1, 1), narrow)
    evaluation.finish(campaign(40, 40, 40), clear)
    assert clear.chances(1) == narrow.chances(1)
    assert clear.shares[0] > narrow.shares[0]


@pytest.mark.parametrize(("mode", "players"), [("coop", 2), ("solo", 1)])
def test_a_review_and_the_end_page_end_where_the_game_ended(mode: str, players: int) -> None:
    record = played(GAME, players, mode=mode).record()
    assert turns_of(GAME, record)[-1].chances == [0.0] * players
    assert review(GAME, record, How(iterations=1))["turns"][-1]["chances"] == [0.0] * players


def test_a_hint_tells_chances_and_not_what_the_search_goes_by() -> None:
    """With the last choice of a game that all win or lose, each iteration is a success or none."""
    state, dealer = GAME.start(2, mode="coop"), SimDealer(91)
    dealer.deal_all(state)
    before = state
    while state.turn != OVER:
        if len(state.legal_actions()) > 1:
            before = state.clone()
        state.step(dealer.choose(state))
        dealer.deal_all(state)
    assert isinstance(before, AetheryaState)
    before.penalty = 0
    hint = explain(GAME, before.view(before.turn), "strong", 1, Budget(iterations=40))
    successes = [one.share * one.visits for one in hint.considered]
    assert any(successes)
    assert successes == pytest.approx([round(number) for number in successes])


@pytest.mark.parametrize(
    ("outcome", "winners", "shared", "shares"),
    [
        ("won", [0, 1, 2], True, [1.0, 1.0, 1.0]),
        ("victory", [0, 1, 2], True, [1.0, 1.0, 1.0]),
        ("lost", [], True, [0.0, 0.0, 0.0]),
        ("won", [1], False, [0.0, 1.0, 0.0]),
        ("shared", [0, 1, 2], False, [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_a_common_cause_of_any_game_is_won_by_all(
    outcome: str, winners: list[int], shared: bool, shares: list[float]
) -> None:
    """A game without an evaluation of its own, too."""
    state, out = Ended(outcome, winners), Estimate()
    finish_by_result(state, out)
    assert out.shared == shared
    assert out.chances(3) == pytest.approx(shares)
