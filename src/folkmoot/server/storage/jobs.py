# mypyc: hot
"""Work for the writer, as every move brings it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, final

import sqlalchemy as sa

log = logging.getLogger("folkmoot.server")
Statement = tuple[sa.Executable, dict[str, Any]]
Work = Callable[[sa.Connection], Any]
Done = Callable[[Any, Exception | None], None]
"""Callback after a commit, with the answer or the error. It is called a second time if `Late` was wrong."""


@final
class Job:
    """A function, or statements of which equal ones of a batch run together."""

    def __init__(self, done: Done, work: Work | None, statements: Sequence[Statement]) -> None:
        self.done = done
        self.work = work
        self.statements = statements
        self.answer: Any = None
        self.error: Exception | None = None
        self.given_up = False
        """True: the caller has been told that it takes too long."""

    def run(self, connection: sa.Connection) -> None:
        if self.work is not None:
            self.answer = self.work(connection)
        for statement, values in self.statements:
            connection.execute(statement, values)


def follow(batch: list[Job]) -> list[Job]:
    """Tell whoever waits for what was written; returns those that were not."""
    failed: list[Job] = []
    for job in batch:
        if job.error is None:
            finish(job, job.answer, None)
        else:
            failed.append(job)
    return failed


def finish(job: Job, answer: Any, error: Exception | None) -> None:
    try:
        job.done(answer, error)
    except Exception:
        log.exception("a callback after a commit failed")


def gather(batch: list[Job]) -> dict[sa.Executable, list[dict[str, Any]]]:
    """Every statement once, with the values of all jobs that are nothing but statements."""
    together: dict[sa.Executable, list[dict[str, Any]]] = {}
    for job in batch:
        if job.work is None:
            for statement, values in job.statements:
                many = together.get(statement)
                if many is None:
                    together[statement] = [values]
                else:
                    many.append(values)
    return together


def plain(batch: list[Job]) -> bool:
    """Return True if the batch has only statements."""
    for job in batch:
        if job.work is not None:
            return False
    return True
