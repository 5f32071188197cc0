"""The application in a page: requests and sockets come from the page's script and are answered to it.

The page gives a request and later gets its answer by the same number; a socket is a number as well, for as long as it
is open. Everything in between is the server's own: routes, guard, tables, records.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import unquote

from folkmoot.bots import LEVELS
from folkmoot.build import build
from folkmoot.server.bots.pool import BotPool
from folkmoot.server.bots.workers import Worker
from folkmoot.server.page.database import KeptStore
from folkmoot.server.page.helpers import Helper, HelperWorker, read_here
from folkmoot.server.settings import Settings
from folkmoot.server.storage.people import COOKIE, People
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Invitations, Lobby, server_secret
from folkmoot.server.web.app import create_app
from folkmoot.server.web.budgets import Allowance
from folkmoot.server.web.channel import EXTENSION
from folkmoot.server.web.context import Context
from folkmoot.server.web.reading import Reading

log = logging.getLogger("folkmoot.server")
FILE = "folkmoot.sqlite"
SETTINGS = Settings(limit=1e9, webhooks=False, keep_uploads=0, keep_waiting=0, keep_games=0, keep_chat=0, keep_people=0)
"""There is one client, who is in nobody's way, and whose games are theirs to keep."""
HERE = ("127.0.0.1", 1)


@dataclass(frozen=True)
class Bots:
    """Bots of a page. The engine is slower there: to search as deep, a level has more time for a decision."""

    levels: tuple[str, ...]
    seconds: Mapping[str, float]


BOTS = {
    "interpreted": Bots(("novice", "casual", "strong"), {"strong": 3.0}),
    "compiled": Bots(LEVELS, {"strong": 1.5, "master": 6.0}),
}
"""By the build of the engine."""


class Page(Protocol):
    """Services of the page's script for the server in it."""

    def answer(self, number: int, status: int, kind: str, text: str) -> None: ...

    def opened(self, number: int) -> None: ...

    def told(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int) -> None: ...

    async def keep(self) -> None:
        """Bring the database to the browser's storage."""

    async def helper(self) -> Helper:
        """Another worker, for bots."""


class PageChannel:
    """Channel between a socket's handler and the page."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.listener: Callable[[bytes, float], None] | None = None
        self.close_sent = False
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.events.put_nowait({"type": "websocket.connect"})

    def hear(self, text: str) -> None:
        if self.listener is not None and not self.close_sent:
            self.listener(text.encode(), 0.0)

    def tell(self, message: bytes) -> None:
        if not self.close_sent:
            self.page.told(self.number, message.decode())

    def drop(self, code: int) -> None:
        if not self.close_sent:
            self.close_sent = True
            self.events.put_nowait({"type": "websocket.disconnect", "code": code})
            self.page.closed(self.number, code)

    def charge(self, allowance: Allowance) -> None:
        """Charge nothing: a page sends messages alone."""

    def pause(self) -> None:
        """Do nothing: waiting messages are in this memory either way."""

    def resume(self) -> None:
        """Nothing was paused."""

    async def send(self, message: dict[str, Any]) -> None:
        """Pass on what the application says of the connection itself."""
        if message["type"] == "websocket.accept":
            self.page.opened(self.number)
        elif message["type"] == "websocket.close":
            self.drop(message.get("code", 1000))


class PageServer:
    """The application, for one page at a time."""

    def __init__(self, engine: str = "") -> None:
        """`engine`: the build that pages have, if that isn't the one that runs here."""
        self.bots = BOTS[engine or build()]
        self.app = create_app(replace(SETTINGS, own_levels=self.bots.levels), self._open_context)
        self.page: Page
        self.file: Path
        self.store: KeptStore
        self._cookie = ""
        self._channels: dict[int, PageChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._life = contextlib.AsyncExitStack()

    async def open(self, page: Page, folder: Path) -> None:
        """Open it for a page, with the database that lies in a folder."""
        self.page = page
        self.file = folder / FILE
        await self._life.enter_async_context(self.app.router.lifespan_context(self.app))
        gc.enable()

    async def _open_context(self, settings: Settings) -> Context:
        self.store = store = KeptStore(self.file, self.page.keep)
        self._cookie = store.visitor()
        live = LiveTables(store, settings)
        live.alone = False  # every commit is a copy of the file: what belongs together is written together
        lobby = Lobby(live, Invitations(await store.write(server_secret)))
        pool = BotPool(1, settings.bot_patience, self._hire, self.bots.seconds)
        return Context(settings, store, People(store), lobby, pool, Reading(1, read_here))

    async def _hire(self, _module: str) -> Worker:
        return HelperWorker(await self.page.helper())

    async def close(self) -> None:
        for channel in list(self._channels.values()):
            channel.drop(1001)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._life.aclose()

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Requests.

    def request(self, number: int, method: str, target: str, language: str, body: str | None) -> None:
        """A request by its target, such as `/api/me`; `Page.answer` gets what follows."""
        self._begin(self._answer(number, method, target, language, body))

    async def _answer(self, number: int, method: str, target: str, language: str, body: str | None) -> None:
        content = (body or "").encode()
        headers = [
            (b"host", b"localhost"),
            (b"accept-language", language.encode()),
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(content)),
        ]
        events = [{"type": "http.request", "body": content, "more_body": False}]
        status, kind, found = 500, "", b""
        cookies = SimpleCookie()

        async def receive() -> dict[str, Any]:
            return events.pop() if events else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, kind, found
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name.lower() == b"content-type":
                        kind = value.decode()
                    elif name.lower() == b"set-cookie":
                        cookies.load(value.decode())
            else:
                found += message.get("body", b"")

        try:
            await self.app(self._scope("http", target, headers) | {"method": method}, receive, send)
            if COOKIE in cookies:
                self._cookie = cookies[COOKIE].value
                await self.store.remember(self._cookie)
        except Exception:
            log.exception("a request failed")
            status, kind, found = 500, "", b""
        self.page.answer(number, status, kind, found.decode())

    def _scope(self, type: str, target: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        path, _, query = target.partition("?")
        if self._cookie:
            headers = [*headers, (b"cookie", f"{COOKIE}={self._cookie}".encode())]
        return {
            "type": type,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if type == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": HERE,
            "server": ("localhost", 80),
        }

    # Sockets.

    def connect(self, number: int, target: str) -> None:
        """Open a socket by its target; `Page.opened`, `told` and `closed` get what follows."""
        channel = self._channels[number] = PageChannel(self.page, number)
        self._begin(self._serve(channel, target))

    async def _serve(self, channel: PageChannel, target: str) -> None:
        scope = self._scope("websocket", target, [(b"host", b"localhost")])
        try:
            scope |= {"subprotocols": [], "extensions": {EXTENSION: channel}}
            await self.app(scope, channel.events.get, channel.send)
        except Exception:
            log.exception("a socket failed")
        finally:
            channel.drop(1011)
            del self._channels[channel.number]

    def say(self, number: int, text: str) -> None:
        """A message for a socket."""
        if number in self._channels:
            self._channels[number].hear(text)

    def hang_up(self, number: int) -> None:
        """The page closes a socket."""
        if number in self._channels:
            channel = self._channels[number]
            channel.close_sent = True
            channel.events.put_nowait({"type": "websocket.disconnect", "code": 1000})
