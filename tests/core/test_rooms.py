"""Which room may open which door: the imports of every module, checked."""

import ast
from functools import cache
from pathlib import Path

import folkmoot

ROOT = Path(folkmoot.__file__).parent
FILES = sorted(path for path in ROOT.rglob("*.py"))
DOORS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "games", "bots", "adaptors", "__version__"},
    "adaptors": {"core", "games", "batch"},
    "text": {"core", "games"},
    "lessons": {"core", "games", "bots", "text"},
    "server": {"core", "games", "bots", "arena", "text", "lessons", "build", "__version__"},
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
LAYERED = ("ethnos", "aetherya", "tribes")
"""Games whose engine knows nothing of the edge."""
ENGINES = [path for path in FILES if path.parts[-3] in LAYERED and path.parts[-2] == "engine"]
SERVER = {
    "documents": set(),
    "storage": set(),
    "tables": {"storage"},
    "bots": {"storage", "tables"},
    "operators": {"storage", "tables", "bots"},
    "web": {"documents", "storage", "tables", "bots", "operators"},
    "page": {"storage", "tables", "bots", "operators", "web"},
}
"""The server's packages and those they stand on; the modules beside them are for all, and import none of them."""
SILENT = ("core", "games", "bots")
OUTSIDE = {"os", "io", "socket", "sys", "time", "random", "secrets", "threading", "subprocess", "logging", "asyncio"}
"""Modules with which a room could do I/O, read a clock or keep global state."""
ALLOWED = {"bots": {"time"}}
"""The search may look at a clock for its budget."""


@cache
def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_every_module_keeps_to_its_room() -> None:
    for path in FILES:
        check_room(path)


def check_room(path: Path) -> None:
    inside = path.relative_to(ROOT).parts
    room = inside[0]
    doors = DOORS.get(room, set())
    if room == "games" and len(inside) > 2:
        doors = PARTS.get("/".join(inside[2:]), PARTS.get(inside[2], doors))
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "folkmoot" and len(parts) > 1 and room in DOORS:
            assert parts[1] == room or parts[1] in doors, f"{path}: {room} must not import {name}"
            if room == "games" and parts[1] == "games" and len(inside) > 2:
                assert parts[2] == inside[1], f"{path}: a game must not import another: {name}"
        if room in SILENT:
            assert parts[0] not in OUTSIDE - ALLOWED.get(room, set()), f"{path}: {room} must not use {parts[0]}"


def test_an_engine_stands_on_the_core_and_itself() -> None:
    for path in ENGINES:
        own = f"folkmoot.games.{path.parts[-3]}.engine"
        for name in imports(path):
            assert name.startswith(("folkmoot.core.", own)) or not name.startswith("folkmoot."), f"{path}: {name}"


def test_the_server_is_built_in_layers() -> None:
    for path in sorted((ROOT / "server").rglob("*.py")):
        package = path.relative_to(ROOT).parts[1]
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["folkmoot", "server"] and parts[2] in SERVER:
                assert parts[2] == package or parts[2] in SERVER.get(package, set()), f"{path} must not import {name}"


def test_there_is_something_to_check() -> None:
    assert len(ENGINES) > 20
    assert len(FILES) > 30
    assert {path.name for path in (ROOT / "server").iterdir() if (path / "__init__.py").is_file()} == SERVER.keys()
    assert {"core", "games"} <= {path.relative_to(ROOT).parts[0] for path in FILES}
