# mypyc: hot
"""Confrontation: what becomes of the token of a face-down card that was turned up or replaced (A59)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, lowest, trimmed
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.fortresses import built_at, finished, with_built
from folkmoot.games.aetherya.engine.scenarios import home_of


def own_cards(b: Board, seat: i64) -> i64:
    """A59: the face-up cards of the race that a seat leads, and of its home."""
    kingdom = b.kingdoms[seat]
    race: i64 = b.race_of(seat)
    return kingdom.of(race) | kingdom.of(home_of(race))


def sites(b: Board) -> i64:
    """A59: where the active seat may build."""
    return own_cards(b, b.active) & ~finished(b.forts, b.active, b.setup.box.built)


def ask_site(b: Board) -> None:
    """A59: a token must be built with; without a place for it, it is out, and a single place needs no question."""
    places: i64 = sites(b)
    if places == 0:
        b.ask = c.THEN_ACTED
    elif trimmed(places) == 0:
        build(b, lowest(places))
    else:
        b.put(c.ASK_BUILD, b.active)


def reason_build(b: Board, code: i64) -> i64:
    if code < c.AT or code >= c.SEAT:
        return NOT_NOW
    cell: i64 = code - c.AT
    if in_set(sites(b), cell):
        return LEGAL
    return c.FINISHED if in_set(own_cards(b, b.active), cell) else c.NO_SITE


def list_build(b: Board, out: Actions) -> None:
    list_bits(sites(b), c.AT, out)


def build(b: Board, cell: i64) -> None:
    number: i64 = built_at(b.forts, b.active, cell) + 1
    b.forts = with_built(b.forts, b.active, cell, number)
    if b.events is not None:
        needed: int = b.setup.box.built
        data = {"cell": c.PLACES[cell], "built": int(number), "needed": needed, "finished": number == needed}
        b.tell("build", "A59", b.active, data)
    b.ask = c.THEN_ACTED


def raze(b: Board, cell: i64) -> None:
    """A59: whoever replaces a card loses what stands on it."""
    if built_at(b.forts, b.active, cell) != 0:
        b.forts = with_built(b.forts, b.active, cell, 0)
