"""Levels tuned to Ethnos: a novice forgets that an age may end at any time, and hardly thinks of the next one.

With three or more, a search that draws what the others do sees its own next turns instead, in which bands grow.
"""

from folkmoot.bots.levels import Level
from folkmoot.bots.search import BY_WEIGHT

LEVELS = {
    "novice": Level("eager", eye=3, playout_rounds=0.0, weights={"learned": 0.0, "clock": 0.0, "later": 0.2}),
    "strong": Level("tree", seconds=0.3, exploration=0.2, others=BY_WEIGHT),
    "master": Level("tree", seconds=3.0, exploration=0.2, others=BY_WEIGHT),
}
