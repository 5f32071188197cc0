# mypyc: hot
"""Learn (T18, T120), and drawing goals."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import bit, in_set, ones, shift
from folkmoot.core.contract import LEGAL, STREAM_DECK
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.during_action import deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.question import Chance, Memory
from folkmoot.games.tribes.engine.wandering import finish_action


@final
class Learn(Action):
    """T120: at most one open goal for each village on the field goes under one's own deck; then goals are drawn."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LEARN, "learn", "T18", c.LEARNING)
        self.keeps_done = True

    def allowance(self, b: Board) -> i64:
        number: i64 = b.setup.box.learn[b.level]
        return number + b.setup.box.cave_paintings if b.has(b.active, c.CAVE_PAINTINGS) else number

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(b, out)
        list_buys(b, out)
        goal: i64 = 0
        while goal < c.NUM_GOALS:
            if self.reason_discard(b, goal) == LEGAL:
                out.add(c.DISCARD + goal)
            goal += 1
        self.list_borrows(b, out)
        self.list_wander(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.DISCARD and code < c.CLAIM:
            return self.reason_discard(b, code - c.DISCARD)
        return super().reason(b, code)

    def reason_discard(self, b: Board, goal: i64) -> i64:
        tribe = b.tribes[b.active]
        if not in_set(tribe.open, goal):
            return c.NOT_OPEN
        return LEGAL if b.done < ones(tribe.villages) else c.MUST_STAY

    def step(self, b: Board, code: i64) -> None:
        """T18: under one's own deck, in the order chosen; all see it."""
        if code < c.DISCARD or code >= c.CLAIM:
            super().step(b, code)
            return
        tribe = b.tribes[b.active]
        goal: i64 = code - c.DISCARD
        tribe.open &= ~shift(1, goal)
        tribe.put_under(goal)
        b.done += 1
        b.tell1("goal_put_under", "T120", b.active, "goal", goal)

    def finish(self, b: Board) -> None:
        """T18: the full number, or all that are left."""
        size: i64 = b.tribes[b.active].deck_size()
        number: i64 = self.allowance(b)
        b.due = number if number < size else size
        b.ask = c.THEN_DRAW

    def of(self, b: Board) -> i64:
        return ones(b.tribes[b.active].villages)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.done <= b.tribes[b.active].under_size


def draw_goal(b: Board) -> None:
    """The next goal: from the undetermined top, then from the known cards below. After the last, on with the turn."""
    tribe = b.tribes[b.active]
    if b.due == 0:
        if b.deed == c.LEARNING:
            finish_action(b)
        else:
            b.ask = c.ASK_END
    elif tribe.deck != 0:
        b.ask = c.ASK_GOAL
    else:
        learn_goal(b, tribe.next_under())


def learn_goal(b: Board, goal: i64) -> None:
    tribe = b.tribes[b.active]
    tribe.deck &= ~shift(1, goal)
    tribe.open |= shift(1, goal)
    b.due -= 1
    b.ask = c.THEN_DRAW
    b.tell1("goal_drawn", "T18", b.active, "goal", goal)


@final
class DrawGoal(Chance):
    """T18: in a Learn, or in step 5 for shared knowledge."""

    def __init__(self) -> None:
        super().__init__(c.ASK_GOAL, "chance_goal", "T18", c.TURN, c.DRAW_GOAL, c.DRAW_EVENT)
        self.keeps_due = True

    def weight(self, b: Board, code: i64) -> i64:
        return bit(b.tribes[b.active].deck, code - c.DRAW_GOAL)

    def undrawn(self, b: Board) -> i64:
        return b.tribes[b.active].deck

    def stream(self) -> i64:
        return STREAM_DECK

    def happen(self, b: Board, code: i64) -> None:
        learn_goal(b, code - c.DRAW_GOAL)

    def memory(self, b: Board) -> Memory:
        return deed_memory(b) if b.deed >= 0 else {}

    def recall(self, b: Board, memory: Memory) -> None:
        recall_deed(b, memory, -1)

    def fits(self, b: Board) -> bool:
        learning: bool = b.deed < 0 or deed_fits(b, shift(1, c.LEARNING))
        return learning and b.due >= 1 and b.due <= b.tribes[b.active].deck_size()
