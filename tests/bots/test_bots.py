"""Bots see a view and nothing else, play whole games at every level, and keep their budgets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folkmoot import bots, games
from folkmoot.bots import Budget
from folkmoot.bots.evaluation import Evaluation
from folkmoot.bots.judging import children
from folkmoot.bots.minds import mind_of
from folkmoot.bots.search import AGAINST, BY_WEIGHT, OWN_SHARE, Node, Search, SearchParams
from folkmoot.build import build
from folkmoot.core import CHANCE, OVER, FolkmootError, Game, ScriptDealer, SimDealer, State, View
from tests.bots.moves import all_thoughts

ROOT = Path(__file__).parent.parent.parent
ETHNOS = games.get("ethnos")
NINE = games.get("nine")
BARE = games.get("bare")
FEW = Budget(iterations=30)


def reach(game: Game, players: int, seed: int, decisions: int, **options: Any) -> State:
    """A state in the middle of a random game."""
    state = game.start(players, **options)
    dealer = SimDealer(seed)
    while True:
        dealer.deal_all(state)
        if decisions <= 0 and state.turn >= 0 and len(state.legal_actions()) > 3:
            return state
        state.apply(dealer.choose(state))
        decisions -= 1


def play(game: Game, levels: list[str], seed: int, budget: Budget | None = None, **options: Any) -> State:
    state = game.start(len(levels), **options)
    dealer = SimDealer(seed)
    number = 0
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            return state
        number += 1
        move = bots.choose(game, state.view(state.turn), levels[state.turn], seed * 10_000 + number, budget)
        state.apply(state.parse(move))


def other_truth(state: State, seat: int) -> State:
    """A state with other hidden cards that this seat cannot tell from the true one."""
    for seed in range(50):
        other = state.view(seat).sample(seed)
        if other.to_position() != state.to_position():
            assert other.view(seat).data == state.view(seat).data
            return other
    raise AssertionError("nothing is hidden here")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_hidden_cards_change_no_move(level: str) -> None:
    """The view's data is the same, so the move must be, whatever really lies in the other hands."""
    state = reach(ETHNOS, 3, 5, 60)
    poisoned = other_truth(state, state.turn)
    moves = {bots.choose(ETHNOS, one.view(one.turn), level, 11, FEW) for one in (state, poisoned)}
    assert len(moves) == 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_another_process_gets_json_and_answers_in_notation(level: str) -> None:
    state = reach(ETHNOS, 4, 3, 50)
    view = state.view(state.turn)
    request = json.loads(json.dumps({"view": view.data, "level": level, "seed": 9, "iterations": 30}))
    reply = json.loads(json.dumps(bots.answer(ETHNOS, request)))
    assert reply["move"] == bots.choose(ETHNOS, view, level, 9, FEW)
    assert state.parse(reply["move"]) in state.legal_actions()


@pytest.mark.parametrize("players", [2, 3])
def test_novice_and_casual_play_whole_games(players: int) -> None:
    levels = [("novice", "casual")[seat % 2] for seat in range(players)]
    assert play(ETHNOS, levels, players).result() is not None


SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("ethnos", 4, {}),
    ("aetherya", 1, {"mode": "solo"}),
    ("aetherya", 2, {}),
    ("aetherya", 3, {"mode": "coop"}),
    ("aetherya", 4, {"tokens": True}),
    ("aetherya", 1, {"fate": "degodass"}),
    ("aetherya", 3, {"variant": "confrontation"}),
    ("aetherya", 3, {"variant": "invasion"}),
    ("aetherya", 3, {"variant": "frontiers"}),
    ("aetherya", 4, {"variant": "empires"}),
    ("tribes", 2, {}),
    ("tribes", 4, {"elders": True, "leaders": "random"}),
]


LONG = {"strong", "master"}
"""Levels that search; that both builds do it alike is a test of its own."""


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.slow) if level in LONG else level for level in bots.LEVELS]
)
@pytest.mark.parametrize(("id", "players", "options"), SETTINGS, ids=lambda value: str(value))
def test_every_game_and_mode_is_played_at_every_level(id: str, players: int, options: Any, level: str) -> None:
    """Some decisions, each legal and each the same for a state with other secrets."""
    game = games.get(id)
    state, dealer = game.start(players, **options), SimDealer(9)
    for number in range(8):
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        view = state.view(state.turn)
        thought = bots.explain(game, view, level, number, Budget(iterations=6))
        assert thought.code in state.legal_actions()
        other = view.sample(number + 1)
        assert bots.choose(game, other.view(state.turn), level, number, Budget(iterations=6)) == thought.move
        state.apply(thought.code)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players", "options"), SETTINGS, ids=lambda value: str(value))
def test_every_game_and_mode_is_played_to_the_end(id: str, players: int, options: Any) -> None:
    assert play(games.get(id), ["novice"] * players, 3, **options).result() is not None


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_game_without_an_evaluation_of_its_own_is_played_too(level: str) -> None:
    assert play(BARE, [level, "random"], 4, FEW).turn == OVER


