"""Optional parts of a game, found by name in the package of its Game class. docs/adding-a-game.md lists them.

A caller of a part names the module and its interface (a Protocol or a class in the caller's module); a game without the
part gets the general one. So a game of another package brings its parts in the same way as those of this repository.
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
