"""The rulebooks read sentence by sentence: which rule of ours each sentence became, and which tests hold the rule.

The books are not in this repository; their sentences are named by line (`243`) or by line and sentence (`243.2`) of
the text files that were read. `tests/<game>/reading/<book>.toml` holds the shape of a book (how many sentences stand in
each of its lines) and an entry for every one of them. An entry is one of the kinds below, rules, or both; what has no
kind is a rule that the book states. From these files, the names of the tests and `rules.toml` comes
`docs/reading/<game>.md`.

`python -m tests.reading` says which pages are stale and writes them with `--write`;
`python -m tests.reading shape [--wrapped] FILE` prints the shape of a text (`--wrapped`: sentences run on over lines).
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.games import OWN
from folkmoot.text.rules import book as book_of
from folkmoot.text.rules import rules_of, structure
from tests.written import main

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs/reading"
KINDS = {
    "frame": "titles, contents, headings, captions, credits",
    "flavour": "stories and moods",
    "components": "what is in the box",
    "picture": "words of a picture that the text has lost",
    "hint": "advice",
    "example": "a worked example",
    "against": "not followed: the book contradicts itself or another book here",
}
"""Kinds of sentences beside those that state a rule."""
BARE = ("frame", "flavour", "picture", "hint")
"""Kinds that need no rule."""
BOOKS = {"ru": "Russian", "pl": "Polish", "ja": "Japanese"}
BLANK = "."
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Unit = tuple[int, int]
"""A line and a sentence in it, both from 1."""


class Entry(NamedTuple):
    """Reading of one or more sentences."""

    where: str
    units: tuple[Unit, ...]
    kind: str
    """One of KINDS, empty for a rule that the book states."""
    rules: tuple[str, ...]


class Book(NamedTuple):
    """One rulebook as it was read."""

    game: str
    id: str
    shape: tuple[int, ...]
    """Number of sentences in each line."""
    entries: tuple[Entry, ...]

    @property
    def units(self) -> list[Unit]:
        """Every sentence."""
        return [(line, part) for line, many in enumerate(self.shape, 1) for part in range(1, many + 1)]


# Reading the files


def read_shape(text: str) -> tuple[int, ...]:
    """A shape as it is written: one sign for each line."""
    return tuple(0 if sign == BLANK else DIGITS.index(sign) for sign in text if not sign.isspace())


def units_of(where: str, shape: tuple[int, ...]) -> tuple[Unit, ...]:
    """The sentences of `243`, `243.2`, `243.2-3`, `281-285` or `44.2-46.1`, without those that a shape doesn't have."""
    found = re.fullmatch(r"(\d+)(?:\.(\d+))?(?:-(?:(\d+)\.)?(\d+))?", where)
    if found is None:
        raise ValueError(f"{where!r} names no sentence: 243, 243.2, 243.2-3, 281-285 or 44.2-46.1 would")
    line, part, to_line, to = (int(one) if one else None for one in found.groups())
    assert line is not None
    first = (line, part or 1)
    if to is None:
        last = (line, part or len(DIGITS))
    elif part is not None:
        last = (to_line or line, to)
    else:
        last = (to_line, to) if to_line else (to, len(DIGITS))
    every = ((number, one) for number, many in enumerate(shape, 1) for one in range(1, many + 1))
    return tuple(unit for unit in every if first <= unit <= last)


def some_units(lines: str, shape: tuple[int, ...]) -> list[Unit]:
    """The sentences of several places: `243, 316-318`."""
    return [unit for where in lines.split(", ") for unit in units_of(where, shape)]


def read_entry(where: str, said: str, shape: tuple[int, ...]) -> Entry:
    words = said.split()
    kind = words.pop(0) if words and words[0] in KINDS else ""
    return Entry(where, units_of(where, shape), kind, tuple(words))


@cache
def read_books(game: str) -> tuple[Book, ...]:
    """The books of a game, in the order in which their entries are shown."""
    found = []
    for id in BOOKS:
        file = HERE / game / "reading" / f"{id}.toml"
        if file.is_file():
            data = tomllib.loads(file.read_text("utf-8"))
            shape = read_shape(data["shape"])
            entries = tuple(read_entry(where, said, shape) for where, said in data["lines"].items())
            found.append(Book(game, id, shape, entries))
    return tuple(found)


