"""Retention: a table of what is forgotten after how long. One process of a database removes it, a little at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa

from folkmoot.server.settings import Settings
from folkmoot.server.storage import aging, erasure, uploads
from folkmoot.server.storage.store import Store

log = logging.getLogger("folkmoot.server")
DAY = 86_400.0
SWEEP = 600.0
"""Seconds between two looks at what is too old."""
BATCH = 50
"""Number of things of a kind that are removed in one transaction."""
PAUSE = 0.2
"""Seconds between two such transactions, for everybody else's."""
LEASE = "retention"


class Kind(NamedTuple):
    """Something that is forgotten when nothing was heard of it for some time."""

    name: str
    """As the log and docs/hosting.md call it."""
    setting: str
    """The field of `Settings` that holds its days; 0: it is kept for ever."""
    old: Callable[[float], sa.Select[Any]]
    """Selects the keys, one column, of what was last asked for, or changed, before a moment (seconds since 1970)."""
    remove: Callable[[sa.Connection, Sequence[Any]], None]
    """Removes what has these keys, and everything that belongs to it."""


KINDS = (
    Kind("games from files", "keep_uploads", uploads.old_uploads, uploads.remove_uploads),
    Kind("reviews of tables", "keep_uploads", uploads.old_reviews, uploads.remove_reviews),
    Kind("tables without a game", "keep_waiting", aging.old_waiting, erasure.remove_tables),
    Kind("games", "keep_games", aging.old_games, erasure.remove_tables),
    Kind("lines of chat", "keep_chat", aging.old_chat, aging.remove_chat),
    Kind("people", "keep_people", aging.old_people, aging.remove_people),
)


class Lessor(Protocol):
    """Lets one process of several do something."""

    async def take(self, id: str) -> bool: ...

    async def give(self, id: str) -> None: ...


class Retention:
    """Removes what is too old."""

    def __init__(self, store: Store, settings: Settings, leases: Lessor | None, clock: Callable[[], float]) -> None:
        """`leases`: None where no other process has this database."""
        self.store = store
        self.settings = settings
        self.leases = leases
        self.clock = clock

    async def sweep(self) -> None:
        """Remove all that is too old now, unless another process does."""
        if self.leases is not None and not await self.leases.take(LEASE):
            return
        try:
            for kind in KINDS:
                await self._remove(kind)
        finally:
            if self.leases is not None:
                await self.leases.give(LEASE)

    async def _remove(self, kind: Kind) -> None:
        days: int = getattr(self.settings, kind.setting)
        if not days:
            return
        old = kind.old(self.clock() - days * DAY).limit(BATCH)

        def work(connection: sa.Connection) -> int:
            keys = list(connection.execute(old).scalars())
            if keys:
                kind.remove(connection, keys)
            return len(keys)

        removed = 0
        while count := await self.store.write(work):
            removed += count
            await asyncio.sleep(PAUSE)
        if removed:
            log.info("%d %s were removed: nothing was heard of them in %d days", removed, kind.name, days)
