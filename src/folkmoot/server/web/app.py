"""The application: parts wired together, started and ended."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from folkmoot import __version__
from folkmoot.core import Doc
from folkmoot.server.bots.pool import BotPool
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.messages import refused_for
from folkmoot.server.operators import logs, metrics, retention
from folkmoot.server.operators.receivers import is_public
from folkmoot.server.settings import Settings
from folkmoot.server.storage.engine import migrate, wait_until_up
from folkmoot.server.storage.people import People
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Invitations, Lobby, server_secret
from folkmoot.server.web import (
    boxes,
    notes,
    pads,
    people,
    records,
    rules,
    score,
    service,
    socket,
    tables,
    teaching,
    wording,
)
from folkmoot.server.web.connections import BEAT, STATE, Connections
from folkmoot.server.web.context import Context
from folkmoot.server.web.dependencies import ERRORS, LARGE
from folkmoot.server.web.guard import Guard
from folkmoot.server.web.pages import Greeting, Pages
from folkmoot.server.web.prices import methods_of
from folkmoot.server.web.reading import Reading
from folkmoot.text import LANGUAGES, texts

log = logging.getLogger("folkmoot.server")
STATIC = Path(__file__).parents[1] / "static"
Opening = Callable[[Settings], Awaitable[Context]]


def create_app(settings: Settings | None = None, opening: Opening | None = None) -> Any:
    """The ASGI application. `opening` opens its parts where they are not those of a server."""
    started: Callable[[], None] | None = None
    if settings is None:
        from folkmoot.server.web.serving import end_in_time, end_with_parent  # of the network, which a page has not

        settings = Settings.from_environment()
        logs.set_up(settings.log)  # in every process of several
        end_with_parent()
        started = end_in_time
    app = FastAPI(
        title="Folkmoot",
        version=__version__,
        lifespan=partial(life, settings, opening or open_context, started),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for each in routers():
        app.include_router(each, responses=ERRORS)
    describe_large(app)
    add_errors(app)
    add_socket(app)
    add_pages(app)
    app.add_middleware(Guard, settings=settings)
    return app


def routers() -> list[APIRouter]:
    """All routes; the first that fits is taken."""
    first = (notes.router,)  # …/notes isn't the number of a row
    playing = (people.router, tables.router, records.router, service.router)
    return [*first, *playing, pads.router(), rules.router, boxes.router, score.router, teaching.router, wording.router]


@asynccontextmanager
async def life(
    settings: Settings, opening: Opening, started: Callable[[], None] | None, app: FastAPI
) -> AsyncIterator[dict[str, Connections]]:
    """From the first request to the last."""
    if started is not None:
        started()
    context = await opening(settings)
    app.state.context = context
    tasks = [asyncio.create_task(context.live.every(seconds, work)) for seconds, work in repeated(context)]
    tasks.append(asyncio.create_task(context.pool.warm()))
    spare_collector()
    await context.following.begin(partial(socket.end_of, context))
    await context.runner.look()
    yield {STATE: context.connections}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await context.close()


def repeated(context: Context) -> list[tuple[float, Callable[[], Awaitable[None]]]]:
    """List the tasks that are repeated, with the seconds between two runs."""
    found: list[tuple[float, Callable[[], Awaitable[None]]]] = [
        (1.0, context.runner.look),
        (1.0, context.connections.sweep),
        (1.0, context.renew),
        (1.0, context.following.look),
        (600.0, context.runner.close_stopped),
        (BEAT, context.connections.beat),
        (5.0, context.live.summarise),
        (30.0, context.live.unload),
        (30.0, partial(socket.end_void, context)),
        (retention.SWEEP, context.retention.sweep),
    ]
    if context.notifications is not None:
        found += [(3.0, context.notifications.compare), (3.0, context.notifications.beat)]
    return found


def spare_collector() -> None:
    """Loaded tables are many objects that stay: looking through them for garbage at the usual pace took a quarter of
    the time. What was loaded before the first request is never looked through."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 50, 100)


