"""Storage: one writer thread with group commit, readers beside it. The same code for SQLite and PostgreSQL.

Whatever waits when the writer is free goes into one transaction, so that one flush to disk serves many tables. If
anything in such a batch fails, the batch is rolled back and each piece is tried alone: only the guilty one fails.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
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
BATCH = 256


class Conflict(Exception):
    """A row of that number or with that client's id is there already."""


class Unavailable(Exception):
    """The database cannot write just now."""


class Job:
    """Work for the writer: a function, or statements of which equal ones of a batch run together."""

    def __init__(self, loop: asyncio.AbstractEventLoop, work: Work | None, statements: Sequence[Statement]) -> None:
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.work = work
        self.statements = statements
        self.answer: Any = None
        self.error: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        if self.work is not None:
            self.answer = self.work(connection)
        for statement, values in self.statements:
            connection.execute(statement, values)

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.commits = 0
        self.committed = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "folkmoot-read")
        self._writer = threading.Thread(target=self._write, name="folkmoot-write", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function in a transaction; returns after the commit."""
        job = Job(asyncio.get_running_loop(), work, ())
        self._jobs.put(job)
        answer: T = await job.future
        return answer

    async def append(self, statements: Sequence[Statement]) -> None:
        """Run statements in a transaction; returns after the commit."""
        job = Job(asyncio.get_running_loop(), None, statements)
        self._jobs.put(job)
        await job.future

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
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            stop = False
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stop = True
                    break
                batch.append(job)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                run_together(connection, batch)
        except Exception:
            for job in batch:
                self._commit_alone(job)
        self.commits += 1
        self.committed += len(batch)
        for loop in {job.loop for job in batch}:
            done = [job for job in batch if job.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve_all, done)

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
    together: dict[sa.Executable, list[dict[str, Any]]] = {}
    for job in batch:
        if job.work is not None:
            job.run(connection)
            continue
        for statement, values in job.statements:
            together.setdefault(statement, []).append(values)
    for statement, many in together.items():
        connection.execute(statement, many if len(many) > 1 else many[0])


def resolve_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.resolve()


def open_engine(url: str) -> sa.Engine:
    """An engine with the settings that durability needs."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database and address.database != ":memory:":
                Path(address.database).parent.mkdir(parents=True, exist_ok=True)
            engine = sa.create_engine(address, connect_args={"timeout": 30})
            sa.event.listen(engine, "connect", prepare_sqlite)
            sa.event.listen(engine, "begin", begin_sqlite)
            return engine
        return sa.create_engine(address, pool_size=6, pool_pre_ping=True)
    except (SQLAlchemyError, ImportError) as error:
        raise FolkmootError(f"database: {type(error).__name__}: {str(error).splitlines()[0]}") from None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by begin_sqlite, not by the driver's guess
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
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
