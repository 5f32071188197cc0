"""Plain requests: people, tables, and everything the socket can do, for clients without one."""

from __future__ import annotations

from http.client import responses
from typing import Annotated, Any, Literal

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from folkmoot import __version__, games
from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.bots import hints
from folkmoot.server.documents.games import GameDoc, GamesDoc
from folkmoot.server.documents.people import NewPersonDoc, PersonDoc, RecoveryDoc
from folkmoot.server.documents.played import Company, MyGamesDoc
from folkmoot.server.documents.playing import AckDoc, HintDoc, PollDoc
from folkmoot.server.documents.replays import ReplayDoc, RetoldDoc, StoryDoc
from folkmoot.server.documents.reviews import BroughtDoc, ReviewDoc, ReviewMomentDoc
from folkmoot.server.documents.service import ErrorDoc, HealthDoc
from folkmoot.server.documents.statistics import GameStatisticsDoc, MyStatisticsDoc
from folkmoot.server.documents.tables import AddressDoc, FairnessDoc, LinksDoc, TableDoc, TablesDoc
from folkmoot.server.storage import notes
from folkmoot.server.storage.people import COOKIE, LIFE, Person, cookie_name
from folkmoot.server.tables import actions, lists, played
from folkmoot.server.tables.rematch import play_again
from folkmoot.server.tables.retelling import names_in
from folkmoot.server.web.context import Context
from folkmoot.server.web.hosts import origin_at, reachable
from folkmoot.server.web.poll import LONGEST, poll
from folkmoot.server.web.socket import end_void

router = APIRouter(prefix="/api")
LARGE: list[type[BaseModel]] = [ErrorDoc]
"""Models of bodies that are read or written elsewhere."""
REFUSED = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorDoc.__name__}"}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"content": REFUSED, "description": responses[status]}
    for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}
"""Only described: as a model, each would be prepared anew for each route at every start."""


async def context_of(request: Request) -> Context:
    found: Context = request.app.state.context
    return found


async def known(request: Request) -> Person:
    return await (await context_of(request)).somebody(request)


async def anybody(request: Request) -> Person | None:
    return await (await context_of(request)).person(request)


Here = Annotated[Context, Depends(context_of)]
Me = Annotated[Person, Depends(known)]
Anybody = Annotated[Person | None, Depends(anybody)]
EyesQuery = Annotated[Annotated[int, Field(ge=0, le=20)] | Literal["watch", "all"], Query()]
KindQuery = Annotated[str | None, Query(max_length=40)]
KeyQuery = Annotated[str | None, Query(max_length=64)]


def set_cookie(context: Context, response: Response, token: str) -> None:
    secure = context.settings.secure
    response.set_cookie(
        cookie_name(secure), token, max_age=int(LIFE), httponly=True, samesite="lax", secure=secure, path="/"
    )


def as_json(content: bytes) -> Response:
    return Response(content, media_type="application/json")


def large_body(model: type[BaseModel]) -> dict[str, Any]:
    """The description of a body that the route itself does not read; `LARGE` are put among the other models."""
    LARGE.append(model)
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


# People.


def told_of(person: Person) -> Doc:
    """What somebody is told of themselves."""
    return {name: getattr(person, name) for name in ("id", "name", "webhook", "mark", "colour")}


@router.get("/me")
async def me(context: Here, request: Request, response: Response, person: Anybody) -> PersonDoc:
    if person is None and context.settings.secure:  # the cookie may be of the time before https: take it over
        token = request.cookies.get(COOKIE, "")
        person = await context.people.find(token)
        if person is not None:
            set_cookie(context, response, token)
            response.delete_cookie(COOKIE)
    if person is None:
        person = await context.somebody(request)
    return PersonDoc.model_validate(told_of(person))


@router.post("/me")
async def new_me(context: Here, person: Anybody, given: messages.NewPerson, response: Response) -> NewPersonDoc:
    if person is not None:
        await context.people.change(person, name=given.name)
        return NewPersonDoc.model_validate({**told_of(person), "name": given.name, "recovery": None})
    person, token, code = await context.people.create(given.name)
    set_cookie(context, response, token)
    return NewPersonDoc.model_validate({**told_of(person), "recovery": code})


