"""Notes on finished games: of tables, and of games that somebody brought in a file."""

from __future__ import annotations

from collections.abc import Sequence

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.core.notes import MOST_NOTES
from folkmoot.server.errors import Refused
from folkmoot.server.storage import acts, schema
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.shared_clock import time_of

notes = schema.notes


def of_game(connection: sa.Connection, id: str, person: Person | None = None, hosts: bool = False) -> list[Doc]:
    """The notes on a game in its order, as whoever asks is told of them; who `hosts` the game may remove them all."""
    found = connection.execute(sa.select(notes).where(notes.c.game_id == id).order_by(notes.c.row, notes.c.id))
    return [
        {
            "id": note.id,
            "at": note.row,
            "by": note.name,
            "text": note.text,
            "variation": orjson.loads(note.variation),
            "mine": person is not None and note.person == person.id,
            "removable": hosts or (person is not None and note.person == person.id),
        }
        for note in found
    ]


def add(connection: sa.Connection, id: str, person: Person, note: Doc) -> None:
    mine = sa.select(sa.func.count()).select_from(notes).where(notes.c.game_id == id)
    if connection.execute(mine).scalar_one() >= MOST_NOTES:
        raise Refused("too_large", f"a game can have at most {MOST_NOTES} notes")
    values = {"row": note["at"], "text": note["text"], "variation": orjson.dumps(note["variation"]).decode()}
    connection.execute(
        sa.insert(notes).values(game_id=id, person=person.id, name=person.name, at=time_of(connection), **values)
    )


def change(connection: sa.Connection, id: str, note: int, person: Person, text: str) -> None:
    """Another text for a note of one's own."""
    found = connection.execute(sa.select(notes.c.variation).where(own(id, note, person))).first()
    if found is None:
        raise no_note()
    if not text and not orjson.loads(found.variation):
        raise Refused("bad_request", "a note needs a text or a variation", where="text")
    connection.execute(sa.update(notes).where(own(id, note, person)).values(text=text))


def remove(connection: sa.Connection, id: str, note: int, person: Person, hosts: bool) -> None:
    """Remove one's own note, or, at a table of one's own, anybody's."""
    here = sa.and_(notes.c.game_id == id, notes.c.id == note)
    found = connection.execute(sa.select(notes.c.person).where(here)).first()
    if found is None or not (hosts or found.person == person.id):
        raise no_note()
    connection.execute(sa.delete(notes).where(here))
    if found.person != person.id:
        insert, values = acts.statement("remove-note", by=person.id, table=id, person=found.person)
        connection.execute(insert, values)


def own(id: str, note: int, person: Person) -> sa.ColumnElement[bool]:
    return sa.and_(notes.c.game_id == id, notes.c.id == note, notes.c.person == person.id)


def no_note() -> Refused:
    return Refused("not_found", "you have not written such a note")


def in_record(record: Doc, kept: Sequence[Doc]) -> Doc:
    """A record with what was noted on it here, after what it brought along."""
    if not kept:
        return record
    parts = ("at", "by", "text", "variation")
    found = [{part: note[part] for part in parts if note[part] not in ("", [])} for note in kept]
    return {**record, "notes": [*record.get("notes", []), *found]}
