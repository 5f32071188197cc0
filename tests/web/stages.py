"""Positions of a game played by instinct: the fullest one of every question that a seat is asked; one near the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from folkmoot import games
from folkmoot.bots.evaluation import Choices
from folkmoot.bots.minds import evaluation_of
from folkmoot.core import CHANCE, OVER, Doc, State
from folkmoot.core.rng import Rng

LONGEST = 6000
CHOICE = 60
"""Room of a choice, in characters."""


@dataclass(frozen=True)
class Mode:
    """A game as it is played in a mode, by so many."""

    game: str
    players: int
    options: Doc = field(default_factory=dict)

    def __str__(self) -> str:
        shown = "-".join(str(value) for value in self.options.values() if value not in (False, "none"))
        return "-".join(part for part in (self.game, str(self.players), shown) if part).lower()


def asked(mode: Mode, seed: int = 1) -> Iterator[State]:
    """The state at every question to seat 0, drafts left out: those begin at the page."""
    luck = random.Random(f"{mode} {seed}")
    state = games.get(mode.game).start(mode.players, **mode.options)
    rng, choices = Rng(luck.getrandbits(60), 0), Choices()
    mind = evaluation_of(state.game, mode.players)
    for _ in range(LONGEST):
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            outcomes = state.chance_outcomes()
            weights = [weight for _, weight in outcomes]
            state.apply(luck.choices([code for code, _ in outcomes], weights)[0])
            continue
        if state.turn == 0 and not state.drafting:
            yield state
        choices.clear()
        mind.policy(state, choices)
        state.apply(int(choices.draw(rng)))


def stages(mode: Mode, seed: int = 1) -> dict[str, Doc]:
    """By the word of the question."""
    found: dict[str, Doc] = {}
    full: dict[str, int] = {}
    for state in asked(mode, seed):
        position = state.to_position()
        ask, room = position["prompt"]["ask"], len(json.dumps(position)) + CHOICE * len(state.legal_actions())
        if room >= full.get(ask, 0):
            found[ask], full[ask] = position, room
    return found


def late(mode: Mode, left: int, seed: int = 1) -> Doc:
    """Return the position at which seat 0 has this many decisions left before the end."""
    return [state.to_position() for state in asked(mode, seed)][-left]
