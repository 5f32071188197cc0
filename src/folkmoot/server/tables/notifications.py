"""Several processes on one PostgreSQL database: what one of them writes, the others hear of.

A hint is only a hint: whoever gets one reads all rows above its own newest. Hints may be lost, so every process
also compares its tables with the database every few seconds and after every new connection.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
import time
from functools import partial
from typing import Any

import sqlalchemy as sa

from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.jobs import Statement
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.outages import SERVING
from folkmoot.server.tables.table import Table

log = logging.getLogger("folkmoot.server")
CHANNEL = "folkmoot"
HERE = "here"
"""The word that begins news of who is connected; other news begins with a table's id, which is longer."""
REACTION = "react"
"""Begins a reaction: nothing to read, and lost where nobody listens."""
LONGEST = 7_000
"""Bytes of one piece of news; PostgreSQL takes 8,000."""
FORGET = 10.0
"""Seconds after which a process that says nothing any more has nobody connected."""
NOTIFY = sa.text("SELECT pg_notify('folkmoot', :payload)")


class Notifications:
    """Hears what other processes wrote, and tells them."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.me = f"{os.getpid()}.{secrets.token_hex(4)}"
        self.loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._deaf = False
        """The connection is lost, and that was logged."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._others: dict[str, dict[str, tuple[set[int], float]]] = {}
        """Seats connected at other processes, by table and process, and until when that is believed."""
        live.announce = self.announce
        live.came_or_went = lambda table: self._say([presence(table)])
        live.elsewhere = self.elsewhere
        live.reacted = self._pass_on_reaction
        self._thread = threading.Thread(target=self._listen, name="folkmoot-listen", daemon=True)
        self._thread.start()

    def announce(self, id: str, n: int) -> list[Statement]:
        return [(NOTIFY, {"payload": f"{self.me} {id} {n}"})]

    def pass_on(self, ids: list[str]) -> None:
        """This process ends: the others look at these tables at once, and not when they next look at all."""
        statements = [statement for id in ids for statement in self.announce(id, 0)]
        self.live.store.submit(statements, lambda answer, error: None)

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen_once()
            except Exception as error:
                if not self._deaf:
                    log.warning("lost the connection for notifications", extra={"reason": type(error).__name__})
                self._deaf = True
                self._ended.wait(1.0)

    def _listen_once(self) -> None:
        raw = self.live.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        with raw as connection:
            connection.execute(sa.text("SELECT pg_advisory_lock_shared(:key)"), {"key": SERVING})
            connection.execute(sa.text(f"LISTEN {CHANNEL}"))
            self._deaf = False
            self._later(None)
            driver: Any = connection.connection.driver_connection
            while not self._ended.is_set():
                for note in driver.notifies(timeout=1.0):
                    sender, _, rest = note.payload.partition(" ")
                    if sender != self.me and not self.loop.is_closed():
                        word, _, more = rest.partition(" ")
                        if word == HERE:
                            self.loop.call_soon_threadsafe(self._seen, sender, more)
                        elif word == REACTION:
                            self.loop.call_soon_threadsafe(self._reaction, more)
                        else:
                            self._later(word)

    def _later(self, id: str | None) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._hint, id)

    # Who is connected: said at once when it changes, and again every few seconds for those who missed it.

    def elsewhere(self, id: str) -> set[int]:
        now = time.monotonic()
        told = self._others.get(id, {}).values()
        return {seat for seats, until in told if until > now for seat in seats}

    def _say(self, news: list[str]) -> None:
        """Tell the other processes; news that is lost is told again soon."""
        statements: list[Statement] = []
        while news:
            text = f"{self.me} {HERE}"
            while news and len(text) + len(news[0]) < LONGEST:
                text += " " + news.pop()
            statements.append((NOTIFY, {"payload": text}))
        self.live.store.submit(statements, lambda answer, error: None)

    def _seen(self, sender: str, text: str) -> None:
        """Another process says who is connected to it: `id=0,2 id=`."""
        until = time.monotonic() + FORGET
        for part in text.split():
            id, _, seats = part.partition("=")
            self._others.setdefault(id, {})[sender] = ({int(seat) for seat in seats.split(",") if seat}, until)
            self._apply(id)

    def _apply(self, id: str) -> None:
        entry = self.live.entries.get(id)
        if entry is not None and self.live.mark_elsewhere(entry.table):
            self.live.tell_table(entry)

    def _pass_on_reaction(self, id: str, seat: int, what: str) -> None:
        statement = (NOTIFY, {"payload": f"{self.me} {REACTION} {id} {seat} {what}"})
        self.live.store.submit([statement], lambda answer, error: None)

    def _reaction(self, text: str) -> None:
        """Somebody connected to another process reacts: `id 2 well`."""
        id, seat, what = text.split()
        entry = self.live.entries.get(id)
        if entry is not None:
            self.live.publish_reaction(entry, int(seat), what)

    async def beat(self) -> None:
        """Say who is connected here, and forget processes that have gone silent."""
        now = time.monotonic()
        for id, told in list(self._others.items()):
            for sender in [sender for sender, (_, until) in told.items() if until <= now]:
                del told[sender]
            if not told:
                del self._others[id]
            self._apply(id)
        here = [entry.table for entry in self.live.entries.values() if any(seat.here for seat in entry.table.seats)]
        if here:
            self._say([presence(table) for table in here])

    def _hint(self, id: str | None) -> None:
        if id is None or self.live.has(id):
            task = asyncio.ensure_future(self._catch_up(id) if id is not None else self.compare())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, id: str) -> None:
        try:
            async with self.live.locked(id) as entry:
                await self.live.catch_up(entry)
        except (Refused, Unavailable):
            return
        except Exception:
            log.exception("rows written by another process could not be loaded", extra={"table": id})

    async def compare(self) -> None:
        """Find tables in memory that are older than the database says."""
        tables = schema.tables
        ids = list(self.live.entries)
        for start in range(0, len(ids), 500):
            part = ids[start : start + 500]
            query = sa.select(tables.c.id, tables.c.n, tables.c.touched).where(tables.c.id.in_(part))
            for row in await self.live.store.read(partial(fetch, query)):
                entry = self.live.entries.get(row.id)
                if entry is None or entry.lock.locked():
                    continue
                if row.n > entry.table.version or row.touched > entry.table.meta["touched"]:
                    await self._catch_up(row.id)

    async def close(self) -> None:
        self._ended.set()
        await asyncio.to_thread(self._thread.join, 5)


def presence(table: Table) -> str:
    """List the seats of a table that are connected to this process."""
    return f"{table.id}={','.join(str(seat.seat) for seat in table.seats if seat.here)}"


def fetch(query: sa.Select[Any], connection: sa.Connection) -> list[Any]:
    return list(connection.execute(query))
