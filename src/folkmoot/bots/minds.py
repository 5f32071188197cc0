"""Evaluation and levels of each game: its own if it brings them, else those that know nothing of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from folkmoot.bots.evaluation import Evaluation
from folkmoot.bots.levels import ANY_GAME, CONTROLS, LEVELS, UNKNOWN_GAME, Level, UnknownLevel
from folkmoot.core import Game, part

AT_ONCE = 0.1
"""About how many seconds a level takes that does not search by the clock."""


class OwnEvaluation(Protocol):
    """The module `mind.evaluation` of a game."""

    WEIGHTS: Mapping[str, float]
    """The numbers that the evaluation is tuned by, found by the arena."""
    BY_PLAYERS: Mapping[int, Mapping[str, float]]
    """Changes of a level for a number of players."""

    def evaluation(self, weights: dict[str, float]) -> Evaluation: ...


class OwnLevels(Protocol):
    """The module `mind.levels` of a game."""

    LEVELS: Mapping[str, Level]
    """Levels that are tuned to the game, by their names; the others stay as they are."""


def evaluation_of(game: Game, players: int, weights: Mapping[str, float] | None = None) -> Evaluation:
    """The evaluation for a game, the general one where there is none of its own."""
    own: OwnEvaluation | None = part(game, "mind.evaluation")
    return Evaluation() if own is None else own.evaluation({**weights_of(game, players), **(weights or {})})


def weights_of(game: Game, players: int) -> Mapping[str, float]:
    """The numbers that a game's evaluation is tuned by."""
    own: OwnEvaluation | None = part(game, "mind.evaluation")
    return {} if own is None else {**own.WEIGHTS, **own.BY_PLAYERS.get(players, {})}


def level_of(name: str, game: Game) -> Level:
    """The level or control of that name; UnknownLevel lists the levels."""
    own: OwnLevels | None = part(game, "mind.levels")
    known = evaluation_of(game, game.seats[0]).is_game_specific
    table = {**CONTROLS, **(ANY_GAME if known else UNKNOWN_GAME), **(own.LEVELS if own is not None else {})}
    if name not in table:
        levels = ", ".join(LEVELS)
        raise UnknownLevel(
            f"unknown level {name!r} (levels: {levels})", "unknown-value", value=repr(name), choices=levels
        )
    return table[name]


def seconds_of(name: str, game: Game) -> float:
    """About how long a level thinks about a decision."""
    return level_of(name, game).seconds or AT_ONCE


def mind_of(game: Game, players: int, level: str | Level) -> tuple[Evaluation, Level]:
    """Return the evaluation and the settings of a level, or of an experiment with one, in a game."""
    how = level if isinstance(level, Level) else level_of(level, game)
    return Evaluation() if how.blind else evaluation_of(game, players, how.weights), how
