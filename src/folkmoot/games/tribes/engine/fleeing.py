# mypyc: hot
"""Evasive (T153, T163, T172): where members go that were removed in a conflict."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import InConflict, room, room_from
from folkmoot.games.tribes.engine.powers import led_by
from folkmoot.games.tribes.engine.question import Memory


def as_flight(hex: i64, riding: bool) -> i64:
    """One number for a choice of Flee, in the order in which they come: hex by hex, on foot before riding."""
    return hex * 2 + (1 if riding else 0)


def hex_of(flight: i64) -> i64:
    """The hex of `as_flight`."""
    return flight // 2


def is_riding(flight: i64) -> bool:
    """Whether `as_flight` was riding."""
    return flight % 2 != 0


@final
class Flee(InConflict):
    """T153, T163: to a neighbour with room, in ascending order, so that all who can find a place do."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FLEE, "flee", "T153")
        self.unguarded = True
        self.keeps_due = True

    def list_legal(self, b: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < b.setup.layout.size:
            if self.reason_flee(b, hex, False) == LEGAL:
                out.add(c.FLEE + hex)
            hex += 1
        hex = 0
        while b.rider == b.who and hex < b.setup.layout.size:
            if self.reason_flee(b, hex, True) == LEGAL:
                out.add(c.FLEE_RIDING + hex)
            hex += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.FLEE and code < c.FILL:
            riding: bool = code >= c.FLEE_RIDING
            return self.reason_flee(b, code - (c.FLEE_RIDING if riding else c.FLEE), riding)
        return super().reason(b, code)

    def reason_flee(self, b: Board, hex: i64, riding: bool) -> i64:
        if riding and (b.rider != b.who or b.mammoth_at != b.hex):
            return c.NO_MAMMOTH
        if not in_set(b.setup.layout.near[b.hex], hex):
            return c.TOO_FAR
        if room(b, hex) == 0:
            return c.NO_ROOM
        space: i64 = room_from(b, hex + 1) + (1 if riding else room(b, hex))
        if as_flight(hex, riding) < b.latest:
            return c.OUT_OF_ORDER
        return LEGAL if space >= b.due else c.TOO_EARLY

    def step(self, b: Board, code: i64) -> None:
        riding: bool = code >= c.FLEE_RIDING
        hex: i64 = code - (c.FLEE_RIDING if riding else c.FLEE)
        b.tribes[b.who].change(hex, 1)
        b.latest = as_flight(hex, riding)
        if riding:
            b.mammoth_at = hex
        b.tell2("fled", "T153", b.who, "from", b.hex, "to", hex)
        b.due -= 1
        if b.due == 0:
            b.who = b.active
            b.ask = c.THEN_FOUGHT

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        if b.attacked:
            found["attacked"] = 1
        if b.latest >= 0:
            found["least_hex"] = hex_of(b.latest)
            found["riding"] = 1 if is_riding(b.latest) else 0
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.attacked = memory.get("attacked", 0) != 0
        b.latest = -1
        if "least_hex" in memory:
            b.latest = as_flight(memory["least_hex"], memory.get("riding", 0) != 0)

    def fits(self, b: Board) -> bool:
        if not super().fits(b) or not led_by(b, b.who, c.EVASIVE) or b.who == b.active:
            return False
        return b.due >= 1 and b.due <= room_from(b, 0) and b.due <= b.supply(b.who)
