"""Actions of people at a table: play, take back, vote, chat, react. Socket and plain requests both end here."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.errors import Refused
from folkmoot.server.play_message import PlainPlay
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.writer import Conflict
from folkmoot.server.tables import playing, undo, votes
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.playing import Ack, ack, claim
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.waiting import outcome, retried
from folkmoot.server.tables.writing import Change


async def play(live: LiveTables, table_id: str, person: str | None, given: PlainPlay, kept: float = 0.0) -> Ack:
    """A move of whoever waits for the answer; `person` may be `BOT`."""

    def begin(then: Callable[[Ack | Exception], None]) -> None:
        playing.play(live, table_id, person, given, kept, lambda _, answer: then(answer))

    answer = await outcome(begin)
    if isinstance(answer, Exception):
        raise answer
    return answer


async def take_back(live: LiveTables, table_id: str, person: Person | None, given: messages.Undo) -> Ack:
    def rows_of(table: Table, seat: int) -> tuple[list[Doc], bool]:
        table.check_playing()
        table.check_version(given.version)
        return undo.undo(table, seat, given.to, live.now())

    table, n = await agree_on(live, table_id, person, given, given.version, rows_of)
    return ack(given.id, n, closed=undo.was_done(table, n))


async def vote(live: LiveTables, table_id: str, person: Person | None, given: messages.Vote) -> Ack:
    def rows_of(table: Table, seat: int) -> tuple[list[Doc], bool]:
        return votes.answer(table, seat, given.on, given.answer)

    _, n = await agree_on(live, table_id, person, given, 0, rows_of)
    return ack(given.id, n)


@retried
async def agree_on(
    live: LiveTables,
    table_id: str,
    person: Person | None,
    given: messages.Undo | messages.Vote,
    version: int,
    rows_of: Callable[[Table, int], tuple[list[Doc], bool]],
) -> tuple[Table, int]:
    """Write what a seat asks for or answers, and what everybody has agreed on with it, unless it was written before.
    The table, and the number of the first row of it."""
    async with live.changing(table_id) as entry:
        await live.catch_up_to(entry, version)
        table = entry.table
        seat = claim(table, person, given.seat)
        if (seat, given.id) not in table.clients:
            rows, by_vote = rows_of(table, seat)
            table.meta["taken_back"] = table.meta["taken_back"] or by_vote
            await live.commit(entry, Change(rows, seat, given.id))
        return entry.table, entry.table.clients[seat, given.id]


async def chat(live: LiveTables, table_id: str, person: Person | None, given: messages.Chat) -> Ack:
    """A line for all; only people with a seat may write."""
    live.recovery.check()
    entry = await live.get(table_id)
    held = entry.table.held(person.id if person is not None else None)
    seat = held[0] if held else claim(entry.table, person, 0)
    check_heard(entry.table, person)
    line: Doc = {"seat": seat, "name": entry.table.seats[seat].name, "text": given.text, "at": live.now()}
    values = {"table_id": table_id, "client": given.id, "person": entry.table.seats[seat].person, **line}
    chats = schema.chats
    same = sa.select(chats.c.id).where(*(chats.c[name] == values[name] for name in ("table_id", "seat", "client")))

    def work(connection: sa.Connection) -> int | None:
        if connection.execute(same).first() is not None:
            return None
        found = connection.execute(chats.insert().values(**values).returning(chats.c.id)).scalar_one()
        for statement, parameters in live.announce(table_id, entry.table.version):
            connection.execute(statement, parameters)
        return int(found)

    try:
        line["id"] = await live.store.write(work)
    except Conflict:  # another process was told the same
        line["id"] = None
    if line["id"] is not None:
        live.publish_chat(entry, {**line, "removed": None})
    else:  # it may be one of which nobody knew whether it was stored
        await live.tell_chats(entry)
    return ack(given.id, entry.stored)


async def react(live: LiveTables, table_id: str, person: Person | None, given: messages.React) -> Ack:
    """A sign for all who look at the table now; only people with a seat may give one. Nothing is stored."""
    entry = await live.get(table_id)
    seat = claim(entry.table, person, given.seat)
    check_heard(entry.table, person)
    live.publish_reaction(entry, seat, given.what)
    live.reacted(table_id, seat, given.what)
    return ack(given.id, entry.stored)


def check_heard(table: Table, person: Person | None) -> None:
    """Refuse what somebody says whom the host has muted."""
    if person is not None and table.is_restricted(person.id, "muted"):
        raise Refused("muted", "the host has muted you at this table")
