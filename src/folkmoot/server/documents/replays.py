"""Games step by step, and their story."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from folkmoot.server.documents.results import ResultDoc


class RawStepDoc(BaseModel):
    """A step whose row and view are passed on unchecked; `ReplayStepDoc` says what is in them."""

    n: int
    row: dict[str, Any] | None
    view: dict[str, Any]


class ReplayDoc(BaseModel):
    version: int
    steps: list[RawStepDoc]


class RetoldDoc(ReplayDoc):
    """A record from outside, step by step: also what a table needs to show it."""

    game: str
    players: int
    options: dict[str, Any]
    corrections: dict[str, Any]
    names: list[str]
    result: ResultDoc | None
    """Result, if the steps reach the end of the game."""


class TurnDoc(BaseModel):
    """Standing at the end of a turn, by seat."""

    n: int
    sure: list[int]
    """Points so far, with those that can no longer be lost."""
    expected: list[float]
    """Points at the end; empty where no bot can tell, and for watchers who may not see every hand."""
    chances: list[float]
    """Shares of the victory, or of success where that is common to all; empty as well."""


class MomentDoc(BaseModel):
    """One of the turns that changed most."""

    turn: int
    """Its number in `turns`."""
    view: dict[str, Any]


class StoryDoc(BaseModel):
    turns: list[TurnDoc]
    moments: list[MomentDoc]
    """At most four, in the order they were played."""
