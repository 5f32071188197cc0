"""Networks compute in whole numbers exactly what their files say; what a search keeps is what it would find again."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from json import loads
from typing import Any

import pytest

from folkmoot import bots, games
from folkmoot.bots import Budget, thinking
from folkmoot.bots.evaluation import Choices
from folkmoot.bots.judging import How, Judge
from folkmoot.bots.learned import learned, numbers, rows, weights_of
from folkmoot.bots.minds import evaluation_of
from folkmoot.bots.network import FINE, HALF, ONE, SECOND, UNITS, Network, Notes
from folkmoot.bots.search import Search
from folkmoot.core import OVER, Doc, SimDealer, State

SHIPPED = [
    ("aetherya", 1),
    ("aetherya", 2),
    ("aetherya", 3),
    ("aetherya", 4),
    ("ethnos", 2),
    ("ethnos", 3),
    ("ethnos", 4),
    ("ethnos", 5),
    ("ethnos", 6),
    ("tribes", 2),
    ("tribes", 4),
]


def doc_of(id: str, players: int) -> Doc:
    text = (files(f"folkmoot.games.{id}.mind") / f"network-{players}.json").read_text("utf-8")
    found: Doc = loads(text)
    return found


def reckoned(doc: Doc, features: list[int]) -> float:
    """Return the network's output, computed as in a textbook."""
    first, second = rows(numbers(doc["first"]), UNITS), rows(numbers(doc["second"]), SECOND)
    units = list(first[-1])
    for feature in features:
        units = [one + more for one, more in zip(units, first[feature], strict=True)]
    assert max(map(abs, units)) < HALF  # each has its place in a word
    active = [min(max(unit, 0), ONE) for unit in units]
    sums = [
        begin + sum(unit * column[number] for unit, column in zip(active, second, strict=True))
        for number, begin in enumerate(doc["second_begin"])
    ]
    ends = [min(max(one >> 6, 0), ONE) for one in sums]
    total = doc["last"][-1] + sum(one * weight for one, weight in zip(ends, doc["last"], strict=False))
    return float(total) / float(ONE * FINE)


