"""Nothing in the catalogues that nobody says, and no Latin word left in a Russian or Japanese sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from folkmoot import games
from tests.text import lint

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/folkmoot/text"
GAMES = ROOT / "src/folkmoot/games"
LATIN = {
    "Folkmoot",
    "Enter",
    "Tab",
    "Esc",
    "PageUp",
    "PageDown",
    "I",
    "II",
    "III",
    "X",
    "JSON",
    "CSV",
    "abc123",
    "t",
} | set("chmqswru")
"""Names of keys, Roman numerals, what is typed or copied as it stands."""
HEX = set("ABCDEFGHIJKLMNO")
"""Hexes are capital letters in every language."""
PLACE = r"[\w.-]+"


class Latin(Visitor):
    """Latin words in what people read."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        for word in re.findall(r"[A-Za-z][A-Za-z0-9]*", node.value):
            if word not in LATIN and word not in HEX and not re.fullmatch(r"[ETA]\d+", word):
                self.found.append(word)


def entries(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for file in lint.files(language) for entry in lint.messages(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["ru", "ja"])
def test_no_latin_word_is_left(language: str) -> None:
    found = {}
    for id, entry in entries(language).items():
        latin = Latin()
        latin.visit(entry)
        if latin.found:
            found[id] = latin.found
    assert found == {}


def test_a_latin_word_is_found() -> None:
    latin = Latin()
    latin.visit(FluentParser().parse("x = { $who ->\n    [one] Сыграй band\n   *[other] { $who } (E19) A\n  }"))
    assert latin.found == ["band"]


@cache
def sources() -> dict[str, str]:
    """Everything that may ask for a message: by game, and what lies outside the games under an empty name."""
    files = [*(ROOT / "src/folkmoot").rglob("*.py"), *GAMES.rglob("*.toml"), *GAMES.rglob("*.json")]
    files += [file for file in (ROOT / "web/src").rglob("*") if file.suffix in (".ts", ".svelte")]
    found = dict.fromkeys(("", *games.OWN), "")
    for file in files:
        if not file.name.startswith("api-types"):
            game = file.relative_to(GAMES).parts[0] if file.is_relative_to(GAMES) else ""
            found[game if game in games.OWN else ""] += file.read_text("utf-8") + "\n"
    return found


@cache
def code() -> str:
    return "".join(sources().values())


@cache
def written(code: str) -> set[str]:
    """Ids that are written out."""
    return set(re.findall(r"[`\"']([a-z][\w-]*)[`\"']", code))


@cache
def asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids that are written out, and those that are put together around names of things."""
    whole = written(code())
    whole |= {f"client-{id}" for id in re.findall(r"say\(\s*'([\w-]+)'", code())}
    whole |= {f"client-{id}" for pair in re.findall(r"'([\w-]+)' : '([\w-]+)'", code()) for id in pair}
    templates = re.findall(r"[`\"']((?:\$?\{[^{}`]*\}|[\w-])*-(?:\$?\{[^{}`]*\}|[\w-])*)[`\"']", code())
    patterns = []
    for template in {one for one in templates if "{" in one}:
        pattern = "".join(
            f"({PLACE})" if piece.startswith(("{", "${")) else re.escape(piece)
            for piece in re.split(r"(\$?\{[^{}]*\})", template)
        )
        patterns += [re.compile(pattern), re.compile(f"client-{pattern}"), re.compile(f"({PLACE})-{pattern}")]
    return whole, patterns


def is_asked(id: str) -> bool:
    """Written out somewhere, or made of pieces of which each is a word somewhere."""
    whole, patterns = asked()
    if id in whole:
        return True
    for pattern in patterns:
        if (match := pattern.fullmatch(id)) and all(is_word(piece) for piece in match.groups()):
            return True
    return False


@cache
def words() -> set[str]:
    found = set(re.findall(r"[\w-]+", code())) | set(re.findall(r"\w+", code()))
    return found | {word.replace("_", "-") for word in found}


def is_word(piece: str) -> bool:
    return any(all(part in words() for part in re.split(cut, piece)) for cut in (r"$^", r"[.-]", r"[._-]"))


def test_every_message_is_asked_for() -> None:
    assert [id for id in entries("en") if not is_asked(id)] == []


def test_what_only_one_game_says_lies_with_it() -> None:
    """A message of our own catalogues that a game writes out is written out elsewhere too."""
    own = {m.id.name for file in FOLDER.glob("en/*.ftl") for m in lint.messages(file.read_text("utf-8"))}
    by = {id: [place for place, code in sources().items() if id in written(code)] for id in own}
    assert {id: places for id, places in by.items() if len(places) == 1 and places != [""]} == {}
    assert by["play-hand"] == ["ethnos", "aetherya"]


def test_an_unused_message_is_found() -> None:
    assert not is_asked("client-xylophone")
    assert not is_asked("ethnos-event-xylophone")
    assert is_asked("ethnos-event-band")
