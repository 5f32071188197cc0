"""What every request passes: limits of size and speed, origin, headers that protect the page."""

from __future__ import annotations

import math
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.server.errors import Refused
from folkmoot.server.settings import Settings
from folkmoot.server.storage.people import COOKIE

LARGEST = 256 * 1024
LARGEST_RECORD = 8 * 1024 * 1024
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses carry invitation keys
    "Cross-Origin-Opener-Policy": "same-origin",
}


class TooLarge(Exception):
    """A body grew beyond its limit while it was read."""


class Guard:
    """ASGI middleware. It never wraps the handler in a task of its own, so a move under way is not cancelled."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                scope["app"].state.context.numbers.requests[message["status"]] += 1
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        limit = LARGEST_RECORD if scope["path"].startswith("/api/records") else LARGEST
        try:
            self.check(scope, limit)
            await self.app(scope, counted(receive, limit), sending)
        except Refused as refused:
            await answer(refused, sending)
        except TooLarge:
            if not started:
                await answer(Refused("too_large", f"at most {limit} bytes"), sending)

    def check(self, scope: Scope, limit: int) -> None:
        if not scope["path"].startswith("/api"):
            return
        headers = Headers(scope=scope)
        context = scope["app"].state.context
        early = context.limiter.ask(self.who(context, headers, scope))
        if early:
            raise Refused("too_fast", "too many requests", seconds=math.ceil(early))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            raise Refused("too_large", f"at most {limit} bytes")
        if scope["method"] in CHANGING:
            context.check_origin(headers)
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json" and length != "0":
                raise Refused("bad_request", "a request that changes something is JSON", where="content-type")

    @staticmethod
    def who(context: Any, headers: Headers, scope: Scope) -> str:
        """Whose requests are counted together: a person's that is known, else an address's."""
        for part in headers.get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            person = context.people.remembered(value) if name == COOKIE else None
            if person is not None:
                return str(person.id)
        return scope["client"][0] if scope.get("client") else ""


def counted(receive: Receive, limit: int) -> Receive:
    """Bodies without a length are measured as they come."""
    total = 0

    async def receiving() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > limit:
            raise TooLarge
        return message

    return receiving


async def answer(refused: Refused, send: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    if refused.code == "too_fast":
        headers.append((b"retry-after", str(refused.args_doc["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps({"error": refused.doc()})})
