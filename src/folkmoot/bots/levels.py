"""The levels of play, the same names in every game, and how each of them thinks. The numbers come from the arena.

A game brings levels of its own in `mind.levels` where these do not suit it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from folkmoot.bots.search import OWN_SHARE, SearchParams
from folkmoot.core import FolkmootError

LEVELS = ("novice", "casual", "strong", "master")
"""From the weakest to the strongest; every game has them."""
STAND_IN = "casual"
"""The level that plays on for somebody who has left, or for a bot that failed."""
ADVISER = "casual"
"""The level that suggests moves in a lesson where its script does not."""
HINTS = "strong"
"""The level that gives hints."""


class UnknownLevel(FolkmootError):
    """No bot plays at that level."""


@dataclass(frozen=True)
class Level:
    """Settings of a level in one game with one number of players."""

    mind: str
    """`random`; `eager` (of the choices that catch the eye, the one that brings the seat most by the end of its turn,
    whatever the others may do then); `greedy` (each choice tried to the end of the turn, the same number of times);
    `tree`."""
    seconds: float = 0.0
    samples: int = 0
    """Tries of each choice, where the mind is greedy."""
    eye: int = 0
    """Number of times that an eager mind draws a choice at random, by the weights of the choices."""
    blind: bool = False
    """Without the game's evaluation, whatever it knows."""
    exploration: float = 1.0
    uniform_mix: float = 0.0
    fpu_reduction: float = 0.0
    playout_rounds: float = 1.0
    mast_weight: float = 0.0
    ucb_only: bool = False
    others: int = OWN_SHARE
    """Model of the rivals, a constant of `search.py`."""
    win_search: int = 0
    """Rows of choices that are looked at for one that wins at once, where that is within reach."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """Weights of the game's evaluation that this level changes."""

    def search_params(self) -> SearchParams:
        """Return the search's settings at this level."""
        params = SearchParams()
        params.exploration = self.exploration
        params.uniform_mix = self.uniform_mix
        params.fpu_reduction = self.fpu_reduction
        params.playout_rounds = self.playout_rounds
        params.mast_weight = self.mast_weight
        params.ucb_only = self.ucb_only
        params.others = self.others
        params.win_search = self.win_search
        return params


CONTROLS = {
    "random": Level("random"),
    "plain": Level("tree", seconds=0.3, blind=True, playout_rounds=-1.0, ucb_only=True, exploration=0.7),
}
"""No levels to play against, but what the arena measures them by: random moves, and information-set search as the
textbook has it, with upper confidence bounds and random play to the end."""

ANY_GAME = {
    "novice": Level("eager", eye=3, playout_rounds=0.0),
    "casual": Level("greedy", samples=8, playout_rounds=0.0),
    "strong": Level("tree", seconds=0.3, exploration=0.2),
    "master": Level("tree", seconds=3.0, exploration=0.2),
}
"""For a game whose evaluation knows something."""

UNKNOWN_GAME = {
    "novice": Level("greedy", samples=1, playout_rounds=0.0),
    "casual": Level("greedy", samples=8, playout_rounds=2.0),
    "strong": Level("tree", seconds=0.3, playout_rounds=-1.0, mast_weight=2.0, exploration=0.7),
    "master": Level("tree", seconds=3.0, playout_rounds=-1.0, mast_weight=2.0, exploration=0.7),
}
"""For a game that has no evaluation of its own: points as they stand, and play to the end."""
