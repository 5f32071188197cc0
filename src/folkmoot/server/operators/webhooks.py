"""Webhooks: telling people who are away that it is their turn. Never to an address inside our own network.

The name is looked up once, every address it has is checked, and the connection goes to the checked address itself:
what the name says a moment later does not matter. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import SplitResult, urlsplit

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables

log = logging.getLogger("folkmoot.server")
PATIENCE = 5.0
"""Seconds of silence."""
LONGEST = 10.0
"""Seconds for all of it."""
AGAIN = 60.0
"""Seconds before the same person hears of the same table again."""
AT_ONCE = 4
MANY = 1000
PORTS = (80, 443, 8080, 8443)
UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6; what lies outside leads to old or local ways into the network."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
PROTOCOL = ipaddress.ip_network("192.0.0.0/24")


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, also one that is wrapped in another."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is None:
            return found in UNICAST and found.is_global
        found = inner
    return found.is_global and not found.is_multicast and found not in PROTOCOL


def read_address(url: str) -> SplitResult:
    """The parts of a webhook's address, or Refused."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad_request", "this isn't a web address", where="webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise Refused(
            "bad_request", "a webhook must be an http or https address without a user name or password", where="webhook"
        )
    if port is not None and port not in PORTS:
        raise Refused("bad_request", f"the port must be one of {', '.join(map(str, PORTS))}", where="webhook")
    if not url.isprintable() or " " in url:
        raise Refused("bad_request", "this isn't a web address", where="webhook")
    return parts


def resolve(parts: SplitResult, private: bool) -> tuple[str, int]:
    """The address to connect to; refused if the name leads anywhere inside."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("bad_request", "there is no such host", where="webhook") from None
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Refused("not_allowed", "a webhook must not point to a private address", where="webhook")
    return addresses[0], port


class Pinned(HTTPConnection):
    """A connection to an address that was checked, whatever the name would say now."""

    def __init__(self, parts: SplitResult, address: str, port: int) -> None:
        super().__init__(str(parts.hostname), port, timeout=PATIENCE)
        self.address = address
        self.secure = parts.scheme == "https"

    def connect(self) -> None:
        link = socket.create_connection((self.address, self.port), PATIENCE)
        if self.secure:
            link = ssl.create_default_context().wrap_socket(link, server_hostname=self.host)
        self.sock = link


def post(url: str, message: Doc, private: bool) -> int:
    """Send a message; the answer's status."""
    parts = read_address(url)
    link = Pinned(parts, *resolve(parts, private))
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "folkmoot"}
        link.connect()
        with ended_after(LONGEST, link.sock):
            link.request("POST", path, json.dumps(message), headers)
            return link.getresponse().status
    finally:
        link.close()


@contextlib.contextmanager
def ended_after(seconds: float, link: socket.socket) -> Iterator[None]:
    """Somebody who answers a byte at a time does not keep us for ever."""

    def end() -> None:
        with contextlib.suppress(OSError):
            link.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Webhooks:
    """Watches the tables and tells people who are not looking."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.private = live.settings.webhook_private
        self.again = AGAIN
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._told: dict[tuple[str, str], tuple[float, int]] = {}
        """By person and table: when they were told last, and of which row."""
        self._later: set[tuple[str, str]] = set()
        """Those who will be told when the minute is over."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(AT_ONCE, "folkmoot-webhooks")
        """Its own: looking up names takes as long as their owners like."""
        if live.settings.webhooks:
            live.written.append(self.notice)

    async def check(self, url: str) -> None:
        """Refuse an address that would never be called."""
        if not self.live.settings.webhooks:
            raise Refused("not_allowed", "this server does not send webhooks", where="webhook")
        await asyncio.get_running_loop().run_in_executor(self._threads, resolve, read_address(url), self.private)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def notice(self, entry: Entry) -> None:
        table = entry.table
        mover = table.mover() if entry.sure else None
        if mover is None or mover.present or mover.person is None or mover.bot_level is not None:
            return
        key = (mover.person, table.id)
        now = time.monotonic()
        at, row = self._told.get(key, (now - self.again, -1))
        if row == table.board or key in self._later or len(self._tasks) > MANY + len(self._later):
            return
        if now < at + self.again:
            self._later.add(key)
            self._begin(self._notice_later(key, at + self.again - now))
            return
        self._told[key] = (now, table.board)
        if len(self._told) > 10 * MANY:
            self._told = {key: told for key, told in self._told.items() if now < told[0] + self.again}
        message = {"type": "your_turn", "table": table.id, "path": f"/t/{table.id}", "game": table.meta["game"]}
        self._begin(self._tell(mover.person, {**message, "seat": mover.seat, "version": table.version}))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notice_later(self, key: tuple[str, str], seconds: float) -> None:
        """Their turn came again within the minute: look once more when it is over."""
        await self.sleep(seconds)
        self._later.discard(key)
        with contextlib.suppress(Refused, Unavailable):
            self.notice(await self.live.get(key[1]))

    async def _tell(self, person: str, message: Doc) -> None:
        people = schema.people
        wanted = sa.select(people.c.webhook).where(people.c.id == person)
        with contextlib.suppress(Exception):
            url = await self.live.store.read(lambda connection: connection.execute(wanted).scalar())
            if not url:
                return
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, post, url, message, self.private)
            except (OSError, HTTPException, Refused) as error:
                log.info("a webhook failed", extra={"reason": type(error).__name__})
