# mypyc: hot
"""An action under way: what every question that comes up during one tells and keeps of it."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.question import Memory, Question, in_set


def foreign_hexes(s: Board) -> i64:
    """T141: hexes that hold only opponents; invaders are none."""
    found: i64 = s.others(s.active) & ~s.tribes[s.active].here
    if s.invaders > 0:
        found &= ~shift(1, s.invaders_at)
    return found


def deed_memory(s: Board) -> Memory:
    """Which action, how strong, and what Discovery and Mild winter make of it."""
    found: Memory = {"action": s.deed, "strength": s.level}
    if s.mild:
        found["mild"] = 1
    if s.is_open(c.DISCOVERY):
        found["foreign"] = s.foreign
    return found


def recall_deed(s: Board, memory: Memory, deed: i64) -> None:
    """`deed` is the one that is meant where none is named."""
    s.deed = memory.get("action", deed)
    s.level = memory.get("strength", c.NORMAL)
    s.mild = memory.get("mild", 0) != 0
    s.foreign = memory.get("foreign", foreign_hexes(s))


def deed_fits(s: Board, deeds: i64) -> bool:
    """One of a set of actions; T169: Mild winter helps Grow."""
    return s.deed >= 0 and in_set(deeds, s.deed) and (not s.mild or s.deed == c.GROWING)


def ask_action(s: Board) -> None:
    """On with the choices of the action under way: their questions have the order of the actions."""
    s.ask = c.ASK_GROW + s.deed


class DuringAction(Question):
    """A question that comes up during one of some actions."""

    def __init__(self, ask: i64, word: str, rule: str, deeds: i64) -> None:
        super().__init__(ask, word, rule, c.TURN)
        self.deeds: i64 = deeds
        self.plain: i64 = -1
        """The action where there is but one."""
        if deeds & (deeds - 1) == 0:
            self.plain = 0
            while not in_set(deeds, self.plain):
                self.plain += 1

    def memory(self, s: Board) -> Memory:
        return deed_memory(s)

    def recall(self, s: Board, memory: Memory) -> None:
        recall_deed(s, memory, self.plain)

    def fits(self, s: Board) -> bool:
        return deed_fits(s, self.deeds)
