"""Reviews of finished games: judged row by row in the bots' processes, behind whoever plays.

What was judged is kept in the database now and then, so that a review goes on after a restart as soon as somebody asks
for it again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import orjson
import sqlalchemy as sa

from folkmoot import games
from folkmoot.bots.review import ITERATIONS, How, Judge, total
from folkmoot.build import build
from folkmoot.core import Doc, FolkmootError
from folkmoot.server.bots.fair import Owner
from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool, Stuck
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Lobby
from folkmoot.server.tables.replays import may_see_all, names_in
from folkmoot.text import texts
from folkmoot.text.review import moment

log = logging.getLogger("folkmoot.server")
INTERPRETED = 40
"""Iterations where nothing is compiled: a hundred times slower."""
KEEP = 5.0
"""Seconds between two times that what was judged is kept."""
REMEMBERED = 50


def told(view: Doc, turn: Doc, record: Doc, language: str) -> Doc:
    """A decision in words; a catalogue that is read for the first time takes a while."""
    seen = games.get(record["game"]).load_view(view)
    return moment(seen, turn, texts(language), names_in(record, language))


Ask = Callable[[str, Doc], Awaitable[bytes]]
"""Something that is asked of a process that reads documents: a job and what it needs."""


@dataclass
class Running:
    """A review under way, or just done."""

    of: int = 0
    parts: list[Doc] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    failed: bool = False
    done: Doc | None = None


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, live: LiveTables, lobby: Lobby, pool: BotPool, leases: Leases | None, ask: Ask) -> None:
        self.live = live
        self.lobby = lobby
        self.pool = pool
        self.leases = leases
        self.ask = ask
        iterations = live.settings.review_iterations or (ITERATIONS if build() == "compiled" else INTERPRETED)
        self.how = How(iterations=iterations)
        self._running: dict[str, Running] = {}
        self._turn = asyncio.Semaphore(1)
        """One review at a time: the others wait."""

    async def record(self, id: str, person: Person | None, key: str | None) -> Doc:
        """The record of a game that may be reviewed by whoever asks."""
        async with self.live.locked(id) as entry:
            table = entry.table
            self.lobby.check_seen(table, person, key)
            if table.recorder is None or not table.over:
                raise Refused("not_over", "a game is reviewed when it is over")
            if not may_see_all(table, person):
                raise Refused("not_allowed", "a review shows every hand: it is for those who played")
            record = table.recorder.record()
        try:
            Judge(games.get(record["game"]), record["players"], self.how)
        except FolkmootError as error:
            raise of_error(error) from None
        return record

    async def begin(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Doc:
        """Make the review, if nobody has yet; how far it is."""
        record = await self.record(id, person, key)
        running = self._running.get(id)
        if running is None or running.failed:
            self._forget()
            running = self._running[id] = Running()
            running.task = asyncio.create_task(self._run(id, record, owner, running))
        return self._told(running)

    async def look(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Doc:
        """How far it is. One that was begun before a restart, or by another process that is no more, goes on."""
        await self.record(id, person, key)
        if id not in self._running:
            kept = await self._kept(id)
            if kept is None:
                return {"status": "none", "done": 0, "of": 0, "review": None}
            return await self.begin(id, person, key, owner)
        return self._told(self._running[id])

    async def moment(self, id: str, person: Person | None, key: str | None, n: int, language: str) -> Doc:
        """A row of a finished review in words, with the board."""
        record = await self.record(id, person, key)
        running = self._running.get(id)
        done = running.done if running is not None else None
        turn = next((turn for turn in done["turns"] if turn["n"] == n), None) if done is not None else None
        if turn is None:
            raise Refused("bad_request", "there is no such row in a finished review", where="n")
        seat = turn["seat"] if turn["decision"] is not None else None
        found = orjson.loads(await self.ask("board of a table", {"record": record, "n": n, "seat": seat}))
        if seat is None:
            return {"n": n, "view": found["view"], "choices": [], "why": []}
        return {"n": n, **found, **await asyncio.to_thread(told, found["view"], turn, record, language)}

    def _told(self, running: Running) -> Doc:
        status = "failed" if running.failed else "done" if running.done is not None else "running"
        return {"status": status, "done": len(running.parts), "of": running.of, "review": running.done}

    def _forget(self) -> None:
        """Finished ones are kept in the database."""
        done = [id for id, one in self._running.items() if one.done is not None or one.failed]
        for id in done[: max(0, len(self._running) - REMEMBERED)]:
            del self._running[id]

    async def _run(self, id: str, record: Doc, owner: Owner, running: Running) -> None:
        leased = False
        try:
            async with self._turn:
                rows = orjson.loads(await self.ask("rows of a table", record))["rows"]
                running.of = len(rows)
                leased = self.leases is None or await self.leases.take(f"review {id}")
                while not leased:  # another process makes it, until it is done or gone
                    assert self.leases is not None
                    running.parts = await self._kept(id) or []
                    await asyncio.sleep(1)
                    leased = await self.leases.take(f"review {id}")
                kept = await self._kept(id) or []
                running.parts = list(kept)
                saved = time.monotonic()
                for row in rows[len(kept) :]:
                    question = {**row, "level": self.how.level, "iterations": self.how.iterations}
                    running.parts.append(await self.pool.review(question, ("review", *owner)))
                    if time.monotonic() > saved + KEEP:
                        await self._keep(id, running.parts)
                        saved = time.monotonic()
                if len(rows) > len(kept):
                    await self._keep(id, running.parts)
            found = total(running.parts, self.how, games.get(record["game"]), record["players"])
            running.done = found
        except (Refused, Unavailable, Stuck) as error:
            running.failed = True
            log.warning("a review failed", extra={"table": id, "reason": type(error).__name__})
        except asyncio.CancelledError:
            raise
        except Exception:
            running.failed = True
            log.exception("a review failed", extra={"table": id})
        finally:
            if leased and self.leases is not None:
                await self.leases.give(f"review {id}")

    async def _kept(self, id: str) -> list[Doc] | None:
        """The parts that were judged with the same care; None where nobody has begun."""
        reviews = schema.reviews
        found = await self.live.store.read(
            lambda connection: connection.execute(sa.select(reviews).where(reviews.c.table_id == id)).first()
        )
        if found is None or orjson.loads(found.how) != self.how.doc():
            return None
        parts: list[Doc] = orjson.loads(found.parts)
        return parts

    async def _keep(self, id: str, parts: list[Doc]) -> None:
        reviews = schema.reviews
        values = {
            "table_id": id,
            "how": orjson.dumps(self.how.doc()).decode(),
            "parts": orjson.dumps(parts).decode(),
            "at": time.time(),
        }

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(reviews).where(reviews.c.table_id == id))
            connection.execute(sa.insert(reviews).values(values))

        await self.live.store.write(write)

    async def close(self) -> None:
        """Let go of what is under way, keeping what was judged."""
        under_way = [(id, one) for id, one in self._running.items() if one.task is not None and not one.task.done()]
        for _, one in under_way:
            assert one.task is not None
            one.task.cancel()
        await asyncio.gather(*(one.task for _, one in under_way if one.task is not None), return_exceptions=True)
        for id, one in under_way:
            if one.parts:
                await self._keep(id, one.parts)
