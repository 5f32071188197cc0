# mypyc: hot
"""Frontiers: pacts between players, offered, accepted, broken (A60)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.nolands import bound, broken, partner_in


def reason_word(b: Board, seat: i64) -> i64:
    """A60: whether the active seat may offer a seat a pact, or break the one they have."""
    if not b.setup.pacts:
        return NOT_NOW
    if seat >= b.players:
        return c.NOT_AT_TABLE
    if seat == b.active:
        return c.NOT_ANOTHER
    if b.spoken:
        return c.SPOKEN
    partner: i64 = partner_in(b.pacts, b.active)
    if partner == seat or (partner < 0 and partner_in(b.pacts, seat) < 0):
        return LEGAL
    return c.HAS_PACT


def list_words(b: Board, out: Actions) -> None:
    seat: i64 = 0
    while seat < b.players:
        if reason_word(b, seat) == LEGAL:
            out.add(c.SEAT + seat)
        seat += 1


def speak(b: Board, seat: i64) -> None:
    """A60: once a turn, before the action."""
    b.spoken = True
    if partner_in(b.pacts, b.active) == seat:
        betray(b, seat)
        return
    b.aim = seat
    if b.events is not None:
        b.tell("offer", "A60", b.active, {"to_seat": int(seat)})
    b.put(c.ASK_PACT, seat)


def betray(b: Board, seat: i64) -> None:
    """A60: whoever breaks a pact pays for it at the end."""
    b.pacts = broken(b.pacts, b.active)
    if b.events is not None:
        b.tell("betray", "A60", b.active, {"to_seat": int(seat)})
    b.put(c.ASK_TURN, b.active)


def reason_answer(b: Board, code: i64) -> i64:
    return LEGAL if code == c.DONE or code == c.SEAT + b.active else NOT_NOW


def list_answers(b: Board, out: Actions) -> None:
    out.add(c.DONE)
    out.add(c.SEAT + b.active)


def accept(b: Board) -> None:
    """A60: both are bound until one of them breaks it."""
    b.pacts = bound(b.pacts, b.active, b.aim)
    if b.events is not None:
        b.tell("pact", "A60", b.aim, {"to_seat": int(b.active)})
    b.put(c.ASK_TURN, b.active)


def refuse(b: Board) -> None:
    if b.events is not None:
        b.tell("refuse", "A60", b.aim, {"to_seat": int(b.active)})
    b.put(c.ASK_TURN, b.active)
