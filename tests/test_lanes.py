"""What `make test` runs side by side (.ci/lanes.py)."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / ".ci/lanes.py"


def test_every_lane_goes_to_its_end_and_one_that_fails_is_enough(tmp_path: Path) -> None:
    told = f"sh -c 'echo begun > {tmp_path}/begun; echo to out; echo to err >&2; exit 3'"
    waits = f"sh -c 'until [ -e {tmp_path}/begun ]; do sleep 0.01; done; echo beside'"
    done = subprocess.run(
        [sys.executable, SCRIPT, f"second={waits}", f"first={told}"], capture_output=True, text=True, check=False
    )
    assert sorted(line.partition(" after ")[0] for line in done.stdout.splitlines()) == [
        "first: failed",
        "first: to err",
        "first: to out",
        "second: beside",
        "second: done",
    ]
    assert done.returncode == 1
    assert subprocess.run([sys.executable, SCRIPT, "only=true"], check=False).returncode == 0
