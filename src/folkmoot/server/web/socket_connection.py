"""A connection that has become a WebSocket, its frames handled without detours.

uvicorn's own protocol does the handshake, closing, and everything unusual that a client may send. Once a socket is
open, a whole text message goes straight to whoever listens, and messages go straight to the transport: through ASGI's
queues, tasks and documents each of them cost as much as a move itself. Whatever one socket is told in one turn of the
loop, such as an ack and the update that belongs to it, leaves in one piece. Messages are not compressed; they are
small, and compressing would cost more than all the rest.

Whoever is silent is asked for a sign of life, all of them by one timer (`Connections.beat`) rather than two each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from folkmoot.server.web.budgets import Allowance
from folkmoot.server.web.channel import EXTENSION
from folkmoot.server.web.connections import NOTHING, STATE, WRITTEN, Connections
from folkmoot.server.web.frames import PING
from folkmoot.server.web.http_connection import refusal
from folkmoot.server.web.incoming import Incoming
from folkmoot.server.web.outgoing import Outgoing

SILENT = 2
"""Rounds of `Connections.beat` without a sign of life after which a client is asked for one."""
GONE = 4
"""Rounds after which nobody expects one any more."""
GOODBYE = 4096
"""Bytes that are read from whoever was told to go."""


class SocketConnection(WebSocketsSansIOProtocol):
    """The protocol of one connection, given to uvicorn as `ws`."""

    tell: Callable[[bytes], None]
    """Sends a text message."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.admitted: Connections = self.app_state[STATE]
        self._incoming = Incoming(self, self.admitted.gathering, self.config.ws_max_size)
        self._outgoing = Outgoing(self, self.admitted.flush_queue)
        self.tell = self._outgoing.tell
        self._early = b""
        """Bytes that came before anybody listened."""
        self._heard = False
        """Somebody has listened."""
        self._goodbye = GOODBYE
        if not self.admitted.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.admitted.gathering.empty()
        self.admitted.leave(self)
        self.admitted.kept.forget(self)
        super().connection_lost(exc)

    def waits_for(self) -> tuple[str, object]:
        """A socket may be silent for as long as it answers pings; it has to read what it is told. Before anybody
        listens, and afterwards, it is a request like any other."""
        if self._outgoing.held or self.transport.is_closing():
            return "write", self.transport.get_write_buffer_size() // WRITTEN
        return NOTHING if self._incoming.listener is not None else ("headers", None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    @property
    def listener(self) -> Callable[[bytes, float], None] | None:
        """See `Incoming`."""
        return self._incoming.listener

    @listener.setter
    def listener(self, listener: Callable[[bytes, float], None] | None) -> None:
        self._incoming.listener = listener
        self._heard = True
        if listener is not None and self._early:
            early, self._early = self._early, b""
            self._incoming.receive(early)
            self._incoming.go_on()

    def charge(self, allowance: Allowance) -> None:
        self._incoming.allowance = allowance

    def data_received(self, data: bytes) -> None:
        incoming = self._incoming
        if incoming.listener is not None:
            incoming.receive(data)
        elif not self.handshake_initiated:
            self._begin(data)
        elif self.close_sent:
            self._take_goodbye(data)
        elif not self._heard:
            self._early += data  # to be read, and paid for, when somebody listens
            self.transport.pause_reading()

    def _begin(self, head: bytes) -> None:
        """Shake hands, which may fail: with a head of which the parser of sockets, stricter in some things, makes
        nothing, it says nothing."""
        super().data_received(head)
        if not self.handshake_initiated:
            self.transport.write(refusal(400, "bad_request", "this is not the beginning of a WebSocket"))
            self.transport.close()

    def _take_goodbye(self, data: bytes) -> None:
        """Receive a closing handshake, and nothing else."""
        self._goodbye -= len(data)
        if self._goodbye < 0:
            self.transport.abort()
        else:
            super().data_received(data)

    def take_unusual(self, data: bytes) -> None:
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that uvicorn has put together, of several frames or not of text, comes in its turn as well."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._incoming.hear_text(content)
        else:
            self._incoming.hear(content)

    def pause_writing(self) -> None:
        self._outgoing.held = True
        super().pause_writing()
        if not self.keep(self.transport.get_write_buffer_size()):
            self.loop.call_soon(self._outgoing.give_up)

    def resume_writing(self) -> None:
        self._outgoing.held = False
        super().resume_writing()
        self.keep(0)

    def keep(self, unread: int) -> bool:
        return self.admitted.kept.note(self, self.address(), unread)

    def address(self) -> str:
        """The one that counts: a proxy's is replaced by that for which it speaks."""
        return self.admitted.address_of(self.scope["client"] if self.handshake_initiated else self.client)

    def beat(self) -> None:
        """Ask whoever has long been silent whether they are there; let go of whoever does not answer."""
        if self.listener is None or self.close_sent or self.transport.is_closing():
            return
        self._incoming.silent += 1
        if self._incoming.silent >= GONE:
            self.drop(1011)
        elif self._incoming.silent >= SILENT:
            self.transport.write(PING)

    def shutdown(self) -> None:
        self.admitted.gathering.empty()
        self._outgoing.flush()
        super().shutdown()

    def pause(self) -> None:
        self._incoming.pause()

    def resume(self) -> None:
        self._incoming.resume()

    def hold_reading(self) -> None:
        self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        if seconds:
            self.loop.call_later(seconds, call)
        else:
            self.loop.call_soon(call)

    def drop(self, code: int) -> None:
        """Close without waiting for the other side."""
        if out := self._outgoing.take():
            self.transport.write(out)
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)
