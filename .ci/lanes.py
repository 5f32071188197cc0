"""Run commands side by side; every line that one of them says has its name in front. Fails if one of them does.

    python .ci/lanes.py NAME=COMMAND...

`make test` runs what needs a browser beside what does not: while one waits for a page, the other computes. Where what
failed is tried once more (`twice` in the Makefile), the last line names whatever only passed then: `stumbled: ...`.
"""

import re
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

AGAIN = "tests: what failed, once more"
FAULT = re.compile(r"(?:FAILED|ERROR) (\S+\.py(?:::.+?)?)(?: - .*)?$")
"""A line of pytest's summary that names a test."""


class Stumbles:
    """Tests that failed and passed on the second try, found in what a lane says."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.found: list[str] = []

    def hear(self, line: str) -> None:
        if line == AGAIN:
            self.found += self.failed
            self.failed = []
        elif fault := FAULT.match(line):
            if fault[1] in self.found:
                self.found.remove(fault[1])
            else:
                self.failed.append(fault[1])


def say(name: str, line: str) -> None:
    sys.stdout.write(f"{name}: {line}\n")
    sys.stdout.flush()


def follow(lane: str) -> tuple[int, list[str]]:
    """Run one of them to its end; its exit code, and what stumbled."""
    name, _, command = lane.partition("=")
    stumbles = Stumbles()
    begun = time.monotonic()
    with subprocess.Popen(
        shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            say(name, line.rstrip())
            stumbles.hear(line.rstrip())
    took = round(time.monotonic() - begun)
    say(name, f"{'failed' if process.returncode else 'done'} after {took // 60}:{took % 60:02}")
    return process.returncode, stumbles.found


def main() -> int:
    lanes = sys.argv[1:]
    try:
        with ThreadPoolExecutor(len(lanes)) as pool:
            ended = list(pool.map(follow, lanes))
    except KeyboardInterrupt:  # which they have heard as well
        return 130
    if stumbled := [test for _, tests in ended for test in tests]:
        print(f"stumbled: {', '.join(stumbled)}")
    return 1 if any(code for code, _ in ended) else 0


if __name__ == "__main__":
    sys.exit(main())