def test_a_search_without_any_evaluation_finds_the_best_cards() -> None:
    """Nine: the shown cards score their sum, or nothing above nine; the second player sees what is to be beaten."""
    state = BARE.start(2)
    ScriptDealer([f"card {card}" for card in (3, 7, 9, 2, 6, 8)]).deal_all(state)
    for action in ("show 7", "done"):
        state.apply(state.parse(action))
    shown = []
    while state.turn == 1:
        shown.append(bots.choose(BARE, state.view(1), "strong", 5, Budget(iterations=600)))
        state.apply(state.parse(shown[-1]))
    assert shown in (["show 2", "show 6", "done"], ["show 8", "done"])


def test_an_iteration_budget_is_kept_exactly_and_repeats() -> None:
    state = reach(ETHNOS, 4, 8, 40)
    view = state.view(state.turn)
    first, second = (bots.explain(ETHNOS, view, "strong", 21, Budget(iterations=150)) for _ in range(2))
    assert first.iterations == 150
    assert sum(one.visits for one in first.considered) == 150
    assert (first.move, first.considered) == (second.move, second.considered)


def grown(players: int, others: int) -> dict[tuple[tuple[int, int], ...], int]:
    """Every choice of a search with those before it, by seat and code, and how often it was tried."""
    state = reach(ETHNOS, players, 8, 40)
    evaluation, level = mind_of(ETHNOS, players, "strong")
    search = Search(state.view(state.turn), evaluation, replace(level, others=others).search_params(), 3)
    search.run(120)
    found: dict[tuple[tuple[int, int], ...], int] = {}
    waiting: list[tuple[tuple[tuple[int, int], ...], Node | None]] = [((), search.root.first)]
    while waiting:
        before, node = waiting.pop()
        if node is not None:
            path = (*before, ((int(node.seat) - state.turn) % players, int(node.code)))
            found[path] = int(node.visits)
            waiting += [(before, node.next), (path, node.first)]
    return found


def test_where_the_others_are_drawn_the_tree_is_of_own_choices() -> None:
    """Not in a duel, where the answer of the other is what matters."""
    assert {seat for path in grown(3, BY_WEIGHT) for seat, _ in path} == {0}
    assert {seat for path in grown(3, OWN_SHARE) for seat, _ in path} == {0, 1, 2}
    assert grown(2, BY_WEIGHT) == grown(2, OWN_SHARE)


def test_whoever_is_against_a_seat_in_a_duel_wants_to_win() -> None:
    assert grown(2, AGAINST) == grown(2, OWN_SHARE)
    assert grown(3, AGAINST) != grown(3, OWN_SHARE)


class EitherTable(View):
    """One table on the first guess, another on all others."""

    def __init__(self, first: State, other: State) -> None:
        super().__init__(first.game, {}, int(first.turn))
        self.tables = (first, other)

    def sample_into(self, state: State, seed: int) -> None:
        state.copy_from(self.tables[seed != 0])


def test_a_choice_that_wins_on_one_guess_is_not_yet_sure() -> None:
    """The last player of Nine lays down the same card, which is the best or not."""

    def last_choice(first: int) -> State:
        """The last choice of a game: the other has shown a card, all the others have been drawn."""
        state = BARE.start(2)
        for cards, shown in (((1, 2, 3, 4, 5, 6), (1, 4)), ((first, 2, 3, 5, 6, 7), (first, 5))):
            ScriptDealer([f"card {card}" for card in cards]).deal_all(state)
            for card in shown:
                state.apply(state.parse(f"show {card}"))
                if card != 5:
                    state.apply(state.parse("done"))
        return state

    win, loss = last_choice(1), last_choice(9)
    for other, sure in ((win, True), (loss, False)):
        search = Search(EitherTable(win, other), Evaluation(), SearchParams(), 1)
        search.run(20)
        done = next(child for child in children(search.root, 1) if win.name(int(child.code)) == "done")
        assert search.wins(done) == sure


def test_what_was_considered_is_legal_and_sorted() -> None:
    state = reach(ETHNOS, 2, 8, 40)
    thought = bots.explain(ETHNOS, state.view(state.turn), "strong", 2, Budget(iterations=200))
    visits = [one.visits for one in thought.considered]
    assert visits == sorted(visits, reverse=True)
    assert thought.move == thought.considered[0].move
    assert {state.parse(one.move) for one in thought.considered} <= set(state.legal_actions())
    assert all(0 <= one.share <= 1 for one in thought.considered)


def test_a_cancelled_search_answers_with_what_it_has() -> None:
    state = reach(ETHNOS, 4, 8, 40)
    stop = threading.Event()
    late: list[float] = []

    def cancel() -> None:
        late.append(time.monotonic())
        stop.set()

    timer = threading.Timer(0.2, cancel)
    timer.start()
    bots.choose(ETHNOS, state.view(state.turn), "master", 2, Budget(seconds=30, cancelled=stop.is_set))
    assert time.monotonic() - late[0] < 5  # 50 ms are measured in bench/, this only tells it from 30 s


