"""From a fresh clone to the first page, to the compiled engine, and to the page of a second start: wall and CPU.

Usage: python bench/first_page.py [--cold]

Clones what is committed here into a temporary folder and runs `make play` in it, as a newcomer would. --cold: with
empty caches of pip, uv and npm, so that everything is fetched; else with whatever this machine has kept. Wall-clock
seconds say something on a quiet machine only; CPU seconds are of all processes that were started.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 900
"""Seconds after which whatever does not come is given up."""
GOALS = {"first page": 75, "page of a second start": 3}
TICKS = os.sysconf("SC_CLK_TCK")


class Playing:
    """`make play` under way in a folder."""

    def __init__(self, folder: Path, port: int, environment: dict[str, str]) -> None:
        self.begin = time.monotonic()
        self.url = f"http://127.0.0.1:{port}"
        command = ["make", "play", f"SERVE=--port {port} --no-browser"]
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def _read(self, out: IO[str]) -> None:
        for line in out:
            self.lines.append(line)
            print(f"  {self.seconds():6.1f}  {line}", end="", flush=True)

    def seconds(self) -> float:
        return time.monotonic() - self.begin

    def until(self, what: str, happened: "Iterator[bool]") -> None:
        for done in happened:
            if done:
                return self.report(what)
            if self.process.poll() is not None or self.seconds() > PATIENCE:
                raise SystemExit(f"{what}: did not come")
            time.sleep(0.05)

    def report(self, what: str) -> None:
        goal = f" (goal {GOALS[what]})" if what in GOALS else ""
        print(f"{what}: {self.seconds():.1f} s{goal}, CPU {self.cpu():.1f} s", flush=True)

    def cpu(self) -> float:
        """Return the CPU seconds of all processes of its session, including those that have ended."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == self.process.pid:
                ticks += sum(map(int, fields[11:15]))
        return ticks / TICKS

    def page(self) -> Iterator[bool]:
        """Yield whether the page, its script and the list of games are answered."""
        while True:
            try:
                page = self.get("/")
                [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
                yield bool(self.get(script) and self.get("/api/games"))
            except OSError:
                yield False

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())

    def said(self, *words: str) -> Iterator[bool]:
        while True:
            yield any(word in line for line in self.lines for word in words)

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


@contextmanager
def playing(folder: Path, port: int, environment: dict[str, str]) -> Iterator[Playing]:
    found = Playing(folder, port, environment)
    try:
        yield found
    finally:
        found.stop()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def main() -> None:
    cold = "--cold" in sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="folkmoot-first-") as place:
        folder = Path(place, "clone")
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")}
        environment["XDG_DATA_HOME"] = f"{place}/data"
        if cold:
            environment |= {name: f"{place}/{name}" for name in ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache")}
        port = free_port()
        print(f"caches of pip, uv and npm: {'empty' if cold else 'as they are'}", flush=True)
        begin = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(folder)], check=True)
        print(f"clone: {time.monotonic() - begin:.1f} s", flush=True)
        with playing(folder, port, environment) as first:
            first.until("first page", first.page())
            first.until("compiled engine", first.said("is installed", "could not be built", "warning:"))
        with playing(folder, port, environment) as second:
            second.until("page of a second start", second.page())


if __name__ == "__main__":
    main()
