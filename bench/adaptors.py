"""Steps per second through PettingZoo, Gymnasium, OpenSpiel and in batches: our games beside the libraries' own, in one
run.

Usage: python bench/adaptors.py PYTHON_WITH_PEERS

Each row is a process of its own. They are asked in turn, ours and the peers', for several rounds; what a process needs
to get ready (Pgx compiles) isn't counted. The lowest and the highest of six rounds enclose the true median with 97 %
confidence. A step is one decision of one agent, in PettingZoo, Gymnasium and batches with its observation and its mask,
in OpenSpiel where the row says so; random legal play of whole games.

Of Pgx's games sparrow_mahjong, whose name promises a size like ours, is left out: for a batch of 1,024 the compiler of
JAX had not finished after two minutes.
"""

import importlib
import json
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

ROUNDS = 6
SECONDS = 1.0
PATIENCE = 300.0
"""Seconds of the wall clock for one answer."""
ROWS = [
    ("pettingzoo", "folkmoot ethnos", "zoo:ethnos"),
    ("pettingzoo", "folkmoot ethnos, 1,024 tables", "tables:ethnos"),
    ("pettingzoo", "folkmoot tribes, 1,024 tables", "tables:tribes"),
    ("pettingzoo", "folkmoot aetherya, 1,024 tables", "tables:aetherya"),
    ("pettingzoo", "tictactoe_v3", "zoo:tictactoe_v3"),
    ("pettingzoo", "connect_four_v3", "zoo:connect_four_v3"),
    ("pettingzoo", "texas_holdem_no_limit_v6", "zoo:texas_holdem_no_limit_v6"),
    ("pettingzoo", "go_v5", "zoo:go_v5"),
    ("gymnasium", "folkmoot ethnos", "gym:ethnos"),
    ("gymnasium", "Blackjack-v1", "gym:Blackjack-v1"),
    ("gymnasium", "FrozenLake-v1", "gym:FrozenLake-v1"),
    ("openspiel", "folkmoot ethnos (Python game)", "spiel:ethnos"),
    ("openspiel", "python_tic_tac_toe (Python game)", "spiel:python_tic_tac_toe"),
    ("openspiel", "hearts (C++)", "spiel:hearts"),
    ("openspiel", "gin_rummy (C++), tensor and mask", "tensor:gin_rummy"),
    ("openspiel", "hanabi (C++), tensor and mask", "tensor:hanabi"),
    ("batch of 1,024", "folkmoot ethnos", "batch:ethnos"),
    ("batch of 1,024", "folkmoot tribes", "batch:tribes"),
    ("batch of 1,024", "folkmoot aetherya", "batch:aetherya"),
    ("pgx, 1,024", "backgammon", "pgx:backgammon"),
    ("pgx, 1,024", "hex", "pgx:hex"),
    ("pgx, 1,024", "gardner_chess", "pgx:gardner_chess"),
]
OURS = ("ethnos", "tribes", "aetherya")
GAMES = 1024


def zoo(name: str) -> Callable[[random.Random], int]:
    if name == "ethnos":
        from folkmoot import games
        from folkmoot.adaptors.pettingzoo import env

        table: Any = env(games.get("ethnos"), players=4)
    else:
        table = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: random.Random) -> int:
        table.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            legal = None if over or cut else observation["action_mask"].nonzero()[0].tolist()
            table.step(None if legal is None else rng.choice(legal))
            steps += legal is not None
        return steps

    return play


def tables(name: str) -> Callable[[random.Random], int]:
    """A step of the agent at every table that waits for it; tables that pass aren't counted."""
    from folkmoot.adaptors.pettingzoo import SeatsVectorEnv

    many = SeatsVectorEnv(name, GAMES, players=4)

    def play(rng: random.Random) -> int:
        *_, passes, _ = many.last()
        many.step(many.batch.choose())
        return int((~passes).sum())

    return play


