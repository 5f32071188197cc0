# mypyc: hot
"""Grow (T15, T170)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.powers import ambush, kinship, led_by
from folkmoot.games.tribes.engine.wandering import finish_action


@final
class Grow(Action):
    """Members from the supply, one by one: hexes in ascending order, the board last. A draft until it is done."""

    def __init__(self) -> None:
        super().__init__(c.ASK_GROW, "grow", "T15", c.GROWING)
        self.crowds = True

    def allowance(self, b: Board) -> i64:
        """T170: strength, Hearth, Mild winter; Kinship is looked at where it counts."""
        box = b.setup.box
        number: i64 = box.grow[b.level]
        if b.has(b.active, c.HEARTH):
            number += box.hearth
        return number + box.mild_winter if b.mild else number

    def is_open(self, b: Board) -> bool:
        return b.supply(b.active) > 0 and b.tribes[b.active].here != 0

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(b, out)
        here: i64 = b.tribes[b.active].here | shift(1, c.BOARD)
        hex: i64 = b.latest if b.latest > 0 else 0
        here >>= hex
        allowed: i64 = self.allowance(b)
        while here != 0:
            if here & 1 != 0 and self.reason_grow(b, hex, allowed) == LEGAL:
                out.add(c.GROW + hex)
            here >>= 1
            hex += 1
        list_buys(b, out)
        self.list_borrows(b, out)
        self.list_wander(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.GROW and code < c.GATHER:
            return self.reason_grow(b, code - c.GROW, self.allowance(b))
        return super().reason(b, code)

    def reason_grow(self, b: Board, hex: i64, allowed: i64) -> i64:
        """T15, T170: one more with Kinship, if one of them goes to a hex with another's member."""
        seat: i64 = b.active
        if hex == c.BOARD:
            if not led_by(b, seat, c.AMBUSH):
                return c.NO_POWER
            if ambush(b, seat) == 0:
                return c.ENOUGH
        elif not in_set(b.tribes[seat].here, hex):
            return c.NOBODY_THERE
        if b.supply(seat) == 0:
            return c.NOBODY_LEFT
        if b.done >= allowed:
            more: i64 = kinship(b, seat) if shared(b, hex) or any_shared(b) else 0
            if b.done >= allowed + more:
                return c.ENOUGH
        return LEGAL if hex >= b.latest else c.OUT_OF_ORDER

    def step(self, b: Board, code: i64) -> None:
        if code < c.GROW or code >= c.GATHER:
            super().step(b, code)
            return
        hex: i64 = code - c.GROW
        b.begin_draft()
        b.trail = [*b.trail, int(code)]
        if hex == c.BOARD:
            b.tribes[b.active].board += 1
        else:
            b.tribes[b.active].change(hex, 1)
        b.done += 1
        b.latest = hex
        b.tell1("draft", "T15", b.active, "hex", hex)

    def finish(self, b: Board) -> None:
        trail = b.trail
        b.end_draft()
        for code in trail:
            b.tell1("grew", "T15", b.active, "hex", i64(code) - c.GROW)
        b.mild = False
        finish_action(b)


def shared(b: Board, hex: i64) -> bool:
    """A hex with an ordinary member of another player."""
    return hex != c.BOARD and in_set(b.others(b.active), hex)


def any_shared(b: Board) -> bool:
    """Whether a member of this draft went to such a hex."""
    for code in b.trail:
        if shared(b, i64(code) - c.GROW):
            return True
    return False
