"""The numbers of `encode.py`, written straight from a state."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i16, i64

from folkmoot.core import State
from folkmoot.core.encoder import Encoder, put, put_one, put_seat
from folkmoot_toy.edge.encode import CARDS, SEAT_SIZE, SEATS, SIZE
from folkmoot_toy.state import NineState


class NineEncoder(Encoder):
    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, NineState)
        own = max(viewer, 0)
        put(out, at, state.round)
        put(out, at + 1, state.limit)
        at += 2
        if viewer >= 0:
            put_cards(out, at, state.hands[own])
            put_cards(out, at + len(CARDS), state.draft if viewer == state.turn else ())
        at += 2 * len(CARDS)
        put_seat(out, at, own, state.turn, state.players)
        at += SEATS
        for step in range(state.players):
            seat = (own + step) % state.players
            shown = state.shown[seat]
            put_cards(out, at, shown or ())
            at += SEAT_SIZE
            put(out, at - 3, 1)
            put(out, at - 2, shown is not None)
            put(out, at - 1, sum(round[seat] for round in state.points))


def put_cards(out: vec[i16], at: i64, cards: Iterable[int]) -> None:
    for card in cards:
        put_one(out, at, CARDS.index(card))


ENCODER = NineEncoder(SIZE, [1.0] * SIZE)
