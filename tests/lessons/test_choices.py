"""Best choices: what ships is whole, an answer is looked up, and its explanation is made from its numbers."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from folkmoot import games
from folkmoot.bots.judging import How, Judge
from folkmoot.bots.thinking import codes_of
from folkmoot.build import build
from folkmoot.lessons import BestChoice, answer, choices, choices_of, daily, find, tell
from folkmoot.lessons.book import SEAT
from folkmoot.text import LANGUAGES, texts

ENOUGH = 60
AHEAD = 0.03
"""Lead of the answer over every other choice, in the searches that its puzzle was found with."""
SHORT = How(iterations=500, seed=1)
"""A twelfth of those searches, and what is still ahead of the rest by them."""
STILL = 0.01


def lead(best: BestChoice) -> float:
    """Return the answer's lead over the best other choice, as bots judge it today."""
    start = games.get(best.game).from_position(best.start)
    judge, view = Judge(start.game, start.players, SHORT), start.view(SEAT)
    found = [judge.considered(view, codes_of(view, one["steps"]), 0) for one in best.considered]
    shares = [one["shares"][SEAT] for one in found]
    return float(shares[0] - max(shares[1:]))


@pytest.mark.skipif(build() == "interpreted", reason="takes a minute, and both builds judge alike")
@pytest.mark.parametrize("game", games.OWN)
def test_the_answer_is_still_the_best_choice(game: str) -> None:
    """Puzzles are mined anew where bots judge otherwise than when they were found (train/puzzles.py)."""
    assert [one.id for one in choices_of(game)[::3] if lead(one) < STILL] == []


@pytest.mark.parametrize("game", games.OWN)
def test_the_best_choice_solves_and_the_tempting_one_does_not(game: str) -> None:
    found = choices_of(game)
    assert len(found) >= ENOUGH
    assert len({json.dumps(one.start, sort_keys=True) for one in found}) == len(found), "each position once"
    assert {one.level for one in found} <= {1, 2, 3}
    for one in found:
        shares = [choice["shares"][0] for choice in one.considered]
        assert shares == sorted(shares, reverse=True), one.id
        assert shares[0] - shares[1] >= AHEAD, one.id
        assert one.tempting > 0, one.id
        assert answer(one, []).state == "open"
        assert answer(one, [one.solution]).state == "solved", one.id
        tempted = answer(one, [one.considered[one.tempting]["steps"]])
        assert (tempted.state, tempted.place) == ("wrong", one.tempting), one.id


def test_no_position_is_there_twice_and_each_has_its_id() -> None:
    starts = Counter(repr(one.start) for one in choices().values())
    assert max(starts.values()) == 1
    assert all(find(id) is one and one.id == id for id, one in choices().items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_have_names_and_an_explanation_says_its_numbers(language: str) -> None:
    said = texts(language)
    assert [one.id for one in choices().values() if not said.has(one.title)] == []
    for game in games.OWN:
        for one in choices_of(game)[LANGUAGES.index(language) :: 24]:
            names = [f"P{seat}" for seat in range(one.start["players"])]
            told = tell(one, answer(one, [one.solution]), said, names)
            best, rival = (round(100 * one.considered[n]["shares"][0]) for n in (0, one.tempting))
            assert str(best) in told.solution[0]
            assert str(rival) in told.solution[-1]
            assert told.answer[1:] == told.solution
            assert said.say(one.title) in told.hint


def test_the_daily_puzzle_is_the_same_for_everybody_and_each_comes_once() -> None:
    day = date(2026, 11, 16)
    for game in games.OWN:
        number = len(choices_of(game))
        found = [daily(game, day + timedelta(days=n)) for n in range(number + 1)]
        assert {one.id for one in found if one is not None} == {one.id for one in choices_of(game)}
        assert found[0] == found[number] == daily(game, day)
    assert daily("nothing", day) is None
