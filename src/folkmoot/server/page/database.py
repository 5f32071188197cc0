"""The database in a page: SQLite in memory, brought to the browser's storage after every commit."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import sqlalchemy as sa

from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import migrate, open_engine
from folkmoot.server.storage.jobs import Job
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.writer import Unavailable, Writer

ALONE = ("journal_mode=MEMORY", "synchronous=OFF", "foreign_keys=ON")
"""Nobody else has the file, and what lasts is not the file but the copy that `keep` makes."""
FRESH = Path(__file__).with_name("fresh.sqlite")
"""An empty database of the newest form, made when the site is built."""
VISITOR = "visitor"
"""In `meta`: the cookie of the one person who is here."""


class KeptStore(Store):
    """A store without threads."""

    def __init__(self, file: Path, keep: Callable[[], Awaitable[None]]) -> None:
        """`keep` brings the file to where it lasts."""
        if not file.exists() and FRESH.exists():
            shutil.copy(FRESH, file)
        self._open(open_engine(f"sqlite:///{file}", ALONE))
        self.writer = Writer(self.engine)
        self._keep = keep
        self._keeping: asyncio.Task[None] | None = None
        if not FRESH.exists() or form_of_file(file) != form_of_file(FRESH):
            migrate(self.engine)

    def _hand_over(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        self._commit(batch)
        self._keeping = loop.create_task(self._bring(loop, batch))

    async def _bring(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        """Nothing is acknowledged before it lasts."""
        try:
            await self._keep()
        except Exception as error:
            for job in batch:
                job.error = job.error or Unavailable(str(error))
        self._written(loop, batch)

    def close(self) -> None:
        self._readers.shutdown()
        self.engine.dispose()

    def visitor(self) -> str:
        """The cookie that was set last; empty: nobody has been here."""
        meta = schema.meta
        with self.engine.connect() as connection:
            return connection.execute(sa.select(meta.c.value).where(meta.c.key == VISITOR)).scalar() or ""

    async def remember(self, cookie: str) -> None:
        meta = schema.meta

        def work(connection: sa.Connection) -> None:
            connection.execute(meta.delete().where(meta.c.key == VISITOR))
            if cookie:
                connection.execute(meta.insert(), {"key": VISITOR, "value": cookie})

        await self.write(work)


def form_of_file(file: Path) -> str:
    """The migration that a database has come to."""
    with contextlib.closing(sqlite3.connect(file)) as link:
        return str(link.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def is_copy(file: Path) -> bool:
    """Return True if a file was made by a page like this one."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as link:
            whole = link.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            visitor = link.execute("SELECT value FROM meta WHERE key = ?", (VISITOR,)).fetchone()
            return whole and visitor is not None and bool(form_of_file(file))
    except (sqlite3.Error, TypeError):
        return False
