"""Erasure of tables, and of people with all that identifies them.

A person whose games others have played stays as a number without a name: seats and results go on belonging to somebody,
and nobody can tell to whom. Names are not bound into the digests of a record, so what stays still verifies.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import sqlalchemy as sa

from folkmoot.server.storage import schema

MANY = 500
"""Tables in one statement."""
OF_A_TABLE = (schema.rows, schema.seats, schema.chats, schema.results, schema.reviews, schema.restrictions)


def remove_tables(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Remove tables with their logs, chat, notes, results and reviews."""
    for start in range(0, len(ids), MANY):
        part = ids[start : start + MANY]
        for table in OF_A_TABLE:
            connection.execute(table.delete().where(table.c.table_id.in_(part)))
        connection.execute(schema.notes.delete().where(schema.notes.c.game_id.in_(part)))
        for name in ("rematch", "rematch_of"):
            led = schema.tables.c[name]
            connection.execute(schema.tables.update().where(led.in_(part)).values({name: None}))
        connection.execute(schema.tables.delete().where(schema.tables.c.id.in_(part)))


def forget(connection: sa.Connection, person: str) -> list[str]:
    """Remove a person: their own tables altogether, and from those of others whatever they said and were called.

    Returns the tables that are gone.
    """
    own = own_tables(connection, person)
    remove_tables(connection, own)
    keys, uploads, notes = schema.keys, schema.uploads, schema.notes
    brought = sa.select(uploads.c.id).where(uploads.c.person == person)
    connection.execute(notes.delete().where((notes.c.person == person) | notes.c.game_id.in_(brought)))
    connection.execute(uploads.delete().where(uploads.c.person == person))
    connection.execute(keys.delete().where(keys.c.person == person))
    connection.execute(schema.restrictions.delete().where(schema.restrictions.c.person == person))
    seats = schema.seats
    kept = seats.update().where(seats.c.person == person, seats.c.kind == "open")
    connection.execute(kept.values(person=None, name=""))
    silence(connection, person)
    call(connection, person, "")
    people = schema.people
    if is_named(connection, person):
        blank = {"name": "", "webhook": "", "mark": "", "colour": "", "banned": ""}
        connection.execute(people.update().where(people.c.id == person).values(**blank))
    else:
        connection.execute(people.delete().where(people.c.id == person))
    return own


def own_tables(connection: sa.Connection, person: str) -> list[str]:
    """Find the tables of a person at which nobody else has a seat."""
    tables, seats = schema.tables, schema.seats
    mine = sa.select(seats.c.table_id).where(seats.c.person == person)
    shared = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person != person)
    query = sa.select(tables.c.id).where((tables.c.host == person) | tables.c.id.in_(mine), ~shared)
    return list(connection.execute(query).scalars())


def is_named(connection: sa.Connection, person: str) -> bool:
    """Tell whether a seat, a table or a result refers to a person."""
    places = (schema.seats.c.person, schema.tables.c.host, schema.results.c.person)
    return any(connection.execute(sa.select(place).where(place == person).limit(1)).first() for place in places)


def silence(connection: sa.Connection, person: str) -> None:
    """Remove every line of chat that a person wrote."""
    chats = schema.chats
    gone = chats.update().where(chats.c.person == person)
    connection.execute(gone.values(text="", name="", person=None, removed="author"))


def call(connection: sa.Connection, person: str, name: str) -> None:
    """Give a person another name wherever it stands: at tables, in records, over chat and notes. Empty: none."""
    tables, seats = schema.tables, schema.seats
    looks = {} if name else {"mark": "", "colour": ""}
    held = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.person == person, seats.c.kind != "open")
    places = connection.execute(held).all()
    connection.execute(seats.update().where(seats.c.person == person).values(name=name, **looks))
    for table, seat in places:
        begun = connection.execute(sa.select(tables.c.opening).where(tables.c.id == table)).scalar()
        if begun is not None:
            opening = json.loads(begun)
            opening["seats"][seat]["name"] = name
            text = json.dumps(opening, separators=(",", ":"), ensure_ascii=False)
            connection.execute(tables.update().where(tables.c.id == table).values(opening=text))
    for one in (schema.chats, schema.notes):
        connection.execute(one.update().where(one.c.person == person).values(name=name))
