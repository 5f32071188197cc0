"""One client does not stop the others: budgets, connections, turns. Clocks are held by the tests."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from folkmoot import games
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import ANY, FairQueue
from folkmoot.server.bots.runner import attended
from folkmoot.server.errors import Refused
from folkmoot.server.settings import Settings
from folkmoot.server.web import limits
from folkmoot.server.web.connections import Connections
from folkmoot.server.web.hosts import Hosts, reachable
from folkmoot.server.web.limits import Limits, address_of
from folkmoot.server.web.reading import Reading
from folkmoot.server.web.serving import SEND_BUFFER, listen
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, serving, within

HOME, OTHER = "192.0.2.7", "198.51.100.9"


class Time:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that it has by default; every test comes from addresses of its own."""
    with serving(Settings(data=str(tmp_path_factory.mktemp("usual")), bot_pause=0.0)) as found:
        yield found


@pytest.fixture
def stopped(usual: Served) -> Iterator[Time]:
    found: Limits = usual.app.state.context.limits
    before, found.clock = found.clock, Time()
    found._buckets.clear()
    yield found.clock
    found.clock = before
    found._buckets.clear()


def at(served: Served, address: str) -> httpx.Client:
    """Somebody at an address, through the proxy on this computer."""
    client = served.client()
    client.headers["X-Forwarded-For"] = address
    return client


def newcomers(served: Served, *addresses: str) -> list[int]:
    """How somebody without a cookie fares at each address."""
    client, found = served.client(), []
    for address in addresses:
        client.cookies.clear()
        found.append(client.post("/api/me", json={"name": "x"}, headers={"X-Forwarded-For": address}).status_code)
    return found


def until_refused(client: httpx.Client, path: str, body: Doc | None, most: int) -> int:
    """How often something may be done; the refusal says when to come again."""
    for done in range(most):
        answer = client.get(path) if body is None else client.post(path, json=body)
        if answer.status_code == 429:
            assert answer.json()["error"]["code"] == "too_fast"
            assert int(answer.headers["retry-after"]) >= 1
            return done
    return most


# Who is counted.


def test_an_address_of_ipv6_is_its_first_half() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::1") != address_of("2001:db8:1:3::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"


def test_a_new_cookie_is_not_a_new_budget(usual: Served, stopped: Time) -> None:
    """New people of one address share what it may do; another address has its own."""
    first = at(usual, HOME)
    assert until_refused(first, "/api/me", {"name": "Anna"}, 41) == 41, "who has a cookie renames"
    assert newcomers(usual, *[HOME] * 41).count(200) == 39
    assert newcomers(usual, OTHER) == [200]
    stopped.now += 10
    assert newcomers(usual, HOME, HOME) == [200, 429], "nobody is locked out"


def test_tables_and_replays_have_budgets_of_their_own(usual: Served, stopped: Time) -> None:
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    table = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "me"}]}
    id = anna.post("/api/tables", json=table).json()["id"]
    assert until_refused(anna, "/api/tables", table, 40) == 19
    stopped.now += 3
    assert until_refused(anna, f"/api/tables/{id}/replay?first=0", None, 60) == 20
    assert anna.get(f"/api/tables/{id}/board", params={"lang": "en", "at": 1}).status_code == 429
    assert anna.get(f"/api/tables/{id}/board").status_code == 200, "the board as it is now is cheap"
    stopped.now += 2
    assert anna.get(f"/api/tables/{id}").status_code == 200, "what is cheap goes on"
    assert anna.get(f"/api/tables/{id}/replay").status_code == 200


def test_reactions_have_a_budget_of_their_own(usual: Served, stopped: Time) -> None:
    anna = usual.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    answers = [sitting.send("react", seat=0, what="well") for _ in range(7)]
    assert [answer["type"] for answer in answers] == [*["ack"] * 6, "refusal"]
    assert (answers[-1]["code"], answers[-1]["args"]["seconds"]) == ("too_fast", 2)
    anna.post(f"/api/tables/{id}/react", {"id": "r", "seat": 0, "what": "well"}, 429)
    assert sitting.send("chat", text="one may still speak")["type"] == "ack"
    stopped.now += 2
    anna.post(f"/api/tables/{id}/react", {"id": "r", "seat": 0, "what": "well"}, 200)


