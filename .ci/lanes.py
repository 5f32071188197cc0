"""Run commands side by side; every line that one of them says has its name in front. Fails if one of them does.

    python .ci/lanes.py NAME=COMMAND...

`make test` runs what needs a browser beside what does not: while one waits for a page, the other computes.
"""

import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor


def say(name: str, line: str) -> None:
    sys.stdout.write(f"{name}: {line}\n")
    sys.stdout.flush()


def follow(lane: str) -> int:
    """Run one of them to its end; its exit code."""
    name, _, command = lane.partition("=")
    begun = time.monotonic()
    with subprocess.Popen(
        shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            say(name, line.rstrip())
    took = round(time.monotonic() - begun)
    say(name, f"{'failed' if process.returncode else 'done'} after {took // 60}:{took % 60:02}")
    return process.returncode


def main() -> int:
    lanes = sys.argv[1:]
    try:
        with ThreadPoolExecutor(len(lanes)) as pool:
            return 1 if any(list(pool.map(follow, lanes))) else 0
    except KeyboardInterrupt:  # which they have heard as well
        return 130


if __name__ == "__main__":
    sys.exit(main())
