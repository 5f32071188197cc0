"""Routes to tables, and everything that the socket can do, for clients without one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from folkmoot.server import messages
from folkmoot.server.bots import hints
from folkmoot.server.documents.playing import AckDoc, HintDoc, PollDoc
from folkmoot.server.documents.tables import LinksDoc, RestrictedPeopleDoc, TableDoc, TablesDoc
from folkmoot.server.tables import actions, hosting, lists
from folkmoot.server.tables.rematch import play_again
from folkmoot.server.web.dependencies import Anybody, Here, KeyQuery, Me
from folkmoot.server.web.poll import LONGEST, poll

router = APIRouter(prefix="/api")
LinePath = Annotated[int, Path(), Field(ge=1, le=2**31 - 1)]


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


@router.post("/tables/{id}/host")
async def host(context: Here, person: Me, id: str, given: messages.HostAct) -> TableDoc:
    """For the host: free or rename somebody's seat, mute or ban them, and take that back."""
    return TableDoc.model_validate(await hosting.act(context.lobby, id, person, given))


@router.get("/tables/{id}/host")
async def restricted(context: Here, person: Me, id: str) -> RestrictedPeopleDoc:
    """For the host: whom they have muted or banned here."""
    return RestrictedPeopleDoc.model_validate({"people": await hosting.restricted(context.lobby, id, person)})


@router.delete("/tables/{id}/chat/{line}")
async def remove_line(context: Here, person: Me, id: str, line: LinePath) -> TableDoc:
    """Remove a line of chat: the host any, others their own. All are told that it was removed."""
    return TableDoc.model_validate(await hosting.remove_line(context.lobby, id, person, line))


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
