"""Everything that is stored of a person, as one JSON document written piece by piece: it may be large."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc, FairDealer
from folkmoot.core.records import FORMAT as RECORD_FORMAT
from folkmoot.server.storage import schema
from folkmoot.server.storage.store import Store

FORMAT = "folkmoot export 1"
Query = sa.Select[Any]


async def pieces(store: Store, person: str) -> AsyncIterator[bytes]:
    """Write the document: first what is small, then one game after the other."""
    people = schema.people
    columns = (people.c.id, people.c.name, people.c.mark, people.c.colour, people.c.webhook, people.c.created)
    about = await store.read(partial(docs, sa.select(*columns).where(people.c.id == person)))
    yield b'{"format":%s,"person":%s' % (orjson.dumps(FORMAT), orjson.dumps(about[0] if about else {}))
    yield b',"tables":%s' % orjson.dumps(await store.read(partial(tables_of, person)))
    for name, query in lists_of(person).items():
        yield b',"%s":%s' % (name.encode(), orjson.dumps(await store.read(partial(docs, query))))
    uploads = schema.uploads
    sent = sa.select(uploads.c.id).where(uploads.c.person == person)
    async for piece in many(store, "uploads", sent, upload_of):
        yield piece
    async for piece in many(store, "records", finished_of(person), record_of):
        yield piece
    yield b"}"


async def many(store: Store, name: str, which: Query, one: Callable[[str, sa.Connection], Doc]) -> AsyncIterator[bytes]:
    """Write a list whose items are read one at a time."""
    yield b',"%s":[' % name.encode()
    ids = await store.read(lambda connection: list(connection.execute(which).scalars()))
    for number, id in enumerate(ids):
        yield b"," * bool(number) + orjson.dumps(await store.read(partial(one, id)))
    yield b"]"


def docs(query: Query, connection: sa.Connection) -> list[Doc]:
    found = connection.execute(query)
    # Names of columns are SQLAlchemy's own kind of text, which is not written as JSON.
    return [{str(name): value for name, value in row._asdict().items()} for row in found]


def lists_of(person: str) -> dict[str, Query]:
    """Return the queries that are read in one piece: chat, notes, restrictions, acts."""
    chats, notes, kept, acts = schema.chats, schema.notes, schema.restrictions, schema.acts
    said = sa.select(chats.c.table_id, chats.c.at, chats.c.text, chats.c.removed)
    noted = sa.select(notes.c.game_id, notes.c.row, notes.c.at, notes.c.text, notes.c.variation)
    forbidden = sa.select(kept.c.table_id, kept.c.kind, kept.c.at)
    done = sa.select(acts.c.at, acts.c.what, acts.c.table_id, acts.c.reason, (acts.c.by == person).label("mine"))
    return {
        "chat": said.where(chats.c.person == person).order_by(chats.c.id),
        "notes": noted.where(notes.c.person == person).order_by(notes.c.id),
        "restrictions": forbidden.where(kept.c.person == person).order_by(kept.c.at),
        "acts": done.where((acts.c.person == person) | (acts.c.by == person)).order_by(acts.c.id),
    }


def held_by(person: str) -> Query:
    return sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person, schema.seats.c.kind == "human")


def tables_of(person: str, connection: sa.Connection) -> list[Doc]:
    """The tables of a person with their seats; of the others there, what they are called."""
    tables, seats = schema.tables, schema.seats
    columns = [tables.c[name] for name in ("id", "game", "status", "public", "created", "touched")]
    query = sa.select(*columns, (tables.c.host == person).label("host"))
    query = query.where((tables.c.host == person) | tables.c.id.in_(held_by(person))).order_by(tables.c.created)
    found = {doc["id"]: {**doc, "seats": []} for doc in docs(query, connection)}
    places = sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, seats.c.person)
    mine = sa.select(tables.c.id).where((tables.c.host == person) | tables.c.id.in_(held_by(person)))
    for row in connection.execute(places.where(seats.c.table_id.in_(mine)).order_by(seats.c.table_id, seats.c.seat)):
        seat = {"seat": row.seat, "kind": row.kind, "name": row.name, "mine": row.person == person}
        found[row.table_id]["seats"].append(seat)
    return list(found.values())


def finished_of(person: str) -> Query:
    """The games of a person that are over: only then may they see all of a record."""
    tables = schema.tables
    over = tables.c.status.in_(("over", "abandoned")), tables.c.opening.is_not(None)
    return sa.select(tables.c.id).where(*over, tables.c.id.in_(held_by(person))).order_by(tables.c.created)


def upload_of(id: str, connection: sa.Connection) -> Doc:
    uploads = schema.uploads
    wanted = sa.select(uploads.c.record, uploads.c.notes, uploads.c.at).where(uploads.c.id == id)
    found = connection.execute(wanted).first()
    if found is None:
        return {"id": id}
    brought = {"notes": orjson.loads(found.notes)} if found.notes else {}
    return {"id": id, "at": found.at, "record": {**orjson.loads(found.record), **brought}}


def record_of(id: str, connection: sa.Connection) -> Doc:
    """The record of a finished game from its log, without playing it through."""
    tables, rows = schema.tables, schema.rows
    wanted = sa.select(tables.c.opening, tables.c.seed).where(tables.c.id == id)
    table = connection.execute(wanted).first()
    if table is None:
        return {"table": id}
    opening = orjson.loads(table.opening)
    log = sa.select(rows.c.body).where(rows.c.table_id == id).order_by(rows.c.n)
    dealer: Doc = {"kind": "script"}
    if not opening.get("lesson"):
        seed = bytes.fromhex(table.seed)
        dealer = {"kind": "fair", "commitment": FairDealer(seed).commitment, "seed": table.seed}
    bodies = [orjson.loads(body) for body in connection.execute(log).scalars()]
    return {"table": id, "record": {"format": RECORD_FORMAT, **opening, "dealer": dealer, "rows": bodies}}
