"""Webhooks: telling people who are away that it is their turn.

`Webhooks.notice` finds out who is to be told and puts a call into the database; `Caller` makes what is due there,
whoever put it in. So a restart loses none, and any process of the server may make a call of any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.operators.receivers import Lookups, call, read_address, secret_of, signed, site_of
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.seat import Seat

log = logging.getLogger("folkmoot.server")
AGAIN = 60.0
"""Seconds before the same person hears of the same table again."""
MANY = 1000
LOOK = 5.0
"""Seconds from one look at the database to the next, where nothing was put into it here."""
WAITS = (5.0, 60.0, 600.0, 2700.0)
"""Seconds until a call that failed is made again; then it is given up."""
LEASE = 60.0
"""Seconds that a process has for a call it has begun; then another one may make it."""
AT_ONCE = 64
"""Calls under way in this process."""
UNPROVEN = 32
"""Number of these to receivers that have not answered yet."""
OF_SITE = 4
"""Number of these to receivers whose names end alike."""
GONE = 410
"""A receiver's answer: it wants no more of this."""


class Webhooks:
    """Watches the tables, and has people told who are not looking."""

    def __init__(self, live: LiveTables, database_secret: bytes) -> None:
        self.live = live
        self.again = AGAIN
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.caller = Caller(live, database_secret)
        self._checks = Lookups(live.settings.webhook_private)
        self._told: dict[tuple[str, str], tuple[float, int]] = {}
        """By person and table: when they were told last, and of which row."""
        self._later: set[tuple[str, str]] = set()
        """Those who will be told when the minute is over."""
        self._tasks: set[asyncio.Task[None]] = set()
        if live.settings.webhooks:
            live.written.append(self.notice)
            self._begin(self.caller.run())

    async def check(self, url: str) -> None:
        """Refuse an address that would never be called. A name that is not found out in time passes: it is looked at
        again whenever it is called."""
        if not self.live.settings.webhooks:
            raise Refused("not_allowed", "this server does not send webhooks", where="webhook")
        with contextlib.suppress(TimeoutError):
            await self._checks.find(read_address(url))

    def secret(self, person: str, url: str) -> str:
        """Say with what calls to a person are signed; empty where there is no webhook."""
        return secret_of(self.caller.database_secret, person, url) if url else ""

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notice(self, entry: Entry) -> None:
        """Have somebody told whose turn it has become while they were away."""
        table = entry.table
        mover = table.mover() if entry.sure else None
        if mover is None or not is_away(mover):
            return
        key = (str(mover.person), table.id)
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
        self._begin(self._put(key[0], table.id, mover.seat, table.board))

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

    async def _put(self, person: str, table: str, seat: int, board: int) -> None:
        """Put a call into the database, where the person wants to be called."""
        people, calls = schema.people, schema.calls
        wanted = sa.select(people.c.webhook).where(people.c.id == person)
        with contextlib.suppress(Unavailable):
            if not await self.live.store.read(lambda connection: connection.execute(wanted).scalar()):
                return
            now = self.live.now()
            values = {"id": "msg_" + secrets.token_urlsafe(18), "person": person, "table_id": table, "seat": seat}
            values |= {"row": board, "tries": 0, "at": now, "due": now}
            await self.live.store.write(lambda connection: connection.execute(calls.insert(), values) and None)
            self.caller.wake()


