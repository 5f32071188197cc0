"""A well-behaved player, alone and beside one attacker after another: what does he notice?

Usage: python bench/server/attack.py [seconds]      (default: 12 for each attacker)

The server runs with the limits it has by default. The player plays at one table of his own, looks at it every now and
then, and plays another against a casual bot; attackers come from another address. For each attacker the 95th
percentile of the player's answers has to stay below 250 ms and below five times what it is alone, and so has, below
five times, the time in which the bot moves. Exits with 1 where it does not.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx
from websockets.asyncio.client import connect

from folkmoot.build import build

MOST, TIMES = 0.250, 5.0
ATTACKER = "127.0.0.2"
PEOPLE = 8
LONG = 120
"""Moves of the game whose replay is asked for."""
BODY = 8_000_000
SILENT = 1_100
READERS = 200
MASTERS = 50
EVERY = 0.1
"""Seconds from one thing that the player does to the next."""
Doc = dict[str, Any]


class Server:
    """The server with its data, started again with other options."""

    def __init__(self, folder: str, *more: str) -> None:
        command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--lang", "en", "--data", folder]
        self.process = subprocess.Popen(
            [*command, "--port", "0", *more], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server does not start"
        self.port = int(found[1])
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{self.port}/api/games", timeout=2)
                return
            time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def __enter__(self) -> int:
        return self.port

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


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


class Sitting:
    """A socket at a table, for somebody who plays."""

    def __init__(self, link: Any) -> None:
        self.link = link
        self.update: Doc = {}
        self.chance = random.Random(1)

    async def receive(self) -> Doc:
        message: Doc = json.loads(await self.link.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def ask(self, type: str, **fields: Any) -> Doc:
        id = f"{self.chance.random()}"
        await self.link.send(json.dumps({"type": type, "id": id, **fields}))
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def move(self, times: list[float] | None = None) -> None:
        """A whole choice; what each answer took is noted."""
        steps: list[str] = []
        while True:
            while not self.update.get("legal") and self.update.get("turn") != -2:
                await self.receive()
            if self.update["turn"] == -2:
                return
            seat, version = self.update["turn"], self.update["version"]
            steps.append(self.chance.choice(self.update["legal"])["text"])
            begun = time.perf_counter()
            reply = await self.ask("play", seat=seat, version=version, steps=steps)
            if times is not None:
                times.append(time.perf_counter() - begun)
            assert reply["type"] == "ack", reply
            if reply["closed"]:
                while self.update["version"] < reply["version"]:
                    await self.receive()
                return
            while self.update["draft"] != steps:
                await self.receive()

    async def move_at_shared_screen(self, times: list[float] | None = None) -> None:
        while not self.update:
            await self.receive()
        if not self.update["legal"]:
            await self.ask("open", seat=self.update["turn"])
        await self.move(times)


async def prepare(port: int) -> Doc:
    """People, and a long game that everybody may look at."""
    people = [Client(port, "") for _ in range(PEOPLE + 1)]
    for number, person in enumerate(people):
        await person.become(f"P{number}")
    table = await people[1].table("me", "me", public=True)
    sitting = Sitting(await people[1].socket(table["id"]))
    for _ in range(LONG):
        await sitting.move_at_shared_screen()
        if sitting.update["turn"] == -2:
            break
    await sitting.link.close()
    return {"cookies": [person.cookie for person in people], "long": table["id"], "rows": sitting.update["version"]}


# The player.


async def play(port: int, cookie: str, seconds: float) -> tuple[list[float], list[float]]:
    """What answers took, and what the bot took to move."""
    me = Client(port, cookie)
    answers: list[float] = []
    bots: list[float] = []
    until = time.monotonic() + seconds

    async def alone() -> None:
        id = (await me.table("me", "me"))["id"]
        sitting = Sitting(await me.socket(id))
        while time.monotonic() < until:
            await sitting.move_at_shared_screen(answers)
            begun = time.perf_counter()
            (await me.http.get(f"/api/tables/{id}")).raise_for_status()
            answers.append(time.perf_counter() - begun)
            await asyncio.sleep(EVERY)
            if sitting.update["turn"] == -2:
                id = (await me.table("me", "me"))["id"]
                sitting = Sitting(await me.socket(id))

    async def against_a_bot() -> None:
        sitting = Sitting(await me.socket((await me.table("me", "casual"))["id"]))
        while time.monotonic() < until:
            await sitting.move()
            begun = time.perf_counter()
            if sitting.update["turn"] == -2:
                return
            while not sitting.update["legal"] and sitting.update["turn"] != -2:
                version = sitting.update["version"]
                while sitting.update["version"] == version:
                    await sitting.receive()
                bots.append(time.perf_counter() - begun)
                begun = time.perf_counter()
            await asyncio.sleep(EVERY)

    await asyncio.gather(alone(), against_a_bot())
    await me.http.aclose()
    return answers, bots


# Attackers. Each does what it does until its time is up.


async def again(seconds: float, work: Callable[[], Awaitable[object]]) -> int:
    """As often as it goes."""
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(work(), max(0.1, until - time.monotonic()))
        count += 1
        await asyncio.sleep(0.005)
    return count


async def bodies(port: int, found: Doc, seconds: float) -> int:
    """Eight at a time send eight megabytes."""
    body = b'{"at": 0, "record": {"rows": [' + b"[]," * (BODY // 3) + b"[]]}}"
    headers = {"Content-Type": "application/json"}
    people = [Client(port, cookie, ATTACKER) for cookie in [*found["cookies"][1:5], "", "", "made-up", "made-up"]]

    async def send(one: Client) -> None:
        await one.http.post("/api/records/replay", content=body, headers=headers)

    return sum(await asyncio.gather(*(again(seconds, partial(send, one)) for one in people)))


async def replays(port: int, found: Doc, seconds: float) -> int:
    """Six cookies ask for replays."""
    people = [Client(port, cookie, ATTACKER) for cookie in found["cookies"][1:7]]
    path = f"/api/tables/{found['long']}/replay"
    return sum(await asyncio.gather(*(again(seconds, partial(one.http.get, path)) for one in people)))


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


async def silent(port: int, found: Doc, seconds: float) -> int:
    """Connections that say nothing, or half of something."""
    count = 0

    async def hang(number: int) -> None:
        nonlocal count
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        count += 1
        if number % 2:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        await asyncio.sleep(seconds)

    await asyncio.gather(*(asyncio.wait_for(hang(n), seconds) for n in range(SILENT)), return_exceptions=True)
    return count


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


ATTACKERS = {"bodies": bodies, "replays": replays, "tables": tables, "masters": masters, "silent": silent, "slow": slow}


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def show(name: str, answers: list[float], bots: list[float], more: str = "") -> None:
    print(
        f"{name:10} {len(answers):5} answers  p50 {percentile(answers, 0.5) * 1000:6.1f} ms  "
        f"p95 {percentile(answers, 0.95) * 1000:6.1f} ms   {len(bots):4} bot moves  "
        f"p50 {percentile(bots, 0.5):5.2f} s  p95 {percentile(bots, 0.95):5.2f} s  {more}",
        flush=True,
    )


def measure(folder: str, found: Doc, name: str, seconds: float) -> tuple[list[float], list[float]]:
    """A fresh server with the usual limits, the player, and somebody beside him."""
    with Server(folder) as port:
        command = [sys.executable, __file__, name, str(port), str(seconds + 1)]
        attacker = None
        if name != "alone":
            attacker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert attacker.stdin is not None
            attacker.stdin.write(json.dumps(found))
            attacker.stdin.close()
            time.sleep(1.0)
        answers, bots = asyncio.run(play(port, found["cookies"][0], seconds))
        more = ""
        if attacker is not None:
            assert attacker.stdout is not None
            try:
                attacker.wait(seconds + 30)
                more = attacker.stdout.read().strip()
            except subprocess.TimeoutExpired:
                attacker.kill()
        show(name, answers, bots, more)
        return answers, bots


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 12.0
    print(f"folkmoot is {build()}; {os.cpu_count()} cores; {seconds:g} s for each attacker")
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder, "--limit", "1000000") as port:
            found = asyncio.run(prepare(port))
        print(f"the long game has {found['rows']} rows")
        before = measure(folder, found, "alone", seconds)
        beside = {name: measure(folder, found, name, seconds) for name in ATTACKERS}
        after = measure(folder, found, "alone", seconds)  # the machine may have had something else to do meanwhile
    answer, bot = (percentile(before[one] + after[one], 0.95) for one in (0, 1))
    bad = [
        name
        for name, (answers, bots) in beside.items()
        if percentile(answers, 0.95) > min(MOST, TIMES * answer) or percentile(bots, 0.95) > TIMES * bot
    ]
    print("all well" if not bad else f"too slow beside: {', '.join(bad)}")
    return 1 if bad else 0


def attack(name: str, port: int, seconds: float) -> None:
    found = json.load(sys.stdin)
    os.nice(10)  # attackers have computers of their own
    count = asyncio.run(ATTACKERS[name](port, found, seconds))
    print(f"({count} × {(ATTACKERS[name].__doc__ or '').strip()})")


if __name__ == "__main__":
    if len(sys.argv) == 4:
        attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
    else:
        sys.exit(main())
