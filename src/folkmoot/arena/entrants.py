"""Entrants of a tournament: a level, its time to think, and for experiments its changed settings, all in one word.

`casual` · `strong@500` (iterations a decision) · `master@0.5s` · `strong@upto500` (fewer where the rest cannot change
the move) · `strong@500:playout_rounds=2,turn=1.8` (fields of the level, or weights of the game's evaluation) ·
`random` and `plain`, the controls · `mine.py:Bot` and `program:./mine`, bots of your own (docs/own-bots.md).
"""

from __future__ import annotations

import time
from dataclasses import fields, replace
from typing import Any

from folkmoot.arena.guests import ask, dismiss, invite, is_guest
from folkmoot.bots.levels import Level
from folkmoot.bots.minds import level_of, weights_of
from folkmoot.bots.thinking import Budget, Thinker, Thought
from folkmoot.core import BadOptions, Game, View

UP_TO = "upto"


class Entrant:
    """Somebody who plays one seat of one game."""

    def decide(self, game: Game, view: View, seed: int) -> int:
        """The code of the move."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over."""


class LevelEntrant(Entrant):
    """A level. Seconds are counted as time on a core, so that other work on the machine changes no result."""

    def __init__(self, level: Level, budget: Budget) -> None:
        self.level = level
        self.budget = replace(budget, clock=time.thread_time)
        self.thinker = Thinker()
        self.thought: Thought
        """The last one."""

    def decide(self, game: Game, view: View, seed: int) -> int:
        self.thought = self.thinker.think(game, view, self.level, seed, self.budget)
        return self.thought.code


class GuestEntrant(Entrant):
    """A bot of somebody else's."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.guest = invite(word)

    def decide(self, game: Game, view: View, seed: int) -> int:
        return ask(self.guest, self.word, game, view, seed)

    def close(self) -> None:
        dismiss(self.guest)


def enter(game: Game, word: str) -> Entrant:
    """Make the entrant that a word names; BadOptions says what is wrong with the word."""
    return GuestEntrant(word) if is_guest(word) else LevelEntrant(*read_entrant(game, word))


def read_entrant(game: Game, word: str) -> tuple[Level, Budget]:
    """The level that a word stands for; BadOptions says what is wrong with it."""
    named, _, changes = word.partition(":")
    name, at, limit = named.partition("@")
    level = level_of(name, game)
    return change(game, level, word, changes), read_limit(word, limit) if at else Budget()


def read_limit(word: str, told: str) -> Budget:
    limit = told.removeprefix(UP_TO)
    early = limit != told
    try:
        if limit.endswith("s"):
            budget = Budget(seconds=float(limit[:-1]), early=early)
        else:
            budget = Budget(iterations=int(limit), early=early)
    except ValueError:
        what = f"expected iterations (500) or seconds (0.3s), got {limit!r}"
        raise BadOptions(word, what, "budget", value=repr(limit)) from None
    if min(budget.seconds or 0.0, budget.iterations or 0) < 0 or limit in ("0", "0s"):
        raise BadOptions(word, f"{limit!r} leaves no time to think", "no-budget", value=repr(limit))
    return budget


def change(game: Game, level: Level, word: str, changes: str) -> Level:
    own = {field.name: type(getattr(level, field.name)) for field in fields(level) if field.name != "weights"}
    known = weights_of(game, game.seats[0])
    weights = dict(level.weights)
    for part in filter(None, changes.split(",")):
        key, _, text = part.partition("=")
        try:
            if key in own:
                changed: dict[str, Any] = {key: text if own[key] is str else own[key](float(text))}
                level = replace(level, **changed)
            elif key in known:
                weights[key] = float(text)
            else:
                choices = ", ".join([*own, *known])
                what = f"{key!r} isn't one of {choices}"
                raise BadOptions(word, what, "unknown-value", value=repr(key), choices=choices)
        except ValueError:
            raise BadOptions(word, f"{text!r} isn't a number", "not-number", value=repr(text)) from None
    return replace(level, weights=weights)
