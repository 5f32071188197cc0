"""Storage: one writer thread with group commit, readers beside it. The same code for SQLite and PostgreSQL.

Whatever waits when the writer is free goes into one transaction, so that one flush to disk serves many tables. If
anything in such a batch fails, the batch is rolled back and each piece is tried alone: only the guilty one fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from folkmoot.core import FolkmootError
from folkmoot.server.schema import metadata

T = TypeVar("T")
Statement = tuple[sa.Executable, dict[str, Any]]
Work = Callable[[sa.Connection], Any]
Done = Callable[[Any, Exception | None], None]
"""What follows a commit: it gets the answer, or why there was none."""
BATCH = 256
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
log = logging.getLogger("folkmoot.server")


class Conflict(Exception):
    """A row of that number or with that client's id is there already."""


class Unavailable(Exception):
    """The database cannot write just now."""


class Job:
    """Work for the writer: a function, or statements of which equal ones of a batch run together."""

    __slots__ = ("answer", "done", "error", "statements", "work")

    def __init__(self, done: Done, work: Work | None, statements: Sequence[Statement]) -> None:
        self.done = done
        self.work = work
        self.statements = statements
        self.answer: Any = None
        self.error: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        if self.work is not None:
            self.answer = self.work(connection)
        for statement, values in self.statements:
            connection.execute(statement, values)


class Store:
    """A database of tables. It belongs to the loop that first writes to it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.commits = 0
        self.committed = 0
        self._short = ShortWay(self.engine) if self.sqlite and self.engine.url.database else None
        self._waiting: list[Job] = []
        self._writing = False
        """A batch is with the writer, or is about to be."""
        self._batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job], bool] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "folkmoot-read")
        self._writer = threading.Thread(target=self._write, name="folkmoot-write", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function in a transaction; returns after the commit."""
        answer: T = await self._wait(work, ())
        return answer

    async def append(self, statements: Sequence[Statement]) -> None:
        """Run statements in a transaction; returns after the commit."""
        await self._wait(None, statements)

    async def _wait(self, work: Work | None, statements: Sequence[Statement]) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def done(answer: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)

        self._add(loop, Job(done, work, statements))
        return await future

    def submit(self, statements: Sequence[Statement], done: Done) -> None:
        """`append` for a caller that does not wait: `done` is called in the loop after the commit."""
        self._add(asyncio.get_running_loop(), Job(done, None, statements))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function that only reads."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            raise Unavailable(type(error).__name__) from error

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._waiting:
            self._batches.put((asyncio.get_running_loop(), self._waiting, False))
            self._waiting = []
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        if self._short is not None:
            self._short.close()
        self.engine.dispose()

    # In the loop: batches are made of everything that comes up while the one before is written.

    def _add(self, loop: asyncio.AbstractEventLoop, job: Job) -> None:
        self._waiting.append(job)
        if not self._writing:
            self._writing = True
            loop.call_soon(self._send, loop)

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        if batch:
            self._batches.put((loop, batch, self._short is not None and self._short.run(batch)))
        else:
            self._writing = False

    def _written(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        self._send(loop)
        for job in batch:
            try:
                job.done(job.answer, job.error)
            except Exception:
                log.exception("what follows a commit failed")

    # In the writer's thread.

    def _write(self) -> None:
        while True:
            found = self._batches.get()
            if found is None:
                return
            loop, batch, open_already = found
            if not open_already or self._short is None or not self._short.commit():
                self._commit(batch)
            self.commits += 1
            self.committed += len(batch)
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
                loop.call_soon_threadsafe(self._written, loop, batch)

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                run_together(connection, batch)
        except Exception:
            for job in batch:
                self._commit_alone(job)

    def _commit_alone(self, job: Job) -> None:
        try:
            with self.engine.begin() as connection:
                job.run(connection)
        except IntegrityError as error:
            job.error = Conflict(type(error).__name__)
        except SQLAlchemyError as error:
            job.error = Unavailable(type(error).__name__)
        except Exception as error:
            job.error = error


def run_together(connection: sa.Connection, batch: list[Job]) -> None:
    """Functions one by one, then each statement once with the values of all jobs."""
    for job in batch:
        if job.work is not None:
            job.run(connection)
    for statement, many in gather(batch).items():
        connection.execute(statement, many if len(many) > 1 else many[0])


def gather(batch: list[Job]) -> dict[sa.Executable, list[dict[str, Any]]]:
    """Every statement once, with the values of all jobs that are nothing but statements."""
    together: dict[sa.Executable, list[dict[str, Any]]] = {}
    for job in batch:
        if job.work is None:
            for statement, values in job.statements:
                together.setdefault(statement, []).append(values)
    return together


class ShortWay:
    """SQLite without detours for batches of plain statements.

    The statements run in the loop, which takes microseconds and spares a fight for the interpreter's lock at each of
    them; only the commit, which waits for the disk, is left to the writer's thread. Whatever fails is rolled back and
    goes the long way.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._dialect = engine.dialect
        self._link = sqlite3.connect(str(engine.url.database), check_same_thread=False, isolation_level=None)
        for pragma in (*DURABLE, "busy_timeout=0"):  # the loop never waits for another writer
            self._link.execute(f"PRAGMA {pragma}")
        self._known: dict[sa.Executable, tuple[str, Callable[[dict[str, Any]], Any]]] = {}

    def run(self, batch: list[Job]) -> bool:
        """Begin a transaction and run the batch in it; False: nothing was done."""
        if any(job.work is not None for job in batch):
            return False
        try:
            self._link.execute("BEGIN IMMEDIATE")
            for statement, many in gather(batch).items():
                text, values = self._known.get(statement) or self._learn(statement, many[0])
                self._link.executemany(text, map(values, many))
        except Exception:  # also a value that is no text: the long way finds out whose it is
            self._back()
            return False
        return True

    def _learn(self, statement: sa.Executable, values: dict[str, Any]) -> tuple[str, Callable[[dict[str, Any]], Any]]:
        compiled: Any = statement.compile(dialect=self._dialect, column_keys=list(values))  # type: ignore[attr-defined]
        found = compiled.string, itemgetter(*compiled.positiontup)
        self._known[statement] = found
        return found

    def commit(self) -> bool:
        """Whether it is on disk."""
        try:
            self._link.execute("COMMIT")
        except sqlite3.Error:
            self._back()
            return False
        return True

    def _back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._link.in_transaction:
                self._link.execute("ROLLBACK")

    def close(self) -> None:
        self._link.close()


def open_engine(url: str) -> sa.Engine:
    """An engine with the settings that durability needs. What is stored does not get into its error messages."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database and address.database != ":memory:":
                make_file(Path(address.database))
            engine = sa.create_engine(address, connect_args={"timeout": 30}, hide_parameters=True)
            sa.event.listen(engine, "connect", prepare_sqlite)
            sa.event.listen(engine, "begin", begin_sqlite)
            return engine
        return sa.create_engine(address, pool_size=6, pool_pre_ping=True, hide_parameters=True)
    except (SQLAlchemyError, ImportError) as error:
        raise FolkmootError(f"database: {type(error).__name__}: {str(error).splitlines()[0]}") from None


def make_file(path: Path) -> None:
    """An empty file for its owner only, unless there is one: it will hold the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by begin_sqlite, not by the driver's guess
    for pragma in (*DURABLE, "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest form. With PostgreSQL only one process does, the others wait."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7106533)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise FolkmootError(f"database: {str(getattr(error, 'orig', error)).splitlines()[0]}") from None


__all__ = ["Conflict", "Store", "Unavailable", "metadata", "migrate", "open_engine"]
