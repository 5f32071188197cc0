"""The score of a running game: every point so far with its reason, and what the chapter would bring if it ended now."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter
from pydantic import BaseModel

from folkmoot.core import Row
from folkmoot.server.documents.results import ScoreRowDoc
from folkmoot.server.web.dependencies import Anybody, Here, KeyQuery

router = APIRouter(prefix="/api/tables")


class ScoreDoc(BaseModel):
    version: int
    rows: list[ScoreRowDoc]
    preview: list[ScoreRowDoc] | None


@router.get("/{id}/standing")
async def score(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> ScoreDoc:
    """Return the points as everybody at the table may know them, hands left out."""
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, key)
        state = table.state
        preview = None if table.meta["status"] == "over" else state.game.preview(state)
        found = None if preview is None else docs(preview)
        return ScoreDoc(version=table.version, rows=docs(state.rows()), preview=found)


def docs(rows: list[Row]) -> list[ScoreRowDoc]:
    return [ScoreRowDoc.model_validate(asdict(row)) for row in rows]
