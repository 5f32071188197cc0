# mypyc: hot
"""Frames that come through an open socket: whole texts go straight to the listener, the rest is left to uvicorn.

Texts are charged by the listener when their turn comes, any other frame here, before it is parsed. A socket that owes
is not read until it has paid, and in one turn of the loop it is read for so many frames and no further.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, final

from folkmoot.server.web.budgets import Allowance
from folkmoot.server.web.frames import FINAL_TEXT, MASKED, PONG, Socket, frame_at
from folkmoot.server.web.gathering import Gathering

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

log = logging.getLogger("folkmoot.server")
NO_UTF_8: Final = 1007
TOO_LARGE: Final = 1009
TOO_FAST: Final = 4429
FRAMES: Final = 64
"""Frames of one socket that are read in a turn of the loop."""
FRAGMENTS: Final = 1000
"""Frames that a message may consist of."""
UNIT: Final = 10
"""Bytes, as a power of two, that cost as much as a frame."""


@final
class Incoming:
    """Bytes of one socket, cut into frames."""

    def __init__(self, socket: Socket, gathering: Gathering, largest: int) -> None:
        self.listener: Callable[[bytes, float], None] | None = None
        """Gets every message as it came, and for how many seconds it was kept here; a text is UTF-8, nothing else is
        checked."""
        self.silent = 0
        """Rounds of `Connections.beat` since the client was last heard."""
        self._socket = socket
        self._gathering = gathering
        self._largest = largest
        self._kept = 0.0
        """For how many seconds what is being read was kept."""
        self._rest = b""
        """Bytes that wait for their turn, or for the rest of their frame."""
        self.allowance: Allowance | None = None
        """Frames that are no messages are charged to it."""
        self._full = False
        """The listener takes nothing more."""
        self._waits = False
        """It has been read enough for this turn, or has to pay first."""

    def receive(self, data: bytes) -> None:
        """While many sockets are busy, what comes waits for others."""
        self.silent = 0
        if self._rest:
            late = self._charge(1.0)  # a frame in pieces costs one for each
            if late > 0.0:
                self._wait(late)
            self._cut(data)
        elif not self._gathering.keeps(self, data):
            self._cut(data)

    def read(self, data: bytes, kept: float) -> None:
        """Carry out what was kept. Others are next, so whatever goes wrong ends this connection alone."""
        self._kept = kept
        try:
            if self.listener is not None:
                self._cut(data)
        except Exception:
            log.exception("a message could not be read")
            self._socket.transport.abort()
        finally:
            self._kept = 0.0

    def _cut(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data if data else self._rest
        if self._full or self._waits:
            self._rest = data
            return
        self._rest = b""
        socket = self._socket
        text = only_text(data)
        if text is not None and not socket.frames and not socket.close_sent:
            self.hear_text(text)
            return
        at = 0
        frames = FRAMES
        late = 0.0
        while at < len(data) and not socket.close_sent:
            head, size = frame_at(data, at)
            end = at + head + size
            if size > self._largest:
                socket.take_unusual(data[at : at + head])  # enough to refuse it
                return
            if size < 0 or end > len(data):
                break
            if self._full or late > 0.0 or not frames:
                self._rest = data[at:]
                self._wait(late)
                return
            frames -= 1
            text = None if socket.frames else text_at(data, at, head, end)
            if text is not None:
                self.hear_text(text)
            else:
                late = self._charge(1.0 + (size >> UNIT))
                self._take_unusual(data[at:end])
            at = end
        self._rest = data[at:]
        if late > 0.0:
            self._wait(late)

    def _take_unusual(self, data: bytes) -> None:
        if data[0] != PONG:
            self._socket.take_unusual(data)
        if len(self._socket.frames) > FRAGMENTS:
            self._socket.drop(TOO_LARGE)

    # Reading no faster than is paid for.

    def _charge(self, cost: float) -> float:
        """Charge a frame; return the seconds by which it comes too early."""
        return 0.0 if self.allowance is None else self.allowance.take(cost)

    def _wait(self, late: float) -> None:
        """Go on in some seconds, 0 for the next turn of the loop; what comes meanwhile stays in the network."""
        self._socket.hold_reading()
        if not self._waits and not self._full:
            self._waits = True
            self._socket.later(late, self._wake)

    def _wake(self) -> None:
        self._waits = False
        if not self._full:
            self.go_on()

    def go_on(self) -> None:
        """Read on, unless the listener is full or this socket has to wait."""
        if self.listener is None or self._socket.close_sent:
            return
        if self._rest:
            self._cut(b"")
        if not self._full and not self._waits:
            self._socket.go_on_reading()

    def pause(self) -> None:
        """Hand nothing more to the listener."""
        self._full = True
        self._socket.hold_reading()

    def resume(self) -> None:
        self._full = False
        if not self._waits:
            self.go_on()

    def hear_text(self, text: bytes) -> None:
        """Pass a text on; one that is no UTF-8 ends the connection, as the protocol of sockets asks."""
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self._socket.drop(NO_UTF_8)
                return
        self.hear(text)

    def hear(self, content: bytes) -> None:
        assert self.listener is not None
        self.listener(content, self._kept)


def only_text(data: bytes) -> bytes | None:
    """The text of which these bytes are the one short frame, as most are that come; None: they are anything else."""
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == FINAL_TEXT and data[1] == MASKED + size:
        found: bytes = apply_mask(data[6:], data[2:6])
        return found
    return None


def text_at(data: bytes, at: int, head: int, end: int) -> bytes | None:
    """The text of a frame from `at` to `end`, after a head of that length; None: it is not a whole text."""
    if data[at] != FINAL_TEXT or not data[at + 1] & MASKED:
        return None
    found: bytes = apply_mask(data[at + head : end], data[at + head - 4 : at + head])
    return found
