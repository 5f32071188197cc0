"""Every route has a price, and pays it; what is refused before anything is read; a server that is told to end ends."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from folkmoot.server.settings import BUDGETS, Settings
from folkmoot.server.web import prices
from folkmoot.server.web.app import routers
from folkmoot.server.web.guard import LOADING
from folkmoot.server.web.limits import Limits
from folkmoot.server.web.peer import WAITING
from folkmoot.server.web.prices import PRICES, REQUEST
from tests.server.conftest import quick
from tests.server.kit import HOME, Served, Time, free_port, raw, serving, within
from tests.server.test_memory import let_go
from tests.server.test_sockets import Raw, frame

JSON = "Content-Type: application/json\n"
SHAKE = (
    "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Version: 13\n"
)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that it has by default, whose clock stands still: nothing is refilled."""
    with serving(Settings(data=str(tmp_path_factory.mktemp("usual")), bot_pause=0.0, proxies=())) as found:
        yield found


@pytest.fixture(autouse=True)
def fresh(usual: Served) -> None:
    limits = usual.app.state.context.limits
    limits.clock = Time()
    limits._buckets.clear()


def test_every_route_has_a_price(usual: Served) -> None:
    """A new route needs a line in `prices.PRICES`."""
    found = {
        (re.sub("^/api/score/.*", "/api/score/{game}", route.path), method)
        for route in [*usual.app.routes, *(one for router in routers() for one in router.routes)]
        for method in getattr(route, "methods", None) or ()
    }
    assert {(path, method) for path, of in PRICES.items() for method in of} == found
    assert {kind for of in PRICES.values() for kind in of.values()} <= {*BUDGETS, REQUEST}
    assert set(prices.LATER) - set(PRICES) == {"/api/tables/{id}/board?at"}


def test_a_path_is_found_among_the_routes() -> None:
    assert [path for path in PRICES if prices.route_of(path.replace("{", "").replace("}", "")) != path] == []
    assert list(prices.prices("GET", "/api/records/review/ab/3", "lang=en")) == ["expensive"]
    assert list(prices.prices("GET", "/api/tables/q7w/board", "seat=1&at=3")) == ["expensive"]
    assert list(prices.prices("POST", "/api/records", "")) == ["table", "expensive"]
    assert list(prices.prices("GET", "/api/tables/q7w/nothing", "")) == []


def spent(served: Served, kind: str) -> float:
    bucket = served.app.state.context.limits.allowance(kind, None, "127.0.0.1").buckets[0]
    return float(bucket.burst - bucket.left)


@pytest.mark.parametrize("path", ["", "/notes", "/record", "/7"])
def test_looking_at_an_upload_is_expensive(usual: Served, path: str) -> None:
    """Each reads a whole record, which anybody may ask for."""
    usual.client().get(f"/api/records/review/{'a' * 64}{path}")
    assert spent(usual, "expensive") == 1


def test_a_body_costs_by_its_bytes(usual: Served) -> None:
    client = usual.client()
    client.post("/api/me", content=b" " * 40_960, headers={"Content-Type": "application/json"})
    assert spent(usual, "request") == 41
    before = spent(usual, "request")
    client.post("/api/me", content=iter([b" "]), headers={"Content-Type": "application/json"})
    assert spent(usual, "request") - before == 65, "what does not say its length may be anything"


def test_a_table_that_is_not_in_memory_costs_more(usual: Served) -> None:
    anna = usual.person("Anna")
    id = anna.table(["me", "me"])["id"]
    let_go(usual, id, anna.socket(id))
    before = spent(usual, "request")
    anna.get(f"/api/tables/{id}")
    assert spent(usual, "request") - before == LOADING
    anna.get(f"/api/tables/{id}")
    assert spent(usual, "request") - before == LOADING + 1


def test_a_socket_of_nobody_pays_for_its_pings_with_its_address(usual: Served) -> None:
    anna = usual.person("Anna")
    id = anna.table(["me", "open"], public=True)["id"]
    watcher = Raw(usual, None, id)
    burst = int(BUDGETS["message"].address.burst)
    watcher.link.sendall(frame(b"", 9) * 3 * burst)
    for _ in range(burst):
        assert watcher.frame()[0] == 10
    assert anna.get("/api/games")
    (incoming,) = [
        one.channel._incoming for one in usual.app.state.context.live.entries[id].peers if one.person is None
    ]
    assert incoming._waits
    assert spent(usual, "message") > burst


def test_messages_that_come_with_the_handshake_wait_as_others_do(usual: Served) -> None:
    anna = usual.person("Anna")
    id = anna.table(["me", "open"], public=True)["id"]
    watcher = Raw(usual, None, id, frame(b"x") * 4_000)
    for _ in range(100):
        assert watcher.message()["code"] == "bad_request"
    (peer,) = [one for one in usual.app.state.context.live.entries[id].peers if one.person is None]
    assert 0 < len(peer._backlog) <= WAITING


