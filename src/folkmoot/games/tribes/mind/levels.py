"""Levels tuned to Tribes: its evaluation looks at the table as it lies, so nothing is played on below the tree."""

from folkmoot.bots.levels import Level

LEVELS = {
    "strong": Level("tree", seconds=0.3, exploration=0.2, even=0.5, rounds=0.0),
    "master": Level("tree", seconds=3.0, exploration=0.2, even=0.5, rounds=0.0),
}
