"""Result of a game, and the rows of its points."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from pydantic import BaseModel

from folkmoot.core import Result


class PartDoc(BaseModel):
    seat: int
    points: int
    rule: str
    args: dict[str, Any]


class ScoreRowDoc(BaseModel):
    id: str
    rule: str
    points: list[int]
    parts: list[PartDoc]


class ForfeitDoc(BaseModel):
    seat: int
    why: str


class ResultDoc(BaseModel):
    outcome: str
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    forfeits: list[ForfeitDoc]
    rows: list[ScoreRowDoc]


class CountDoc(BaseModel):
    """Count of a score pad."""

    outcome: str
    """As in a result, or `open` while the printed game goes on."""
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rows: list[ScoreRowDoc]


def counted(result: Result) -> CountDoc:
    return CountDoc.model_validate(asdict(result))
