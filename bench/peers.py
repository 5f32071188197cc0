"""Measure one peer library: random legal play through its Python interface, one JSON line.

Usage: python bench/peers.py NAME SECONDS SEED
"""

import json
import random
import sys
import time
from collections.abc import Callable


def openspiel(name: str) -> Callable[[random.Random], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[random.Random], int]:
    from catanatron import Color, Game, RandomPlayer

    def play(rng: random.Random) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**32))
        game.play()
        return len(game.state.actions)

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "hearts": lambda: openspiel("hearts"),
    "gin_rummy": lambda: openspiel("gin_rummy"),
    "backgammon": lambda: openspiel("backgammon"),
    "catanatron": catanatron,
}


def main() -> None:
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    play, rng = PEERS[name](), random.Random(seed)
    play(rng)  # first-use costs are not the game's
    decisions, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += play(rng)
    print(json.dumps({"name": name, "calls": decisions / spent}))


if __name__ == "__main__":
    main()
