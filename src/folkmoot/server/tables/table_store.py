"""Tables to and from the database."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc, Recorder
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.jobs import Statement, Work
from folkmoot.server.storage.writer import Conflict
from folkmoot.server.tables import clock, prepared
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import KEPT, Table

SEAT_FIELDS = ("kind", "person", "name", "level", "commitment", "salt", "mark", "colour")
JSON_FIELDS = ("options", "corrections", "start", "opening", "clock")

INSERT_TABLE = schema.tables.insert()
INSERT_SEAT = schema.seats.insert()
INSERT_RESULT = schema.results.insert()
BEGIN_TABLE = (
    schema.tables.update().where(schema.tables.c.id == sa.bindparam("key")).values({"opening": sa.bindparam("opening")})
)
UPDATE_SEAT = (
    schema.seats.update()
    .where(schema.seats.c.table_id == sa.bindparam("key"), schema.seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in SEAT_FIELDS})
)


def dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def load(connection: sa.Connection, id: str) -> Table:
    """A table with its whole log played through."""
    meta = load_meta(connection, id)
    table = Table(meta, load_seats(connection, id))
    for person, kind in load_restrictions(connection, id):
        table.restrict(person, kind, True)
    if meta["opening"] is not None:
        play_through(table, load_rows(connection, id, 0))
    return table


def load_meta(connection: sa.Connection, id: str) -> Doc:
    found = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if found is None:
        raise Refused("no_table", "there is no such table")
    meta: Doc = {sys.intern(str(name)): value for name, value in found.items()}  # SQLAlchemy's own are slow to find
    for name in JSON_FIELDS:
        meta[name] = json.loads(meta[name]) if meta[name] is not None else None
    meta["lesson"] = (meta["opening"] or {}).get("lesson")
    return meta


def load_restrictions(connection: sa.Connection, id: str) -> list[tuple[str, str]]:
    """Whom the host has forbidden what."""
    kept = schema.restrictions
    found = connection.execute(sa.select(kept.c.person, kept.c.kind).where(kept.c.table_id == id))
    return [(row.person, row.kind) for row in found]


def differs(connection: sa.Connection, table: Table) -> bool:
    """Return True if the database has people at a table, or rows in its log, that memory does not know."""
    rows = schema.rows
    newest = connection.execute(sa.select(sa.func.max(rows.c.n)).where(rows.c.table_id == table.id)).scalar() or 0
    if load_meta(connection, table.id)["status"] != table.meta["status"] or newest > table.version:
        return True
    if fields_of(load_seats(connection, table.id)) != fields_of(table.seats):
        return True
    known = {(person, kind) for person, kinds in table.restricted.items() for kind in kinds}
    return known != set(load_restrictions(connection, table.id))


def fields_of(seats: Sequence[Seat]) -> list[list[Any]]:
    return [[getattr(seat, name) for name in SEAT_FIELDS] for seat in seats]


def load_chats(connection: sa.Connection, id: str, above: int = 0, most: int = 50) -> list[Doc]:
    """The newest lines of chat, oldest first."""
    chats = schema.chats
    found = connection.execute(
        sa.select(chats.c.id, chats.c.seat, chats.c.name, chats.c.text, chats.c.at, chats.c.removed)
        .where(chats.c.table_id == id, chats.c.id > above)
        .order_by(chats.c.id.desc())
        .limit(most)
    )
    lines: list[Doc] = []
    for row in found:
        line = {"id": row.id, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
        lines.append({**line, "removed": row.removed or None})
    return lines[::-1]


def newest_chat(connection: sa.Connection, id: str) -> int:
    chats = schema.chats
    return connection.execute(sa.select(sa.func.max(chats.c.id)).where(chats.c.table_id == id)).scalar() or 0


def load_seats(connection: sa.Connection, id: str) -> list[Seat]:
    found = connection.execute(
        sa.select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
    )
    return [Seat(row.seat, **{name: getattr(row, name) for name in SEAT_FIELDS}) for row in found.all()]


def load_rows(connection: sa.Connection, id: str, above: int) -> list[sa.Row[Any]]:
    """The log after a row."""
    rows = schema.rows
    return list(
        connection.execute(
            sa.select(rows.c.n, rows.c.seat, rows.c.client, rows.c.at, rows.c.body, rows.c.spent)
            .where(rows.c.table_id == id, rows.c.n > above)
            .order_by(rows.c.n)
        )
    )


def play_through(table: Table, stored: Sequence[sa.Row[Any]]) -> None:
    """Compute everything about a game from its log."""
    meta = table.meta
    docs = [json.loads(row.body) for row in stored]
    dealer = prepared.dealer_of(meta)
    game = games.get(meta["game"])
    late = max(0, len(docs) - KEPT // 4)
    table.recorder = Recorder.resume(game, dealer, meta["opening"], docs[:late], watching=True)
    prepared.mark(table.recorder, meta)
    clock.begin(table)
    for row in docs[late:]:
        table.recorder.adopt(row)
        table.recent.append((row["n"], table.recorder.events))
    for row, doc in zip(stored, docs, strict=True):
        table.carry_out(doc, row.at, row.spent)
        if row.client is not None:
            table.clients[row.seat, row.client] = row.n
    table.behind = table.version != meta["n"]
    if stored:
        meta["touched"] = max(meta["touched"], stored[-1].at)
    if meta["spectators"] == "everything" and game.chapter(table.state) > 0:
        open_chapters(table)


def open_chapters(table: Table) -> None:
    """Find the last row of the newest finished chapter."""
    chapter = table.meta["chapter"] = 0
    for row, _, state in table.replay(0):
        now = state.game.chapter(state)
        if now > chapter:
            chapter = table.meta["chapter"] = now
            table.opened = row["n"] - 1


def adopt(table: Table, stored: Sequence[sa.Row[Any]]) -> None:
    """Take over rows that another process wrote."""
    assert table.recorder is not None
    table.listed = None
    for row in stored:
        doc = json.loads(row.body)
        table.recorder.adopt(doc)
        table.recent.append((row.n, table.recorder.events))
        table.carry_out(doc, row.at, row.spent)
        if row.client is not None:
            table.clients[row.seat, row.client] = row.n


def unchanged(table: Table, first: Work | None) -> Work:
    """Return work for the transaction that changes a table, which finds out whether another process has changed it
    meanwhile."""
    tables = schema.tables
    id, seen = table.id, table.meta["touched"]
    claim = tables.update().where(tables.c.id == id, tables.c.touched == seen).values(touched=seen)

    def work(connection: sa.Connection) -> None:
        if first is not None:
            first(connection)
        if not connection.execute(claim).rowcount:
            raise Conflict("somebody else was faster")

    return work


def save_seat(table: Table, seat: Seat) -> Statement:
    values = {name: getattr(seat, name) for name in SEAT_FIELDS}
    return UPDATE_SEAT, {"key": table.id, "number": seat.seat, **values}


def save_opening(table: Table) -> Statement:
    """Return the statement for the beginning of the record, fixed when the game begins."""
    assert table.recorder is not None
    return BEGIN_TABLE, {"key": table.id, "opening": dump(table.recorder.opening)}


def save_new(table: Table, now: float) -> list[Statement]:
    """Return what stores a table that was not there before."""
    table.meta["created"] = table.meta["touched"] = now
    meta = {**table.meta, **{name: dump(table.meta[name]) for name in JSON_FIELDS if table.meta[name] is not None}}
    meta.pop("chapter", None)
    meta.pop("lesson", None)  # the opening says it
    seats = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            **{name: getattr(seat, name) for name in SEAT_FIELDS},
        }
        for seat in table.seats
    ]
    return [(INSERT_TABLE, meta), *((INSERT_SEAT, seat) for seat in seats)]


def save_results(table: Table, at: float) -> list[Statement]:
    """Return the statements for statistics; games that were taken back, given up, taught or analysed are left out."""
    result = table.result()
    meta = table.meta
    if meta["status"] != "over" or meta["taken_back"] or meta["analysis"] or meta["lesson"] or result is None:
        return []
    moves = table.standing
    return [
        (
            INSERT_RESULT,
            {
                "table_id": table.id,
                "seat": seat.seat,
                "game": meta["game"],
                "players": meta["players"],
                "person": seat.person,
                "level": seat.level,
                "rank": result["ranks"][seat.seat],
                "score": result["scores"][seat.seat],
                "won": seat.seat in result["winners"],
                "decisions": sum(row["seat"] == seat.seat for row in moves),
                "options": dump(meta["options"]),
                "facts": dump(facts(table, moves, seat.seat)),
                "at": at,
            },
        )
        for seat in table.seats
    ]


def facts(table: Table, moves: Sequence[Doc], seat: int) -> Doc:
    """Count each kind of choice of a seat: the notation's first word with its kind, such as `lead dwarf`."""
    count: dict[str, int] = {}
    counted = table.state.game.stat_verbs
    for row in moves:
        if row["seat"] != seat:
            continue
        for step in row["steps"]:
            if table.state.parse(step) < table.state.game.num_actions:
                verb, *operands = step.split()
                key = f"{verb} {operands[0].partition('.')[0]}" if operands and verb in counted else verb
                count[key] = count.get(key, 0) + 1
    return count
