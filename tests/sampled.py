"""Less of the same: `make test` runs everything in the compiled build, and in the interpreted one a third of what only
goes on drawing further games, documents or numbers of players."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

One = TypeVar("One")

SHARE = 3 if "FOLKMOOT_SAMPLE" in os.environ else 1


def some(number: int) -> int:
    """That many times, or a third of it."""
    return number // SHARE


def few(things: Sequence[One]) -> Sequence[One]:
    """All of them, or every third."""
    return things[::SHARE]
