"""Levels tuned to Tribes: its evaluation looks at the table as it lies, so nothing is played on below the tree.

A turn is a long row of choices, so a way to win in it is looked for before anything else.
A novice does not see a conflict coming.
"""

from folkmoot.bots.levels import Level

LEVELS = {
    "novice": Level("eager", eye=3, playout_rounds=0.0, weights={"learned": 0.0, "threat": 0.0}),
    "strong": Level("tree", seconds=0.3, exploration=0.2, uniform_mix=0.5, playout_rounds=0.0, win_search=300),
    "master": Level("tree", seconds=3.0, exploration=0.2, uniform_mix=0.5, playout_rounds=0.0, win_search=300),
}
