# mypyc: hot
"""Learn (T18, T120), and drawing goals."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, STREAM_DECK
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.deeds import deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.question import Chance, Memory
from folkmoot.games.tribes.engine.tribe import bits
from folkmoot.games.tribes.engine.wandering import finish_action


@final
class Learn(Action):
    """T120: at most one open goal per own village on the field goes under the own deck; then goals are drawn."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LEARN, "learn", "T18", shift(1, c.LEARNING), shift(1, c.CAVE_PAINTINGS))
        self.keeps_done = True

    def allowance(self, s: Board) -> i64:
        number: i64 = s.setup.box.learn[s.level]
        return number + s.setup.box.cave_paintings if s.has(s.active, c.CAVE_PAINTINGS) else number

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(s, out)
        list_buys(s, out)
        goal: i64 = 0
        while goal < c.NUM_GOALS:
            if self.reason_discard(s, goal) == LEGAL:
                out.add(c.DISCARD + goal)
            goal += 1
        self.list_borrows(s, out)
        self.list_wander(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.DISCARD and code < c.CLAIM:
            return self.reason_discard(s, code - c.DISCARD)
        return super().reason(s, code)

    def reason_discard(self, s: Board, goal: i64) -> i64:
        tribe = s.tribes[s.active]
        if (tribe.open >> goal) & 1 == 0:
            return c.NOT_OPEN
        return LEGAL if s.done < bits(tribe.villages) else c.MUST_STAY

    def step(self, s: Board, code: i64) -> None:
        """T18: under the own deck, in the order chosen; all see it."""
        if code < c.DISCARD or code >= c.CLAIM:
            super().step(s, code)
            return
        tribe = s.tribes[s.active]
        goal: i64 = code - c.DISCARD
        tribe.open &= ~shift(1, goal)
        tribe.put_under(goal)
        s.done += 1
        s.tell1("goal_put_under", "T120", s.active, "goal", goal)

    def finish(self, s: Board) -> None:
        """T18: the full number, or all that are left."""
        size: i64 = s.tribes[s.active].deck_size()
        number: i64 = self.allowance(s)
        s.due = number if number < size else size
        s.ask = c.GO_DRAW

    def of(self, s: Board) -> i64:
        return bits(s.tribes[s.active].villages)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.done <= s.tribes[s.active].under_size


def draw_goal(s: Board) -> None:
    """The next goal: from the undetermined top, then from the known cards below. After the last, on with the turn."""
    tribe = s.tribes[s.active]
    if s.due == 0:
        if s.deed == c.LEARNING:
            finish_action(s)
        else:
            s.ask = c.ASK_END
    elif tribe.deck != 0:
        s.ask = c.CHANCE_GOAL
    else:
        learn_goal(s, tribe.next_under())


def learn_goal(s: Board, goal: i64) -> None:
    tribe = s.tribes[s.active]
    tribe.deck &= ~shift(1, goal)
    tribe.open |= shift(1, goal)
    s.due -= 1
    s.ask = c.GO_DRAW
    s.tell1("goal_drawn", "T18", s.active, "goal", goal)


@final
class DrawGoal(Chance):
    """T18: in a Learn, or in step 5 for shared knowledge."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_GOAL, "chance_goal", "T18", c.TURN, c.DRAW_GOAL, c.DRAW_EVENT)
        self.keeps_due = True

    def weight(self, s: Board, code: i64) -> i64:
        return (s.tribes[s.active].deck >> (code - c.DRAW_GOAL)) & 1

    def undrawn(self, s: Board) -> i64:
        return s.tribes[s.active].deck

    def stream(self) -> i64:
        return STREAM_DECK

    def happen(self, s: Board, code: i64) -> None:
        learn_goal(s, code - c.DRAW_GOAL)

    def memory(self, s: Board) -> Memory:
        return deed_memory(s) if s.deed >= 0 else {}

    def recall(self, s: Board, memory: Memory) -> None:
        recall_deed(s, memory, -1)

    def fits(self, s: Board) -> bool:
        learning: bool = s.deed < 0 or deed_fits(s, shift(1, c.LEARNING))
        return learning and s.due >= 1 and s.due <= s.tribes[s.active].deck_size()
