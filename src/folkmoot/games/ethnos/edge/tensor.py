# mypyc: hot
"""The numbers of `encode.py`, written straight from a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from folkmoot.core.bits import in_set
from folkmoot.core.contract import State
from folkmoot.core.encoder import Encoder, put, put_bag, put_one, put_set
from folkmoot.games.ethnos.edge import encode
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Seat
from folkmoot.games.ethnos.engine.box import MOST_AGES
from folkmoot.games.ethnos.engine.state import EthnosState

BAND_SIZES: Final[i64] = encode.BAND_SIZES
SEAT_SIZE: Final[i64] = encode.SEAT_SIZE
GLORY: Final[i64] = encode.GLORY


@final
class EthnosEncoder(Encoder):
    """See folkmoot.core.encoder."""

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, EthnosState)
        inside: bool = viewer == state.turn and viewer >= 0
        own: i64 = viewer if viewer >= 0 else 0
        put_one(out, at, state.age - 1)
        at += MOST_AGES
        put(out, at, state.setup.ages)
        put(out, at + 1, state.dragons)
        put(out, at + 2, state.upper)
        put(out, at + 3, state.lower() if state.age > 0 else 0)
        put_set(out, at + 4, state.tribes)
        at = write_tokens(state, out, at + 4 + c.NUM_TRIBES)
        ask: i64 = state.ask if inside else state.closed_ask()
        put_one(out, at, ask)
        at += len(c.ASKS)
        if state.leader >= 0:
            put(out, at, state.size)
            put_one(out, at + 3, state.leader)
        put(out, at + 1, state.draft_size if inside and state.drafting else state.done)
        put(out, at + 2, state.size if ask == c.ASK_KEEP else state.of)
        at += 3 + c.NUM_KINDS
        put_bag(out, at, state.row)
        at += c.NUM_KINDS
        if viewer >= 0:
            put_bag(out, at, state.seats[own].hand)
        at += c.NUM_KINDS
        if inside and state.drafting:
            put_bag(out, at, state.draft)
        elif viewer == state.active and state.sifting():
            put_bag(out, at, state.drawn)
        at += c.NUM_KINDS
        step: i64 = 0
        while step < state.players:
            write_seat(state, (own + step) % state.players, out, at)
            at += SEAT_SIZE
            step += 1


def write_tokens(b: EthnosState, out: vec[i16], at: i64) -> i64:
    """Three places for each kingdom, whatever the number of ages; returns where they end."""
    ages: i64 = b.setup.ages
    laid: i64 = len(b.tokens)
    kingdom: i64 = 0
    while kingdom < c.NUM_KINGDOMS:
        age: i64 = 0
        while age < ages and age < MOST_AGES and kingdom * ages + age < laid:
            put(out, at + age, b.tokens[kingdom * ages + age])
            age += 1
        at += MOST_AGES
        kingdom += 1
    return at


def write_seat(b: EthnosState, number: i64, out: vec[i16], at: i64) -> None:
    seat: Seat = b.seats[number]
    put(out, at, 1)
    put(out, at + 1, 1 if b.turn == number else 0)
    put(out, at + GLORY, seat.glory)
    put(out, at + 3, seat.supply)
    put(out, at + 4, seat.size)
    put(out, at + 5, seat.merfolk)
    put(out, at + 6, 1 if b.giant == number else 0)
    put_set(out, at + 7, seat.orcs)
    at += 7 + c.NUM_COLOURS
    index: i64 = 0
    while index < len(b.setup.box.troll_tokens):
        if in_set(seat.trolls, index):
            put_one(out, at, b.setup.box.troll_tokens[index] - 1)
        index += 1
    at += c.MOST_TROLL_TOKENS
    kingdom: i64 = 0
    while kingdom < c.NUM_KINGDOMS:
        put(out, at + kingdom, seat.in_kingdom(kingdom))
        kingdom += 1
    at += c.NUM_KINGDOMS
    put_bag(out, at, seat.known)
    at += c.NUM_KINDS
    band: Band | None = seat.bands
    while band is not None:
        out[at + min(band.size, BAND_SIZES) - 1] += 1
        if band.leader >= 0:
            out[at + BAND_SIZES + c.tribe_of(band.leader)] += 1
        band = band.below


def divisors() -> list[float]:
    """Glory is told in hundreds, all else as it is."""
    found = [1.0] * encode.SIZE
    first = encode.SIZE - encode.SEATS * encode.SEAT_SIZE
    for seat in range(encode.SEATS):
        found[first + seat * encode.SEAT_SIZE + encode.GLORY] = encode.GLORY_UNITS
    return found


ENCODER: Final = EthnosEncoder(encode.SIZE, divisors())
