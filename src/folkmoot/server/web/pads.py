"""Score pads, for tables, previews and the printed game: `POST /api/score/<game>` for every game that brings one."""

from __future__ import annotations

from typing import Any, Protocol

from fastapi import APIRouter
from pydantic import BaseModel

from folkmoot import games
from folkmoot.core import FolkmootError, part
from folkmoot.server.errors import of_error


class OwnPad(Protocol):
    """The module `pad.request` of a game."""

    Given: type[BaseModel]
    """Model of the request: the cards and pieces on the table."""
    Counted: type[BaseModel]
    """Model of the answer: rows as in a result, and whatever else the page of the game shows."""

    def count(self, given: Any) -> BaseModel:
        """Count it; a FolkmootError names what cannot be."""


def router() -> APIRouter:
    """The routes of all pads."""
    found = APIRouter(prefix="/api/score")
    for game in games.installed():
        pad: OwnPad | None = part(game, "pad.request")
        if pad is not None:
            mount(found, game.id, pad)
    return found


def mount(router: APIRouter, id: str, pad: OwnPad) -> None:
    async def score(given: Any) -> Any:
        try:
            return pad.count(given)
        except FolkmootError as error:
            raise of_error(error) from None

    score.__annotations__ = {"given": pad.Given, "return": pad.Counted}
    score.__doc__ = pad.count.__doc__
    router.add_api_route(f"/{id}", score, methods=["POST"])
