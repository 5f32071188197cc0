"""Games from files with their reviews, and reviews of tables: kept, found, and removed when nobody asks for them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema

MOST_UPLOADS = 20
"""Games from files that are kept for a person; the oldest make room."""
SEEN = 86_400.0
"""Seconds within which it is written down once that somebody asked for something."""
uploads, reviews, notes = schema.uploads, schema.reviews, schema.notes


@dataclass(frozen=True)
class ReviewedGame:
    """A game, and where what was judged of it is kept."""

    id: str
    uploaded: bool = False
    """From a file, by the digest of its record; else of a table."""

    @property
    def rows(self) -> sa.Table:
        return uploads if self.uploaded else reviews

    @property
    def mine(self) -> sa.ColumnElement[bool]:
        return (uploads.c.id if self.uploaded else reviews.c.table_id) == self.id


class UploadedGame(NamedTuple):
    record: Doc
    person: str
    """Who uploaded it first."""


def uploaded_game(connection: sa.Connection, id: str) -> UploadedGame:
    wanted = sa.select(uploads.c.record, uploads.c.person).where(uploads.c.id == id)
    found = connection.execute(wanted).first()
    if found is None:
        raise Refused("no_record", "there is no such game here: open its file again")
    return UploadedGame(orjson.loads(found.record), found.person)


def keep_upload(connection: sa.Connection, id: str, person: str, record: Doc) -> None:
    """Keep a record that somebody uploaded; of what they uploaded before, the newest."""
    now = time.time()
    if connection.execute(sa.select(uploads.c.id).where(uploads.c.id == id)).first() is None:
        values = {"how": "{}", "parts": "[]", "at": now, "asked": now, "record": orjson.dumps(record).decode()}
        connection.execute(sa.insert(uploads).values(id=id, person=person, **values))
    mine = sa.select(uploads.c.id).where(uploads.c.person == person).order_by(uploads.c.at.desc()).offset(MOST_UPLOADS)
    gone = list(connection.execute(mine).scalars())
    if gone:
        remove_uploads(connection, gone)


def is_unnoted(connection: sa.Connection, game: ReviewedGame, now: float) -> bool:
    """Tell whether it was not written down within a day that somebody asked for this."""
    late = game.rows.c.asked < now - SEEN
    return connection.execute(sa.select(game.rows.c.asked).where(game.mine, late)).first() is not None


def note_asked(connection: sa.Connection, game: ReviewedGame, now: float) -> None:
    connection.execute(sa.update(game.rows).where(game.mine).values(asked=now))


# What nobody asks for any more.


def old_uploads(before: float) -> sa.Select[Any]:
    return sa.select(uploads.c.id).where(uploads.c.asked < before).order_by(uploads.c.asked)


def remove_uploads(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Remove games from files with their reviews and what was noted on them."""
    connection.execute(sa.delete(notes).where(notes.c.game_id.in_(ids)))
    connection.execute(sa.delete(uploads).where(uploads.c.id.in_(ids)))


def old_reviews(before: float) -> sa.Select[Any]:
    return sa.select(reviews.c.table_id).where(reviews.c.asked < before).order_by(reviews.c.asked)


def remove_reviews(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Remove the reviews of these tables; whoever asks for one has it made again."""
    connection.execute(sa.delete(reviews).where(reviews.c.table_id.in_(tables)))
