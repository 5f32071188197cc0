"""Build this package, compiled engine and browser client included, and install it into the Python that runs this.

    python .ci/install.py STAMP    write into the file which build is installed, when it is whole

Run by make. Two at a time do no harm: the second waits, and has nothing left to do. What is stopped while it builds has
changed nothing that was installed; what installs, for a second or two, does not let itself be stopped.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "install.log"
WHEELS = BUILD / "wheel"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
WARNING = "folkmoot: warning: "
WHICH = 'from folkmoot.build import build; print("folkmoot is installed,", build())'


def run(*command: object) -> None:
    """Run it, and show the log only if it fails."""
    with LOG.open("a") as log:
        words = [str(word) for word in command]
        done = subprocess.run(words, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise SystemExit(f"{LOG.read_text()}\nfolkmoot could not be installed; the log above is {LOG}")


def installed() -> str:
    """Return the installed build, asked from outside the sources."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-I", "-c", WHICH], cwd=BUILD, env=clean, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def install(stamp: Path) -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    LOG.write_text("")
    run(*PIP, "wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", WHEELS, ".")
    [wheel] = WHEELS.iterdir()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # which pip inherits
    run(*PIP, "install", "--quiet", "--no-index", "--force-reinstall", "--no-deps", wheel)
    for line in LOG.read_text().splitlines():
        if WARNING in line:
            print(line[line.index(WARNING) :])
    stamp.write_text(installed())
    print(stamp.read_text(), end="")


def modified(stamp: Path) -> float:
    return stamp.stat().st_mtime if stamp.is_file() else 0.0


def main() -> None:
    stamp = Path(sys.argv[1]).absolute()
    before = modified(stamp)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("folkmoot is being built here already: waiting for that", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        if modified(stamp) == before:
            install(stamp)


if __name__ == "__main__":
    main()
