"""Parallel lanes of `make test` (.ci/lanes.py)."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / ".ci/lanes.py"
AGAIN = "tests: what failed, once more"


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


def test_the_last_line_names_what_only_passed_on_the_second_try(tmp_path: Path) -> None:
    said = {
        "first": ["FAILED a.py::one - Timeout", "ERROR a.py::two[x y]", "ERROR    log:a.py:1 x", AGAIN],
        "twice": ["FAILED a.py::both", AGAIN, "FAILED a.py::both"],
        "later": ["FAILED b.py::once - no second try here"],
        "clean": ["1 passed"],
    }
    for name, lines in said.items():
        (tmp_path / name).write_text("\n".join(lines) + "\n", "utf-8")
    lanes = [f"{name}=cat {tmp_path / name}" for name in said]
    done = subprocess.run([sys.executable, SCRIPT, *lanes], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "stumbled: a.py::one, a.py::two[x y]"
    assert done.stdout.count("stumbled") == 1
    quiet = subprocess.run([sys.executable, SCRIPT, lanes[-1]], capture_output=True, text=True, check=True)
    assert "stumbled" not in quiet.stdout


def test_a_second_try_is_announced_as_the_lanes_expect_it() -> None:
    assert f'echo "{AGAIN}"' in (SCRIPT.parent.parent / "Makefile").read_text("utf-8")
