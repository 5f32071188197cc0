"""Everything about a game lies in its folder: no other module, and no shared catalogue, names one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import folkmoot
from folkmoot import games

ROOT = Path(folkmoot.__file__).parent
ELSEWHERE = sorted(
    path
    for pattern in ("*.py", "*.ftl", "*.toml", "*.json")
    for path in ROOT.rglob(pattern)
    if path.relative_to(ROOT).parts[0] != "games" or path.parent == ROOT / "games"
    if "static" not in path.parts  # the client, as it was built
)
TRAINING = sorted(Path(__file__).parents[2].glob("train/*.py"))
TABLE = ROOT / "games/__init__.py"
"""The one place that lists the games of its folder."""
ENGLISH = "tribes"
"""An id that is a word as well, and as such may stand in a sentence or in a name (`tribes_led`)."""
NAMED = re.compile(rf"(?<![\w-]){ENGLISH}(?=$|[-./\"'}}])|{'|'.join(set(games.OWN) - {ENGLISH})}")
"""An id as code uses it: the English one by itself or before what it is a prefix of, any other anywhere."""


def strings(tree: ast.Module) -> Iterator[str]:
    """Every string but docstrings, which may give examples."""
    told = {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.value


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def identifiers(tree: ast.Module) -> Iterator[str]:
    """Every name that the code gives or uses."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                yield name


def names_in(source: str, code: bool = True) -> list[str]:
    """Return the places where a file names one of our games."""
    if not code:
        lines = [line for line in source.splitlines() if not line.startswith("#")]
        return [line for line in lines if NAMED.search(line)]
    tree = ast.parse(source)
    found = [name for name in imports(tree) if re.match(rf"folkmoot\.games\.({'|'.join(games.OWN)})\b", name)]
    others = re.compile("|".join(set(games.OWN) - {ENGLISH}))
    found += [name for name in identifiers(tree) if others.search(name.lower())]
    return found + [text for text in strings(tree) if NAMED.search(text)]


def test_no_module_outside_its_folder_names_a_game() -> None:
    named = {
        path: names_in(path.read_text("utf-8"), path.suffix == ".py")
        for path in [*ELSEWHERE, *TRAINING]
        if path != TABLE
    }
    assert {path: names for path, names in named.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from folkmoot.games.ethnos.game import GAME",
        "from folkmoot.games import tribes",
        "import folkmoot.games.aetherya.pad",
        'AGES = {"ethnos": "age"}',
        'say("aetherya-word-elf")',
        'say(f"ethnos-word-{card}")',
        'EXAMPLE = "folkmoot play tribes"',
        'ROUTE = "/api/score/aetherya"',
        'EXAMPLE = "folkmoot play ethnos --seats 4"',
        "def ethnos_board(): ...",
        "class AetheryaBoard: ...",
        "draw(ethnos_board=1)",
    ],
)
def test_naming_a_game_is_found(source: str) -> None:
    assert names_in(source)


@pytest.mark.parametrize("source", ['"""Such as ethnos."""', 'NOTE = "what the seat chose, such as tribes led"'])
def test_examples_and_english_words_are_not(source: str) -> None:
    assert not names_in(source)


@pytest.mark.parametrize(
    "line", ['games = ["ethnos"]', 'except = ["tribes-rule-T30"]', '{"game": "tribes"}', "x = { ethnos-word-elf }"]
)
def test_naming_a_game_in_a_catalogue_or_in_data_is_found(line: str) -> None:
    assert names_in(line, code=False)


def test_the_table_of_games_is_that_of_its_folder() -> None:
    folders = {path.name: path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file()}
    assert sorted(folders) == sorted(games.OWN)
    for id, folder in folders.items():
        parts = {path.name for path in folder.iterdir()}
        assert parts >= {"engine", "edge", "mind", "words", "teach", "terminal.py", "game.py"}, id
