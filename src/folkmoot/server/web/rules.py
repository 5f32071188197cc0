"""The rules of a game to read, and questions about a table answered by them, in every language."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import BaseModel, Field

from folkmoot import games
from folkmoot.core import FolkmootError, Game, View
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.messages import Asked, Language, RecordQuestion, SeatNumber
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.replays import view_after
from folkmoot.server.tables.retelling import answered
from folkmoot.server.tables.table import Table
from folkmoot.server.web.routes import Anybody, Here, KeyQuery, Me, as_json, large_body
from folkmoot.text import texts
from folkmoot.text.finding import find_rules
from folkmoot.text.rules import book, has_book

router = APIRouter(prefix="/api")


class StepDoc(BaseModel):
    title: str
    text: str


class NumberDoc(BaseModel):
    path: str
    label: str
    value: str
    mark: str


class GridDoc(BaseModel):
    """A table: the words of its head and rows, and the things that each row is about, to be drawn beside it."""

    head: list[str]
    rows: list[list[str]]
    glyphs: list[list[str]]


class RuleDoc(BaseModel):
    id: str
    also: list[str]
    """Ids of rules that this one tells as well."""
    title: str
    text: str
    table: GridDoc | None
    note: str | None
    when: str | None
    """The variant or way to play that it belongs to; null: every game."""
    players: list[int] | None
    """The numbers of players it is for; null: any."""
    marks: list[str]
    pages: str | None
    see: list[str]
    numbers: list[NumberDoc]


class ShortDoc(BaseModel):
    """A rule as the summary has it."""

    id: str
    title: str
    text: str
    table: GridDoc | None


class SectionDoc(BaseModel):
    id: str
    title: str
    lead: str | None
    table: GridDoc | None
    rules: list[RuleDoc]


class ExampleDoc(BaseModel):
    id: str
    rules: list[str]
    text: str


class LabelDoc(BaseModel):
    at: str
    text: str


class DiagramDoc(BaseModel):
    """A prepared position to be drawn as the table draws it: `part` is the table, the board, your area or a part."""

    id: str
    rules: list[str]
    caption: str
    part: str
    focus: list[str]
    lit: list[str]
    labels: list[LabelDoc]
    seat: int | None
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    draft: list[str]


class DifferenceDoc(BaseModel):
    id: str
    rule: str
    subject: str
    says: dict[str, str]
    played: str
    options: list[str]
    """The names of the options that play it as another rulebook says."""


class UnsettledNumberDoc(BaseModel):
    path: str
    label: str
    value: str
    mark: str
    rule: str
    reason: str


class UnsettledRuleDoc(BaseModel):
    id: str
    title: str
    marks: list[str]
    reason: str


class UnsettledDoc(BaseModel):
    numbers: list[UnsettledNumberDoc]
    rules: list[UnsettledRuleDoc]


class MarkDoc(BaseModel):
    name: str
    about: str


class WhenDoc(BaseModel):
    id: str
    name: str


class BookDoc(BaseModel):
    """See folkmoot.text.rules."""

    game: str
    language: str
    rules: int
    box: str
    name: str
    lead: str
    ours: str | None
    """What of this game we had to make up."""
    five: list[StepDoc]
    turn: list[DiagramDoc]
    """A turn step by step."""
    sections: list[SectionDoc]
    when: list[WhenDoc]
    """Variants and ways to play that rules may belong to."""
    players: list[int]
    """The numbers of players between which rules differ."""
    summary: list[ShortDoc]
    """The rules that one looks up during a game."""
    told: dict[str, str]
    """Ids that have no text of their own, and the rule that tells each."""
    examples: list[ExampleDoc]
    diagrams: list[DiagramDoc]
    differences: list[DifferenceDoc]
    unsettled: UnsettledDoc
    """What is in no rulebook, with the reason."""
    marks: dict[str, MarkDoc]
    topics: dict[str, str]
    """Things that can be asked about, and the rule that explains each."""


@cache
def printed(game: str, language: str) -> tuple[bytes, str]:
    """A book as it is sent, and what its contents are known by."""
    doc = BookDoc.model_validate(book(games.get(game), language))
    body = doc.model_dump_json().encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def readable(game: str) -> Game:
    """A game that has a book."""
    try:
        found = games.get(game)
    except FolkmootError as error:
        raise of_error(error) from None
    if not has_book(found):
        raise Refused("not_found", "this game has no rules to read")
    return found


@router.get("/rules/{game}", response_model=BookDoc, responses={304: {"description": "known already"}})
async def rules(
    game: str,
    lang: Annotated[Language, Query()] = "en",
    if_none_match: Annotated[str | None, Header(max_length=400)] = None,
) -> Response:
    """The rules of a game: a beginner's path, every rule, examples, marks. Changes only with the server."""
    readable(game)
    body, tag = await asyncio.to_thread(printed, game, lang)
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300", "Content-Language": lang}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


class FoundDoc(BaseModel):
    rules: list[str]
    """Ids, the best hit first."""


@router.get("/rules/{game}/find")
async def find(
    game: str,
    words: Annotated[str, Query(max_length=200)],
    lang: Annotated[Language, Query()] = "en",
) -> FoundDoc:
    """The rules that speak of some words, in any form and order."""
    return FoundDoc(rules=list(await asyncio.to_thread(find_rules, readable(game), lang, words)))


class Question(Asked):
    """A question at a table."""

    seat: SeatNumber | None = None
    """Whose eyes; null: a spectator's."""
    at: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None
    """The board as it was after this row; null: as it is now."""


class AnswerDoc(BaseModel):
    answer: str
    rules: list[str]


@router.post("/tables/{id}/why")
async def why(context: Here, person: Anybody, id: str, given: Question, key: KeyQuery = None) -> AnswerDoc:
    """One or two sentences with the numbers of this position, from what the asking seat can see."""
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, key)
        seat, at = given.seat, given.at
        found = view_now(table, person, seat) if at is None else view_after(table, person, seat, at)
        said = texts(given.lang)
        names = [said.bot(seat.name) if seat.kind == "bot" else seat.name for seat in table.seats]
    view = found if isinstance(found, View) else await found
    try:
        return AnswerDoc.model_validate(await asyncio.to_thread(answered, view.game, view, names, given))
    except FolkmootError as error:
        raise of_error(error) from None


@router.post("/records/why", response_model=AnswerDoc, openapi_extra=large_body(RecordQuestion))
async def why_in_record(context: Here, request: Request, person: Me) -> Response:
    """As at a table, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("why", context.owner(request.scope, person), request.body))


def view_now(table: Table, person: Person | None, seat: int | None) -> View:
    """What a seat sees, its own draft included; null: a spectator.

    At a shared screen the turn may have gone on since the page asked: a hand that is closed by now stays covered.
    """
    me = person.id if person is not None else None
    if seat is not None:
        table.check_seat(seat, me)
        if not table.may_open(me, seat):
            seat = None
    mover = table.mover()
    mine = mover is not None and mover.seat == seat
    state = table.draft_state if mine and table.draft_state is not None else table.state
    return state.view(table.viewer(seat))
