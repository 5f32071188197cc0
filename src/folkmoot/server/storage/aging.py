"""Selection and removal of old tables, chat and people, by when something last happened to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from folkmoot.server.storage import schema
from folkmoot.server.storage.people import LIFE

tables, seats, chats, people, keys = schema.tables, schema.seats, schema.chats, schema.people, schema.keys


def old_waiting(before: float) -> sa.Select[Any]:
    """Select tables at which no game has begun."""
    return (
        sa.select(tables.c.id).where(tables.c.opening.is_(None), tables.c.touched < before).order_by(tables.c.touched)
    )


def old_games(before: float) -> sa.Select[Any]:
    """Select games, over or not, in which nothing has happened since."""
    begun = tables.c.opening.is_not(None)
    return sa.select(tables.c.id).where(begun, tables.c.touched < before).order_by(tables.c.touched)


def old_chat(before: float) -> sa.Select[Any]:
    """Select lines of chat at tables that were over by then."""
    over = tables.c.status.in_(("over", "abandoned")), tables.c.touched < before
    return sa.select(chats.c.id).join(tables, tables.c.id == chats.c.table_id).where(*over, chats.c.at < before)


def remove_chat(connection: sa.Connection, lines: Sequence[int]) -> None:
    connection.execute(sa.delete(chats).where(chats.c.id.in_(lines)))


def old_people(before: float) -> sa.Select[Any]:
    """Select people who have not been here since, and of whom no table, result, upload or note speaks.

    Those who are banned stay banned.
    """
    uploads, notes = schema.uploads, schema.notes
    seen = sa.exists().where(keys.c.person == people.c.id, keys.c.kind == "cookie", keys.c.expires >= before + LIFE)
    named = (seats.c.person, tables.c.host, schema.results.c.person, uploads.c.person, notes.c.person)
    spoken_of = [sa.exists().where(place == people.c.id) for place in named]
    gone = people.c.created < before, people.c.banned == "", ~seen, *(~one for one in spoken_of)
    return sa.select(people.c.id).where(*gone).order_by(people.c.created)


def remove_people(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Remove people of whom nothing else speaks."""
    for table in (keys, schema.restrictions):
        connection.execute(table.delete().where(table.c.person.in_(ids)))
    connection.execute(people.delete().where(people.c.id.in_(ids)))
