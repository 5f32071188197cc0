# mypyc: hot
"""The lists that a state fills: what a seat may choose, what chance may bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[list[int]] = []
"""The empty list of everybody whose lists are replaced and never changed, so that copies share them."""


class Actions:
    """A buffer of action codes that is filled again and again; `codes[:n]` counts."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.n: i64 = 0

    def add(self, code: i64) -> None:
        """One more code."""
        if self.n < len(self.codes):
            self.codes[self.n] = code
        else:
            self.codes.append(code)
        self.n += 1


class Outcomes:
    """The outcomes of a chance decision, ascending, with their weights."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.weights: list[int] = []
        self.total: i64 = 0

    def add(self, code: i64, weight: i64) -> None:
        """An outcome of weight 0 cannot come and is left out."""
        if weight > 0:
            self.codes.append(code)
            self.weights.append(weight)
            self.total += weight
