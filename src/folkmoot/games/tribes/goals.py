# mypyc: hot
"""The fifteen goals. Developments are a price; each achievement is a condition of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.games.tribes.board import RAIDED, Board
from folkmoot.games.tribes.cards import FOREST, LAKE
from folkmoot.games.tribes.tribe import bits


class Goal:
    """T131, T132: whether a goal can be met now, apart from being open."""

    def met(self, s: Board, seat: i64) -> bool:
        raise NotImplementedError


class Development(Goal):
    """T22: its price can be paid."""

    def __init__(self, goal: i64) -> None:
        self.goal: i64 = goal

    def met(self, s: Board, seat: i64) -> bool:
        cost = s.setup.box.goal_costs[self.goal]
        tribe = s.tribes[seat]
        return tribe.held(0) >= cost[0] and tribe.held(1) >= cost[1] and tribe.held(2) >= cost[2]


class WholeTribe(Goal):
    """T132: all members on the field; T152: those in ambush are not."""

    def met(self, s: Board, seat: i64) -> bool:
        return s.tribes[seat].field >= s.setup.box.need_whole_tribe


class Lords(Goal):
    """T128: superiority on three hexes of a terrain."""

    def __init__(self, terrain: i64) -> None:
        self.terrain: i64 = terrain

    def met(self, s: Board, seat: i64) -> bool:
        hexes: i64 = s.lakes if self.terrain == LAKE else s.forests if self.terrain == FOREST else s.mountains
        if bits(s.tribes[seat].here & hexes) < s.setup.box.need_lords:
            return False
        return bits(s.superior(seat) & hexes) >= s.setup.box.need_lords


class Nomads(Goal):
    """T23: presence on seven hexes."""

    def met(self, s: Board, seat: i64) -> bool:
        return bits(s.tribes[seat].here) >= s.setup.box.need_nomads


class Borderland(Goal):
    """T129: control of three outer hexes."""

    def met(self, s: Board, seat: i64) -> bool:
        return bits(s.controlled(seat) & s.setup.layout.outer) >= s.setup.box.need_borderland


class Raid(Goal):
    """T132: an opponent's village destroyed by attacking this turn."""

    def met(self, s: Board, seat: i64) -> bool:
        return s.flags & RAIDED != 0


ALL_GOALS: Final[list[Goal]] = [
    *[Development(goal) for goal in range(8)],
    WholeTribe(),
    *[Lords(terrain) for terrain in range(3)],
    Nomads(),
    Borderland(),
    Raid(),
]
