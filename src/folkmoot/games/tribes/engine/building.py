# mypyc: hot
"""Step 5 (T22, T130-T132): villages and goals; what else the step offers is in `offerings.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
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
from folkmoot.games.tribes.engine.question import Memory, Question, in_set, on_field


@final
class End(Question):
    """T22: any number of villages, goals and offerings, in any order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_END, "end", "T22", c.TURN)
        self.sells = True
        self.lends: i64 = shift(1, c.STONE_TOOLS) | shift(1, c.POTTERY)

    def is_open(self, s: Board) -> bool:
        return True

    def trades(self, s: Board) -> bool:
        return True

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_builds(s, out, False)
        list_sacrifices(s, out)
        self.list_trades(s, out)
        list_studies(s, out)
        if s.has(s.active, c.POTTERY) and reason_pottery(s) == LEGAL:
            out.add(c.USE_POTTERY)
        list_buys(s, out)
        list_claims(s, out)
        list_borrows(s, out, self.lends)

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.BUILD and code < c.ELDER:
            return reason_build(s, code - c.BUILD, False)
        if code >= c.SACRIFICE and code < c.OFFER:
            return reason_sacrifice(s, code - c.SACRIFICE)
        if code >= c.STUDY and code < c.USE_POTTERY:
            return reason_study(s, code - c.STUDY)
        if code == c.USE_POTTERY:
            return reason_pottery(s)
        if code >= c.CLAIM and code < c.LEAD:
            return reason_claim(s, code - c.CLAIM)
        if code >= c.BORROW and code < c.BID:
            return reason_borrow(s, self.lends, (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code == c.DONE:
            s.ask = c.GO_NEXT
        elif code < c.ELDER:
            build(s, code - c.BUILD, False)
        elif code < c.OFFER:
            sacrifice(s, code - c.SACRIFICE)
        elif code >= c.STUDY and code < c.USE_POTTERY:
            study(s, code - c.STUDY)
        elif code == c.USE_POTTERY:
            use_pottery(s)
        elif code >= c.CLAIM and code < c.LEAD:
            claim(s, code - c.CLAIM)
        elif code >= c.BORROW:
            borrow(s, (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        else:
            super().step(s, code)


# Villages.


def village_cost(s: Board, seat: i64, abandoned: bool) -> list[int]:
    return s.setup.box.abandoned_cost if abandoned else s.setup.box.village_costs[s.tribes[seat].kind]


def discount(s: Board, seat: i64, abandoned: bool) -> i64:
    """T170: discounts add up, at least one resource remains."""
    saved: i64 = crafty_builders(s, seat, abandoned)
    if not abandoned and s.has(seat, c.STONE_TOOLS):
        saved += s.setup.box.stone_tools
    if saved == 0:
        return 0
    cost = village_cost(s, seat, abandoned)
    total: i64 = i64(cost[0]) + i64(cost[1]) + i64(cost[2])
    return saved if saved < total else total - 1


def payable(s: Board, seat: i64, abandoned: bool) -> bool:
    """Whether what is missing can be spared."""
    cost = village_cost(s, seat, abandoned)
    tribe = s.tribes[seat]
    missing: i64 = 0
    kind: i64 = 0
    while kind < 3:
        short: i64 = cost[kind] - tribe.held(kind)
        if short > 0:
            missing += short
        kind += 1
    return missing == 0 or missing <= discount(s, seat, abandoned)


def reason_site(s: Board, seat: i64, hex: i64, abandoned: bool) -> i64:
    """T130, T177: where a village may stand, whatever it costs."""
    tribe = s.tribes[seat]
    if hex == c.BOARD:
        if not hidden_village(s, seat) or tribe.hidden != 0 or tribe.villages == 0:
            return c.NO_POWER
        return LEGAL if s.villages_left() > 0 else c.NO_VILLAGES
    if (tribe.here >> hex) & 1 == 0:
        return c.NOBODY_THERE
    if (s.built() >> hex) & 1 != 0:
        return c.VILLAGE_THERE
    if s.frozen(hex):
        return c.ON_GLACIER
    if s.invaders > 0 and s.invaders_at == hex:
        return c.INVADED
    if abandoned and (s.controlled(seat) >> hex) & 1 == 0:
        return c.NOT_CONTROLLED
    return LEGAL if s.villages_left() > 0 else c.NO_VILLAGES


def reason_build(s: Board, hex: i64, abandoned: bool) -> i64:
    reason: i64 = reason_site(s, s.who, hex, abandoned)
    if reason != LEGAL:
        return reason
    return LEGAL if payable(s, s.who, abandoned) else c.NO_RESOURCE


def any_site(s: Board, seat: i64) -> bool:
    """T41: whether a seat could build the abandoned village at all."""
    hex: i64 = 0
    while hex <= c.BOARD:
        if reason_site(s, seat, hex, True) == LEGAL:
            return True
        hex += 1
    return False


def list_builds(s: Board, out: Actions, abandoned: bool) -> None:
    if not payable(s, s.who, abandoned):
        return
    here: i64 = s.tribes[s.who].here | shift(1, c.BOARD)
    hex: i64 = 0
    while here != 0:
        if here & 1 != 0 and reason_build(s, hex, abandoned) == LEGAL:
            out.add(c.BUILD + hex)
        here >>= 1
        hex += 1


def build(s: Board, hex: i64, abandoned: bool) -> None:
    """What it costs is known; what of it is spared, is asked."""
    cost = village_cost(s, s.who, abandoned)
    s.hex = hex
    s.cost = i64(cost[0]) | i64(cost[1]) << 4 | i64(cost[2]) << 8
    s.due = discount(s, s.who, abandoned)
    s.latest = -1
    s.ask = c.ASK_SPARE
    if s.due == 0:
        pay_village(s)


def cost_of(s: Board, kind: i64) -> i64:
    return (s.cost >> (kind * 4)) & 15


@final
class Spare(Question):
    """T170: the payer chooses the type, in ascending order, so that what remains can be paid."""

    def __init__(self) -> None:
        super().__init__(c.ASK_SPARE, "spare", "T170", c.TURN)
        self.to_others = True
        self.keeps_due = True

    def list_legal(self, s: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < 3:
            if self.reason_spare(s, kind) == LEGAL:
                out.add(c.SPARE + kind)
            kind += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.SPARE and code < c.GIVE:
            return self.reason_spare(s, code - c.SPARE)
        return super().reason(s, code)

    def reason_spare(self, s: Board, kind: i64) -> i64:
        if cost_of(s, kind) == 0:
            return c.NO_RESOURCE
        if kind < s.latest:
            return c.OUT_OF_ORDER
        missing: i64 = -1
        remaining: i64 = -1
        other: i64 = 0
        while other < 3:
            short: i64 = cost_of(s, other) - s.tribes[s.who].held(other)
            if other < kind and short > 0:
                return c.NO_RESOURCE
            if other >= kind:
                remaining += cost_of(s, other)
                if other == kind and short <= 0:
                    missing += 1
                if short > 0:
                    missing += short
            other += 1
        if remaining < s.due - 1:
            return c.OUT_OF_ORDER
        return LEGAL if missing <= s.due - 1 else c.NO_RESOURCE

    def step(self, s: Board, code: i64) -> None:
        kind: i64 = code - c.SPARE
        s.cost -= shift(1, kind * 4)
        s.latest = kind
        s.due -= 1
        s.tell1("spared", "T170", s.who, "resource", kind)
        if s.due == 0:
            pay_village(s)

    def memory(self, s: Board) -> Memory:
        found: Memory = {"hex": s.hex, "cost": s.cost}
        if s.latest >= 0:
            found["least"] = s.latest
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        s.hex = memory.get("hex", -1)
        s.cost = memory.get("cost", 0)
        s.latest = memory.get("least", -1)

    def fits(self, s: Board) -> bool:
        """By the event, or in the own step 5."""
        where: bool = s.hex == c.BOARD or (on_field(s, s.hex) and in_set(s.tribes[s.who].here, s.hex))
        whose: bool = s.is_open(c.ABANDONED_VILLAGE) or s.who == s.active
        return where and whose and s.due >= 1 and s.due <= 9 and s.villages_left() > 0


def pay_village(s: Board) -> None:
    """The village stands; T113: with the first one two events are shuffled in."""
    seat: i64 = s.who
    tribe = s.tribes[seat]
    kind: i64 = 0
    while kind < 3:
        s.spend(seat, kind, cost_of(s, kind), "T22")
        kind += 1
    if s.hex == c.BOARD:
        tribe.hidden = 1
    else:
        tribe.villages |= shift(1, s.hex)
    s.deck |= s.aside
    s.aside = 0
    s.tell1("built", "T22", seat, "hex", s.hex)
    if s.is_open(c.ABANDONED_VILLAGE):
        settled(s)
        return
    if s.lent == c.STONE_TOOLS:
        s.lent = -1
    s.ask = c.ASK_ELDER if s.setup.elders and tribe.elder < 0 and s.hex != c.BOARD else c.ASK_END


def settled(s: Board) -> None:
    """T41: the abandoned village was built or declined; after the last in turn order the card is gone."""
    s.who = s.following(s.who)
    s.ask = c.GO_SETTLERS
    if s.who == s.active:
        s.discard_event(c.ABANDONED_VILLAGE)
        s.ask = c.ASK_ACT


# Goals.


def reason_claim(s: Board, goal: i64) -> i64:
    """T131, T132."""
    if (s.tribes[s.who].open >> goal) & 1 == 0:
        return c.NOT_OPEN
    if ALL_GOALS[goal].met(s, s.who):
        return LEGAL
    return c.NO_RESOURCE if goal < c.DEVELOPMENTS else c.UNFULFILLED


def list_claims(s: Board, out: Actions) -> None:
    open: i64 = s.tribes[s.who].open
    goal: i64 = 0
    while open != 0:
        if open & 1 != 0 and reason_claim(s, goal) == LEGAL:
            out.add(c.CLAIM + goal)
        open >>= 1
        goal += 1


def claim(s: Board, goal: i64) -> None:
    """T22: its points come once, its ability lasts."""
    tribe = s.tribes[s.who]
    if goal < c.DEVELOPMENTS:
        cost = s.setup.box.goal_costs[goal]
        kind: i64 = 0
        while kind < 3:
            s.spend(s.who, kind, cost[kind], "T22")
            kind += 1
    tribe.open &= ~shift(1, goal)
    tribe.fulfilled |= shift(1, goal)
    s.score(s.who, c.FROM_GOALS, s.setup.box.goal_points[goal])
    s.tell1("goal_met", "T132", s.who, "goal", goal)
