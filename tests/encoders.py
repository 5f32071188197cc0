"""Output of an encoder for a state, beside the documented encoding of the view."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from folkmoot.adaptors.encoding import array_of
from folkmoot.core import Doc, Game, State, part
from folkmoot.core.encoder import SPECTATOR, clear


def told(game: Game, data: Doc) -> Any:
    return np.asarray(part(game, "edge.encode").encode(data), dtype=np.float32)


def room(game: Game) -> vec[i16]:
    """With one number before and one behind, which have to stay."""
    return vec[i16]([0] * (int(part(game, "edge.tensor").ENCODER.size) + 2))


def compare(state: State, seat: int, buffer: vec[i16]) -> None:
    encoder = part(state.game, "edge.tensor").ENCODER
    clear(buffer, 0, int(encoder.size) + 2)
    encoder.write(state, seat, buffer, 1)
    numbers = array_of(buffer, np.int16)
    written = numbers[1:-1].astype(np.float32) / np.asarray(encoder.divisors, dtype=np.float32)
    wanted = told(state.game, state.view(None if seat == SPECTATOR else seat).data)
    different = np.flatnonzero(written != wanted)
    where = [(int(place), float(written[place]), float(wanted[place])) for place in different[:5]]
    assert where == [], (where, seat, state.turn)
    assert numbers[0] == 0 == numbers[-1], "it stays within its place"
