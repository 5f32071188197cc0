"""Recovery from an outage of the database: tables say so, nobody is promised anything, and all goes on by itself
afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Unavailable

if TYPE_CHECKING:
    from folkmoot.server.tables.entry import Entry
    from folkmoot.server.tables.live import LiveTables

log = logging.getLogger("folkmoot.server")
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0
"""Seconds from one try to the next: they double from the first to the longest."""
TRIAL = "trial"
"""Beginning of the key of a trial write; no two are the same, so that none waits for another."""


def message(storing: bool) -> Doc:
    """Return the message to clients."""
    return {"type": "storage", "ok": storing}


def try_out(connection: sa.Connection) -> None:
    """Write something of the size of a batch: less may still fit onto a full disk, and equal bytes are not written."""
    clean_up(connection)
    values = {"key": f"{TRIAL} {secrets.token_hex(8)}", "value": secrets.token_hex(8192)}
    connection.execute(schema.meta.insert(), values)


def clean_up(connection: sa.Connection) -> None:
    """Also what a process left that ended in between."""
    connection.execute(schema.meta.delete().where(schema.meta.c.key.startswith(TRIAL)))


class Recovery:
    """Tries the database after every failure, until it stores and every doubtful table has been read again."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._due = False
        self._closed = False

    def check(self) -> None:
        """Refuse what could not be stored anyway."""
        if not self.live.storing:
            raise cannot_store()

    def suspect(self) -> None:
        """Something could not be read or written, or a table's memory is in doubt."""
        self._due = True
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._recover())

    async def _recover(self) -> None:
        pause = FIRST_PAUSE
        try:
            while self._due:
                self._due = False
                if not await self._works():
                    self._due = True
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._task = None

    async def _works(self) -> bool:
        """Return True if the database stores, and all tables are as it says."""
        try:
            await self.live.store.write(try_out)
            await self.live.store.write(clean_up)
            if not self.live.storing:
                await self.live.outages.beat(away=True)
            self._say(True)
            for entry in list(self.live.entries.values()):
                if not entry.sure and not await self._read_again(entry):
                    return False
        except Unavailable:
            self._say(False)
            return False
        except Exception:
            log.exception("an attempt to recover failed")
            return False
        return True

    async def _read_again(self, entry: Entry) -> bool:
        """Also of a table that does not replay: that is for its operator to know."""
        async with entry.lock:
            try:
                await self.live.make_sure(entry)
            except Refused as refused:
                return refused.code != "cannot_store"
        return True

    def _say(self, storing: bool) -> None:
        if storing == self.live.storing:
            return
        self.live.storing = storing
        log.warning("the database can be written to again" if storing else "the database cannot be written to")
        self.live.tell_everybody(message(storing))

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
