"""Settings by which training draws its positions: see `train/positions.py`."""

from folkmoot.games.tribes.mind.features import SIZE

DECISIONS = 90
"""Decisions of each seat in a game, about: the opening takes none to all of them."""
SPREADS = ("spread", "spread_left")
"""The weights of the spread among rivals, what it is at the end first."""
KEPT = 0.1
KEPT_SEARCHED = 1.0
"""The part of the positions that is kept, of games without and with a search."""


def size(players: int) -> int:
    """Return the number of features of a state."""
    return int(SIZE)
