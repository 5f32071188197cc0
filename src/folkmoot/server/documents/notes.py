"""Notes on a game, and moves that might have been."""

from __future__ import annotations

from pydantic import BaseModel


class MoveDoc(BaseModel):
    """A move as in a record."""

    seat: int | None
    steps: list[str]


class NoteDoc(BaseModel):
    """Note on the position after row `at`, and moves that might have followed there."""

    id: int | None
    """Null: it came with the file."""
    at: int
    by: str
    text: str
    variation: list[MoveDoc]
    mine: bool
    removable: bool
    """True: the reader may remove it: their own, and any at a table of theirs."""


class NotesDoc(BaseModel):
    notes: list[NoteDoc]
    may_write: bool


class VariationDoc(BaseModel):
    """Moves played at a table for analysis."""

    variation: list[MoveDoc]


class TextDoc(BaseModel):
    text: str
