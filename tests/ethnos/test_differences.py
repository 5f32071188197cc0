"""Where the rulebooks differ: one row for each point, about a rule that exists, with what each book says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from folkmoot.games.ethnos.words.differences import DIFFERENCES, Difference
from folkmoot.text import LANGUAGES
from tests.ethnos.tables import GAME
from tests.rule_ids import RULES

FOLDER = Path(__file__).parents[2] / "src/folkmoot/games/ethnos/words"
BOOKS = ("-ru", "-pl", "-ja")

POINTS = {
    "ten-skeletons": "E31",
    "wingfolk-size": "E33",
    "dwarf-example": "E23",
    "troll-reach": "E38",
    "merfolk-second-place": "E40",
    "placing-may-or-must": "E19",
    "orc-may-or-must": "E29",
    "first-player-tie": "E14",
    "final-tie": "E44",
    "end-of-age-list": "E35",
    "centaur-condition": "E22",
    "merfolk-example": "E27",
    "age-two-second-place": "E36",
    "orc-paragraph": "E29",
    "deal-order": "E13",
    "two-player-example": "E19",
}
"""Every point on which the three rulebooks are known to differ, and the rule that settles it."""


def test_there_is_one_row_for_each_point() -> None:
    assert [(row.id, row.rule) for row in DIFFERENCES] == list(POINTS.items())


@cache
def catalogue(language: str) -> FluentBundle:
    found = FluentBundle([language])
    found.add_resource(FluentResource((FOLDER / language / "rules.ftl").read_text("utf-8")))
    return found


def say(row: Difference, part: str, language: str) -> str:
    """The subject of a row (`""`), what a book says (`-ru`) or what is played (`-played`)."""
    pattern = catalogue(language).get_message(f"ethnos-difference-{row.id}{part}").value
    assert pattern is not None
    text, errors = catalogue(language).format_pattern(pattern)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_a_row_names_a_rule_and_says_what_each_book_says(row: Difference, language: str) -> None:
    assert row.rule in RULES["ethnos"]
    for part in ("", *BOOKS, "-played"):
        said = say(row, part, language)
        assert said == said.strip()
        assert len(said) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_the_books_really_differ(row: Difference, language: str) -> None:
    assert len({say(row, book, language) for book in BOOKS}) > 1


def test_the_game_shows_them() -> None:
    assert GAME.differences == DIFFERENCES  # type: ignore[attr-defined]
