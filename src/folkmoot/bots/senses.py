"""Which sense plays which game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from folkmoot.bots.sense import Sense
from folkmoot.core import Game

OWN = {"aetherya": "AetheryaSense", "ethnos": "EthnosSense", "tribes": "TribesSense"}
"""The class in the module of the game's name; it takes a taste, the module's TASTE as BY_PLAYERS changes it."""


def sense_of(game: Game, players: int, taste: Mapping[str, float] | None = None) -> Sense:
    """The sense for a game, the general one where there is none of its own."""
    if game.id not in OWN:
        return Sense()
    module = import_module(f"folkmoot.bots.{game.id}")
    made: Sense = getattr(module, OWN[game.id])({**taste_of(game, players), **(taste or {})})
    return made


def taste_of(game: Game, players: int) -> Mapping[str, float]:
    """The numbers that a game's sense is tuned by."""
    if game.id not in OWN:
        return {}
    module = import_module(f"folkmoot.bots.{game.id}")
    return {**module.TASTE, **module.BY_PLAYERS.get(players, {})}
