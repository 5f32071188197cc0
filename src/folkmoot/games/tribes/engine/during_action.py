# mypyc: hot
"""An action under way: what every question that comes up during one tells and keeps of it."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.question import Memory, Question


def foreign_hexes(b: Board) -> i64:
    """T141: hexes that hold only opponents; invaders do not count as such."""
    found: i64 = b.others(b.active) & ~b.tribes[b.active].here
    if b.invaders > 0:
        found &= ~shift(1, b.invaders_at)
    return found


def deed_memory(b: Board) -> Memory:
    """Return the action, its strength, and the effects of Discovery and Mild winter on it."""
    found: Memory = {"action": b.deed, "strength": b.level}
    if b.mild:
        found["mild"] = 1
    if b.is_open(c.DISCOVERY):
        found["foreign"] = b.foreign
    return found


def recall_deed(b: Board, memory: Memory, deed: i64) -> None:
    """`deed` is the one that is meant where none is named."""
    b.deed = memory.get("action", deed)
    b.level = memory.get("strength", c.NORMAL)
    b.mild = memory.get("mild", 0) != 0
    b.foreign = memory.get("foreign", foreign_hexes(b))


def deed_fits(b: Board, deeds: i64) -> bool:
    """One of a set of actions; T169: Mild winter helps Grow."""
    return b.deed >= 0 and in_set(deeds, b.deed) and (not b.mild or b.deed == c.GROWING)


def ask_action(b: Board) -> None:
    """On with the choices of the action under way: their questions have the order of the actions."""
    b.ask = c.ASK_GROW + b.deed


class DuringAction(Question):
    """A question that comes up during one of some actions."""

    def __init__(self, ask: i64, word: str, rule: str, deeds: i64) -> None:
        super().__init__(ask, word, rule, c.TURN)
        self.deeds: i64 = deeds
        self.plain: i64 = -1
        """The action, where there is only one."""
        if deeds & (deeds - 1) == 0:
            self.plain = 0
            while not in_set(deeds, self.plain):
                self.plain += 1

    def memory(self, b: Board) -> Memory:
        return deed_memory(b)

    def recall(self, b: Board, memory: Memory) -> None:
        recall_deed(b, memory, self.plain)

    def fits(self, b: Board) -> bool:
        return deed_fits(b, self.deeds)
