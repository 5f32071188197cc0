"""Errors of a bot by its own lights: games against itself, and every decision thought over again, much longer.

    python bench/weaknesses.py GAME PLAYERS [--games 200] [--word master] [--times 20] [--out FILE]

WORD is who plays, as in tournaments (`master@300`); without iterations it thinks as its level does. A decision counts
where the longer search would have made another choice and believes it to be better by five points of share or more. The
ten worst are printed; everything is written to FILE with its positions.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from folkmoot import games
from folkmoot.arena.entrants import read_entrant
from folkmoot.bots import Thinker
from folkmoot.build import build
from folkmoot.core import OVER, SimDealer

FIRST_DEAL = 70_000
LEAST = 0.05
"""Share of the victory that a choice must cost to count."""
WORST = 10


def errors(game_id: str, players: int, word: str, times: int, seed: int) -> list[dict[str, Any]]:
    """The decisions of one game that a longer search would have made otherwise."""
    return list(found_in(game_id, players, word, times, seed))


def found_in(game_id: str, players: int, word: str, times: int, seed: int) -> Iterator[dict[str, Any]]:
    game = games.get(game_id)
    level, budget = read_entrant(game, word)
    if budget.seconds is None and budget.iterations is None:
        budget = replace(budget, seconds=level.seconds)
    longer = replace(
        budget,
        seconds=None if budget.seconds is None else times * budget.seconds,
        iterations=None if budget.iterations is None else times * budget.iterations,
    )
    state, dealer, number = game.start(players), SimDealer(seed), 0
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            return
        view, luck = state.view(state.turn), (seed << 20) + number * 8
        thought = Thinker().think(game, view, level, luck, budget)
        if thought.iterations and not state.drafting:
            again = Thinker().think(game, view, level, luck + 1, longer)
            shares = {one.move: one.share for one in again.considered}
            loss = again.considered[0].share - shares.get(thought.move, 0.0)
            if again.move != thought.move and thought.move in shares and loss >= LEAST:
                yield {
                    "game": game_id,
                    "seed": seed,
                    "decision": number,
                    "seat": int(state.turn),
                    "made": thought.move,
                    "better": again.move,
                    "loss": round(loss, 3),
                    "shares": {one.move: round(one.share, 3) for one in again.considered[:4]},
                    "scores": list(state.scores()),
                    "position": state.to_position(),
                }
        state.apply(thought.code)
        number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.OWN)
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--word", default="master")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    work = partial(errors, asked.game, asked.players, asked.word, asked.times)
    with ProcessPoolExecutor(os.cpu_count() or 1, mp_context=get_context("spawn")) as pool:
        seeds = range(FIRST_DEAL, FIRST_DEAL + asked.games)
        found = sorted((one for some in pool.map(work, seeds) for one in some), key=lambda one: -one["loss"])
    print(f"folkmoot is {build()}; {len(found)} decisions of {asked.games} games of {asked.word}")
    for one in found[:WORST]:
        print(f"{one['game']} {one['seed']}/{one['decision']}: {one['made']} for {one['better']}, {one['loss']:.3f}")
        print(f"    {one['shares']} at {one['scores']}")
    if asked.out:
        asked.out.write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
