"""Lists of tables: those that anybody may join, and one's own."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import prepared
from folkmoot.server.tables.live import LiveTables

LISTED = 100


async def open_tables(live: LiveTables, person: Person | None, game: str | None) -> list[Doc]:
    tables = schema.tables
    query = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.public)
    if game is not None and game not in games.ids():
        return []
    if game is not None:
        query = query.where(tables.c.game == game)
    found = await listed(live, query.order_by(tables.c.touched.desc()).limit(LISTED), person)
    return [doc for doc in found if any(seat["kind"] == "open" and not seat["name"] for seat in doc["seats"])]


async def my_tables(live: LiveTables, person: Person) -> list[Doc]:
    """Mine to move first, then those that wait for others, then finished ones."""
    tables, seats = schema.tables, schema.seats
    mine = sa.select(seats.c.table_id).where(seats.c.person == person.id)
    query = (
        sa.select(tables.c.id)
        .where(tables.c.id.in_(mine) | (tables.c.host == person.id))
        .order_by(tables.c.status.in_(("over", "abandoned")), tables.c.touched.desc())
    )
    found = await listed(live, query.limit(LISTED), person)
    kept = [doc for doc in found if not prepared.is_puzzle(doc["lesson"])]
    rank = {"playing": 1, "salts": 2, "open": 2, "stopped": 2, "over": 3, "abandoned": 4}
    return sorted(kept, key=lambda doc: 0 if to_move(doc) else rank[doc["status"]])


async def listed(live: LiveTables, query: sa.Select[Any], person: Person | None) -> list[Doc]:
    ids = await live.store.read(lambda connection: list(connection.execute(query).scalars()))
    found = []
    for id in ids:
        try:
            async with live.locked(id) as entry:
                if person is None or not entry.table.is_restricted(person.id, "banned"):
                    found.append(entry.table.summary(person.id if person is not None else None))
        except Refused:
            continue  # it does not replay, which its operator is told; the others are shown
    return found


def to_move(doc: Doc) -> bool:
    return doc["status"] == "playing" and doc["turn"] in doc["mine"]