def test_forwarded_addresses_are_believed_of_named_proxies_alone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limit=20.0, proxies=("192.0.2.1",))) as served:
        served.app.state.context.limits.clock = Time()
        assert newcomers(served, *(f"203.0.113.{n}" for n in range(42))).count(200) == 40


def test_messages_of_all_sockets_of_a_person_are_counted_together() -> None:
    clock = Time()
    found = Limits(Settings(), clock)
    purses = [found.allowance("message", "anna", HOME) for _ in range(4)]
    early = [allowance.take() for _ in range(30) for allowance in purses]
    assert early[59] == 0 < early[60] < early[-1]
    clock.now += 100
    assert purses[0].take() == 0


def test_sockets_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limit=20.0, sockets_per_person=3, connections_per_address=5)) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "open"], public=True)["id"]
        kept = [anna.socket(id) for _ in range(3)]
        with pytest.raises(Exception, match="4429"):
            anna.socket(id)
        watching = [Sitting(served, id, None) for _ in range(2)]
        with pytest.raises(Exception, match="4429"):
            Sitting(served, id, None)
        watching[0].close()
        kept[0].close()
        until = time.monotonic() + 10
        while served.app.state.context.limits._sockets[anna.id] > 2:
            assert time.monotonic() < until
        anna.socket(id)


def test_with_a_full_purse_anything_goes_once() -> None:
    clock = Time()
    allowance = Limits(Settings(), clock).allowance("expensive", "anna", HOME)
    assert allowance.ask(500.0) == 0
    assert allowance.ask(1.0) > 500


@pytest.mark.parametrize("chunked", [False, True])
def test_large_documents_cost_as_much_as_several_small_ones(usual: Served, stopped: Time, chunked: bool) -> None:
    """Of twenty at once, eight more for their size; what does not say its size counts as the largest."""
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    body = b" " * (8 * 1024 * 1024 - 10)
    headers = {"Content-Type": "application/json"}
    answers = [
        anna.post("/api/records/replay", content=iter([body]) if chunked else body, headers=headers).status_code
        for _ in range(3)
    ]
    assert answers == [422, 422, 429]


def test_a_body_in_pieces_is_json_as_well(usual: Served, stopped: Time) -> None:
    answer = at(usual, HOME).post(
        "/api/me", content=iter([b'{"name": "Anna"}']), headers={"Content-Type": "text/plain"}
    )
    assert answer.json()["error"]["args"] == {"where": "content-type"}


def test_files_of_the_page_come_late_rather_than_not_at_all() -> None:
    """A browser asks for each once: a page of which one is refused stays broken."""
    clock = Time()
    found = Limits(Settings(), clock)
    assert {found.wait("file", HOME) for _ in range(1000)} == {0.0}
    late = [found.wait("file", HOME) for _ in range(2000)]
    assert late == sorted(late)
    assert late[0] == pytest.approx(1 / 200)
    assert late[-1] == pytest.approx(10)
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            found.wait("file", HOME)
    assert refused.value.code == "too_fast"
    assert found.wait("file", OTHER) == 0
    clock.now += 10
    assert found.wait("file", HOME) == pytest.approx(1 / 200), "who was refused has taken nothing"


def test_files_cost_a_person_nothing(usual: Served, stopped: Time) -> None:
    anna = at(usual, HOME)
    anna.post("/api/me", json={"name": "Anna"})
    assert {anna.get(f"/assets/none-{number}.js").status_code for number in range(100)} == {404}
    assert anna.get("/api/me").status_code == 200


def test_the_oldest_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    found = Limits(Settings(), Time())
    for number in range(30):
        found.spend("request", f"p{number}", f"a{number}")
        found.saw(f"p{number}", f"a{number}")
    assert len(found._buckets) == 10
    assert found.origin("p29") == "a29"
    assert found.origin("p1") == "p1", "who is not known stands alone"


# Before a body is read.


