# mypyc: hot
"""Features of a Tribes state for a network, from one seat, at the beginning of a turn: rows, each there or not.

The basic game only: no leaders, elders or special lands. All rivals share the same rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features, within
from folkmoot.core.bits import in_set, ones
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import payable
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.tribe import Tribe

# Into how many steps a number is told.
VILLAGE_STEPS: Final = 10
FIELD_STEPS: Final = 21
PRESENCE_STEPS: Final = 12
CONTROL_STEPS: Final = 9
HELD_STEPS: Final = 10
LACK_STEPS: Final = 3
GUARD_STEPS: Final = 10
POINT_STEPS: Final = 16
WEALTH_STEPS: Final = 16
LATE_STEPS: Final = 4
LEAD_STEPS: Final = 21
PAIRS: Final = 6
LATE_POINTS: Final = 4
"""Points of the foremost come four a step."""
# Rows that are kept for what can be told in fewer.
TOKEN_ROWS: Final = 8
PAYABLE_ROWS: Final = 4
MAMMOTH_ROWS: Final = 4
INVADED_ROWS: Final = 4
NOBODY: Final = -1000.0
"""Less than any seat is worth."""
# A seat: the first row of each part.
VILLAGES: Final = 0
FIELD: Final = VILLAGES + VILLAGE_STEPS
PRESENCE: Final = FIELD + FIELD_STEPS
GOODS: Final = PRESENCE + PRESENCE_STEPS
FULFILLED: Final = GOODS + c.NUM_RESOURCES * HELD_STEPS
OPEN: Final = FULFILLED + c.NUM_GOALS
MET: Final = OPEN + c.NUM_GOALS
NEAR: Final = MET + c.NUM_GOALS
TOKENS: Final = NEAR + c.NUM_GOALS * LACK_STEPS
KIND: Final = TOKENS + TOKEN_ROWS
PAYABLE: Final = KIND + c.NUM_TRIBES
GUARDS: Final = PAYABLE + PAYABLE_ROWS
CONTROLLED: Final = GUARDS + 2 * GUARD_STEPS
WEALTH: Final = CONTROLLED + CONTROL_STEPS
POINTS: Final = WEALTH + WEALTH_STEPS
SEAT: Final = POINTS + POINT_STEPS
# The table.
RIVAL: Final = SEAT
RACE: Final = RIVAL + SEAT
LEAD: Final = RACE + POINT_STEPS * POINT_STEPS
TURN: Final = LEAD + LATE_STEPS * LEAD_STEPS
DICE: Final = TURN + c.MOST_SEATS
NEXT: Final = DICE + 2 * PAIRS
EVENTS: Final = NEXT + PAIRS
STILL: Final = EVENTS + c.NUM_EVENTS
MAMMOTH: Final = STILL + c.NUM_EVENTS
INVADED: Final = MAMMOTH + MAMMOTH_ROWS
ROWS: Final = INVADED + INVADED_ROWS
SIZE: Final = ROWS + c.NUM_DEEDS * c.NUM_FACES


def describe(b: Board, seat: i64, worths: list[float], out: Features) -> None:
    """`worths`: what the evaluation thinks of every seat."""
    own = b.tribes[seat]
    rival: float = NOBODY
    most: i64 = 0
    other: i64 = 0
    while other < b.players:
        describe_tribe(b, other, 0 if other == seat else RIVAL, out)
        if other != seat:
            rival = max(rival, worths[other])
            most = max(most, b.tribes[other].points)
        other += 1
    out.add(RACE + within(own.points, POINT_STEPS - 1) * POINT_STEPS + within(most, POINT_STEPS - 1))
    late: i64 = within(max(own.points, most) // LATE_POINTS, LATE_STEPS - 1)
    lead: i64 = i64((worths[seat] - rival) * 2.0 + float(LEAD_STEPS)) // 2
    out.add(LEAD + late * LEAD_STEPS + within(lead, LEAD_STEPS - 1))
    wait: i64 = (b.active - seat + b.players) % b.players
    out.add(TURN + wait)
    out.add(DICE + (0 if wait == 0 else PAIRS) + pair_of(b.die0, b.die1))
    if b.next0 >= 0 and b.next1 >= 0:
        out.add(NEXT + pair_of(b.next0, b.next1))
    event: i64 = 0
    while event < c.NUM_EVENTS:
        if b.is_open(event):
            out.add(EVENTS + event)
        elif in_set(b.deck, event):
            out.add(STILL + event)
        event += 1
    if b.mammoth_at >= 0:
        out.add(MAMMOTH + (0 if b.rider < 0 else 1 if b.rider == seat else 2))
    if b.invaders > 0:
        out.add(INVADED + (1 if in_set(own.here, b.invaders_at) else 0))
    describe_dice(b, wait, out)


def describe_dice(b: Board, wait: i64, out: Features) -> None:
    """Write the faces that lie on the four actions, for the seat that will use them."""
    if wait != 0:
        return
    deed: i64 = 0
    while deed < c.NUM_DEEDS:
        left: i64 = (b.dice >> (deed * c.ROW_BITS)) & c.DIE_MASK
        if left < c.NUM_FACES:
            out.add(ROWS + deed * c.NUM_FACES + left)
        deed += 1


def pair_of(one: i64, two: i64) -> i64:
    """The pair of two dice, whichever lies first."""
    low: i64 = min(one, two)
    high: i64 = max(one, two)
    if low < 0:
        return 0
    return high if low == 0 else low + high + 1


def describe_tribe(b: Board, seat: i64, base: i64, out: Features) -> None:
    tribe: Tribe = b.tribes[seat]
    out.add(base + VILLAGES + within(ones(tribe.villages), VILLAGE_STEPS - 1))
    out.add(base + FIELD + within(tribe.field, FIELD_STEPS - 1))
    out.add(base + PRESENCE + within(ones(tribe.here), PRESENCE_STEPS - 1))
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        out.add(base + GOODS + kind * HELD_STEPS + within(tribe.held(kind), HELD_STEPS - 1))
        kind += 1
    goal: i64 = 0
    while goal < c.NUM_GOALS:
        if in_set(tribe.fulfilled, goal):
            out.add(base + FULFILLED + goal)
        elif in_set(tribe.open, goal):
            out.add(base + OPEN + goal)
            if ALL_GOALS[goal].met(b, seat):
                out.add(base + MET + goal)
            else:
                lacks: i64 = ALL_GOALS[goal].need(b) - ALL_GOALS[goal].have(b, seat)
                out.add(base + NEAR + goal * LACK_STEPS + within(lacks - 1, LACK_STEPS - 1))
        goal += 1
    token: i64 = 0
    while token < c.NUM_TOKENS:
        if in_set(tribe.tokens, token):
            out.add(base + TOKENS + token)
        token += 1
    out.add(base + KIND + within(tribe.kind, c.NUM_TRIBES - 1))
    out.add(base + PAYABLE + (1 if payable(b, seat, False) else 0))
    out.add(base + WEALTH + within(tribe.wealth(), WEALTH_STEPS - 1))
    out.add(base + POINTS + within(tribe.points, POINT_STEPS - 1))
    controlled: i64 = b.controlled(seat)
    out.add(base + CONTROLLED + within(ones(controlled), CONTROL_STEPS - 1))
    homes: i64 = tribe.villages
    hex: i64 = 0
    while homes != 0:
        if homes & 1 != 0:
            safe: i64 = 0 if in_set(controlled, hex) else GUARD_STEPS
            out.add(base + GUARDS + safe + within(tribe.members(hex), GUARD_STEPS - 1))
        homes >>= 1
        hex += 1
