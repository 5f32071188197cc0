"""Reviews of finished games, of tables and from files: judged row by row in the bots' processes, behind whoever plays.

Whoever waits for a review waits in a fair queue, by address and person. Of a review that waits, this process holds no
more than where to find it; of one under way, a piece of what is to be judged, and what was judged as text. That is kept
in the database now and then, so that a review goes on after a restart as soon as somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import orjson

from folkmoot import games
from folkmoot.bots.judging import ITERATIONS, How, Judge
from folkmoot.build import build
from folkmoot.core import Doc, FolkmootError
from folkmoot.core.records import played_with
from folkmoot.server.bots.fair_queue import ANY, FairQueue, Owner
from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool, Stuck
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.storage import uploads
from folkmoot.server.storage.people import Person
from folkmoot.server.storage.uploads import Head, Progress, ReviewedGame, Upload
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.replays import Replays

log = logging.getLogger("folkmoot.server")
INTERPRETED = 40
"""Iterations where nothing is compiled: a hundred times slower."""
KEEP = 5.0
"""Seconds between two times that what was judged is kept."""
AT_ONCE = 4
"""Reviews under way; of one address, one, so that the many of one do not stand before the first of another."""
MOST_OF_PERSON = 3
"""Reviews that one person may have waiting or under way."""
MOST_OF_ADDRESS = 12
MOST = 400
"""Greatest number of reviews that wait, of everybody together."""
FAILED = 50
"""Reviews that failed, remembered until somebody has been told."""
Ask = Callable[[str, Doc], Awaitable[bytes]]
"""Something that is asked of a process that reads documents: a job and what it needs."""
Afford = Callable[[str, int], None]
"""Takes bytes that are to be stored from what an address may store in a day; refuses what is too much."""


@dataclass
class Running:
    """A review that waits for its turn, or is under way."""

    owner: Owner
    of: int = 0
    parts: list[str] = field(default_factory=list)
    """Judged parts, JSON; empty while it waits, also between two of its turns."""
    task: asyncio.Task[None] | None = None
    failed: bool = False


class Told(NamedTuple):
    """Progress of a review."""

    status: str
    done: int
    of: int
    review: str | None
    """JSON, when it is done."""

    def json(self, **more: object) -> bytes:
        """A `ReviewDoc`, with more fields; the review goes out as it is kept."""
        review = None if self.review is None else orjson.Fragment(self.review)
        return orjson.dumps({"status": self.status, "done": self.done, "of": self.of, **more, "review": review})


class Reviews:
    """The reviews that this process makes."""

    def __init__(
        self,
        live: LiveTables,
        replays: Replays,
        pool: BotPool,
        leases: Leases | None,
        ask: Ask,
        afford: Afford,
    ) -> None:
        self.live = live
        self.store = live.store
        self.replays = replays
        self.pool = pool
        self.leases = leases
        self.ask = ask
        self.afford = afford
        iterations = live.settings.review_iterations or (ITERATIONS if build() == "compiled" else INTERPRETED)
        self.how = How(iterations=iterations)
        self.care = orjson.dumps(self.how.doc()).decode()
        self.queue = FairQueue([ANY] * AT_ONCE, share=1)
        self._running: dict[ReviewedGame, Running] = {}

    # Games of tables.

    async def _may_see(self, id: str, person: Person | None, key: str | None) -> Doc:
        """The record of a table's game, for those who may have it reviewed."""
        finished = await self.replays.finished(id, person, key, "a game is reviewed when it is over")
        if not finished.open:
            raise Refused("not_allowed", "a review shows every hand, so only those who played may see it")
        return finished.record

    async def begin(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Told:
        """Make the review, if nobody has yet; how far it is."""
        record, game = await self._may_see(id, person, key), ReviewedGame(id)
        if game not in self._running and await self._progress(game) is None:
            try:
                Judge(played_with(games.get(record["game"]), record), record["players"], self.how)
            except FolkmootError as error:
                raise of_error(error) from None
            self._check_room(owner)
            await self.store.write(lambda connection: uploads.begin_review(connection, game))
        return await self._look(game, owner, begins=True)

    async def look(self, id: str, person: Person | None, key: str | None, owner: Owner) -> Told:
        """Return the progress of a review. One that was begun before a restart, or by another process that has ended,
        goes on."""
        await self._may_see(id, person, key)
        return await self._look(ReviewedGame(id), owner)

    async def moment(self, id: str, person: Person | None, key: str | None, n: int, language: str) -> bytes:
        """A row of a finished review in words, with the board: a ReviewMomentDoc."""
        await self._may_see(id, person, key)
        return await self._moment(ReviewedGame(id), n, language)

    # Games from files.

    async def upload(self, person: Person, found: Upload, owner: Owner) -> Told:
        """Keep a game that somebody uploaded, if nobody has yet, and have it judged."""
        game = ReviewedGame(found.id, uploaded=True)
        if not await self.store.read(lambda connection: uploads.is_kept(connection, game.id)):
            self._check_room(owner)
            most = self.live.settings.budget("stored", False).burst
            self.afford(owner[0], found.size)
            await self.store.write(lambda connection: uploads.keep_upload(connection, found, person.id, most))
        return await self._look(game, owner, begins=True)

    async def uploaded(self, id: str) -> Head:
        """Return what is shown of a game from a file without its record; this counts as asking for it."""
        head = await self.store.read(lambda connection: uploads.head_of(connection, id))
        await self._note_asked(ReviewedGame(id, uploaded=True), head.asked)
        return head

    async def look_at_upload(self, id: str, owner: Owner) -> Told:
        """Return the progress of an uploaded game's review; an interrupted one goes on."""
        return await self._look(ReviewedGame(id, uploaded=True), owner)

    async def moment_of_upload(self, id: str, n: int, language: str) -> bytes:
        await self.uploaded(id)
        return await self._moment(ReviewedGame(id, uploaded=True), n, language)

    # Both.

    async def _progress(self, game: ReviewedGame) -> Progress | None:
        return await self.store.read(lambda connection: uploads.progress_of(connection, game))

    async def _is_done(self, game: ReviewedGame) -> bool:
        """Tell whether it was finished while this process waited for its turn."""
        kept = await self._progress(game)
        return kept is not None and kept.how == self.care and kept.review is not None

    async def _note_asked(self, game: ReviewedGame, asked: float) -> None:
        now = self.live.now()
        if uploads.is_unnoted(asked, now):
            await self.store.write(lambda connection: uploads.note_asked(connection, game, now))

    async def _look(self, game: ReviewedGame, owner: Owner, begins: bool = False) -> Told:
        kept = await self._progress(game)
        if kept is None:
            return Told("none", 0, 0, None)
        await self._note_asked(game, kept.asked)
        with_care = kept.how == self.care
        if with_care and kept.review is not None:
            return Told("done", kept.of, kept.of, kept.review)
        running = self._running.get(game)
        if running is None or (running.failed and begins):
            if begins:
                self._check_room(owner)
            if begins or self._has_room(owner):  # whoever only looks is told how far it is, and it waits
                running = self._start(game, owner)
        if running is not None and running.failed:
            del self._running[game]  # whoever asks again has it tried again
            return Told("failed", len(running.parts), running.of, None)
        done, of = (len(running.parts), running.of) if running is not None else (0, 0)
        return Told("running", max(done, kept.done if with_care else 0), max(of, kept.of), None)

    def _has_room(self, owner: Owner) -> bool:
        try:
            self._check_room(owner)
        except Refused:
            return False
        return True

    def _check_room(self, owner: Owner) -> None:
        """Refuse one more review of somebody who waits for so many."""
        waiting = [one.owner for one in self._running.values() if not one.failed]
        if owner[1] and sum(one[1] == owner[1] for one in waiting) >= MOST_OF_PERSON:
            raise Refused("busy", f"{MOST_OF_PERSON} games of yours wait for their review: come back when one is done")
        if sum(one[0] == owner[0] for one in waiting) >= MOST_OF_ADDRESS or len(waiting) >= MOST:
            raise Refused("busy", "too many games wait for their review: come back when some are done")

    def _start(self, game: ReviewedGame, owner: Owner) -> Running:
        failed = [one for one, running in self._running.items() if running.failed]
        for one in failed[: max(0, len(failed) - FAILED)]:
            del self._running[one]
        running = self._running[game] = Running(owner)
        running.task = asyncio.create_task(self._run(game, running))
        return running

    async def _moment(self, game: ReviewedGame, n: int, language: str) -> bytes:
        kept = await self._progress(game)
        if kept is None or kept.how != self.care or kept.review is None:
            raise Refused("bad_request", "there is no such row in a finished review", where="n")
        given = {"record": await self._record(game), "review": orjson.Fragment(kept.review), "n": n, "lang": language}
        return await self.ask("tell a row", given)

    async def _record(self, game: ReviewedGame) -> orjson.Fragment:
        """The record as JSON, for a process that reads it."""
        if game.uploaded:
            return orjson.Fragment(await self.store.read(lambda connection: uploads.record_of(connection, game.id)))
        async with self.live.locked(game.id) as entry:
            assert entry.table.recorder is not None
            return orjson.Fragment(orjson.dumps(entry.table.recorder.record()))

    async def _run(self, game: ReviewedGame, running: Running) -> None:
        """Judge the game piece by piece, each when its turn has come."""
        try:
            while not await self._take_turn(game, running):
                running.parts = []  # which are kept until the next turn
            del self._running[game]
        except (Refused, Unavailable, Stuck) as error:
            running.failed = True
            log.warning("a review failed", extra={"table": game.id, "reason": type(error).__name__})
        except Exception:
            running.failed = True
            log.exception("a review failed", extra={"table": game.id})

    async def _take_turn(self, game: ReviewedGame, running: Running) -> bool:
        """Judge a piece; True: nothing is left to do here, also where another process does it, which whoever looks
        finds in the database."""
        lease = f"review {game.id}"
        async with self.queue.turn(running.owner):
            if self.leases is not None and not await self.leases.take(lease):
                return True
            try:
                return await self._is_done(game) or await self._judge(game, running)
            finally:
                if self.leases is not None:
                    await self.leases.give(lease)

    async def _judge(self, game: ReviewedGame, running: Running) -> bool:
        """Judge a piece of the rows that are left, and keep it; True: it was the last, and the review is kept."""
        parts = await self.store.read(lambda connection: uploads.parts_of(connection, game, self.care))
        running.parts = parts
        saved = time.monotonic()
        asked = {"record": await self._record(game), "first": len(parts), "how": self.how.doc()}
        piece = orjson.loads(await self.ask("rows to judge", asked))
        running.of = piece["of"]
        for question in piece["rows"]:
            found = await self.pool.review(question.encode(), self.how.level, ("review", *running.owner))
            parts.append(found.decode())
            if time.monotonic() > saved + KEEP:
                await self._keep(game, running)
                saved = time.monotonic()
        if len(parts) < running.of:
            await self._keep(game, running)
            return False
        judged = orjson.Fragment("[" + ",".join(parts) + "]")
        asked = {"record": await self._record(game), "parts": judged, "how": self.how.doc()}
        review = (await self.ask("sum up", asked)).decode()
        await self.store.write(lambda connection: uploads.keep_review(connection, game, self.care, review, running.of))
        return True

    async def _keep(self, game: ReviewedGame, running: Running) -> None:
        kept = partial(uploads.keep_parts, game=game, how=self.care, parts=list(running.parts), of=running.of)
        await self.store.write(kept)

    async def close(self) -> None:
        """Let go of what is under way, keeping what was judged."""
        under_way = [(game, one) for game, one in self._running.items() if one.task is not None and not one.task.done()]
        for _, one in under_way:
            assert one.task is not None
            one.task.cancel()
        await asyncio.gather(*(one.task for _, one in under_way if one.task is not None), return_exceptions=True)
        for game, one in under_way:
            if one.parts:
                with contextlib.suppress(Refused):  # it has gone
                    await self._keep(game, one)
