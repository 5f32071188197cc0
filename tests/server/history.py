"""Check of a history: requests, promises and answers of all clients against the log, which has one order for each
table.

For every table: rows are numbered from 1 without a gap; each row that a client named was asked for, and is there once;
an acknowledged one is there under the number that was told; what was refused for good is not there; a move that was
sent after another was acknowledged follows it; on one connection the table never gets older, and a row that anybody was
shown is the row of the log.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass
class Call:
    """A move that a client sent, once or again and again with the same id."""

    table: str
    seat: int
    id: str
    begun: float
    """Time of the first sending, in seconds by a clock that all clients share."""
    ended: float | None = None
    """Time of the final answer; None: its fate is unknown."""
    row: int | None = None
    """The number that was acknowledged; None: it was refused, or only a step of a choice."""


class Row(NamedTuple):
    """Public fields of a row."""

    n: int
    kind: str
    seat: int | None


class Read(NamedTuple):
    """Message to a client on one connection."""

    connection: int
    table: str
    version: int
    rows: tuple[Row, ...]


class Stored(NamedTuple):
    """A row of the log, and who sent it under which id; None: nobody did."""

    row: Row
    sender: tuple[int | None, str] | None


Log = Mapping[str, Sequence[Stored]]


def faults(calls: Sequence[Call], reads: Iterable[Read], log: Log) -> list[str]:
    """All that is wrong, in words; empty: the history could have been made by one server that loses nothing."""
    found = []
    for table, rows in log.items():
        mine = [call for call in calls if call.table == table]
        found += [f"{table}: {fault}" for fault in (*numbering(rows), *matching(mine, rows), *order(mine))]
    found += [f"{call.table}: unknown table" for call in calls if call.table not in log]
    return found + reading(reads, log)


def numbering(rows: Sequence[Stored]) -> list[str]:
    numbers = [stored.row.n for stored in rows]
    return [] if numbers == list(range(1, len(rows) + 1)) else [f"rows are numbered {numbers}"]


def matching(calls: Sequence[Call], rows: Sequence[Stored]) -> list[str]:
    """Compare what was asked for with what is there."""
    there: defaultdict[tuple[int | None, str], list[int]] = defaultdict(list)
    for stored in rows:
        if stored.sender is not None:
            there[stored.sender].append(stored.row.n)
    found = [f"{sender} is in rows {numbers}" for sender, numbers in there.items() if len(numbers) > 1]
    known = {(call.seat, call.id) for call in calls}
    found += [f"nobody has sent {sender}" for sender in there if sender not in known]
    for call in calls:
        numbers = there.get((call.seat, call.id), [])
        if call.row is not None and call.row not in numbers:
            found.append(f"{call.id} was acknowledged as row {call.row} and is in {numbers}")
        if call.row is None and call.ended is not None and numbers:
            found.append(f"{call.id} was refused and is in {numbers}")
    return found


def order(calls: Sequence[Call]) -> list[str]:
    """Compare numbers with time: what began after something was acknowledged follows it."""
    done = sorted((call for call in calls if call.row is not None), key=lambda call: call.ended or 0.0)
    found, newest, passed = [], 0, 0
    for call in sorted(done, key=lambda call: call.begun):
        while passed < len(done) and (done[passed].ended or 0.0) < call.begun:
            newest = max(newest, done[passed].row or 0)
            passed += 1
        if (call.row or 0) <= newest:
            found.append(f"{call.id} became row {call.row} after row {newest} had been acknowledged")
    return found


def reading(reads: Iterable[Read], log: Log) -> list[str]:
    """Compare what was shown with the log, and each connection with itself."""
    found = []
    versions: Counter[tuple[int, str]] = Counter()
    known = {table: {stored.row.n: stored.row for stored in rows} for table, rows in log.items()}
    for read in reads:
        rows = known.get(read.table, {})
        if read.version < versions[read.connection, read.table]:
            found.append(f"{read.table}: version {read.version} was shown after a later one")
        versions[read.connection, read.table] = read.version
        if read.version > len(rows):
            found.append(f"{read.table}: version {read.version} was shown, which is not there")
        for row in read.rows:
            if rows.get(row.n) != row:
                found.append(f"{read.table}: {row} was shown, and is {rows.get(row.n)}")
    return found
