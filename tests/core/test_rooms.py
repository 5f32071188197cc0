"""Which room may open which door: the imports of every module, checked."""

import ast
from pathlib import Path

import pytest

import folkmoot

ROOT = Path(folkmoot.__file__).parent
DOORS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "games", "bots"},
    "adaptors": {"core"},
    "text": {"core", "games"},
    "lessons": {"core", "games", "bots", "text"},
    "server": {"core", "games", "bots", "text", "lessons", "build", "__version__"},
}
"""Rooms that may be entered; the command line may enter all."""
PARTS = {
    "mind": {"core", "bots"},
    "words": {"core", "text"},
    "terminal.py": {"core", "text", "cli"},
    "pad/command.py": {"core", "text", "cli"},
    "pad/request.py": {"core", "server"},
}
"""What the parts of a game may enter besides their own game; its engine and its edge stand on the core alone."""
SILENT = ("core", "games", "bots")
OUTSIDE = {"os", "io", "socket", "sys", "time", "random", "secrets", "threading", "subprocess", "logging", "asyncio"}
"""Modules with which a room could do I/O, read a clock or keep global state."""
ALLOWED = {"bots": {"time"}}
"""The search may look at a clock for its budget."""
FILES = sorted(path for path in ROOT.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_keeps_to_its_room(path: Path) -> None:
    inside = path.relative_to(ROOT).parts
    room = inside[0]
    doors = DOORS.get(room, set())
    if room == "games" and len(inside) > 2:
        doors = PARTS.get("/".join(inside[2:]), PARTS.get(inside[2], doors))
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "folkmoot" and len(parts) > 1 and room in DOORS:
            assert parts[1] == room or parts[1] in doors, f"{room} must not import {name}"
            if room == "games" and parts[1] == "games" and len(inside) > 2:
                assert parts[2] == inside[1], f"a game must not import another: {name}"
        if room in SILENT:
            assert parts[0] not in OUTSIDE - ALLOWED.get(room, set()), f"{room} must not use {parts[0]}"


@pytest.mark.parametrize("game", ["tribes"])
def test_an_engine_stands_on_the_core_and_itself_alone(game: str) -> None:
    """The edge turns an engine into documents and words; an engine knows nothing of them."""
    files = sorted((ROOT / "games" / game / "engine").glob("*.py"))
    assert files
    for path in files:
        for name in imports(path):
            own = ("folkmoot.core.", f"folkmoot.games.{game}.engine")
            assert not name.startswith("folkmoot.") or name.startswith(own), f"{path.name} must not import {name}"


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 30
    assert {"core", "games"} <= {path.relative_to(ROOT).parts[0] for path in FILES}
