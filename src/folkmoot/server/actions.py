"""What people do at a table: play, take back, vote, chat, ask for a hint. Socket and plain requests both end here."""

from __future__ import annotations

import time
from collections.abc import Callable

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server import back, messages, schema
from folkmoot.server.brains import Brains, Stuck, make_question
from folkmoot.server.errors import Refused
from folkmoot.server.hub import Entry, Hub
from folkmoot.server.people import Person
from folkmoot.server.store import Conflict
from folkmoot.server.table import Table

Ack = Doc
HINT_LEVEL = "strong"


def ack(id: str, version: int, closed: bool = True) -> Ack:
    return {"type": "ack", "id": id, "version": version, "closed": closed}


async def play(hub: Hub, table_id: str, person: Person | None, given: messages.Play) -> Ack:
    """Steps of a choice: kept as a draft, or written as a row if they close it."""
    async with hub.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        done = table.clients.get((seat, given.id))
        if done is not None:
            return ack(given.id, done)
        table.check_moment(seat, given.version)
        if table.seats[seat].stand_in is not None:
            await come_back(hub, entry, seat)
        rows = make_move(hub, entry, seat, given.steps)
        if not rows:
            return ack(given.id, table.version, closed=False)
        await hub.commit(entry, rows, seat, given.id)
        return ack(given.id, entry.table.clients[seat, given.id])


def play_now(
    hub: Hub, entry: Entry, person: Person | None, given: messages.PlainPlay, reply: Callable[[Ack | Refused], None]
) -> bool:
    """`play` without waiting for anything but the disk. False: it has to wait for something else, nothing was done."""
    if not entry.lock.take():
        return False
    kept = False

    def ended(refused: Refused | None) -> None:
        entry.lock.give()
        reply(refused or ack(given.id, entry.table.clients[seat, given.id]))

    try:
        if not entry.sure or not hub.recovery.storing:
            return False
        table = entry.table
        seat = claim(table, person, given.seat)
        if (seat, given.id) in table.clients or table.seats[seat].stand_in is not None:
            return False
        table.check_moment(seat, given.version)
        rows = make_move(hub, entry, seat, given.steps)
        if rows:
            hub.commit_then(entry, rows, seat, given.id, ended)
            kept = True
        else:
            reply(ack(given.id, table.version, closed=False))
    except Refused as refused:
        reply(refused)
    except BaseException:
        entry.sure = False
        raise
    finally:
        if not kept:
            hub.check(entry)
            entry.lock.give()
    return True


def make_move(hub: Hub, entry: Entry, seat: int, steps: list[str]) -> list[Doc]:
    """The rows of a closed choice, still to be stored; none: the steps are kept as a draft."""
    done = entry.table.advance(steps)
    if done.closed:
        return entry.table.move(done)
    entry.table.keep_draft(steps, done.state)
    hub.tell_seat(entry, seat)
    return []


def claim(table: Table, person: Person | None, seat: int) -> int:
    return table.check_seat(seat, person.id if person is not None else None).seat


async def come_back(hub: Hub, entry: Entry, seat: int) -> None:
    """Whoever plays is back at the table."""
    who = {"kind": "human", "name": entry.table.seats[seat].name}
    await hub.commit(entry, [entry.table.note("seat", seat=seat, who=who)], seat)


async def undo(hub: Hub, table_id: str, person: Person | None, given: messages.Undo) -> Ack:
    async with hub.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        done = table.clients.get((seat, given.id))
        if done is not None:
            return ack(given.id, done)
        table.check_playing()
        table.check_version(given.version)
        rows, by_vote = back.undo(table, seat, given.to)
        table.meta["taken_back"] = table.meta["taken_back"] or by_vote
        await hub.commit(entry, rows, seat, given.id)
        return ack(given.id, entry.table.clients[seat, given.id], closed=rows[-1]["kind"] == "undo")


async def vote(hub: Hub, table_id: str, person: Person | None, given: messages.Vote) -> Ack:
    async with hub.changing(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        done = table.clients.get((seat, given.id))
        if done is not None:
            return ack(given.id, done)
        table.check_playing()
        rows, by_vote = back.answer(table, seat, given.on, given.answer)
        table.meta["taken_back"] = table.meta["taken_back"] or by_vote
        await hub.commit(entry, rows, seat, given.id)
        return ack(given.id, entry.table.clients[seat, given.id])


async def chat(hub: Hub, table_id: str, person: Person | None, given: messages.Chat) -> Ack:
    """A line for all; only people with a seat may write."""
    hub.recovery.check()
    entry = await hub.get(table_id)
    held = entry.table.held(person.id if person is not None else None)
    seat = held[0] if held else claim(entry.table, person, 0)
    line: Doc = {"seat": seat, "name": entry.table.seats[seat].name, "text": given.text, "at": time.time()}
    values = {"table_id": table_id, "client": given.id, **line}
    chats = schema.chats
    same = sa.select(chats.c.id).where(*(chats.c[name] == values[name] for name in ("table_id", "seat", "client")))

    def work(connection: sa.Connection) -> int | None:
        if connection.execute(same).first() is not None:
            return None
        found = connection.execute(chats.insert().values(**values).returning(chats.c.id)).scalar_one()
        for statement, parameters in hub.announce(table_id, entry.table.version):
            connection.execute(statement, parameters)
        return int(found)

    try:
        line["id"] = await hub.store.write(work)
    except Conflict:  # another process was told the same
        line["id"] = None
    if line["id"] is not None:
        hub.publish_chat(entry, line)
    else:  # it may be one of which nobody knew whether it was stored
        await hub.tell_chats(entry)
    return ack(given.id, entry.stored)


async def hint(hub: Hub, brains: Brains, table_id: str, person: Person | None, given: messages.Hint) -> Doc:
    """What a strong bot would do here, and what else it thought of."""
    async with hub.locked(table_id) as entry:
        table = entry.table
        seat = claim(table, person, given.seat)
        table.check_moment(seat, given.version)
        if not table.meta["hints"]:
            raise Refused("not_allowed", "there are no hints at this table")
        state = table.draft_state or table.state
        question = make_question(table.meta["game"], state.view(seat).data, HINT_LEVEL)
    try:
        answer = await brains.ask(question)
    except Stuck:
        raise Refused("busy", "nobody had an idea in time") from None
    return {"type": "hint", "id": given.id, "text": answer["move"], "why": answer["considered"]}
