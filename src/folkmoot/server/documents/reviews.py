"""Review of a finished game."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

Grade = Literal["best", "good", "doubtful", "mistake"]


class ComparedDoc(BaseModel):
    """A whole choice, and what playing on from it brought all seats."""

    steps: list[str]
    shares: list[float]
    points: list[float]
    sources: dict[str, float] = {}
    """Points of the seat that decided, by where they come from, when its turn has ended."""
    visits: int


class DecisionDoc(BaseModel):
    considered: list[ComparedDoc]
    """The best first."""
    played: int
    """Index of the played one."""
    loss: float
    grade: Grade


class JudgedDoc(BaseModel):
    """A row of a finished game: chances after it, and what changed them, by seat."""

    n: int
    seat: int | None
    chances: list[float]
    drawn: list[float] | None
    """Result of the draw against what else might have come, by seat; null: nothing was drawn."""
    decision: DecisionDoc | None
    skill: list[float]
    luck: list[float]


class ReviewMarkDoc(BaseModel):
    n: int
    kind: Literal["doubtful", "mistake", "found", "lucky", "unlucky"]


class ReviewSeatDoc(BaseModel):
    """`end` less `begin` is `own` and `others` and `luck`."""

    begin: float
    end: float
    own: float
    others: float
    luck: float
    accuracy: float | None
    decisions: int
    grades: dict[Grade, int]
    moments: list[ReviewMarkDoc]
    """At most eight, in the order they were played."""


class ReviewedDoc(BaseModel):
    game: str
    players: int
    how: dict[str, Any]
    together: bool
    """All seats win or lose together."""
    allies: int = 1
    """Number of seats that win together; allies sit as far apart as there are sides."""
    turns: list[JudgedDoc]
    seats: list[ReviewSeatDoc]


class ReviewDoc(BaseModel):
    """Progress of a review, and the review when it is done."""

    status: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    review: ReviewedDoc | None


class BroughtDoc(ReviewDoc):
    """The review of a game from a file; `id` is the digest of its record, and its address."""

    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    """Names of the seats; those of bots in the requested language."""


class ReviewChoiceDoc(BaseModel):
    """A whole choice in words."""

    what: str
    text: str
    brings: list[str]
    rules: list[str]


class ReviewMomentDoc(BaseModel):
    """A row of a review, in words and with the board."""

    n: int
    view: dict[str, Any]
    """Before the row, as the seat saw it that decided; where nobody did, everything, after the row."""
    choices: list[ReviewChoiceDoc]
    """As `considered`; empty where nothing was decided."""
    why: list[str]