async def open_context(settings: Settings) -> Context:
    store = Store(settings.url())
    wait_until_up(store.engine)
    migrate(store.engine)
    keys = Invitations(await store.write(server_secret))
    lobby = Lobby(LiveTables(store, settings), keys)
    guests, patience = settings.guests, settings.guest_seconds
    pool = BotPool(settings.bot_processes, settings.bot_patience, guests=guests, guest_seconds=patience)
    return Context(settings, store, People(store), lobby, pool, Reading(settings.readers))


def describe_large(app: FastAPI) -> None:
    """Add bodies that routes do not read or write themselves to the description of the interface."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        found = plain()
        schemas = found["components"]["schemas"]
        for model in LARGE:
            schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
            schemas |= {**schema.pop("$defs", {}), model.__name__: schema}
        found["components"]["schemas"] = dict(sorted(schemas.items()))
        return found

    app.openapi = described  # type: ignore[method-assign]


def add_errors(app: FastAPI) -> None:
    """Give every refusal one form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        wishes = request.headers.get("accept-language", "")
        # A catalogue that is read for the first time takes a while.
        doc = await asyncio.to_thread(error.said_in, wishes)
        return JSONResponse({"error": doc}, error.status)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> JSONResponse:
        return await refused(request, cannot_store())

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        return await refused(request, refused_for(first["type"], first["loc"], first["msg"]))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        code = "not_found" if error.status_code == 404 else "bad_request"
        doc = Refused(code, str(error.detail)).doc()
        headers = dict(error.headers or {})
        if error.status_code == 405:  # of several routes with one path, the framework names the methods of the first
            headers["Allow"] = ", ".join(methods_of(request.url.path))
        return JSONResponse({"error": doc}, error.status_code, headers)


def add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/socket")
    async def table_socket(
        websocket: WebSocket,
        id: str,
        since: Annotated[int | None, Query(ge=0)] = None,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
        key: Annotated[str | None, Query(max_length=64)] = None,
        changes: bool = False,
    ) -> None:
        await socket.serve(app.state.context, websocket, id, since, seat, key, changes)


def add_pages(app: FastAPI) -> None:
    """Add the routes beside the interface: metrics for operators, and the built client."""

    @app.get("/metrics", include_in_schema=False)
    async def metrics_page(request: Request) -> Response:
        host = request.client.host if request.client is not None else ""
        if not is_local(host):
            raise HTTPException(404, "there is no such route")
        here: Context = app.state.context
        here.counters.connections = len(here.connections)
        here.counters.turned_away, here.counters.let_go = here.connections.turned_away, here.connections.let_go
        return PlainTextResponse(metrics.text(here.live, here.store, here.pool, here.counters))

    pages = Pages(STATIC)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, "there is no such route")
        first, _, rest = path.partition("/")
        told = await greet(app.state.context, rest.partition("/")[0], request) if first == "t" and rest else None
        return await asyncio.to_thread(pages.answer, path, request, told)


async def greet(context: Context, id: str, request: Request) -> Greeting | None:
    """Return the preview of a link to a table in a chat: the game, and who invites."""
    key = request.query_params.get("key")
    try:
        found = await context.lobby.greeting(id[:64], key[:64] if key else None)
    except Unavailable:
        return None
    return None if found is None else await asyncio.to_thread(greeting_in_words, found, language_of(request))


def greeting_in_words(found: Doc, language: str) -> Greeting:
    said = texts(language)
    game = found["game"]
    name = said.say(f"{game}-name") if said.has(f"{game}-name") else str(game).capitalize()
    kind = "invited" if found["open"] and found["by"] else "open" if found["open"] else "watch"
    title = said.say("link-title", kind=kind, game=name, who=found["by"])
    return Greeting(title, said.say("link-text", kind="watch" if kind == "watch" else "open"), said.language)


def language_of(request: Request) -> str:
    """The language of a link, or the first of the browser's that we speak."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    spoken = (wish.strip()[:2].lower() for wish in asked)
    return next((wish for wish in spoken if wish in LANGUAGES), "en")


def is_local(host: str) -> bool:
    """Numbers are for who runs the server: not for the open internet."""
    try:
        return not is_public(host)
    except ValueError:
        return False