@router.patch("/me")
async def change_me(context: Here, person: Me, given: messages.ChangePerson) -> PersonDoc:
    """Another name, look or webhook; an empty mark, colour or webhook is none."""
    values = given.model_dump(exclude_none=True)
    if values.get("webhook"):
        await context.webhooks.check(values["webhook"])
    if values:
        await context.people.change(person, **values)
    return PersonDoc.model_validate({**told_of(person), **values})


@router.post("/me/recovery")
async def new_recovery(context: Here, person: Me) -> RecoveryDoc:
    """Another recovery code; the one before is void."""
    return RecoveryDoc(recovery=await context.people.new_code(person.id))


@router.post("/me/recover")
async def recover(context: Here, given: messages.Recover, response: Response) -> NewPersonDoc:
    """Be the person of a recovery code on this device too."""
    person, token, code = await context.people.recover(given.code)
    set_cookie(context, response, token)
    return NewPersonDoc.model_validate({**told_of(person), "recovery": code})


@router.post("/me/forget", status_code=204)
async def forget(context: Here, person: Me, request: Request, given: messages.Forget, response: Response) -> None:
    """Sign out on this device, or on all."""
    secure = context.settings.secure
    await context.people.forget(person, context.cookie(request) or "", given.everywhere)
    await end_void(context, person.id)
    response.delete_cookie(cookie_name(secure), secure=secure, httponly=True, samesite="lax")


@router.get("/me/statistics")
async def my_statistics(context: Here, person: Me) -> MyStatisticsDoc:
    return MyStatisticsDoc.model_validate(await context.replays.of_person(person))


@router.get("/me/games")
async def my_games(
    context: Here, person: Me, game: KindQuery = None, mode: KindQuery = None, company: Company | None = None
) -> MyGamesDoc:
    """One's own finished games: of one game, mode or company, or all."""
    found = await context.store.read(lambda connection: played.summary(connection, person.id, game, mode, company))
    return MyGamesDoc.model_validate(found)


@router.get("/me/games.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
async def my_games_table(context: Here, person: Me) -> Response:
    """All of them for a spreadsheet."""
    content = await context.store.read(lambda connection: played.table_of(connection, person.id))
    headers = {"Content-Disposition": 'attachment; filename="folkmoot-games.csv"'}
    return Response(content, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/statistics/{game}")
async def game_statistics(context: Here, game: str) -> GameStatisticsDoc:
    return GameStatisticsDoc.model_validate(await context.replays.of_game(game))


# Games and tables.


@router.get("/games")
async def all_games(context: Here) -> GamesDoc:
    found = []
    for game in games.installed():
        options: list[Doc] = [{**vars(option), "choices": list(option.choices)} for option in game.options]
        doc = {
            "id": game.id,
            "rules": game.rules,
            "seats": list(game.seats),
            "larger": list(game.larger),
            "options": options,
            "presets": game.presets,
            "actions": game.num_actions,
        }
        found.append(GameDoc.model_validate(doc))
    return GamesDoc(games=found, levels=context.settings.levels)


@router.get("/tables")
async def open_tables(
    context: Here, person: Anybody, game: Annotated[str | None, Query(max_length=40)] = None
) -> TablesDoc:
    return TablesDoc.model_validate({"tables": await lists.open_tables(context.live, person, game)})


@router.post("/tables", status_code=201)
async def new_table(context: Here, person: Me, given: messages.NewTable) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.create(person, given))


@router.get("/me/tables")
async def my_tables(context: Here, person: Me) -> TablesDoc:
    return TablesDoc.model_validate({"tables": await lists.my_tables(context.live, person)})


@router.get("/tables/{id}")
async def one_table(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.summary(id, person, key))


@router.get("/tables/{id}/links")
async def links(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> LinksDoc:
    """Links to pass on: how to watch, and for the host the free seats."""
    return LinksDoc.model_validate(await context.lobby.links(id, person, key))


@router.get("/address")
async def address(context: Here, request: Request) -> AddressDoc:
    """Links are of use where they can be opened: on the phone beside this computer, `localhost` is the phone."""
    host = reachable(context.settings.host)
    _, port = request.scope["server"]
    return AddressDoc(origin=None if host is None else origin_at(host, port))


@router.post("/tables/{id}/join")
async def join(context: Here, person: Me, id: str, given: messages.Join) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.join(id, person, given))


@router.post("/tables/{id}/start")
async def start(context: Here, person: Me, id: str, given: messages.Start) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.start(id, person, given.level))


