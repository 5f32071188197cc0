"""Measure one of our games, one JSON line: speed of play, of copies, and the size of a state.

Usage: python bench/ours.py GAME PLAYERS SECONDS SEED OPTIONS
"""

import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import repeat

from folkmoot import games
from folkmoot.build import build
from folkmoot.core import CHANCE, OVER, SimDealer, State

COPIES = 100_000
CLONES = 1_000


def play(state: State, seed: int, limit: int = sys.maxsize) -> int:
    """Random play through Python calls, the way any user of the library writes it."""
    rng, dealer, decisions = random.Random(seed), SimDealer(seed), 0
    while state.turn != OVER and decisions < limit:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def rate(one_game: Callable[[int], int], seconds: float, seed: int) -> float:
    """Decisions per CPU second over whole games, setting up included."""
    one_game(seed)  # first-use costs are not the game's
    decisions, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        seed += 1
        decisions += one_game(seed)
    return decisions / spent


def microseconds(call: Callable[..., object], *arguments: object) -> float:
    """Time of one call, the loop around it taken off."""
    begin = time.process_time()
    for _ in repeat(None, COPIES):
        pass
    middle = time.process_time()
    for _ in repeat(None, COPIES):
        call(*arguments)
    end = time.process_time()
    return ((end - middle) - (middle - begin)) / COPIES * 1e6


def bytes_per_state(state: State) -> float:
    """Everything a clone does not share with others."""
    clones: list[State | None] = [None] * CLONES
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for index in range(CLONES):
        clones[index] = state.clone()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / CLONES


def middle_of_a_game(start: Callable[[], State], seed: int) -> State:
    state = start()
    play(state, seed, limit=play(start(), seed) // 2)
    return state


def scoring() -> float:
    """Time to score one finished kingdom of Aetherya."""
    from folkmoot.games.aetherya import GAME
    from folkmoot.games.aetherya.engine.scoring import count_rows
    from folkmoot.games.aetherya.engine.state import AetheryaState

    state = GAME.start(4)
    SimDealer(3).playout(state)
    assert isinstance(state, AetheryaState)
    return microseconds(count_rows, state.kingdoms[0], state.setup.box, True)


def main() -> None:
    game, players = games.get(sys.argv[1]), int(sys.argv[2])
    seconds, seed, options = float(sys.argv[3]), int(sys.argv[4]), json.loads(sys.argv[5])

    def start() -> State:
        return game.start(players, **options)

    state, scratch = middle_of_a_game(start, seed), start()
    measured = {
        "name": f"{game.id} {players}p",
        "build": build(),
        "calls": rate(lambda number: play(start(), number), seconds, seed),
        "loop": rate(lambda number: SimDealer(number).playout(start()), seconds, seed),
        "copy_from": microseconds(scratch.copy_from, state),
        "clone": microseconds(state.clone),
        "bytes": bytes_per_state(state),
    }
    if game.id == "aetherya":
        measured["score"] = scoring()
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