def raw(served: Served, head: str) -> bytes:
    """What is answered to the head of a request whose body never comes."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as link:
        link.sendall(head.replace("\n", "\r\n").encode())
        return link.recv(65536)


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


def test_a_large_record_is_read_in_another_process(served: Served) -> None:
    anna = served.person("Anna")
    body = json.dumps({"record": {"game": "ethnos", "rows": [[]] * 400_000}, "at": 0}).encode()
    answer = anna.http.post("/api/records/replay", content=body, headers={"Content-Type": "application/json"})
    assert answer.json()["error"]["code"] == "bad_record"
    for wrong in (b"", b"{", b"[" * 100_000, b'{"record": {}, "at": -1}', b'{"record": {"game": 7}, "at": 0}', b"\xff"):
        answer = anna.http.post("/api/records", content=wrong, headers={"Content-Type": "application/json"})
        assert answer.status_code in (404, 409, 422), (wrong, answer.text)
    assert served.app.state.context.reading.workers.killed == 0


def test_whoever_reads_documents_loads_no_routes_and_no_database() -> None:
    """Whoever sends the first one waits for that."""
    loaded = "import sys, folkmoot.server.web.reader; print(*{'fastapi', 'sqlalchemy'} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True).stdout.strip() == b""


# Connections.


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
    """What waits for it is bounded: it is ended when it is behind by more than that, and not before."""
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


# Turns.


def test_the_short_thought_of_one_goes_before_the_long_ones_of_another() -> None:
    clock = Time()

    async def order() -> list[str]:
        queue = FairQueue([ANY], clock)
        served: list[str] = []

        async def think(who: str, table: str, cost: float) -> None:
            async with queue.turn((who, who, table), cost):
                served.append(f"{who} {table}")
                await asyncio.sleep(0)

        masters = [think("crowd", f"t{number}", 3.0) for number in range(20)]
        await asyncio.gather(*masters, think("anna", "other", 3.0), think("anna", "own", 0.1))
        return served

    assert asyncio.run(order())[:4] == ["crowd t0", "anna own", "anna other", "crowd t1"], "one is at it already"


def test_tables_of_one_person_and_people_of_one_address_take_turns() -> None:
    async def order(*asked: tuple[str, str, str]) -> list[str]:
        queue = FairQueue([ANY], Time())
        served: list[str] = []

        async def think(owner: tuple[str, ...]) -> None:
            async with queue.turn(owner, 1.0):
                served.append(owner[-1])
                await asyncio.sleep(0)

        await asyncio.gather(*(think(owner) for owner in asked))
        return served

    tables = asyncio.run(order(("a", "p", "x"), ("a", "p", "x"), ("a", "p", "x"), ("a", "p", "y")))
    assert tables == ["x", "y", "x", "x"]
    people = asyncio.run(order(("a", "p", "1"), ("a", "p", "2"), ("a", "p", "3"), ("a", "q", "4"), ("b", "r", "5")))
    assert people == ["1", "5", "4", "2", "3"]


def test_what_was_used_long_ago_is_forgotten() -> None:
    clock = Time()
    queue = FairQueue([ANY], clock)

    async def use() -> None:
        async with queue.turn(("a",), 8.0):
            pass

    asyncio.run(use())
    assert queue.used(0, "a") == 8.0
    clock.now += 300
    assert queue.used(0, "a") < 0.01


def test_one_of_several_processes_is_for_short_thoughts() -> None:
    async def places() -> list[int]:
        queue = FairQueue([ANY, 1.0], Time())
        long = [asyncio.ensure_future(queue.take(("a",), 3.0)) for _ in range(3)]
        await asyncio.sleep(0)
        short = await queue.take(("a",), 0.1)
        return [sum(one.done() for one in long), short]

    assert asyncio.run(places()) == [1, 1]


def test_one_address_has_only_its_share_of_the_places() -> None:
    async def taken() -> list[bool]:
        queue = FairQueue([ANY] * 4, Time(), share=2)
        asked = [asyncio.ensure_future(queue.take((who,), 1.0)) for who in "aaaabb"]
        await asyncio.sleep(0)
        before = [one.done() for one in asked]
        queue.give(asked[0].result())
        await asyncio.sleep(0)
        return [*before, asked[2].done(), asked[3].done()]

    assert asyncio.run(taken()) == [True, True, False, False, True, True, True, False]


def test_bots_think_for_somebody_at_an_address_and_cost_what_they_think(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the queue is fair by: address, person and table, and how long a level thinks."""
    pool = served.app.state.context.pool
    asked: dict[tuple[str, ...], tuple[str, float]] = {}
    put = pool.put

    async def noted(question: bytes, owner: tuple[str, ...], cost: float, *more: Any) -> bytes:
        asked[owner] = (json.loads(question)["level"], cost)
        answer: bytes = await put(question, owner, cost, *more)
        return answer

    monkeypatch.setattr(pool, "put", noted)
    expected = {}
    for address, level in ((HOME, "novice"), (OTHER, "strong")):
        player = served.person()
        player.http.headers["X-Forwarded-For"] = address
        me = player.get("/api/me")["id"]
        while (table := player.table([level, level, "me"]))["turn"] == 2:
            pass
        expected[address, me, table["id"]] = (level, seconds_of(level, games.get("ethnos")))
    for _ in within(30, "both tables have asked"):
        if {*expected} <= {*asked}:
            break
        time.sleep(0.01)
    assert {owner: asked[owner] for owner in expected} == expected
    costs = [cost for _, cost in expected.values()]
    assert costs[0] < costs[1]


