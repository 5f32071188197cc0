"""The way of a move, as docs/a-move.md tells it: its files exist, and each is connected with the one above it."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/a-move.md"
SOURCE = ROOT / "src"
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")
"""Ends that the client's imports leave out."""


class Stop(NamedTuple):
    """An item of the list."""

    file: str
    start: str
    """The file further up from which this one is reached; empty: the one above."""
    through: list[str]
    """Files by which the two are connected, where neither imports the other."""
    by_network: bool


def stops(text: str) -> list[Stop]:
    """Read the numbered items; brackets behind the file say how it is reached."""
    found = []
    for item in re.findall(r"^\d+\. (.*(?:\n {3,}.*)*)", text, re.MULTILINE):
        read = re.match(r"`([^`]+)`(?: \((.*?)\))?: ", " ".join(item.split()))
        assert read, f"an item is `file`: sentence, or `file` (*from* `file` *through* `file`): sentence; not {item!r}"
        start, _, through = (read[2] or "").partition("*through*")
        named = re.findall(r"`([^`]+)`", start)
        found.append(Stop(read[1], "".join(named), re.findall(r"`([^`]+)`", through), "*over the network*" in start))
    return found


@cache
def imported(file: str) -> frozenset[str]:
    """Return the files that a file imports, as paths in the repository."""
    path = ROOT / file
    return frozenset(python_imports(path) if path.suffix == ".py" else web_imports(path))


def python_imports(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    return {file_of(str(node.module), alias.name) for node in froms for alias in node.names}


@cache
def file_of(module: str, name: str) -> str:
    """Return the file that `from module import name` leads to; empty if it is not ours.

    A name that a package only passes on leads to the module that defines it.
    """
    place = SOURCE / module.replace(".", "/")
    for file in (place / f"{name}.py", place / name / "__init__.py", place.with_suffix(".py")):
        if file.is_file():
            return file.relative_to(ROOT).as_posix()
    package = place / "__init__.py"
    if not package.is_file():
        return ""
    for node in ast.parse(package.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and name in [alias.asname or alias.name for alias in node.names]:
            return file_of(str(node.module), name)
    return package.relative_to(ROOT).as_posix()


def web_imports(path: Path) -> set[str]:
    """Return the files that a module or component imports: at once, later (`import()`) or by a pattern."""
    text = path.read_text("utf-8")
    wholes = [f"{path.parent / place}{end}" for place in re.findall(r"'(\.[^'\n]*)'", text) for end in ENDINGS]
    files = [file for whole in wholes if (file := Path(whole).resolve()).is_file()]
    for pattern in re.findall(r"import\.meta\.glob(?:<\w+>)?\('\./([^']+)'", text):
        files += path.parent.glob(pattern)
    return {file.relative_to(ROOT).as_posix() for file in files}


def gaps(way: Sequence[Stop]) -> list[str]:
    """List the pairs on the way of which neither file imports the other, and starts that are not further up."""
    found = []
    for number, (above, stop) in enumerate(pairwise(way), 1):
        if stop.by_network:
            continue
        if stop.start and stop.start not in [earlier.file for earlier in way[:number]]:
            found.append(f"{stop.file}: {stop.start} is not further up")
        for one, other in pairwise([stop.start or above.file, *stop.through, stop.file]):
            if other not in imported(one) and one not in imported(other):
                found.append(f"{one} and {other} do not import one another")
    return found


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|tests)/[\w./-]+)`", PAGE.read_text("utf-8"))
    assert len(named) > 25
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_each_file_is_connected_with_the_one_it_is_reached_from() -> None:
    way = stops(PAGE.read_text("utf-8"))
    assert gaps(way) == []
    assert [stop.file for stop in way if stop.by_network] == ["web/src/lib/socket.ts"], "there is one network"


def test_a_gap_is_found() -> None:
    text = "1. `src/folkmoot/core/fair.py`: a.\n2. `src/folkmoot/server/web/peer.py`{}: b,\n   c.\n"
    way = " (*from* `src/folkmoot/core/fair.py`\n   *through* `src/folkmoot/core/{}.py`)"
    assert len(gaps(stops(text.format("")))) == 1
    assert len(gaps(stops(text.format(way.format("values"))))) == 0
    assert len(gaps(stops(text.format(way.format("bits"))))) == 2
    assert len(gaps(stops(text.format(" (*from* `src/folkmoot/core/values.py`)")))) == 1
