"""Words as numbers, for the encodings of views: every game's `encode.py` is made of these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def one(word: Any, names: Sequence[Any]) -> list[float]:
    """1 where the word stands among the names; all zero where it does not."""
    return [1.0 if name == word else 0.0 for name in names]


def among(words: Iterable[Any] | None, names: Sequence[Any]) -> list[float]:
    """1 for every name that is among the words."""
    held = set(words or ())
    return [1.0 if name in held else 0.0 for name in names]


def counts(words: Sequence[Any] | None, names: Sequence[Any]) -> list[float]:
    """Count each name among the words."""
    return [float((words or ()).count(name)) for name in names]


def seat_from(own: int, number: int | None, players: int, seats: int) -> list[float]:
    """A seat as it lies from the viewer, clockwise; all zero where none is meant."""
    return one(None if number is None or number < 0 else (number - own) % players, range(seats))
