"""Clients that send as much as their limits allow: one for every kind of byte that a client can send.

Each is made of a list of what can be varied (kinds of frames, of heads, of bodies, routes by their price, numbers of
connections), so that whatever is added to a list is tried as well. Nothing here knows what the server bears.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import struct
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import httpx
from websockets.asyncio.client import connect

from folkmoot.server.web.prices import EVERYTHING, PRICES, REQUEST

Doc = dict[str, Any]
ATTACKER = "127.0.0.2"
"""Address of the attackers; the player comes from another one, and so has budgets of his own."""
PACKET = 64 * 1024
"""Bytes that are handed to the network at once."""
BODY = 8_000_000
SILENT, READERS, MASTERS, UPLOADS = 1_100, 200, 50, 23
Attack = Callable[[int, Doc, float], Coroutine[Any, Any, int]]
"""Takes the port, what was prepared, and seconds; returns how much of it was done."""


class Client:
    """Somebody with a cookie, from an address."""

    def __init__(self, port: int, cookie: str, address: str = "127.0.0.1") -> None:
        self.port, self.cookie, self.address = port, cookie, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        headers = {"Cookie": f"folkmoot={cookie}"} if cookie else {}
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, headers=headers, timeout=60
        )

    async def post(self, path: str, body: Doc) -> Doc:
        answer = await self.http.post(path, json=body)
        doc: Doc = answer.json()
        return doc

    async def become(self, name: str) -> None:
        answer = await self.http.post("/api/me", json={"name": name})
        self.cookie = answer.cookies["folkmoot"]
        self.http.headers["Cookie"] = f"folkmoot={self.cookie}"

    async def table(self, *seats: str, **more: Any) -> Doc:
        kinds = [{"kind": seat} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/api/tables", {"game": "ethnos", "seats": kinds, **more})

    async def socket(self, table: str, **more: Any) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"folkmoot={self.cookie}"}
        return await connect(
            address, additional_headers=headers, local_addr=(self.address, 0), compression=None, max_size=None, **more
        )


# Bytes.


def frame(content: bytes, opcode: int, final: bool = True) -> bytes:
    """A frame with a mask of zeros, which is as good as any."""
    size = len(content)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = bytes([0xFE]) + struct.pack("!H", size) if size < 65536 else bytes([0xFF]) + struct.pack("!Q", size)
    return bytes([(0x80 if final else 0) | opcode]) + length + bytes(4) + content


def shake(table: str, more: str = "") -> bytes:
    """The head that opens the socket of a table, for nobody."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


PLAY = json.dumps({"type": "play", "id": "x", "seat": 0, "version": 0, "steps": ["draw"] * 7_000}).encode()
FRAMES = {
    "pings": frame(b"", 9),
    "long-pings": frame(b"x" * 125, 9),
    "pongs": frame(b"", 10),
    "empty-fragments": frame(b"", 0, final=False),
    "short-fragments": frame(b"x", 0, final=False),
    "empty-texts": frame(b"", 1),
    "short-texts": frame(b"x", 1),
    "pings-as-messages": frame(b'{"type": "ping", "id": "x"}', 1),
    "long-texts": frame(b"x" * 65_000, 1),
    "long-moves": frame(PLAY, 1),
    "binary": frame(b"\0" * 65_000, 2),
}
"""Frames of which a socket sends one again and again; fragments after the beginning of a text."""
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
HEADERS = b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"".join(b"a%d: b\r\n" % n for n in range(98)) + b"\r\n"
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
STREAMS = {
    "chunks": (CHUNKED, b"1\r\n \r\n"),
    "chunk-extensions": (CHUNKED, b"1;" + b"x" * 1000 + b"\r\n \r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n"),
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n"),
    "long-header": (b"GET / HTTP/1.1\r\nHost: x\r\na: ", b"x" * 1000),
    "empty-lines": (b"", b"\r\n"),
    "requests": (b"", GET),
    "requests-with-headers": (b"", HEADERS),
    "refused-requests": (b"", GET.replace(b"/api/games", b"/api/me")),
    "no-http": (b"", b"x" * 1000),
}
"""Beginnings, and the bytes that a connection sends again and again after each."""


