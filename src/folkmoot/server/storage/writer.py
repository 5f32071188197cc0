"""Writing batches of work, each in one transaction, so that one flush to disk serves many tables.

If anything in a batch fails, the batch is rolled back and each piece is tried alone: only the guilty one fails. A batch
whose COMMIT was not answered is never tried again: it may be on disk. Whoever gets `Unavailable` does not know whether
the work was done, and has to read before believing anything.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import time
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any, ClassVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from folkmoot.server.storage.engine import DURABLE
from folkmoot.server.storage.jobs import Job, gather, plain

PATIENCE = 10.0
"""Seconds after which whoever waits for the disk is told that it takes too long."""


class Conflict(Exception):
    """A row of that number is there already."""


class Unavailable(Exception):
    """The database does not answer, or takes nothing. What was being written may be there or not."""


class Late(Unavailable):
    """No answer in time. The work may still be done."""


class Writer:
    """Any database, through SQLAlchemy."""

    rolls_back: ClassVar[bool] = False
    """True: a COMMIT that fails has changed nothing; else perhaps only its answer is missing."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def begin(self, batch: list[Job]) -> None:
        """In the loop, before the batch goes to the writer's thread: do what takes no time."""

    def commit(self, batch: list[Job]) -> None:
        """In the writer's thread: bring the batch to disk. Every job then has its answer or its error."""
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
            if ran and not self.rolls_back:
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

    def close(self) -> None:
        """Let go of what is held beside the engine."""


class SqliteWriter(Writer):
    """SQLite without detours for batches of plain statements.

    The statements run in the loop, which takes microseconds and spares a fight for the interpreter's lock at each of
    them; only the commit, which waits for the disk, is left to the writer's thread. Whatever fails is rolled back and
    written as with any other database.
    """

    rolls_back = True

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self._file = engine.url.database or ":memory:"
        self._link = self._open()
        self._open_batch: list[Job] | None = None
        """The batch whose statements have run and wait for their COMMIT."""
        self._known: dict[sa.Executable, tuple[str, Callable[[dict[str, Any]], Any]]] = {}

    def begin(self, batch: list[Job]) -> None:
        if not plain(batch):
            return
        try:
            self._link.execute("BEGIN IMMEDIATE")
            for statement, many in gather(batch).items():
                text, values = self._known.get(statement) or self._learn(statement, many[0])
                self._link.executemany(text, map(values, many))
        except Exception:  # also a value that isn't text: the other way finds out whose it is
            self._back()
        else:
            self._open_batch = batch

    def commit(self, batch: list[Job]) -> None:
        is_open, self._open_batch = self._open_batch is batch, None
        if not is_open or not self._commit_open():
            super().commit(batch)

    def _commit_open(self) -> bool:
        """Commit; return True if it is on disk."""
        try:
            self._link.execute("COMMIT")
        except sqlite3.Error:
            self._back()
            return False
        return True

    def close(self) -> None:
        self._link.close()

    def _open(self) -> sqlite3.Connection:
        link = sqlite3.connect(self._file, check_same_thread=False, isolation_level=None)
        for pragma in (*DURABLE, "busy_timeout=0"):  # the loop never waits for another writer
            link.execute(f"PRAGMA {pragma}")
        return link

    def _learn(self, statement: sa.Executable, values: dict[str, Any]) -> tuple[str, Callable[[dict[str, Any]], Any]]:
        compiled: Any = statement.compile(dialect=self.engine.dialect, column_keys=list(values))  # type: ignore[attr-defined]
        names = [sys.intern(str(name)) for name in compiled.positiontup]  # SQLAlchemy's own are slow to find
        found = compiled.string, itemgetter(*names)
        self._known[statement] = found
        return found

    def _back(self) -> None:
        try:
            if self._link.in_transaction:
                self._link.execute("ROLLBACK")
        except sqlite3.Error:  # it would keep the file locked against the other way
            with contextlib.suppress(sqlite3.Error):
                self._link.close()
                self._link = self._open()


def run_together(batch: list[Job], connection: sa.Connection) -> None:
    """Functions one by one, then each statement once with the values of all jobs."""
    for job in batch:
        if job.work is not None:
            job.run(connection)
    for statement, many in gather(batch).items():
        connection.execute(statement, many if len(many) > 1 else many[0])
