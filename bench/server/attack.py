"""A well-behaved player, alone and beside one attacker after another: what does he notice?

Usage: python -m bench.server.attack [seconds] [--only NAME]...      (default: 6 for each of `attacks.ATTACKS`)

NAME is one of those, or a route such as "GET /api/tables/{id}/replay". The server runs with the limits it has by
default. The player plays at one table of his own, looks at it every now and then, and plays another against a casual
bot; attackers come from another address. For each attacker the 95th percentile of the player's answers has to stay
below 250 ms and below five times what it is alone, the bot's moves below five times theirs, and the memory of the
server below 512 MiB. Prints a table in Markdown; exits with 1 where that is not so.
"""

from __future__ import annotations

import argparse
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
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.server.attacks import ATTACKS, Client, Doc, attack, one_route
from folkmoot.build import build

MOST, TIMES = 0.250, 5.0
MEMORY = 512
"""MiB."""
PEOPLE = 8
LONG = 120
"""Moves of the game that attackers look at."""
EVERY = 0.1
"""Seconds from one thing that the player does to the next."""


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

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)

    def memory(self) -> int:
        """The most MiB that it ever had, without the processes beside it."""
        status = Path(f"/proc/{self.process.pid}/status")
        found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text("ascii")) if status.exists() else None
        return int(found[1]) // 1024 if found else 0


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
    record = (await people[1].http.get(f"/api/tables/{table['id']}/record", params={"seat": 0})).json()
    return {
        "cookies": [person.cookie for person in people],
        "long": table["id"],
        "record": record,
        "digest": "0" * 64,
    }


# The player.


async def play(port: int, cookie: str, seconds: float) -> tuple[list[float], list[float]]:
    """Play beside an attack; return the seconds of each answer, and those of the bot's moves."""
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


class Noticed(NamedTuple):
    """Seconds that answers took, and the bot's moves; what the server needed; how much the attacker did."""

    answers: list[float]
    bots: list[float]
    memory: int
    done: str

    def line(self, name: str, alone: float) -> str:
        mid, most = percentile(self.answers, 0.5), percentile(self.answers, 0.95)
        times = f"{mid * 1000:.1f} | {most * 1000:.1f} | {most / alone:.1f} | {percentile(self.bots, 0.5):.1f}"
        return f"| {name} | {times} | {self.memory} | {self.done} |"


def percentile(times: list[float], share: float) -> float:
    """Seconds; endless where nothing was ever answered."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("inf")


def measure(folder: str, found: Doc, name: str, seconds: float) -> Noticed:
    """A fresh server with the usual limits, the player, and somebody beside him."""
    with Server(folder) as server:
        attacker = None
        if name:
            command = [
                sys.executable,
                "-m",
                "bench.server.attack",
                "--attack",
                name,
                str(server.port),
                str(seconds + 1),
            ]
            attacker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert attacker.stdin is not None
            attacker.stdin.write(json.dumps(found))
            attacker.stdin.close()
            time.sleep(1.0)
        answers, bots = asyncio.run(play(server.port, found["cookies"][0], seconds))
        done = ""
        if attacker is not None:
            assert attacker.stdout is not None
            try:
                attacker.wait(seconds + 15)
                done = attacker.stdout.read().strip()
            except subprocess.TimeoutExpired:
                attacker.kill()
        return Noticed(answers, bots, server.memory(), done)


def main(seconds: float, names: list[str]) -> int:
    for name in names:
        if name not in ATTACKS:
            one_route(name)
    print(f"folkmoot is {build()}; {os.cpu_count()} cores; {seconds:g} s for each attacker\n")
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder, "--limit", "1000000") as server:
            found = asyncio.run(prepare(server.port))
        before = measure(folder, found, "", seconds)
        alone, bot = percentile(before.answers, 0.95), percentile(before.bots, 0.95)
        print("| attack | p50 ms | p95 ms | × alone | bot s | MiB | done |\n|---|---|---|---|---|---|---|")
        print(before.line("(alone)", alone), flush=True)
        bad = []
        for name in names or ATTACKS:
            beside = measure(folder, found, name, seconds)
            print(beside.line(name, alone), flush=True)
            slow = percentile(beside.answers, 0.95) > min(MOST, TIMES * alone)
            if slow or percentile(beside.bots, 0.95) > TIMES * bot or beside.memory > MEMORY:
                bad.append(name)
    print("\nall well" if not bad else f"\ntoo much: {', '.join(bad)}")
    return 1 if bad else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        name, port, seconds = sys.argv[2:]
        print(attack(name, int(port), json.load(sys.stdin), float(seconds)))
        sys.exit()
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", nargs="?", type=float, default=6.0)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    given = parser.parse_args()
    sys.exit(main(given.seconds, given.only))
