"""Every rule of every game has at least one test that is named after it, such as `test_E39_...`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from folkmoot.games import OWN
from tests.rule_ids import RULES

HERE = Path(__file__).parent
WRITTEN_RULES = HERE.parent.parent / "shared" / "rules"
"""The rules as prose, where they lie beside the checkout."""


def names_of_tests(folder: Path) -> list[str]:
    """The names of all test functions below a folder."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    named = {part for name in names_of_tests(HERE / game) for part in name.split("_")}
    assert [rule for rule in RULES[game] if rule not in named] == []


@pytest.mark.parametrize("game", RULES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    letter = RULES[game][0][0]
    named = {part for name in names_of_tests(HERE / game) for part in name.split("_")}
    assert sorted(part for part in named if re.fullmatch(f"{letter}\\d+", part) and part not in RULES[game]) == []


def test_every_game_has_rule_ids() -> None:
    assert sorted(RULES) == sorted(OWN)


@pytest.mark.parametrize("game", RULES)
def test_the_list_is_that_of_the_written_rules(game: str) -> None:
    written = WRITTEN_RULES / f"{game}.md"
    if not written.is_file():
        pytest.skip("the written rules do not lie beside this checkout")
    found = re.findall(r"^- ([A-Z]\d+) ", written.read_text("utf-8"), re.MULTILINE)
    assert found == RULES[game]
