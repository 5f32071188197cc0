# mypyc: hot
"""Steps after an action: Wayfarers (T157), Discovery (T141, T166), Light in the dark (T168)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import at_nibble, below, nibble, ones, shift, with_bit
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.during_action import DuringAction, ask_action, deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.paths import end_of, list_walks, reason_walk, tell_walk, walk
from folkmoot.games.tribes.engine.powers import intimidation, led_by, light_in_the_dark, wayfarers
from folkmoot.games.tribes.engine.question import AnyResource, Memory

ANY_DEED: Final[i64] = below(c.NUM_DEEDS)
ALL_BUT_MOVE: Final[i64] = with_bit(ANY_DEED, c.MOVING, 0)


def finish_action(b: Board) -> None:
    """Go on with what a leader adds after an action, before its village check."""
    if wayfarers(b, b.active):
        b.ask = c.ASK_WANDER
    else:
        finish_wandering(b)


def finish_wandering(b: Board) -> None:
    b.due = light_in_the_dark(b, b.active)
    b.latest = -1
    b.ask = c.ASK_LIGHT if b.due > 0 else c.THEN_ACTED


# Wayfarers.


def reason_wander(b: Board, code: i64) -> i64:
    """T157: once per turn, one step for a food."""
    if not led_by(b, b.active, c.WAYFARERS):
        return NOT_NOW
    if b.this_turn & c.WANDERED != 0:
        return c.ONCE_A_TURN
    reason: i64 = reason_walk(b, code, -1)
    return reason if reason != LEGAL or wayfarers(b, b.active) else c.NO_RESOURCE


def wander(b: Board, code: i64) -> None:
    """T157, T166: exactly one step; before or after the whole of another action."""
    b.this_turn |= c.WANDERED
    b.spend(b.active, c.FOOD, b.setup.box.wayfarers_food, "T157")
    b.early = b.ask != c.ASK_WANDER
    walk(b, code)
    tell_walk(b, code)
    discover(b, shift(1, end_of(code)))
    if b.ask != c.ASK_FOUND:
        after_wander(b)


def after_wander(b: Board) -> None:
    """Back to the action that has not begun, or on after it."""
    if b.early:
        b.latest = -1
        ask_action(b)
    else:
        finish_wandering(b)


@final
class Wander(DuringAction):
    """T157: after an action other than Move."""

    def __init__(self) -> None:
        super().__init__(c.ASK_WANDER, "wander", "T157", ALL_BUT_MOVE)
        self.sells = True

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_buys(b, out)
        if wayfarers(b, b.active):
            list_walks(b, out, -1)

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        return reason_wander(b, code) if code >= c.MOVE else super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            finish_wandering(b)
        elif code >= c.MOVE:
            wander(b, code)
        else:
            super().step(b, code)


# Discovery.


def discover(b: Board, entered: i64) -> None:
    """One resource for every hex entered that held only opponents, once per hex and turn."""
    if not b.is_open(c.DISCOVERY):
        return
    entered &= b.foreign & ~b.found
    b.found |= entered
    stock: i64 = stock_from(b, 0)
    b.due = ones(entered)
    if b.due > stock:
        b.due = stock
    if b.due > 0:
        b.latest = -1
        b.ask = c.ASK_FOUND


def stock_from(b: Board, kind: i64) -> i64:
    """Return the tokens on Discovery, from a resource upwards."""
    load: i64 = b.load(c.DISCOVERY)
    stock: i64 = 0
    while kind < c.NUM_RESOURCES:
        stock += nibble(load, kind)
        kind += 1
    return stock


@final
class Found(DuringAction):
    """T166: any resource that is left on the card, in ascending order as far as that is possible."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FOUND, "found", "T166", ANY_DEED)
        self.keeps_due = True

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < c.NUM_RESOURCES:
            if self.reason_take(b, kind) == LEGAL:
                out.add(c.TAKE + kind)
            kind += 1

    def reason_take(self, b: Board, kind: i64) -> i64:
        if nibble(b.load(c.DISCOVERY), kind) == 0:
            return c.NO_RESOURCE
        if kind < b.latest:
            return c.OUT_OF_ORDER
        return LEGAL if stock_from(b, kind) >= b.due else c.TOO_EARLY

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.TAKE and code < c.PAY:
            return self.reason_take(b, code - c.TAKE)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        kind: i64 = code - c.TAKE
        load: i64 = b.load(c.DISCOVERY) - at_nibble(1, kind)
        b.set_load(c.DISCOVERY, load)
        b.earn(b.active, kind, 1, "T166")
        b.latest = kind
        b.due -= 1
        if load == 0:
            b.discard_event(c.DISCOVERY)
        if b.due > 0:
            return
        if b.deed == c.MOVING:
            after_move(b)
        else:
            after_wander(b)

    def memory(self, b: Board) -> Memory:
        found = deed_memory(b)
        if b.latest >= 0:
            found["least"] = b.latest
        if b.early and b.deed != c.MOVING:
            found["early"] = 1
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.latest = memory.get("least", -1)
        b.early = memory.get("early", 0) != 0

    def fits(self, b: Board) -> bool:
        if not super().fits(b) or not b.is_open(c.DISCOVERY) or (b.early and b.deed == c.MOVING):
            return False
        return b.due >= 1 and b.due <= stock_from(b, 0 if b.latest < 0 else b.latest)


def after_move(b: Board) -> None:
    """T173: Intimidation comes after Move."""
    if intimidation(b, b.active):
        b.ask = c.ASK_PUSH
    else:
        finish_action(b)


# Light in the dark.


@final
class Light(AnyResource):
    """T168: resources of choice for a weak action."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LIGHT, "light", "T168", c.TURN)

    def step(self, b: Board, code: i64) -> None:
        if self.take(b, code - c.TAKE, "T168"):
            b.ask = c.THEN_ACTED

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        found.update(deed_memory(b))
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        recall_deed(b, memory, -1)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and deed_fits(b, ANY_DEED)
