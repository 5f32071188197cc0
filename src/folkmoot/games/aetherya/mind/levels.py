"""Levels tuned to Aetherya: a novice sees a legend only once it is met, and hopes for the cards that lie face down."""

from folkmoot.bots.levels import Level

LEVELS = {
    "novice": Level("eager", eye=3, rounds=0.0, weights={"learned": 0.0, "near": 0.0, "unseen": 0.8}),
}
