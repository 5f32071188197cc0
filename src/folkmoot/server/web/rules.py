"""The rules of a game to read, and questions about a table answered by them, in every language."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from folkmoot import games
from folkmoot.core import FolkmootError, Game
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.messages import Asked, RecordQuestion, SeatNumber
from folkmoot.server.tables.retelling import answered
from folkmoot.server.web.dependencies import Anybody, Here, KeyQuery, LanguageQuery, Me, as_json, large_body
from folkmoot.server.web.tagged import KNOWN_ALREADY, Known, Tagged, tagged, unless_known
from folkmoot.server.web.views import seen_by
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
    aliases: list[str]
    """Ids of rules that this one tells as well."""
    title: str
    text: str
    table: GridDoc | None
    note: str | None
    applies_to: str | None
    """The variant or way to play that it belongs to; null: every game."""
    players: list[int] | None
    """The numbers of players it is for; null: any."""
    marks: list[str]
    pages: str | None
    see_also: list[str]
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
    intro: str | None
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
    contradictions: list[UnsettledRuleDoc]
    """Contradictions inside a rulebook, and what is played."""


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
    intro: str
    ours: str | None
    """Parts of this game that we had to make up."""
    overview: list[StepDoc]
    turn: list[DiagramDoc]
    """A turn step by step."""
    sections: list[SectionDoc]
    variants: list[WhenDoc]
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
    """Numbers and rules that no rulebook has, with the reason."""
    marks: dict[str, MarkDoc]
    topics: dict[str, str]
    """Things that can be asked about, and the rule that explains each."""


@cache
def printed(game: str, language: str) -> Tagged:
    return tagged(BookDoc.model_validate(book(games.get(game), language)).model_dump_json().encode())


def readable(game: str) -> Game:
    """A game that has a book."""
    try:
        found = games.get(game)
    except FolkmootError as error:
        raise of_error(error) from None
    if not has_book(found):
        raise Refused("not_found", "this game has no rules to read")
    return found


@router.get("/rules/{game}", response_model=BookDoc, responses=KNOWN_ALREADY)
async def rules(game: str, lang: LanguageQuery = "en", known: Known = None) -> Response:
    """The rules of a game: a beginner's path, every rule, examples, marks. Changes only with the server."""
    readable(game)
    return unless_known(await asyncio.to_thread(printed, game, lang), known, "application/json", lang)


class FoundDoc(BaseModel):
    rules: list[str]
    """Ids, the best hit first."""


@router.get("/rules/{game}/find")
async def find(game: str, words: Annotated[str, Query(max_length=200)], lang: LanguageQuery = "en") -> FoundDoc:
    """The rules that speak of some words, in any form and order."""
    return FoundDoc(rules=list(await asyncio.to_thread(find_rules, readable(game), lang, words)))


class Question(Asked):
    """A question at a table."""

    seat: SeatNumber | None = None
    """Viewer; null: a spectator."""
    at: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None
    """The board as it was after this row; null: as it is now."""


class AnswerDoc(BaseModel):
    answer: str
    rules: list[str]


@router.post("/tables/{id}/why")
async def why(context: Here, person: Anybody, id: str, given: Question, key: KeyQuery = None) -> AnswerDoc:
    """One or two sentences with the numbers of this position, from what the asking seat can see."""
    seen = await seen_by(context, person, id, key, given.seat, given.at, given.lang)
    try:
        return AnswerDoc.model_validate(await asyncio.to_thread(answered, seen.view.game, seen.view, seen.names, given))
    except FolkmootError as error:
        raise of_error(error) from None


@router.post("/records/why", response_model=AnswerDoc, openapi_extra=large_body(RecordQuestion))
async def why_in_record(context: Here, request: Request, person: Me) -> Response:
    """As at a table, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("why", context.owner(request.scope, person), request.body))
