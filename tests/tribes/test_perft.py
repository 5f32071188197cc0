"""The trees below some positions have as many leaves as their files say."""

from __future__ import annotations

from math import comb
from pathlib import Path

import pytest

from tests.trees import count, differences, files_of
from tests.tribes.tables import ask, event, play, table, tribe


@pytest.mark.parametrize("file", files_of("tribes"), ids=lambda file: file.stem)
def test_the_tree_has_as_many_leaves_as_written(file: Path) -> None:
    assert differences("tribes", file) == []


def test_each_split_of_a_grow_is_reached_in_exactly_one_way() -> None:
    state = play(table("act", tribe({"a": 1, "b": 1, "c": 1}), tribe({"i": 1})), "act grow sun")
    splits = sum(comb(number + 2, 2) for number in range(5))  # up to four members over three hexes
    assert closed(state) == splits


def test_each_set_of_moves_is_reached_in_exactly_one_way() -> None:
    state = play(table("act", tribe({"a": 2, "i": 1}), tribe(), dice=["moon", "moon"]), "act move moon")
    one = 2 + 2  # a to b or d, i to f or h
    two = 3 + 2 * 2  # both from a in three ways, or one from a and the one from i
    assert closed(state) == 1 + one + two


def test_each_handing_out_is_reached_in_exactly_one_way() -> None:
    seats = (tribe({"a": 1}, 2, 1), tribe({"i": 1}), tribe({"h": 1}))
    state = table("chance_event", *seats, dice=["sun", "sun"], aside=[])
    play(state, "event chief", "bid 2")
    food_food, food_wood = 3, 4  # to whom two equal tokens go; to whom each of two different ones
    assert leaves_of(state, "hand") == food_food + food_wood


def test_trees_small_enough_to_be_counted_by_hand() -> None:
    state = table("act", tribe({"a": 20}), tribe({"i": 1}), dice=["sun", "sun"])
    assert count(state, 1) == 4  # four actions, one kind of die
    roll = table("chance_roll", tribe({"a": 1}), tribe({"i": 1}), events=[event("plenty_of_food"), event("canoe")])
    assert count(roll, 1) == 6
    assert count(roll, 2) == 3 * 8 + 3 * 4  # two dice that differ, or a double that reveals nothing


def closed(state: object) -> int:
    """Count the ways in which a draft can end."""
    from folkmoot.games.tribes.engine.state import TribesState

    assert isinstance(state, TribesState)
    found = 0
    for code in state.legal_actions():
        after = state.clone()
        after.apply(code)
        found += closed(after) if after.drafting else 1
    return found


def leaves_of(state: object, question: str) -> int:
    """Count the ways out of a question."""
    from folkmoot.games.tribes.engine.state import TribesState

    assert isinstance(state, TribesState)
    if ask(state) != question:
        return 1
    found = 0
    for code in state.legal_actions():
        after = state.clone()
        after.apply(code)
        found += leaves_of(after, question)
    return found
