"""Clocks that run out: the flag falls, and a bot plays on for whoever has no time left."""

from __future__ import annotations

import asyncio
import contextlib

import sqlalchemy as sa

from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables import clock, votes
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.outages import PULSE
from folkmoot.server.tables.writing import Change

LOOK = 1.0
"""Seconds from one look at the database to the next."""
SOON = 60.0
"""Seconds: a deadline within them has a timer, a later one is found in time."""
DUE = 200
FALLING = (
    sa.select(schema.tables.c.id, schema.tables.c.deadline)
    .where(schema.tables.c.status == "playing", ~schema.tables.c.bot, schema.tables.c.deadline < sa.bindparam("soon"))
    .order_by(schema.tables.c.deadline)
    .limit(DUE)
)
"""SharedMessage once: to make it and to find that it was made before costs more than to ask."""


class Flags:
    """The clocks of the tables of this process, and of those that nobody has loaded."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._falling: set[asyncio.Task[None]] = set()
        live.changed.append(self.notice)
        live.outages.begin()
        self._tasks = [
            asyncio.create_task(live.every(PULSE, live.outages.beat)),
            asyncio.create_task(live.every(LOOK, self.look)),
        ]

    def notice(self, entry: Entry) -> None:
        """Something changed at a table: when does a flag fall there?"""
        table = entry.table
        if table.meta["clock"] is None:
            return
        id = table.id
        timer = self._timers.pop(id, None)
        if timer is not None:
            timer.cancel()
        deadline = table.deadline()
        if deadline is None:
            return
        wait = deadline + clock.lag_bound(table.meta["clock"]) + self.live.settings.gather - self.live.now()
        if wait < SOON:
            self._timers[id] = asyncio.get_running_loop().call_later(max(0.0, wait) + 0.001, self._due, id)

    def _due(self, id: str) -> None:
        self._timers.pop(id, None)
        task = asyncio.ensure_future(self._fall(id))
        self._falling.add(task)
        task.add_done_callback(self._falling.discard)

    async def _fall(self, id: str) -> None:
        with contextlib.suppress(Refused, Unavailable):  # somebody was faster, or the next look finds it
            async with self.live.changing(id) as entry:
                await self.drop(entry)

    async def drop(self, entry: Entry) -> None:
        """If the time of the seat that decides is up, a bot plays for it. The lock is held."""
        table = entry.table
        mover = table.mover()
        before = self.live.now() - self.live.settings.gather  # a move that came then may still be kept
        if mover is not None and clock.fallen(table, before):
            rows = [table.replace(mover.seat, "timeout"), *votes.agreed_without(table, mover.seat)]
            await self.live.commit(entry, Change(rows, mover.seat))

    async def look(self) -> None:
        """Find clocks that are about to run out: of tables not in memory, of a process that died."""
        now = self.live.now()
        soon = {"soon": now + LOOK}
        for row in await self.live.store.read(lambda connection: list(connection.execute(FALLING, soon))):
            if row.deadline < now - LOOK or row.id not in self._timers:
                await self._fall_or_wait(row.id)

    async def _fall_or_wait(self, id: str) -> None:
        with contextlib.suppress(Refused):
            async with self.live.changing(id) as entry:
                await self.drop(entry)
                self.notice(entry)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *self._falling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.live.storing:
            with contextlib.suppress(Unavailable):
                await self.live.outages.beat()
