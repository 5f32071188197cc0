# mypyc: hot
"""Evasive (T153, T163, T172): where members go that were removed in a conflict."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import InConflict, room, room_from
from folkmoot.games.tribes.engine.powers import led_by
from folkmoot.games.tribes.engine.question import Memory


@final
class Flee(InConflict):
    """T153, T163: to a neighbour with room, in ascending order, so that all who can find a place do."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FLEE, "flee", "T153")
        self.keeps_due = True

    def list_legal(self, s: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < s.setup.layout.size:
            if self.reason_flee(s, hex, False) == LEGAL:
                out.add(c.FLEE + hex)
            hex += 1
        hex = 0
        while s.rider == s.who and hex < s.setup.layout.size:
            if self.reason_flee(s, hex, True) == LEGAL:
                out.add(c.FLEE_RIDING + hex)
            hex += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.FLEE and code < c.FILL:
            riding: bool = code >= c.FLEE_RIDING
            return self.reason_flee(s, code - (c.FLEE_RIDING if riding else c.FLEE), riding)
        return super().reason(s, code)

    def reason_flee(self, s: Board, hex: i64, riding: bool) -> i64:
        if hex >= s.setup.layout.size or (s.setup.layout.near[s.hex] >> hex) & 1 == 0:
            return c.TOO_FAR
        if room(s, hex) == 0:
            return c.NO_ROOM
        step: i64 = hex * 2 + (1 if riding else 0)
        space: i64 = room_from(s, hex + 1) + (1 if riding else room(s, hex))
        if step < s.latest or space < s.due:
            return c.OUT_OF_ORDER
        if riding and (s.rider != s.who or s.mammoth_at != s.hex):
            return c.NO_MAMMOTH
        return LEGAL

    def step(self, s: Board, code: i64) -> None:
        riding: bool = code >= c.FLEE_RIDING
        hex: i64 = code - (c.FLEE_RIDING if riding else c.FLEE)
        s.tribes[s.who].change(hex, 1)
        s.latest = hex * 2
        if riding:
            s.mammoth_at = hex
            s.latest += 1
        s.tell2("fled", "T153", s.who, "from", s.hex, "to", hex)
        s.due -= 1
        if s.due == 0:
            s.who = s.active
            s.ask = c.GO_FOUGHT

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        if s.attacked:
            found["attacked"] = 1
        if s.latest >= 0:
            found["least_hex"] = s.latest >> 1
            found["riding"] = s.latest & 1
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.attacked = memory.get("attacked", 0) != 0
        s.latest = -1
        if "least_hex" in memory:
            s.latest = memory["least_hex"] * 2 + memory.get("riding", 0)

    def fits(self, s: Board) -> bool:
        if not super().fits(s) or not led_by(s, s.who, c.EVASIVE) or s.who == s.active:
            return False
        return s.due >= 1 and s.due <= room_from(s, 0) and s.due <= s.supply(s.who)
