"""Decisions and speed of a build of the engine, as one JSON line: `python bench/engine.py [GAMES ITERATIONS]`.

`bench/site.py engine` runs it in each build, and bench/engine.mjs in the Python of pages.

The games are random ones, the decisions those of strong along one of them with a fixed number of iterations: they and
everything that was considered are the same wherever the engine computes the same.
"""

import hashlib
import json
import random
import sys
import time

from folkmoot import bots, games
from folkmoot.build import build
from folkmoot.core import CHANCE, OVER, SimDealer, State

GAMES, ITERATIONS = 20, 200
ASKED = 12
"""Decisions that a bot is asked for in each game."""


def random_games(game: str, number: int) -> tuple[list[object], float]:
    """Return the ends of random games, and decisions per second."""
    ends: list[object] = []
    decisions, begin = 0, time.process_time()
    for seed in range(number):
        state = games.get(game).start(2)
        decisions += SimDealer(seed).playout(state)
        ends.append(state.scores())
    return ends, decisions / (time.process_time() - begin)


def searched(game: str, iterations: int) -> tuple[list[object], float]:
    """Return a bot's thoughts along a random game, and iterations per second."""
    thoughts: list[object] = []
    spent = 0.0
    played = games.get(game)
    state: State = played.start(2)
    rng, dealer, number = random.Random(1), SimDealer(1), 0
    while state.turn != OVER and len(thoughts) < ASKED:
        if state.turn == CHANCE:
            dealer.deal(state)
            continue
        actions = state.legal_actions()
        if len(actions) > 1 and number % 5 == 0:
            view = state.view(state.turn).data
            begin = time.process_time()
            question = {"view": view, "level": "strong", "seed": number, "iterations": iterations}
            thoughts.append(bots.answer(played, question))
            spent += time.process_time() - begin
        number += 1
        state.apply(actions[int(rng.random() * len(actions))])
    return thoughts, iterations * len(thoughts) / spent


def measured(number: int = GAMES, iterations: int = ITERATIONS) -> str:
    told: dict[str, object] = {"build": build()}
    for game in games.OWN:
        ends, decisions = random_games(game, number)
        thoughts, pace = searched(game, iterations)
        digest = hashlib.sha256(json.dumps([ends, thoughts]).encode()).hexdigest()[:16]
        told[game] = {"same": digest, "decisions": round(decisions), "iterations": round(pace)}
    return json.dumps(told)


if __name__ == "__main__":
    print(measured(*map(int, sys.argv[1:])))
