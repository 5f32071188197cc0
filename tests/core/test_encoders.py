"""A game's encoder writes, straight from a state, exactly what its documented encoding gives for the view."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Doc, Game, SimDealer
from folkmoot.core.encoder import SPECTATOR
from tests.encoders import compare, room

SETTINGS = [
    pytest.param(game, players, options, id=f"{id}-{players}-{number}")
    for id in (*games.OWN, "nine")
    for game in [games.get(id)]
    for players in game.numbers()
    for number, options in enumerate(game.variants(players))
]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_an_encoder_writes_what_the_encoding_of_the_view_says(game: Game, players: int, options: Doc) -> None:
    chance = random.Random(f"{game.id} {players} {options}")
    dealer = SimDealer(chance.getrandbits(32))
    state = game.start(players, **options)
    buffer, looks = room(game), 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
        if chance.random() < 0.06 or state.turn == OVER or looks < 3:
            looks += 1
            seat = chance.randrange(-1, players) if chance.random() < 0.5 else max(int(state.turn), SPECTATOR)
            compare(state, seat, buffer)
