"""Which sense plays which game."""

from __future__ import annotations

from collections.abc import Mapping

from folkmoot.bots.sense import Sense
from folkmoot.core import Game, part

EVALUATION = "mind.evaluation"
"""A game's own: `sense(taste)`, which makes its Sense of a taste, the module's TASTE as BY_PLAYERS changes it."""


def sense_of(game: Game, players: int, taste: Mapping[str, float] | None = None) -> Sense:
    """The sense for a game, the general one where there is none of its own."""
    module = part(game, EVALUATION)
    made: Sense = module.sense({**taste_of(game, players), **(taste or {})}) if module is not None else Sense()
    return made


def taste_of(game: Game, players: int) -> Mapping[str, float]:
    """The numbers that a game's sense is tuned by."""
    module = part(game, EVALUATION)
    return {**module.TASTE, **module.BY_PLAYERS.get(players, {})} if module is not None else {}
