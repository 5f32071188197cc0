"""Learning by playing: a lesson or a puzzle is a table like any other, with a prepared deal and a coach beside it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from folkmoot import games, lessons
from folkmoot.bots.levels import ADVISER
from folkmoot.bots.names import bot_name
from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.bots.pool import BotPool, Stuck, make_question
from folkmoot.server.documents.tables import TableDoc
from folkmoot.server.errors import Refused, check_game
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import prepared
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import new_meta
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.web.dependencies import Here, Me
from folkmoot.text import texts

router = APIRouter(prefix="/api")
REMEMBERED = 500
UNGUIDED: Doc = {"point": (), "then": (), "done": 0, "of": 0}
"""Coach's fields for puzzles and best choices, which have no steps to follow."""


class LessonDoc(BaseModel):
    id: str
    game: str
    minutes: int
    steps: int


class PuzzleDoc(BaseModel):
    id: str
    game: str


class LessonsDoc(BaseModel):
    lessons: list[LessonDoc]
    puzzles: list[PuzzleDoc]


class BestChoiceDoc(BaseModel):
    id: str
    number: int
    theme: str
    """The message of its name."""
    level: int


class BestChoicesDoc(BaseModel):
    """Positions of a game in which one choice is clearly the best; one of them is the puzzle of the day."""

    choices: list[BestChoiceDoc]
    daily: str | None


class PageDoc(BaseModel):
    text: str
    scores: bool


class CoachDoc(BaseModel):
    """Coach's advice; `version` and `draft` name the moment that it is about."""

    lesson: str
    version: int
    draft: list[str]
    pages: list[PageDoc]
    point: list[str]
    then: list[str]
    done: int
    of: int
    end: bool
    verdict: Literal["", "open", "solved", "wrong"]
    got: int
    need: int
    said: list[str] = []
    """Sentences about a best choice, in the requested language; with a hint and the solution."""
    hint: str = ""
    solution: list[str] = []


@router.get("/lessons")
async def list_lessons() -> LessonsDoc:
    """List the lessons and puzzles."""
    return LessonsDoc(
        lessons=[
            LessonDoc(id=one.id, game=one.game, minutes=one.minutes, steps=one.length)
            for one in lessons.lessons().values()
        ],
        puzzles=[PuzzleDoc(id=one.id, game=one.game) for one in lessons.puzzles().values()],
    )


@router.get("/puzzles/{game}")
async def list_choices(context: Here, game: str) -> BestChoicesDoc:
    """Puzzles without end: the best choice in positions of games between bots, and the one of today (UTC)."""
    check_game(game)
    found = await asyncio.to_thread(lessons.choices_of, game)
    today = lessons.daily(game, datetime.fromtimestamp(context.live.now(), UTC).date())
    return BestChoicesDoc(
        choices=[BestChoiceDoc(id=one.id, number=one.number, theme=one.title, level=one.level) for one in found],
        daily=today.id if today is not None else None,
    )


@router.post("/lessons/{id}/table", status_code=201)
async def sit_down(context: Here, person: Me, id: str) -> TableDoc:
    """A table of one's own for a lesson or a puzzle. In a puzzle the others do nothing."""
    found = look_up(id)
    players = found.start["players"]
    level = found.level if isinstance(found, lessons.Lesson) else None
    meta = new_meta(found.game, players, found.start.get("options", {}), person.id)
    meta |= {"start": found.start, "lesson": found.id, "spectators": "none"}
    seats = [Seat(n, "bot", None, bot_name(n), level) for n in range(players)]
    seats[0] = Seat(0, "human", person.id, person.name, None)
    return TableDoc.model_validate(await context.lobby.place(Table(meta, seats), person))


@router.get("/tables/{id}/coach")
async def coach(
    context: Here, request: Request, person: Me, id: str, lang: Annotated[messages.Language, Query()] = "en"
) -> CoachDoc:
    """Return the advice to the learner, and the suggested step."""
    return await advise(context.live, context.pool, context.address(request.scope), id, person, lang)


def look_up(id: str) -> lessons.Lesson | lessons.Puzzle | lessons.BestChoice:
    try:
        return lessons.find(id)
    except lessons.NoLesson:
        raise Refused("no_lesson", "there is no such lesson", lesson=id[:40]) from None


async def advise(live: LiveTables, pool: BotPool, address: str, id: str, person: Person, language: str) -> CoachDoc:
    async with live.locked(id) as entry:
        table = entry.table
        table.check_seat(0, person.id)
        found = look_up(str(table.meta["lesson"]))
        moment: Doc = {"lesson": found.id, "version": table.version, "draft": list(table.draft)}
        if isinstance(found, lessons.Puzzle):
            return of_puzzle(found, table, moment)
        if isinstance(found, lessons.BestChoice):
            moves = [row["steps"] for row in table.standing if row["seat"] == 0]
            seats = [seat.doc(None) for seat in table.seats]
            return await asyncio.to_thread(of_choice, found, moves, moment, language, seats)  # nobody else sits here
        coach = prepared.coach_of(table)
        assert coach is not None
        advice = coach.advise(table.state, table.draft)
        state = table.draft_state or table.state
        question = make_question(table.meta, state.view(0).data, ADVISER) if advice.ask_bot else None
    if question is not None:
        try:
            step = str((await pool.ask(question, (address, person.id, id)))["move"])
        except Stuck:
            raise Refused("busy", "the bot timed out") from None
        advice = coach.after_bot(advice, str(state.describe(state.parse(step))["verb"]), step)
    return CoachDoc(
        **moment,
        pages=[PageDoc(text=page.text, scores=page.scores) for page in advice.pages],
        point=list(advice.point),
        then=list(advice.then),
        done=advice.done,
        of=found.length,
        end=advice.end,
        verdict="",
        got=0,
        need=0,
    )


def of_puzzle(puzzle: lessons.Puzzle, table: Table, moment: Doc) -> CoachDoc:
    """Judge the try under way, played to its end on the engine."""
    moves = [row["steps"] for row in table.standing if row["seat"] == 0]
    verdict = lessons.judge(puzzle, games.get(puzzle.game), moves)
    return CoachDoc(
        **moment,
        **UNGUIDED,
        pages=[PageDoc(text=verdict.text, scores=False)],
        end=verdict.state == "solved",
        verdict=verdict.state,
        got=verdict.got,
        need=verdict.need,
    )


def of_choice(
    best: lessons.BestChoice, moves: list[list[str]], moment: Doc, language: str, seats: list[Doc]
) -> CoachDoc:
    """Compare the choice that was made with the others; reading catalogues takes a while."""
    answer = lessons.answer(best, moves)
    names = tuple(texts(language).seated(seat) or str(seat["seat"] + 1) for seat in seats)
    told = in_words(best.id, answer, language, names)
    return CoachDoc(
        **moment,
        **UNGUIDED,
        pages=[],
        end=answer.state == "solved",
        verdict=answer.state,
        got=0,
        need=0,
        said=list(told.answer),
        hint=told.hint,
        solution=list(told.solution),
    )


@lru_cache(maxsize=REMEMBERED)
def in_words(id: str, answer: lessons.Answer, language: str, names: tuple[str, ...]) -> lessons.Told:
    return lessons.tell(lessons.choices()[id], answer, texts(language), names)
