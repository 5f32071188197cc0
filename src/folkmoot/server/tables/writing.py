# mypyc: hot
"""Storing what was done to a table, then telling everybody: the way of every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage.jobs import Statement, Work
from folkmoot.server.storage.store import Store
from folkmoot.server.tables import clock, saving, table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.telling import ToldTables, tell_news

if TYPE_CHECKING:
    from folkmoot.server.tables.playing import Move

Then = Callable[[Refused | None], None]
"""Called when a change is on disk, or was refused."""


@final
class Change:
    """Things to store of a change of a table."""

    def __init__(
        self,
        rows: Sequence[Doc] = (),
        seat: int | None = None,
        client: str | None = None,
        lag: float | None = None,
        more: Sequence[Statement] = (),
        first: Work | None = None,
        table_too: bool = False,
    ) -> None:
        self.rows = rows
        self.seat = seat
        self.client = client
        """The id that the seat's client gave it; it goes with the first row."""
        self.lag = lag if lag is not None else 0.0
        """Seconds of a move that are charged to nobody."""
        self.more = more
        """Further statements, which run before those that store the rows."""
        self.first = first
        """Runs before all else in the same transaction; if it raises Conflict, nothing is stored."""
        self.table_too = table_too
        """True: more has changed than the board."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StoredTables(ToldTables):
    """The tables of this process, and how changes to them are stored."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.now = store.now
        self.storing = True
        """True: the database stores; `Recovery` finds out."""
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

    def wait_for_turn(self, move: Move) -> None:
        """A move could not be carried out at once."""
        raise NotImplementedError

    def mend(self, entry: Entry, change: Change, error: Exception, then: Then) -> None:
        """A write has failed, or nobody knows how it ended: find out, and call `then` when it is known."""
        raise NotImplementedError

    def check(self, entry: Entry) -> None:
        """Check that the lock is given back with nothing in memory that was not stored."""
        entry.sure = entry.sure and entry.table.version == entry.stored
        if not entry.sure:
            self.suspect()


# Functions rather than methods: compiled, a call from one method to another of a class that may have interpreted
# subclasses is looked up by name.


def store_change(live: StoredTables, entry: Entry, change: Change, then: Then) -> None:
    """Store what was done to a table, then tell everybody. The lock is held until `then` is called."""
    table = entry.table
    change.table_too = change.table_too or bool(table.votes)
    first = change.first
    if not entry.stored:  # no row whose number could be taken already: the table's summary is compared instead
        first = table_store.unchanged(table, first)
    entry.sure = False
    statements = record(table, change, live.now(), live.alone)
    statements += live.announce(table.id, table.version)
    live.store.submit(statements, Commit(live, entry, change, then).done, first)


def record(table: Table, change: Change, at: float, later: bool = False) -> list[Statement]:
    """Take account of new rows; what stores them. `later`: as in `save_rows`."""
    rows = change.rows
    spent: list[float | None] = []
    for row in rows:
        cost = clock.cost(table, row, at, change.lag, len(rows) == 1)
        spent.append(cost)
        table.carry_out(row, at, cost)
    if change.client is not None and rows:
        table.clients[change.seat, change.client] = rows[0]["n"]
    found = saving.save_rows(table, rows, at, change.seat, change.client, spent, later)
    if rows and rows[-1]["kind"] == "end":
        found += table_store.save_results(table, at)
    return [*change.more, *found] if change.more else found


def follow(live: StoredTables, entry: Entry, change: Change) -> None:
    """Carry out what follows a commit."""
    entry.sure = True
    entry.stored = entry.table.version
    moves = 0
    for row in change.rows:
        if row["kind"] == "move":
            moves += 1
    live.moves += moves
    tell_news(live, entry, change.table_too or not change.rows or moves < len(change.rows))
    for tell in live.written:
        tell(entry)


@final
class Commit:
    """A change while it is being written. Not a closure: compiled, that would be a reference cycle, and everything it
    holds would wait for the garbage collector."""

    def __init__(self, live: StoredTables, entry: Entry, change: Change, then: Then) -> None:
        self.live = live
        self.entry = entry
        self.change = change
        self.then = then
        self.ended = False

    def done(self, _: Any, error: Exception | None) -> None:
        if self.ended:  # it was given up and is there after all
            self.entry.sure = False
            self.live.suspect()
            return
        self.ended = True
        if error is not None:
            self.live.mend(self.entry, self.change, error, self.then)
            return
        try:
            follow(self.live, self.entry, self.change)
        finally:
            self.then(None)
