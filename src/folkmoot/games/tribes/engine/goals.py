# mypyc: hot
"""The fifteen goals. Developments are a price; each achievement is a condition of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import ones
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board


class Goal:
    """T131, T132: how far a seat has come towards a goal, and whether that is enough, apart from being open."""

    def have(self, b: Board, seat: i64) -> i64:
        raise NotImplementedError

    def need(self, b: Board) -> i64:
        raise NotImplementedError

    def met(self, b: Board, seat: i64) -> bool:
        return self.have(b, seat) >= self.need(b)


class Development(Goal):
    """T22: its price can be paid. Held beyond the price of its kind counts for nothing."""

    def __init__(self, goal: i64) -> None:
        self.goal: i64 = goal

    def have(self, b: Board, seat: i64) -> i64:
        cost = b.setup.box.goal_costs[self.goal]
        tribe = b.tribes[seat]
        found: i64 = 0
        for kind in range(i64(3)):
            asked: i64 = cost[kind]
            held: i64 = tribe.held(kind)
            found += held if held < asked else asked
        return found

    def need(self, b: Board) -> i64:
        cost = b.setup.box.goal_costs[self.goal]
        return cost[0] + cost[1] + cost[2]

    def met(self, b: Board, seat: i64) -> bool:
        cost = b.setup.box.goal_costs[self.goal]
        tribe = b.tribes[seat]
        return tribe.held(0) >= cost[0] and tribe.held(1) >= cost[1] and tribe.held(2) >= cost[2]


class WholeTribe(Goal):
    """T132: all members on the field; T152: those in ambush are not."""

    def have(self, b: Board, seat: i64) -> i64:
        return b.tribes[seat].field

    def need(self, b: Board) -> i64:
        return b.setup.box.need_whole_tribe


class Lords(Goal):
    """T128: superiority on three hexes of a terrain."""

    def __init__(self, terrain: i64) -> None:
        self.terrain: i64 = terrain

    def hexes(self, b: Board) -> i64:
        return b.lakes if self.terrain == c.LAKE else b.forests if self.terrain == c.FOREST else b.mountains

    def have(self, b: Board, seat: i64) -> i64:
        return ones(b.superior(seat) & self.hexes(b))

    def need(self, b: Board) -> i64:
        return b.setup.box.need_lords

    def met(self, b: Board, seat: i64) -> bool:
        """Presence is quickly counted and seldom enough."""
        if ones(b.tribes[seat].here & self.hexes(b)) < b.setup.box.need_lords:
            return False
        return self.have(b, seat) >= b.setup.box.need_lords


class Nomads(Goal):
    """T23: presence on seven hexes."""

    def have(self, b: Board, seat: i64) -> i64:
        return ones(b.tribes[seat].here)

    def need(self, b: Board) -> i64:
        return b.setup.box.need_nomads


class Borderland(Goal):
    """T129: control of three outer hexes."""

    def have(self, b: Board, seat: i64) -> i64:
        return ones(b.controlled(seat) & b.setup.layout.outer)

    def need(self, b: Board) -> i64:
        return b.setup.box.need_borderland


class Raid(Goal):
    """T132: an opponent's village destroyed by attacking this turn."""

    def have(self, b: Board, seat: i64) -> i64:
        return 1 if b.this_turn & c.RAIDED != 0 and seat == b.active else 0

    def need(self, b: Board) -> i64:
        return 1

    def met(self, b: Board, seat: i64) -> bool:
        """Open only to the seat whose turn it is."""
        return b.this_turn & c.RAIDED != 0


ALL_GOALS: Final[list[Goal]] = [
    *[Development(goal) for goal in range(c.NUM_DEVELOPMENTS)],
    WholeTribe(),
    *[Lords(terrain) for terrain in range(c.NUM_TERRAINS)],
    Nomads(),
    Borderland(),
    Raid(),
]
