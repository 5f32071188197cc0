"""Bytes as a client may send them: each is paid for, and in a turn of the loop no connection is read for long.

Connections stand on a transport and a loop of the tests, so that turns, pieces and seconds are counted, not measured.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from folkmoot.server.settings import BUDGETS, Settings
from folkmoot.server.web.connections import LATER, STATE, Connections
from folkmoot.server.web.http_connection import HEAD, LARGEST_HEAD, MOST_HEADERS, PIECES, SLICE, HttpConnection
from folkmoot.server.web.kept import Kept
from folkmoot.server.web.serving import configure
from tests.server.kit import HOME, OTHER, Time

GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
WIRE = BUDGETS["wire"].address


class Line:
    """A transport, and a loop that turns when the test says so."""

    def __init__(self, host: str = HOME) -> None:
        self.host = host
        self.written = b""
        self.closed = self.aborted = self.paused = False
        self.unread = 0
        self.soon: list[Callable[[], None]] = []
        self.later: list[tuple[float, Callable[[], None]]] = []
        self.tasks: list[Any] = []

    # As a transport.

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.host, 1), "sockname": ("127.0.0.1", 80)}.get(name)

    # As a loop.

    def call_soon(self, call: Callable[[], None]) -> None:
        self.soon.append(call)

    def call_later(self, seconds: float, call: Callable[[], None]) -> Any:
        self.later.append((seconds, call))
        return self

    def cancel(self) -> None: ...

    def create_task(self, coroutine: Any) -> Any:
        coroutine.close()
        self.tasks.append(coroutine)
        return self

    def add_done_callback(self, call: Any) -> None: ...

    def turn(self) -> None:
        due, self.soon = self.soon, []
        for call in due:
            call()

    def turns(self) -> int:
        """Turn until nothing is due; how often."""
        count = 0
        while self.soon:
            self.turn()
            count += 1
        return count


class Counted(HttpConnection):
    """Counts what its parser found."""

    heads = fields = chunks = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.heads += 1
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.chunks += 1
        super().on_body(body)


class Address:
    """Connections that come from anywhere to one server."""

    def __init__(self, **more: Any) -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None: ...

        self.clock = Time()
        self.connections = Connections(Settings(proxies=("192.0.2.200",), **more), self.clock)
        self.config: uvicorn.Config = configure(app, Settings())
        self.state = ServerState()

    def connect(self, host: str = HOME) -> tuple[Counted, Line]:
        line = Line(host)
        found = Counted(self.config, self.state, {STATE: self.connections}, line)  # type: ignore[arg-type]
        found.connection_made(line)
        return found, line

    def spent(self, host: str = HOME) -> float:
        return WIRE.burst - self.connections.limits.allowance("wire", None, host).buckets[0].left


@pytest.fixture
def address() -> Address:
    return Address()


def test_of_many_chunks_only_some_are_read_in_a_turn_and_all_are_paid_for(address: Address) -> None:
    connection, line = address.connect()
    connection.data_received(CHUNKED + b"1\r\nx\r\n" * 15_000)
    assert connection.chunks <= PIECES + SLICE
    assert line.paused, "the network keeps what comes next"
    assert line.turns() > 15_000 // (PIECES + SLICE)
    assert connection.chunks == 15_000
    assert not line.paused
    assert address.spent() > 15_000


def test_an_address_that_owes_is_not_read_until_it_has_paid(address: Address) -> None:
    first, line = address.connect()
    first.data_received(CHUNKED + b"1\r\nx\r\n" * 40_000)
    line.turns()
    read = first.chunks
    assert WIRE.burst - SLICE < read < WIRE.burst + SLICE
    second, other = address.connect()
    second.data_received(GET)
    assert (second.heads, other.paused) == (0, True), "all connections of an address pay together"
    third, _ = address.connect(OTHER)
    third.data_received(GET)
    assert third.heads == 1, "another address has a purse of its own"
    seconds, go_on = other.later[-1]
    assert seconds > 0
    address.clock.now += seconds
    go_on()
    assert second.heads == 1
    assert not other.paused


def test_a_head_has_so_many_headers_and_bytes(address: Address) -> None:
    for head in (
        b"".join(b"a: b\r\n" for _ in range(10_000)),
        b"Cookie: " + b"x" * 200_000,
        b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n",
    ):
        connection, line = address.connect()
        connection.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n" + head)
        assert line.written.startswith(b"HTTP/1.1 431 ")
        assert line.closed
        assert connection.fields <= MOST_HEADERS + 1
        connection.data_received(GET)
        assert connection.heads == 0
    connection, line = address.connect()
    for _ in range(LARGEST_HEAD + 1):  # byte by byte it is no longer
        connection.data_received(b"x")
    assert line.closed


def test_trailers_are_headers_that_nobody_reads(address: Address) -> None:
    connection, line = address.connect()
    connection.data_received(CHUNKED + b"0\r\nOrigin: http://evil.example\r\n\r\n")
    assert all(name != b"origin" for name, _ in connection.scope["headers"])
    connection, line = address.connect()
    connection.data_received(CHUNKED + b"0\r\n" + b"a: b\r\n" * MOST_HEADERS)
    assert line.written.startswith(b"HTTP/1.1 431 ")


def test_a_request_waits_until_the_one_before_is_answered(address: Address) -> None:
    connection, line = address.connect()
    connection.data_received(GET * 5_000)
    assert line.turns() == 0
    assert (connection.heads, len(line.tasks), line.paused) == (1, 1, True)
    connection.cycle.response_complete = True
    connection.on_response_complete()
    line.turns()
    assert (connection.heads, len(line.tasks)) == (2, 2)


def test_a_client_that_was_too_fast_is_read_more_slowly(address: Address) -> None:
    """To refuse a request costs something as well. A proxy speaks for others, who were not too fast."""
    for host, pauses in ((HOME, 1), ("192.0.2.200", 0)):
        connection, line = address.connect(host)
        connection.data_received(GET)
        connection.scope["state"][LATER] = 30
        connection.cycle.response_complete = True
        line.later.clear()
        connection.on_response_complete()
        held = [seconds for seconds, call in line.later if call == connection._go_on]
        assert (len(held), line.paused) == (pauses, bool(pauses))
        assert all(0 < seconds <= 1 for seconds in held)


def test_requests_behind_the_last_chunk_are_few(address: Address) -> None:
    connection, line = address.connect()
    connection.data_received(CHUNKED + b"0\r\n\r\n" + GET * 90)
    assert connection.heads < 20
    assert line.closed


def test_connections_and_heads_cost_more_than_their_bytes(address: Address) -> None:
    lines = [address.connect()[1] for _ in range(50)]
    assert address.spent() == 50 * HEAD
    connection, _ = address.connect()
    before = address.spent()
    connection.data_received(GET)
    assert address.spent() > before + HEAD
    assert not any(line.closed for line in lines)
    before = address.spent()
    connection.cycle.response_complete = True
    connection.data_received(GET[:-2] + b"a: b\r\n" * 90 + b"\r\n")
    assert address.spent() > before + HEAD + 90 // 5
    address.connections.limits.allowance("wire", None, HOME).take(WIRE.burst + 10 * WIRE.rate)
    assert address.connect()[1].closed


def test_a_proxy_pays_for_nobody(address: Address) -> None:
    """Until it has said for whom it speaks, each of its connections pays for itself; then that address does."""
    connection, line = address.connect("192.0.2.200")
    connection.data_received(CHUNKED[:-2])
    other, _ = address.connect("192.0.2.200")
    other.data_received(GET)
    assert other.heads == 1
    connection.data_received(b"\r\n")
    connection.scope["client"] = (HOME, 0)  # as the middleware does
    connection.data_received(b"1\r\nx\r\n" * 1000)
    line.turns()
    assert address.spent() > 1000


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", 505),
        (b"GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
        (b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\r\n\r\n", 400),
        (CHUNKED + b"zz\r\n", 400),
    ],
)
def test_what_is_no_proper_request_ends_the_connection(address: Address, sent: bytes, status: int) -> None:
    connection, line = address.connect()
    connection.data_received(sent)
    assert line.written.startswith(b"HTTP/1.1 %d " % status)
    assert b"connection: close" in line.written
    assert line.closed


def test_an_address_has_so_many_bytes_that_wait_for_it(address: Address) -> None:
    """Answers that nobody reads, each smaller than any limit of its own."""
    lines = []
    for _ in range(40):
        connection, line = address.connect()
        line.unread = 1024 * 1024
        connection.pause_writing()
        line.turns()
        lines.append((connection, line))
    assert [line.aborted for _, line in lines] == [False] * 32 + [True] * 8
    for connection, _ in lines:
        connection.connection_lost(OSError())
    assert address.connections.kept.total == 0


def test_bodies_that_nobody_asks_for_yet_are_counted(address: Address) -> None:
    """Such as those that wait for their turn to be read."""
    lines = []
    for _ in range(150):
        connection, line = address.connect()
        connection.data_received(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000\r\n\r\n")
        connection.data_received(b" " * 262_144)
        address.clock.now += 1
        lines.append(line)
        assert line.paused or line.aborted
    assert [line.aborted for line in lines].count(False) == 128


def test_all_addresses_together_have_so_many() -> None:
    kept = Kept(of_address=10, together=25)
    assert [kept.note(number, f"a{number}", 10) for number in range(3)] == [True, True, False]
    kept.forget(2)
    assert not kept.note(0, "a0", 11)
    assert kept.note(0, "a0", 4)
    assert kept.note(3, "", 11), "a proxy's address is nobody's"
    assert kept.total == 25
