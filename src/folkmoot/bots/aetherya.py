# mypyc: hot
"""What a bot thinks of a state of Legends of Aetherya.

A kingdom is worth what its face-up cards score, a part of the legends it could claim now, and a little for every card
that is still face down. A card is worth the best place it could take. Alone and together the same kingdoms are
weighed against the legends that must be met.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.sense import Choices, Outlook, Sense, bounded
from folkmoot.core.bag import shift
from folkmoot.core.contract import State
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.kingdom import Kingdom, ones
from folkmoot.games.aetherya.legends import conditions
from folkmoot.games.aetherya.scoring import legend_points, tally
from folkmoot.games.aetherya.state import AetheryaState
from folkmoot.games.aetherya.words import (
    CLAIM,
    COOP,
    DRAW,
    DRAW_AND_TAKE,
    DRAW_TWO,
    DROP,
    DROP_ONE,
    DWARF,
    DWARF_V_GOBLIN,
    ELF,
    FOUR_RACES,
    GOBLIN,
    HAND,
    HUMAN,
    HUMAN_ELF,
    KEEP_TOKEN,
    KINDS,
    LEGENDS,
    PLACE,
    SOLO,
    TAKE,
    THREE_PLAINS,
    TURN,
    TWO_HUMANS,
    VERSUS,
)

TASTE: Final = {
    "legend": 0.7,  # a legend that could be claimed now, compared with one that is claimed
    "unseen": 0.8,  # a card that is face down
    "draw": 2.5,  # what a card that nobody has seen may bring
    "near": 0.3,  # a legend that is nearly met, likewise
    "near_together": 0.6,  # the same where nobody else can claim it first
    "risk": 0.7,  # together: a legend that nobody has met yet, compared with one in the penalty pile
    "need": 20.0,  # alone: a legend of the age that is not met yet
    "sharp": 1.0,  # points by which a choice must be better to be e times as likely
    "spread": 4.0,  # points by which an outlook may be off at the very end …
    "spread_card": 0.7,  # … and more for each card that is face down in the fullest kingdom
    "par": 15.0,  # alone and together: points that are neither good nor bad
}
BY_PLAYERS: Final[dict[int, dict[str, float]]] = {}
"""What differs with a number of players."""


@final
class AetheryaSense(Sense):
    """See folkmoot.bots.sense.Sense."""

    def __init__(self, taste: dict[str, float]) -> None:
        super().__init__()
        self.knows = True
        self.legend: float = taste["legend"]
        self.unseen: float = taste["unseen"]
        self.draw: float = taste["draw"]
        self.near: float = taste["near"]
        self.near_together: float = taste["near_together"]
        self.risk: float = taste["risk"]
        self.need: float = taste["need"]
        self.sharp: float = taste["sharp"]
        self.spread: float = taste["spread"]
        self.spread_card: float = taste["spread_card"]
        self.par: float = taste["par"]
        self.trial = Kingdom()

    # Kingdoms.

    def worth(self, t: AetheryaState, kingdom: Kingdom) -> float:
        """Points of the face-up cards, and a little for the rest."""
        down: i64 = 16 - ones(kingdom.up)
        return float(tally(kingdom, t.setup.box, t.setup.mode == VERSUS).total()) + self.unseen * float(down)

    def hoped(self, t: AetheryaState, kingdom: Kingdom) -> float:
        """The same with the legends that could be claimed now, and those that are near."""
        total: float = self.worth(t, kingdom)
        wanted: i64 = t.shown & ~t.turned
        legend: i64 = 0
        while wanted != 0:
            if wanted & 1 != 0:
                total += self.stake(t, legend) * self.progress(kingdom, legend, t.setup.mode == VERSUS)
            wanted >>= 1
            legend += 1
        return total

    def stake(self, t: AetheryaState, legend: i64) -> float:
        """What hangs on a legend."""
        value: float = float(t.setup.box.legends[legend])
        if t.setup.mode == VERSUS:
            return value
        return self.need if t.setup.mode == SOLO else self.risk * value

    def progress(self, kingdom: Kingdom, legend: i64, rivals: bool) -> float:
        """How far a kingdom is towards a legend that is not claimed."""
        if kingdom.met & shift(1, legend) != 0:
            return self.legend
        return (self.near if rivals else self.near_together) * nearness(kingdom, legend)

    def placed(self, t: AetheryaState, kingdom: Kingdom, card: i64, cell: i64) -> float:
        """What the kingdom would be worth with a card in a cell."""
        trial = self.trial
        trial.copy_from(kingdom)
        if trial.up & shift(1, cell) != 0:
            trial.lift(cell)
        trial.lay(cell, card)
        trial.met = conditions(trial, t.setup.goblins_via_portal)
        return self.hoped(t, trial)

    def best_place(self, t: AetheryaState, card: i64) -> float:
        """How much better the mover's kingdom could be with a card."""
        kingdom = t.kingdoms[t.mover]
        before: float = self.hoped(t, kingdom)
        best: float = -100.0
        places: i64 = t.places_for(card)
        cell: i64 = 0
        while cell < 16:
            if places & shift(1, cell) != 0:
                best = max(best, self.placed(t, kingdom, card, cell) - before)
            cell += 1
        return best

    # The two questions of the search.

    def judge(self, state: State, out: Outlook) -> None:
        assert isinstance(state, AetheryaState)
        if state.setup.mode != VERSUS:
            self.judge_together(state, out)
            return
        seat: i64 = 0
        down: i64 = 16
        while seat < state.players:
            kingdom = state.kingdoms[seat]
            out.points[seat] = self.hoped(state, kingdom)
            down = min(down, 16 - ones(kingdom.up))
            seat += 1
        out.spread = self.spread + self.spread_card * float(down)
        out.shared = False
        out.settle(state.players)

    def judge_together(self, t: AetheryaState, out: Outlook) -> None:
        """One number for all: alone the campaign, together the kingdoms, the lowest above all, less the penalty."""
        box = t.setup.box
        lowest: float = 1000.0
        mean: float = 0.0
        seat: i64 = 0
        while seat < t.players:
            worth: float = self.worth(t, t.kingdoms[seat])
            lowest = min(lowest, worth)
            mean += worth / float(t.players)
            seat += 1
        points: float = 0.6 * lowest + 0.4 * mean - self.missing(t)
        out.par = self.par
        if t.setup.mode == COOP:
            points -= float(legend_points(t.penalty, box)) + self.risk * float(legend_points(t.legend_pile, box))
            out.par -= self.risk * 44.0
        else:
            points += float(t.past_ages() - legend_points(t.shown, box)) + self.par * float(t.age - 1)
            out.par -= 2.0 * self.need
        seat = 0
        while seat < t.players:
            out.points[seat] = points
            seat += 1
        out.spread = 20.0
        out.shared = True
        out.settle(t.players)

    def missing(self, t: AetheryaState) -> float:
        """What hangs on the legends that are shown and not met, as far as nobody is near them."""
        total: float = 0.0
        wanted: i64 = t.shown & ~t.turned
        legend: i64 = 0
        while wanted != 0:
            if wanted & 1 != 0:
                best: float = 0.0
                seat: i64 = 0
                while seat < t.players:
                    best = max(best, self.progress(t.kingdoms[seat], legend, False))
                    seat += 1
                total += self.stake(t, legend) * (1.0 - best)
            wanted >>= 1
            legend += 1
        return total

    def settled(self, state: State) -> bool:
        assert isinstance(state, AetheryaState)
        return state.stage == TURN and not state.acted and not state.claimed

    def finish(self, state: State, out: Outlook) -> None:
        """A22, A39, A44; ties of rows are too rare to be worth the time."""
        assert isinstance(state, AetheryaState)
        scores = state.scores()
        for number, score in enumerate(scores):
            out.points[number] = float(score)
        out.shared = state.setup.mode != VERSUS
        if not out.shared:
            self.finish_versus(state, out)
            return
        lowest: float = float(min(scores))
        out.par = self.par
        out.spread = 10.0
        seat: i64 = 0
        while seat < state.players:
            out.points[seat] = lowest
            seat += 1
        out.settle(state.players)
        won: bool = lowest > 0.0
        if state.setup.mode == SOLO:
            won = state.shown & ~state.turned == 0 and state.age1 > 0 and state.age2 > 0 and state.age3 > 0
        seat = 0
        while seat < state.players:
            share: float = out.shares[seat]
            if state.setup.mode == SOLO and state.shown & ~state.turned != 0:
                share = 0.1 * float(state.age)
            out.shares[seat] = 0.5 + 0.5 * share if won else 0.5 * share
            seat += 1

    def finish_versus(self, t: AetheryaState, out: Outlook) -> None:
        best: float = -1000.0
        winners: float = 0.0
        seat: i64 = 0
        while seat < t.players:
            if out.points[seat] > best:
                best = out.points[seat]
                winners = 0.0
            if out.points[seat] == best:
                winners += 1.0
            seat += 1
        seat = 0
        while seat < t.players:
            out.shares[seat] = 1.0 / winners if out.points[seat] == best else 0.0
            seat += 1

    def weigh(self, state: State, out: Choices) -> None:
        assert isinstance(state, AetheryaState)
        legal: Actions = self.actions
        legal.n = 0
        state.list_legal(legal)
        before: float = self.hoped(state, state.kingdoms[state.mover]) if state.stage == HAND else 0.0
        index: i64 = 0
        best: float = 0.0
        while index < legal.n:
            code: i64 = legal.codes[index]
            if code < CLAIM or code >= CLAIM + LEGENDS:
                gain: float = self.gain(state, code, before)
                best = max(best, gain)
                out.add(code, exp(bounded(gain / self.sharp)))
            else:
                # To claim costs no action, so whatever else is good can still be done.
                more: float = best + 0.5 * self.stake(state, code - CLAIM) + 1.0
                out.add(code, exp(bounded(more / self.sharp)))
            index += 1

    def gain(self, t: AetheryaState, code: i64, before: float) -> float:
        """Points that a choice brings, as far as that is plain."""
        if t.stage == HAND:
            if code >= PLACE and code < PLACE + 16:
                return self.placed(t, t.kingdoms[t.mover], t.in_hand(), code - PLACE) - before
            return 0.0
        if t.stage == TURN:
            return self.source(t, code)
        if t.stage == DROP_ONE and code >= DROP and code < DROP + KINDS:
            return -self.best_place(t, code - DROP)
        return 1.0 if code == KEEP_TOKEN else 0.0

    def source(self, t: AetheryaState, code: i64) -> float:
        """Where the next card comes from: what is seen against what is not."""
        if code == DRAW or code == DRAW_TWO:
            return self.draw
        if code == TAKE or code == DRAW_AND_TAKE:
            return max(self.best_place(t, t.top(0)), self.draw if code == DRAW_AND_TAKE else -100.0)
        if code == TAKE + 1:
            return self.best_place(t, t.top(1))
        return 0.0


