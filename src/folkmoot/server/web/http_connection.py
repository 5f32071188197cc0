"""A connection that speaks HTTP and has not become a socket.

httptools (llhttp, the parser of Node) reads; this decides how much it is given. A head has so many bytes and headers,
in one turn of the loop a connection is read for so many pieces (heads, chunks) and no further, a request waits until
the one before it is answered, and everything that arrives is charged to the address that it comes from. A connection
that owes is not read until it has paid, so that the network holds back the rest.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from folkmoot.server.web.budgets import Allowance
from folkmoot.server.web.connections import LATER, STATE, WRITTEN, Connections

LARGEST_HEAD = 16 * 1024
MOST_HEADERS = 100
"""Headers of a request, trailers included."""
SLICE, LARGEST_SLICE = 4096, 65536
"""Bytes that are read at once where nobody knows how many pieces they are; more while they are few."""
PIECES = 256
"""Pieces of one connection that are read in a turn of the loop."""
PIPELINED = 8
"""Requests that a client may send before the first is answered, where they come in one slice."""
HEAD = 20
"""Pieces that a head costs as much as, and so does a new connection."""
HEADERS = 5
"""Headers that cost as much as a piece: whoever answers looks through all of them."""
UNIT = 1024
"""Bytes that cost as much as a piece."""
LONGEST_PAUSE = 1.0
"""Seconds for which a client that was refused because it is too fast is not read."""
LATE = 5.0
"""Seconds of debt with which an address gets no further connection."""
TEXTS = {
    400: ("bad_request", "this is not a request of HTTP/1.1"),
    431: ("too_large", f"a request has at most {LARGEST_HEAD} bytes before its body, and {MOST_HEADERS} headers"),
    501: ("bad_request", "a body comes with its length, or in chunks and nothing else"),
    505: ("bad_request", "this server speaks HTTP/1.1 and HTTP/1.0"),
}


def refusal(status: int, code: str, text: str, head: str = "", **args: Any) -> bytes:
    """A whole answer that ends the connection."""
    body = json.dumps({"error": {"code": code, "text": text, "rule": "", "args": args}}).encode()
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{head}connection: close\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    ).encode() + body


FULL = refusal(503, "too_fast", "too many connections", "retry-after: 10\r\n", seconds=10)


class BadRequest(Exception):
    """A head that is refused with that status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Flow(FlowControl):
    """Reading that is held stays so, also when the application wants to go on."""

    held = False

    def hold(self) -> None:
        self.held = True
        self.pause_reading()

    def release(self) -> None:
        self.held = False
        self.resume_reading()

    def resume_reading(self) -> None:
        if not self.held:
            super().resume_reading()


