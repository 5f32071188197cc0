"""Host's actions on the people at a table: free seats, name, mute and ban, remove lines of chat.

Every action is stored with what it changes and written to the log of acts, by which other processes learn of it.
"""

from __future__ import annotations

import time

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.errors import Refused
from folkmoot.server.storage import acts, schema
from folkmoot.server.storage.alike import distinct
from folkmoot.server.storage.jobs import Statement
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import table_store
from folkmoot.server.tables.leaving import hand_over, vacate
from folkmoot.server.tables.lobby import Lobby
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import SENT_AWAY, Table
from folkmoot.server.tables.waiting import retried
from folkmoot.server.tables.writing import Change

MOST_RESTRICTED = 200
"""People whom the host of one table may have muted or banned."""


@retried
async def act(lobby: Lobby, id: str, person: Person, given: messages.HostAct) -> Doc:
    """Do what a host asks for, and tell everybody at the table."""
    live = lobby.live
    async with live.changing(id) as entry:
        table = entry.table
        lobby.check_host(table, person)
        rows: list[Doc] = []
        more: list[Statement] = []
        if isinstance(given, messages.LiftRestriction):
            about = given.person
            more += lift(table, about, given)
        else:
            seat = other_seat(table, given.seat, person)
            about = seat.person or ""
            match given:
                case messages.FreeSeat():
                    rows, more = free(table, seat, live.now())
                case messages.NameSeat():
                    more = name(table, seat, given.name or "")
                case messages.RestrictSeat():
                    more = restrict(table, about, given)
                    if given.do == "ban":
                        gone, taken = ban(table, about, live.now())
                        rows, more = gone, [*more, *taken]
        more.append(acts.statement(DEEDS[given.do], by=person.id, table=id, person=about))
        for one in table.seats:
            one.here = 0 if one.barred else entry.here(one.person)
        await live.commit(entry, Change(rows, more=more, table_too=True))
        if isinstance(given, messages.NameSeat):
            await live.tell_chat_anew(entry)
        return entry.table.summary(person.id)


DEEDS: dict[str, acts.What] = {
    "free": "free", "name": "rename", "mute": "mute", "unmute": "unmute", "ban": "ban", "unban": "unban",
}  # fmt: skip
"""Word in the log of acts for each action of a host."""


def other_seat(table: Table, number: int, host: Person) -> Seat:
    """The seat of somebody who is not the host."""
    if number >= len(table.seats):
        raise Refused("no_seat", "there is no such seat", seat=number)
    seat = table.seats[number]
    if seat.kind != "human" or seat.person == host.id:
        raise Refused("not_allowed", "this can only be done to other people at the table", seat=number)
    return seat


def free(table: Table, seat: Seat, now: float) -> tuple[list[Doc], list[Statement]]:
    """Make a seat free before the game, hand it to a bot in it. Whoever sat there may come back, unless banned."""
    status = table.meta["status"]
    if status in ("open", "salts"):
        return [], vacate(table, seat.seat)
    if status != "stopped":
        table.check_playing()
    return hand_over(table, [seat.seat], SENT_AWAY, now), []


def name(table: Table, seat: Seat, wanted: str) -> list[Statement]:
    """Call a seat otherwise at this table, in its record and over what was said there; empty: by its number."""
    if table.meta["lesson"]:
        raise Refused("not_allowed", "a lesson has no other people")
    others = [one.name for one in table.seats if one is not seat and one.kind != "open"]
    seat.name = distinct(wanted, others) if wanted else ""
    found = [table_store.save_seat(table, seat)]
    if table.recorder is not None:
        table.recorder.opening["seats"][seat.seat]["name"] = seat.name
        found.append(table_store.save_opening(table))
    chats, notes = schema.chats, schema.notes
    said = chats.update().where(chats.c.table_id == table.id, chats.c.person == seat.person)
    noted = notes.update().where(notes.c.game_id == table.id, notes.c.person == seat.person)
    return [*found, (said.values(name=seat.name), {}), (noted.values(name=seat.name), {})]


def restrict(table: Table, person: str, given: messages.RestrictSeat) -> list[Statement]:
    """Mute or ban somebody."""
    kind = {"mute": "muted", "ban": "banned"}[given.do]
    if table.is_restricted(person, kind):
        return []
    if sum(bool(kinds) for kinds in table.restricted.values()) >= MOST_RESTRICTED:
        raise Refused("not_allowed", f"at most {MOST_RESTRICTED} people can be muted or banned at a table")
    table.restrict(person, kind, True)
    return [(schema.restrictions.insert(), {"table_id": table.id, "person": person, "kind": kind, "at": time.time()})]


def lift(table: Table, person: str, given: messages.LiftRestriction) -> list[Statement]:
    """Let somebody speak, or come, again."""
    kind = {"unmute": "muted", "unban": "banned"}[given.do]
    if not table.is_restricted(person, kind):
        raise Refused("not_found", f"nobody of that id is {kind} at this table", where="person")
    table.restrict(person, kind, False)
    kept = schema.restrictions
    gone = kept.delete().where(kept.c.table_id == table.id, kept.c.person == person, kept.c.kind == kind)
    return [(gone, {})]


def ban(table: Table, person: str, now: float) -> tuple[list[Doc], list[Statement]]:
    """Take all their seats from somebody who is banned."""
    numbers = [seat.seat for seat in table.seats if seat.person == person]
    status = table.meta["status"]
    if status in ("open", "salts"):
        return [], [statement for number in numbers for statement in vacate(table, number)]
    return hand_over(table, numbers, SENT_AWAY, now) if status in ("playing", "stopped") else [], []


async def restricted(lobby: Lobby, id: str, person: Person) -> list[Doc]:
    """Whom the host of a table has muted or banned, for that host."""
    async with lobby.live.locked(id) as entry:
        lobby.check_host(entry.table, person)
    kept, people = schema.restrictions, schema.people
    query = (
        sa.select(kept.c.person, kept.c.kind, kept.c.at, people.c.name)
        .join(people, people.c.id == kept.c.person)
        .where(kept.c.table_id == id)
        .order_by(kept.c.at)
    )
    found = await lobby.live.store.read(lambda connection: connection.execute(query).all())
    return [row._asdict() for row in found]


@retried
async def remove_line(lobby: Lobby, id: str, person: Person, line: int) -> Doc:
    """Remove a line of chat: the host any, whoever wrote it their own. What it said is gone for good."""
    live = lobby.live
    async with live.changing(id) as entry:
        table = entry.table
        lobby.check_seen(table, person, None)
        chats = schema.chats
        here = (chats.c.table_id == id) & (chats.c.id == line)
        found = await live.store.read(lambda connection: connection.execute(sa.select(chats).where(here)).first())
        if found is None:
            raise Refused("not_found", "there is no such line")
        own = found.person == person.id
        if not own and table.meta["host"] != person.id:
            raise Refused("not_allowed", "only the host and whoever wrote a line may remove it")
        if not found.removed:
            gone = chats.update().where(here).values(text="", removed="author" if own else "host")
            more: list[Statement] = [(gone, {})]
            if not own:
                more.append(acts.statement("remove-line", by=person.id, table=id, person=found.person))
            await live.commit(entry, Change(more=more))
        await live.tell_chat_anew(entry)
        return entry.table.summary(person.id)
