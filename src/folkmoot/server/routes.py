"""Plain requests: people, tables, and everything the socket can do, for clients without one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server import actions, messages
from folkmoot.server.brains import LEVELS
from folkmoot.server.context import Context
from folkmoot.server.people import COOKIE, LIFE, Person

router = APIRouter(prefix="/api")
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.ErrorDoc} for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}


def context_of(request: Request) -> Context:
    found: Context = request.app.state.context
    return found


async def known(request: Request) -> Person:
    return await context_of(request).somebody(request)


async def anybody(request: Request) -> Person | None:
    return await context_of(request).person(request)


Here = Annotated[Context, Depends(context_of)]
Me = Annotated[Person, Depends(known)]
Anybody = Annotated[Person | None, Depends(anybody)]
KeyQuery = Annotated[str | None, Query(max_length=64)]


def set_cookie(context: Context, response: Response, token: str) -> None:
    response.set_cookie(COOKIE, token, max_age=int(LIFE), httponly=True, samesite="lax", secure=context.settings.secure)


# People.


@router.get("/me")
async def me(person: Me) -> messages.PersonDoc:
    return messages.PersonDoc(id=person.id, name=person.name, webhook=person.webhook)


@router.post("/me")
async def new_me(
    context: Here, person: Anybody, given: messages.NewPerson, response: Response
) -> messages.NewPersonDoc:
    if person is not None:
        await context.people.change(person, name=given.name)
        return messages.NewPersonDoc(id=person.id, name=given.name, webhook=person.webhook, recovery=None)
    person, token, code = await context.people.create(given.name)
    set_cookie(context, response, token)
    return messages.NewPersonDoc(id=person.id, name=person.name, webhook="", recovery=code)


# Games and tables.


@router.get("/games")
async def all_games() -> messages.GamesDoc:
    found = []
    for id in games.ids():
        game = games.get(id)
        options: list[Doc] = [{**vars(option), "choices": list(option.choices)} for option in game.options]
        doc = {
            "id": id,
            "rules": game.rules,
            "seats": list(game.seats),
            "options": options,
            "actions": game.num_actions,
        }
        found.append(messages.GameDoc.model_validate(doc))
    return messages.GamesDoc(games=found, levels=list(LEVELS))


@router.get("/tables")
async def open_tables(
    context: Here, person: Anybody, game: Annotated[str | None, Query(max_length=40)] = None
) -> messages.TablesDoc:
    return messages.TablesDoc.model_validate({"tables": await context.lobby.open_tables(person, game)})


@router.post("/tables", status_code=201)
async def new_table(context: Here, person: Me, given: messages.NewTable) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.create(person, given))


@router.get("/me/tables")
async def my_tables(context: Here, person: Me) -> messages.TablesDoc:
    return messages.TablesDoc.model_validate({"tables": await context.lobby.my_tables(person)})


@router.get("/tables/{id}")
async def one_table(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.summary(id, person, key))


@router.get("/tables/{id}/links")
async def links(context: Here, person: Me, id: str) -> messages.LinksDoc:
    return messages.LinksDoc.model_validate(await context.lobby.links(id, person))


@router.post("/tables/{id}/join")
async def join(context: Here, person: Me, id: str, given: messages.Join) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.join(id, person, given))


@router.post("/tables/{id}/start")
async def start(context: Here, person: Me, id: str, given: messages.Start) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.start(id, person, given.level))


@router.post("/tables/{id}/salt")
async def salt(context: Here, person: Me, id: str, given: messages.Salt) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.salt(id, person, given))


@router.post("/tables/{id}/leave")
async def leave(context: Here, person: Me, id: str, given: messages.AtSeat) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.leave(id, person, given.seat))


@router.post("/tables/{id}/return")
async def come_back(context: Here, person: Me, id: str, given: messages.AtSeat) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.come_back(id, person, given.seat))


@router.post("/tables/{id}/abandon")
async def abandon(context: Here, person: Me, id: str, given: messages.AtSeat) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.abandon(id, person, given.seat))


@router.post("/tables/{id}/rematch")
async def rematch(context: Here, person: Me, id: str) -> messages.TableDoc:
    return messages.TableDoc.model_validate(await context.lobby.rematch(id, person))


@router.post("/tables/{id}/play")
async def play(context: Here, person: Me, id: str, given: messages.Play) -> messages.AckDoc:
    return messages.AckDoc.model_validate(await actions.play(context.hub, id, person, given))


@router.post("/tables/{id}/undo")
async def undo(context: Here, person: Me, id: str, given: messages.Undo) -> messages.AckDoc:
    return messages.AckDoc.model_validate(await actions.undo(context.hub, id, person, given))


@router.post("/tables/{id}/vote")
async def vote(context: Here, person: Me, id: str, given: messages.Vote) -> messages.AckDoc:
    return messages.AckDoc.model_validate(await actions.vote(context.hub, id, person, given))


@router.post("/tables/{id}/chat")
async def chat(context: Here, person: Me, id: str, given: messages.Chat) -> messages.AckDoc:
    return messages.AckDoc.model_validate(await actions.chat(context.hub, id, person, given))


@router.post("/tables/{id}/hint")
async def hint(context: Here, person: Me, id: str, given: messages.Hint) -> messages.HintDoc:
    return messages.HintDoc.model_validate(await actions.hint(context.hub, context.brains, id, person, given))