async def stream(port: int, seconds: float, connections: int, head: bytes, piece: bytes) -> int:
    """Send one thing as fast as the network takes it, through so many connections, which come back when closed."""
    until = time.monotonic() + seconds
    packet = piece * max(1, PACKET // len(piece))
    sent = 0

    async def send() -> None:
        nonlocal sent
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        listening = asyncio.create_task(swallow(reader))
        try:
            writer.write(head)
            while time.monotonic() < until and not listening.done():
                writer.write(packet)
                await writer.drain()
                sent += len(packet)
                await asyncio.sleep(0)
        finally:
            listening.cancel()
            writer.transport.abort()

    await asyncio.gather(*(again(seconds, send) for _ in range(connections)))
    return sent // len(piece)


async def swallow(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(PACKET):
            pass


async def again(seconds: float, work: Callable[[], Awaitable[object]]) -> int:
    """As often as it goes."""
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(work(), max(0.1, until - time.monotonic()))
        count += 1
        await asyncio.sleep(0.005)
    return count


def frames(kind: str, connections: int) -> Attack:
    async def attack(port: int, found: Doc, seconds: float) -> int:
        head = shake(found["long"]) + (frame(b"{", 1, final=False) if "fragments" in kind else b"")
        return await stream(port, seconds, connections, head, FRAMES[kind])

    return attack


def streams(kind: str, connections: int) -> Attack:
    async def attack(port: int, found: Doc, seconds: float) -> int:
        return await stream(port, seconds, connections, *STREAMS[kind])

    return attack


# Requests.


def routes(kind: str) -> Attack:
    """All routes of a price, by everybody there is, each as often as it goes."""
    chosen = [(method, path) for path, of in PRICES.items() for method, its in of.items() if its == kind]
    return partial(request, [one for one in chosen if not one[1].endswith(("/poll", "/forget")) and one[0] != "DELETE"])


def one_route(name: str) -> Attack:
    """One of them, such as "GET /api/tables/{id}/replay"."""
    method, _, path = name.partition(" ")
    if method not in PRICES.get(path, {}):
        raise SystemExit(f"there is no route {name!r}")
    return partial(request, [(method, path)])


async def request(chosen: list[tuple[str, str]], port: int, found: Doc, seconds: float) -> int:
    chance = random.Random(1)
    body = {
        "name": "x",
        "text": "x",
        "at": 0,
        "seat": 0,
        "id": "x",
        "steps": ["draw"] * 7_000,
        "record": found["record"],
    }

    async def ask(one: Client) -> None:
        method, path = chance.choice(chosen)
        path = path.replace(EVERYTHING, "/t/x").replace("{digest}", found["digest"]).replace("{n}", "1")
        path = path.replace("{game}", "ethnos").replace("{id}", found["long"]).replace("{note}", "1")
        await one.http.request(method, path, json=body if method in ("POST", "PATCH") else None)

    people = [Client(port, cookie, ATTACKER) for cookie in [*found["cookies"][1:], "", ""] * 3]
    return sum(await asyncio.gather(*(again(seconds, partial(ask, one)) for one in people)))


async def bodies(port: int, found: Doc, seconds: float) -> int:
    """Eight at a time send eight megabytes."""
    body = b'{"at": 0, "record": {"rows": [' + b"[]," * (BODY // 3) + b"[]]}}"
    headers = {"Content-Type": "application/json"}
    people = [Client(port, cookie, ATTACKER) for cookie in [*found["cookies"][1:5], "", "", "made-up", "made-up"]]

    async def send(one: Client) -> None:
        await one.http.post("/api/records/replay", content=body, headers=headers)

    return sum(await asyncio.gather(*(again(seconds, partial(send, one)) for one in people)))


async def uploads(port: int, found: Doc, seconds: float) -> int:
    """Games of eight megabytes that wait for their review, and are looked at meanwhile."""
    people = [Client(port, cookie, ATTACKER) for cookie in found["cookies"][1:]]
    kept: list[str] = []
    numbers = iter(range(UPLOADS))

    async def send(one: Client) -> None:
        number = next(numbers, None)
        if number is not None:
            record = {**found["record"], "salts": [f"{number}" * (BODY // 2)]}
            answer = await one.post("/api/records/review", {"record": record})
            kept.append(str(answer.get("id", found["digest"])))
        await one.http.get(f"/api/records/review/{(kept or [found['digest']])[-1]}")

    return sum(await asyncio.gather(*(again(seconds, partial(send, one)) for one in people)))


async def tables(port: int, found: Doc, seconds: float) -> int:
    """New people open tables as fast as they can."""

    async def fresh() -> None:
        one = Client(port, "", ATTACKER)
        with contextlib.suppress(KeyError):
            await one.become("x")
        for _ in range(10):
            await one.table("me", "me")
        await one.http.aclose()

    return sum(await asyncio.gather(*(again(seconds, fresh) for _ in range(8))))


async def masters(port: int, found: Doc, seconds: float) -> int:
    """Fifty tables of master bots, looked at."""
    people = [Client(port, cookie, ATTACKER) for cookie in found["cookies"][1:]]
    links = []
    for number in range(MASTERS):
        one = people[number % len(people)]
        table = await one.table(*["master"] * 6)
        if "id" in table:
            links.append(await one.socket(table["id"]))
    await asyncio.gather(*(again(seconds, link.recv) for link in links))
    return len(links)


# Connections, and what waits for them.


def hanging(heads: list[bytes]) -> Attack:
    """Connections that begin something and go no further."""

    async def attack(port: int, found: Doc, seconds: float) -> int:
        count = 0

        async def hang(number: int) -> None:
            nonlocal count
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            count += 1
            writer.write(heads[number % len(heads)].replace(b"TABLE", found["long"].encode()))
            await asyncio.sleep(seconds)

        await asyncio.gather(*(asyncio.wait_for(hang(n), seconds) for n in range(SILENT)), return_exceptions=True)
        return count

    return attack


async def connecting(port: int, found: Doc, seconds: float) -> int:
    """Connections that come and go."""

    async def knock() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        writer.transport.abort()

    return sum(await asyncio.gather(*(again(seconds, knock) for _ in range(50))))


async def opening(port: int, found: Doc, seconds: float) -> int:
    """Sockets that are opened, told everything, and closed."""

    async def look() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        writer.write(shake(found["long"]))
        with contextlib.suppress(asyncio.IncompleteReadError):
            await reader.readexactly(2_000)
        writer.transport.abort()

    return sum(await asyncio.gather(*(again(seconds, look) for _ in range(20))))


async def unread(port: int, found: Doc, seconds: float) -> int:
    """Connections that ask for the largest answers and do not read them."""
    count = 0

    async def ask(number: int) -> None:
        nonlocal count
        cookie = found["cookies"][1 + number % (len(found["cookies"]) - 1)]
        path = f"/api/tables/{found['long']}/replay" if number % 2 else "/api/rules/aetherya?lang=ja"
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: folkmoot={cookie}\r\n\r\n".encode() * 20)
        count += 1
        await asyncio.sleep(seconds)

    await asyncio.gather(*(asyncio.wait_for(ask(n), seconds) for n in range(READERS)), return_exceptions=True)
    return count


async def backlog(port: int, found: Doc, seconds: float) -> int:
    """Sockets that send messages as long as may be, and more than are answered."""
    return await stream(port, seconds, READERS + 45, shake(found["long"]), FRAMES["long-texts"])


async def slow(port: int, found: Doc, seconds: float) -> int:
    """Sockets that are told much and read nothing."""
    people = [Client(port, cookie, ATTACKER) for cookie in found["cookies"][1:]]
    links = []
    for number in range(READERS):
        with contextlib.suppress(Exception):
            links.append(await people[number % len(people)].socket(found["long"], max_queue=1))
            links[-1].transport.pause_reading()

    async def chat(one: Client) -> None:
        text = "x" * 450
        await one.post(f"/api/tables/{found['long']}/chat", {"id": f"{random.random()}", "text": text})

    await asyncio.gather(*(again(seconds, partial(chat, one)) for one in people))
    return len(links)


def everything() -> Iterator[tuple[str, Attack]]:
    """All attacks by name."""
    for kind in FRAMES:
        yield kind, frames(kind, 1)
    for kind in ("pings", "short-fragments", "long-moves"):
        yield f"{kind}-of-60", frames(kind, 60)
    for kind in STREAMS:
        yield kind, streams(kind, 8)
    for kind in ("chunks", "requests"):
        yield f"{kind}-of-60", streams(kind, 60)
    for kind in (REQUEST, "expensive", "table"):
        yield f"routes-{kind}", routes(kind)
    yield from (("bodies", bodies), ("uploads", uploads), ("tables", tables), ("masters", masters))
    yield "silent", hanging([b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "])
    yield "upgrades", hanging([shake("TABLE", "Content-Length: 5\r\n"), shake("TABLE"), shake("TABLE")[:-2]])
    yield from (
        ("connecting", connecting),
        ("opening", opening),
        ("unread", unread),
        ("backlog", backlog),
        ("slow", slow),
    )


ATTACKS: dict[str, Attack] = dict(everything())


def attack(name: str, port: int, found: Doc, seconds: float) -> int:
    """Attack a server, from a computer of one's own as it were; how much of it was done."""
    os.nice(10)
    return asyncio.run((ATTACKS.get(name) or one_route(name))(port, found, seconds))
