"""Reviews of finished games, of tables and from files: judged row by row in the bots' processes, behind whoever plays.

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
from folkmoot.bots.judging import ITERATIONS, How, Judge
from folkmoot.bots.review import total
from folkmoot.build import build
from folkmoot.core import Doc, FolkmootError
from folkmoot.core.records import played_with
from folkmoot.server.bots.fair_queue import Owner
from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool, Stuck
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.uploads import ReviewedGame, is_unnoted, keep_upload, note_asked, uploaded_game
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.replays import Replays
from folkmoot.server.tables.retelling import names_in
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
    seen = played_with(games.get(record["game"]), record).load_view(view)
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
    person: str = ""
    """Who uploaded it."""


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, live: LiveTables, replays: Replays, pool: BotPool, leases: Leases | None, ask: Ask) -> None:
        self.live = live
        self.replays = replays
        self.pool = pool
        self.leases = leases
        self.ask = ask
        iterations = live.settings.review_iterations or (ITERATIONS if build() == "compiled" else INTERPRETED)
        self.how = How(iterations=iterations)
        self._running: dict[ReviewedGame, Running] = {}
        self._turn = asyncio.Semaphore(1)
        """One review at a time: the others wait."""

    async def record(self, id: str, person: Person | None, key: str | None) -> Doc:
        """The record of a game that may be reviewed by whoever asks."""
        finished = await self.replays.finished(id, person, key, "a game is reviewed when it is over")
        if not finished.open:
            raise Refused("not_allowed", "a review shows every hand, so only those who played may see it")
        self._check(finished.record)
        return finished.record

    async def begin(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Doc:
        """Make the review, if nobody has yet; how far it is."""
        return self._begin(ReviewedGame(id), await self.record(id, person, key), owner)

    async def look(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Doc:
        """How far it is. One that was begun before a restart, or by another process that is no more, goes on."""
        game, record = ReviewedGame(id), await self.record(id, person, key)
        await self._note_asked(game)
        if game not in self._running and await self._kept(game) is None:
            return {"status": "none", "done": 0, "of": 0, "review": None}
        return self._begin(game, record, owner)

    async def moment(self, id: str, person: Person | None, key: str | None, n: int, language: str) -> Doc:
        """A row of a finished review in words, with the board."""
        return await self._moment(ReviewedGame(id), await self.record(id, person, key), n, language)

    # Games from files.

    async def upload(self, person: Person, found: Doc, owner: Owner) -> Doc:
        """Keep a record that somebody uploaded and have it judged: its id, by which everybody finds it who has it."""
        game, record = ReviewedGame(found["id"], uploaded=True), found["record"]
        self._check(record)
        under_way = [one for one in self._running.values() if one.person == person.id]
        if game not in self._running and any(one.done is None and not one.failed for one in under_way):
            raise Refused("busy", "another game of yours is being reviewed: upload this one when it is done")
        await self.live.store.write(lambda connection: keep_upload(connection, game.id, person.id, record))
        return {"id": game.id, **self._begin(game, record, owner, person.id)}

    async def uploaded(self, id: str) -> Doc:
        """A record that somebody uploaded."""
        found = await self.live.store.read(lambda connection: uploaded_game(connection, id))
        return found.record

    async def look_at_upload(self, id: str, owner: Owner) -> Doc:
        """How far it is; it goes on if it was interrupted."""
        game = ReviewedGame(id, uploaded=True)
        await self._note_asked(game)
        return self._begin(game, await self.uploaded(id), owner)

    async def moment_of_upload(self, id: str, n: int, language: str) -> Doc:
        return await self._moment(ReviewedGame(id, uploaded=True), await self.uploaded(id), n, language)

    # Both.

    def _check(self, record: Doc) -> None:
        try:
            Judge(played_with(games.get(record["game"]), record), record["players"], self.how)
        except FolkmootError as error:
            raise of_error(error) from None

    def _begin(self, game: ReviewedGame, record: Doc, owner: Owner, person: str = "") -> Doc:
        running = self._running.get(game)
        if running is None or running.failed:
            self._forget()
            running = self._running[game] = Running(person=person)
            running.task = asyncio.create_task(self._run(game, record, owner, running))
        return self._told(running)

    async def _moment(self, game: ReviewedGame, record: Doc, n: int, language: str) -> Doc:
        running = self._running.get(game)
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
        done = [game for game, one in self._running.items() if one.done is not None or one.failed]
        for game in done[: max(0, len(self._running) - REMEMBERED)]:
            del self._running[game]

    async def _run(self, game: ReviewedGame, record: Doc, owner: Owner, running: Running) -> None:
        leased = False
        try:
            async with self._turn:
                rows = orjson.loads(await self.ask("rows of a table", record))["rows"]
                running.of = len(rows)
                leased = self.leases is None or await self.leases.take(f"review {game.id}")
                while not leased:  # another process makes it, until it is done or gone
                    assert self.leases is not None
                    running.parts = await self._kept(game) or []
                    await asyncio.sleep(1)
                    leased = await self.leases.take(f"review {game.id}")
                kept = await self._kept(game) or []
                running.parts = list(kept)
                saved = time.monotonic()
                for row in rows[len(kept) :]:
                    question = {**row, "level": self.how.level, "iterations": self.how.iterations}
                    running.parts.append(await self.pool.review(question, ("review", *owner)))
                    if time.monotonic() > saved + KEEP:
                        await self._keep(game, running.parts)
                        saved = time.monotonic()
                if len(rows) > len(kept):
                    await self._keep(game, running.parts)
            found = total(running.parts, self.how, played_with(games.get(record["game"]), record), record["players"])
            running.done = found
        except (Refused, Unavailable, Stuck) as error:
            running.failed = True
            log.warning("a review failed", extra={"table": game.id, "reason": type(error).__name__})
        except asyncio.CancelledError:
            raise
        except Exception:
            running.failed = True
            log.exception("a review failed", extra={"table": game.id})
        finally:
            if leased and self.leases is not None:
                await self.leases.give(f"review {game.id}")

    async def _note_asked(self, game: ReviewedGame) -> None:
        now = time.time()
        if await self.live.store.read(lambda connection: is_unnoted(connection, game, now)):
            await self.live.store.write(lambda connection: note_asked(connection, game, now))

    async def _kept(self, game: ReviewedGame) -> list[Doc] | None:
        """The parts that were judged with the same care; None where nobody has begun."""
        found = await self.live.store.read(
            lambda connection: connection.execute(sa.select(game.rows).where(game.mine)).first()
        )
        if found is None or orjson.loads(found.how) != self.how.doc():
            return None
        parts: list[Doc] = orjson.loads(found.parts)
        return parts

    async def _keep(self, game: ReviewedGame, parts: list[Doc]) -> None:
        values = {
            "how": orjson.dumps(self.how.doc()).decode(),
            "parts": orjson.dumps(parts).decode(),
            "at": time.time(),
        }

        def write(connection: sa.Connection) -> None:
            known = connection.execute(sa.update(game.rows).where(game.mine).values(values)).rowcount
            if not known and not game.uploaded:  # a game from a file may have made room for another
                connection.execute(sa.insert(game.rows).values(table_id=game.id, asked=values["at"], **values))

        await self.live.store.write(write)

    async def close(self) -> None:
        """Let go of what is under way, keeping what was judged."""
        under_way = [(game, one) for game, one in self._running.items() if one.task is not None and not one.task.done()]
        for _, one in under_way:
            assert one.task is not None
            one.task.cancel()
        await asyncio.gather(*(one.task for _, one in under_way if one.task is not None), return_exceptions=True)
        for game, one in under_way:
            if one.parts:
                await self._keep(game, one.parts)
