"""Allowed imports between packages."""

import ast
from functools import cache
from pathlib import Path

import pytest

import folkmoot
from folkmoot import games

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
"""Packages that a part of a game may import besides its own game; its engine and its edge import the core alone."""
LAYERED = ("ethnos", "aetherya", "tribes")
"""Games whose engine knows nothing of the edge."""
ENGINES = [path for path in FILES if path.parts[-3] in LAYERED and path.parts[-2] == "engine"]
PARTS_OF_GAMES = {
    ".": {"game", "terminal"},
    "engine": {"codes", "box", "options", "board", "dealing", "turns", "flow", "scoring", "state"},
    "edge": {
        *("notation", "describe", "refusals", "prompts", "view", "fold", "position", "consistency", "results"),
        *("bounds", "shape", "encode", "tensor", "tally"),
    },
    "mind": {"evaluation", "features", "levels", "training"},
    "words": {"board", "why"},
    "teach": set(),
    "pad": {"command", "request"},
}
"""Modules that every game has, under the same names: the same ideas lie in the same places."""
SHARED_NAMES = {
    "game.py": {"GAME"},
    "engine/codes.py": {"NUM_ACTIONS", "REASONS"},
    "engine/board.py": {"Board", "copy_board"},
    "engine/options.py": {"OPTIONS", "Setup"},
    "engine/box.py": {"PACKAGED", "Box"},
    "engine/dealing.py": {"set_up"},
    "engine/flow.py": {"end_turn"},
    "engine/scoring.py": {"ROWS"},
    "engine/state.py": {
        *("clone", "copy_from", "scores", "list_legal", "reason_of_seat", "step"),
        *("list_chance", "weight", "chance_stream", "draw"),
    },
    "edge/describe.py": {"describe"},
    "edge/refusals.py": {"refusal_args"},
    "edge/consistency.py": {"check_question"},
    "edge/prompts.py": {"asked", "prompt_of"},
    "edge/fold.py": {"FOLDS"},
    "edge/view.py": {"view_data", "seat_data"},
    "edge/position.py": {"FIELDS", "Reader", "from_view", "write"},
    "edge/results.py": {"components", "ranking", "result", "rows"},
    "edge/bounds.py": {"max_decisions"},
    "edge/shape.py": {"VIEW"},
    "edge/encode.py": {"FIELDS", "SEAT_FIELDS", "SIZE", "encode"},
    "edge/tensor.py": {"ENCODER"},
    "edge/tally.py": {"TALLY"},
    "mind/evaluation.py": {"BY_PLAYERS", "WEIGHTS", "evaluation"},
    "mind/features.py": {"SIZE", "describe"},
}
"""Names that every game's module of this path must define."""
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


def defined(path: Path) -> set[str]:
    """Functions, classes, methods and constants of a module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
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


@pytest.mark.parametrize("game", LAYERED)
def test_games_have_the_same_modules(game: str) -> None:
    folder = ROOT / "games" / game
    for part, needed in PARTS_OF_GAMES.items():
        found = {path.stem for path in (folder / part).glob("*.py")}
        assert found >= {"__init__", *needed}, f"{game}/{part} lacks {sorted(needed - found)}"


@pytest.mark.parametrize("game", LAYERED)
def test_what_games_have_in_common_has_one_name(game: str) -> None:
    for file, needed in SHARED_NAMES.items():
        found = defined(ROOT / "games" / game / file)
        assert found >= needed, f"{game}/{file} lacks {sorted(needed - found)}"


@pytest.mark.parametrize("game", LAYERED)
def test_a_game_names_every_module_to_read(game: str) -> None:
    """The docstring of its package tells the order in which to read engine and edge, and leaves nothing out."""
    told = ast.get_docstring(ast.parse((ROOT / "games" / game / "__init__.py").read_text("utf-8"))) or ""
    for part in ("engine", "edge"):
        modules = {path.stem for path in (ROOT / "games" / game / part).glob("*.py")} - {"__init__"}
        assert {name for name in modules if f"`{name}`" not in told} == set(), f"{game}/{part}"


def test_the_server_is_built_in_layers() -> None:
    for path in sorted((ROOT / "server").rglob("*.py")):
        package = path.relative_to(ROOT).parts[1]
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["folkmoot", "server"] and parts[2] in SERVER:
                assert parts[2] == package or parts[2] in SERVER.get(package, set()), f"{path} must not import {name}"


def test_there_is_something_to_check() -> None:
    assert len(ENGINES) > 20
    assert set(LAYERED) == set(games.OWN)
    assert len(FILES) > 30
    assert {path.name for path in (ROOT / "server").iterdir() if (path / "__init__.py").is_file()} == SERVER.keys()
    assert {"core", "games"} <= {path.relative_to(ROOT).parts[0] for path in FILES}
