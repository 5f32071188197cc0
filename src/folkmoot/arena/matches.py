"""One game between bots, as a job that any process can do: JSON in, JSON out, the same for the same seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from folkmoot import games
from folkmoot.arena.entrants import Entrant, enter
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
        """Which of all games of a tournament it is."""
        return f"{self.pairing}|{self.seed}|{self.rotation}"


def play_job(job: Job) -> Doc:
    """Play a game to the end. A bot's luck hangs on deal, entrant and decision, not on the seat it happens to have."""
    game = games.get(job.game)
    entrants: list[Entrant] = []
    state = game.start(job.players, **job.options)
    dealer = SimDealer(job.seed)
    decisions = 0
    curve: list[list[int]] = []
    try:
        entrants += [enter(game, word) for word in job.lineup]
        while True:
            dealer.deal_all(state)
            if state.turn == OVER:
                break
            seat = (state.turn - job.rotation) % job.players
            seed = (job.seed << 20) + decisions * 8 + seat
            state.apply(entrants[state.turn].decide(game, state.view(state.turn), seed))
            decisions += 1
            curve.append(state.scores())
    finally:
        for entrant in entrants:
            entrant.close()
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
