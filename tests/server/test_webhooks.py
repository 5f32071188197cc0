"""Webhooks tell who is away, and reach nothing inside."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import http.server
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.operators import webhooks
from folkmoot.server.operators.webhooks import is_public, read_address, resolve
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, serving, within

INSIDE = [
    "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    "255.255.255.255", "198.18.0.1", "192.0.2.1", "2001:db8::1", "::127.0.0.1", "fec0::1", "64:ff9b:1::7f00:1",
    "::ffff:0:7f00:1", "192.0.0.8",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_not_reached(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_addresses_outside_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]/",
        "http://0x7f.1/",
        "http://2130706433/",
        "http://127.1/",
    ],
)
def test_names_that_lead_inside_are_refused(served: Served, url: str) -> None:
    with pytest.raises(Refused):
        resolve(read_address(url), private=False)
    answer = served.person().http.patch("/api/me", json={"webhook": url})
    assert answer.status_code in (400, 403)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://u:p@a.example/",
        "http://a.example:22/",
        "x",
        "http://",
        "http://a b/",
    ],
)
def test_only_plain_web_addresses(url: str) -> None:
    with pytest.raises(Refused):
        read_address(url)


class Told:
    """Somebody's own listener, and what it was told."""

    def __init__(self) -> None:
        self.messages: queue.Queue[Doc] = queue.Queue()
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                listener.messages.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self) -> Doc:
        return self.messages.get(timeout=10)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    found = Told()
    monkeypatch.setattr(webhooks, "PORTS", (found.server.server_port,))
    yield found
    found.server.shutdown()
    found.server.server_close()


def away(served: Served, told: Told) -> Player:
    """Somebody who has no socket open and wants to be told."""
    anna = served.person("Anna")
    answer = anna.http.patch("/api/me", json={"webhook": told.address})
    assert answer.json()["webhook"] == told.address, answer.text
    return anna


def move(player: Player, id: str) -> Doc:
    """A move of the seat that decides, without a socket; where it leads."""
    for _ in range(100):
        turn = player.get(f"/api/tables/{id}")["turn"]
        update = player.get(f"/api/tables/{id}/poll", seat=turn, wait=0)["messages"][1]
        last = update["legal"][-1]["text"]
        doc = {"id": f"m{update['version']}", "seat": turn, "version": update["version"]}
        done = player.post(f"/api/tables/{id}/play", {**doc, "steps": [*update["draft"], last]})
        if done["closed"]:
            return done
    raise AssertionError("the choice does not end")


def until_idle(*servers: Served) -> None:
    """Until there is nobody left whom they are about to tell, now or when the minute is over."""
    for _ in within(20, "everybody is told"):
        if not any(served.app.state.context.webhooks._tasks for served in servers):
            return
        time.sleep(0.01)


def test_who_is_away_is_told(tmp_path: Path, told: Told) -> None:
    with serving(quick(tmp_path, webhook_private=True)) as served:
        id = away(served, told).table(["me", "me"])["id"]
        message = told.next()
        assert (message["table"], message["type"], message["path"]) == (id, "your_turn", f"/t/{id}")


def test_a_turn_that_comes_again_at_once_is_told_when_the_minute_is_over(tmp_path: Path, told: Told) -> None:
    with serving(quick(tmp_path, webhook_private=True)) as served:
        hooks = served.app.state.context.webhooks
        minute_over = threading.Event()

        async def until_over(seconds: float) -> None:
            while not minute_over.is_set():
                await asyncio.sleep(0.01)

        hooks.sleep = until_over
        anna = away(served, told)
        id = anna.table(["me", "me"])["id"]
        first = told.next()
        move(anna, id)
        newest = move(anna, id)
        assert told.messages.empty(), "not yet"
        hooks.again = 0.0
        minute_over.set()
        later = told.next()
        assert first["version"] < later["version"] == newest["version"], "of the turn that it is now"
        anna.post(f"/api/tables/{id}/abandon", {"seat": 0})
        until_idle(served)
        assert told.messages.empty(), "once for each turn"


def test_who_answers_a_byte_at_a_time_does_not_keep_us(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        monkeypatch.setattr(webhooks, "PORTS", (port,))
        monkeypatch.setattr(webhooks, "LONGEST", 0.5)
        threading.Thread(target=drip, args=[listener], daemon=True).start()
        began = time.monotonic()
        with pytest.raises((OSError, http.client.HTTPException)):
            webhooks.post(f"http://127.0.0.1:{port}/", {}, private=True)
        assert time.monotonic() - began < webhooks.PATIENCE


def drip(listener: socket.socket) -> None:
    link, _ = listener.accept()
    with link, contextlib.suppress(OSError):
        while True:
            link.sendall(b"H")
            time.sleep(0.05)


def test_of_several_processes_one_tells(tmp_path: Path, postgres: str, told: Told) -> None:
    settings = quick(tmp_path, database=postgres, webhook_private=True)
    with serving(settings) as one, serving(settings) as other:
        anna = away(one, told)
        bela = other.person("Bela")
        id = anna.table(["me", "open"], public=True)["id"]
        other.app.state.context.webhooks.again = one.app.state.context.webhooks.again = 0.0
        watching = Sitting(one, id, None)  # both have the table in memory
        turn = bela.post(f"/api/tables/{id}/join")["turn"]
        while turn == 1:
            move(bela, id)
            turn = bela.get(f"/api/tables/{id}")["turn"]
        message = told.next()
        assert message["table"] == id
        while watching.update["version"] < message["version"]:
            watching.receive()
        until_idle(one, other)
        assert told.messages.empty()
