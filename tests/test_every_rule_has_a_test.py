"""Every rule of every game has at least one test that is named after it, such as `test_E39_...`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.games import OWN
from folkmoot.text.rules import structure
from tests.rule_ids import EVERY, RULES, TOLD_ELSEWHERE

HERE = Path(__file__).parent


def names_of_tests(folder: Path) -> list[str]:
    """The names of all test functions below a folder."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    named = {part for name in names_of_tests(HERE / game) for part in name.split("_")}
    assert [rule for rule in EVERY[game] if rule not in named] == []


@pytest.mark.parametrize("game", RULES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    letter = RULES[game][0][0]
    named = {part for name in names_of_tests(HERE / game) for part in name.split("_")}
    assert sorted(part for part in named if re.fullmatch(f"{letter}\\d+", part) and part not in EVERY[game]) == []


def test_every_game_has_rule_ids() -> None:
    assert sorted(RULES) == sorted(OWN)


@pytest.mark.parametrize("game", RULES)
def test_the_list_is_that_of_the_book(game: str) -> None:
    book = structure(games.get(game))
    assert book is not None
    assert sorted(rule for section in book["sections"] for rule in section["rules"]) == sorted(RULES[game])
    assert sorted(book.get("told", {})) == sorted(TOLD_ELSEWHERE[game])