@router.post("/tables/{id}/salt")
async def salt(context: Here, person: Me, id: str, given: messages.Salt) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.salt(id, person, given))


@router.post("/tables/{id}/leave")
async def leave(context: Here, person: Me, id: str, given: messages.AtSeat) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.leave(id, person, given.seat))


@router.post("/tables/{id}/return")
async def come_back(context: Here, person: Me, id: str, given: messages.AtSeat) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.come_back(id, person, given.seat))


@router.post("/tables/{id}/abandon")
async def abandon(context: Here, person: Me, id: str, given: messages.AtSeat) -> TableDoc:
    return TableDoc.model_validate(await context.lobby.abandon(id, person, given.seat))


@router.post("/tables/{id}/rematch")
async def rematch(context: Here, person: Me, id: str) -> TableDoc:
    return TableDoc.model_validate(await play_again(context.lobby, id, person))


@router.post("/tables/{id}/play")
async def play(context: Here, person: Me, id: str, given: messages.Play) -> AckDoc:
    return AckDoc.model_validate(await actions.play(context.live, id, person.id, given.plain()))


@router.post("/tables/{id}/undo")
async def undo(context: Here, person: Me, id: str, given: messages.Undo) -> AckDoc:
    return AckDoc.model_validate(await actions.take_back(context.live, id, person, given))


@router.post("/tables/{id}/vote")
async def vote(context: Here, person: Me, id: str, given: messages.Vote) -> AckDoc:
    return AckDoc.model_validate(await actions.vote(context.live, id, person, given))


@router.post("/tables/{id}/chat")
async def chat(context: Here, person: Me, id: str, given: messages.Chat) -> AckDoc:
    return AckDoc.model_validate(await actions.chat(context.live, id, person, given))


@router.post("/tables/{id}/react")
async def react(context: Here, person: Me, id: str, given: messages.React) -> AckDoc:
    return AckDoc.model_validate(await actions.react(context.live, id, person, given))


@router.post("/tables/{id}/hint")
async def hint(context: Here, request: Request, person: Me, id: str, given: messages.Hint) -> HintDoc:
    address = context.address(request.scope)
    return HintDoc.model_validate(await hints.hint(context.live, context.pool, address, id, person, given))


@router.get("/tables/{id}/poll")
async def poll_table(
    context: Here,
    request: Request,
    person: Anybody,
    id: str,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    key: KeyQuery = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST)] = LONGEST,
) -> PollDoc:
    """News of a table for clients without a socket; waits if there are none."""
    address = context.address(request.scope)
    return PollDoc.model_validate(await poll(context, id, person, address, since, seat, key, wait))


# Looking back.


@router.get("/tables/{id}/record", response_model=dict[str, Any])
async def record(
    context: Here, request: Request, person: Anybody, id: str, seat: EyesQuery = "watch", key: KeyQuery = None
) -> Response:
    """The whole record when the game is over; before that, what those eyes saw."""
    async with context.desk.turn(context.owner(request.scope, person)):
        return as_json(orjson.dumps(await context.replays.record(id, person, key, seat)))


@router.get("/tables/{id}/replay", response_model=ReplayDoc)
async def replay(
    context: Here,
    request: Request,
    person: Anybody,
    id: str,
    seat: EyesQuery = "watch",
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int, Query(ge=0, le=2**31 - 1)] = 2**31 - 1,
    key: KeyQuery = None,
) -> Response:
    """Views row by row, at most 200 at a time."""
    async with context.desk.turn(context.owner(request.scope, person)):
        version, steps = await context.replays.replay(id, person, key, seat, first, last)
    return as_json(b'{"version":%d,"steps":[%s]}' % (version, b",".join(steps)))


