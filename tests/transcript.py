"""Transcript of a build's games: a digest of every legal list, chance list, action and score of seeded random games.

Run as a script it prints the digests of one game, so that a test can compare two builds.
"""

import hashlib
import sys

from folkmoot import games
from folkmoot.build import build
from folkmoot.core import CHANCE, OVER, Doc, Game, SimDealer


def digest(game: Game, players: int, options: Doc, seed: int) -> str:
    """One random game, decision by decision."""
    state, dealer, told = game.start(players, **options), SimDealer(seed), hashlib.sha256()
    while state.turn != OVER:
        if state.turn == CHANCE:
            code = dealer.pick(state)
            told.update(repr((state.chance_outcomes(), code)).encode())
        else:
            code = dealer.choose(state)
            told.update(repr((state.turn, state.legal_actions(), code)).encode())
        state.apply(code)
        told.update(repr(state.scores()).encode())
    told.update(repr(state.result()).encode())
    return told.hexdigest()


def digests(id: str, number: int) -> list[str]:
    """For every number of players, `number` games that go through the variants; one digest for ten games."""
    game = games.get(id)
    found = []
    for players in game.seats:
        variants = game.variants(players)
        for start in range(0, number, 10):
            chunk = [digest(game, players, variants[seed % len(variants)], seed) for seed in range(start, start + 10)]
            found.append(f"{players} {start} {hashlib.sha256(' '.join(chunk).encode()).hexdigest()}")
    return found


if __name__ == "__main__":
    print(build())
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
