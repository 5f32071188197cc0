"""Nine: the smallest game with everything a game can have — chance, secrets, drafts — in an interpreted package.

Two rounds. In each, every seat is dealt three of the cards 1 to 9. In turn each chooses, unseen until done, one or more
of them to show; the shown cards score their sum when the round ends, or nothing above nine. The rest is discarded
unseen. With the switch `twelve` the limit is twelve; as a team all win who score in both rounds, or nobody does.

The package brings every part that a game can bring (folkmoot.core.parts), in English and Russian.
"""

from folkmoot_toy.game import GAME, Nine
from folkmoot_toy.state import NineState

__all__ = ["GAME", "Nine", "NineState"]
