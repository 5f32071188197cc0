"""Files that tests compare with, and one way to write them anew: `python -m tests.… [--write]`.

Without `--write` nothing is written; the command says which files differ, and ends with status 1 if any does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

WRITE = "--write"


def keep(file: Path, text: str, write: bool) -> bool:
    """Compare a file with what it should hold, and write it if asked to; whether it holds that now."""
    same = file.is_file() and file.read_text("utf-8") == text
    print(f"{file.parent.name}/{file.name}: {'the same' if same else 'written' if write else 'differs'}")
    if write and not same:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return same or write


def main(module: str, files: Iterable[tuple[Path, str]], arguments: Sequence[str]) -> int:
    """The command of a module whose files are these."""
    if list(arguments) not in ([], [WRITE]):
        print(f"usage: python -m {module} [{WRITE}]", file=sys.stderr)
        return 2
    kept = [keep(file, text, WRITE in arguments) for file, text in files]
    return 0 if all(kept) else 1
