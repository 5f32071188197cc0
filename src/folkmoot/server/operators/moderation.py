"""Operators' actions on people and tables, also while a server runs, which notices them within two seconds.

Each is one transaction, and is written to the log of acts. Games that go on are changed as a server would change them,
by rows of their log; if a server writes the same row at that moment, it is tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from folkmoot.core import Doc, FolkmootError, Misplaced
from folkmoot.server.errors import Refused
from folkmoot.server.operators import database
from folkmoot.server.settings import Settings
from folkmoot.server.storage import acts, erasure, schema
from folkmoot.server.storage.engine import check_newest, failed, writing
from folkmoot.server.storage.people import LIFE
from folkmoot.server.storage.shared_clock import time_of
from folkmoot.server.tables import table_store
from folkmoot.server.tables.leaving import hand_over, vacate
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.writing import Change, record

T = TypeVar("T")
TRIES = 5
"""Tries of an action that a running server has overtaken."""
LISTED = 1000
"""People, tables or acts in one list; the newest."""
tables, seats, people = schema.tables, schema.seats, schema.people


def deed(settings: Settings, work: Callable[[sa.Connection], T]) -> T:
    """Do something in one transaction, again where a running server was faster."""
    with opened(settings) as engine:
        for number in range(TRIES):
            try:
                with writing(engine).begin() as connection:
                    return work(connection)
            except IntegrityError:
                if number == TRIES - 1:
                    raise
        raise AssertionError


@contextmanager
def opened(settings: Settings) -> Iterator[sa.Engine]:
    """The database, which must be there in today's form; what it says against anything is said as an error."""
    engine = database.existing(settings)
    try:
        with engine.connect() as connection:
            check_newest(connection)
        yield engine
    except SQLAlchemyError as error:
        raise failed("database", getattr(error, "orig", error)) from None
    finally:
        engine.dispose()


# Looking.


def list_people(settings: Settings, word: str) -> list[Doc]:
    """Find people by a part of their name or by their id, newest first, with how many tables they have."""
    held = sa.select(sa.func.count(sa.distinct(seats.c.table_id))).where(seats.c.person == people.c.id)
    used = sa.select(sa.func.max(schema.keys.c.expires)).where(
        schema.keys.c.person == people.c.id, schema.keys.c.kind == "cookie"
    )
    query = sa.select(
        *(people.c.id, people.c.name, people.c.banned, people.c.created),
        *(held.scalar_subquery().label("tables"), used.scalar_subquery().label("expires")),
    ).order_by(people.c.created.desc())
    query = query.where(people.c.name != "").limit(LISTED)
    if word:
        query = query.where(contains(people.c.name, word) | (people.c.id == word))
    found = read(settings, query)
    for doc in found:
        expires = doc.pop("expires")
        doc["seen"] = None if expires is None else expires - LIFE
    return found


def list_tables(settings: Settings, word: str) -> list[Doc]:
    """Find tables by their id, game, status or what somebody there is called, newest first."""
    columns = [tables.c[name] for name in ("id", "game", "status", "public", "created", "touched", "n")]
    query = sa.select(*columns, people.c.name.label("host")).join(people, people.c.id == tables.c.host)
    if word:
        there = sa.select(seats.c.table_id).where(contains(seats.c.name, word))
        named = (tables.c.id == word) | (tables.c.game == word) | (tables.c.status == word)
        query = query.where(named | tables.c.id.in_(there))
    with opened(settings) as engine, engine.connect() as connection:
        found = [row._asdict() for row in connection.execute(query.order_by(tables.c.touched.desc()).limit(LISTED))]
        for doc in found:
            names = sa.select(seats.c.name).where(seats.c.table_id == doc["id"]).order_by(seats.c.seat)
            doc["seats"] = list(connection.execute(names).scalars())
    return found


def list_acts(settings: Settings) -> list[Doc]:
    """Read what hosts and operators did, newest last, with what people are called today."""
    log, by, to = schema.acts, people.alias("by"), people.alias("to")
    query = (
        sa.select(log, by.c.name.label("by_name"), to.c.name.label("name"))
        .join(by, by.c.id == log.c.by, isouter=True)
        .join(to, to.c.id == log.c.person, isouter=True)
        .order_by(log.c.id.desc())
        .limit(LISTED)
    )
    return read(settings, query)[::-1]


def read(settings: Settings, query: sa.Select[Any]) -> list[Doc]:
    with opened(settings) as engine, engine.connect() as connection:
        return [row._asdict() for row in connection.execute(query)]


def contains(column: sa.Column[str], word: str) -> sa.ColumnElement[bool]:
    return sa.func.lower(column).contains(word.lower(), autoescape=True) | column.contains(word, autoescape=True)


# Doing.