def nearness(kingdom: Kingdom, legend: i64) -> float:
    """Which part of the cards that a legend needs lies face up, squared: half of them is little yet."""
    part: float = 0.0
    if legend >= FOUR_RACES:
        part = (has(kingdom, HUMAN, 1) + has(kingdom, ELF, 1) + has(kingdom, DWARF, 1) + has(kingdom, GOBLIN, 1)) / 4.0
    elif legend >= THREE_PLAINS:
        part = has(kingdom, legend - THREE_PLAINS, 3) / 3.0
    elif legend >= DWARF_V_GOBLIN:
        one: i64 = VERSUS_PAIRS[legend - DWARF_V_GOBLIN] // 16
        other: i64 = VERSUS_PAIRS[legend - DWARF_V_GOBLIN] % 16
        first: float = has(kingdom, one, 2) + has(kingdom, other, 1)
        second: float = has(kingdom, one, 1) + has(kingdom, other, 2)
        part = max(first, second) / 3.0
    elif legend >= TWO_HUMANS:
        part = has(kingdom, HUMAN + legend - TWO_HUMANS, 2) / 2.0
    else:
        part = (has(kingdom, HUMAN, 1) + has(kingdom, ELF if legend == HUMAN_ELF else DWARF, 1)) / 2.0
    return part * part


def has(kingdom: Kingdom, kind: i64, most: i64) -> float:
    return float(min(ones(kingdom.of(kind)), most))


VERSUS_PAIRS: Final = [DWARF * 16 + GOBLIN, HUMAN * 16 + GOBLIN, ELF * 16 + GOBLIN, ELF * 16 + DWARF]
"""The two races of each two-against-one legend, from DWARF_V_GOBLIN on."""
