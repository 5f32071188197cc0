# mypyc: hot
"""What comes through an open socket: whole texts go straight to whoever listens, the rest is left to uvicorn."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import final

from folkmoot.server.web.frames import FINAL_TEXT, MASKED, PONG, Socket, frame_at
from folkmoot.server.web.gathering import Gathering

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

log = logging.getLogger("folkmoot.server")
NO_UTF_8 = 1007


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
        """The beginning of a frame that is not whole yet."""

    def receive(self, data: bytes) -> None:
        """While many sockets are busy, what comes waits for others."""
        self.silent = 0
        if not self._gathering.keeps(self, data):
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
            data = self._rest + data
            self._rest = b""
        socket = self._socket
        text = only_text(data)
        if text is not None and not socket.frames and not socket.close_sent:
            self.hear_text(text)
            return
        at = 0
        while at < len(data) and not socket.close_sent:
            head, size = frame_at(data, at)
            end = at + head + size
            if size > self._largest:
                socket.take_unusual(data[at : at + head])  # enough to refuse it
                return
            if size < 0 or end > len(data):
                self._rest = data[at:]
                return
            text = None if socket.frames else text_at(data, at, head, end)
            if text is not None:
                self.hear_text(text)
            elif data[at] != PONG:
                socket.take_unusual(data[at:end])
            at = end

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
