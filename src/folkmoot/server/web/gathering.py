# mypyc: hot
"""Messages of many sockets that come close together are carried out together.

A move that comes alone finds cold caches, wakes the loop and the writer's thread, has a flush of its own, and wakes the
loop again: four times what it costs among others. So while many sockets are busy, what comes is kept for a moment; then
all of it is carried out in one turn of the loop, and goes to disk in one commit. Where few play, or enough for
messages to come together anyway, nothing waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, final

from folkmoot.server.web.budgets import Clock

LOOKED_AT: Final = 8
"""Number of newest messages that decide whether the server is busy."""
BUSY: Final = 0.1
"""It is if they came within this many seconds…"""
SOCKETS: Final = 6
"""…through at least this many sockets: one who plays alone, however fast, would wait in vain."""
LARGE: Final = 4096
"""Bytes that come at once and are never waited with."""
TEXT: Final = 0x81
"""First byte of an unfragmented text frame. Pings and continuation frames are never delayed."""


class Timer(Protocol):
    def cancel(self) -> None: ...


class Reader(Protocol):
    """A socket."""

    def read(self, data: bytes, kept: float) -> None:
        """Carry out what came `kept` seconds ago."""


@final
class Gathering:
    """Messages that are held back, of all sockets of this process, in order of arrival."""

    def __init__(self, window: float, clock: Clock, later: Callable[[float, Callable[[], None]], Timer]) -> None:
        """`window`: seconds for which a message is kept at most, 0 for never. `later` calls back after some seconds."""
        self.window = window
        self._clock = clock
        self._later = later
        self._newest: deque[tuple[float, int]] = deque(maxlen=LOOKED_AT)
        """Arrival times of messages, and the identity of their sockets."""
        self._kept: list[tuple[Reader, bytes, float]] = []
        self._timer: Timer | None = None

    def __len__(self) -> int:
        return len(self._kept)

    def keeps(self, reader: Reader, data: bytes) -> bool:
        """Return True if the data waits for others, to be read later; False: it is read now, after all that came
        before."""
        if not self.window:
            return False
        if len(data) > LARGE:
            self.empty()  # no move is as long, and whoever sends so much is to have it slowed, not stored
            return False
        if data[0] != TEXT and not self._has(reader):
            return False
        now = self._clock()
        newest = self._newest
        newest.append((now, id(reader)))
        span = now - newest[0][0]
        if span < self.window or span > BUSY or len(newest) < LOOKED_AT or self._few():
            self.empty()
            return False
        if not self._kept:
            self._timer = self._later(self.window, self.empty)
        self._kept.append((reader, data, now))
        return True

    def _few(self) -> bool:
        """Return True if the newest messages came through few sockets."""
        return len({socket for _, socket in self._newest}) < SOCKETS

    def _has(self, reader: Reader) -> bool:
        return any(one[0] is reader for one in self._kept)

    def empty(self) -> None:
        """Carry out everything that is kept."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        kept, self._kept = self._kept, []
        if not kept:
            return
        now = self._clock()
        for reader, data, at in kept:
            reader.read(data, now - at)
