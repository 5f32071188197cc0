"""A connection that speaks HTTP and has not become a socket; one that is too many is told so and closed."""

from __future__ import annotations

from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from folkmoot.server.web.connections import STATE, Connections

REFUSAL = b'{"error": {"code": "too_fast", "text": "too many connections", "rule": "", "args": {"seconds": 10}}}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%s" % (len(REFUSAL), REFUSAL)
)


class HttpConnection(H11Protocol):
    """The protocol of a connection that has not become a socket, given to uvicorn as `http`."""

    turned_away = False

    def connection_made(self, transport: Any) -> None:
        """Whoever comes in vain is turned away before anything is made for them."""
        self.admitted: Connections = self.app_state[STATE]
        if self.admitted.full(get_remote_addr(transport)):
            self.turned_away = True
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self.admitted.enter(self)

    def data_received(self, data: bytes) -> None:
        if not self.turned_away:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.turned_away:
            self.admitted.leave(self)
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.admitted.leave(self)  # it comes in again as a socket
        super().handle_websocket_upgrade(event)

    def beat(self) -> None:
        """Whoever keeps us waiting is let go by `Connections.sweep`."""

    def waits_for(self) -> tuple[str, object]:
        if self.transport.is_closing() or self.flow.write_paused:
            return "write", self.transport.get_write_buffer_size()
        if self.conn.their_state is h11.IDLE:
            return "headers", self.cycle
        return ("body" if self.conn.their_state is h11.SEND_BODY else ""), self.cycle
