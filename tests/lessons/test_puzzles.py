"""Puzzles: the solution solves, the tempting move does not, and every other way is judged by the engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folkmoot import games
from folkmoot.core import State
from folkmoot.lessons import judge, puzzles
from folkmoot.lessons.book import SEAT
from folkmoot.lessons.puzzling import verdict
from folkmoot.text import LANGUAGES, texts

IDS = list(puzzles())


def ways(state: State, steps: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], State]]:
    """Every way to play the turn, until somebody else or chance decides."""
    if state.turn != SEAT:
        yield steps, state
        return
    for code in state.legal_actions():
        after = state.clone()
        after.step(code)
        yield from ways(after, (*steps, state.name(code)))


@pytest.mark.parametrize("id", IDS)
def test_the_solution_solves_and_the_tempting_move_does_not(id: str) -> None:
    puzzle = puzzles()[id]
    game = games.get(puzzle.game)
    solved = judge(puzzle, game, [puzzle.solution])
    assert (solved.state, solved.text) == ("solved", f"learn-{id}-solved")
    tried = judge(puzzle, game, [puzzle.tempting])
    assert tried.state == "wrong"
    assert tried.got < tried.need


@pytest.mark.parametrize("id", IDS)
def test_few_ways_reach_the_goal_and_every_answer_is_given(id: str) -> None:
    puzzle = puzzles()[id]
    found = [verdict(puzzle, state, steps) for steps, state in ways(games.get(puzzle.game).from_position(puzzle.start))]
    solved = [one for one in found if one.state == "solved"]
    assert 0 < len(solved) < len(found) / 4
    best = max(one.got for one in found)
    assert best >= puzzle.goal.least
    if puzzle.goal.path == "score":
        assert best == puzzle.goal.least, "the goal is the most that can be had"
    answers = {one.text for one in found}
    expected = {text for text in puzzle.texts() if "-wrong" in text or text.endswith("-solved")}
    assert expected - answers <= {puzzle.text("wrong")}
    assert answers <= expected


@pytest.mark.parametrize("id", IDS)
def test_a_try_is_open_while_the_turn_goes_on(id: str) -> None:
    puzzle = puzzles()[id]
    assert judge(puzzle, games.get(puzzle.game), []).state == "open"
    assert judge(puzzle, games.get(puzzle.game), [puzzle.solution[:1]]).state == "open"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_puzzle_exists(language: str) -> None:
    catalogue = texts(language)
    assert [text for puzzle in puzzles().values() for text in puzzle.texts() if not catalogue.has(text)] == []
