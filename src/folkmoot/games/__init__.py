"""The games: own ones by table, others through the entry point group `folkmoot.games`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from folkmoot.core import FolkmootError, Game, UnknownGame

OWN = ("ethnos", "tribes", "aetherya")
"""Each is a package of this folder whose `GAME` is the Game; in this order they are offered."""

_found: dict[str, Game] = {}


def ids() -> list[str]:
    """Every installed game."""
    return [*OWN, *sorted(set(_outside()) - set(OWN))]


def get(id: str) -> Game:
    """The game of that id; UnknownGame lists those that are installed."""
    if id not in _found:
        _found[id] = _load(id)
        copyreg.pickle(type(_found[id]), _reduced)
    return _found[id]


def _reduced(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game passes between processes by its id, so each has it only once."""
    if get(game.id).box != game.box:
        raise FolkmootError(f"{game.id} with box data of your own can't be pickled: pass the file's path instead")
    return get, (game.id,)


def installed() -> list[Game]:
    """Every installed game that can be loaded; what is wrong with another one is said when `get` asks for it."""
    found = []
    for id in ids():
        with suppress(FolkmootError):
            found.append(get(id))
    return found


def folder(id: str) -> Traversable | None:
    """The folder of a game, for its catalogues and lessons; its code is not loaded. None for a single module."""
    if id in OWN:
        return files(__name__).joinpath(id)
    first, *rest = _point(id).module.split(".")
    spec = find_spec(first)
    if spec is None or not spec.submodule_search_locations:
        return None
    found = Path(spec.submodule_search_locations[0]).joinpath(*rest)
    return found if found.is_dir() else found.parent


def _outside() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="folkmoot.games")}


def _point(id: str) -> EntryPoint:
    found = _outside().get(id)
    if found is None:
        known = ", ".join(ids())
        raise UnknownGame(f"{id!r} isn't a game (games: {known})", "no-game", error=repr(id), games=known)
    return found


def _load(id: str) -> Game:
    if id in OWN:
        loaded = import_module(f"{__name__}.{id}").GAME
    else:
        point = _point(id)
        try:
            loaded = point.load()
        except Exception as error:  # whatever its author has done: the other games can be played
            what = f"{id!r} cannot be loaded from {point.value}: {error!r}"
            raise FolkmootError(what, "game-broken", game=id, place=point.value, reason=repr(error)) from error
    if not isinstance(loaded, Game):
        kind = type(loaded).__name__
        raise UnknownGame(f"{id!r}: the entry point gives {kind}, not a Game", "game-point", game=id, type=kind)
    return loaded
