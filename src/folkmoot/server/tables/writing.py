# mypyc: hot
"""Storing what was done to a table, then telling everybody: the way of every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import mypyc_attr

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage.jobs import Statement, Work
from folkmoot.server.storage.store import Store
from folkmoot.server.tables import clock, saving, table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.telling import Telling, tell_news


@mypyc_attr(allow_interpreted_subclasses=True)
class Writing(Telling):
    """The tables of this process, as far as they are stored."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.storing = True
        """Whether anything can be stored now; `Recovery` finds out."""
        self.moves = 0
        self.written: list[Callable[[Entry], None]] = []
        """Called after every change that this process wrote, for messages to people."""
        self.alone: bool = store.sqlite
        """No other process looks at what the database says of these tables."""
        self.announce: Callable[[str, int], list[Statement]] = lambda id, n: []
        """With several processes: the statement that tells the others."""

    def suspect(self) -> None:
        """A table's memory is in doubt."""
        raise NotImplementedError

    def mend(
        self,
        entry: Entry,
        seat: int | None,
        client: str | None,
        error: Exception,
        then: Callable[[Refused | None], None],
    ) -> None:
        """A write has failed, or nobody knows how it ended: find out, and call `then` when it is known."""
        raise NotImplementedError

    def check(self, entry: Entry) -> None:
        """Whoever gives the lock back leaves nothing in memory that was not stored."""
        entry.sure = entry.sure and entry.table.version == entry.stored
        if not entry.sure:
            self.suspect()


# Functions, for whatever a class with interpreted heirs calls of its own is looked up by its name.


def commit_then(
    live: Writing,
    entry: Entry,
    rows: Sequence[Doc],
    seat: int | None,
    client: str | None,
    then: Callable[[Refused | None], None],
    lag: float,
    more: Sequence[Statement],
    table_too: bool,
    first: Work | None,
) -> None:
    """Store what was done to a table, then tell everybody. The lock is held until `then` is called.

    `first` runs before all else in the same transaction; if it raises Conflict, nothing is stored.
    """
    commit = Commit(live, entry, rows, seat, client, then, table_too or bool(entry.table.votes))
    if not entry.stored:  # no row whose number could be taken already: the table's summary is compared instead
        first = table_store.unchanged(entry.table, first)
    live.store.submit(prepare(live, entry, rows, seat, client, more, lag), commit.done, first)


def prepare(
    live: Writing,
    entry: Entry,
    rows: Sequence[Doc],
    seat: int | None,
    client: str | None,
    more: Sequence[Statement],
    lag: float,
) -> list[Statement]:
    """Take account of new rows; what stores them."""
    table = entry.table
    entry.sure = False
    at = live.now()
    spent: list[float | None] = []
    for row in rows:
        cost = clock.cost(table, row, at, lag, len(rows) == 1)
        spent.append(cost)
        table.carry_out(row, at, cost)
    if client is not None and rows:
        table.clients[seat, client] = rows[0]["n"]
    found = saving.save_rows(table, rows, at, seat, client, spent, live.alone)
    if rows and rows[-1]["kind"] == "end":
        found += table_store.save_results(table, at)
    found += live.announce(table.id, table.version)
    return [*more, *found] if more else found


def follow(live: Writing, entry: Entry, rows: Sequence[Doc], table_too: bool) -> None:
    """What follows a commit."""
    entry.sure = True
    entry.stored = entry.table.version
    moves = 0
    for row in rows:
        if row["kind"] == "move":
            moves += 1
    live.moves += moves
    tell_news(live, entry, table_too or not rows or moves < len(rows))
    for tell in live.written:
        tell(entry)


@final
class Commit:
    """What follows a write. Not a closure: compiled, that is a circle and waits for the collector with all it holds."""

    def __init__(
        self,
        live: Writing,
        entry: Entry,
        rows: Sequence[Doc],
        seat: int | None,
        client: str | None,
        then: Callable[[Refused | None], None],
        table_too: bool,
    ) -> None:
        self.live = live
        self.entry = entry
        self.rows = rows
        self.seat = seat
        self.client = client
        self.then = then
        self.table_too = table_too
        self.ended = False

    def done(self, _: Any, error: Exception | None) -> None:
        if self.ended:  # it was given up and is there after all
            self.entry.sure = False
            self.live.suspect()
            return
        self.ended = True
        if error is not None:
            self.live.mend(self.entry, self.seat, self.client, error, self.then)
            return
        try:
            follow(self.live, self.entry, self.rows, self.table_too)
        finally:
            self.then(None)
