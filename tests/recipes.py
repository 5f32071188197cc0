"""A copy of the repository, in which tests carry out the recipes of CONTRIBUTING.md.

`python -m tests.recipes CHECKS`, which runs inside of the copy, calls functions of its tests.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
COPIED = ("src/folkmoot", "tests", "docs/protocol.md", "web/view_types.py")
LEFT_OUT = ("server/static", "tests/web", "golden", "reading", "records", "perft", "earlier", "*.so")
"""Files that no recipe changes and no check reads: most of the bytes."""
Check = Sequence[Any]
"""Module, function and arguments."""


class Copy:
    """The copy; `restore` takes the changes back that were made since the last one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._before: dict[Path, str | None] = {}
        """Text of the changed files; None: the file is new."""
        self._seconds = count(int(time.time()))
        """Times of changes: no two files of the same size have the same one, so that Python compiles them again."""
        for place in COPIED:
            source = ROOT / place
            if source.is_dir():
                shutil.copytree(source, folder / place, ignore=left_out)
            else:
                (folder / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, folder / place)

    def replace(self, path: str, old: str, new: str) -> None:
        """Replace a text that stands in a file once."""
        text = (self.folder / path).read_text("utf-8")
        assert text.count(old) == 1, f"{path}: {old!r} is there {text.count(old)} times: mend the recipe's test"
        self._write(self.folder / path, text.replace(old, new))

    def append(self, path: str, text: str) -> Path:
        file = self.folder / path
        self._write(file, file.read_text("utf-8") + text)
        return file

    def create(self, path: str, text: str) -> None:
        assert not (self.folder / path).exists(), f"{path} is there already"
        self._write(self.folder / path, text)

    def _write(self, file: Path, text: str | None) -> None:
        self._before.setdefault(file, file.read_text("utf-8") if file.exists() else None)
        if text is None:
            file.unlink()
            return
        file.write_text(text, "utf-8")
        second = next(self._seconds)
        os.utime(file, (second, second))

    def restore(self) -> None:
        for file, text in self._before.items():
            self._write(file, text)
        self._before.clear()

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the sources of the copy, from its folder."""
        own = {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.folder, env={**os.environ, **own}, capture_output=True, text=True)

    def folkmoot(self, *arguments: str) -> str:
        """Return what a command prints."""
        done = self.python("-m", "folkmoot", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def failing(self, *checks: Check, catalogue: str = "") -> dict[str, str]:
        """Call functions of the copy's tests; return the names of those that fail, and why.

        Checks of texts read only the files of that name, in every language; empty: all, which takes long.
        """
        done = self.python("-m", "tests.recipes", json.dumps([catalogue, checks]))
        assert done.returncode == 0, done.stderr
        found: dict[str, str] = json.loads(done.stdout)
        return found


def left_out(folder: str, names: Sequence[str]) -> set[str]:
    """Tell `copytree` which files of a folder not to copy."""
    place = Path(folder).relative_to(ROOT)
    return {name for name in names if any((place / name).match(pattern) for pattern in LEFT_OUT)}


def call(checks: Sequence[Check]) -> Iterator[tuple[str, str]]:
    """Yield the checks that fail."""
    for module, function, *arguments in checks:
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                getattr(importlib.import_module(module), function)(*arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # pytest's own are no Exceptions
            yield function, f"{type(error).__name__}: {error}"


def main(catalogue: str, checks: Sequence[Check]) -> None:
    if catalogue:
        from tests.text import lint

        whole = lint.files
        lint.files = lambda language: [file for file in whole(language) if file.match(catalogue)]
    print(json.dumps(dict(call(checks))))


if __name__ == "__main__":
    main(*json.loads(sys.argv[1]))
