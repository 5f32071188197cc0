"""Storage: one thread that writes, whatever waits for it in one batch, and readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.server.storage.engine import open_engine, writing
from folkmoot.server.storage.jobs import Done, Job, Statement, Work, finish, follow
from folkmoot.server.storage.shared_clock import SharedClock
from folkmoot.server.storage.writer import PATIENCE, Late, SqliteWriter, Unavailable, Writer

T = TypeVar("T")
BATCH = 256
LONG_READ = 30.0


class Store:
    """A database of tables. It belongs to the loop that first writes to it."""

    writer: Writer
    sqlite = False

    def __init__(self, url: str) -> None:
        self._open(open_engine(url))
        writes = writing(self.engine)
        self.writer: Writer = SqliteWriter(writes) if self.sqlite else Writer(writes)
        self._batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="folkmoot-write", daemon=True)
        self._thread.start()

    def _open(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.clock = None if self.sqlite else SharedClock()
        """Measured with every pulse; None: only this host uses the database."""
        self.now: Callable[[], float] = time.time if self.clock is None else self.clock.now
        """The time, in seconds since 1970, by which everything here is dated."""
        self.commits = 0
        self.committed = 0
        self.troubled: Callable[[], None] = lambda: None
        """Called in the loop when the database could not be read or written."""
        self._waiting: list[Job] = []
        self._writing = False
        """A batch is with the writer, or is about to be."""
        self._alarm: asyncio.TimerHandle | None = None
        self._readers = ThreadPoolExecutor(4, "folkmoot-read")

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
        self._waiting.append(Job(done, first, statements))
        if not self._writing:
            self._writing = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._send, loop)

    def measure(self, connection: sa.Connection) -> None:
        """Compare the clocks, where there are two."""
        if self.clock is not None:
            self.clock.measure(connection)

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
            self._batches.put((asyncio.get_running_loop(), self._waiting))
            self._waiting = []
        self._batches.put(None)
        self._thread.join()
        self._readers.shutdown(cancel_futures=True)  # nobody is there any more for whom the rest would be read
        self.writer.close()
        self.engine.dispose()

    # In the loop: batches are made of everything that comes up while the one before is written.

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        if batch:
            self._alarm = loop.call_later(PATIENCE, self._late, loop, batch)
            self._hand_over(loop, batch)
        else:
            self._writing = False

    def _hand_over(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        """Give a batch to the writer, who calls `_written`."""
        self.writer.begin(batch)
        self._batches.put((loop, batch))

    def _written(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._send(loop)
        for job in follow(batch):
            if not job.given_up:
                self._fail(job, job.error)

    def _late(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        """The writer is stuck: nobody waits for it any longer. What it has not begun it will not do."""
        self._alarm = loop.call_later(PATIENCE, self._late, loop, batch)
        waiting, self._waiting = self._waiting, []
        for job in (*batch, *waiting):
            if not job.given_up:
                job.given_up = True
                self._fail(job, Late("no answer in time"))

    def _fail(self, job: Job, error: Exception | None) -> None:
        if isinstance(error, Unavailable):
            self.troubled()
        finish(job, None, error)

    def _commit(self, batch: list[Job]) -> None:
        self.writer.commit(batch)
        self.commits += 1
        self.committed += len(batch)

    # In the writer's thread.

    def _write(self) -> None:
        while True:
            found = self._batches.get()
            if found is None:
                return
            loop, batch = found
            self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
                loop.call_soon_threadsafe(self._written, loop, batch)
