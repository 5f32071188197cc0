"""Views as tensors of fixed shape.

A game may bring an encoding of its own: `edge/encode.py` says what lies where, as a function of a view's data, and
`edge/tensor.py` writes the same numbers straight from a state, a hundred times as fast. Any other game is encoded by
hashing: every fact of the view's data, named by its path, goes to the place that a checksum of the name gives. Facts
may share a place, but equal views always give equal tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar
from zlib import crc32

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from folkmoot.core import Doc, FolkmootError, Game, State, part
from folkmoot.core.encoder import SPECTATOR, Encoder, clear

HASHED = 1024
"""Length of the encoding by hashing."""

Tensor = NDArray[np.float32]
Number = TypeVar("Number", bound=np.generic)


class OwnEncoding(Protocol):
    """The module `edge.encode` of a game."""

    SIZE: int

    def encode(self, data: Doc) -> list[float]:
        """`SIZE` numbers, from the data of a view."""


class ViewEncoder(Encoder):
    """For a game without an encoder of its own: its views, encoded as documents."""

    def __init__(self, size: int, encode: Callable[[Doc], list[float]]) -> None:
        super().__init__(size, [1.0] * size)
        self._encode = encode

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        for place, value in enumerate(self._encode(state.view(None if viewer == SPECTATOR else int(viewer)).data)):
            if value != int(value):
                wrong = f"the encoding of {state.game.id} has {value!r}, which isn't a whole number"
                raise FolkmootError(f"{wrong}: the game needs an edge/tensor.py")
            if value:
                out[at + place] = int(value)


@cache
def encoder_of(game: Game) -> Encoder:
    """The game's own encoder, or one that goes by its views."""
    own = part(game, "edge.tensor")
    if own is not None:
        found: Encoder = own.ENCODER
        return found
    documents: OwnEncoding | None = part(game, "edge.encode")
    return ViewEncoder(documents.SIZE, documents.encode) if documents is not None else ViewEncoder(HASHED, hashed)


class Encoding:
    """Encoding of one game's views as tensors, `size` numbers each. `Batch` is for many games at once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._documents: OwnEncoding | None = part(game, "edge.encode")
        self._encoder = encoder_of(game)
        self.size = int(self._encoder.size)
        self._trial = game.blank()
        self._make_room(1)
        self._scale = Scale(self._encoder)

    def __reduce__(self) -> Any:
        """For pickle and copies: what is written for one caller isn't kept for another."""
        return encoding_of, (self.game,)

    def _make_room(self, rows: int) -> None:
        self._buffer = vec[i16]([0] * (rows * self.size))
        self._numbers = array_of(self._buffer, np.int16).reshape(rows, self.size)

    def __call__(self, data: Doc) -> Tensor:
        """The tensor of a view's data."""
        encode = self._documents.encode if self._documents is not None else hashed
        return np.asarray(encode(data), dtype=np.float32)

    def of(self, state: State, seat: int | None) -> Tensor:
        """The tensor of what a seat may know (None: a spectator), without building a view."""
        clear(self._buffer, 0, self.size)
        self._encoder.write(state, SPECTATOR if seat is None else seat, self._buffer, 0)
        return self.scaled(self._numbers[0])

    def after(self, states: Sequence[State]) -> tuple[list[list[int]], NDArray[np.int16]]:
        """The legal actions of every state, in which a seat decides; and for all of these, one below the other, what
        that seat would know right after it, before chance brings anything: for players that look one step ahead.

        The rows are numbers as the engine writes them (`scaled` makes tensors of them), good until the next call. They
        come from the states as they are, so an action that uncovers something shows it: whoever plays fair gives
        states that were drawn from a view (`View.sample`).
        """
        legal = [state.legal_actions() for state in states]
        rows = sum(map(len, legal))
        if rows > len(self._numbers):
            self._make_room(2 * rows)
        trial, write, size, at = self._trial, self._encoder.write, self.size, 0
        for state, codes in zip(states, legal, strict=True):
            seat = state.turn
            for code in codes:
                trial.copy_from(state)
                trial.step(code)
                clear(self._buffer, at, at + size)
                write(trial, seat, self._buffer, at)
                at += size
        return legal, self._numbers[:rows]

    def scaled(self, numbers: NDArray[np.int16]) -> Tensor:
        """Numbers of the engine as the documented tensors; a new array."""
        found = numbers.astype(np.float32)
        self._scale(found)
        return found


def encoding_of(game: Game) -> Encoding:
    """The game's own encoding, or the one by hashing."""
    return Encoding(game)


def array_of(buffer: Any, kind: type[Number]) -> NDArray[Number]:
    """A buffer of the engine as an array that shows it; the stubs of numpy do not know that it is one."""
    return np.frombuffer(buffer, dtype=kind)


class Scale:
    """Divides those numbers that an encoder writes as multiples of a unit."""

    def __init__(self, encoder: Encoder) -> None:
        divisors = np.asarray(encoder.divisors, dtype=np.float32)
        self._places = np.flatnonzero(divisors != 1)
        self._divisors = divisors[self._places]

    def __call__(self, numbers: Tensor) -> None:
        """Change rows of numbers, or one."""
        if self._places.size:
            numbers[..., self._places] /= self._divisors


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
