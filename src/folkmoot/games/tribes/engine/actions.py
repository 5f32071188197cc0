# mypyc: hot
"""Common parts of the four actions (T13, T14): how each begins, and what may be done before its effect."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.during_action import DuringAction, ask_action, foreign_hexes
from folkmoot.games.tribes.engine.market import borrow, list_borrows, reason_borrow
from folkmoot.games.tribes.engine.paths import list_walks
from folkmoot.games.tribes.engine.powers import cunning, led_by, wayfarers
from folkmoot.games.tribes.engine.question import Memory
from folkmoot.games.tribes.engine.wandering import reason_wander, wander


def begin_action(b: Board, deed: i64, level: i64) -> None:
    """The die lies: how strong the action is. T141: Discovery looks at the field as it is now."""
    b.who = b.active
    b.deed = deed
    b.level = level
    b.done = 0
    b.latest = -1
    b.foreign = foreign_hexes(b)
    b.mild = False
    if deed == c.GROWING and b.is_open(c.MILD_WINTER):
        mild_winter(b)
    b.gathered = 0
    b.for_stone = 0
    b.icy = False
    ask_action(b)


def mild_winter(b: Board) -> None:
    """T169: every Grow takes one food off the card."""
    b.mild = True
    left: i64 = b.load(c.MILD_WINTER) - 1
    b.set_load(c.MILD_WINTER, left)
    b.tell1("card_food", "T169", b.active, "number", left)
    if left == 0:
        b.discard_event(c.MILD_WINTER)


def serving_in(deed: i64) -> i64:
    """T158: the developments that are used in an action."""
    found: i64 = 0
    for development in range(c.NUM_DEVELOPMENTS):
        if c.SERVES_IN[development] == deed:
            found |= shift(1, development)
    return found


class Action(DuringAction):
    """The choices of an action. Before the first it may be strengthened, helped by the elder, preceded by a walk."""

    def __init__(self, ask: i64, word: str, rule: str, deed: i64) -> None:
        super().__init__(ask, word, rule, shift(1, deed))
        self.lends: i64 = serving_in(deed)
        """T158: the developments that can be used once in it."""
        self.sells = True

    def allowance(self, b: Board) -> i64:
        """T14: how many it allows."""
        raise NotImplementedError

    def finish(self, b: Board) -> None:
        """Its choices are made."""
        raise NotImplementedError

    def fresh(self, b: Board) -> bool:
        """Its effect has not begun."""
        return b.done == 0 and not b.drafting

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.STRENGTHEN and code < c.PLACE:
            return self.reason_strengthen(b, code - c.STRENGTHEN)
        if code >= c.BORROW and code < c.BID:
            lendable: i64 = self.lends if self.fresh(b) else 0
            return reason_borrow(b, lendable, c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        if code >= c.MOVE:
            return reason_wander(b, code) if self.fresh(b) else NOT_NOW
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            self.finish(b)
        elif code >= c.STRENGTHEN and code < c.PLACE:
            self.strengthen(b, code - c.STRENGTHEN)
        elif code >= c.BORROW and code < c.BID:
            borrow(b, c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        elif code >= c.MOVE:
            wander(b, code)
        else:
            super().step(b, code)

    def list_borrows(self, b: Board, out: Actions) -> None:
        if self.fresh(b):
            list_borrows(b, out, self.lends)

    def list_wander(self, b: Board, out: Actions) -> None:
        if self.fresh(b) and wayfarers(b, b.active):
            list_walks(b, out, -1)

    # Cunning (T176).

    def reason_strengthen(self, b: Board, kind: i64) -> i64:
        if not self.fresh(b):
            return NOT_NOW
        if not led_by(b, b.who, c.CUNNING):
            return c.NO_POWER
        if b.this_turn & c.STRENGTHENED != 0:
            return c.ONCE_A_TURN
        if b.level == c.STRONG:
            return c.STRONG_ALREADY
        return LEGAL if b.tribes[b.who].held(kind) > 0 else c.NO_RESOURCE

    def list_strengthen(self, b: Board, out: Actions) -> None:
        if cunning(b, b.who):
            kind: i64 = 0
            while kind < c.NUM_RESOURCES:
                if self.reason_strengthen(b, kind) == LEGAL:
                    out.add(c.STRENGTHEN + kind)
                kind += 1

    def strengthen(self, b: Board, kind: i64) -> None:
        """T176: declared after the die is placed, before the effect."""
        b.spend(b.who, kind, 1, "T176")
        b.this_turn |= c.STRENGTHENED
        b.level += 1
        b.tell1("strengthened", "T176", b.who, "level", b.level)

    # What it tells.

    def done(self, b: Board) -> i64:
        return b.done

    def of(self, b: Board) -> i64:
        return self.allowance(b)

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        found["number"] = self.allowance(b)
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.latest = -1