@cache
def named_tests(game: str) -> dict[str, list[tuple[str, str]]]:
    """By a part of their names, such as `E19`: file and name of every test of a game."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted((HERE / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for part in dict.fromkeys(node.name.split("_")):
                    found[part].append((file.name, node.name))
    return found


def quoted(game: str) -> Iterator[tuple[str, str, str, str]]:
    """Every place that a contradiction or a difference cites: what cites it, its rule, the book, the lines."""
    for one in (structure(games.get(game)) or {}).get("contradictions", ()):
        for id, lines in one["lines"].items():
            yield f"contradiction {one['id']}", one["rule"], id, lines
    rows: Any = getattr(games.get(game), "differences", ())
    for row in rows:
        for id, lines in row.lines.items():
            yield f"difference {row.id}", row.rule, id, lines


# What is wrong


def faults_of(book: Book, rules: Iterable[str], cited: Iterable[tuple[str, str, str, str]]) -> list[str]:
    """Sentences without an entry or with two, entries that say nothing, quotations that don't fit."""
    known, seen = set(rules), defaultdict(list)
    found = []
    for entry in book.entries:
        for unit in entry.units:
            seen[unit].append(entry)
        found += [f"{entry.where}: {rule} isn't a rule" for rule in entry.rules if rule not in known]
        if not entry.units:
            found.append(f"{entry.where}: no sentence stands there")
        if not entry.rules and entry.kind not in BARE:
            found.append(f"{entry.where}: names no rule")
    found += [f"{name_of(unit)}: has no entry" for unit in book.units if unit not in seen]
    found += [f"{name_of(unit)}: has {len(entries)} entries" for unit, entries in seen.items() if len(entries) > 1]
    against = {unit for entry in book.entries if entry.kind == "against" for unit in entry.units}
    for what, rule, id, lines in cited:
        if id == book.id:
            units = some_units(lines, book.shape)
            against.difference_update(units)
            named = [entry for unit in units for entry in seen[unit] if rule in entry.rules]
            if not named:
                found.append(f"{what}: {rule} isn't read in {lines}")
    return found + [f"{name_of(unit)}: no contradiction and no difference cites it" for unit in sorted(against)]


def name_of(unit: Unit) -> str:
    return f"{unit[0]}.{unit[1]}"


def stated(book: Book) -> set[str]:
    """The rules that a book states or shows in an example."""
    return {rule for entry in book.entries if entry.kind not in ("against", *BARE) for rule in entry.rules}


def faults_of_marks(game: str) -> list[str]:
    """Rules said to be in a book that no sentence of it states, and the other way round."""
    found = []
    about = structure(games.get(game)) or {}
    books = {book.id: stated(book) for book in read_books(game)}
    told: dict[str, str] = about.get("told", {})
    for id, rule in about["rules"].items():
        ids = {id, *(other for other, where in told.items() if where == id)}
        within = [book for book, rules in books.items() if ids & rules]
        named = [mark for mark in rule["marks"] if mark in BOOKS]
        silent = [mark for mark in named if mark in books and mark not in within]
        found += [f"{id} is marked {mark}, and no sentence there states it" for mark in silent]
        if "book" in rule["marks"] and not within:
            found.append(f"{id} is marked book, and no sentence states it")
        if within and "book" not in rule["marks"] and not named:
            found.append(f"{id} is stated by {', '.join(within)}, and its marks say nothing of it")
    return found


# The page


def title_of(game: str, book: Book) -> str:
    many = len(read_books(game)) > 1
    return f"The {BOOKS[book.id]} rulebook" if many else "The rulebook"


def page(game: str) -> str:
    """The table sentence → rule → test of a game, in Markdown."""
    doc, books = book_of(games.get(game), "en"), read_books(game)
    lines = [
        f"# {doc['name']}: the books, sentence by sentence",
        "",
        "Which of our rules every sentence of a rulebook became, and which tests hold that rule. The books themselves",
        "are not here: `243` is a line of the text that was read, `243.2` the second sentence in it. This page is",
        f"written by `python -m tests.reading --write` from `tests/{game}/reading`; a sentence without an entry, a",
        "rule without a test and a stale page fail a test.",
        "",
        "- [From rule to test](#tests)",
        *(f"- [{title_of(game, book)}](#{book.id})" for book in books),
        "",
        *rule_lines(game, doc, books),
    ]
    for book in books:
        lines += [*book_lines(game, doc, book), ""]
    return "\n".join(lines).rstrip() + "\n"


