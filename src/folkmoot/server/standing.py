"""The score of a game that goes on: every point so far with its reason, and what an age would bring if it ended now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from folkmoot.core import Row
from folkmoot.games.ethnos.edge.results import if_scored_now
from folkmoot.server.documents import ScoreRowDoc
from folkmoot.server.routes import Anybody, Here, KeyQuery

router = APIRouter(prefix="/api/tables")
PREVIEWS: dict[str, Callable[[Any], list[Row]]] = {"ethnos": if_scored_now}
"""Games that score in stretches, with what the stretch under way would bring. The others are scored as they lie."""


class StandingDoc(BaseModel):
    version: int
    rows: list[ScoreRowDoc]
    preview: list[ScoreRowDoc] | None


@router.get("/{id}/standing")
async def standing(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> StandingDoc:
    """What everybody at the table may know of the points, hands left out."""
    async with context.hub.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, key)
        state = table.state
        preview = PREVIEWS.get(table.meta["game"])
        found = None if preview is None or table.over else docs(preview(state))
        return StandingDoc(version=table.version, rows=docs(state.rows()), preview=found)


def docs(rows: list[Row]) -> list[ScoreRowDoc]:
    return [ScoreRowDoc.model_validate(asdict(row)) for row in rows]
