"""One game between bots, as a job that any process can do: JSON in, JSON out, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from folkmoot import games
from folkmoot.arena.entrants import Entrant, enter
from folkmoot.core import OVER, Doc, SimDealer, State

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
    """Entrant of each seat."""
    pairing: str
    """Purpose of the game: two entrants compared, or a control."""
    rotation: int

    @property
    def key(self) -> str:
        """Return the game's identity within a tournament."""
        return f"{self.pairing}|{self.seed}|{self.rotation}"


Look = Callable[[State, int, int], None]
"""Sees the state after every decision and the chance that followed, with the seat that decided and what."""


def play_job(job: Job, begun: Sequence[int] = (), keep: Callable[[int], None] | None = None) -> Doc:
    """Play a game to the end, after the moves it has begun with; `keep` hears every further one."""
    game = games.get(job.game)
    state = game.start(job.players, **job.options)
    curve: list[list[int]] = []

    def look(state: State, seat: int, code: int) -> None:
        curve.append(state.scores())
        if keep is not None and len(curve) > len(begun):
            keep(code)

    play_out(state, job.seed, job.lineup, look, job.rotation, begun)
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
        "decisions": len(curve),
        "curve": thin(curve),
    }


def play_out(
    state: State, seed: int, lineup: Sequence[str], look: Look, rotation: int = 0, begun: Sequence[int] = ()
) -> None:
    """Play a deal to its end. A bot's luck hangs on deal, entrant and decision, not on the seat it happens to have.
    Moves with which the game has begun are made as they were."""
    game = state.game
    dealer = SimDealer(seed)
    entrants: list[Entrant] = []
    decisions = 0
    try:
        entrants += [enter(game, word) for word in lineup]
        dealer.deal_all(state)
        while state.turn != OVER:
            seat = int(state.turn)
            luck = (seed << 20) + decisions * 8 + (seat - rotation) % len(lineup)
            if decisions < len(begun):
                code = begun[decisions]
            else:
                code = entrants[seat].decide(game, state.view(seat), luck)
            state.apply(code)
            dealer.deal_all(state)
            decisions += 1
            look(state, seat, code)
    finally:
        for entrant in entrants:
            entrant.close()


def thin(curve: list[Any]) -> list[Any]:
    """`CURVE` entries spread evenly over the game."""
    return [curve[(index + 1) * len(curve) // CURVE - 1] for index in range(CURVE)] if len(curve) >= CURVE else curve