def gym(name: str) -> Callable[[random.Random], int]:
    if name == "ethnos":
        from folkmoot import games
        from folkmoot.adaptors.gymnasium import SeatEnv

        table: Any = SeatEnv(games.get("ethnos"), players=4)
    else:
        import gymnasium

        table = gymnasium.make(name)

    def play(rng: random.Random) -> int:
        _, info = table.reset(seed=rng.randrange(2**31))
        steps, over = 0, False
        while not over:
            mask = info.get("action_mask")
            action = rng.choice(mask.nonzero()[0].tolist()) if mask is not None else table.action_space.sample()
            _, _, ended, cut, info = table.step(action)
            over = ended or cut
            steps += 1
        return steps

    return play


def spiel(name: str, seen: bool = False) -> Callable[[random.Random], int]:
    """With `seen` every decision looks at its tensor and its mask."""
    import pyspiel

    if name == "ethnos":
        from folkmoot import games
        from folkmoot.adaptors.openspiel import load

        game = load(games.get("ethnos"), players=4)
    else:
        if name.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(codes, weights)[0])
            else:
                if seen:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def batch(name: str) -> Callable[[random.Random], int]:
    from folkmoot import Batch

    many = Batch(name, GAMES, players=4)

    def play(rng: random.Random) -> int:
        many.step(many.choose())
        many.observations()
        return GAMES

    return play


def pgx(name: str) -> Callable[[random.Random], int]:
    """As its authors measure it: a loop inside the compiled function, random legal actions, resets by themselves."""
    import jax
    import pgx as peer
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    game = peer.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))
    steps = 10

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, luck = jax.random.split(key, 3)
        weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step(state, jax.random.categorical(choice, weights, axis=1), jax.random.split(luck, GAMES))
        return (state, key), state.observation.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps))
    held = [jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), GAMES)), jax.random.PRNGKey(1)]

    def play(rng: random.Random) -> int:
        (held[0], held[1]), seen = many(*held)
        jax.block_until_ready(seen)
        return steps * GAMES

    return play


KINDS: dict[str, Callable[[str], Callable[[random.Random], int]]] = {
    "zoo": zoo,
    "tables": tables,
    "gym": gym,
    "spiel": spiel,
    "batch": batch,
    "pgx": pgx,
    "tensor": partial(spiel, seen=True),
}


def answer(what: str) -> None:
    """A figure for every line of input."""
    kind, _, name = what.partition(":")
    play, rng = KINDS[kind](name), random.Random(1)
    play(rng)
    for _ in sys.stdin:
        steps, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            steps += play(rng)
        print(json.dumps(steps / spent), flush=True)


class Measured:
    """A row's process, and what it has answered."""

    def __init__(self, what: str, peers: str) -> None:
        self.what = what
        python = sys.executable if what.partition(":")[2] in OURS else peers
        command = [python, __file__, "--answer", what]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.found: list[float] = []

    def ask(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        while True:  # libraries greet on standard output
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            line = self.process.stdout.readline() if ready else ""
            if not line:
                raise SystemExit(f"{self.what} has no answer after {PATIENCE:.0f} seconds, or has ended")
            try:
                self.found.append(float(json.loads(line)))
            except (ValueError, TypeError):
                continue
            return

    def told(self) -> str:
        return f"{median(self.found):>12,.0f}{min(self.found):>12,.0f}{max(self.found):>12,.0f}"


def main() -> None:
    if sys.argv[1] == "--answer":
        answer(sys.argv[2])
        return
    rows: dict[str, Measured] = {}
    try:
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
            for _, _, what in ROWS:
                if what not in rows:  # one at a time gets ready
                    rows[what] = Measured(what, sys.argv[1])
                rows[what].ask()
    finally:
        for row in rows.values():
            row.process.kill()
            row.process.wait()
    print(f"{'steps per CPU second':<52}{'median':>12}{'lowest':>12}{'highest':>12}")
    for library, title, what in ROWS:
        print(f"{library:<16}{title:<36}{rows[what].told()}")


if __name__ == "__main__":
    main()
