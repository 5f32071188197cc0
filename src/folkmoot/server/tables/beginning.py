"""Beginning of a table's game: everybody is there, salts are revealed, the deal is the first row."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot import games
from folkmoot.core import OVER, Doc, Recorder
from folkmoot.core.records import played_with
from folkmoot.server.storage.jobs import Statement, Work
from folkmoot.server.tables import clock, prepared, table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.writing import Change


async def begin(
    live: LiveTables,
    entry: Entry,
    more: Sequence[Statement] = (),
    first: Work | None = None,
    without_salts: bool = False,
) -> None:
    """Deal, if the table is full and all salts that were promised are there, or will not come. The lock is held."""
    table = entry.table
    if table.meta["status"] not in ("open", "salts") or any(seat.kind == "open" for seat in table.seats):
        await live.commit(entry, Change(more=more, first=first))
        return
    missing = any(seat.commitment is not None and seat.salt is None for seat in table.seats)
    if missing and not without_salts:
        table.meta["status"] = "salts"
        await live.commit(entry, Change(more=more, first=first))
        return
    table.recorder = new_recorder(table)
    clock.begin(table)
    table.meta["opening"] = table.recorder.opening
    table.meta["status"] = "playing"
    rows = list(table.recorder.rows)
    if rows:
        table.recent.append((1, table.recorder.events))
    if table.turn == OVER:  # a position to look at
        rows.append(table.end("over"))
    opening = table_store.save_opening(table)
    await live.commit(entry, Change(rows, more=[*more, opening], first=first, table_too=True))


def new_recorder(table: Table) -> Recorder:
    """Seats and salts are bound into the fair deal."""
    meta = table.meta
    dealer = prepared.dealer_of(meta)
    recorder = Recorder(
        played_with(games.get(meta["game"]), meta),
        dealer,
        meta["players"],
        meta["options"],
        meta["start"],
        [seat_opening(seat) for seat in table.seats],
        [
            {"seat": seat.seat, "commitment": seat.commitment, "salt": seat.salt}
            for seat in table.seats
            if seat.commitment is not None
        ],
        watching=True,
    )
    prepared.mark(recorder, meta)
    return recorder


def seat_opening(seat: Seat) -> Doc:
    return {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "level": seat.level}
