"""Where the rulebooks differ: one row for each point, about a rule that exists, with what each book says."""

from __future__ import annotations

import pytest

from folkmoot.games.ethnos.differences import DIFFERENCES, Difference
from tests.ethnos.tables import GAME
from tests.rule_ids import RULES

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


@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_a_row_names_a_rule_and_says_what_each_book_says(row: Difference) -> None:
    assert row.rule in RULES["ethnos"]
    assert list(row.says) == ["ru", "pl", "ja"]
    for said in (*row.says.values(), row.played):
        assert said == said.strip()
        assert len(said) >= 3


@pytest.mark.parametrize("row", DIFFERENCES, ids=lambda row: row.id)
def test_the_books_really_differ(row: Difference) -> None:
    assert len(set(row.says.values())) > 1


def test_the_game_shows_them() -> None:
    assert GAME.differences is DIFFERENCES  # type: ignore[attr-defined]
