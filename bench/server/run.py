"""Measure the server beside boardgame.io's own, in turn, and then with a thousand tables.

Usage: python bench/server/run.py [rounds]      (after `npm ci` in bench/server)

Both servers get the same number of tables of four people, each with a socket, and the same number of moves, made by
clients in a process of their own. Counted is the CPU time of the server process alone, and for every move the time
until all four seats have been told by the server: first as many moves as the server takes, then 200 a second.
boardgame.io runs in its production mode, is warm after its first tables, and keeps its games in memory, as it does by
default; folkmoot writes every move to disk (SQLite, synchronous FULL) before it says anything. Messages are not
compressed by either. boardgame.io's game is of about the size of Ethnos: 72 cards, hands that only their seats see, six
kingdoms, bands, glory; it does not list legal actions.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from folkmoot.build import build

HERE = Path(__file__).parent
TABLES, MOVES = 100, 40
RATE, SECONDS = 200, 10
MANY, MANY_SECONDS = 1000, 15
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident(pid: int) -> float:
    """MiB of memory."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Server:
    """A server process that is ended with the block."""

    def __init__(self, command: list[str], port: int, patience: float = 30) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + patience
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise SystemExit(f"{command[0]} does not listen")

    def __enter__(self) -> int:
        return self.process.pid

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)


def drive(pid: int, clients: str, *arguments: object) -> dict[str, Any]:
    """Let clients play; what it took the server."""
    command = ["node", str(HERE / clients), *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        if process.stdout.readline().strip() != "seated":
            raise SystemExit(f"{clients} could not sit down")
        idle = resident(pid)
        before = cpu_seconds(pid)
        process.stdin.write("go\n")
        process.stdin.flush()
        found = json.loads(process.stdout.readline())
        used = cpu_seconds(pid) - before
    times = sorted(found["latencies"])
    return {
        "moves": len(times),
        "per_cpu_second": len(times) / used,
        "per_second": len(times) / found["seconds"],
        "p50": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "idle_mib": idle,
        "mib": resident(pid),
        "cpu_share": used / found["seconds"],
    }


def peer(moves: int = MOVES, rate: int = 0) -> dict[str, Any]:
    port = free_port()
    os.environ["NODE_ENV"] = "production"
    with Server(["node", str(HERE / "peer_server.js"), str(port)], port) as pid:
        return drive(pid, "peer_clients.js", port, TABLES, moves, rate)


def ours(tables: int = TABLES, moves: int = MOVES, rate: int = 0) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory(dir=Path("build")) as folder:
        command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--data", folder, "--port", str(port)]
        with Server([*command, "--bots", "1", "--limit", "1000000"], port) as pid:
            return drive(pid, "our_clients.js", port, tables, moves, rate)


def show(name: str, found: dict[str, Any]) -> None:
    print(
        f"{name:24} {found['moves']:6} moves  {found['per_cpu_second']:8.0f} moves/CPU s  "
        f"p50 {found['p50']:6.1f} ms  p99 {found['p99']:6.1f} ms  {found['mib']:5.0f} MiB"
    )


def ratios(pairs: list[dict[str, Any]], figure: str) -> str:
    """Ours to theirs: the median of the rounds, and all of them from the lowest to the highest."""
    found = sorted(pair["folkmoot"][figure] / pair["boardgame.io"][figure] for pair in pairs)
    return f"{median(found):.2f} × ({found[0]:.2f} to {found[-1]:.2f})"


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    Path("build").mkdir(exist_ok=True)
    print(f"folkmoot is {build()}; {TABLES} tables of four, {MOVES} moves each, {rounds} rounds")
    kept: dict[str, list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for pace, moves, rate in (("full load", MOVES, 0), (f"{RATE}/s", RATE * SECONDS // TABLES, RATE)):
            theirs, mine = peer(moves, rate), ours(TABLES, moves, rate)
            show(f"boardgame.io, {pace}", theirs)
            show(f"folkmoot, {pace}", mine)
            kept.setdefault(pace, []).append({"boardgame.io": theirs, "folkmoot": mine})
    for pace, pairs in kept.items():
        print(
            f"{pace}: moves per CPU second {ratios(pairs, 'per_cpu_second')} boardgame.io's, "
            f"p99 until all are told {ratios(pairs, 'p99')}"
        )
    many = ours(MANY, RATE * MANY_SECONDS // MANY, RATE)
    show(f"{MANY} tables, {RATE}/s", many)
    print(f"with {4 * MANY} sockets idle: {many['idle_mib']:.0f} MiB; one core {100 * many['cpu_share']:.0f} % busy")
    Path("build/bench-server.json").write_text(json.dumps({"rounds": kept, "many": many}, indent=1))


if __name__ == "__main__":
    main()
