# mypyc: hot
"""A client at the socket of a table. What it sends is carried out in order, one after another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, final

from folkmoot.core import Doc
from folkmoot.server.encoding import encode
from folkmoot.server.errors import Refused
from folkmoot.server.play_message import read_play
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.entry import Peer
from folkmoot.server.tables.playing import play
from folkmoot.server.tables.writing import StoredTables
from folkmoot.server.web.budgets import Allowance
from folkmoot.server.web.channel import Channel
from folkmoot.server.web.context import Context

log = logging.getLogger("folkmoot.server")
WAITING: Final = 64
"""Messages of one client that may wait for their turn; then it is read no further."""
WAITING_BYTES: Final = 64 * 1024
"""Bytes that they may be together."""
UNIT: Final = 10
"""Bytes, as a power of two, that cost as much as a message."""
NO_TABLE: Final = 4404
BROKEN: Final = 1011


@final
class SocketPeer(Peer):
    """A connected client."""

    def __init__(
        self,
        context: Context,
        table: str,
        channel: Channel,
        person: Person | None,
        cookie: str,
        address: str,
        begin_answer: Callable[[SocketPeer, bytes, float, float], asyncio.Task[None]],
        refusal: Callable[[Context, str, str, Refused], Doc],
        key: str | None = None,
        changes: bool = False,
    ) -> None:
        """`begin_answer` carries out what is not a move, or comes too early; `refusal` is the message that says no."""
        super().__init__(person.id if person is not None else None, key, changes, lasting=True)
        self.context = context
        self.live: StoredTables = context.live
        self.table = table
        self.channel = channel
        self._tell: Callable[[bytes], None] = channel.tell
        self.who = person
        self.cookie = cookie
        """Digest of the cookie it came with."""
        self.address = address
        self._begin_answer = begin_answer
        self._refusal = refusal
        self._allowance: Allowance = context.limits.allowance("message", self.person, address)
        self._busy = True
        """A message is being carried out, or the client has not been told anything yet."""
        self._backlog: deque[tuple[bytes, float]] = deque()
        self._backlog_bytes = 0
        self._paused = False
        self._task: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        self._tell(message)

    def end(self) -> None:
        if not self.channel.close_sent:
            self.channel.drop(NO_TABLE)

    def hear(self, text: bytes, kept: float) -> None:
        """A message has come; for `kept` seconds it was held, to be carried out together with others."""
        if self._busy:
            self._backlog.append((text, kept))
            self._backlog_bytes += len(text)
            if not self._paused and (len(self._backlog) >= WAITING or self._backlog_bytes >= WAITING_BYTES):
                self._paused = True
                self.channel.pause()
            return
        self._busy = True
        self.context.counters.messages += 1
        early = self._allowance.take(1.0 + (len(text) >> UNIT))
        try:
            if early > 0.0 or not self._play(text, kept):
                self._task = self._begin_answer(self, text, early, kept)
        except Exception as error:
            self.fail(error)

    def _play(self, text: bytes, kept: float) -> bool:
        """A move, as most messages are, which needs no task of its own; False: this is something else."""
        given = read_play(text)
        if given is None:
            return False
        play(self.live, self.table, self.person, given, kept, self.reply)
        return True

    def reply(self, id: str, answer: Doc | Exception) -> None:
        if isinstance(answer, Refused):
            if answer.code == "stale":
                self.show_anew()
            answer = self._refusal(self.context, self.table, id, answer)
        elif isinstance(answer, Exception):
            self.fail(answer)
            return
        self.send(encode(answer))
        self.next()

    def show_anew(self) -> None:
        """The client has an old board."""
        entry = self.live.entries.get(self.table)
        if entry is not None and entry.sure:
            self.live.show_whole(entry, self)

    def next(self) -> None:
        """The message is answered: on to the one that waits longest."""
        if self._backlog:
            asyncio.get_running_loop().call_soon(self._take)
        else:
            self._busy = False

    def _take(self) -> None:
        if not self._backlog:
            return  # the connection has ended
        text, kept = self._backlog.popleft()
        self._backlog_bytes -= len(text)
        if self._paused and not self._backlog:
            self._paused = False
            self.channel.resume()
        self._busy = False
        self.hear(text, kept)

    def fail(self, error: Exception) -> None:
        """Something of our own is broken: the client begins anew."""
        log.error("a message could not be answered", exc_info=error, extra={"table": self.table})
        self.channel.drop(BROKEN)

    def close(self) -> asyncio.Task[None] | None:
        """Messages that were not begun are lost; one that was is carried to its end."""
        self._backlog.clear()
        self._backlog_bytes = 0
        return self._task if self._task is not None and not self._task.done() else None
