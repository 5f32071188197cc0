"""Follower of the log of acts: a running server notices changes by another of its processes, or by a command.

Acts of hosts and operators are written to a log. Every process looks there every second and reads again what it has in
memory of the tables and people concerned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from folkmoot.server.errors import Refused
from folkmoot.server.storage import acts
from folkmoot.server.storage.people import People
from folkmoot.server.tables import table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables

SHUT_OUT = ("ban", "forget")
"""Deeds of operators after which somebody's sockets are closed."""
SAID = ("rename", "remove-line", "forget")
"""Deeds after which chat reads otherwise."""


class Following:
    """The acts that this process has noticed."""

    def __init__(self, live: LiveTables, people: People) -> None:
        self.live = live
        self.people = people
        self.end_of: Callable[[str], None] = lambda person: None
        """Lets go of somebody's sockets."""
        self._from = 0
        """Acts with a number up to this one are not read again."""
        self._seen: set[int] = set()

    async def begin(self, end_of: Callable[[str], None]) -> None:
        """Take what was done so far as known: no table is in memory yet."""
        self.end_of = end_of
        self._from = await self.live.store.read(acts.newest)

    async def look(self) -> None:
        """Take notice of what is new."""
        found = await self.live.store.read(lambda connection: acts.after(connection, self._from))
        for row in found:
            if row.id not in self._seen:
                self._seen.add(row.id)
                await self._notice(row)
        self._from = max(self._from, max(self._seen, default=0) - acts.LOOKED_BACK)
        self._seen = {id for id in self._seen if id > self._from}

    async def _notice(self, row: sa.Row[Any]) -> None:
        if row.person is not None and row.table_id is None:  # by the operator, or by themselves
            self.people.forgotten(row.person)
            if row.what in SHUT_OUT:
                self.end_of(row.person)
        for entry in list(self.live.entries.values()):
            if entry.table.id == row.table_id or (row.table_id is None and concerns(entry, row.person)):
                await self._read_again(entry, row.what in SAID)

    async def _read_again(self, entry: Entry, chat_too: bool) -> None:
        """Read a table again if it is another by now; what is gone leaves memory."""
        live, table = self.live, entry.table
        try:
            async with live.locked(table.id) as entry:
                if await live.store.read(lambda connection: table_store.differs(connection, entry.table)):
                    await live.reload(entry)
                if chat_too:
                    await live.tell_chat_anew(entry)
        except Refused as refused:
            if refused.code == "no_table":
                live.entries.pop(table.id, None)
                for peer in list(entry.peers):
                    peer.end()


def concerns(entry: Entry, person: str | None) -> bool:
    """Tell whether somebody has to do with a table in memory."""
    table = entry.table
    people = {seat.person for seat in table.seats} | {table.meta["host"]} | {peer.person for peer in entry.peers}
    return person in people
