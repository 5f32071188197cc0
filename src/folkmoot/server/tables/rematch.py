"""The same people again: a table for which the seats of all of them are kept until they agree."""

from __future__ import annotations

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.writer import Conflict
from folkmoot.server.tables import table_store
from folkmoot.server.tables.lobby import Lobby, carry_out, kept_for, mark_seats, new_meta
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.waiting import retried


async def play_again(lobby: Lobby, id: str, person: Person) -> Doc:
    """The same table again, seats moved on by one. It begins when all people have asked for it."""
    async with lobby.live.changing(id) as entry:
        old = entry.table
        if not old.held(person.id):
            raise Refused("not_yours", "only a player of this game may ask for a rematch")
        over = await lobby.live.is_over(entry)
        old = entry.table
        if not over and old.meta["status"] != "stopped":
            raise Refused("not_over", "the game is not over")
        if old.meta["rematch"] is None:
            old.meta["rematch"] = await establish_rematch(lobby, old, person)
            lobby.live.publish(entry, table_too=True)
    return await agree(lobby, old.meta["rematch"], person)


@retried
async def agree(lobby: Lobby, id: str, person: Person) -> Doc:
    """Take the seats that are kept for somebody."""
    async with lobby.live.changing(id) as entry:
        table = entry.table
        kept = [table.seats[number] for number in kept_for(table, person)]
        if kept and table.meta["status"] == "open":
            taken = [Seat(seat.seat, "human", person.id, seat.name, None) for seat in kept]
            mark_seats(taken, person)
            await lobby.take_seats(entry, taken)
        return entry.table.summary(person.id)


async def establish_rematch(lobby: Lobby, old: Table, person: Person) -> str:
    meta = {
        **new_meta(old.meta["game"], old.meta["players"], old.meta["options"], person.id),
        **{name: old.meta[name] for name in ("corrections", "public", "spectators", "hints", "clock")},
        "rematch_of": old.id,
    }
    turned = [*old.seats[1:], old.seats[0]]
    seats = [Seat(n, seat.kind, seat.person, seat.name, seat.level) for n, seat in enumerate(turned)]
    for seat in seats:
        if seat.kind == "human" and seat.person != person.id:
            seat.kind = "open"  # and kept for them
            if seat.person is None or old.is_restricted(seat.person, "banned"):
                seat.person, seat.name = None, ""
    mark_seats(seats, person)
    table = Table(meta, seats)
    tables = schema.tables

    claim = tables.update().where(tables.c.id == old.id, tables.c.rematch.is_(None)).values(rematch=table.id)
    new = table_store.save_new(table, lobby.live.now())

    def first(connection: sa.Connection) -> None:
        if not connection.execute(claim).rowcount:
            raise Conflict("somebody else has asked for one")
        carry_out(connection, new)
        kept = schema.restrictions
        columns = sa.literal(table.id), kept.c.person, kept.c.kind, kept.c.at
        inherited = sa.select(*columns).where(kept.c.table_id == old.id, kept.c.person != person.id)
        connection.execute(kept.insert().from_select(["table_id", "person", "kind", "at"], inherited))

    for restricted, kinds in old.restricted.items():
        for kind in kinds if restricted != person.id else ():
            table.restrict(restricted, kind, True)
    if await lobby.establish(table, first) is not None:
        return table.id
    asked = sa.select(tables.c.rematch).where(tables.c.id == old.id)
    found = await lobby.live.store.read(lambda connection: connection.execute(asked).scalar_one())
    if found is None:
        raise cannot_store()
    return str(found)
