"""Thoughts of a build's bots: every considered move with its numbers, so that a test can compare two builds."""

import hashlib
import sys
from collections.abc import Iterator

from folkmoot import bots, games
from folkmoot.build import build
from folkmoot.core import OVER, SimDealer, State

ITERATIONS = 25
THOUGHTS = 8
"""In each game, at even distances from the first decision to the last."""


def decisions(id: str, players: int, seed: int) -> Iterator[State]:
    """Every state of a random game in which a seat decides."""
    state, dealer = games.get(id).start(players), SimDealer(seed)
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        yield state
        state.apply(dealer.choose(state))


def thoughts(id: str, players: int, level: str, seed: int) -> str:
    """Return a digest of a level's thoughts at several decisions of a game."""
    length = sum(1 for _ in decisions(id, players, seed))
    asked = {number * (length - 1) // (THOUGHTS - 1) for number in range(THOUGHTS)}
    told = hashlib.sha256()
    for number, state in enumerate(decisions(id, players, seed)):
        if number in asked:
            view, budget = state.view(state.turn), bots.Budget(iterations=ITERATIONS)
            thought = bots.explain(games.get(id), view, level, number, budget)
            told.update(repr((thought.move, thought.considered)).encode())
    return f"{id} {players} {level} {told.hexdigest()}"


def all_thoughts(id: str) -> list[str]:
    seats = games.get(id).seats
    return [
        thoughts(id, players, level, 7)
        for players in sorted({seats[0], seats[-1]})
        for level in ("novice", "casual", "strong", "plain")
    ]


if __name__ == "__main__":
    print(build())
    print("\n".join(all_thoughts(sys.argv[1])))
