"""Frames of a socket without detours.

uvicorn's own protocol does the handshake, pings, closing, and everything unusual that a client may send. Once a
socket is open, a whole text message goes straight to whoever listens, and messages go straight to the transport:
through ASGI's queues, tasks and documents each of them cost as much as a move itself. Messages are not compressed;
they are small, and compressing would cost more than all the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from folkmoot.server.web.hall import STATE, Hall
from folkmoot.server.web.line import EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

FINAL_TEXT = 0x81
MASKED = 0x80
SLOW = 256 * 1024
"""Bytes that may wait for a slow reader; it gets everything again when it comes back."""


class Wire(WebSocketsSansIOProtocol):
    """The protocol of one connection, given to uvicorn as `ws`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.listener: Callable[[bytes], None] | None = None
        """Gets every message as it came; a text is UTF-8, nothing else is checked."""
        self._rest = b""
        """The beginning of a frame that is not whole yet."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.hall: Hall = self.app_state[STATE]
        if not self.hall.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hall.leave(self)
        super().connection_lost(exc)

    def waits_for(self) -> tuple[str, object]:
        """A socket may be silent for as long as it answers pings; it has to read what it is told."""
        if self.transport.is_closing() or not self.writable.is_set():
            return "write", self.transport.get_write_buffer_size()
        return "", None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames; those that are not plain whole texts are uvicorn's."""
        if self.listener is None:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0
        while at < len(data) and not self.close_sent:
            head, size = frame_at(data, at)
            end = at + head + size
            if size > self.config.ws_max_size:
                super().data_received(data[at : at + head])  # enough to refuse it
                return
            if size < 0 or end > len(data):
                self._rest = data[at:]
                return
            if data[at] == FINAL_TEXT and data[at + 1] & MASKED and not self.frames:
                text = data[at + head : end]
                self._hear(apply_mask(text, data[at + head - 4 : at + head]))
            else:
                super().data_received(data[at:end])
            at = end

    def send_receive_event_to_app(self) -> None:
        """A message that uvicorn has put together, of several frames or not of text, comes in its turn as well."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._hear(content)
        else:
            self.listener(content)

    def _hear(self, text: bytes) -> None:
        """Pass a text on; one that is no UTF-8 ends the connection, as the protocol of sockets asks."""
        assert self.listener is not None
        try:
            text.decode()
        except UnicodeDecodeError:
            self.drop(1007)
        else:
            self.listener(text)

    def tell(self, message: bytes) -> None:
        """Send a text message; whoever does not read is let go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > SLOW:
            self.drop(4408)
            self.transport.abort()  # it does not take the last word either, and what waits for it is our memory
            return
        size = len(message)
        if size < 126:
            self.transport.write(b"\x81%c%s" % (size, message))
        elif size < 65536:
            self.transport.write(b"\x81\x7e%s%s" % (size.to_bytes(2, "big"), message))
        else:
            self.transport.write(b"\x81\x7f%s%s" % (size.to_bytes(8, "big"), message))

    def pause(self) -> None:
        self.transport.pause_reading()

    def resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def drop(self, code: int) -> None:
        """Close without waiting for the other side."""
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Length of a frame's head and of its content, -1 where that is not known yet."""
    if len(data) < at + 2:
        return 0, -1
    size = data[at + 1] & 0x7F
    head = 6 if data[at + 1] & MASKED else 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        head += wide
        size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    if len(data) < at + head:
        return head, -1
    return head, size
