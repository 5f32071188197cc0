"""Games from files with their reviews, and reviews of tables: kept, found, and removed when nobody asks for them.

What is asked for often is small and stands by itself, so that nobody reads a whole record to learn how far its review
is; records and reviews go from the database to the client, or to the process that reads them, without being parsed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.shared_clock import time_of

MOST_UPLOADS = 20
"""Games from files that are kept for a person; the oldest make room."""
DAY = 86_400.0
SEEN = DAY
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


class Upload(NamedTuple):
    """A game from a file as it is kept, so that its size is known: the fields of a record and no others."""

    id: str
    head: Doc
    """Summary without the record: the game, number of players, options and seats."""
    notes: list[Doc] | None
    """Those that came with it."""
    record: str
    """JSON, without the notes."""
    of: int
    """Rows that a review judges."""

    @property
    def size(self) -> int:
        """Bytes of its record and notes."""
        return len(self.record.encode()) + len(orjson.dumps(self.notes))


class Head(NamedTuple):
    """Summary of a game from a file."""

    person: str
    """Person who uploaded it first."""
    doc: Doc
    notes: list[Doc]
    asked: float


class Progress(NamedTuple):
    """Progress of a review."""

    how: str
    """JSON: with what care."""
    done: int
    of: int
    review: str | None
    """JSON, when it is done."""
    asked: float


def head_of(connection: sa.Connection, id: str) -> Head:
    columns = (uploads.c.person, uploads.c.head, uploads.c.notes, uploads.c.asked)
    found = connection.execute(sa.select(*columns).where(uploads.c.id == id)).first()
    if found is None:
        raise no_record()
    return Head(found.person, orjson.loads(found.head), orjson.loads(found.notes or "[]"), found.asked)


def record_of(connection: sa.Connection, id: str) -> str:
    """The record of a game from a file without its notes, JSON."""
    found: str | None = connection.execute(sa.select(uploads.c.record).where(uploads.c.id == id)).scalar()
    if found is None:
        raise no_record()
    return found


def notes_from_file(connection: sa.Connection, id: str) -> list[Doc] | None:
    found = connection.execute(sa.select(uploads.c.notes).where(uploads.c.id == id)).scalar()
    return None if found is None else list(orjson.loads(found))


def no_record() -> Refused:
    return Refused("no_record", "there is no such game here: open its file again")


def is_kept(connection: sa.Connection, id: str) -> bool:
    return connection.execute(sa.select(uploads.c.id).where(uploads.c.id == id)).first() is not None


def keep_upload(connection: sa.Connection, upload: Upload, person: str, most: float) -> None:
    """Keep a game from a file, unless it would be more than `most` bytes of this person within a day; of what they
    uploaded before, the newest."""
    if is_kept(connection, upload.id):
        return
    now = time_of(connection)
    check_day(connection, upload.size, person, most, now)
    values = {
        "head": orjson.dumps(upload.head).decode(),
        "notes": None if upload.notes is None else orjson.dumps(upload.notes).decode(),
        "record": upload.record,
        "size": upload.size,
    }
    progress = {"how": "{}", "parts": "", "done": 0, "of": upload.of, "review": None, "at": now, "asked": now}
    connection.execute(sa.insert(uploads).values(id=upload.id, person=person, **values, **progress))
    mine = sa.select(uploads.c.id).where(uploads.c.person == person).order_by(uploads.c.at.desc()).offset(MOST_UPLOADS)
    gone = list(connection.execute(mine).scalars())
    if gone:
        remove_uploads(connection, gone)


def check_day(connection: sa.Connection, size: int, person: str, most: float, now: float) -> None:
    """Refuse what is more than somebody may upload within a day; saying what is left, and when there will be more."""
    within = sa.select(uploads.c.at, uploads.c.size).where(uploads.c.person == person, uploads.c.at > now - DAY)
    known = connection.execute(within.order_by(uploads.c.at)).all()
    used = sum(one.size for one in known)
    if used + size > most:
        raise too_much("yours", size, most - used, known[0].at + DAY - now if known else DAY)


def too_much(whose: str, size: int, left: float, seconds: float) -> Refused:
    """The refusal of an upload for which there is no room today."""
    room = max(0, int(left))
    text = f"this game takes {size} bytes; of {whose}, {room} more are kept today"
    return Refused("too_much", text, seconds=max(1, int(seconds + 1)), left=room, size=size)


# Reviews.


def progress_of(connection: sa.Connection, game: ReviewedGame) -> Progress | None:
    columns = [game.rows.c[name] for name in Progress._fields]
    found = connection.execute(sa.select(*columns).where(game.mine)).first()
    return None if found is None else Progress(*found)


def parts_of(connection: sa.Connection, game: ReviewedGame, how: str) -> list[str]:
    """Return the parts judged so far with this care, JSON row by row."""
    columns = (game.rows.c.how, game.rows.c.parts)
    found = connection.execute(sa.select(*columns).where(game.mine)).first()
    return found.parts.split("\n") if found is not None and found.how == how and found.parts else []


def begin_review(connection: sa.Connection, game: ReviewedGame) -> None:
    """Write down that a table's game is to be reviewed, so that this goes on after a restart."""
    if connection.execute(sa.select(reviews.c.done).where(game.mine)).first() is None:
        now = time_of(connection)
        values = {"how": "{}", "parts": "", "done": 0, "of": 0, "review": None, "at": now, "asked": now}
        connection.execute(sa.insert(reviews).values(table_id=game.id, **values))


def keep_parts(connection: sa.Connection, game: ReviewedGame, how: str, parts: Sequence[str], of: int) -> None:
    """Keep what was judged; Refused: the game, or its review, has gone meanwhile."""
    values = {
        "how": how,
        "parts": "\n".join(parts),
        "done": len(parts),
        "of": of,
        "review": None,
        "at": time_of(connection),
    }
    if not connection.execute(sa.update(game.rows).where(game.mine).values(**kept_at(game, values))).rowcount:
        raise no_record()


def keep_review(connection: sa.Connection, game: ReviewedGame, how: str, review: str, of: int) -> None:
    """Keep a whole review, JSON, in place of its parts."""
    values = {"how": how, "parts": "", "done": of, "of": of, "review": review, "at": time_of(connection)}
    connection.execute(sa.update(game.rows).where(game.mine).values(**kept_at(game, values)))


def kept_at(game: ReviewedGame, values: Doc) -> Doc:
    """Values with the time they were kept; of a game from a file, the time that it was uploaded stays."""
    return {name: value for name, value in values.items() if name != "at" or not game.uploaded}


def is_unnoted(asked: float, now: float) -> bool:
    """Tell whether it was not written down within a day that somebody asked."""
    return asked < now - SEEN


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
