# mypyc: hot
"""Step 5 (T22, T130-T132): villages and goals; what else the step offers is in `offerings.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import at_nibble, in_set, nibble, nibbles, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.market import borrow, list_borrows, list_buys, reason_borrow
from folkmoot.games.tribes.engine.offerings import (
    list_sacrifices,
    list_studies,
    reason_pottery,
    reason_sacrifice,
    reason_study,
    sacrifice,
    study,
    use_pottery,
)
from folkmoot.games.tribes.engine.powers import crafty_builders, hidden_village
from folkmoot.games.tribes.engine.question import MOST_DUE, Memory, Question, on_field
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, gain


@final
class End(Question):
    """T22: any number of villages, goals and offerings, in any order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_END, "end", "T22", c.TURN)
        self.dice_used = True
        self.sells = True
        self.lends: i64 = shift(1, c.STONE_TOOLS) | shift(1, c.POTTERY)

    def is_open(self, b: Board) -> bool:
        return True

    def trades(self, b: Board) -> bool:
        return True

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_builds(b, out, False)
        list_sacrifices(b, out)
        self.list_trades(b, out)
        list_studies(b, out)
        if b.has(b.active, c.POTTERY) and reason_pottery(b) == LEGAL:
            out.add(c.USE_POTTERY)
        list_buys(b, out)
        list_claims(b, out)
        list_borrows(b, out, self.lends)

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.BUILD and code < c.ELDER:
            return reason_build(b, code - c.BUILD, False)
        if code >= c.SACRIFICE and code < c.OFFER:
            return reason_sacrifice(b, code - c.SACRIFICE)
        if code >= c.STUDY and code < c.USE_POTTERY:
            return reason_study(b, code - c.STUDY)
        if code == c.USE_POTTERY:
            return reason_pottery(b)
        if code >= c.CLAIM and code < c.LEAD:
            return reason_claim(b, code - c.CLAIM)
        if code >= c.BORROW and code < c.BID:
            return reason_borrow(b, self.lends, c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            b.ask = c.THEN_NEXT
        elif code < c.ELDER:
            build(b, code - c.BUILD, False)
        elif code < c.OFFER:
            sacrifice(b, code - c.SACRIFICE)
        elif code >= c.STUDY and code < c.USE_POTTERY:
            study(b, code - c.STUDY)
        elif code == c.USE_POTTERY:
            use_pottery(b)
        elif code >= c.CLAIM and code < c.LEAD:
            claim(b, code - c.CLAIM)
        elif code >= c.BORROW:
            borrow(b, c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        else:
            super().step(b, code)


# Villages.


def village_cost(b: Board, seat: i64, abandoned: bool) -> list[int]:
    return b.setup.box.abandoned_cost if abandoned else b.setup.box.village_costs[b.tribes[seat].kind]


def discount(b: Board, seat: i64, abandoned: bool) -> i64:
    """T170: discounts add up, at least one resource remains."""
    saved: i64 = crafty_builders(b, seat, abandoned)
    if not abandoned and b.has(seat, c.STONE_TOOLS):
        saved += b.setup.box.stone_tools
    if saved == 0:
        return 0
    cost = village_cost(b, seat, abandoned)
    total: i64 = i64(cost[0]) + i64(cost[1]) + i64(cost[2])
    return saved if saved < total else total - 1


def payable(b: Board, seat: i64, abandoned: bool) -> bool:
    """Whether what is missing can be spared."""
    cost = village_cost(b, seat, abandoned)
    tribe = b.tribes[seat]
    missing: i64 = 0
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        short: i64 = cost[kind] - tribe.held(kind)
        if short > 0:
            missing += short
        kind += 1
    return missing == 0 or missing <= discount(b, seat, abandoned)


def reason_site(b: Board, seat: i64, hex: i64, abandoned: bool) -> i64:
    """T130, T177: where a village may stand, whatever it costs."""
    tribe = b.tribes[seat]
    if hex == c.BOARD:
        if not hidden_village(b, seat) or tribe.hidden != 0 or tribe.villages == 0:
            return c.NO_POWER
        return LEGAL if b.villages_left() > 0 else c.NO_VILLAGES
    if not in_set(tribe.here, hex):
        return c.NOBODY_THERE
    if in_set(b.built(), hex):
        return c.VILLAGE_THERE
    if b.frozen(hex):
        return c.ON_GLACIER
    if b.invaders_at == hex:
        return c.INVADED
    if abandoned and not in_set(b.controlled(seat), hex):
        return c.NOT_CONTROLLED
    return LEGAL if b.villages_left() > 0 else c.NO_VILLAGES


def reason_build(b: Board, hex: i64, abandoned: bool) -> i64:
    reason: i64 = reason_site(b, b.who, hex, abandoned)
    if reason != LEGAL:
        return reason
    return LEGAL if payable(b, b.who, abandoned) else c.NO_RESOURCE


def any_site(b: Board, seat: i64) -> bool:
    """T41: whether a seat could build the abandoned village at all."""
    hex: i64 = 0
    while hex <= c.BOARD:
        if reason_site(b, seat, hex, True) == LEGAL:
            return True
        hex += 1
    return False


def list_builds(b: Board, out: Actions, abandoned: bool) -> None:
    if not payable(b, b.who, abandoned):
        return
    here: i64 = b.tribes[b.who].here | shift(1, c.BOARD)
    hex: i64 = 0
    while here != 0:
        if here & 1 != 0 and reason_build(b, hex, abandoned) == LEGAL:
            out.add(c.BUILD + hex)
        here >>= 1
        hex += 1


def build(b: Board, hex: i64, abandoned: bool) -> None:
    """What it costs is known; what of it is spared, is asked."""
    cost = village_cost(b, b.who, abandoned)
    b.hex = hex
    b.cost = nibbles(cost)
    b.due = discount(b, b.who, abandoned)
    b.latest = -1
    b.ask = c.ASK_SPARE
    if b.due == 0:
        pay_village(b)


def cost_of(b: Board, kind: i64) -> i64:
    return nibble(b.cost, kind)


def least_saved(b: Board, cost: list[int], kind: i64) -> i64:
    """The fewest resources to save of a price so that the rest can be paid and one of a kind is saved."""
    found: i64 = 0
    other: i64 = 0
    while other < c.NUM_RESOURCES:
        short: i64 = cost[other] - b.tribes[b.who].held(other)
        if other == kind and short < 1:
            short = 1
        if short > 0:
            found += short
        other += 1
    return found


@final
class Spare(Question):
    """T170: the payer chooses the type, in ascending order, so that what remains can be paid."""

    def __init__(self) -> None:
        super().__init__(c.ASK_SPARE, "spare", "T170", c.TURN)
        self.to_others = True
        self.keeps_due = True

    def part_now(self, b: Board) -> i64:
        """T41: the abandoned village is built before the dice are used."""
        return c.ON_A_DOUBLE if b.is_open(c.ABANDONED_VILLAGE) else self.part

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < c.NUM_RESOURCES:
            if self.reason_spare(b, kind) == LEGAL:
                out.add(c.SPARE + kind)
            kind += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.SPARE and code < c.GIVE:
            return self.reason_spare(b, code - c.SPARE)
        return super().reason(b, code)

    def reason_spare(self, b: Board, kind: i64) -> i64:
        """What can't be paid can't be left over; apart from that only the order is fixed."""
        if cost_of(b, kind) == 0:
            return c.NO_RESOURCE
        abandoned: bool = b.is_open(c.ABANDONED_VILLAGE)
        if least_saved(b, village_cost(b, b.who, abandoned), kind) > discount(b, b.who, abandoned):
            return c.NO_RESOURCE
        if kind < b.latest:
            return c.OUT_OF_ORDER
        left = [int(cost_of(b, other)) for other in range(c.NUM_RESOURCES)]
        if least_saved(b, left, kind) > b.due:
            return c.NO_RESOURCE
        remaining: i64 = 0
        for other in range(c.NUM_RESOURCES):
            if other >= kind:
                remaining += left[other]
            elif left[other] > b.tribes[b.who].held(other):
                return c.TOO_EARLY
        return LEGAL if remaining >= b.due else c.TOO_EARLY

    def step(self, b: Board, code: i64) -> None:
        kind: i64 = code - c.SPARE
        b.cost -= at_nibble(1, kind)
        b.latest = kind
        b.due -= 1
        b.tell1("spared", "T170", b.who, "resource", kind)
        if b.due == 0:
            pay_village(b)

    def memory(self, b: Board) -> Memory:
        found: Memory = {"hex": b.hex, "cost": b.cost}
        if b.latest >= 0:
            found["least"] = b.latest
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        b.hex = memory.get("hex", -1)
        b.cost = memory.get("cost", 0)
        b.latest = memory.get("least", -1)

    def fits(self, b: Board) -> bool:
        """By the event, or in one's own step 5."""
        where: bool = b.hex == c.BOARD or (on_field(b, b.hex) and in_set(b.tribes[b.who].here, b.hex))
        whose: bool = b.is_open(c.ABANDONED_VILLAGE) or b.who == b.active
        return where and whose and b.due >= 1 and b.due <= MOST_DUE and b.villages_left() > 0


def pay_village(b: Board) -> None:
    """The village stands; T113: with the first one two events are shuffled in."""
    seat: i64 = b.who
    tribe = b.tribes[seat]
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        b.spend(seat, kind, cost_of(b, kind), "T22")
        kind += 1
    if b.hex == c.BOARD:
        tribe.hidden = 1
    else:
        tribe.villages |= shift(1, b.hex)
    b.deck |= b.aside
    b.aside = 0
    b.tell1("built", "T22", seat, "hex", b.hex)
    if b.is_open(c.ABANDONED_VILLAGE):
        settled(b)
        return
    if b.lent == c.STONE_TOOLS:
        b.lent = -1
    settles: bool = b.setup.elders and tribe.elder < 0 and b.hex != c.BOARD and b.this_turn & c.ELDER_LOST == 0
    b.ask = c.ASK_ELDER if settles else c.ASK_END


def settled(b: Board) -> None:
    """T41: the abandoned village was built or declined; after the last in turn order the card is gone."""
    b.who = b.following(b.who)
    b.ask = c.THEN_SETTLERS
    if b.who == b.active:
        b.discard_event(c.ABANDONED_VILLAGE)
        b.ask = c.ASK_ACT


# Goals.


def reason_claim(b: Board, goal: i64) -> i64:
    """T131, T132."""
    if not in_set(b.tribes[b.who].open, goal):
        return c.NOT_OPEN
    if ALL_GOALS[goal].met(b, b.who):
        return LEGAL
    return c.NO_RESOURCE if goal < c.NUM_DEVELOPMENTS else c.UNFULFILLED


def list_claims(b: Board, out: Actions) -> None:
    open: i64 = b.tribes[b.who].open
    goal: i64 = 0
    while open != 0:
        if open & 1 != 0 and reason_claim(b, goal) == LEGAL:
            out.add(c.CLAIM + goal)
        open >>= 1
        goal += 1


def claim(b: Board, goal: i64) -> None:
    """T22: its points come once, its ability lasts."""
    tribe = b.tribes[b.who]
    if goal < c.NUM_DEVELOPMENTS:
        cost = b.setup.box.goal_costs[goal]
        kind: i64 = 0
        while kind < c.NUM_RESOURCES:
            b.spend(b.who, kind, cost[kind], "T22")
            kind += 1
    tribe.open &= ~shift(1, goal)
    tribe.fulfilled |= shift(1, goal)
    gain(b, b.who, b.setup.box.goal_points[goal], ROW_GOALS)
    b.tell1("goal_met", "T132", b.who, "goal", goal)