def test_whoever_is_refused_waits_for_the_next_answer(usual: Served) -> None:
    client = usual.client()
    usual.app.state.context.limits.allowance("request", None, "127.0.0.1").take(1000.0)
    assert client.get("/api/games").status_code == 429
    (connection,) = [one for one in usual.app.state.context.connections._since if getattr(one, "_waits", False)]
    assert connection.flow.held


def test_requests_under_way_are_counted_by_the_address_that_a_proxy_names() -> None:
    found = Limits(Settings(connections_per_address=2), Time())
    with found.under_way(HOME), found.under_way(HOME):
        with pytest.raises(Exception, match="at most 2 requests"), found.under_way(HOME):
            pass
        with found.under_way("another"):
            pass
    with found.under_way(HOME):
        assert found._under_way == {HOME: 1}


# What is refused.


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (f"POST /api/me HTTP/1.1\nHost: x\nOrigin: http://[\n{JSON}Content-Length: 2\n\n", 403),
        (f"POST /api/me HTTP/1.1\nHost: x\nOrigin: null\n{JSON}Content-Length: 2\n\n", 403),
        ("POST /api/me/recovery HTTP/1.1\nHost: x\nSec-Fetch-Site: cross-site\nContent-Length: 0\n\n", 403),
        ("POST /api/me/recovery HTTP/1.1\nHost: x\nSec-Fetch-Site: same-origin\nContent-Length: 0\n\n", 401),
        (f"GET /api/tables/abcdefgh/socket HTTP/1.1\nHost: x\n{SHAKE}Content-Length: 5\n\nabcde", 400),
        (f"GET /api/tables/abcdefgh/socket HTTP/1.1\nHost: x\n{SHAKE}Transfer-Encoding: chunked\n\n0\n\n", 400),
        (f"GET /api/tables/abcdefgh/socket HTTP/1.0\nHost: x\n{SHAKE}\n", 400),
        (f"GET /api/tables/{'a' * 9000}/socket HTTP/1.1\nHost: x\n{SHAKE}\n", 400),
        (f"GET /api/tables/abcdefgh/socket HTTP/1.1\nHost: x\n{SHAKE}Cookie: {'x' * 9000}\n\n", 400),
    ],
)
def test_odd_requests_are_refused(usual: Served, head: str, status: int) -> None:
    assert raw(usual, head).startswith(f"HTTP/1.1 {status} ".encode())


def test_a_socket_of_an_odd_page_is_refused(usual: Served) -> None:
    with socket.create_connection(("127.0.0.1", usual.port), timeout=10) as link:
        head = f"GET /api/tables/abcdefgh/socket HTTP/1.1\nHost: x\nOrigin: http://[\n{SHAKE}\n"
        link.sendall(head.replace("\n", "\r\n").encode())
        told = b""
        while b"bad_origin" not in told:
            more = link.recv(65536)
            assert more, told
            told += more


def test_a_path_says_all_that_can_be_done_with_it(usual: Served) -> None:
    client = usual.client()
    for path, methods in (("/api/me", "DELETE, GET, PATCH, POST"), ("/api/tables", "GET, POST"), ("/api/games", "GET")):
        answer = client.put(path)
        assert (answer.status_code, answer.headers["allow"]) == (405, methods)


def test_a_socket_that_never_begins_is_swept(tmp_path: Path) -> None:
    """Also behind a proxy, where connections are not counted."""
    with serving(quick(tmp_path, header_seconds=0.0)) as served:
        context = served.app.state.context

        async def never(*_: Any) -> None:
            await asyncio.sleep(2.5)

        context.person = never
        link = raw(served, f"GET /api/tables/abcdefgh/socket HTTP/1.1\nHost: x\n{SHAKE}\n")
        assert link == b"", "it was let go"


ENDLESS = """
import sys, time
from folkmoot.cli import main
from folkmoot.server.storage.store import Store
from folkmoot.server.web import serving
serving.END = 0.2
Store.close = lambda self: time.sleep(600)
main(sys.argv[1:])
"""


@pytest.mark.slow
def test_a_server_that_is_told_to_end_ends_whatever_its_threads_do(tmp_path: Path) -> None:
    port = free_port()
    options = ["serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    command = [sys.executable, "-c", ENDLESS, *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            for _ in within(60, "the server answers"):
                with contextlib.suppress(httpx.HTTPError):
                    httpx.get(f"http://127.0.0.1:{port}/api/games", verify=False)
                    break
            process.terminate()
            assert process.wait(30) == 1
        finally:
            process.kill()
        assert process.stderr is not None
        assert b"did not end by itself" in process.stderr.read()
