"""Every rule of every game has at least one test that is named after it, such as `test_E39_...`."""

from __future__ import annotations

import re

import pytest

from folkmoot import games
from folkmoot.games import OWN
from folkmoot.text.rules import structure
from tests.reading import named_tests
from tests.rule_ids import EVERY, RULES, TOLD_ELSEWHERE


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    assert [rule for rule in EVERY[game] if rule not in named_tests(game)] == []


@pytest.mark.parametrize("game", RULES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    letter = RULES[game][0][0]
    assert (
        sorted(part for part in named_tests(game) if re.fullmatch(f"{letter}\\d+", part) and part not in EVERY[game])
        == []
    )


def test_every_game_has_rule_ids() -> None:
    assert sorted(RULES) == sorted(OWN)


@pytest.mark.parametrize("game", RULES)
def test_the_list_is_that_of_the_book(game: str) -> None:
    book = structure(games.get(game))
    assert book is not None
    assert sorted(rule for section in book["sections"] for rule in section["rules"]) == sorted(RULES[game])
    assert sorted(book.get("told", {})) == sorted(TOLD_ELSEWHERE[game])
