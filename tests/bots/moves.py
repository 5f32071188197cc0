"""What a build's bots think: every considered move with its numbers, so that a test can compare two builds."""

import hashlib
import sys

from folkmoot import bots, games
from folkmoot.build import build
from folkmoot.core import OVER, SimDealer

ITERATIONS = 40


def thoughts(id: str, players: int, level: str, seed: int, decisions: int) -> str:
    """The first decisions of a game in which one level holds all seats."""
    game = games.get(id)
    state, dealer, told = game.start(players), SimDealer(seed), hashlib.sha256()
    for number in range(decisions):
        dealer.deal_all(state)
        if state.turn == OVER:
            break
        thought = bots.explain(game, state.view(state.turn), level, number, bots.Budget(iterations=ITERATIONS))
        told.update(repr((thought.move, thought.considered)).encode())
        state.apply(thought.code)
    return f"{id} {players} {level} {told.hexdigest()}"


def all_thoughts(id: str) -> list[str]:
    seats = games.get(id).seats
    return [
        thoughts(id, players, level, 7, 60)
        for players in sorted({seats[0], seats[-1]})
        for level in ("novice", "casual", "strong", "plain")
    ]


if __name__ == "__main__":
    print(build())
    print("\n".join(all_thoughts(sys.argv[1])))
