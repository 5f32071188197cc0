"""Settings by which training draws its positions: see `train/positions.py`."""

from folkmoot.games.aetherya.mind import alone, features

DECISIONS = 30
"""Decisions of each seat in a game, about: the opening takes none to all of them."""
SPREADS = ("spread", "spread_card")
"""The weights of the spread among rivals, what it is at the end first."""
KEPT = 0.15
KEPT_SEARCHED = 1.0
"""The part of the positions that is kept, of games without and with a search."""


def size(players: int) -> int:
    """Return the number of features of a state."""
    return int(features.SIZE if players > 1 else alone.SIZE)
