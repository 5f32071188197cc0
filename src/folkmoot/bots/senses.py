"""Which sense plays which game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from folkmoot.bots.sense import Sense
from folkmoot.core import Game

OWN = {"ethnos": "EthnosSense"}
"""The class in the module of the game's name; it takes a taste, whose usual values are the module's TASTE."""


def sense_of(game: Game, taste: Mapping[str, float] | None = None) -> Sense:
    """The sense for a game, the general one where there is none of its own."""
    if game.id not in OWN:
        return Sense()
    module = import_module(f"folkmoot.bots.{game.id}")
    made: Sense = getattr(module, OWN[game.id])({**module.TASTE, **(taste or {})})
    return made


def taste_of(game: Game) -> Mapping[str, float]:
    """The numbers that a game's sense can be tuned by."""
    if game.id not in OWN:
        return {}
    found: Mapping[str, float] = import_module(f"folkmoot.bots.{game.id}").TASTE
    return found