def find_person(connection: sa.Connection, word: str) -> str:
    """Find the id of a person who is named by it, or by a name that only they have."""
    named = (people.c.id == word) | ((people.c.name == word) & (people.c.name != ""))
    found = list(connection.execute(sa.select(people.c.id).where(named).limit(2)).scalars())
    if not found:
        raise Misplaced(word, "nobody has this id or name", "no-such-person")
    if word not in found and len(found) > 1:
        raise Misplaced(word, "several people have this name; give an id", "several-people")
    return word if word in found else str(found[0])


def rename(settings: Settings, word: str, name: str, reason: str) -> None:
    """Give a person another name, also where they sit or sat and over what they said."""

    def work(connection: sa.Connection) -> None:
        person = find_person(connection, word)
        connection.execute(people.update().where(people.c.id == person).values(name=name))
        erasure.call(connection, person, name)
        acts.write(connection, "rename", person=person, reason=reason)

    deed(settings, work)


def ban(settings: Settings, word: str, name_too: bool, reason: str) -> None:
    """Shut a person out, and with `name_too` keep others from their name; bots take over their seats."""

    def work(connection: sa.Connection) -> None:
        person = find_person(connection, word)
        connection.execute(people.update().where(people.c.id == person).values(banned="name" if name_too else "person"))
        leave_all(connection, person, "left")
        acts.write(connection, "ban", person=person, reason=reason)

    deed(settings, work)


def unban(settings: Settings, word: str, reason: str) -> None:
    """Let a person in again."""

    def work(connection: sa.Connection) -> None:
        person = find_person(connection, word)
        lifted = people.update().where(people.c.id == person, people.c.banned != "").values(banned="")
        if not connection.execute(lifted).rowcount:
            raise Misplaced(word, "is not banned", "not-banned")
        acts.write(connection, "unban", person=person, reason=reason)

    deed(settings, work)


def remove_person(settings: Settings, word: str, reason: str) -> None:
    """Remove a person with all that says who they were, as they could themselves."""

    def work(connection: sa.Connection) -> None:
        person = find_person(connection, word)
        leave_all(connection, person, "left")
        erasure.forget(connection, person)
        acts.write(connection, "forget", person=person, reason=reason)

    deed(settings, work)


def close_table(settings: Settings, id: str, reason: str) -> None:
    """End a table: nobody wins, what was played can still be looked at."""

    def work(connection: sa.Connection) -> None:
        table = find_table(connection, id)
        if table.over:
            raise Misplaced(id, "this table is over already", "table-over")
        if table.meta["status"] in ("playing", "stopped"):
            store(connection, table, [table.end("abandoned")])
        else:
            connection.execute(
                tables.update().where(tables.c.id == id).values(status="abandoned", touched=time_of(connection))
            )
        acts.write(connection, "close", table=id, reason=reason)

    deed(settings, work)


def remove_table(settings: Settings, id: str, reason: str) -> None:
    """Remove a table with all that was played and said there."""

    def work(connection: sa.Connection) -> None:
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == id)).first() is None:
            raise no_table(id)
        erasure.remove_tables(connection, [id])
        acts.write(connection, "remove", table=id, reason=reason)

    deed(settings, work)


def no_table(id: str) -> Misplaced:
    return Misplaced(id, "there is no such table", "no-such-table")


def find_table(connection: sa.Connection, id: str) -> Table:
    try:
        return table_store.load(connection, id)
    except Refused:
        raise no_table(id) from None


def leave_all(connection: sa.Connection, person: str, why: str) -> None:
    """Take a person from all tables that wait or play. A game that this version cannot replay is left as it is."""
    held = sa.select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "human")
    going_on = tables.c.status.in_(("open", "salts", "playing", "stopped"))
    query = sa.select(tables.c.id, tables.c.status, tables.c.host).where(
        going_on, (tables.c.host == person) | tables.c.id.in_(held)
    )
    for row in connection.execute(query).all():
        if row.status in ("playing", "stopped"):
            try:
                table = table_store.load(connection, row.id)
            except FolkmootError:
                continue
            store(connection, table, hand_over(table, table.held(person), why, time_of(connection)))
        elif row.host == person:
            ended = {"status": "abandoned", "touched": time_of(connection)}
            connection.execute(tables.update().where(tables.c.id == row.id).values(**ended))
        else:
            table = table_store.load(connection, row.id)
            for statement, values in (one for seat in table.held(person) for one in vacate(table, seat)):
                connection.execute(statement, values)
            waits = {"status": "open", "touched": time_of(connection)}
            connection.execute(tables.update().where(tables.c.id == row.id).values(**waits))


def store(connection: sa.Connection, table: Table, rows: list[Doc]) -> None:
    """Write new rows of a game as a server does."""
    if rows:
        for statement, values in record(table, Change(rows), time_of(connection)):
            connection.execute(statement, values)