def test_a_few_documents_are_read_at_a_time() -> None:
    """Of all that come at once, as many are received as fit; the others wait outside."""

    async def received() -> list[int]:
        reading, begun = Reading(1), list[int]()

        async def receive(number: int) -> bytes:
            begun.append(number)
            await asyncio.Event().wait()
            return b""

        asked = [
            asyncio.ensure_future(reading.answer("open", (f"a{number}",), partial(receive, number)))
            for number in range(9)
        ]
        for _ in range(20):
            await asyncio.sleep(0)
        for one in asked:
            one.cancel()
        return begun

    assert asyncio.run(received()) == [0, 1, 2, 3]


def test_the_kernel_keeps_little_for_a_slow_reader() -> None:
    """It doubles what it is asked for, and left to itself keeps megabytes; connections inherit it."""
    with (
        listen("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) in (SEND_BUFFER, 2 * SEND_BUFFER)


def test_whoever_goes_away_leaves_the_queue() -> None:
    async def go() -> int:
        queue = FairQueue([ANY], Time())
        held = await queue.take(("a",), 1.0)
        waiting = asyncio.ensure_future(queue.take(("b",), 1.0))
        await asyncio.sleep(0)
        queue.give(held)
        waiting.cancel()  # its turn has come, and it does not want it any more
        await asyncio.gather(waiting, return_exceptions=True)
        return await asyncio.wait_for(queue.take(("c",), 1.0), 1)

    assert asyncio.run(go()) == 0


def test_bots_move_while_somebody_sits_or_looks(served: Served) -> None:
    """At a table of bots alone nothing happens until somebody looks, and then it does."""
    anna = served.person("Anna")
    id = anna.table(["casual", "casual"])["id"]
    runner = served.app.state.context.runner
    assert id not in runner._bots
    assert anna.get(f"/api/tables/{id}")["version"] == 1
    assert not attended(served.app.state.context.live.entries[id])
    sitting = anna.socket(id)
    while sitting.update["version"] < 3:
        sitting.receive()
    sitting.close()
    played = anna.table(["casual", "me"])["id"]
    until = time.monotonic() + 20
    while anna.get(f"/api/tables/{played}")["turn"] != 1:
        assert time.monotonic() < until, "somebody sits there, and may come back when it is their turn"


def test_looking_back_lets_others_go_on(served: Served) -> None:
    """A long replay is made in pieces, and is what it was in one."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    chance = random.Random(3)
    for _ in range(8):
        sitting.send("open", seat=sitting.update["turn"])
        sitting.choose(chance)
    whole = anna.get(f"/api/tables/{id}/replay")
    assert [step["n"] for step in whole["steps"]] == list(range(1, whole["version"] + 1))
    late = anna.get(f"/api/tables/{id}/replay", first=5, last=7)
    assert late["steps"] == whole["steps"][4:7]


# Names.


def test_names_by_which_the_server_may_be_called() -> None:
    hosts = Hosts(Settings(hosts=("moot.example", "*.club.example"), origins=("https://other.example",)))
    near = "localhost:8350 127.0.0.1 [::1]:8350 192.168.0.7:1 moot moot.local"
    for host in (*near.split(), "moot.example:443", "a.club.example", "other.example"):
        assert host in hosts, host
    for host in ("evil.example", "moot.example.evil.example", "club.example", "localhost.evil.example:8350"):
        assert host not in hosts, host
    assert "evil.example" in Hosts(Settings(hosts=("*",)))


def test_a_socket_by_a_wrong_name_is_refused(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /api/tables/{id}/socket HTTP/1.1\nHost: evil.example\nUpgrade: websocket\nConnection: Upgrade\n"
    answer = raw(served, f"{head}Sec-WebSocket-Version: 13\nSec-WebSocket-Key: {key}\nCookie: {anna.cookie}\n\n")
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as link:
        link.sendall(f"{head}Sec-WebSocket-Version: 13\nSec-WebSocket-Key: {key}\n\n".replace("\n", "\r\n").encode())
        while b"bad_host" not in answer:
            piece = link.recv(65536)
            assert piece, answer
            answer += piece
    assert b"hello" not in answer


@pytest.mark.parametrize(
    "name",
    [
        *["\u200b", "An\u200bna", "\u3164", "\u2800", "Anna\u2060", "\u00ad\u00ad", "a\ufe0f", "\u200dA", "\ufffc"],
        *["Anna\u180b", "Anna\U000e0100", "安\u200d娜", "안\u200c나", "アン\u200dナ", "अ\u200dا"],
    ],
)
def test_names_that_look_empty_or_like_others_are_refused(served: Served, name: str) -> None:
    answer = served.client().post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_name"), name


@pytest.mark.parametrize(
    "name", ["安娜", "Änne", "👩🏽\u200d🚀", "❤️\u200d🔥", "نمی\u200cخواهم", "Zoë O’Neill", "क्\u200dष"]
)
def test_names_of_all_scripts_are_fine(served: Served, name: str) -> None:
    assert served.client().post("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", ["Anna  B", "Anna\u00a0B", "Anna\u2009B", "Anna\u3000B"])
def test_all_spaces_are_one(served: Served, name: str) -> None:
    assert served.client().post("/api/me", json={"name": name}).json()["name"] == "Anna B"


# Where others reach it.


@pytest.mark.parametrize(
    ("host", "found"),
    [
        *[("", None), ("localhost", None), ("127.0.0.1", None), ("127.0.0.2", None), ("::1", None)],
        *[("192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::7"), ("moot.lan", "moot.lan")],
    ],
)
def test_what_listens_on_this_computer_alone_is_not_for_others(host: str, found: str | None) -> None:
    assert reachable(host) == found


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
@pytest.mark.parametrize(("address", "found"), [("192.0.2.9", "192.0.2.9"), ("127.0.0.1", None), (None, None)])
def test_what_listens_everywhere_is_reached_as_the_network_knows_it(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str | None, found: str | None
) -> None:
    class Probe:
        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, to: tuple[str, int]) -> None:
            if address is None:
                raise OSError("no route")

        def getsockname(self) -> tuple[str | None, int]:
            return address, 1

    probing = SimpleNamespace(socket=Probe, AF_INET=socket.AF_INET, SOCK_DGRAM=socket.SOCK_DGRAM)
    monkeypatch.setattr("folkmoot.server.web.hosts.socket", probing)
    assert reachable(host) == found


def test_the_page_is_told_where_other_devices_reach_it(tmp_path: Path, served: Served) -> None:
    assert served.client().get("/api/address").json() == {"origin": None}
    with serving(quick(tmp_path, host="2001:db8::7")) as other:
        assert other.client().get("/api/address").json() == {"origin": f"http://[2001:db8::7]:{other.port}"}


# Encrypted.


def test_behind_tls_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, secure=True)) as served:
        client = served.client()
        made = client.post("/api/me", json={"name": "Anna"})
        assert made.headers["strict-transport-security"].startswith("max-age=")
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-folkmoot=")
        assert "Path=/" in cookie
        assert "Secure" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        old = served.client()
        assert old.get("/api/me/tables", headers={"Cookie": f"folkmoot={token}"}).status_code == 401
        moved = old.get("/api/me", headers={"Cookie": f"folkmoot={token}"})
        assert moved.json()["name"] == "Anna", "nobody loses their seats with the new name"
        assert any(one.startswith(f"__Host-folkmoot={token}") for one in moved.headers.get_list("set-cookie"))
        secure = {"Cookie": f"__Host-folkmoot={token}"}
        assert old.get("/api/me", headers=secure).json()["name"] == "Anna"
        assert old.post("/api/me/forget", json={}, headers=secure).status_code == 204
        assert old.get("/api/me", headers=secure).status_code == 401
