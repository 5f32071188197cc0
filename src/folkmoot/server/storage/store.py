"""Storage: one writer thread with group commit, readers beside it. The same code for SQLite and PostgreSQL.

Whatever waits when the writer is free goes into one transaction, so that one flush to disk serves many tables. If
anything in such a batch fails, the batch is rolled back and each piece is tried alone: only the guilty one fails. A
batch whose COMMIT was not answered is never tried again: it may be on disk. Whoever gets `Unavailable` does not know
whether the work was done, and has to read before believing anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from folkmoot.core import FolkmootError
from folkmoot.server.storage.schema import metadata

T = TypeVar("T")
Statement = tuple[sa.Executable, dict[str, Any]]
Work = Callable[[sa.Connection], Any]
Done = Callable[[Any, Exception | None], None]
"""What follows a commit: it gets the answer, or why there was none. Called a second time where `Late` was wrong."""
BATCH = 256
PATIENCE = 10.0
"""Seconds after which whoever waits for the disk is told that it takes too long."""
LONG_READ = 30.0
BUSY = 5_000
"""Milliseconds that the writer waits for somebody else who writes into the same SQLite file."""
POOL = {"pool_size": 6, "pool_timeout": 5.0, "pool_pre_ping": True}
LINK = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Of connections to PostgreSQL: a computer that is gone is noticed within seconds. An address may say otherwise."""
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
log = logging.getLogger("folkmoot.server")


class Conflict(Exception):
    """A row of that number or with that client's id is there already."""


class Unavailable(Exception):
    """The database does not answer, or takes nothing. What was being written may be there or not."""


class Late(Unavailable):
    """No answer in time. The work may still be done."""


class Job:
    """Work for the writer: a function, or statements of which equal ones of a batch run together."""

    __slots__ = ("answer", "done", "error", "given_up", "statements", "work")

    def __init__(self, done: Done, work: Work | None, statements: Sequence[Statement]) -> None:
        self.done = done
        self.work = work
        self.statements = statements
        self.answer: Any = None
        self.error: Exception | None = None
        self.given_up = False
        """Whoever waits has been told that it takes too long."""

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
        self.troubled: Callable[[], None] = lambda: None
        """Called in the loop when the database could not be read or written."""
        self._short = ShortWay(self.engine) if self.sqlite and self.engine.url.database else None
        self._waiting: list[Job] = []
        self._writing = False
        """A batch is with the writer, or is about to be."""
        self._alarm: asyncio.TimerHandle | None = None
        self._batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job], bool] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "folkmoot-read")
        self._writer = threading.Thread(target=self._write, name="folkmoot-write", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function in a transaction; returns after the commit."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(answer: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)

        self.submit((), done, work)
        return await future

    def submit(self, statements: Sequence[Statement], done: Done, first: Work | None = None) -> None:
        """Run statements in a transaction, `first` before them if given; `done` is called in the loop afterwards."""
        self._add(asyncio.get_running_loop(), Job(done, first, statements))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function that only reads."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        reading = asyncio.get_running_loop().run_in_executor(self._readers, run)
        try:
            return await asyncio.wait_for(reading, LONG_READ)
        except (SQLAlchemyError, TimeoutError) as error:
            self.troubled()
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
            self._alarm = loop.call_later(PATIENCE, self._late, loop, batch)
            self._batches.put((loop, batch, self._short is not None and self._short.run(batch)))
        else:
            self._writing = False

    def _written(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._send(loop)
        for job in batch:
            if not job.given_up or job.error is None:
                self._finish(job, job.answer, job.error)

    def _late(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        """The writer is stuck: nobody waits for it any longer. What it has not begun it will not do."""
        self._alarm = loop.call_later(PATIENCE, self._late, loop, batch)
        waiting, self._waiting = self._waiting, []
        for job in (*batch, *waiting):
            if not job.given_up:
                job.given_up = True
                self._finish(job, None, Late("no answer in time"))

    def _finish(self, job: Job, answer: Any, error: Exception | None) -> None:
        if isinstance(error, Unavailable):
            self.troubled()
        try:
            job.done(answer, error)
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
            self._transact(partial(run_together, batch))
        except Unavailable as error:
            for job in batch:
                job.error = error
        except Exception:
            until = time.monotonic() + PATIENCE
            for job in batch:
                if time.monotonic() < until:
                    self._commit_alone(job)
                else:
                    job.error = Unavailable("the database is too slow")

    def _transact(self, run: Callable[[sa.Connection], None]) -> None:
        """Run a transaction. Unavailable: it may be on disk, for only the answer to COMMIT is missing."""
        ran = False
        try:
            with self.engine.begin() as connection:
                run(connection)
                ran = True
        except SQLAlchemyError as error:
            if ran and not self.sqlite:  # SQLite has rolled back what it could not commit
                raise Unavailable(type(error).__name__) from error
            raise

    def _commit_alone(self, job: Job) -> None:
        try:
            self._transact(job.run)
        except IntegrityError as error:
            job.error = Conflict(type(error).__name__)
        except SQLAlchemyError as error:
            job.error = Unavailable(type(error).__name__)
        except Exception as error:
            job.error = error


def run_together(batch: list[Job], connection: sa.Connection) -> None:
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
        self._file = str(engine.url.database)
        self._link = self._open()
        self._known: dict[sa.Executable, tuple[str, Callable[[dict[str, Any]], Any]]] = {}

    def _open(self) -> sqlite3.Connection:
        link = sqlite3.connect(self._file, check_same_thread=False, isolation_level=None)
        for pragma in (*DURABLE, "busy_timeout=0"):  # the loop never waits for another writer
            link.execute(f"PRAGMA {pragma}")
        return link

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
        try:
            if self._link.in_transaction:
                self._link.execute("ROLLBACK")
        except sqlite3.Error:  # it would keep the file locked against the long way
            with contextlib.suppress(sqlite3.Error):
                self._link.close()
                self._link = self._open()

    def close(self) -> None:
        self._link.close()


def open_engine(url: str) -> sa.Engine:
    """An engine with the settings that durability needs. What is stored does not get into its error messages."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database and address.database != ":memory:":
                make_file(Path(address.database))
            engine = sa.create_engine(address, connect_args={"timeout": BUSY / 1000}, hide_parameters=True)
            sa.event.listen(engine, "connect", prepare_sqlite)
            sa.event.listen(engine, "begin", begin_sqlite)
            return engine
        link = {name: value for name, value in LINK.items() if name not in address.query}
        return sa.create_engine(address, connect_args=link, hide_parameters=True, **POOL)
    except (SQLAlchemyError, ImportError) as error:
        raise FolkmootError(f"database: {type(error).__name__}: {str(error).splitlines()[0]}") from None


def make_file(path: Path) -> None:
    """An empty file for its owner only, unless there is one: it will hold the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by begin_sqlite, not by the driver's guess
    for pragma in (*DURABLE, f"busy_timeout={BUSY}"):
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
