# mypyc: hot
"""What a network is told of a state of Tribes, from one seat, at the beginning of a turn: rows, each there or not.

The basic game only: no leaders, elders or special lands. Rivals are told by the same rows, all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features
from folkmoot.core.bits import ones
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import payable
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.tribe import Tribe

# A seat: the first row of each part.
VILLAGES: Final = 0
FIELD: Final = 10
PRESENCE: Final = 31
GOODS: Final = 43
FULFILLED: Final = 73
OPEN: Final = 88
MET: Final = 103
NEAR: Final = 118
TOKENS: Final = 163
KIND: Final = 171
PAYABLE: Final = 179
GUARDS: Final = 183
CONTROLLED: Final = 203
WEALTH: Final = 212
POINTS: Final = 228
SEAT: Final = 244
# The table.
RIVAL: Final = 244
RACE: Final = 488
LEAD: Final = 744
TURN: Final = 828
DICE: Final = 832
NEXT: Final = 844
EVENTS: Final = 850
STILL: Final = 866
MAMMOTH: Final = 882
INVADED: Final = 886
ROWS: Final = 890
SIZE: Final = 902


def describe(b: Board, seat: i64, worths: list[float], out: Features) -> None:
    """`worths`: what the evaluation thinks of every seat."""
    own = b.tribes[seat]
    rival: float = -1000.0
    most: i64 = 0
    other: i64 = 0
    while other < b.players:
        describe_tribe(b, other, 0 if other == seat else RIVAL, out)
        if other != seat:
            rival = max(rival, worths[other])
            most = max(most, b.tribes[other].points)
        other += 1
    out.add(RACE + within(own.points, 15) * 16 + within(most, 15))
    late: i64 = within(max(own.points, most) // 4, 3)
    out.add(LEAD + late * 21 + within(i64((worths[seat] - rival) * 2.0 + 21.0) // 2, 20))
    wait: i64 = (b.active - seat + b.players) % b.players
    out.add(TURN + wait)
    out.add(DICE + (0 if wait == 0 else 6) + pair_of(b.die0, b.die1))
    if b.next0 >= 0 and b.next1 >= 0:
        out.add(NEXT + pair_of(b.next0, b.next1))
    event: i64 = 0
    while event < c.NUM_EVENTS:
        if b.is_open(event):
            out.add(EVENTS + event)
        elif (b.deck >> event) & 1 != 0:
            out.add(STILL + event)
        event += 1
    if b.mammoth_at >= 0:
        out.add(MAMMOTH + (0 if b.rider < 0 else 1 if b.rider == seat else 2))
    if b.invaders > 0:
        out.add(INVADED + (1 if (own.here >> b.invaders_at) & 1 != 0 else 0))
    describe_dice(b, wait, out)


def describe_dice(b: Board, wait: i64, out: Features) -> None:
    """Which faces lie on the four actions, for the seat that will use them."""
    if wait != 0:
        return
    deed: i64 = 0
    while deed < c.NUM_DEEDS:
        left: i64 = (b.dice >> (deed * 6)) & 3
        if left < 3:
            out.add(ROWS + deed * 3 + left)
        deed += 1


def pair_of(one: i64, two: i64) -> i64:
    """The pair of two dice, whichever lies first."""
    low: i64 = min(one, two)
    high: i64 = max(one, two)
    if low < 0:
        return 0
    return high if low == 0 else low + high + 1


def within(value: i64, most: i64) -> i64:
    if value < 0:
        return 0
    return value if value < most else most


def describe_tribe(b: Board, seat: i64, base: i64, out: Features) -> None:
    tribe: Tribe = b.tribes[seat]
    out.add(base + VILLAGES + within(ones(tribe.villages), 9))
    out.add(base + FIELD + within(tribe.field, 20))
    out.add(base + PRESENCE + within(ones(tribe.here), 11))
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        out.add(base + GOODS + kind * 10 + within(tribe.held(kind), 9))
        kind += 1
    goal: i64 = 0
    while goal < c.NUM_GOALS:
        if (tribe.fulfilled >> goal) & 1 != 0:
            out.add(base + FULFILLED + goal)
        elif (tribe.open >> goal) & 1 != 0:
            out.add(base + OPEN + goal)
            if ALL_GOALS[goal].met(b, seat):
                out.add(base + MET + goal)
            else:
                lacks: i64 = ALL_GOALS[goal].need(b) - ALL_GOALS[goal].have(b, seat)
                out.add(base + NEAR + goal * 3 + within(lacks - 1, 2))
        goal += 1
    token: i64 = 0
    while token < c.NUM_TOKENS:
        if (tribe.tokens >> token) & 1 != 0:
            out.add(base + TOKENS + token)
        token += 1
    out.add(base + KIND + within(tribe.kind, 7))
    out.add(base + PAYABLE + (1 if payable(b, seat, False) else 0))
    out.add(base + WEALTH + within(tribe.wealth(), 15))
    out.add(base + POINTS + within(tribe.points, 15))
    controlled: i64 = b.controlled(seat)
    out.add(base + CONTROLLED + within(ones(controlled), 8))
    homes: i64 = tribe.villages
    hex: i64 = 0
    while homes != 0:
        if homes & 1 != 0:
            safe: i64 = 0 if (controlled >> hex) & 1 != 0 else 10
            out.add(base + GUARDS + safe + within(tribe.members(hex), 9))
        homes >>= 1
        hex += 1
