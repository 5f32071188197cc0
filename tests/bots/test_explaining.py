"""Sources of points, in numbers and in words; and novices, who see little else."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot import bots, games
from folkmoot.bots import Budget, Level
from folkmoot.bots.evaluation import Estimate
from folkmoot.bots.minds import evaluation_of, level_of
from folkmoot.bots.search import Search
from folkmoot.core import Doc
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.hints import by_source
from tests.bots.test_networks import played

EVERYTHING: list[tuple[str, Any]] = [
    ("ethnos", {}),
    ("tribes", {}),
    ("aetherya", {}),
    ("aetherya", {"variant": "frontiers"}),
]


@pytest.mark.parametrize(("id", "options"), EVERYTHING, ids=str)
def test_sources_add_up_to_the_points_and_have_words(id: str, options: Any) -> None:
    game, out, seen = games.get(id), Estimate(), set()
    evaluation = evaluation_of(game, 2)
    for number, state in enumerate(played(id, 2, 5, **options)):
        if number % 7 == 0:
            evaluation.evaluate(state, out)
            for seat in range(2):
                found = evaluation.sources(state, seat)
                assert sum(found.values()) == pytest.approx(out.points[seat])
                seen |= {source for source, points in found.items() if points}
    assert len(seen) >= 5
    for language in LANGUAGES:
        assert all(texts(language).has(f"{id}-source-{source}") for source in seen)


def test_a_choice_is_explained_by_what_it_brings_and_another_does_not() -> None:
    game = games.get("ethnos")
    state = next(one for one in played("ethnos", 2, 5) if "lead " in " ".join(map(one.name, one.legal_actions())))
    view = state.view(state.turn)
    request: Doc = {"view": view.data, "level": "strong", "seed": 1, "iterations": 60}
    considered = bots.answer(game, {**request, "sources": True})["considered"]
    assert [set(one["sources"]) for one in considered[:2]] == [set(evaluation_of(game, 2).sources(state, 0))] * 2
    assert "sources" not in bots.answer(game, request)["considered"][0]


def test_the_largest_differences_are_told_in_points() -> None:
    one: Doc = {"sources": {"bands": 6.0, "hand": 1.0, "orcs": 1.0, "giant": 2.0}}
    other: Doc = {"sources": {"bands": 3.0, "hand": 2.25, "orcs": 0.9, "giant": 1.5, "kingdoms": 0.4}}
    told = "The difference, in points: bands +3.0, cards in hand −1.2, the giant +0.5."
    assert by_source(texts("en"), "ethnos", one, other) == [told]
    assert by_source(texts("en"), "ethnos", one, one) == []
    assert by_source(texts("en"), "ethnos", {}, {}) == []


@pytest.mark.parametrize("id", games.OWN)
def test_a_novice_takes_what_brings_most_of_what_it_sees(id: str) -> None:
    """One who sees every choice takes the best for itself by the end of the turn, rivals or not."""
    game = games.get(id)
    level = level_of("novice", game)
    sees_all = Level("eager", eye=2000, playout_rounds=0.0, weights={**level.weights, "sharp": 1000.0})
    for state in [one.clone() for one in played(id, 2, 5) if len(one.legal_actions()) > 2][::40]:
        view = state.view(state.turn)
        search = Search(view, evaluation_of(game, 2, sees_all.weights), sees_all.search_params(), 3)
        points = {code: search.own_points(code, 3) for code in search.candidates()}
        assert points[bots.explain(game, view, sees_all, 3).code] == max(points.values())


def test_a_novice_sees_no_conflict_coming() -> None:
    game = games.get("tribes")
    state = next(
        one for one in played("tribes", 2, 5) if evaluation_of(game, 2).sources(one, int(one.turn))["conflicts"] < -0.1
    )
    novice = evaluation_of(game, 2, level_of("novice", game).weights)
    assert novice.sources(state, int(state.turn))["conflicts"] == 0.0


def test_a_novice_forgets_that_the_age_may_end() -> None:
    """The last cards: a hand is worth hardly anything any more, but not to a novice."""
    game = games.get("ethnos")
    state = [one.clone() for one in played("ethnos", 2, 5) if one.to_position()["dragons"] == 2][-1]
    seat = max(range(2), key=lambda seat: len(state.to_position()["seats"][seat]["hand"]))
    sensible, novice = evaluation_of(game, 2), evaluation_of(game, 2, level_of("novice", game).weights)
    assert novice.sources(state, seat)["hand"] > 1.3 * sensible.sources(state, seat)["hand"] > 0


def test_one_seed_gives_one_move() -> None:
    state = next(iter(played("aetherya", 2, 5)))
    view = state.view(state.turn)
    moves = [bots.choose(state.game, view, "novice", 5, Budget(iterations=1)) for _ in range(2)]
    assert moves[0] == moves[1]