@router.get("/tables/{id}/story", response_model=StoryDoc)
async def story(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> Response:
    """When the game is over: what every seat could expect turn by turn, and the boards of the moments."""
    return as_json(await context.replays.story(id, person, key))


@router.post("/tables/{id}/review")
async def begin_review(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> ReviewDoc:
    """When the game is over: have every decision judged, in the background; asking again does no harm."""
    owner = context.owner(request.scope, person)
    return ReviewDoc.model_validate(await context.reviews.begin(id, person, key, owner))


@router.get("/tables/{id}/review")
async def review(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> ReviewDoc:
    """How far the review is, and the whole of it when it is done."""
    owner = context.owner(request.scope, person)
    return ReviewDoc.model_validate(await context.reviews.look(id, person, key, owner))


@router.get("/tables/{id}/review/{n}")
async def review_moment(
    context: Here,
    person: Anybody,
    id: str,
    n: Annotated[int, Field(ge=0, le=2**31 - 1)],
    lang: Annotated[messages.Language, Query()] = "en",
    key: KeyQuery = None,
) -> ReviewMomentDoc:
    """A row of a finished review: the board, the choices in words, and why the best was better."""
    return ReviewMomentDoc.model_validate(await context.reviews.moment(id, person, key, n, lang))


@router.get("/tables/{id}/fairness")
async def fairness(context: Here, request: Request, person: Anybody, id: str, key: KeyQuery = None) -> FairnessDoc:
    """Every draw computed again from the seed."""
    wishes = request.headers.get("accept-language", "")
    return FairnessDoc.model_validate(await context.replays.fairness(id, person, key, wishes))


# Records that clients bring: large, so nobody reads them here.


@router.post("/records", status_code=201, response_model=TableDoc, openapi_extra=large_body(messages.Analysis))
async def upload(context: Here, request: Request, person: Me) -> TableDoc:
    """A table for analysis that goes on from after a row of a record, with bots at the other seats if one is named."""
    found = await context.reading.answer("open", context.owner(request.scope, person), request.body)
    return TableDoc.model_validate(await context.replays.analyse(person, orjson.loads(found)))


@router.post("/records/replay", response_model=RetoldDoc, openapi_extra=large_body(messages.Upload))
async def retell(context: Here, request: Request, person: Me) -> Response:
    """A record step by step from row `at` on, at most 200 steps at a time, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("retell", context.owner(request.scope, person), request.body))


@router.post("/records/story", response_model=StoryDoc, openapi_extra=large_body(messages.WholeRecord))
async def story_of_record(context: Here, request: Request, person: Me) -> Response:
    """The story of a record, with everything open; nothing is kept."""
    return as_json(await context.reading.answer("story", context.owner(request.scope, person), request.body))


DigestPath = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
LanguageQuery = Annotated[messages.Language, Query()]


@router.post("/records/review", status_code=201, openapi_extra=large_body(messages.WholeRecord))
async def bring_record(context: Here, request: Request, person: Me) -> BroughtDoc:
    """Have a game from a file judged, in the background and behind whoever plays; asking again does no harm. It is
    kept, the newest twenty of a person, so that whoever has the record or its digest finds the review."""
    owner = context.owner(request.scope, person)
    found = orjson.loads(await context.reading.answer("bring", owner, request.body))
    doc = await context.reviews.bring(person, found, owner)
    return brought_doc(doc["id"], found["record"], doc, "en")


@router.get("/records/review/{digest}")
async def brought_review(
    context: Here, request: Request, person: Anybody, digest: DigestPath, lang: LanguageQuery = "en"
) -> BroughtDoc:
    """How far it is, and the whole of it when it is done."""
    record = await context.reviews.brought(digest)
    doc = await context.reviews.look_at_brought(digest, context.owner(request.scope, person))
    return brought_doc(digest, record, doc, lang)


@router.get("/records/review/{digest}/record", response_model=dict[str, Any])
async def brought_record(context: Here, digest: DigestPath) -> Response:
    """The record itself, with what was noted on it here."""
    kept = await context.store.read(lambda connection: notes.of_game(connection, digest))
    return as_json(orjson.dumps(notes.in_record(await context.reviews.brought(digest), kept)))


@router.get("/records/review/{digest}/{n}")
async def brought_moment(
    context: Here, digest: DigestPath, n: Annotated[int, Field(ge=0, le=2**31 - 1)], lang: LanguageQuery = "en"
) -> ReviewMomentDoc:
    """A row of a finished review: the board, the choices in words, and why the best was better."""
    return ReviewMomentDoc.model_validate(await context.reviews.moment_of_brought(digest, n, lang))


def brought_doc(digest: str, record: Doc, doc: Doc, language: str) -> BroughtDoc:
    told = {"game": record["game"], "options": record.get("options") or {}, "names": names_in(record, language)}
    return BroughtDoc.model_validate({**doc, **told, "id": digest})


@router.get("/health")
async def health(context: Here) -> HealthDoc:
    """Whether the database answers and stores; 503 if not."""
    context.live.recovery.check()
    await context.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
    return HealthDoc(ok=True, version=__version__)
