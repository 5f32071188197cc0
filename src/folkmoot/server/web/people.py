"""Routes about people: who somebody is, on which devices, and what they have played."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.documents.people import ExportDoc, NewPersonDoc, PersonDoc, RecoveryDoc
from folkmoot.server.documents.played import Company, MyGamesDoc
from folkmoot.server.documents.statistics import MyStatisticsDoc
from folkmoot.server.storage.export import pieces
from folkmoot.server.storage.people import COOKIE, LIFE, Person, cookie_name
from folkmoot.server.tables import played
from folkmoot.server.tables.leaving import leave_everywhere
from folkmoot.server.web.context import Context
from folkmoot.server.web.dependencies import Anybody, Here, KindQuery, Me, Oneself
from folkmoot.server.web.socket import end_void

router = APIRouter(prefix="/api")


def set_cookie(context: Context, response: Response, token: str) -> None:
    secure = context.settings.secure
    response.set_cookie(
        cookie_name(secure), token, max_age=int(LIFE), httponly=True, samesite="lax", secure=secure, path="/"
    )


def told_of(context: Context, person: Person, **new: str) -> Doc:
    """Tell somebody of themselves; `new`: what was just changed."""
    found = {name: getattr(person, name) for name in ("id", "name", "webhook", "mark", "colour")} | new
    return {**found, "webhook_secret": context.webhooks.secret(person.id, found["webhook"])}


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
    return PersonDoc.model_validate(told_of(context, person))


@router.post("/me")
async def new_me(context: Here, person: Anybody, given: messages.NewPerson, response: Response) -> NewPersonDoc:
    if person is not None:
        await context.people.change(person, name=given.name)
        return NewPersonDoc.model_validate({**told_of(context, person, name=given.name), "recovery": None})
    person, token, code = await context.people.create(given.name)
    set_cookie(context, response, token)
    return NewPersonDoc.model_validate({**told_of(context, person), "recovery": code})


@router.patch("/me")
async def change_me(context: Here, person: Me, given: messages.ChangePerson) -> PersonDoc:
    """Another name, look or webhook; an empty mark, colour or webhook is none."""
    values = given.model_dump(exclude_none=True)
    if values.get("webhook"):
        await context.webhooks.check(values["webhook"])
    if values:
        await context.people.change(person, **values)
    return PersonDoc.model_validate(told_of(context, person, **values))


@router.post("/me/recovery")
async def new_recovery(context: Here, person: Me) -> RecoveryDoc:
    """Another recovery code; the one before is void."""
    return RecoveryDoc(recovery=await context.people.new_code(person.id))


@router.post("/me/recover")
async def recover(context: Here, given: messages.Recover, response: Response) -> NewPersonDoc:
    """Be the person of a recovery code on this device too."""
    person, token, code = await context.people.recover(given.code)
    set_cookie(context, response, token)
    return NewPersonDoc.model_validate({**told_of(context, person), "recovery": code})


@router.post("/me/forget", status_code=204)
async def forget(context: Here, person: Me, request: Request, given: messages.Forget, response: Response) -> None:
    """Sign out on this device, or on all."""
    secure = context.settings.secure
    await context.people.forget(person, context.cookie(request) or "", given.everywhere)
    await end_void(context, person.id)
    response.delete_cookie(cookie_name(secure), secure=secure, httponly=True, samesite="lax")


@router.get("/me/export", response_model=ExportDoc)
async def export(context: Here, person: Oneself) -> Response:
    """Everything that is stored of oneself, in one file."""
    headers = {"Content-Disposition": 'attachment; filename="folkmoot-me.json"'}
    return StreamingResponse(pieces(context.store, person.id), media_type="application/json", headers=headers)


@router.delete("/me", status_code=204)
async def remove_me(context: Here, person: Oneself, response: Response) -> None:
    """Remove oneself for good: name, settings, chat, notes, uploads, and the tables at which nobody else sat."""
    await leave_everywhere(context.lobby, person)
    await context.people.remove(person.id)
    await context.following.look()
    secure = context.settings.secure
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
