# mypyc: hot
"""What may come after an action: Wayfarers (T157), Discovery (T141, T166), Light in the dark (T168)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.deeds import DuringAction, ask_action, deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.paths import end_of, list_walks, reason_walk, tell_walk, walk
from folkmoot.games.tribes.engine.powers import intimidation, led_by, light_in_the_dark, wayfarers
from folkmoot.games.tribes.engine.question import AnyResource, Memory
from folkmoot.games.tribes.engine.tribe import bits

ANY_DEED: Final = 15
ALL_BUT_MOVE: Final = 13


def finish_action(s: Board) -> None:
    """What a leader adds after an action, before its village check."""
    if wayfarers(s, s.active):
        s.ask = c.ASK_WANDER
    else:
        finish_wandering(s)


def finish_wandering(s: Board) -> None:
    s.due = light_in_the_dark(s, s.active)
    s.latest = -1
    s.ask = c.ASK_LIGHT if s.due > 0 else c.GO_ACTED


# Wayfarers.


def reason_wander(s: Board, code: i64) -> i64:
    """T157: once per turn, one step for a food."""
    if not led_by(s, s.active, c.WAYFARERS):
        return NOT_NOW
    if s.this_turn & c.WANDERED != 0:
        return c.ONCE_A_TURN
    return reason_walk(s, code, -1) if wayfarers(s, s.active) else c.NO_RESOURCE


def wander(s: Board, code: i64) -> None:
    """T157, T166: exactly one step; before or after the whole of another action."""
    s.this_turn |= c.WANDERED
    s.spend(s.active, c.FOOD, s.setup.box.wayfarers_food, "T157")
    s.early = s.ask != c.ASK_WANDER
    walk(s, code)
    tell_walk(s, code)
    discover(s, shift(1, end_of(code)))
    if s.ask != c.ASK_FOUND:
        after_wander(s)


def after_wander(s: Board) -> None:
    """Back to the action that has not begun, or on after it."""
    if s.early:
        s.latest = -1
        ask_action(s)
    else:
        finish_wandering(s)


@final
class Wander(DuringAction):
    """T157: after an action that was no Move."""

    def __init__(self) -> None:
        super().__init__(c.ASK_WANDER, "wander", "T157", ALL_BUT_MOVE)
        self.sells = True

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_buys(s, out)
        if wayfarers(s, s.active):
            list_walks(s, out, -1)

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        return reason_wander(s, code) if code >= c.MOVE else super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code == c.DONE:
            finish_wandering(s)
        elif code >= c.MOVE:
            wander(s, code)
        else:
            super().step(s, code)


# Discovery.


def discover(s: Board, entered: i64) -> None:
    """One resource for every hex entered that held only opponents, once per hex and turn."""
    if not s.is_open(c.DISCOVERY):
        return
    entered &= s.foreign & ~s.found
    s.found |= entered
    stock: i64 = stock_from(s, 0)
    s.due = bits(entered)
    if s.due > stock:
        s.due = stock
    if s.due > 0:
        s.latest = -1
        s.ask = c.ASK_FOUND


def stock_from(s: Board, kind: i64) -> i64:
    """What lies on Discovery, from a resource upwards."""
    load: i64 = s.load(c.DISCOVERY)
    stock: i64 = 0
    while kind < 3:
        stock += (load >> (kind * 4)) & 15
        kind += 1
    return stock


@final
class Found(DuringAction):
    """T166: any resource that is left on the card, in ascending order as far as that is possible."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FOUND, "found", "T166", ANY_DEED)
        self.keeps_due = True

    def list_legal(self, s: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < 3:
            if self.reason_take(s, kind) == LEGAL:
                out.add(c.TAKE + kind)
            kind += 1

    def reason_take(self, s: Board, kind: i64) -> i64:
        if (s.load(c.DISCOVERY) >> (kind * 4)) & 15 == 0:
            return c.NO_RESOURCE
        return LEGAL if kind >= s.latest and stock_from(s, kind) >= s.due else c.OUT_OF_ORDER

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.TAKE and code < c.PAY:
            return self.reason_take(s, code - c.TAKE)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        kind: i64 = code - c.TAKE
        load: i64 = s.load(c.DISCOVERY) - shift(1, kind * 4)
        s.set_load(c.DISCOVERY, load)
        s.earn(s.active, kind, 1, "T166")
        s.latest = kind
        s.due -= 1
        if load == 0:
            s.discard_event(c.DISCOVERY)
        if s.due > 0:
            return
        if s.deed == c.MOVING:
            after_move(s)
        else:
            after_wander(s)

    def memory(self, s: Board) -> Memory:
        found = deed_memory(s)
        if s.latest >= 0:
            found["least"] = s.latest
        if s.early and s.deed != c.MOVING:
            found["early"] = 1
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.latest = memory.get("least", -1)
        s.early = memory.get("early", 0) != 0

    def fits(self, s: Board) -> bool:
        if not super().fits(s) or not s.is_open(c.DISCOVERY) or (s.early and s.deed == c.MOVING):
            return False
        return s.due >= 1 and s.due <= stock_from(s, 0 if s.latest < 0 else s.latest)


def after_move(s: Board) -> None:
    """T173: Intimidation comes after Move."""
    if intimidation(s, s.active):
        s.ask = c.ASK_PUSH
    else:
        finish_action(s)


# Light in the dark.


@final
class Light(AnyResource):
    """T168: resources of choice for a weak action."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LIGHT, "light", "T168", c.TURN)

    def step(self, s: Board, code: i64) -> None:
        if self.take(s, code - c.TAKE, "T168"):
            s.ask = c.GO_ACTED

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        found.update(deed_memory(s))
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        recall_deed(s, memory, -1)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and deed_fits(s, ANY_DEED)
