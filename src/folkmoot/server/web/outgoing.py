# mypyc: hot
"""What a socket is told leaves at the end of a turn of the loop, such as an ack with its update, in one piece."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol, final

AT_ONCE: Final = 50
"""Connections that are told something before others have their turn."""
SLOW: Final = 256 * 1024
"""Bytes that may wait for a slow reader; it gets everything again when it comes back."""
TOO_SLOW: Final = 4408


class Socket(Protocol):
    """What is known of a connection here."""

    transport: Any
    close_sent: bool

    def drop(self, code: int) -> None: ...


@final
class Outbox:
    """Of all sockets of this process, those that have something to send."""

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

    def __init__(self, socket: Socket, outbox: Outbox) -> None:
        self._socket = socket
        self._outbox = outbox
        self._told = b""
        """Frames that have not left."""
        self.held = False
        """The transport has more than it likes."""

    def tell(self, message: bytes) -> None:
        """Send a text message; whoever does not read is let go, and whoever has gone is told nothing."""
        if not self._told:
            self._outbox.add(self)
        self._told = b"%s%s%s" % (self._told, head(len(message)), message)

    def take(self) -> bytes:
        """What was told and has not left."""
        told, self._told = self._told, b""
        return told

    def flush(self) -> None:
        """Send what was told."""
        socket = self._socket
        transport = socket.transport
        out = self.take()
        if not out or socket.close_sent or transport.is_closing():
            return
        if self.held and transport.get_write_buffer_size() > SLOW:
            socket.drop(TOO_SLOW)
            transport.abort()  # it does not take the last word either, and what waits for it is our memory
            return
        transport.write(out)


def head(size: int) -> bytes:
    """What stands before a text of so many bytes that is one frame and not masked."""
    if size < 126:
        return (0x8100 + size).to_bytes(2, "big")
    if size < 65536:
        return (0x817E0000 + size).to_bytes(4, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
