"""Connections: how many of an address, how long they may be silent, and what is refused before it is read."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from folkmoot.server.settings import Settings
from folkmoot.server.web.connections import Connections
from folkmoot.server.web.serving import RECEIVE_BUFFER, SEND_BUFFER, listen
from tests.server.conftest import quick
from tests.server.kit import HOME, OTHER, Served, Time, raw, serving


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (
            "POST /api/records/replay HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 8000000\n\n",
            401,
        ),
        ("POST /api/records HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 9000000\n\n", 413),
        ("POST /api/tables HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 70000\n\n", 413),
        ("POST /api/me HTTP/1.1\nHost: evil.example\nContent-Type: application/json\nContent-Length: 20\n\n", 421),
    ],
)
def test_who_may_not_is_told_before_anything_is_read(served: Served, head: str, status: int) -> None:
    assert raw(served, head).startswith(f"HTTP/1.1 {status} ".encode())


class Fake:
    """A connection as they are counted."""

    def __init__(self, host: str, waits: str = "headers") -> None:
        self.client: tuple[str, int] | None = (host, 1)
        self.waits: tuple[str, object] = (waits, None)
        self.ended = False
        self.transport: Any = SimpleNamespace(abort=self.abort)

    def abort(self) -> None:
        self.ended = True

    def waits_for(self) -> tuple[str, object]:
        return self.waits

    def beat(self) -> None: ...

    def flush(self) -> None: ...


def test_whoever_keeps_us_waiting_is_let_go() -> None:
    clock = Time()
    admitted = Connections(Settings(header_seconds=10, body_seconds=60, write_seconds=20), clock)
    silent, busy, reading, polling = Fake(HOME), Fake(HOME), Fake(HOME, "write"), Fake(HOME, "")
    everybody = [silent, busy, reading, polling]
    assert all(admitted.enter(line) for line in everybody)
    for _ in range(3):
        clock.now += 9
        busy.waits = ("headers", object())  # it has asked for something in between
        asyncio.run(admitted.sweep())
    assert [line.ended for line in everybody] == [True, False, True, False]
    assert admitted.let_go >= 2


def test_an_address_and_all_together_have_so_many_connections() -> None:
    admitted = Connections(Settings(connections=6, connections_per_address=4), Time())
    mine = [Fake(HOME) for _ in range(5)]
    assert [admitted.enter(line) for line in mine] == [True, True, True, True, False]
    assert admitted.enter(Fake("127.0.0.1")), "a proxy speaks for many"
    assert admitted.enter(Fake(OTHER))
    assert not admitted.enter(Fake(OTHER)), "there is no room"
    admitted.leave(mine[0])
    admitted.leave(mine[4])
    assert admitted.enter(Fake(OTHER))
    assert admitted.turned_away == 2


def test_a_silent_connection_is_closed_and_one_too_many_is_told(tmp_path: Path) -> None:
    settings = quick(tmp_path, limit=20.0, connections_per_address=3, header_seconds=0.0, proxies=())
    with serving(settings) as served:
        links = [socket.create_connection(("127.0.0.1", served.port), timeout=10) for _ in range(4)]
        assert links[3].recv(1000).startswith(b"HTTP/1.1 503 ")
        assert links[0].recv(1000) == b"", "it was let go"
        for link in links:
            link.close()


def test_a_socket_that_does_not_read_is_let_go(served: Served) -> None:
    """The backlog of a socket is bounded: it is ended when it is behind by more than that, and not before."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    context = served.app.state.context
    (peer,) = context.live.entries[id].peers
    sitting.link.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    big = b'{"type": "chat", "text": "%s"}' % (b"x" * 60_000)
    loop = peer.channel.loop

    async def flood() -> tuple[int, int]:
        told = most = 0
        while not peer.channel.close_sent and told < 2000:
            peer.send(big)
            told += 1
            await asyncio.sleep(0)
            most = max(most, peer.channel.transport.get_write_buffer_size())
        return told, most

    told, most = asyncio.run_coroutine_threadsafe(flood(), loop).result(60)
    assert told < 2000
    assert most < 1_000_000


def test_the_kernel_keeps_little_for_a_slow_reader_or_of_a_client_that_waits() -> None:
    """It doubles what it is asked for, and left to itself keeps megabytes; connections inherit it."""
    with (
        listen("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) in (SEND_BUFFER, 2 * SEND_BUFFER)
        assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) in (RECEIVE_BUFFER, 2 * RECEIVE_BUFFER)