class Caller:
    """Makes the calls that are due: one at a time to each person, few to each receiver, so that none waits for a slow
    one."""

    def __init__(self, live: LiveTables, database_secret: bytes) -> None:
        self.live = live
        self.database_secret = database_secret
        private = live.settings.webhook_private
        self._lookups = {proven: Lookups(private) for proven in (False, True)}
        """Lookups for receivers that have answered before (True), and for others, whose name servers may be slow as
        well."""
        self.waits = WAITS
        self._woken = asyncio.Event()
        self._busy: dict[str, str] = {}
        """Persons who are being called, and the site of each."""
        self._proven: set[str] = set()
        """Persons whose receivers answered the last time."""
        self._calls: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Look at the database now: something was put into it, or a call is over."""
        self._woken.set()

    def idle(self) -> bool:
        """Say whether no call is under way."""
        return not self._calls and not self._woken.is_set()

    async def run(self) -> None:
        """Make what is due, until cancelled."""
        try:
            while True:
                with contextlib.suppress(Unavailable, Refused):
                    for row, url in await self._due():
                        self._begin(row, url)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), LOOK)
                self._woken.clear()
        finally:
            for task in self._calls:
                task.cancel()

    async def _due(self) -> list[tuple[Any, str]]:
        """Find the calls that are due, each person's oldest one, those who wait longest first."""
        calls, people = schema.calls, schema.people
        oldest = sa.select(sa.func.min(calls.c.at)).where(calls.c.due <= self.live.now()).group_by(calls.c.person)
        query = (
            sa.select(calls, people.c.webhook)
            .join(people, people.c.id == calls.c.person, isouter=True)
            .where(calls.c.due <= self.live.now(), calls.c.at.in_(oldest), calls.c.person.not_in(list(self._busy)))
            .order_by(calls.c.due)
            .limit(MANY)
        )
        found = await self.live.store.read(lambda connection: connection.execute(query).all())
        return [(row, row.webhook or "") for row in found]

    def _begin(self, row: Any, url: str) -> None:
        """Make a call, if there is room for one to this person's receiver."""
        try:
            site = site_of(read_address(url)) if url else ""
        except Refused:
            site = url = ""
        sites = Counter(self._busy.values())
        unproven = sum(person not in self._proven for person in self._busy)
        full = len(self._busy) >= AT_ONCE or (row.person not in self._proven and unproven >= UNPROVEN)
        if full or row.person in self._busy or (site and sites[site] >= OF_SITE):
            return
        self._busy[row.person] = site
        task = asyncio.create_task(self._make(row, url))
        self._calls.add(task)
        task.add_done_callback(lambda done: self._over(done, row.person))

    def _over(self, task: asyncio.Task[None], person: str) -> None:
        self._calls.discard(task)
        self._busy.pop(person, None)
        self.wake()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a webhook could not be called", exc_info=error)

    async def _make(self, row: Any, url: str) -> None:
        """Make a call that is still of use, and remember how it went."""
        with contextlib.suppress(Unavailable):
            if not await self._claim(row):
                return  # another process was faster
            body = await self._message(row) if url else None
            if body is None or await self._answered(row, url, body) or row.tries >= len(self.waits):
                await self._forget(row)
            else:
                await self._put_off(row, self.waits[row.tries])

    async def _claim(self, row: Any) -> bool:
        calls = schema.calls
        due = self.live.now() + LEASE
        mine = calls.update().where(calls.c.id == row.id, calls.c.due == row.due).values(due=due)
        return await self.live.store.write(lambda connection: connection.execute(mine).rowcount) == 1

    async def _forget(self, row: Any) -> None:
        gone = schema.calls.delete().where(schema.calls.c.id == row.id)
        await self.live.store.write(lambda connection: connection.execute(gone) and None)

    async def _put_off(self, row: Any, seconds: float) -> None:
        calls = schema.calls
        later = calls.update().where(calls.c.id == row.id)
        values = {"due": self.live.now() + seconds, "tries": row.tries + 1}
        await self.live.store.write(lambda connection: connection.execute(later.values(**values)) and None)

    async def _message(self, row: Any) -> bytes | None:
        """Write what is to be said; None: the turn has passed, or they are back."""
        try:
            table = (await self.live.get(row.table_id)).table
        except Refused:
            return None
        mover = table.mover()
        if mover is None or mover.person != row.person or table.board != row.row or not is_away(mover):
            return None
        about: Doc = {"table": table.id, "path": f"/t/{table.id}", "game": table.meta["game"], "seat": mover.seat}
        server = named(self.live.settings)
        return orjson.dumps({"type": "your_turn", "server": server, **about, "version": table.board})

    async def _answered(self, row: Any, url: str, body: bytes) -> bool:
        """Call; say whether there is nothing left to try."""
        reason = ""
        try:
            parts = read_address(url)
            headers = {"Content-Type": "application/json", "User-Agent": "folkmoot"}
            headers |= signed(secret_of(self.database_secret, row.person, url), row.id, self.live.now(), body)
            status = await call(parts, await self._lookups[row.person in self._proven].find(parts), headers, body)
            if 200 <= status < 300 or status == GONE:
                self._remember(row.person)
                return True
            reason = f"status {status}"
        except (OSError, ValueError, Refused) as error:  # TimeoutError is an OSError
            reason = type(error).__name__
        self._proven.discard(row.person)
        log.info("a webhook failed", extra={"reason": reason, "tries": row.tries + 1})
        return False

    def _remember(self, person: str) -> None:
        if len(self._proven) > 10 * MANY:
            self._proven.clear()
        self._proven.add(person)


def is_away(mover: Seat) -> bool:
    """Say whether a seat that decides is a person's who is not looking."""
    return not mover.present and mover.person is not None and mover.bot_level is None


def named(settings: Settings) -> str:
    """Say which server calls: its origin, else its first name; empty if it was given none."""
    return next(iter((*settings.origins, *settings.hosts)), "")
