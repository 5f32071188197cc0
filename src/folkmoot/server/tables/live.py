"""Tables in use: loaded from the log when somebody needs them, changed one at a time, published after the commit.

A table in memory is ahead of the log only while its one write is under way. If that fails, or nobody knows how it
ended, the table is not `sure` any more: nothing is answered, published or played from it until the log was read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import sqlalchemy as sa

from folkmoot.core import FolkmootError
from folkmoot.server.errors import Forestalled, Refused, cannot_store
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.writer import Conflict, Unavailable
from folkmoot.server.tables import saving, table_store
from folkmoot.server.tables.drafts import Drafts
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.outages import Outages
from folkmoot.server.tables.playing import Move
from folkmoot.server.tables.recovery import Recovery
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.waiting import Waiting, outcome
from folkmoot.server.tables.writing import Change, StoredTables, Then, store_change

log = logging.getLogger("folkmoot.server")
IDLE = 300
"""Tables in memory at which nobody is connected; with more, those used longest ago go before their time."""
SETTLED = 10.0
"""Seconds for which a table stays in any case."""
LOADS = 20
"""Tables that are loaded from one look at that to the next."""
SUMMARIES = 50
"""Number of summaries that are written at once."""
TABLE_ID = re.compile(r"[\w-]{8,40}", re.ASCII).fullmatch


class LiveTables(StoredTables):
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store)
        self.settings = settings
        self.outages = Outages(self)
        self.recovery = Recovery(self)
        self.waiting = Waiting(self)
        self._loading: dict[str, asyncio.Task[Entry]] = {}
        self._loads = 0
        self._mending: set[asyncio.Task[None]] = set()
        self._broken: set[str] = set()
        self.came_or_went: Callable[[Table], None] = lambda table: None
        """With several processes: tells the others who is here."""
        self.reacted: Callable[[str, int, str], None] = lambda id, seat, what: None
        """With several processes: tells the others of a reaction."""
        self.elsewhere: Callable[[str], set[int]] = lambda id: set()
        """With several processes: the seats of a table that are connected to another one."""
        self._drafts = Drafts()

    async def get(self, id: str) -> Entry:
        """The table, loaded if need be."""
        entry = self.entries.get(id)
        if entry is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            entry = await asyncio.shield(task)
        entry.used = time.monotonic()
        return entry

    def has(self, id: str) -> bool:
        """Return True if the table is in memory, or being loaded."""
        return id in self.entries or id in self._loading

    async def _load(self, id: str) -> Entry:
        if not TABLE_ID(id):
            raise Refused("no_table", "there is no such table")
        entry = Entry(await self._read(id))
        entry.last_chat = await self.store.read(lambda connection: table_store.newest_chat(connection, id))
        if id not in self.entries:
            self.mark_elsewhere(entry.table)
            self._drafts.take_up(entry.table)
        self._loads += 1
        if self._loads % LOADS == 0:
            self._make_room()
        return self.entries.setdefault(id, entry)

    async def _read(self, id: str) -> Table:
        """The table as the log has it."""
        try:
            table = await self.store.read(lambda connection: table_store.load(connection, id))
            table.outages = self.outages.known
            return table
        except FolkmootError as error:
            if id not in self._broken:  # it is asked for again and again
                self._broken.add(id)
                log.error("a table cannot be replayed", extra={"table": id, "reason": str(error)})
            raise Refused("broken", "this table does not replay with this version of folkmoot") from None

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Entry]:
        """The table, with nobody else changing it. Everything seen inside is on disk."""
        entry = await self.get(id)
        async with entry.lock:
            await self.make_sure(entry)
            try:
                yield entry
            except BaseException as error:
                entry.sure = entry.sure and isinstance(error, Refused)
                raise
            finally:
                self.check(entry)

    @contextlib.asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Entry]:
        """`locked` for whoever is going to write: refused at once while nothing can be stored."""
        async with self.locked(id) as entry:
            self.recovery.check()
            yield entry

    async def make_sure(self, entry: Entry) -> None:
        """Read the log again if memory may say anything else. The lock is held."""
        if entry.sure:
            return
        try:
            await self.reload(entry)
        except Unavailable:
            raise cannot_store() from None

    def add(self, table: Table) -> Entry:
        """A table that is about to be stored."""
        table.outages = self.outages.known
        entry = self.entries[table.id] = Entry(table, used=time.monotonic(), sure=False)
        return entry

    async def commit(self, entry: Entry, change: Change) -> None:
        """Store what was just done to the table, then tell everybody. The lock is held.

        If it cannot be stored it has not happened: the table is read again from the log.
        """
        refused: Refused | None = await outcome(partial(store_change, self, entry, change))
        if refused is not None:
            raise refused

    def wait_for_turn(self, move: Move) -> None:
        self.waiting.add(move)

    def suspect(self) -> None:
        self.recovery.suspect()

    def mend(self, entry: Entry, change: Change, error: Exception, then: Then) -> None:
        task = asyncio.ensure_future(self._find_out(entry, change, error, then))
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _find_out(self, entry: Entry, change: Change, error: Exception, then: Then) -> None:
        """The log says whether it was stored; as long as it cannot be read, nobody knows."""
        refused: Refused | None = cannot_store()
        try:
            if not isinstance(error, (Conflict, Unavailable)):
                log.error("a write failed", exc_info=error, extra={"table": entry.table.id})
            await self.make_sure(entry)
            if change.client is not None and (change.seat, change.client) in entry.table.clients:
                refused = None
            elif isinstance(error, Conflict):
                refused = Forestalled()
        except Refused as found:
            refused = found
        except Exception:
            log.exception("a table could not be read again", extra={"table": entry.table.id})
        finally:
            self.check(entry)
            then(refused)

    async def reload(self, entry: Entry) -> None:
        """Forget what memory says and read the log. The lock is held."""
        old = entry.table
        table = await self._read(old.id)
        for seat, before in zip(table.seats, old.seats, strict=True):
            seat.here = 0 if seat.barred else entry.here(seat.person)
            seat.elsewhere = before.elsewhere
        self._drafts.keep(old)
        self._drafts.take_up(table)
        entry.table, entry.stored, entry.sure = table, table.version, True
        self.publish(entry, table_too=True)
        await self.tell_chats(entry)

    async def tell_chats(self, entry: Entry) -> None:
        """Lines of chat that nobody here was told of."""
        id, last = entry.table.id, entry.last_chat
        for chat in await self.store.read(lambda connection: table_store.load_chats(connection, id, above=last)):
            self.publish_chat(entry, chat)

    async def tell_chat_anew(self, entry: Entry) -> None:
        """Tell everybody here the newest lines of chat, whatever they know of them."""
        id = entry.table.id
        self.publish_chats(entry, await self.store.read(lambda connection: table_store.load_chats(connection, id)))

    async def catch_up(self, entry: Entry) -> None:
        """Take over what another process wrote. The lock is held."""
        table = entry.table
        if table.recorder is None or table.meta["status"] != "playing":
            await self.reload(entry)
        else:
            id, above = table.id, table.version
            rows = await self.store.read(lambda connection: table_store.load_rows(connection, id, above))
            table_store.adopt(table, rows)
            entry.stored = table.version
            await self._refresh(entry)
            self.publish(entry, table_too=True)
            await self.tell_chats(entry)

    async def catch_up_to(self, entry: Entry, version: int) -> None:
        """Take over what another process wrote, if a client knows of more rows than this one. The lock is held."""
        if version > entry.table.version and not self.alone:
            await self.catch_up(entry)

    async def is_over(self, entry: Entry) -> bool:
        """Tell whether the game is over; before that is denied, the database is asked, for it may have ended at another
        process. The lock is held."""
        if not entry.table.over and not self.alone and await self._is_behind(entry.table):
            await self.catch_up(entry)
        return entry.table.over

    async def _is_behind(self, table: Table) -> bool:
        tables = schema.tables
        query = sa.select(tables.c.n, tables.c.touched).where(tables.c.id == table.id)
        row = await self.store.read(lambda connection: connection.execute(query).one())
        return bool(row.n > table.version or row.touched > table.meta["touched"])

    async def _refresh(self, entry: Entry) -> None:
        """Read the summary again: status, marks."""
        id = entry.table.id
        fresh = await self.store.read(lambda connection: table_store.load_meta(connection, id))
        entry.table.meta.update({name: fresh[name] for name in ("status", "taken_back", "rematch", "touched")})

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; a failure is logged and does not end it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable:
                continue  # which is logged once, and not by everybody
            except Exception:
                log.exception("a periodic task failed")

    async def summarise(self) -> None:
        """Bring summaries up to date that are behind the log, a few at a time, for all of a few are written at once."""
        behind = [entry for entry in self.entries.values() if entry.table.behind and self.storing]
        for start in range(0, len(behind), SUMMARIES):
            due = [entry.table for entry in behind[start : start + SUMMARIES] if entry.sure]
            if not due:
                continue
            told = [(table, table.version) for table in due]
            ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            self.store.submit([saving.caught_up(table) for table in due], partial(answered, ended))
            if (error := await ended) is not None:
                raise error
            for table, version in told:
                table.behind = table.version != version

    async def unload(self) -> None:
        """Let go of tables that nobody has looked at for a while. Of an open choice its steps are kept."""
        await self.summarise()
        self._let_go(self._idle(self.settings.idle_unload))

    def _make_room(self) -> None:
        """Unload tables that nobody looks at while very many are loaded: somebody with many links may have any number
        loaded."""
        if len(self.entries) > IDLE:
            found = self._idle(SETTLED)
            self._let_go(sorted(found, key=lambda entry: entry.used)[: max(0, len(found) - IDLE)])

    def _idle(self, seconds: float) -> list[Entry]:
        """Tables that nobody has looked at for so long, and that can be let go."""
        now = time.monotonic()
        return [
            entry
            for entry in self.entries.values()
            if now - entry.used > seconds and not (entry.peers or entry.lock.locked() or entry.table.behind)
        ]

    def _let_go(self, entries: list[Entry]) -> None:
        for entry in entries:
            self._drafts.keep(entry.table)
            del self.entries[entry.table.id]

    def mark_elsewhere(self, table: Table) -> bool:
        """Note who is connected to other processes; whether that has changed."""
        seats = self.elsewhere(table.id)
        before = [seat.elsewhere for seat in table.seats]
        for seat in table.seats:
            seat.elsewhere = seat.seat in seats
        return before != [seat.elsewhere for seat in table.seats]


def answered(ended: asyncio.Future[Exception | None], _: Any, error: Exception | None) -> None:
    if not ended.done():
        ended.set_result(error)
