"""Views as tensors of fixed shape.

A game may bring an encoding of its own. Any other game is encoded by hashing: every fact of the view's data, named by
its path, goes to the place that a checksum of the name gives. Facts may share a place, but equal views always give
equal tensors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from folkmoot.core import Doc, Game, Result, State, part

HASHED = 1024
"""Length of the encoding by hashing."""

Tensor = NDArray[np.float32]


class Encoding:
    """How the views of one game become tensors: `size` numbers each."""

    def __init__(self, size: int, encode: Callable[[Doc], list[float]]) -> None:
        self.size = size
        self._encode = encode

    def __call__(self, data: Doc) -> Tensor:
        return np.asarray(self._encode(data), dtype=np.float32)


class OwnEncoding(Protocol):
    """The module `edge.encode` of a game."""

    SIZE: int

    def encode(self, data: Doc) -> list[float]:
        """So many numbers, from the data of a view."""


def encoding_of(game: Game) -> Encoding:
    """The game's own encoding, or the one by hashing."""
    own: OwnEncoding | None = part(game, "edge.encode")
    return Encoding(own.SIZE, own.encode) if own is not None else Encoding(HASHED, hashed)


def hashed(data: Doc) -> list[float]:
    found = [0.0] * HASHED
    add_facts(found, "", data)
    return found


def add_facts(found: list[float], path: str, value: Any) -> None:
    """Numbers count as they are, words by being there; equal words in a list add up."""
    if isinstance(value, dict):
        for key, inner in value.items():
            add_facts(found, f"{path}.{key}", inner)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            add_facts(found, path if isinstance(inner, str) else f"{path}[{index}]", inner)
    elif isinstance(value, str):
        found[crc32(f"{path}={value}".encode()) % HASHED] += 1.0
    elif value is not None:
        found[crc32(path.encode()) % HASHED] += float(value)


def mask_of(state: State) -> NDArray[np.int8]:
    """1 for every legal action of the deciding seat."""
    mask = np.zeros(state.game.num_actions, dtype=np.int8)
    mask[state.legal_actions()] = 1
    return mask


def rewards_of(result: Result) -> list[float]:
    """What the end is worth to every seat.

    Among rivals it is the share of the victory less an even share, so the sum is zero. Where all win or lose together
    it is 1 or -1; a solo campaign that is only counted is worth its points divided by 100.
    """
    players = len(result.scores)
    if result.outcome in ("won", "shared"):
        share = 1 / len(result.winners)
        return [(share if seat in result.winners else 0.0) - 1 / players for seat in range(players)]
    if result.outcome in ("victory", "lost"):
        return [1.0 if result.outcome == "victory" else -1.0] * players
    return [score / 100 for score in result.scores]
