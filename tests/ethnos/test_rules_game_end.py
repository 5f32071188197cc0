"""E44: the end of the game."""

from __future__ import annotations

from typing import Any

from folkmoot.core import Result
from tests.ethnos.tables import play, third_dragon


def ranked(players: int = 4, **given: Any) -> Result:
    result = third_dragon(players, **{"age": 3 if players > 3 else 2, **given}).result()
    assert result is not None
    return result


def test_E44_the_most_glory_wins() -> None:
    result = ranked(glory=[4, 9, 7, 0])
    assert (result.outcome, list(result.winners), result.reason) == ("won", [1], "glory")
    assert list(result.ranks) == [3, 1, 2, 4]


def test_E44_the_glory_of_the_last_age_counts() -> None:
    result = ranked(glory=[9, 8, 0, 0], bands={1: ["elf.red giant.red dwarf.red"]})
    assert list(result.scores) == [9, 11, 0, 0]
    assert list(result.winners) == [1]


def test_E44_then_the_most_markers_in_kingdoms() -> None:
    tokens = {"duris": [0, 0, 2]}
    result = ranked(glory=[10, 8, 0, 0], markers={"duris": [1, 2]}, tokens=tokens)
    assert list(result.scores) == [10, 10, 0, 0]
    assert (list(result.winners), result.reason) == ([1], "markers")


def test_E44_markers_elsewhere_do_not_count() -> None:
    result = ranked(2, glory=[5, 4], orcs={1: "red"}, merfolk=[0, 0])
    assert list(result.scores) == [5, 5]
    assert (result.outcome, list(result.winners)) == ("shared", [0, 1])


def test_E44_then_the_largest_band_of_the_last_age() -> None:
    result = ranked(glory=[5, 4, 0, 0], bands={0: ["elf.red"], 1: ["elf.blue giant.blue"]})
    assert list(result.scores) == [5, 5, 0, 0]
    assert (list(result.winners), result.reason) == ([1], "bands")


def test_E44_then_the_next_largest_a_missing_band_counting_nothing() -> None:
    result = ranked(glory=[9, 9, 0, 0], bands={0: ["elf.red*2"], 1: ["elf.blue", "elf.grey*2"]})
    assert list(result.scores) == [10, 10, 0, 0]
    assert (list(result.winners), result.reason) == ([1], "bands")


def test_E44_bands_as_played_with_skeletons() -> None:
    result = ranked(glory=[5, 5, 0, 0], bands={0: ["elf.red"], 1: ["elf.blue skeleton"]})
    assert list(result.scores) == [5, 5, 0, 0]
    assert list(result.winners) == [1]


def test_E44_without_the_dwarfs_extra_card() -> None:
    result = ranked(glory=[4, 5, 0, 0], bands={0: ["dwarf.red"], 1: ["elf.blue skeleton"]})
    assert list(result.scores) == [5, 5, 0, 0]
    assert list(result.winners) == [1]


def test_E44_then_a_shared_place() -> None:
    result = ranked(glory=[5, 5, 3, 3], bands={0: ["elf.red"], 1: ["elf.blue"]})
    assert (result.outcome, list(result.winners), result.reason) == ("shared", [0, 1], "tie")
    assert list(result.ranks) == [1, 1, 3, 3]


def test_E44_the_same_comparison_ranks_everybody() -> None:
    result = ranked(
        6,
        glory=[20, 5, 5, 5, 3, 3],
        markers={"duris": [0, 0, 0, 0, 1, 0]},
        tokens={"duris": [0, 0, 2]},
        bands={1: ["elf.red"], 2: ["elf.blue skeleton"], 3: ["elf.grey", "elf.green"]},
    )
    assert list(result.scores) == [20, 5, 5, 5, 5, 3]
    assert list(result.ranks) == [1, 5, 3, 4, 2, 6]


def test_E44_nothing_may_be_done_after_the_end() -> None:
    state = third_dragon(age=3)
    assert state.legal_actions() == []
    assert state.chance_outcomes() == []
    refusal = state.refusal(state.parse("draw"))
    assert refusal is not None
    assert refusal.code == "game_over"


def test_E44_orc_markers_are_cashed_before_the_end() -> None:
    result = ranked(glory=[1, 0, 0, 0], orcs={1: "red blue"})
    assert list(result.scores) == [1, 3, 0, 0]
    assert list(result.winners) == [1]


def test_E44_the_last_age_of_two_players_is_the_second() -> None:
    state = third_dragon(2, age=1)
    assert state.result() is None
    assert third_dragon(2, age=2).result() is not None
    assert play(third_dragon(2, age=2, orcs={0: "red"})).result() is not None
