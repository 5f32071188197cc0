"""Folkmoot: Ethnos, Tribes and Legends of Aetherya, to play and to study.

>>> import folkmoot
>>> game = folkmoot.games.get("ethnos")
>>> state = game.start(players=4)
>>> folkmoot.SimDealer(seed=1).deal_all(state)

`folkmoot.games` finds games, `folkmoot.bots` plays them, `folkmoot.Batch` steps many at once; `Game`, `State`, `View`
and the dealers are the contract that every game fulfils.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
COMPILING = False
"""True to mypyc alone (setup.py): the engine is compiled without looking at what stands on it."""

if TYPE_CHECKING and not COMPILING:
    from folkmoot import bots, games
    from folkmoot.batch import STAY, Batch, Step
    from folkmoot.core import (
        ALL,
        CHANCE,
        OVER,
        FairDealer,
        FolkmootError,
        Game,
        IllegalAction,
        Recorder,
        Result,
        ScriptDealer,
        SimDealer,
        State,
        View,
        conformance,
        replay,
        verify,
    )

HOMES = {
    "batch": ("STAY", "Batch", "Step"),
    "core": (
        "ALL", "CHANCE", "OVER", "FairDealer", "FolkmootError", "Game", "IllegalAction", "Recorder", "Result",
        "ScriptDealer", "SimDealer", "State", "View", "conformance", "replay", "verify",
    ),
}  # fmt: skip
"""Module and names of the public interface, imported on first use so that `import folkmoot` stays quick."""

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "STAY",
    "Batch",
    "FairDealer",
    "FolkmootError",
    "Game",
    "IllegalAction",
    "Recorder",
    "Result",
    "ScriptDealer",
    "SimDealer",
    "State",
    "Step",
    "View",
    "__version__",
    "bots",
    "conformance",
    "games",
    "replay",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name in ("bots", "games"):
        return import_module(f"folkmoot.{name}")
    for home, names in HOMES.items():
        if name in names:
            try:
                return getattr(import_module(f"folkmoot.{home}"), name)
            except ModuleNotFoundError as error:
                raise ImportError(f"folkmoot.{name} needs {error.name}: pip install 'folkmoot[study]'") from error
    raise AttributeError(f"module 'folkmoot' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
