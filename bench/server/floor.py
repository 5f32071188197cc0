"""Lower bound of a move's cost: one durable Python process without any rule, for comparison with bench/server/run.py.

Usage: python -m bench.server.floor [rounds]

A server on uvloop reads a move of the size of ours, hands a row to a writing thread, which commits it (SQLite, WAL,
synchronous FULL), and writes an answer of the size of ours to each of four sockets. No rule, no list of actions, no
hidden hand, no clock. Counted is what run.py counts, the CPU time of that process, for as many moves as it takes and
for 200 a second. Nothing that promises a move to be on disk before anyone hears of it costs less here.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median
from typing import ClassVar, cast

import uvloop

from bench.server.run import MOVES, RATE, SECONDS, TABLES, cpu_seconds, free_port

FLOOR = [sys.executable, "-m", "bench.server.floor"]
SEATS = 4
MOVE = json.dumps({"type": "play", "id": "m12.1", "seat": 2, "version": 57, "steps": ["take orange.giant"]}).encode()
TOLD = 900
"""Bytes of an update with its changes, legal actions and log: the mean of a game of Ethnos."""

Waiting = tuple["Seat", int]


class Seat(asyncio.Protocol):
    """A socket of a table; frames are lines."""

    tables: ClassVar[dict[int, list[Seat]]] = {}
    moves: ClassVar[queue.SimpleQueue[Waiting | None]] = queue.SimpleQueue()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.table = -1

    def data_received(self, data: bytes) -> None:
        for line in data.splitlines():
            if self.table < 0:
                self.table = int(line)
                self.tables.setdefault(self.table, []).append(self)
                self.transport.write(b"seated\n")
            else:
                self.moves.put((self, json.loads(line)["version"]))

    def tell(self) -> None:
        told = b"%0*d\n" % (TOLD, self.table)
        for seat in self.tables[self.table]:
            seat.transport.write(told)


def write(file: str, loop: asyncio.AbstractEventLoop) -> None:
    """The writing thread: everything that has come up goes into one commit."""
    base = sqlite3.connect(file, isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, place INTEGER, n INTEGER, doc TEXT)")
    doc = MOVE.decode()
    while (first := Seat.moves.get()) is not None:
        batch = [first]
        while not Seat.moves.empty():
            more = Seat.moves.get()
            if more is None:
                return
            batch.append(more)
        base.execute("BEGIN IMMEDIATE")
        base.executemany(
            "INSERT INTO rows (place, n, doc) VALUES (?, ?, ?)", [(seat.table, n, doc) for seat, n in batch]
        )
        base.execute("COMMIT")
        loop.call_soon_threadsafe(tell_all, [seat for seat, _ in batch])


def tell_all(seats: list[Seat]) -> None:
    for seat in seats:
        seat.tell()


async def serve(port: int, file: str) -> None:
    loop = asyncio.get_running_loop()
    threading.Thread(target=write, args=(file, loop), daemon=True).start()
    server = await loop.create_server(Seat, "127.0.0.1", port)
    await server.serve_forever()


async def play(port: int, moves: int, rate: int) -> float:
    """Sit at every table and make the moves; seconds that they took."""
    tables = []
    for number in range(TABLES):
        sockets = []
        for _ in range(SEATS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"%d\n" % number)
            await reader.readline()
            sockets.append((reader, writer))
        tables.append(sockets)
    print("seated", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)

    async def move(number: int) -> None:
        sockets = tables[number]
        sockets[0][1].write(MOVE + b"\n")
        for reader, _ in sockets:
            await reader.readline()

    async def flat_out(number: int) -> None:
        for _ in range(moves):
            await move(number)

    start = time.perf_counter()
    if rate:
        jobs = []
        for n in range(TABLES * moves):
            await asyncio.sleep(max(0.0, start + n / rate - time.perf_counter()))
            jobs.append(asyncio.create_task(move(n % TABLES)))
        await asyncio.gather(*jobs)
    else:
        await asyncio.gather(*(flat_out(number) for number in range(TABLES)))
    return time.perf_counter() - start


def measure(moves: int, rate: int) -> float:
    """Moves per CPU second of the server's process."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=Path("build")) as folder:
        server = subprocess.Popen([*FLOOR, "serve", str(port), f"{folder}/rows.db"])
        try:
            time.sleep(1)
            command = [*FLOOR, "play", str(port), str(moves), str(rate)]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as clients:
                assert clients.stdin is not None
                assert clients.stdout is not None
                clients.stdout.readline()
                before = cpu_seconds(server.pid)
                clients.stdin.write("go\n")
                clients.stdin.flush()
                clients.stdout.readline()
                return TABLES * moves / (cpu_seconds(server.pid) - before)
        finally:
            server.terminate()
            server.wait(20)


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        uvloop.run(serve(int(sys.argv[2]), sys.argv[3]))
    elif sys.argv[1:2] == ["play"]:
        print(uvloop.run(play(*map(int, sys.argv[2:5]))), flush=True)
    else:
        rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
        Path("build").mkdir(exist_ok=True)
        for pace, moves, rate in (("full load", MOVES, 0), (f"{RATE}/s", RATE * SECONDS // TABLES, RATE)):
            found = sorted(measure(moves, rate) for _ in range(rounds))
            print(f"the floor, {pace}: {median(found):.0f} moves/CPU s ({found[0]:.0f} to {found[-1]:.0f})")


if __name__ == "__main__":
    main()
