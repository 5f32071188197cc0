"""Webhooks tell who is away, and reach nothing inside."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import queue
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.errors import Refused
from folkmoot.server.operators import receivers, webhooks
from folkmoot.server.operators.receivers import Lookups, call, is_public, read_address
from folkmoot.server.storage import schema
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, serving, within

INSIDE = [
    "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    "255.255.255.255", "198.18.0.1", "192.0.2.1", "2001:db8::1", "::127.0.0.1", "fec0::1", "64:ff9b:1::7f00:1",
    "::ffff:0:7f00:1", "192.0.0.8", "192.88.99.1", "::ffff:192.88.99.7",
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
        asyncio.run(Lookups(private=False).find(read_address(url)))
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
        "http://a.example/\u00e9",
        "http://a.example/\r\nX: y",
    ],
)
def test_only_plain_web_addresses(url: str) -> None:
    with pytest.raises(Refused):
        read_address(url)


class Told:
    """Somebody's own listener, what it was told, and what it answers: the last of its answers for good."""

    def __init__(self) -> None:
        self.messages: queue.Queue[Doc] = queue.Queue()
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.answers = [204]
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                listener.calls.append(({key.lower(): value for key, value in self.headers.items()}, body))
                listener.messages.put(json.loads(body))
                self.send_response(listener.answers.pop(0) if len(listener.answers) > 1 else listener.answers[0])
                self.send_header("Location", "/elsewhere")
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
    monkeypatch.setattr(receivers, "PORTS", (found.server.server_port,))
    monkeypatch.setattr(webhooks, "LOOK", 0.05)
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
        hooks = [served.app.state.context.webhooks for served in servers]
        if all(len(hook._tasks) == 1 and hook.caller.idle() for hook in hooks) and not waiting(servers[0]):
            return
        time.sleep(0.01)


def waiting(served: Served) -> list[Doc]:
    """The calls that are still to be made."""
    with served.app.state.context.store.engine.connect() as connection:
        return [dict(row) for row in connection.execute(schema.calls.select()).mappings()]


def test_who_is_away_is_told(tmp_path: Path, told: Told) -> None:
    with serving(quick(tmp_path, webhook_private=True, origins=("https://moot.example",))) as served:
        anna = away(served, told)
        id = anna.table(["me", "me"])["id"]
        message = told.next()
        assert (message["table"], message["type"], message["path"]) == (id, "your_turn", f"/t/{id}")
        assert message["server"] == "https://moot.example"
        headers, body = told.calls[0]
        secret = anna.get("/api/me")["webhook_secret"]
        genuine = verifier()
        assert genuine(secret, headers, body, time.time())
        assert not genuine(secret, headers, body, time.time() + 3600), "an old call sent again"
        assert not genuine(secret, headers, body.replace(b"your_turn", b"my_turn"), time.time())
        other = away(served, told).get("/api/me")["webhook_secret"]
        assert not genuine(other, headers, body, time.time())


def verifier() -> Callable[[str, dict[str, str], bytes, float], bool]:
    """The receiver's side, as the protocol shows it."""
    section = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8").partition("### Webhooks")[2]
    found: Doc = {}
    exec(re.findall(r"```python\n(.*?)```", section, re.S)[0], found)
    return cast("Callable[[str, dict[str, str], bytes, float], bool]", found["genuine"])


def test_a_call_that_fails_is_made_again_with_its_id(tmp_path: Path, told: Told) -> None:
    with serving(quick(tmp_path, webhook_private=True)) as served:
        served.app.state.context.webhooks.caller.waits = (0.01,) * 4
        told.answers = [500, 302, 204]
        id = away(served, told).table(["me", "me"])["id"]
        until_idle(served)
        assert [json.loads(body)["table"] for _, body in told.calls] == [id] * 3
        assert len({headers["webhook-id"] for headers, _ in told.calls}) == 1
        told.answers = [500]
        away(served, told).table(["me", "me"])
        until_idle(served)
        assert len(told.calls) == 3 + 5, "then it is given up"
        told.answers = [410]
        away(served, told).table(["me", "me"])
        until_idle(served)
        assert len(told.calls) == 9, "it wants no more"


