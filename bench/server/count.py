"""Instructions that a move costs the server, and where: callgrind's count, which others on the machine hardly disturb.

Usage: python -m bench.server.count [tables] [moves at each] [moves a second, 0 for all at once]     (needs valgrind)

What the kernel does is not counted. Timers are: on a slower machine more of them fall into a count, so that it swings
by some thousand a move. Digests cost more here than on a processor that knows SHA-256, as valgrind's does not. The
profile stays in build/callgrind.out, for `callgrind_annotate --inclusive=yes`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.server.run import HERE, Server, free_port

OUT = "build/callgrind.out"
COUNT = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={OUT}.%p"]


def switch(to: str, pid: int) -> None:
    subprocess.run(["callgrind_control", "-i", to, str(pid)], check=True, stdout=subprocess.DEVNULL)


def count(tables: int, moves: int, rate: int) -> float:
    """Instructions for each move."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=Path("build")) as folder:
        command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--data", folder, "--port", str(port)]
        with Server([*COUNT, *command, "--bots", "1", "--limit", "1000000"], port, patience=180) as pid:
            clients = ["node", str(HERE / "our_clients.js"), str(port), str(tables), str(moves), str(rate)]
            with subprocess.Popen(clients, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdout.readline()
                switch("on", pid)
                process.stdin.write("go\n")
                process.stdin.flush()
                made = len(json.loads(process.stdout.readline())["latencies"])
                switch("off", pid)
    profile = Path(f"{OUT}.{pid}").rename(OUT).read_text()
    total = [line for line in profile.splitlines() if line.startswith("totals:")][-1]
    return int(total.split()[1]) / made


def main() -> None:
    tables, moves, rate = [*map(int, sys.argv[1:4]), *(50, 20, 0)[len(sys.argv) - 1 :]]
    Path("build").mkdir(exist_ok=True)
    print(f"{count(tables, moves, rate):.0f} instructions a move")


if __name__ == "__main__":
    main()
