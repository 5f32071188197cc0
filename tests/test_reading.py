"""The books were read sentence by sentence: every sentence has its rules, every rule its tests, every page is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reading import (
    DOCS,
    Book,
    faults_of,
    faults_of_marks,
    named_tests,
    page,
    quoted,
    read_books,
    read_entry,
    read_shape,
    shape_of,
    units_of,
)
from tests.rule_ids import EVERY

READ = {"ethnos": ["ru", "pl", "ja"], "tribes": ["ru"], "aetherya": ["ru"]}
"""The books of each game that were read."""


@pytest.mark.parametrize("game", READ)
def test_every_sentence_of_every_book_has_an_entry_with_rules(game: str) -> None:
    assert [book.id for book in read_books(game)] == READ[game]
    for book in read_books(game):
        assert faults_of(book, EVERY[game], quoted(game)) == []


@pytest.mark.parametrize("game", READ)
def test_marks_say_in_which_books_a_rule_stands(game: str) -> None:
    assert faults_of_marks(game) == []


@pytest.mark.parametrize("game", READ)
def test_every_rule_that_a_book_states_has_a_test(game: str) -> None:
    named = {rule for book in read_books(game) for entry in book.entries for rule in entry.rules}
    assert sorted(named - set(named_tests(game))) == []


@pytest.mark.parametrize("game", READ)
def test_the_pages_are_up_to_date(game: str) -> None:
    written = (DOCS / f"{game}.md").read_text("utf-8")
    assert written == page(game), "run `python -m tests.reading --write`"


SHAPE = read_shape(".21\n3")


@pytest.mark.parametrize(
    ("where", "units"),
    [
        ("2", ((2, 1), (2, 2))),
        ("2.2", ((2, 2),)),
        ("1-3", ((2, 1), (2, 2), (3, 1))),
        ("2.2-4.1", ((2, 2), (3, 1), (4, 1))),
        ("4.2-3", ((4, 2), (4, 3))),
        ("3-4.2", ((3, 1), (4, 1), (4, 2))),
        ("4.4", ()),
        ("1", ()),
    ],
)
def test_a_place_names_sentences(where: str, units: tuple[tuple[int, int], ...]) -> None:
    assert units_of(where, SHAPE) == units


def test_a_place_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'2\.x' names no sentence"):
        units_of("2.x", SHAPE)


def test_every_fault_of_a_reading_is_found() -> None:
    said = {"2.1": "E1", "2.2": "example", "3": "against E2", "4.1-2": "E9", "4.2": "frame", "5": "flavour"}
    book = Book("ethnos", "ru", SHAPE, tuple(read_entry(where, words, SHAPE) for where, words in said.items()))
    assert faults_of(book, ["E1", "E2"], [("preset", "E2", "ru", "2"), ("another", "E2", "ja", "1")]) == [
        "2.2: names no rule",
        "4.1-2: E9 isn't a rule",
        "5: no sentence stands there",
        "4.3: has no entry",
        "4.2: has 2 entries",
        "preset: E2 isn't read in 2",
        "3.1: no contradiction and no difference cites it",
    ]


def test_a_mark_without_a_sentence_and_a_sentence_without_a_mark_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {
        "E1": {"marks": ["ru", "ja"]},
        "E2": {"marks": ["pub"]},
        "E3": {"marks": ["book"]},
        "E4": {"marks": ["pub"]},
    }
    entries = tuple(
        read_entry(where, rule, SHAPE) for where, rule in {"2.1": "E1", "2.2": "E2", "3": "hint E3"}.items()
    )
    monkeypatch.setattr("tests.reading.structure", lambda game: {"rules": rules})
    monkeypatch.setattr(
        "tests.reading.read_books", lambda game: (Book("x", "ru", SHAPE, entries), Book("x", "ja", SHAPE, ()))
    )
    monkeypatch.setattr("tests.reading.games.get", lambda game: None)
    assert faults_of_marks("x") == [
        "E1 is marked ja, and no sentence there states it",
        "E2 is stated by ru, and its marks say nothing of it",
        "E3 is marked book, and no sentence states it",
    ]


def test_the_shape_of_a_text_counts_its_sentences() -> None:
    text = "1. One line. Another (p. 4).\n\n勝ち。負け。\n| a | b |\n"
    assert shape_of(text, wrapped=False) == "2.21"
    assert shape_of(text, wrapped=True) == "1.11"


def test_the_data_names_no_words_of_a_book() -> None:
    for game in READ:
        for file in sorted((Path(__file__).parent / game / "reading").iterdir()):
            assert file.read_text("utf-8").isascii(), file.name
