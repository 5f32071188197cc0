"""`make play` from a fresh clone: the page first, the compiled engine while people play (.ci/play.py)."""

import contextlib
import fcntl
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

ROOT = Path(__file__).parent.parent
SERVER = '''
import os, signal, time

def main(arguments):
    """Serves until it is told to start its bots anew; says from where they would come."""
    assert arguments == ["serve", "--port", "0"]
    told = []
    signal.signal(signal.SIGHUP, lambda *_: told.append(1))
    try:
        print("bots from", os.environ.get("PYTHONPATH"), flush=True)
        while not told:
            time.sleep(0.01)
    except KeyboardInterrupt:
        return 0
    print("bots from", os.environ.get("PYTHONPATH"), flush=True)
    return 0
'''


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with what is tried here, and a server that serves nothing."""
    (tmp_path / ".ci").mkdir()
    for script in ("play.py", "install.py"):
        shutil.copy(ROOT / ".ci" / script, tmp_path / ".ci")
    package = tmp_path / "src/folkmoot/cli"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    (package / "__init__.py").write_text(SERVER)
    return tmp_path


@contextlib.contextmanager
def run(place: Path, *command: object) -> Iterator[tuple["subprocess.Popen[str]", IO[str]]]:
    """A script of `place` under way, and what it says."""
    words = [sys.executable, *map(str, command)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    out = subprocess.PIPE
    # Whoever runs the tests in the background has them ignore interrupts, and so would what they start.
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(words, cwd=place, env=clean, stdout=out, text=True, process_group=0) as process:
        signal.signal(signal.SIGINT, former)
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


def play(place: Path, builds: str) -> contextlib.AbstractContextManager[tuple["subprocess.Popen[str]", IO[str]]]:
    return run(place, ".ci/play.py", "stamp", shlex.join(["sh", "-c", builds]), "--port", 0)


def test_bots_come_from_the_compiled_engine_as_soon_as_it_is_installed(place: Path) -> None:
    go = place / "go"
    os.mkfifo(go)
    with play(place, "read line < go && echo folkmoot is installed, compiled > stamp") as (server, told):
        assert "bots search less" in told.readline()
        assert told.readline() == f"bots from {place / 'src'}\n"
        go.write_text("go\n")
        assert "bots use it from now on" in told.readline()
        assert told.readline() == "bots from None\n"
        assert server.wait(20) == 0


def test_where_it_cannot_be_built_the_server_goes_on_without_it(place: Path) -> None:
    with play(place, "echo 'cc: out of memory'; exit 1") as (server, told):
        lines = [told.readline() for _ in range(3)]
        assert any("could not be compiled" in line for line in lines)
        assert (place / "build/beside.log").read_text() == "cc: out of memory\n"
        assert server.poll() is None
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(20) == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_the_server_stops_the_building(place: Path, number: signal.Signals) -> None:
    below = "(trap 'touch ended; exit' TERM; touch begun; sleep 1000 & wait) & wait"  # as what make runs, and gcc
    with play(place, below) as (server, told):
        while not told.readline().startswith("bots from"):
            pass
        wait_for(place / "begun")
        os.killpg(server.pid, number)  # as a terminal does: all that run in the foreground
        assert server.wait(20) in (0, 128 + signal.SIGTERM)
        assert "could not" not in told.read()
    wait_for(place / "ended")


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def test_whoever_comes_second_waits_and_has_nothing_to_build(place: Path) -> None:
    (place / "build").mkdir()
    with (place / "build/lock").open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        with run(place, ".ci/install.py", "stamp") as (second, told):
            assert "waiting" in told.readline()
            (place / "stamp").write_text("folkmoot is installed, compiled\n")
            first.close()
            assert second.wait(20) == 0
            assert told.read() == ""
    assert not (place / "build/install.log").exists()
