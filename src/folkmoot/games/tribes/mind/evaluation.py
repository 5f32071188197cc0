# mypyc: hot
"""Evaluation of a Tribes state.

Everything lies open, so a state holds nothing that a seat may not know; only what is drawn next is unknown. A tribe is
worth its points and what brings more of them: villages, people, stores for the next village, goals that are met or
near, less what the conflicts that are due would cost. A choice is weighed by the table it leads to.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Choices, Estimate, Evaluation, bounded
from folkmoot.bots.learned import networks
from folkmoot.bots.network import Features, Network
from folkmoot.core.bits import below, bit, in_set, ones, shift
from folkmoot.core.contract import State
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import NO_LANDS, Board
from folkmoot.games.tribes.engine.building import payable
from folkmoot.games.tribes.engine.conflicts import conflicts
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.options import LEADERS_OFF
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.mind.features import describe

WEIGHTS: Final = {
    "threat": 1.0,  # how far it is minded what the conflicts that are due would cost
    "sharp": 0.15,  # victory points by which a choice must be better to be e times as likely
    "learned": 1.0,  # what a network adds, where there is one
    "spread": 2.5,  # victory points by which an estimate may be off at the very end …
    "spread_left": 0.0,  # … and more for each point that the foremost still lacks
}
BY_PLAYERS: Final = {
    2: {"spread": 2.7, "spread_left": 0.09, "learned": 0.5},
    3: {"spread": 2.2, "spread_left": 0.09, "learned": 0.5},
    4: {"spread": 2.6, "spread_left": 0.05, "learned": 0.5},
}
"""Weights that differ with the number of players; spreads are fitted to how games ended (train/)."""
GUARDS: Final = 3
"""This many members make a village safe."""
SPARE: Final = 3
"""This many resources beyond what a village needs are still worth having."""
REACH: Final = 6
"""Points that a turn may bring to whoever is about to win."""
ALL_DEVELOPMENTS: Final[i64] = below(c.NUM_DEVELOPMENTS)
ALL_LORDS: Final[i64] = below(c.NUM_TERRAINS) << c.LAKE_LORDS
POINT: Final = 10.0
"""One victory point, on the scale of the functions below."""
VILLAGE: Final = 13.0
"""Further value of a village, on the same scale."""


@final
class TribesEvaluation(Evaluation):
    """See folkmoot.bots.evaluation.Evaluation."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.is_game_specific = True
        self.threat: float = weights["threat"]
        self.sharp: float = weights["sharp"]
        self.spread: float = weights["spread"]
        self.spread_left: float = weights["spread_left"]
        self.learned: float = weights["learned"]
        self.trial: TribesState | None = None
        self.networks: list[Network | None] = networks("folkmoot.games.tribes.mind", c.MOST_SEATS)
        self.networks[3] = self.networks[4]  # which serves three as well (docs/bots.md)

    def evaluate(self, state: State, out: Estimate) -> None:
        assert isinstance(state, TribesState)
        seat: i64 = 0
        most: i64 = 0
        while seat < state.players:
            out.points[seat] = worth(state, seat, self.threat) / POINT
            most = max(most, state.tribes[seat].points)
            seat += 1
        out.spread = self.spread + self.spread_left * float(state.setup.box.points_to_win - most)
        network = self.network(state)
        if network is not None:
            seat = 0
            while seat < state.players:
                network.begin()
                describe(state, seat, out.points, network)
                out.more[seat] = self.learned * network.answer()
                seat += 1
        out.shared = False
        out.shares_from_points(state.players)

    def network(self, b: TribesState) -> Network | None:
        """Return the network trained on the basic game; None if it does not apply."""
        return self.networks[b.players] if self.learned > 0.0 and basic(b) else None

    def is_trained(self, state: State) -> bool:
        assert isinstance(state, TribesState)
        return self.network(state) is not None

    def describe(self, b: TribesState, seat: i64, out: Features) -> None:
        """The features of a state for a seat."""
        describe(b, seat, [worth(b, other, self.threat) / POINT for other in range(b.players)], out)

    def sources(self, state: State, seat: i64) -> dict[str, float]:
        """Split the sum of `worth` by source."""
        assert isinstance(state, TribesState)
        b, tribe = state, state.tribes[seat]
        if b.winner >= 0:
            return {"scored": worth(b, seat, self.threat) / POINT}
        scored: float = POINT * float(tribe.points)
        villages: float = VILLAGE * float(ones(tribe.villages))
        return {
            "scored": scored / POINT,
            "villages": villages / POINT,
            "people": people(b, seat) / POINT,
            "stores": stores(b, seat) / POINT,
            "goals": prospects(b, seat) / POINT,
            "tokens": (assets(b, seat) - scored - villages) / POINT,
            "conflicts": -self.threat * dangers(b, seat) / POINT,
        }

    def within_reach(self, state: State, seat: i64) -> bool:
        """Everything lies open."""
        assert isinstance(state, TribesState)
        return state.tribes[seat].points + REACH >= state.setup.box.points_to_win

    def is_quiet(self, state: State) -> bool:
        """Both dice of a turn still lie there."""
        assert isinstance(state, TribesState)
        return state.ask == c.ASK_ACT and state.die0 >= 0 and state.die1 >= 0

    def policy(self, state: State, out: Choices) -> None:
        assert isinstance(state, TribesState)
        legal: Actions = self.actions
        legal.n = 0
        state.list_legal(legal)
        if legal.n == 1:
            out.add(legal.codes[0], 1.0)
            return
        if state.ask == c.ASK_BID:
            weigh_bids(state, legal, out)
            return
        self.look_ahead(state, legal, out)

    def look_ahead(self, b: TribesState, legal: Actions, out: Choices) -> None:
        """One step on, each choice by itself; the best has weight one."""
        trial = self.trial
        if trial is None:
            trial = b.clone()
            self.trial = trial
        seat: i64 = b.turn
        best: float = -1.0e9
        index: i64 = 0
        while index < legal.n:
            code: i64 = legal.codes[index]
            value: float = 0.0
            if b.ask == c.ASK_START:
                value = float(ones(b.setup.layout.near[code - c.PLACE])) + variety(b, code - c.PLACE)
            else:
                trial.copy_from(b)
                trial.step(code)
                value = worth(trial, seat, self.threat)
            best = max(best, value)
            out.add(code, value)
            index += 1
        out.total = 0.0
        index = 0
        while index < out.n:
            item = out.items[index]
            item.weight = exp(bounded((item.weight - best) / POINT / self.sharp))
            out.total += item.weight
            index += 1