def test_a_bot_is_only_asked_for_its_own_decision() -> None:
    state = reach(ETHNOS, 3, 8, 40)
    with pytest.raises(FolkmootError, match="decides"):
        bots.choose(ETHNOS, state.view((state.turn + 1) % 3), "casual", 1)
    assert ETHNOS.start(2).turn == CHANCE


def test_an_unknown_level_names_the_known_ones() -> None:
    state = reach(ETHNOS, 2, 8, 40)
    with pytest.raises(bots.UnknownLevel, match="novice, casual, strong, master"):
        bots.choose(ETHNOS, state.view(state.turn), "grandmaster", 1)


@pytest.mark.slow
@pytest.mark.skipif(build() == "interpreted", reason="the compiled build compares itself with the sources")
@pytest.mark.parametrize("id", games.OWN)
def test_both_builds_think_the_same(id: str) -> None:
    told = subprocess.run(
        [sys.executable, str(ROOT / "tests/bots/moves.py"), id],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told[0] == "interpreted"
    assert told[1:] == all_thoughts(id)


@pytest.mark.slow
def test_a_level_by_itself_stops_when_its_move_is_settled() -> None:
    """One choice that is far better: the rest of the budget cannot change the move, which is the same."""
    state = reach(ETHNOS, 4, 8, 40)
    view = state.view(state.turn)
    whole = bots.explain(ETHNOS, view, "strong", 21, Budget(iterations=2000))
    early = bots.explain(ETHNOS, view, "strong", 21, Budget(iterations=2000, early=True))
    assert early.move == whole.move
    assert early.iterations < whole.iterations == 2000


def test_time_is_counted_by_the_clock_that_is_given() -> None:
    """A clock that runs by being looked at: no other clock decides."""
    looks = iter(range(10**6))
    state = reach(ETHNOS, 4, 8, 40)
    thought = bots.explain(
        ETHNOS, state.view(state.turn), "strong", 21, Budget(seconds=1.0, clock=lambda: next(looks) / 100)
    )
    assert 1 <= thought.seconds < 1.1


def whole_turn(thinker: bots.Thinker | None) -> tuple[list[str], int]:
    """The decisions of one turn that leads a band, and the iterations they took."""
    state, iterations = reach(ETHNOS, 2, 12, 80), 0
    moves: list[str] = []
    seat, dealer = state.turn, SimDealer(1)
    while state.turn == seat:
        thought = (thinker or bots.Thinker()).think(
            ETHNOS, state.view(seat), "strong", 21 + len(moves), Budget(iterations=300, early=True)
        )
        moves.append(thought.move)
        iterations += thought.iterations
        state.apply(thought.code)
        dealer.deal_all(state)
    return moves, iterations


def test_a_thinker_need_not_think_twice_in_one_turn() -> None:
    """The search of the first decision counts for the next; the same turn gives the same moves again."""
    kept, again, fresh = whole_turn(bots.Thinker()), whole_turn(bots.Thinker()), whole_turn(None)
    assert kept == again
    assert kept[0] == fresh[0]
    assert len(kept[0]) > 4
    assert kept[1] < fresh[1]


def test_a_thinker_forgets_a_tree_of_the_decision_before() -> None:
    """A forced step has no node, so the tree at hand may be that of the choice before it: nothing of it counts."""
    state, budget = reach(ETHNOS, 2, 12, 80), Budget(iterations=100, early=True)
    thinker, seat, several = bots.Thinker(), state.turn, 0
    while state.turn == seat:
        thought = thinker.think(ETHNOS, state.view(seat), "strong", 3, budget)
        assert all(state.refusal(state.parse(one.move)) is None for one in thought.considered)
        several += len(thought.considered) > 1
        if thinker._search is not None:
            thinker._node = thinker._search.root
        state.apply(thought.code)
    assert several > 1


def test_a_thinker_forgets_what_does_not_lead_here() -> None:
    """Asked about another table in between, it answers as a fresh one does."""
    one, other = reach(ETHNOS, 2, 8, 60), reach(ETHNOS, 3, 5, 60)
    thinker = bots.Thinker()
    budget = Budget(iterations=100, early=True)
    thinker.think(ETHNOS, one.view(one.turn), "strong", 3, budget)
    thought = thinker.think(ETHNOS, other.view(other.turn), "strong", 3, budget)
    assert thought.considered == bots.explain(ETHNOS, other.view(other.turn), "strong", 3, budget).considered


def test_a_kept_tree_goes_on_behind_decisions_that_were_none() -> None:
    """A single choice isn't a node: what was kept for it is not what can be chosen after it."""
    game = games.get("tribes")
    state, dealer, thinkers = reach(game, 2, 8, 60), SimDealer(1), [bots.Thinker(), bots.Thinker()]
    for number in range(45):
        seat = state.turn
        thought = thinkers[seat].think(game, state.view(seat), "strong", number, Budget(iterations=8, early=True))
        assert {state.parse(one.move) for one in thought.considered} <= set(state.legal_actions())
        state.apply(thought.code)
        dealer.deal_all(state)
        if state.turn == OVER:
            return
