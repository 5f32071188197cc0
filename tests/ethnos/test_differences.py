"""Where the rulebooks differ: one row for each point, about a rule that exists, with what each book says."""

from __future__ import annotations

import pytest

from folkmoot.games.ethnos.differences import DIFFERENCES, Difference
from folkmoot.text import LANGUAGES, texts
from tests.ethnos.tables import GAME
from tests.rule_ids import RULES

BOOKS = ("ru", "pl", "ja")

POINTS = {
    "ten-skeletons": "E31",
    "two-player-tie": "E39",
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


def said(row: Difference, language: str) -> list[str]:
    """What the Russian, the Polish and the Japanese rulebook say, in words of a language."""
    return [texts(language).say(f"ethnos-difference-{row.id}-{book}") for book in BOOKS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_a_row_names_a_rule_and_says_what_each_book_says(row: Difference, language: str) -> None:
    assert row.rule in RULES["ethnos"]
    subject, played = (texts(language).say(f"ethnos-difference-{row.id}{part}") for part in ("", "-played"))
    for sentence in (subject, *said(row, language), played):
        assert sentence == sentence.strip()
        assert len(sentence) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_the_books_really_differ(row: Difference, language: str) -> None:
    assert len(set(said(row, language))) > 1


def test_the_game_shows_them() -> None:
    assert GAME.differences is DIFFERENCES  # type: ignore[attr-defined]
