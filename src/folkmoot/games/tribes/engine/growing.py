# mypyc: hot
"""Grow (T15, T170)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
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
        super().__init__(c.ASK_GROW, "grow", "T15", shift(1, c.GROWING), shift(1, c.HEARTH))

    def allowance(self, s: Board) -> i64:
        """T170: strength, Hearth, Mild winter; Kinship is looked at where it counts."""
        box = s.setup.box
        number: i64 = box.grow[s.level]
        if s.has(s.active, c.HEARTH):
            number += box.hearth
        return number + box.mild_winter if s.mild else number

    def is_open(self, s: Board) -> bool:
        return s.supply(s.active) > 0 and s.tribes[s.active].here != 0

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(s, out)
        here: i64 = s.tribes[s.active].here | shift(1, c.BOARD)
        hex: i64 = s.latest if s.latest > 0 else 0
        here >>= hex
        allowed: i64 = self.allowance(s)
        while here != 0:
            if here & 1 != 0 and self.reason_grow(s, hex, allowed) == LEGAL:
                out.add(c.GROW + hex)
            here >>= 1
            hex += 1
        list_buys(s, out)
        self.list_borrows(s, out)
        self.list_wander(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.GROW and code < c.GATHER:
            return self.reason_grow(s, code - c.GROW, self.allowance(s))
        return super().reason(s, code)

    def reason_grow(self, s: Board, hex: i64, allowed: i64) -> i64:
        """T15, T170: one more with Kinship, if one of them goes to a hex with another's member."""
        seat: i64 = s.active
        if hex == c.BOARD:
            if not led_by(s, seat, c.AMBUSH):
                return c.NO_POWER
            if ambush(s, seat) == 0:
                return c.ENOUGH
        elif (s.tribes[seat].here >> hex) & 1 == 0:
            return c.NOBODY_THERE
        if s.supply(seat) == 0:
            return c.NOBODY_LEFT
        if hex < s.latest:
            return c.OUT_OF_ORDER
        if s.done < allowed:
            return LEGAL
        if s.done < allowed + kinship(s, seat) and (shared(s, hex) or any_shared(s)):
            return LEGAL
        return c.ENOUGH

    def step(self, s: Board, code: i64) -> None:
        if code < c.GROW or code >= c.GATHER:
            super().step(s, code)
            return
        hex: i64 = code - c.GROW
        s.begin_draft()
        s.trail = [*s.trail, int(code)]
        if hex == c.BOARD:
            s.tribes[s.active].board += 1
        else:
            s.tribes[s.active].change(hex, 1)
        s.done += 1
        s.latest = hex
        s.tell1("draft", "T15", s.active, "hex", hex)

    def finish(self, s: Board) -> None:
        trail = s.trail
        s.end_draft()
        for code in trail:
            s.tell1("grew", "T15", s.active, "hex", i64(code) - c.GROW)
        s.mild = False
        finish_action(s)


def shared(s: Board, hex: i64) -> bool:
    """A hex with an ordinary member of another player."""
    return hex != c.BOARD and (s.others(s.active) >> hex) & 1 != 0


def any_shared(s: Board) -> bool:
    """Whether a member of this draft went to such a hex."""
    for code in s.trail:
        if shared(s, i64(code) - c.GROW):
            return True
    return False
