"""Seats that are left, by those who go and by those who are sent away."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.jobs import Statement
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import clock, table_store, votes
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table

if TYPE_CHECKING:
    from folkmoot.server.tables.lobby import Lobby


def vacate(table: Table, number: int) -> list[Statement]:
    """Make a seat free at a table that has not begun; one that waited for salts waits for somebody again."""
    table.meta["status"] = "open"
    table.seats[number] = Seat(number, "open", None, "", None)
    return [table_store.save_seat(table, table.seats[number])]


def hand_over(table: Table, numbers: Collection[int], why: str, now: float) -> list[Doc]:
    """Make the rows by which bots take over from whoever sits there; the game ends where nobody is left."""
    people = set(table.people())
    going = [number for number in numbers if number in people]
    rows = []
    for number in going:
        late = number == table.turn and not clock.in_time(table, now, None)
        rows.append(table.replace(number, "timeout" if late else why))
    if going and people <= set(going):
        return [*rows, table.end("abandoned")]
    return [*rows, *votes.agreed_without(table, *going)] if going else rows


async def leave_everywhere(lobby: Lobby, person: Person) -> None:
    """Leave all tables that wait or play; those that wait for others and are the person's own are closed."""
    tables, seats = schema.tables, schema.seats
    held = sa.select(seats.c.table_id).where(seats.c.person == person.id, seats.c.kind == "human")
    going_on = tables.c.status.in_(("open", "salts", "playing", "stopped"))
    query = sa.select(tables.c.id).where(going_on, (tables.c.host == person.id) | tables.c.id.in_(held))
    for id in await lobby.live.store.read(lambda connection: list(connection.execute(query).scalars())):
        with contextlib.suppress(Refused):  # it ended meanwhile, or does not replay
            doc = await lobby.summary(id, person, None)
            if doc["host"] and doc["status"] in ("open", "salts"):
                await lobby.abandon(id, person, None)
                continue
            for number in doc["mine"]:
                await lobby.leave(id, person, number)
