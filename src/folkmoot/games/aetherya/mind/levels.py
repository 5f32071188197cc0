"""Levels tuned to Aetherya: a novice sees a legend only once it is met, and hopes for the cards that lie face down.

Alone it thinks too little of the cards that the legends of the age still lack.
"""

from folkmoot.bots.levels import Level

BLIND = {"learned": 0.0, "near": 0.0, "unseen": 0.8, "card": 8.0}
LEVELS = {
    "novice": Level("eager", eye=3, playout_rounds=0.0, weights=BLIND),
}