def weigh_bids(b: TribesState, legal: Actions, out: Choices) -> None:
    """T41: not more than what the points are worth."""
    many: i64 = b.setup.box.chief_many
    index: i64 = 0
    while index < legal.n:
        code: i64 = legal.codes[index]
        bid: i64 = code - c.BID + 1
        if code == c.DONE:
            out.add(code, 1.0)
        elif bid <= b.highest + 2 or bid == many:
            out.add(code, exp(bounded(float(many - bid) * 0.4)))
        index += 1


def worth(b: Board, seat: i64, threat: float) -> float:
    """Return the value of the table for a seat, by itself; `threat` weighs the conflicts that are due."""
    if b.winner >= 0:
        return 15.0 * POINT if b.winner == seat else 5.0 * POINT
    return assets(b, seat) + people(b, seat) + stores(b, seat) + prospects(b, seat) - threat * dangers(b, seat)


def assets(b: Board, seat: i64) -> float:
    """Points, and what brings points each turn."""
    tribe = b.tribes[seat]
    villages: i64 = ones(tribe.villages)
    value: float = POINT * float(tribe.points) + VILLAGE * float(villages) + 15.0 * float(tribe.hidden)
    if tribe.elder >= 0:
        value += 2.0
    altar: i64 = bit(tribe.tokens, c.ALTAR - c.ALTAR)
    canoe: i64 = bit(tribe.tokens, c.CANOE - c.ALTAR)
    walls: i64 = bit(tribe.tokens, c.WALLS - c.ALTAR)
    return value + 3.0 * float(altar) + 1.5 * float(canoe) + 2.0 * float(walls)


def people(b: Board, seat: i64) -> float:
    tribe = b.tribes[seat]
    value: float = 0.9 * float(tribe.field) + 0.6 * float(tribe.board) + 1.1 * float(ones(tribe.here))
    homes: i64 = tribe.villages
    hex: i64 = 0
    while homes != 0:
        if homes & 1 != 0 and tribe.members(hex) < GUARDS:
            value -= 0.7
        homes >>= 1
        hex += 1
    return value