class HttpConnection(HttpToolsProtocol):
    """The protocol of a connection that has not become a socket, given to uvicorn as `http`."""

    turned_away = False

    def connection_made(self, transport: Any) -> None:
        """Turn away clients who come in vain before anything is made for them."""
        self.admitted: Connections = self.app_state[STATE]
        client = get_remote_addr(transport)
        self._purse: Allowance = self.admitted.purse(client)
        late = self._purse.take(HEAD) > LATE
        if late or self.admitted.full(client):
            self.turned_away = True
            if not late:
                transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self.flow: Flow = Flow(transport)
        self._payer = self.client
        self._asks = "headers"
        """Part of a request that has to come next; empty: it is whole."""
        self._head = 0
        """Bytes of a head so far."""
        self._fields = 0
        self._hosts = 0
        self._length = -1
        """Bytes of a body that are still to come; -1: it comes in chunks, or there is none."""
        self._slice = SLICE
        self._pieces = 0
        """Pieces read in this turn."""
        self._rest = b""
        """Bytes that have arrived and wait for their turn."""
        self._waits = False
        self._ended = False
        self._upgraded = False
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered, or was the last."""
        self.admitted.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.turned_away:
            return
        self._end()
        self.admitted.leave(self)
        self.admitted.kept.forget(self)
        super().connection_lost(exc)

    # What arrives, at the pace that its address pays for.

    def data_received(self, data: bytes) -> None:
        if self.turned_away or self._ended:
            return
        self._rest += data
        late = self.purse().take(1 + len(data) / UNIT)
        if self._waits:
            return
        if late:
            self._wait(late)
        else:
            self._go_on()

    def purse(self) -> Allowance:
        """Whom to charge: the address, or that for which a proxy speaks as soon as it has said so."""
        client = self.scope["client"] if self.scope is not None else self.client
        if client != self._payer:
            self._payer, self._purse = client, self.admitted.purse(client)
        return self._purse

    def _wait(self, late: float) -> None:
        """Read on in some seconds, 0 for the next turn of the loop."""
        self._waits = True
        self.flow.hold()
        if not self._has_room():
            self.transport.abort()
        elif late:
            self.loop.call_later(late, self._go_on)
        else:
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Read as much as one connection may in a turn of the loop."""
        self._waits = False
        if self._ended or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        data, self._rest = self._rest, b""
        at = self._pieces = 0
        while at < len(data) and self._pieces < PIECES and not self._ended and not self._is_under_way():
            to = self._cut(data, at)
            self._feed(data[at:to])
            at = to
        if self._ended:
            if self._upgraded and at < len(data):
                self.transport.get_protocol().data_received(data[at:])
            return
        self._rest = data[at:]
        late = self.purse().take(self._pieces)
        if self._is_under_way() and self._rest:
            self.flow.hold()  # until it is answered
        elif (late or self._rest) and not self._is_under_way():
            self._wait(late)
        else:
            self.flow.held = False
            if self._has_room():
                self._resume()
            else:
                self.transport.abort()

    def _resume(self) -> None:
        """Go on reading, unless the application has enough for now."""
        if self.cycle is None or len(self.cycle.body) <= HIGH_WATER_LIMIT:
            self.flow.release()

    def _is_under_way(self) -> bool:
        """Return True if a request is complete and not answered yet."""
        return not self._asks and self.cycle is not None and not self.cycle.response_complete

    def _cut(self, data: bytes, at: int) -> int:
        """To where the parser may have what was received: one head, one body, or a slice of them."""
        if self._asks == "body" and self._length > 0:
            return min(len(data), at + self._length)
        if self._asks != "body":
            end = data.find(b"\r\n\r\n", at, at + SLICE)
            return end + 4 if end >= 0 else min(len(data), at + SLICE)
        return min(len(data), at + self._slice)

    def _feed(self, data: bytes) -> None:
        """Have some bytes parsed, or refuse them."""
        before = self._pieces
        self._pieces += 1
        if self._asks != "body":
            self._head += len(data)
        elif self._length > 0:
            self._length -= len(data)
        try:
            if self._head > LARGEST_HEAD:
                raise BadRequest(431)
            self.parser.feed_data(data)
            self._slice = min(2 * self._slice, LARGEST_SLICE) if self._pieces <= before + 2 else SLICE
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError as error:
            wrong = error.__context__
            known = self.parser.get_http_version() in ("0.0", "1.0", "1.1")
            self._refuse(wrong.status if isinstance(wrong, BadRequest) else 400 if known else 505)
        except BadRequest as wrong:
            self._refuse(wrong.status)

    def _refuse(self, status: int) -> None:
        """Say what is wrong, unless an answer is under way, and close."""
        self._end()
        under_way = self._answering
        if under_way is not None and under_way.response_started and not under_way.response_complete:
            self.transport.abort()
            return
        self.transport.write(refusal(status, *TEXTS[status]))
        self.transport.close()

    def _end(self) -> None:
        """Read nothing more; whoever is about to answer answers nobody."""
        self._ended = True
        self._rest = b""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _upgrade(self) -> None:
        if self.parser.get_method() == b"CONNECT":
            self._refuse(400)
        elif not self._should_upgrade():
            self.cycle.keep_alive = False  # it is answered as if it had not asked; what follows would be anything
        elif self.parser.get_http_version() == "1.0":
            self._refuse(400)
        else:
            self._end()
            self._upgraded = True
            self.handle_websocket_upgrade()

    # What the parser finds.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._asks = "headers"
        self._fields = self._hosts = 0
        self._length = -1

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += 1
        if self._fields > MOST_HEADERS:
            raise BadRequest(431)
        if self._asks == "body":
            return  # a trailer: whoever reads headers has read them
        name = name.lower()
        if name == b"host":
            self._hosts += 1
        elif name == b"content-length":
            self._length = int(value)
        elif name == b"transfer-encoding" and value.lower() != b"chunked":
            raise BadRequest(501)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        version = self.parser.get_http_version()
        if version not in ("1.0", "1.1"):
            raise BadRequest(505)
        if self._hosts > 1 or (version == "1.1" and not self._hosts) or len(self.pipeline) >= PIPELINED:
            raise BadRequest(400)
        super().on_headers_complete()
        self._asks = "body"
        self._head = 0
        self._pieces += HEAD + self._fields // HEADERS

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._asks = ""

    def on_response_complete(self) -> None:
        super().on_response_complete()
        late = min(LONGEST_PAUSE, self.scope["state"].get(LATER, 0.0)) if self._payer_is_here() else 0.0
        if (self._rest or late) and not self._waits and not self.transport.is_closing():
            self._wait(late)

    def _payer_is_here(self) -> bool:
        """Return True if one client has this connection for itself; False behind a proxy, which speaks for many."""
        return bool(self.admitted.address_of(self.client))

    def handle_websocket_upgrade(self) -> None:
        self.admitted.leave(self)  # it comes in again as a socket
        super().handle_websocket_upgrade()

    # What leaves.

    def address(self) -> str:
        return self.admitted.address_of(self.scope["client"] if self.scope is not None else self.client)

    def _has_room(self) -> bool:
        """Note what is kept for this client, both ways."""
        kept = len(self._rest) + (len(self.cycle.body) if self.cycle is not None else 0)
        kept += self.transport.get_write_buffer_size() if self.flow.write_paused else 0
        return self.admitted.kept.note(self, self.address(), kept)

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._has_room():
            self.loop.call_soon(self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._has_room()

    def beat(self) -> None:
        """Leave clients that keep us waiting to `Connections.sweep`."""

    def waits_for(self) -> tuple[str, object]:
        if self.transport.is_closing() or self.flow.write_paused:
            return "write", self.transport.get_write_buffer_size() // WRITTEN
        if self._asks == "body":
            return "body", self.cycle
        return ("" if self._is_under_way() else "headers"), self.cycle
