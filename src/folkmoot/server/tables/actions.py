"""What people do at a table: play, take back, vote, chat, react. Socket and plain requests both end here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import ParamSpec, TypeVar

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.errors import Refused
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.writer import Conflict
from folkmoot.server.tables import undo
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables, settled
from folkmoot.server.tables.playing import Ack, ack, claim, move, time_up

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 7
"""How often something is repeated while other processes write into the same table."""


def again(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Repeat what another process has forestalled: the table has been read again, and it may still be possible."""

    @wraps(method)
    async def repeated(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await method(*args, **kwargs)
            except Refused as refused:
                if refused.code != "stale":
                    raise
        return await method(*args, **kwargs)

    return repeated


@again
async def play(live: LiveTables, table_id: str, person: Person | None, given: messages.Play, kept: float = 0.0) -> Ack:
    """A move that waits for whatever it needs: the table, its lock, somebody who was away."""
    async with live.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        stand_in = table.seats[seat].stand_in
        if stand_in is not None and (seat, given.id) not in table.clients:
            table.check_moment(seat, given.version)
            if stand_in["why"] == "timeout":
                raise time_up(seat)
            await come_back(live, entry, seat)
        answer: Ack | Refused = await settled(partial(move, live, entry, person, given, kept))
        if isinstance(answer, Refused):
            raise answer
        return answer


async def come_back(live: LiveTables, entry: Entry, seat: int) -> None:
    """Somebody is back at the table; after a fallen flag only so often."""
    held = entry.table.seats[seat]
    if held.stand_in is not None and held.stand_in["why"] == "timeout" and held.returns == 0:
        raise Refused(
            "out_of_time", "the flag has fallen for the last time: a bot plays this seat to the end", seat=seat
        )
    who = {"kind": "human", "name": held.name}
    await live.commit(entry, [entry.table.note("seat", seat=seat, who=who)], seat)


@again
async def take_back(live: LiveTables, table_id: str, person: Person | None, given: messages.Undo) -> Ack:
    async with live.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        if (seat, given.id) not in table.clients:
            table.check_playing()
            table.check_version(given.version)
            rows, by_vote = undo.undo(table, seat, given.to, live.now())
            table.meta["taken_back"] = table.meta["taken_back"] or by_vote
            await live.commit(entry, rows, seat, given.id)
        version = entry.table.clients[seat, given.id]
        return ack(given.id, version, closed=undo.was_done(entry.table, version))


@again
async def vote(live: LiveTables, table_id: str, person: Person | None, given: messages.Vote) -> Ack:
    async with live.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        if (seat, given.id) not in table.clients:
            table.check_playing()
            rows, by_vote = undo.answer(table, seat, given.on, given.answer)
            table.meta["taken_back"] = table.meta["taken_back"] or by_vote
            await live.commit(entry, rows, seat, given.id)
        return ack(given.id, entry.table.clients[seat, given.id])


async def chat(live: LiveTables, table_id: str, person: Person | None, given: messages.Chat) -> Ack:
    """A line for all; only people with a seat may write."""
    live.recovery.check()
    entry = await live.get(table_id)
    held = entry.table.held(person.id if person is not None else None)
    seat = held[0] if held else claim(entry.table, person, 0)
    line: Doc = {"seat": seat, "name": entry.table.seats[seat].name, "text": given.text, "at": live.now()}
    values = {"table_id": table_id, "client": given.id, **line}
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
        live.publish_chat(entry, line)
    else:  # it may be one of which nobody knew whether it was stored
        await live.tell_chats(entry)
    return ack(given.id, entry.stored)


async def react(live: LiveTables, table_id: str, person: Person | None, given: messages.React) -> Ack:
    """A sign for all who look at the table now; only people with a seat may give one. Nothing is stored."""
    entry = await live.get(table_id)
    seat = claim(entry.table, person, given.seat)
    live.publish_reaction(entry, seat, given.what)
    live.reacted(table_id, seat, given.what)
    return ack(given.id, entry.stored)