def stores(b: Board, seat: i64) -> float:
    """Resources: most for what the next village needs."""
    tribe = b.tribes[seat]
    cost = b.setup.box.village_costs[tribe.kind]
    value: float = 0.0
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        held: i64 = tribe.held(kind)
        need: i64 = cost[kind]
        if held <= need:
            value += 1.4 * float(held)
        elif held <= need + SPARE:
            value += 1.4 * float(need) + 0.7 * float(held - need)
        else:
            value += 1.4 * float(need) + 2.1 + 0.15 * float(held - need - SPARE)
        kind += 1
    if payable(b, seat, False):
        value += 2.0
    return value


def prospects(b: Board, seat: i64) -> float:
    """Abilities that last, and open goals."""
    tribe = b.tribes[seat]
    value: float = 3.0 * float(ones(tribe.fulfilled & ALL_DEVELOPMENTS))
    goal: i64 = 0
    while goal < c.NUM_GOALS:
        if in_set(tribe.open, goal):
            points: i64 = b.setup.box.goal_points[goal]
            if ALL_GOALS[goal].met(b, seat):
                value += 4.5 * float(points)
            else:
                value += 1.0 + (0.3 * float(points) if goal >= c.NUM_DEVELOPMENTS else 0.0)
        goal += 1
    return value + nearly(b, seat)


def nearly(b: Board, seat: i64) -> float:
    """Return the value of the open achievements, by how near they are."""
    tribe = b.tribes[seat]
    value: float = 0.0
    if in_set(tribe.open, c.WHOLE_TRIBE):
        value += 0.4 * float(tribe.field)
    if in_set(tribe.open, c.NOMADS):
        value += 0.7 * float(ones(tribe.here))
    if in_set(tribe.open, c.BORDERLAND):
        value += 1.2 * float(ones(b.controlled(seat) & b.setup.layout.outer))
    if tribe.open & ALL_LORDS != 0:
        strong: i64 = b.superior(seat)
        if in_set(tribe.open, c.LAKE_LORDS):
            value += 1.6 * float(ones(strong & b.lakes))
        if in_set(tribe.open, c.FOREST_LORDS):
            value += 1.6 * float(ones(strong & b.forests))
        if in_set(tribe.open, c.MOUNTAIN_LORDS):
            value += 1.6 * float(ones(strong & b.mountains))
    return value


def dangers(b: Board, seat: i64) -> float:
    """Return the expected cost of the conflicts that are due, less their gain."""
    clashes: i64 = conflicts(b)
    value: float = 0.0
    hex: i64 = 0
    while clashes != 0:
        if clashes & 1 != 0:
            value += danger(b, seat, hex)
        clashes >>= 1
        hex += 1
    return value


def danger(b: Board, seat: i64, hex: i64) -> float:
    most: i64 = 0
    second: i64 = 0
    tribe: i64 = 0
    while tribe <= c.INVADERS:
        number: i64 = 0
        if tribe < b.players:
            number = b.tribes[tribe].members(hex)
        elif tribe == c.INVADERS and b.invaders_at == hex:
            number = b.invaders
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        tribe += 1
    own: i64 = b.tribes[seat].members(hex)
    lost: i64 = own if own < second else second
    if own - lost > b.limit(hex):
        lost = own - b.limit(hex)
    value: float = 0.9 * float(lost)
    if own > 0 and lost == own:
        value += 1.5
        if in_set(b.tribes[seat].villages, hex):
            value += 13.0
    if seat != b.active or own == 0:
        return value
    if b.invaders_at == hex and b.invaders > 0 and b.invaders <= second:
        value -= 18.0
    other: i64 = 0
    while other < b.players:
        theirs: i64 = b.tribes[other].members(hex)
        if other != seat and theirs > 0 and theirs <= second and in_set(b.tribes[other].villages, hex):
            value -= 5.0
            if in_set(b.tribes[seat].open, c.RAID):
                value -= 20.0
        other += 1
    return value


def variety(b: Board, hex: i64) -> float:
    """Different terrains within a step."""
    near: i64 = b.setup.layout.near[hex] | shift(1, hex)
    value: float = 0.0
    if near & b.lakes != 0:
        value += 2.0
    if near & b.forests != 0:
        value += 2.0
    if near & b.mountains != 0:
        value += 2.0
    return value


def basic(b: TribesState) -> bool:
    """Nothing of the advanced game is on the table, and all numbers are those of the box."""
    printed: bool = b.game.box_shown is None and b.lands == NO_LANDS
    return printed and b.setup.leaders == LEADERS_OFF and not b.setup.elders


def evaluation(weights: dict[str, float]) -> Evaluation:
    return TribesEvaluation(weights)
