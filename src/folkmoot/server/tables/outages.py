"""Outages of the server: no clock runs during one.

The servers of a database leave a pulse in it, every few seconds. A gap in the pulse means that no server was running,
or none could store a move, which is the same to a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Conflict

if TYPE_CHECKING:
    from folkmoot.server.tables.live import LiveTables

PULSE = 5.0
"""Seconds from one sign of life to the next."""
MISSED = 3 * PULSE
"""A longer pause is an outage, whatever the reason."""
KEPT = 90 * 86_400.0
"""Longer than any clock runs."""
KEY = "pulse"
SERVING = 7106534
"""The advisory lock that all servers of a PostgreSQL database hold together."""

Outage = tuple[float, float]


class Outages:
    """Outages known to this process, and its own pulse."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.known: list[Outage] = []
        """From, until; in the order of time. Tables share this list."""

    def begin(self) -> None:
        """The server starts: if no other was running, it was away since the last pulse."""
        with self.live.store.engine.begin() as connection:
            self.live.store.measure(connection)
            self.known[:] = beat(connection, self.live.now(), is_alone(connection))

    async def beat(self, away: bool = False) -> None:
        """A sign of life. `away`: nothing could be stored before it."""

        def work(connection: sa.Connection) -> list[Outage]:
            self.live.store.measure(connection)
            return beat(connection, self.live.now(), away)

        try:
            found = await self.live.store.write(work)
        except Conflict:  # another process wrote the first pulse of all
            return
        if found == self.known:
            return
        self.known[:] = found
        for entry in list(self.live.entries.values()):
            if entry.sure and entry.table.deadline() is not None:
                self.live.publish(entry, table_too=True)


def is_alone(connection: sa.Connection) -> bool:
    """Return True if no other server uses the database. With SQLite there is a lock file."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(sa.text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": SERVING}).scalar())


def beat(connection: sa.Connection, now: float, away: bool) -> list[Outage]:
    """Leave a pulse; if there was a pause before it, note that and put off what is due. Returns all outages."""
    meta, outages, tables = schema.meta, schema.outages, schema.tables
    mine = meta.c.key == KEY
    last = connection.execute(sa.select(meta.c.value).where(mine).with_for_update()).scalar()
    if last is None:
        connection.execute(meta.insert(), {"key": KEY, "value": repr(now)})
    elif now > (began := float(last)):
        connection.execute(meta.update().where(mine).values(value=repr(now)))
        if away or now - began > MISSED:
            connection.execute(outages.insert(), {"began": began, "ended": now})
            due = tables.update().where(tables.c.status == "playing", tables.c.deadline > began)
            connection.execute(due.values(deadline=tables.c.deadline + (now - began)))
            connection.execute(outages.delete().where(outages.c.ended < now - KEPT))
    found = connection.execute(sa.select(outages.c.began, outages.c.ended).order_by(outages.c.began))
    return [(row.began, row.ended) for row in found]
