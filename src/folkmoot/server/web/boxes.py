"""Numbers printed in the boxes, for pages that draw components: a corrected line of `box.toml` shows everywhere."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from fastapi import APIRouter
from pydantic import BaseModel

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server.errors import check_game

router = APIRouter(prefix="/api/games")


@runtime_checkable
class Printed(Protocol):
    """A box that can list its entries."""

    def table(self) -> Doc: ...


class EntryDoc(BaseModel):
    value: Any
    rule: str
    mark: str
    note: str


class BoxDoc(BaseModel):
    digest: str
    entries: dict[str, EntryDoc]
    """By path, such as `merfolk.symbols`."""


@router.get("/{game}/box")
async def box(game: str) -> BoxDoc:
    """Every number printed on the components of a game, with its rule and where it comes from."""
    check_game(game)
    found = games.get(game)
    data = getattr(found, "data", None)
    return BoxDoc.model_validate({"digest": found.box, "entries": data.table() if isinstance(data, Printed) else {}})
