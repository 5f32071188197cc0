"""What one rulebook says and another does not, played: every switch for a difference, and a preset for each book.

Every option of a preset has a test named after its rule and the book, `test_E31_ru_...`: what the preset allows or pays
in one position, against what is played otherwise. The lines of the book are in `words/differences.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from folkmoot.core import Doc, SimDealer, State
from folkmoot.games.ethnos.words.differences import DIFFERENCES
from tests.ethnos.tables import GAME, ask, legal, play, row_points, seen, table, third_dragon
from tests.reading import named_tests

BOOKS = ("ru", "pl", "ja")


def by(book: str, **given: Any) -> tuple[State, State]:
    """A table by a book's preset, and the same as it is played otherwise."""
    return table(**given, options=GAME.presets[book]), table(**given)


def ended(book: str, players: int = 4, **given: Any) -> tuple[State, State]:
    """The end of an age by a book's preset, and the same as it is counted otherwise."""
    return third_dragon(players, **given, options=GAME.presets[book]), third_dragon(players, **given)


def both(states: tuple[State, State], look: Callable[[State], Any]) -> tuple[Any, Any]:
    return look(states[0]), look(states[1])


def test_every_switch_but_those_of_no_book_belongs_to_a_difference() -> None:
    house = {"draw_two"}
    switches = {one.name: one.rule for one in GAME.options if one.type == "bool" and one.name not in house}
    named = {name: row.rule for row in DIFFERENCES for name in row.options}
    assert named == switches


@pytest.mark.parametrize("book", BOOKS)
def test_a_preset_says_only_what_is_not_played_otherwise(book: str) -> None:
    defaults = {option.name: option.default for option in GAME.options}
    for name, value in GAME.presets[book].items():
        assert value is not defaults[name]


def test_every_switch_is_played_by_some_book() -> None:
    used = {name for book in BOOKS for name in GAME.presets[book]}
    assert used == {name for row in DIFFERENCES for name in row.options}


@pytest.mark.parametrize("book", BOOKS)
def test_every_option_of_a_preset_has_the_lines_of_its_book_and_a_test(book: str) -> None:
    rows = {name: row for row in DIFFERENCES for name in row.options}
    tests = [name for _, name in named_tests("ethnos")[book]]
    for name in GAME.presets[book]:
        assert rows[name].lines.get(book), f"{name}: which lines of the book say so?"
        assert any(f"test_{rows[name].rule}_{book}_" in test for test in tests), f"{name}: no test for {book}"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_by_each_rulebook_comes_to_its_end(book: str, players: int) -> None:
    state = GAME.start(players, **GAME.presets[book])
    SimDealer(1).playout(state)
    result = state.result()
    assert result is not None
    assert result.scores == state.scores()


def skeletons_pass(book: str) -> None:
    assert both(by(book, hand="skeleton*10", row="elf.red"), legal) == (["pass"], ["skeletons"])


def test_E31_ru_knows_no_win_with_nothing_but_skeletons() -> None:
    skeletons_pass("ru")


def test_E31_ja_knows_no_win_with_nothing_but_skeletons() -> None:
    skeletons_pass("ja")


def test_E14_ru_whoever_drew_the_dragon_may_come_last() -> None:
    states = ended("ru", age=1, glory=[3, 5, 3, 3])
    assert both(states, lambda state: (seen(state)["age"], seen(state)["first"])) == ((2, 2), (2, 0))


def only_the_furthest(book: str) -> None:
    states = ended(book, age=2, merfolk=[9, 4])
    assert both(states, lambda state: row_points(state, "merfolk")[:2]) == ([2, 0], [2, 1])
    alone = ended(book, players=2, age=2, merfolk=[9])
    assert both(alone, lambda state: row_points(state, "merfolk")) == ([3, 0], [4, 0])


def test_E40_pl_only_the_furthest_scores() -> None:
    only_the_furthest("pl")


def test_E40_ja_only_the_furthest_scores() -> None:
    only_the_furthest("ja")


def test_E38_ja_trolls_have_no_power_at_sea() -> None:
    states = ended("ja", age=2, merfolk=[5, 5], trolls={0: [3]})
    assert both(states, lambda state: row_points(state, "merfolk")[:2]) == ([1, 1], [2, 1])


def test_E38_pl_trolls_break_ties_at_sea_too() -> None:
    states = ended("pl", age=2, merfolk=[5, 5], trolls={0: [3]})
    assert both(states, lambda state: row_points(state, "merfolk")[:2]) == ([2, 0], [2, 1])


def test_E22_pl_size_is_enough_for_another_band() -> None:
    steps = ("lead centaur.red", "add centaur.blue", "done", "decline")
    states = by("pl", hand="centaur.red centaur.blue dwarf.grey")
    assert both(states, lambda state: ask(play(state, *steps))) == ("another", "turn")


def test_E22_pl_a_band_that_is_too_small_allows_no_other() -> None:
    states = by("pl", hand="centaur.red dwarf.grey", markers={"rhea": [1]})
    assert both(states, lambda state: ask(play(state, "lead centaur.red", "done"))) == ("turn", "turn")


def only_the_largest_band(book: str) -> None:
    bands = {0: ["elf.red wizard.red dwarf.red", "elf.blue"], 1: ["elf.grey wizard.grey dwarf.grey"]}

    def winners(state: State) -> Sequence[int]:
        result = state.result()
        assert result is not None
        return result.winners

    assert both(ended(book, age=3, bands=bands), winners) == ([0, 1], [0])


def test_E44_pl_only_the_largest_bands_are_compared() -> None:
    only_the_largest_band("pl")


def test_E44_ja_only_the_largest_bands_are_compared() -> None:
    only_the_largest_band("ja")


@pytest.mark.parametrize("book", BOOKS)
def test_E39_two_who_are_tied_share_space_two_alone_by_every_book(book: str) -> None:
    """Second place brings nothing there, so that a tie has nothing else to share."""

    def points(markers: list[int], trolls: dict[int, list[int]]) -> list[int]:
        given: Doc = {"markers": {"duris": markers}, "tokens": {"duris": [2, 6]}, "trolls": trolls}
        return row_points(third_dragon(2, age=2, **given, options=GAME.presets[book]), "kingdoms")

    assert points([1, 1], {}) == [3, 3]
    assert points([2, 1], {}) == [6, 0]
    assert points([2, 2], {0: [1]}) == [6, 0]
    assert points([1, 0], {}) == [8, 0]


@pytest.mark.parametrize("book", BOOKS)
def test_E47_what_a_leader_brings_may_be_declined_by_every_book(book: str) -> None:
    """E19, E22, E29: a marker, another band and the orc board."""
    given: Doc = {"options": GAME.presets[book]}
    for hand, steps in (
        ("dwarf.red elf.blue", ("lead dwarf.red", "done")),
        ("wingfolk.red elf.blue", ("lead wingfolk.red", "done")),
        ("centaur.red elf.blue", ("lead centaur.red", "done", "place rhea")),
        ("orc.red elf.blue", ("lead orc.red", "done", "place rhea")),
    ):
        assert "decline" in legal(play(table(hand=hand, **given), *steps))


@pytest.mark.parametrize("book", BOOKS)
def test_E33_the_size_counts_for_wingfolk_by_every_book(book: str) -> None:
    state = table(hand="wingfolk.red", options=GAME.presets[book], markers={"duris": [1]})
    assert "place duris" not in legal(play(state, "lead wingfolk.red", "done"))
