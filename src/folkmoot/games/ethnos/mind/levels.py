"""Levels tuned to Ethnos: a novice forgets that an age may end at any time, and hardly thinks of the next one."""

from folkmoot.bots.levels import Level

LEVELS = {
    "novice": Level("eager", eye=3, rounds=0.0, weights={"learned": 0.0, "clock": 0.0, "later": 0.2}),
}
