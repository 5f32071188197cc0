# mypyc: hot
"""Outgoing messages of a socket: they leave at the end of a turn of the loop, such as an ack with its update, in one
piece."""

from __future__ import annotations

import asyncio
from typing import Final, final

from folkmoot.server.web.frames import Socket, text_head

AT_ONCE: Final = 50
"""Connections that are told something before others have their turn."""
SLOW: Final = 256 * 1024
"""Bytes that may wait for a slow reader; it gets everything again when it comes back."""
TOO_SLOW: Final = 4408


@final
class FlushQueue:
    """Sockets of this process that have something to send."""

    def __init__(self) -> None:
        self._due: list[Outgoing] = []

    def add(self, one: Outgoing) -> None:
        """All of them send together, and soon."""
        if len(self._due) >= AT_ONCE:
            self.flush()
        if not self._due:
            asyncio.get_running_loop().call_soon(self.flush)
        self._due.append(one)

    def flush(self) -> None:
        due, self._due = self._due, []
        for one in due:
            one.flush()


@final
class Outgoing:
    """Frames of one socket."""

    def __init__(self, socket: Socket, flush_queue: FlushQueue) -> None:
        self._socket = socket
        self._flush_queue = flush_queue
        self._told: list[bytes] = []
        """Frames that have not left, in pieces."""
        self.held = False
        """The transport has more than it likes."""

    def tell(self, message: bytes) -> None:
        """Send a text message; whoever does not read is let go, and whoever has gone is told nothing."""
        if not self._told:
            self._flush_queue.add(self)
        self._told.append(text_head(len(message)))
        self._told.append(message)

    def take(self) -> bytes:
        """Take the messages that have not left."""
        told = b"".join(self._told)
        self._told.clear()
        return told

    def flush(self) -> None:
        """Send what was told."""
        socket = self._socket
        transport = socket.transport
        out = self.take()
        if not out or socket.close_sent or transport.is_closing():
            return
        if self.held:
            unread = transport.get_write_buffer_size()
            if unread > SLOW or not socket.keep(unread + len(out)):
                self.give_up()
                return
        transport.write(out)

    def give_up(self) -> None:
        """Let go of a client that does not read."""
        self._socket.drop(TOO_SLOW)
        self._socket.transport.abort()  # it does not take the last word either, and what waits for it is our memory