def played(id: str, players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every decision of a game played by the weights of its evaluation."""
    game = games.get(id)
    state, dealer, evaluation, choices = game.start(players, **options), SimDealer(seed), None, Choices()
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        yield state
        evaluation = evaluation or evaluation_of(game, players)
        choices.clear()
        evaluation.policy(state, choices)
        state.step(choices.draw(dealer.play))


@pytest.mark.parametrize(("id", "players"), SHIPPED)
def test_a_network_answers_what_its_file_says(id: str, players: int) -> None:
    """All features that occur are among its rows, and packed sums are the sums."""
    doc = doc_of(id, players)
    told_by = import_module(f"folkmoot.games.{id}.mind.{'features' if players > 1 else 'alone'}")
    assert len(rows(numbers(doc["first"]), UNITS)) == told_by.SIZE + 1
    evaluation: Any = evaluation_of(games.get(id), players)
    network = Network(weights_of(doc))
    turns = [state.clone() for state in played(id, players, 5) if evaluation.is_quiet(state)]
    for state in turns[:: max(1, len(turns) // 6)]:
        notes = Notes()
        evaluation.describe(state, players - 1, notes)
        network.begin()
        for feature in notes.found:
            network.add(feature)
        assert network.answer() == reckoned(doc, notes.found)


def test_every_network_that_is_shipped_is_tested() -> None:
    found = [(id, players) for id in games.OWN for players in range(8) if learned(f"folkmoot.games.{id}.mind", players)]
    assert sorted(found) == SHIPPED


@pytest.mark.parametrize(
    ("id", "players", "options", "weights", "has"),
    [
        ("aetherya", 2, {}, {}, True),
        ("aetherya", 2, {}, {"learned": 0.0}, False),
        ("aetherya", 2, {"tokens": True}, {}, False),
        ("aetherya", 2, {"mode": "coop"}, {}, False),
        ("aetherya", 3, {"variant": "invasion"}, {}, False),
        ("ethnos", 2, {}, {}, True),
        ("aetherya", 1, {}, {}, True),
        ("aetherya", 1, {"fate": "degodass"}, {}, False),
        ("ethnos", 4, {}, {}, True),
        ("tribes", 3, {}, {}, True),
        ("tribes", 2, {}, {}, True),
        ("tribes", 2, {"leaders": "random"}, {}, False),
        ("tribes", 2, {"special_lands": "random"}, {}, False),
    ],
    ids=str,
)
def test_a_network_speaks_only_of_what_it_has_learned(
    id: str, players: int, options: Any, weights: Any, has: bool
) -> None:
    state = next(played(id, players, 5, **options))
    assert evaluation_of(games.get(id), players, weights).is_trained(state) == has


@pytest.mark.parametrize("options", [{}, {"tokens": True}, {"mode": "coop"}, {"fate": "dezanno"}], ids=str)
def test_places_that_were_tried_before_are_worth_the_same(options: Any) -> None:
    """Aetherya remembers what cards would bring; an evaluation that remembers nothing weighs alike."""
    game = games.get("aetherya")
    players = 1 if "fate" in options else 2
    kept = evaluation_of(game, players)
    for state in played("aetherya", players, 5, **options):
        weighed = []
        for evaluation in (kept, evaluation_of(game, players)):
            choices = Choices()
            evaluation.policy(state, choices)
            weighed.append([(one.code, one.weight) for one in choices.items[: int(choices.n)]])
        assert weighed[0] == weighed[1]


def test_choices_kept_in_a_tree_are_those_of_every_drawn_state() -> None:
    game = games.get("ethnos")
    state = [one.clone() for one in played("ethnos", 2, 5)][60]
    view = state.view(state.turn)
    evaluation = evaluation_of(game, 2)
    search = Search(view, evaluation, bots.levels.Level("tree").search_params(), 1)
    search.run(30)
    kept = search.root.kept
    assert kept is not None
    for seed in range(5):
        choices = Choices()
        evaluation.policy(view.sample(seed), choices)
        assert [(one.code, one.weight) for one in choices.items[: int(choices.n)]] == [
            (one.code, one.weight) for one in kept.items[: int(kept.n)]
        ]


def test_a_move_that_wins_now_is_made_though_another_was_tried_more(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("tribes")
    *_, last = (state.clone() for state in played("tribes", 2, 5) if len(state.legal_actions()) > 1)

    def wins(code: int) -> bool:
        after = last.clone()
        after.step(code)
        result = after.result() if after.turn == OVER else None
        return result is not None and tuple(result.winners) == (last.turn,)

    winning = [code for code in last.legal_actions() if wins(code)]
    assert 0 < len(winning) < len(last.legal_actions())
    run_within = thinking.run_within

    def lingering(search: Search, budget: Budget, begin: float) -> None:
        run_within(search, budget, begin)
        node = search.root.first
        while node is not None:
            node.visits += 0 if node.code in winning else 1000
            node = node.next

    monkeypatch.setattr(thinking, "run_within", lingering)
    thought = bots.explain(game, last.view(last.turn), "strong", 1, Budget(iterations=100))
    assert thought.code in winning


def test_a_way_to_win_in_this_turn_is_found_and_taken() -> None:
    game = games.get("tribes")
    decisions = [state.clone() for state in played("tribes", 2, 5) if len(state.legal_actions()) > 1]
    seat = decisions[-1].turn
    turn = [state for state in decisions if state.turn == seat][-6:]
    found = []
    for state in turn:
        search = Search(
            state.view(seat), evaluation_of(game, 2), bots.levels.Level("tree", win_search=300).search_params(), 1
        )
        codes = search.find_forced_win(300)
        found.append(len(codes))
        if codes:
            after = state.clone()
            for code in codes:
                assert after.turn == seat
                after.apply(code)
            result = after.result()
            assert result is not None
            assert list(result.winners) == [seat]
            for iterations in (1, 30):
                thought = bots.explain(game, state.view(seat), "strong", 1, Budget(iterations=iterations))
                assert (thought.code, thought.iterations) == (codes[0], iterations)
            assert len(codes) == 1 or search.find_forced_win(len(codes) - 1) == []
    assert max(found) > 1, found


def test_a_review_sees_a_way_to_win_in_this_turn() -> None:
    """A winning sequence makes every other choice a mistake, though a few iterations would not have found it."""
    game = games.get("tribes")
    decisions = [state.clone() for state in played("tribes", 2, 5) if len(state.legal_actions()) > 1]
    seat = decisions[-1].turn
    judge = Judge(game, 2, How(iterations=3))
    found = []
    for state in [state for state in decisions if state.turn == seat and not state.drafting][-6:]:
        view = state.view(seat)
        codes = Search(view, judge.evaluation, judge.params, 1).find_forced_win(300)
        if len(codes) > 1:
            assert judge.chances(state, 1)[seat] == 1.0
            first = judge.first_choice(view, codes)
            assert codes[: len(first)] == first
            other = next(choice for choice in judge.proposals(view, 1) if choice[0] != first[0])
            decision = judge.decision(view, other, 1)
            assert decision is not None
            assert decision["considered"][0]["shares"][seat] == 1.0
            found.append(len(codes))
    assert found
