"""Optional parts of a game, found by name in the package of its Game class.

A caller of a part names the module and its interface (a Protocol or a class in the caller's module); a game without the
part gets the general one. So a game of another package brings its parts in the same way as those of this repository.
All of them:

| part | holds | asked for in |
|---|---|---|
| `Game.stat_verbs: tuple[str, ...]` | verbs whose first operand says how people play, for statistics | `server/` |
| `Game.chapter(state) -> int` | the age or round under way: watchers may look at whatever lies before it | `server/` |
| `Game.common_changes(before, after)`, `own_changes(…, seat)` | what differs between two views | `server/` |
| `Game.preview(state) -> list[Row] or None` | what the chapter would bring if it ended now | `server/` |
| `Game.locked_rows: tuple[str, ...]` | rows of that preview whose points nothing takes away any more | `bots/hindsight.py` |
| `Game.hidden_from(state, seat)` | how much a seat does not know, for taking back without asking | `server/` |
| `Game.mode_option: str` | the option that says in which of several ways it is played | `cli/`, `server/` |
| `Game.is_cooperative(players, options) -> bool` | whether nobody is anybody's rival | `arena/`, `adaptors/` |
| `Game.data.table() -> Doc` | every printed number with its rule, mark and note | `text/rules.py`, `server/` |
| `edge/encode.py`: `SIZE`, `encode(data)` | views as tensors | `adaptors/encoding.py` |
| `edge/tensor.py`: `ENCODER` | the same, written straight from a state | `adaptors/encoding.py` |
| `edge/tally.py`: `TALLY`, a `core.tally.Tally` | what a study counts beside victories | `arena/study.py` |
| `mind/evaluation.py`: `WEIGHTS`, `BY_PLAYERS`, `evaluation(weights)` | what a bot thinks of it | `bots/minds.py` |
| `mind/levels.py`: `LEVELS` | levels of play tuned to the game | `bots/minds.py` |
| `mind/training.py`: `DECISIONS`, `SPREADS`, `KEPT`, `KEPT_SEARCHED`, `size` | what is learned from | `train/` |
| `words/<language>/*.ftl` | every sentence; `rules.ftl` is the rulebook | `text/__init__.py` |
| `words/<language>/synonyms.toml`: `same` | what people type and its rules say in another way | `text/finding.py` |
| `words/board.py`: `lines(data, texts, names)` | the board in words | `text/boards/` |
| `words/actions.py`: `arguments(texts, action, effects, view)` | more than operands for sentences | `text/actions.py` |
| `words/why.py`: `class Answers(Why)` | answers to "why?" that only the game knows | `text/why.py` |
| `rules.toml`, `diagrams.json` | the order of the rules, their marks, pictures for them | `text/rules.py` |
| `teach/lessons.toml` | a guided first game, puzzles, themes of best choices | `lessons/book.py` |
| `teach/puzzles.json` | best choices, found by `train/puzzles.py` | `lessons/book.py` |
| `terminal.py`: `COLOURED`, `draw(data, texts, names, marks, width)` | the board, drawn | `cli/pictures/` |
| `pad/command.py`: `EXAMPLES`, `told`, `take`, `count`, `remarks` | the pad of `folkmoot score` | `cli/score.py` |
| `pad/request.py`: `Given`, `Counted`, `count` | the score pad of the server | `server/web/pads.py` |
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from folkmoot.core.contract import Game


def package_of(game: Game) -> str:
    """The package of a game; empty for one that is a single module."""
    return import_module(type(game).__module__).__package__ or ""


def part(game: Game, name: str) -> Any:
    """The module of that name (`words.board`) in the game's package, None where there is none."""
    return _module(package_of(game), name)


@cache
def _module(package: str, name: str) -> ModuleType | None:
    if not package:
        return None
    found = package
    for step in name.split("."):  # the folder may be missing as well, or be a module of that name
        found = f"{found}.{step}"
        above = import_module(found.rpartition(".")[0])
        if not hasattr(above, "__path__") or find_spec(found) is None:
            return None
    return import_module(found)


def file_of(game: Game, *path: str) -> Traversable | None:
    """A file or folder of the game's package, None where there is none."""
    package = package_of(game)
    found = files(package).joinpath(*path) if package else None
    return found if found is not None and (found.is_file() or found.is_dir()) else None
