"""Notes and variations: on finished tables, by those who sat there; on games from files, by whoever uploaded them."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import orjson
from fastapi import APIRouter, Path, Request
from pydantic import Field

from folkmoot.core import Doc
from folkmoot.core.notes import MOST_MOVES
from folkmoot.server import messages
from folkmoot.server.documents.notes import NotesDoc, TextDoc, VariationDoc
from folkmoot.server.errors import Refused
from folkmoot.server.storage import notes
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.uploads import record_of
from folkmoot.server.web.context import Context
from folkmoot.server.web.dependencies import Anybody, DigestPath, Here, KeyQuery, Me, as_json, large_body

router = APIRouter(prefix="/api")
NotePath = Annotated[int, Path(), Field(ge=1, le=2**31 - 1)]


class Noted(NamedTuple):
    """A game that notes are written on, as far as somebody may know it."""

    id: str
    record: Doc | None
    """None of a game from a file: it is read when it is needed, and not in this process."""
    brought: list[Doc]
    """Notes that came with the record."""
    everything: bool
    """True: they may see every hand, and so variations."""
    may_write: bool
    hosts: bool
    """True: the table is theirs, and with it the notes of others."""

    def check_writer(self) -> None:
        if not self.may_write:
            raise Refused("not_allowed", "only those who played or uploaded the game can write notes")


async def on_table(context: Context, id: str, person: Person | None, key: str | None) -> Noted:
    found = await context.replays.finished(id, person, key, "notes can be written when the game is over")
    return Noted(id, found.record, found.record.get("notes", []), found.open, found.played, found.hosted)


async def on_upload(context: Context, digest: str, person: Person | None) -> Noted:
    found = await context.reviews.uploaded(digest)
    mine = person is not None and person.id == found.person
    return Noted(digest, None, found.notes, True, mine, False)


async def told(context: Context, on: Noted, person: Person | None) -> NotesDoc:
    kept = await context.store.read(lambda connection: notes.of_game(connection, on.id, person, on.hosts))
    blank: Doc = {"id": None, "by": "", "text": "", "variation": [], "mine": False, "removable": False}
    found = [*({**blank, **note} for note in on.brought), *kept]
    if not on.everything:
        found = [{**note, "variation": []} for note in found if note["text"]]
    found.sort(key=lambda note: note["at"])
    return NotesDoc.model_validate({"notes": found, "may_write": on.may_write})


async def add(context: Context, on: Noted, person: Person, given: messages.NewNote) -> NotesDoc:
    on.check_writer()
    note = given.model_dump()
    record: object = on.record
    if record is None:
        record = orjson.Fragment(await context.store.read(lambda connection: record_of(connection, on.id)))
    await context.reading.ours("note", {"record": record, "note": note})
    await context.store.write(lambda connection: notes.add(connection, on.id, person, note))
    return await told(context, on, person)


async def change(context: Context, on: Noted, note: int, person: Person, text: str) -> NotesDoc:
    await context.store.write(lambda connection: notes.change(connection, on.id, note, person, text))
    return await told(context, on, person)


async def remove(context: Context, on: Noted, note: int, person: Person) -> NotesDoc:
    await context.store.write(lambda connection: notes.remove(connection, on.id, note, person, on.hosts))
    return await told(context, on, person)


@router.get("/tables/{id}/notes")
async def notes_on_table(context: Here, person: Anybody, id: str, key: KeyQuery = None) -> NotesDoc:
    """Return the players' notes on a finished game. Variations are for those who may see every hand."""
    return await told(context, await on_table(context, id, person, key), person)


@router.post("/tables/{id}/notes", status_code=201)
async def add_to_table(context: Here, person: Me, id: str, given: messages.NewNote, key: KeyQuery = None) -> NotesDoc:
    """Note something at the position after a row: a text, moves that might have followed, or both."""
    return await add(context, await on_table(context, id, person, key), person, given)


@router.patch("/tables/{id}/notes/{note}")
async def change_on_table(
    context: Here, person: Me, id: str, note: NotePath, given: messages.ChangeNote, key: KeyQuery = None
) -> NotesDoc:
    """Another text for a note of one's own."""
    return await change(context, await on_table(context, id, person, key), note, person, given.text)


@router.delete("/tables/{id}/notes/{note}")
async def remove_from_table(context: Here, person: Me, id: str, note: NotePath, key: KeyQuery = None) -> NotesDoc:
    return await remove(context, await on_table(context, id, person, key), note, person)


@router.get("/records/review/{digest}/notes")
async def notes_on_upload(context: Here, person: Anybody, digest: DigestPath) -> NotesDoc:
    """Return the notes that came with a file, and those of the person who uploaded it."""
    return await told(context, await on_upload(context, digest, person), person)


@router.post("/records/review/{digest}/notes", status_code=201)
async def add_to_upload(context: Here, person: Me, digest: DigestPath, given: messages.NewNote) -> NotesDoc:
    return await add(context, await on_upload(context, digest, person), person, given)


@router.patch("/records/review/{digest}/notes/{note}")
async def change_on_upload(
    context: Here, person: Me, digest: DigestPath, note: NotePath, given: messages.ChangeNote
) -> NotesDoc:
    return await change(context, await on_upload(context, digest, person), note, person, given.text)


@router.delete("/records/review/{digest}/notes/{note}")
async def remove_from_upload(context: Here, person: Me, digest: DigestPath, note: NotePath) -> NotesDoc:
    return await remove(context, await on_upload(context, digest, person), note, person)


@router.get("/tables/{id}/variation")
async def variation(context: Here, person: Me, id: str) -> VariationDoc:
    """Return the standing moves at a table for analysis, for a note on the game that it goes on from."""
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, None)
        if not table.meta["analysis"] or not table.held(person.id):
            raise Refused("not_allowed", "variations can only be tried at your own analysis table")
        moves = [{"seat": row["seat"], "steps": row["steps"]} for row in table.standing]
    return VariationDoc.model_validate({"variation": moves[:MOST_MOVES]})


@router.post("/records/text", response_model=TextDoc, openapi_extra=large_body(messages.Telling))
async def text_of_moment(context: Here, request: Request, person: Me) -> object:
    """A record after row `at` as a text: the board in words, and what is noted there, variations move by move."""
    return as_json(await context.reading.answer("text", context.owner(request.scope, person), request.body))
