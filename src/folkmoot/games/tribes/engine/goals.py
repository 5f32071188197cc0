# mypyc: hot
"""The fifteen goals. Developments are a price; each achievement is a condition of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.tribe import bits


class Goal:
    """T131, T132: how far a seat has come towards a goal, and whether that is enough, apart from being open."""

    def have(self, s: Board, seat: i64) -> i64:
        raise NotImplementedError

    def need(self, s: Board) -> i64:
        raise NotImplementedError

    def met(self, s: Board, seat: i64) -> bool:
        return self.have(s, seat) >= self.need(s)


class Development(Goal):
    """T22: its price can be paid. Held beyond the price of its kind counts for nothing."""

    def __init__(self, goal: i64) -> None:
        self.goal: i64 = goal

    def have(self, s: Board, seat: i64) -> i64:
        cost = s.setup.box.goal_costs[self.goal]
        tribe = s.tribes[seat]
        found: i64 = 0
        for kind in range(i64(3)):
            asked: i64 = cost[kind]
            held: i64 = tribe.held(kind)
            found += held if held < asked else asked
        return found

    def need(self, s: Board) -> i64:
        cost = s.setup.box.goal_costs[self.goal]
        return cost[0] + cost[1] + cost[2]

    def met(self, s: Board, seat: i64) -> bool:
        cost = s.setup.box.goal_costs[self.goal]
        tribe = s.tribes[seat]
        return tribe.held(0) >= cost[0] and tribe.held(1) >= cost[1] and tribe.held(2) >= cost[2]


class WholeTribe(Goal):
    """T132: all members on the field; T152: those in ambush are not."""

    def have(self, s: Board, seat: i64) -> i64:
        return s.tribes[seat].field

    def need(self, s: Board) -> i64:
        return s.setup.box.need_whole_tribe


class Lords(Goal):
    """T128: superiority on three hexes of a terrain."""

    def __init__(self, terrain: i64) -> None:
        self.terrain: i64 = terrain

    def hexes(self, s: Board) -> i64:
        return s.lakes if self.terrain == c.LAKE else s.forests if self.terrain == c.FOREST else s.mountains

    def have(self, s: Board, seat: i64) -> i64:
        return bits(s.superior(seat) & self.hexes(s))

    def need(self, s: Board) -> i64:
        return s.setup.box.need_lords

    def met(self, s: Board, seat: i64) -> bool:
        """Presence is quickly counted and seldom enough."""
        if bits(s.tribes[seat].here & self.hexes(s)) < s.setup.box.need_lords:
            return False
        return self.have(s, seat) >= s.setup.box.need_lords


class Nomads(Goal):
    """T23: presence on seven hexes."""

    def have(self, s: Board, seat: i64) -> i64:
        return bits(s.tribes[seat].here)

    def need(self, s: Board) -> i64:
        return s.setup.box.need_nomads


class Borderland(Goal):
    """T129: control of three outer hexes."""

    def have(self, s: Board, seat: i64) -> i64:
        return bits(s.controlled(seat) & s.setup.layout.outer)

    def need(self, s: Board) -> i64:
        return s.setup.box.need_borderland


class Raid(Goal):
    """T132: an opponent's village destroyed by attacking this turn."""

    def have(self, s: Board, seat: i64) -> i64:
        return 1 if s.this_turn & c.RAIDED != 0 and seat == s.active else 0

    def need(self, s: Board) -> i64:
        return 1

    def met(self, s: Board, seat: i64) -> bool:
        """Asked only for the seat whose turn it is."""
        return s.this_turn & c.RAIDED != 0


ALL_GOALS: Final[list[Goal]] = [
    *[Development(goal) for goal in range(c.DEVELOPMENTS)],
    WholeTribe(),
    *[Lords(terrain) for terrain in range(3)],
    Nomads(),
    Borderland(),
    Raid(),
]