def rule_lines(game: str, doc: Doc, books: tuple[Book, ...]) -> list[str]:
    """Every rule with the sentences that state it and the tests that are named after it."""
    lines = ['<a id="tests"></a>\n\n## From rule to test', ""]
    for rule in rules_of(doc).values():
        for id in (rule["id"], *rule["aliases"]):
            lines.append(f'<a id="{id.lower()}"></a>\n')
            lines.append(f"**[{id} {rule['title']}](../rules/{game}.en.md#{id.lower()})**")
            places = [(book, [entry.where for entry in book.entries if id in entry.rules]) for book in books]
            told = "; ".join(f"{book.id} {', '.join(where)}" for book, where in places if where)
            marks = ", ".join(doc["marks"][mark]["name"] for mark in rule["marks"])
            lines += [f"({marks}) — {told or 'in no book'}", ""]
            for file, named in groupby(named_tests(game)[id], key=lambda one: one[0]):
                lines.append(f"- `{file}`: {', '.join(f'`{name}`' for _, name in named)}")
            lines.append("")
    return lines


def book_lines(game: str, doc: Doc, book: Book) -> list[str]:
    """Every sentence of a book with its rules."""
    lines = [f'<a id="{book.id}"></a>\n\n## {title_of(game, book)}', ""]
    cited = [(what, id, where) for what, id, of, where in quoted(game) if of == book.id]
    sentences = len(book.units)
    of_rules = sum(len(entry.units) for entry in book.entries if entry.rules)
    lines += [f"{sentences} sentences in {len(book.shape)} lines; {of_rules} of them bear on a rule.", ""]
    if cited:
        lines += ["Where it contradicts itself or another book:", ""]
        lines += [f"- {what}: [{id}](#{id.lower()}), lines {where}" for what, id, where in cited] + [""]
    lines += ["| Lines | Rules | Kind |", "|---|---|---|"]
    for entry in book.entries:
        links = ", ".join(f"[{id}](#{id.lower()})" for id in entry.rules)
        lines.append(f"| {entry.where} | {links or '–'} | {KINDS[entry.kind] if entry.kind else 'states the rule'} |")
    return lines


# The shape of a text

MARKER = re.compile(r"^[\s>#*•·+»◆➡️∞|-]*(?:\(?\d+[.)]\s+|\d\s+)?")
END = re.compile(r"[.!?…](?:[»”\")*_]|\[\d+\])*\s+(?=[«“\"(*_–—-]*\s?[A-ZА-ЯЁ])|[。！？](?=[^」”）)\s])")


def sentences_in(line: str) -> int:
    """Count the sentences that begin in a line; 0 for an empty one."""
    text = MARKER.sub("", line).strip()
    return 1 + len(END.findall(text)) if text or line.strip() else 0


def shape_of(text: str, wrapped: bool) -> str:
    """The shape of a text, 100 lines to a row."""
    numbers = [min(sentences_in(line), 1) if wrapped else sentences_in(line) for line in text.split("\n")]
    if not text.split("\n")[-1]:
        numbers.pop()
    signs = "".join(DIGITS[number] if number else BLANK for number in numbers)
    return "\n".join(signs[start : start + 100] for start in range(0, len(signs), 100))


def pages() -> Iterator[tuple[Path, str]]:
    for game in OWN:
        if read_books(game):
            yield DOCS / f"{game}.md", page(game)


def command(arguments: list[str]) -> int:
    if arguments[:1] == ["shape"]:
        *flags, file = arguments[1:]
        print(shape_of(Path(file).read_text("utf-8"), "--wrapped" in flags))
        return 0
    return main("tests.reading", pages(), arguments)


if __name__ == "__main__":
    sys.exit(command(sys.argv[1:]))
