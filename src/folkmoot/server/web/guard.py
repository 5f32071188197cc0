"""Checks before anything of a request is read: names, budgets, size, origin; and headers for the page."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.server.errors import Refused
from folkmoot.server.messages import LARGEST
from folkmoot.server.settings import Settings
from folkmoot.server.web.connections import LATER
from folkmoot.server.web.context import Context
from folkmoot.server.web.pages import FILES
from folkmoot.server.web.prices import prices

LARGEST_RECORD = 8 * 1024 * 1024
PRICED = 1024 * 1024
"""Bytes of a body that cost as much as an expensive request by itself."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
BYTES = 1024
"""Bytes of any other body that cost as much as a request."""
LOADING = 5.0
"""Requests that one costs as much as whose table is not in memory."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses carry invitation keys
    "Cross-Origin-Opener-Policy": "same-origin",
}


ENCRYPTED = {**HEADERS, "Strict-Transport-Security": "max-age=31536000"}
"""For a year, browsers that were here once do not come without encryption."""


class TooLarge(Exception):
    """A body grew beyond its limit while it was read."""


class Guard:
    """ASGI middleware. It never wraps the handler in a task of its own, so a move under way is not cancelled."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = ENCRYPTED if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        context: Context = scope["app"].state.context
        started = False
        limit = LARGEST_RECORD if scope["path"].startswith("/api/records") else LARGEST
        body = Body(receive, limit, Headers(scope=scope))

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                context.counters.requests[message["status"]] += 1
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if body.is_large_and_unread():
                    headers["Connection"] = "close"  # else all of it would be received, for nothing
            await send(message)

        try:
            with context.limits.under_way(context.address(scope)):
                if scope["path"].startswith(FILES):
                    await self.wait(scope)
                else:
                    self.check(scope, limit)
                await self.app(scope, body.receive, sending)
        except Refused as refused:
            if refused.code == "too_fast":
                scope.setdefault("state", {})[LATER] = refused.args_doc["seconds"]
            await answer(refused, sending)
        except TooLarge:
            if not started:
                await answer(Refused("too_large", f"the body must not exceed {limit} bytes"), sending)

    @staticmethod
    async def wait(scope: Scope) -> None:
        """A page of which one file is refused is broken, so files come later rather than not at all."""
        context: Context = scope["app"].state.context
        context.check_host(Headers(scope=scope))
        if late := context.limits.wait("file", context.address(scope)):
            await asyncio.sleep(late)

    @staticmethod
    def check(scope: Scope, limit: int) -> None:
        context: Context = scope["app"].state.context
        headers = Headers(scope=scope)
        context.check_host(headers)
        address = context.address(scope)
        cookie = context.cookie(HTTPConnection(scope))
        known = context.people.remembered(cookie) if cookie else None
        person = known.id if known is not None else None
        if person is not None:
            context.limits.saw(person, address)
        path = scope["path"]
        if not path.startswith("/api"):
            context.limits.spend("request", person, address)
            return
        length = limit if is_chunked(headers) else length_of(headers)  # what does not say its length may be anything
        cost = loading(context, path)
        context.limits.spend("request", person, address, cost if limit > LARGEST else cost + min(length, limit) / BYTES)
        if length > limit:
            raise Refused("too_large", f"the body must not exceed {limit} bytes")
        if scope["method"] in CHANGING:
            context.check_origin(headers)
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json" and length:
                raise Refused("bad_request", "the body of such a request must be JSON", where="content-type")
        for kind in prices(scope["method"], path, scope["query_string"].decode("latin-1")):
            if not (kind == "person" and person is not None):
                context.limits.spend(kind, person, address, 1.0 + length / PRICED if kind == "expensive" else 1.0)


def loading(context: Context, path: str) -> float:
    """Return the cost of a request: more if a table has to be loaded first."""
    _, _, rest = path.partition("/api/tables/")
    return LOADING if rest and not context.live.has(rest.partition("/")[0]) else 1.0


def is_chunked(headers: Headers) -> bool:
    return "transfer-encoding" in headers


def length_of(headers: Headers) -> int:
    """Return the length that a body announces; sys.maxsize if it isn't a number of a reasonable size."""
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 16 else sys.maxsize


class Body:
    """A body, measured as it comes, for it may not say its length."""

    def __init__(self, receive: Receive, limit: int, headers: Headers) -> None:
        self._receive = receive
        self.limit = limit
        self.large = is_chunked(headers) or length_of(headers) > LARGEST
        self.total = 0
        self.whole = False

    async def receive(self) -> Message:
        message = await self._receive()
        self.total += len(message.get("body", b""))
        self.whole = not message.get("more_body", False)
        if self.total > self.limit:
            raise TooLarge
        return message

    def is_large_and_unread(self) -> bool:
        return self.large and not self.whole


async def answer(refused: Refused, send: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    if refused.code == "too_fast":
        headers.append((b"retry-after", str(refused.args_doc["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps({"error": refused.doc()})})
