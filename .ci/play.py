"""Play from the sources at once, while the compiled engine is built and installed beside it; then bots go on with that.

    python .ci/play.py STAMP COMMAND OPTIONS...    COMMAND, one word, builds it, and STAMP says then which build was
                                                   installed; the options are those of `folkmoot serve`

Run by `make play` where something has to be built. The server and its sockets stay as they are; the processes in which
bots think are replaced one by one, so no move is lost or waits. Whoever stops the server stops the building too.
"""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
SOURCES = str(ROOT / "src")
LOG = ROOT / "build/beside.log"
POLITE = 19
STOPPING = 10
"""Seconds in which whatever builds has to end."""
BEGUN = (
    "compiling the engine in the background, a minute or two on two processors; "
    "until then the bots search less in the same time"
)
READY = "the engine is compiled: bots use it from now on, the server after its next start"
FAILED = "the engine could not be compiled (build/beside.log says why); the server goes on without it"


class Building:
    """The command that builds, under way."""

    def __init__(self, command: str, stamp: Path) -> None:
        """Politely: in the same session, so that being nice counts, but not where Ctrl-C goes."""
        self.stamp = stamp
        self.stopped = False
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                process_group=0,
                preexec_fn=lambda: os.nice(POLITE),
            )

    def follow(self) -> None:
        """Wait until it is built; then let new processes find it, and have the server start its bots anew."""
        failed = self.process.wait() != 0
        if self.stopped:
            return
        if failed or "compiled" not in self.stamp.read_text():
            print(FAILED, flush=True)
            return
        print(READY, flush=True)
        del os.environ["PYTHONPATH"]
        os.kill(os.getpid(), signal.SIGHUP)

    def stop(self) -> None:
        self.stopped = True
        for number in (signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is None:
                os.killpg(self.process.pid, number)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(STOPPING)


def leave(*_: object) -> NoReturn:
    raise SystemExit(128 + signal.SIGTERM)


def main() -> int:
    stamp, command, *options = sys.argv[1:]
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until the server listens to it
    signal.signal(signal.SIGTERM, leave)  # by way of `finally`
    sys.path.insert(0, SOURCES)
    os.environ["PYTHONPATH"] = SOURCES  # of bots, which are processes of their own
    building = Building(command, Path(stamp))
    try:
        print(BEGUN, flush=True)
        threading.Thread(target=building.follow, daemon=True).start()
        from folkmoot.cli import main as folkmoot

        return folkmoot(["serve", *options])
    finally:
        building.stop()


if __name__ == "__main__":
    sys.exit(main())
