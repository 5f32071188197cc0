"""One game between bots, as a job that any process can do: JSON in, JSON out, the same for the same seed."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from folkmoot import games
from folkmoot.arena.entrants import read_entrant
from folkmoot.bots.thinking import Thinker
from folkmoot.core import OVER, Doc, SimDealer

CURVE = 20
"""Points of a game at which the scores are kept, for the picture of scores over time."""


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    players: int
    options: Doc
    seed: int
    lineup: tuple[str, ...]
    """Who sits where."""
    pairing: str
    """What the game is played for: two entrants compared, or a control."""
    rotation: int

    @property
    def key(self) -> str:
        return f"{self.pairing}|{self.seed}|{self.rotation}"


def play_job(job: Job) -> Doc:
    """Play a game to the end. A bot's luck hangs on deal, entrant and decision, not on the seat it happens to have.

    Seconds are counted as time on a core, so that other work on the machine changes no result.
    """
    game = games.get(job.game)
    entrants = [read_entrant(game, word) for word in job.lineup]
    thinkers = [Thinker() for _ in job.lineup]
    state = game.start(job.players, **job.options)
    dealer = SimDealer(job.seed)
    decisions = 0
    curve: list[list[int]] = []
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            break
        level, budget = entrants[state.turn]
        seat = (state.turn - job.rotation) % job.players
        seed = (job.seed << 20) + decisions * 8 + seat
        by_core = replace(budget, clock=time.thread_time)
        thought = thinkers[state.turn].think(game, state.view(state.turn), level, seed, by_core)
        state.apply(thought.code)
        decisions += 1
        curve.append(state.scores())
    result = state.result()
    assert result is not None
    return {
        "key": job.key,
        "pairing": job.pairing,
        "seed": job.seed,
        "rotation": job.rotation,
        "lineup": list(job.lineup),
        "outcome": result.outcome,
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "scores": list(result.scores),
        "decisions": decisions,
        "curve": thin(curve),
    }


def thin(curve: list[Any]) -> list[Any]:
    """`CURVE` entries spread evenly over the game."""
    return [curve[(index + 1) * len(curve) // CURVE - 1] for index in range(CURVE)] if len(curve) >= CURVE else curve