def test_what_waits_survives_a_restart_and_is_dropped_when_the_turn_has_passed(tmp_path: Path, told: Told) -> None:
    settings = quick(tmp_path, webhook_private=True)
    told.answers = [500]
    with serving(settings) as served:
        anna = away(served, told)
        ids = [anna.table(["me", "me"])["id"] for _ in range(2)]
        for _ in within(20, "both have failed once"):
            if [row["tries"] for row in waiting(served)] == [1, 1]:
                break
        anna.post(f"/api/tables/{ids[0]}/abandon", {"seat": 0})
        anna.post(f"/api/tables/{ids[0]}/abandon", {"seat": 1})
    engine = sa.create_engine(settings.url())
    with engine.begin() as connection:
        connection.execute(schema.calls.update().values(due=0.0))
    engine.dispose()
    told.answers = [204]
    told.calls.clear()
    with serving(settings) as served:
        until_idle(served)
        assert [json.loads(body)["table"] for _, body in told.calls] == [ids[1]]


def test_slow_receivers_delay_neither_the_others_nor_whoever_sets_one(
    tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They take a byte at a time for ever; there are more of them than there are places for receivers like them."""
    monkeypatch.setattr(webhooks, "AT_ONCE", 3)
    monkeypatch.setattr(webhooks, "UNPROVEN", 2)
    monkeypatch.setattr(receivers, "LONGEST", 60.0)
    monkeypatch.setattr(webhooks, "OF_SITE", 1000)
    with serving(quick(tmp_path, webhook_private=True)) as served, socket.create_server(("127.0.0.1", 0)) as listener:
        slow = listener.getsockname()[1]
        monkeypatch.setattr(receivers, "PORTS", (told.server.server_port, slow))
        threading.Thread(target=drip, args=[listener], daemon=True).start()
        anna = away(served, told)
        anna.table(["me", "me"])
        told.next()
        until_idle(served)
        caller = served.app.state.context.webhooks.caller
        for name in ("Bela", "Cora", "Dora"):
            person = served.person(name)
            person.http.patch("/api/me", json={"webhook": f"http://127.0.0.1:{slow}/"})
            person.table(["me", "me"])
        for _ in within(20, "slow receivers have their places"):
            if len(held := set(caller._busy)) == 2:
                break
        id = anna.table(["me", "me"])["id"]
        assert told.next()["table"] == id
        anna.http.patch("/api/me", json={"webhook": told.address + "&y=2"})
        assert held <= set(caller._busy), "while all that went on"


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
        monkeypatch.setattr(receivers, "PORTS", (port,))
        monkeypatch.setattr(receivers, "LONGEST", 0.3)
        threading.Thread(target=drip, args=[listener], daemon=True).start()
        parts = read_address(f"http://127.0.0.1:{port}/")
        with pytest.raises(TimeoutError):
            asyncio.run(call(parts, "127.0.0.1", {}, b""))


def test_a_name_server_that_does_not_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = threading.Event()

    def slow(*asked: object, **more: object) -> list[object]:
        hangs.wait()
        return []

    async def ask() -> None:
        lookups = Lookups(private=False)
        parts = read_address("http://a.example/")
        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", slow)
            patch.setattr(receivers, "LOOKUP", 0.01)
            patch.setattr(receivers, "LOOKUPS", 3)
            for _ in range(5):
                with pytest.raises(TimeoutError):
                    await lookups.find(parts)
            assert lookups._running == 3, "no more threads than that"
        hangs.set()

    asyncio.run(ask())


def drip(listener: socket.socket) -> None:
    """Take every call and answer it a byte at a time, until the listener is closed."""
    links: list[socket.socket] = []
    listener.settimeout(0.05)
    with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
        while True:
            with contextlib.suppress(TimeoutError):
                links.append(stack.enter_context(listener.accept()[0]))
            for link in links:
                with contextlib.suppress(OSError):
                    link.sendall(b"H")


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
