"""Automatic actions at tables: bots move, salts are waived, stopped tables are closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import sqlalchemy as sa

from folkmoot.bots import LEVELS
from folkmoot.bots.levels import STAND_IN
from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import Owner
from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool, Stuck, make_question
from folkmoot.server.errors import Refused
from folkmoot.server.play_message import PlainPlay
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables import actions, prepared
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Lobby
from folkmoot.server.tables.playing import BOT
from folkmoot.server.tables.writing import Change

log = logging.getLogger("folkmoot.server")
DUE = 200
LONGEST_MOMENT = 40.0
"""Seconds that a bot waits for those who watch a moment of the game."""
GLANCE = 0.1
WAITING = (
    sa.select(schema.tables.c.id)
    .where(schema.tables.c.status.in_(("playing", "salts")), schema.tables.c.bot | (schema.tables.c.status == "salts"))
    .order_by(schema.tables.c.bot, schema.tables.c.touched)  # however many bots think, nobody's salts wait for them
    .limit(DUE)
)
"""SharedMessage once, as it is asked every second."""
STOPPED_FOR = 30 * 86_400.0
"""Seconds that a stopped table may wait to go on; then it is closed for good, and its seed is shown."""


class Runner:
    """Runs the bots of the tables of this process."""

    def __init__(
        self, live: LiveTables, lobby: Lobby, pool: BotPool, leases: Leases | None, origin: Callable[[str], str]
    ) -> None:
        """`origin`: the address that a person comes from."""
        self.live = live
        self.lobby = lobby
        self.pool = pool
        self.leases = leases
        self.origin = origin
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._salts: dict[str, asyncio.TimerHandle] = {}
        live.changed.append(self.notice)

    def notice(self, entry: Entry) -> None:
        """Something changed at a table: is it a bot's turn now?"""
        table = entry.table
        if table.thinking() is not None and table.id not in self._bots and attended(entry):
            self._bots[table.id] = asyncio.create_task(self._run(table.id))
        if table.meta["status"] == "salts" and table.id not in self._salts:
            id = table.id
            loop = asyncio.get_running_loop()
            wait = self.live.settings.salt_wait
            self._salts[id] = loop.call_later(wait, lambda: asyncio.ensure_future(self._waive(id)))

    async def _waive(self, id: str) -> None:
        self._salts.pop(id, None)
        with contextlib.suppress(Refused, Unavailable):  # the next look at what is due begins anew
            await self.lobby.waive_salts(id)

    async def _run(self, id: str) -> None:
        """Let bots move as long as it is a bot's turn."""
        leased = False
        try:
            leased = self.leases is None or await self.leases.take(id)
            while leased and await self._row(id):
                pass
        except (Refused, Unavailable, asyncio.CancelledError):
            pass  # a person was faster, nothing can be stored, the server ends; the next look at what is due goes on
        except Exception:
            log.exception("a bot's turn failed", extra={"table": id})
        finally:
            if leased and self.leases is not None:
                await self.leases.give(id)
            del self._bots[id]

    async def _row(self, id: str) -> bool:
        """One row by a bot; False when it is nobody's turn who is a bot."""
        await asyncio.sleep(self.live.settings.bot_pause)
        await self._moment(id)
        steps: list[str] = []
        while True:
            async with self.live.changing(id) as entry:
                table = entry.table
                mover = table.mover()
                level = mover.bot_level if mover is not None else None
                if mover is None or level is None or not attended(entry):
                    return False
                if not steps:
                    board = table.board
                elif table.board != board:
                    return True
                done = table.advance(steps)
                scripted = prepared.step_of(table, steps) if not done.closed else None
                if not done.closed and scripted is None:
                    question = make_question(table.meta, done.state.view(mover.seat).data, level)
                    host = str(table.meta["host"])
            if done.closed:
                await actions.play(self.live, id, BOT, PlainPlay("", mover.seat, board, steps, None))
                return True
            steps.append(scripted or await self._think((self.origin(host), host, id), mover.seat, question))

    async def _moment(self, id: str) -> None:
        """Wait while somebody who sits at the table watches a moment of the game."""
        until = time.monotonic() + LONGEST_MOMENT
        while (entry := self.live.entries.get(id)) is not None and entry.watched():
            if time.monotonic() > until:
                for peer in entry.peers:
                    peer.watches = False
            await asyncio.sleep(GLANCE)

    async def _think(self, owner: Owner, seat: int, question: Doc) -> str:
        """Ask; a bot that is stuck gives its seat to the next weaker level, one of the operator's own to `STAND_IN`."""
        id = owner[-1]
        while True:
            try:
                answer = await self.pool.ask(question, owner)
                return str(answer["move"])
            except Stuck:
                level = weaker(question["level"])
                log.warning("a bot did not answer", extra={"table": id, "level": question["level"]})
                async with self.live.changing(id) as entry:
                    entry.table.check_bot(seat)
                    who = {"kind": "bot", "level": level, "why": "stuck"}
                    await self.live.commit(entry, Change([entry.table.note("seat", seat=seat, who=who)], seat))
                if level == question["level"]:
                    await asyncio.sleep(5)
                question = {**question, "level": level}

    async def look(self) -> None:
        """Find what is due in the database: after a restart, at tables not in memory, of a process that died."""
        for row in await self.live.store.read(lambda connection: list(connection.execute(WAITING))):
            if row.id in self._bots:
                continue
            try:
                async with self.live.changing(row.id) as entry:
                    self.notice(entry)
            except Refused:
                continue

    async def close_stopped(self) -> None:
        """Close for good what has been stopped for too long."""
        tables = schema.tables
        before = self.live.now() - STOPPED_FOR
        old = sa.select(tables.c.id).where(tables.c.status == "stopped", tables.c.touched < before).limit(DUE)
        for id in await self.live.store.read(lambda connection: list(connection.execute(old).scalars())):
            with contextlib.suppress(Refused):
                await self.lobby.close_stopped(id, before)

    async def close(self) -> list[str]:
        """Let go of everything; the tables at which bots were about to move."""
        left = list(self._bots)
        for timer in self._salts.values():
            timer.cancel()
        for task in list(self._bots.values()):
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        return left


def weaker(level: str) -> str:
    """Return the next weaker level, which plays on for a bot that does not answer."""
    return LEVELS[max(LEVELS.index(level) - 1, 0)] if level in LEVELS else STAND_IN


def attended(entry: Entry) -> bool:
    """Return True if anybody follows the bots' moves: somebody sits at the table, or watches it."""
    return bool(entry.peers) or bool(entry.table.people())
