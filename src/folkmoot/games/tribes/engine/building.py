# mypyc: hot
"""Step 5 (T22, T130-T132): villages and goals; what else the step offers is in `offerings.py`."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    A_ELDER,
    A_END,
    A_SPARE,
    BOARD,
    BUILD,
    CLAIM,
    DEVELOPMENTS,
    DONE,
    ELDER,
    FROM_GOALS,
    INVADED,
    NO_POWER,
    NO_RESOURCE,
    NO_VILLAGES,
    NOBODY_THERE,
    NOT_CONTROLLED,
    NOT_OPEN,
    ON_GLACIER,
    OUT_OF_ORDER,
    P_SETTLERS,
    POTTERY,
    SPARE,
    STONE_TOOLS,
    UNFULFILLED,
    USE_POTTERY,
    VILLAGE_THERE,
)
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.market import list_borrows, list_buys, list_trades
from folkmoot.games.tribes.engine.offerings import list_sacrifices, list_studies, test_pottery
from folkmoot.games.tribes.engine.powers import crafty_builders, hidden_village


def list_end(s: Board, out: Actions) -> None:
    """Everything that step 5 offers, in ascending order of codes."""
    out.add(DONE)
    list_builds(s, out, False)
    list_sacrifices(s, out)
    list_trades(s, out)
    list_studies(s, out)
    if s.has(s.active, POTTERY) and test_pottery(s) == LEGAL:
        out.add(USE_POTTERY)
    list_buys(s, out)
    list_claims(s, out)
    list_borrows(s, out)


# Villages.


def village_cost(s: Board, seat: i64, abandoned: bool) -> list[int]:
    return s.setup.box.abandoned_cost if abandoned else s.setup.box.village_costs[s.tribes[seat].kind]


def discount(s: Board, seat: i64, abandoned: bool) -> i64:
    """T170: discounts add up, at least one resource remains."""
    saved: i64 = crafty_builders(s, seat, abandoned)
    if not abandoned and s.has(seat, STONE_TOOLS):
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


def test_site(s: Board, seat: i64, hex: i64, abandoned: bool) -> i64:
    """T130, T177: where a village may stand, whatever it costs."""
    tribe = s.tribes[seat]
    if hex == BOARD:
        if not hidden_village(s, seat) or tribe.hidden != 0 or tribe.villages == 0:
            return NO_POWER
        return LEGAL if s.villages_left() > 0 else NO_VILLAGES
    if (tribe.here >> hex) & 1 == 0:
        return NOBODY_THERE
    if (s.built() >> hex) & 1 != 0:
        return VILLAGE_THERE
    if s.frozen(hex):
        return ON_GLACIER
    if s.invaders > 0 and s.invaders_at == hex:
        return INVADED
    if abandoned and (s.controlled(seat) >> hex) & 1 == 0:
        return NOT_CONTROLLED
    return LEGAL if s.villages_left() > 0 else NO_VILLAGES


def test_build(s: Board, hex: i64, abandoned: bool) -> i64:
    reason: i64 = test_site(s, s.who, hex, abandoned)
    if reason != LEGAL:
        return reason
    return LEGAL if payable(s, s.who, abandoned) else NO_RESOURCE


def any_site(s: Board, seat: i64) -> bool:
    """T41: whether a seat could build the abandoned village at all."""
    hex: i64 = 0
    while hex <= BOARD:
        if test_site(s, seat, hex, True) == LEGAL:
            return True
        hex += 1
    return False


def list_builds(s: Board, out: Actions, abandoned: bool) -> None:
    if not payable(s, s.who, abandoned):
        return
    here: i64 = s.tribes[s.who].here | shift(1, BOARD)
    hex: i64 = 0
    while here != 0:
        if here & 1 != 0 and test_build(s, hex, abandoned) == LEGAL:
            out.add(BUILD + hex)
        here >>= 1
        hex += 1


def build(s: Board, hex: i64, abandoned: bool) -> None:
    """`mask` is the cost that remains, four bits a kind; `left` how many of it are spared."""
    cost = village_cost(s, s.who, abandoned)
    s.hex = hex
    s.mask = i64(cost[0]) | i64(cost[1]) << 4 | i64(cost[2]) << 8
    s.left = discount(s, s.who, abandoned)
    s.last = -1
    s.back = P_SETTLERS if abandoned else A_END
    s.phase = A_SPARE
    if s.left == 0:
        pay_village(s)


def cost_of(s: Board, kind: i64) -> i64:
    return (s.mask >> (kind * 4)) & 15


def test_spare(s: Board, kind: i64) -> i64:
    """T170: the payer chooses the type, in ascending order, so that what remains can be paid."""
    if cost_of(s, kind) == 0:
        return NO_RESOURCE
    if kind < s.last:
        return OUT_OF_ORDER
    missing: i64 = -1
    remaining: i64 = -1
    other: i64 = 0
    while other < 3:
        short: i64 = cost_of(s, other) - s.tribes[s.who].held(other)
        if other < kind and short > 0:
            return NO_RESOURCE
        if other >= kind:
            remaining += cost_of(s, other)
            if other == kind and short <= 0:
                missing += 1
            if short > 0:
                missing += short
        other += 1
    if remaining < s.left - 1:
        return OUT_OF_ORDER
    return LEGAL if missing <= s.left - 1 else NO_RESOURCE


def list_spares(s: Board, out: Actions) -> None:
    kind: i64 = 0
    while kind < 3:
        if test_spare(s, kind) == LEGAL:
            out.add(SPARE + kind)
        kind += 1


def spare(s: Board, kind: i64) -> None:
    s.mask -= shift(1, kind * 4)
    s.last = kind
    s.left -= 1
    s.tell1("spared", "T170", s.who, "resource", kind)
    if s.left == 0:
        pay_village(s)


def pay_village(s: Board) -> None:
    """The village stands; T113: with the first one two events are shuffled in."""
    seat: i64 = s.who
    tribe = s.tribes[seat]
    kind: i64 = 0
    while kind < 3:
        s.spend(seat, kind, cost_of(s, kind), "T22")
        kind += 1
    if s.hex == BOARD:
        tribe.hidden = 1
    else:
        tribe.villages |= shift(1, s.hex)
    s.deck |= s.aside
    s.aside = 0
    s.tell1("built", "T22", seat, "hex", s.hex)
    s.mask = 0
    if s.back == P_SETTLERS:
        s.got += 1
        s.phase = P_SETTLERS
        return
    if s.lent == STONE_TOOLS:
        s.lent = -1
    s.phase = A_ELDER if s.setup.elders and tribe.elder < 0 and s.hex != BOARD else A_END


def list_elder(s: Board, out: Actions) -> None:
    out.add(DONE)
    out.add(ELDER)


def settle_elder(s: Board, code: i64) -> None:
    """T30: onto a village as it is built."""
    if code == ELDER:
        s.tribes[s.who].elder = s.hex
        s.tell1("elder", "T30", s.who, "hex", s.hex)
    s.phase = A_END


# Goals.


def test_claim(s: Board, goal: i64) -> i64:
    """T131, T132."""
    if (s.tribes[s.who].open >> goal) & 1 == 0:
        return NOT_OPEN
    if ALL_GOALS[goal].met(s, s.who):
        return LEGAL
    return NO_RESOURCE if goal < DEVELOPMENTS else UNFULFILLED


def list_claims(s: Board, out: Actions) -> None:
    open: i64 = s.tribes[s.who].open
    goal: i64 = 0
    while open != 0:
        if open & 1 != 0 and test_claim(s, goal) == LEGAL:
            out.add(CLAIM + goal)
        open >>= 1
        goal += 1


def claim(s: Board, goal: i64) -> None:
    """T22: its points come once, its ability lasts."""
    tribe = s.tribes[s.who]
    if goal < DEVELOPMENTS:
        cost = s.setup.box.goal_costs[goal]
        kind: i64 = 0
        while kind < 3:
            s.spend(s.who, kind, cost[kind], "T22")
            kind += 1
    tribe.open &= ~shift(1, goal)
    tribe.fulfilled |= shift(1, goal)
    s.score(s.who, FROM_GOALS, s.setup.box.goal_points[goal])
    s.tell1("goal_met", "T132", s.who, "goal", goal)
