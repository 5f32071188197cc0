"""A game's encoder writes, straight from a state, exactly what its documented encoding gives for the view."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from folkmoot import games
from folkmoot.adaptors.encoding import array_of
from folkmoot.core import CHANCE, OVER, Doc, Game, SimDealer, part
from folkmoot.core.encoder import SPECTATOR, clear

SETTINGS = [
    pytest.param(game, players, options, id=f"{id}-{players}-{number}")
    for id in ("ethnos", "tribes", "aetherya")
    for game in [games.get(id)]
    for players in game.seats
    for number, options in enumerate(game.variants(players))
]


def told(game: Game, data: Doc) -> Any:
    return np.asarray(part(game, "edge.encode").encode(data), dtype=np.float32)


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_an_encoder_writes_what_the_encoding_of_the_view_says(game: Game, players: int, options: Doc) -> None:
    encoder = part(game, "edge.tensor").ENCODER
    size = int(encoder.size)
    buffer = vec[i16]([0] * (size + 2))
    chance = random.Random(f"{game.id} {players} {options}")
    dealer = SimDealer(chance.getrandbits(32))
    state = game.start(players, **options)
    divisors = np.asarray(encoder.divisors, dtype=np.float32)
    looks = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
        if chance.random() < 0.06 or state.turn == OVER or looks < 3:
            looks += 1
            seat = chance.randrange(-1, players) if chance.random() < 0.5 else max(int(state.turn), SPECTATOR)
            clear(buffer, 0, size + 2)
            encoder.write(state, seat, buffer, 1)
            numbers = array_of(buffer, np.int16)
            written = numbers[1:-1].astype(np.float32) / divisors
            wanted = told(game, state.view(None if seat == SPECTATOR else seat).data)
            different = np.flatnonzero(written != wanted)
            where = [(int(place), float(written[place]), float(wanted[place])) for place in different[:5]]
            assert where == [], (where, seat, state.turn)
            assert numbers[0] == 0 == numbers[-1], "it stays within its place"
