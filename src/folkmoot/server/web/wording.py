"""Tables in words: for games that the client brings no drawing of, such as those of other packages."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from pydantic import BaseModel, Field

from folkmoot import games
from folkmoot.core import View
from folkmoot.server.errors import Refused
from folkmoot.server.messages import Language, SeatNumber
from folkmoot.server.tables.replays import view_after
from folkmoot.server.web.routes import Anybody, Here, KeyQuery
from folkmoot.server.web.rules import view_now
from folkmoot.text import catalogue_of, texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines

router = APIRouter(prefix="/api")


class BoardDoc(BaseModel):
    version: int
    lines: list[str]
    actions: dict[str, str]
    """What the seat may do, notation to words."""


@cache
def printed(game: str, language: str) -> tuple[bytes, str]:
    """The catalogues as they are sent, and what their contents are known by."""
    body = "\n".join(file.read_text("utf-8") for file in catalogue_of(game, language)).encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


WORDS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    304: {"description": "known already"},
}


@router.get("/games/{game}/words", response_class=Response, responses=WORDS)  # what is refused stays JSON
async def words(
    game: str,
    lang: Annotated[Language, Query()] = "en",
    if_none_match: Annotated[str | None, Header(max_length=400)] = None,
) -> Response:
    """The Fluent catalogues of a game as one text, without its rulebook."""
    if game not in games.ids():
        raise Refused("no_game", "there is no such game")
    body, tag = await asyncio.to_thread(printed, game, lang)
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300", "Content-Language": lang}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables/{id}/board")
async def board(
    context: Here,
    person: Anybody,
    id: str,
    seat: Annotated[SeatNumber | None, Query()] = None,
    at: Annotated[int | None, Field(ge=1, le=2**31 - 1), Query()] = None,
    lang: Annotated[Language, Query()] = "en",
    key: KeyQuery = None,
) -> BoardDoc:
    """A table in words, as a seat sees it; without one, as a watcher does."""
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, key)
        found = view_now(table, person, seat) if at is None else view_after(table, person, seat, at)
        said = texts(lang)
        names = [said.bot(seat.name) if seat.kind == "bot" else seat.name for seat in table.seats]
        version = table.version
    view = found if isinstance(found, View) else await found
    return await asyncio.to_thread(in_words, version, view, names, lang)


def in_words(version: int, view: View, names: list[str], language: str) -> BoardDoc:
    said, game = texts(language), view.game.id
    named = [name or said.say("seat", number=seat + 1) for seat, name in enumerate(names)]
    legal = view.legal if view.seat == view.data["turn"] else []
    actions = {action["text"]: say_action(said, game, action, view.data, named) for action in legal}
    return BoardDoc(version=version, lines=lines(game, view.data, said, named), actions=actions)
