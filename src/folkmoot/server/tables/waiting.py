"""Queue of moves that cannot be done at once: they wait for their turn, or are tried again after another process's
write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from folkmoot.server.errors import Forestalled, Refused, cannot_store
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.playing import BOT, Ack, Move, time_up
from folkmoot.server.tables.writing import Change

if TYPE_CHECKING:
    from folkmoot.server.tables.live import LiveTables

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 8
"""Tries of a change while other processes write to the same table."""
CLOSING = 5.0
"""Seconds that moves which wait for their turn have when the server ends."""


def retried(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Try again what another process has forestalled: the table has been read again, and it may still be possible."""

    @wraps(method)
    async def trying(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await method(*args, **kwargs)
            except Forestalled:
                pass
        return await method(*args, **kwargs)

    return trying


async def outcome(begin: Callable[[Callable[[T], None]], None]) -> T:
    """Wait for the value that `begin` calls back with. Also when cancelled: the lock is held until then, and its next
    holder must find the outcome known."""
    ended: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    begin(ended.set_result)
    try:
        return await asyncio.shield(ended)
    except asyncio.CancelledError:
        await asyncio.wait([ended])
        raise


async def come_back(live: LiveTables, entry: Entry, seat: int) -> None:
    """Somebody is back at the table; after a fallen flag only so often. The lock is held."""
    held = entry.table.seats[seat]
    if held.stand_in is not None and held.stand_in["why"] == "timeout" and held.returns_left == 0:
        raise Refused(
            "out_of_time", "the flag has fallen for the last time: a bot plays this seat to the end", seat=seat
        )
    row = entry.table.note("seat", seat=seat, who={"kind": "human"})  # no name: digests are not bound to any
    await live.commit(entry, Change([row], seat))


class Waiting:
    """Moves that wait for whatever they need: the table, its lock, somebody who was away, another try."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, move: Move) -> None:
        task = asyncio.ensure_future(self._answer(move))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, move: Move) -> None:
        answer: Ack | Exception
        try:
            answer = await self._in_turn(move)
        except Unavailable:
            answer = cannot_store()
        except Exception as error:
            answer = error
        move.reply(move.given.id, answer)

    @retried
    async def _in_turn(self, move: Move) -> Ack:
        async with self.live.changing(move.table) as entry:
            await self.live.catch_up_to(entry, move.given.version)
            await self._let_back(entry, move)

            def carry_out(then: Callable[[Ack | Refused], None]) -> None:
                move.then = then
                done = move.carry_out(entry)
                if done is not None:
                    then(done)

            answer = await outcome(carry_out)
        if isinstance(answer, Refused):
            raise answer
        return answer

    async def _let_back(self, entry: Entry, move: Move) -> None:
        """Let an absent player come back with their move, unless their time is up."""
        table, given = entry.table, move.given
        if move.person == BOT or (given.seat, given.id) in table.clients:
            return
        seat = table.check_seat(given.seat, move.person)
        if seat.stand_in is None:
            return
        table.check_moment(given.seat, given.version)
        if seat.stand_in["why"] == "timeout":
            raise time_up(given.seat)
        await come_back(self.live, entry, given.seat)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING)
