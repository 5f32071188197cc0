# mypyc: hot
"""What the four actions share (T13, T14): how each begins, and what may be done before its effect."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.deeds import DuringAction, ask_action, foreign_hexes
from folkmoot.games.tribes.engine.market import borrow, list_borrows, reason_borrow
from folkmoot.games.tribes.engine.paths import list_walks
from folkmoot.games.tribes.engine.powers import cunning, led_by, wayfarers
from folkmoot.games.tribes.engine.question import Memory
from folkmoot.games.tribes.engine.wandering import reason_wander, wander


def begin_action(s: Board, deed: i64, level: i64) -> None:
    """The die lies: how strong the action is. T141: Discovery looks at the field as it is now."""
    s.who = s.active
    s.deed = deed
    s.level = level
    s.done = 0
    s.latest = -1
    s.foreign = foreign_hexes(s)
    s.mild = False
    if deed == c.GROWING and s.is_open(c.MILD_WINTER):
        mild_winter(s)
    s.gathered = 0
    s.for_stone = 0
    s.icy = False
    ask_action(s)


def mild_winter(s: Board) -> None:
    """T169: every Grow takes one food off the card."""
    s.mild = True
    left: i64 = s.load(c.MILD_WINTER) - 1
    s.set_load(c.MILD_WINTER, left)
    s.tell1("card_food", "T169", s.active, "number", left)
    if left == 0:
        s.discard_event(c.MILD_WINTER)


class Action(DuringAction):
    """The choices of an action. Before the first it may be strengthened, helped by the elder, preceded by a walk."""

    def __init__(self, ask: i64, word: str, rule: str, deeds: i64, lends: i64) -> None:
        super().__init__(ask, word, rule, deeds)
        self.lends: i64 = lends
        """T158: the developments that can be used once in it."""
        self.sells = True

    def allowance(self, s: Board) -> i64:
        """T14: how many it allows."""
        raise NotImplementedError

    def finish(self, s: Board) -> None:
        """Its choices are made."""
        raise NotImplementedError

    def fresh(self, s: Board) -> bool:
        """Its effect has not begun."""
        return s.done == 0 and not s.drafting

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.STRENGTHEN and code < c.PLACE:
            return self.reason_strengthen(s, code - c.STRENGTHEN)
        if code >= c.BORROW and code < c.BID:
            lendable: i64 = self.lends if self.fresh(s) else 0
            return reason_borrow(s, lendable, (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        if code >= c.MOVE:
            return reason_wander(s, code) if self.fresh(s) else NOT_NOW
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code == c.DONE:
            self.finish(s)
        elif code >= c.STRENGTHEN and code < c.PLACE:
            self.strengthen(s, code - c.STRENGTHEN)
        elif code >= c.BORROW and code < c.BID:
            borrow(s, (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        elif code >= c.MOVE:
            wander(s, code)
        else:
            super().step(s, code)

    def list_borrows(self, s: Board, out: Actions) -> None:
        if self.fresh(s):
            list_borrows(s, out, self.lends)

    def list_wander(self, s: Board, out: Actions) -> None:
        if self.fresh(s) and wayfarers(s, s.active):
            list_walks(s, out, -1)

    # Cunning (T176).

    def reason_strengthen(self, s: Board, kind: i64) -> i64:
        if not self.fresh(s):
            return NOT_NOW
        if not led_by(s, s.who, c.CUNNING):
            return c.NO_POWER
        if s.this_turn & c.STRENGTHENED != 0:
            return c.ONCE_A_TURN
        if s.level == c.STRONG:
            return c.STRONG_ALREADY
        return LEGAL if s.tribes[s.who].held(kind) > 0 else c.NO_RESOURCE

    def list_strengthen(self, s: Board, out: Actions) -> None:
        if cunning(s, s.who):
            kind: i64 = 0
            while kind < 3:
                if self.reason_strengthen(s, kind) == LEGAL:
                    out.add(c.STRENGTHEN + kind)
                kind += 1

    def strengthen(self, s: Board, kind: i64) -> None:
        """T176: declared after the die is placed, before the effect."""
        s.spend(s.who, kind, 1, "T176")
        s.this_turn |= c.STRENGTHENED
        s.level += 1
        s.tell1("strengthened", "T176", s.who, "level", s.level)

    # What it tells.

    def done(self, s: Board) -> i64:
        return s.done

    def of(self, s: Board) -> i64:
        return self.allowance(s)

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        found["number"] = self.allowance(s)
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.latest = -1
