"""The games: own ones by table, others through the entry point group `folkmoot.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from folkmoot.core import Game, UnknownGame

OWN = ("ethnos", "tribes", "aetherya")
"""Each is a package of this folder whose `GAME` is the Game."""

_found: dict[str, Game] = {}


def ids() -> list[str]:
    """Every installed game."""
    outside = {point.name for point in entry_points(group="folkmoot.games")}
    return [*OWN, *sorted(outside - set(OWN))]


def get(id: str) -> Game:
    """The game of that id; UnknownGame lists those that are installed."""
    if id not in _found:
        _found[id] = _load(id)
    return _found[id]


def _load(id: str) -> Game:
    if id in OWN:
        loaded = import_module(f"folkmoot.games.{id}").GAME
    else:
        points = [point for point in entry_points(group="folkmoot.games") if point.name == id]
        if not points:
            raise UnknownGame(f"{id!r} is no game (games: {', '.join(ids())})")
        loaded = points[0].load()
    if not isinstance(loaded, Game):
        raise UnknownGame(f"{id!r}: the entry point gives {type(loaded).__name__}, not a Game")
    return loaded
