"""Pythons that `make test-pythons` and `make dist` find (.ci/pythons.py)."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / ".ci"


def script(path: Path, text: str) -> str:
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def at_hand(*names: str) -> str:
    code = "import pythons, sys; print(*(' '.join(item) for item in pythons.at_hand(sys.argv[1:]).items()), sep='\\n')"
    asked = [sys.executable, "-c", code, *names]
    return subprocess.run(asked, cwd=FOLDER, capture_output=True, text=True, check=True).stdout.strip()


def test_a_name_that_leads_nowhere_or_to_a_python_too_old_is_passed_over(tmp_path: Path) -> None:
    refuses = script(tmp_path / "python3.12", "echo 'pyenv: python3.12: command not found' >&2; exit 127")
    old = script(tmp_path / "python3.11", "echo 3.10")
    bare = script(tmp_path / "python3.13", "echo 3.13; exit 1")
    works, later = (script(tmp_path / name, "echo 3.12") for name in ("first", "second"))
    assert at_hand(refuses, old, bare, "no-such-python", "", works, later) == f"3.12 {works}"


def test_pyenv_is_asked_for_what_it_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "versions/3.14.0/bin"
    folder.mkdir(parents=True)
    kept = script(folder / "python", "echo 3.14")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    code = "import pythons; print(*pythons.candidates(), sep='\\n')"
    asked = subprocess.run([sys.executable, "-c", code], cwd=FOLDER, capture_output=True, text=True, check=True)
    assert kept in asked.stdout.splitlines()
    assert at_hand(kept) == f"3.14 {kept}"
