"""The score pad as the server takes it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from pydantic import BaseModel, Field

from folkmoot.server.documents.results import ScoreRowDoc
from folkmoot.server.messages import Strict
from folkmoot_toy.box import PACKAGED
from folkmoot_toy.pad import pad_rows


class Given(Strict):
    cards: Annotated[list[int], Field(min_length=1, max_length=3)]
    twelve: bool = False


class Counted(BaseModel):
    rows: list[ScoreRowDoc]


def count(given: Given) -> Counted:
    """Count the points of shown cards."""
    rows = pad_rows(given.cards, PACKAGED.limit(given.twelve))
    return Counted(rows=[ScoreRowDoc.model_validate(asdict(row)) for row in rows])
