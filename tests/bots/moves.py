"""What a build's bots think: every considered move with its numbers, so that a test can compare two builds."""

import hashlib
import sys
from collections.abc import Iterator
from itertools import islice

from folkmoot import bots, games
from folkmoot.build import build
from folkmoot.core import OVER, SimDealer, State

ITERATIONS = 25
THOUGHTS = 8
"""In each game, at even distances from the first decision to the last."""
WATCHED = 60
"""Decisions of a game, from the first, that bots think about one after the other."""


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
    """What a level thinks here and there in a game."""
    length = sum(1 for _ in decisions(id, players, seed))
    asked = {number * (length - 1) // (THOUGHTS - 1) for number in range(THOUGHTS)}
    told = hashlib.sha256()
    for number, state in enumerate(decisions(id, players, seed)):
        if number in asked:
            view, budget = state.view(state.turn), bots.Budget(iterations=ITERATIONS)
            thought = bots.explain(games.get(id), view, level, number, budget)
            told.update(repr((thought.move, thought.considered)).encode())
    return f"{id} {players} {level} {told.hexdigest()}"


def kept_thoughts(id: str, players: int, seed: int) -> str:
    """What bots think that have watched a game from its beginning, one for each seat."""
    thinkers, told = [bots.Thinker() for _ in range(players)], hashlib.sha256()
    for number, state in enumerate(islice(decisions(id, players, seed), WATCHED)):
        thinker, view = thinkers[state.turn], state.view(state.turn)
        thought = thinker.think(games.get(id), view, "strong", number, bots.Budget(iterations=3))
        told.update(repr((thought.move, thought.considered)).encode())
    return f"{id} {players} watching {told.hexdigest()}"


def all_thoughts(id: str) -> list[str]:
    seats = games.get(id).seats
    found = [
        thoughts(id, players, level, 7)
        for players in sorted({seats[0], seats[-1]})
        for level in ("novice", "casual", "strong", "plain")
    ]
    return [*found, kept_thoughts(id, seats[0] + 1, 7)]


if __name__ == "__main__":
    print(build())
    print("\n".join(all_thoughts(sys.argv[1])))
