"""Tables in words: for games that the client brings no drawing of, such as those of other packages."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from folkmoot.server.errors import check_game
from folkmoot.server.messages import SeatNumber
from folkmoot.server.tables.retelling import named
from folkmoot.server.web.dependencies import Anybody, Here, KeyQuery, LanguageQuery
from folkmoot.server.web.tagged import KNOWN_ALREADY, Known, Tagged, tagged, unless_known
from folkmoot.server.web.views import Seen, seen_by
from folkmoot.text import catalogue_of, texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines

router = APIRouter(prefix="/api")


class BoardDoc(BaseModel):
    version: int
    lines: list[str]
    actions: dict[str, str]
    """Legal actions of the seat, notation to words."""


@cache
def printed(game: str, language: str) -> Tagged:
    """The catalogues as they are sent."""
    return tagged("\n".join(file.read_text("utf-8") for file in catalogue_of(game, language)).encode())


WORDS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    **KNOWN_ALREADY,
}


@router.get("/games/{game}/words", response_class=Response, responses=WORDS)  # what is refused stays JSON
async def words(game: str, lang: LanguageQuery = "en", known: Known = None) -> Response:
    """The Fluent catalogues of a game as one text, without its rulebook."""
    check_game(game)
    return unless_known(await asyncio.to_thread(printed, game, lang), known, "text/plain; charset=utf-8", lang)


@router.get("/tables/{id}/board")
async def board(
    context: Here,
    person: Anybody,
    id: str,
    seat: Annotated[SeatNumber | None, Query()] = None,
    at: Annotated[int | None, Field(ge=1, le=2**31 - 1), Query()] = None,
    lang: LanguageQuery = "en",
    key: KeyQuery = None,
) -> BoardDoc:
    """A table in words, as a seat sees it; without one, as a watcher does."""
    seen = await seen_by(context, person, id, key, seat, at, lang)
    return await asyncio.to_thread(in_words, seen, lang)


def in_words(seen: Seen, language: str) -> BoardDoc:
    said, view = texts(language), seen.view
    game, names = view.game.id, named(said, seen.names)
    legal = view.legal if view.seat == view.data["turn"] else []
    actions = {action["text"]: say_action(said, game, action, view.data, names) for action in legal}
    return BoardDoc(version=seen.version, lines=lines(game, view.data, said, names), actions=actions)
