"""The way in for clients without sockets: a request that waits until there is something new."""

from __future__ import annotations

import asyncio
import contextlib

import orjson

from folkmoot.core import Doc
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import recovery, table_store
from folkmoot.server.tables.entry import Peer
from folkmoot.server.tables.telling import close_hand
from folkmoot.server.web.context import Context
from folkmoot.server.web.socket import hello

LONGEST = 25.0


class Waiter(Peer):
    """A request that is told of the next change."""

    def __init__(self, person: str | None, seat: int | None, version: int, key: str | None) -> None:
        super().__init__(person, key, changes=False, lasting=False)
        self.seat = seat
        self.version = version
        self.told = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.told.set()

    def end(self) -> None:
        """It is told why when it asks again what it may see."""
        self.told.set()


async def poll(
    context: Context,
    id: str,
    person: Person | None,
    address: str,
    since: int | None,
    seat: int | None,
    key: str | None,
    wait: float,
) -> Doc:
    """`hello` and `update`, at once if the client does not have the newest version, else after the next change."""
    live = context.live
    me = person.id if person is not None else None
    async with live.locked(id) as entry:
        context.lobby.check_seen(entry.table, person, key)
        held = entry.table.held(me)
        waiter = Waiter(me, held[0] if len(held) == 1 else None, entry.table.version, key)
        if seat is not None and seat != waiter.seat:
            entry.table.check_seat(seat, me)
            waiter.seat = seat
        if since == entry.table.version and wait > 0:
            entry.peers.add(waiter)
            context.runner.notice(entry)
    if waiter in entry.peers:
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(waiter.told.wait(), min(wait, LONGEST))
        finally:
            entry.peers.discard(waiter)
    chat = await live.store.read(lambda connection: table_store.load_chats(connection, id))
    async with live.locked(id) as entry:
        context.lobby.check_seen(entry.table, person, key)
        close_hand(entry.table, waiter)
        since = context.afforded(entry.table, since, me, address)
        update = orjson.loads(live.update(entry, waiter.seat, since))
        trouble = [] if live.storing else [recovery.message(False)]
        return {"messages": [hello(entry, me, chat, live.now()), update, *trouble]}
