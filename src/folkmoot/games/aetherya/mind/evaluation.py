# mypyc: hot
"""Evaluation of a state of Legends of Aetherya.

A kingdom is worth what its face-up cards score, a part of the legends it could claim now, and a little for every card
that is still face down. A card is worth the best place it could take. Alone the campaign counts: how likely the legends
of the age are met with the turns that are left, then the points. Together the lowest kingdom counts against the
penalty, and every legend that is near spares some of that.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Choices, Estimate, Evaluation, bounded, likely
from folkmoot.bots.learned import networks
from folkmoot.bots.network import Features, Network
from folkmoot.core.bits import in_set, ones
from folkmoot.core.contract import OVER, State
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.fortresses import Fortresses, built_at, with_built
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.nolands import settled
from folkmoot.games.aetherya.engine.scenarios import pad_of
from folkmoot.games.aetherya.engine.scoring import legend_points
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.alone import describe_alone
from folkmoot.games.aetherya.mind.campaigns import Campaigns, victory
from folkmoot.games.aetherya.mind.fates import task_lacks
from folkmoot.games.aetherya.mind.features import describe
from folkmoot.games.aetherya.mind.fortresses import hoped_fortresses, walls_around
from folkmoot.games.aetherya.mind.frontiers import Frontiers
from folkmoot.games.aetherya.mind.legends import lacking, nearness
from folkmoot.games.aetherya.mind.together import Together, share_all, worth_together

WEIGHTS: Final = {
    "legend": 0.7,  # a legend that could be claimed now, compared with one that is claimed
    "unseen": -1.0,  # a card that is face down
    "draw": 2.5,  # what a card that nobody has seen may bring
    "near": 0.3,  # a legend that is nearly met, likewise
    "unseen_alone": -0.2,  # alone: a card that is face down, since nobody will choose a better one
    "unseen_together": -0.6,  # together, likewise
    "card": 11.0,  # alone: each card that the legends of the age still lack
    "found": 0.85,  # alone: how likely a card is found and kept that nobody has seen yet
    "grows": 0.8,  # alone: points that a turn brings
    "completed": 0.3,  # alone: a campaign that is not lost, compared with one that is won
    "pace": 0.4,  # alone: such cards that a turn brings
    "doubt": 1.0,  # alone: cards by which that may be off at the end of an age …
    "doubt_turn": 0.1,  # … and more for each turn that is left
    "spare": 4.0,  # together: points of penalty that a legend spares which is met in time
    "spread_together": 5.0,  # together: points by which an estimate may be off at the very end …
    "spread_deck": 0.5,  # … and more for each card of the deck
    "harm": 1.0,  # Invasion: a point that a rival loses, compared with one of its own, shared out among all rivals
    "settle": 1.0,  # Frontiers: a point that may come from the Nolands, compared with one of the kingdom
    "doubt_lands": 1.0,  # Frontiers: strength by which a place may be off at the very end …
    "doubt_lands_card": 0.3,  # … and more for each card that is face down in the fullest kingdom
    "spread_allies": 1.4,  # Empires: how much more the kingdoms of an empire may be off than one
    "fortress": 0.6,  # Confrontation: a fortress that can still be finished, compared with one that is
    "learned": 1.0,  # what a network adds, where there is one
    "sharp": 1.0,  # points by which a choice must be better to be e times as likely
    "spread": 4.0,  # points by which an estimate may be off at the very end …
    "spread_card": 0.7,  # … and more for each card that is face down in the fullest kingdom
}
BY_PLAYERS: Final = {
    2: {"spread": 2.3, "spread_card": 0.62},
    3: {"spread": 2.4, "spread_card": 0.65},
    4: {"spread": 2.4, "spread_card": 0.48, "learned": 0.5},
    6: {"spread": 2.4, "spread_card": 0.48, "spread_allies": 1.7},
    8: {"spread": 2.4, "spread_card": 0.48, "spread_allies": 2.0},
}
"""Weights that differ with the number of players; spreads are fitted to how games ended (train/)."""
AFTER_LEGENDS: Final = 16
AFTER_CARD: Final = 20
AFTER_SEAT: Final = 24
PLACES_KEPT: Final = 4096


@final
class Places:
    """Gain of a card in each cell of a kingdom."""

    def __init__(self) -> None:
        self.cards: i64 = -1
        self.more: i64 = -1
        self.what: i64 = -1
        self.walls: i64 = -1
        """All that it depends on."""
        self.gains: list[float] = [0.0] * c.NUM_CELLS
        self.best: float = 0.0

    def alike(self, cards: i64, more: i64, what: i64, walls: i64) -> bool:
        return self.cards == cards and self.more == more and self.what == what and self.walls == walls


@final
class AetheryaEvaluation(Evaluation):
    """See folkmoot.bots.evaluation.Evaluation."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.is_game_specific = True
        self.legend: float = weights["legend"]
        self.unseen: float = weights["unseen"]
        self.draw: float = weights["draw"]
        self.near: float = weights["near"]
        self.unseen_alone: float = weights["unseen_alone"]
        self.unseen_together: float = weights["unseen_together"]
        self.card: float = weights["card"]
        self.harm: float = weights["harm"]
        self.shares_from_points: float = weights["settle"]
        self.spread_allies: float = weights["spread_allies"]
        self.fortress: float = weights["fortress"]
        self.sharp: float = weights["sharp"]
        self.spread: float = weights["spread"]
        self.spread_card: float = weights["spread_card"]
        self.learned: float = weights["learned"]
        self.campaigns = Campaigns(weights)
        self.together = Together(weights)
        self.frontiers = Frontiers(weights)
        self.trial = Kingdom()
        self.places: list[Places | None] = [None] * PLACES_KEPT
        """The same kingdoms and cards come again and again in a search."""
        self.networks: list[Network | None] = networks("folkmoot.games.aetherya.mind", c.MOST_SEATS)
        self.there: float = 0.0
        """The receiver's kingdom, or the prize of the Nolands, as it is."""

    # Kingdoms.

    def worth(self, b: AetheryaState, kingdom: Kingdom, seat: i64) -> float:
        """Points of the face-up cards, and a little for the rest."""
        each: float = self.unseen
        if b.setup.mode != c.VERSUS:
            each = self.unseen_alone if b.setup.mode == c.SOLO else self.unseen_together
        return float(pad_of(b, kingdom, seat).total()) + each * float(c.NUM_CELLS - ones(kingdom.up))

    def hoped(self, b: AetheryaState, kingdom: Kingdom, seat: i64, forts: Fortresses | None) -> float:
        """The same with legends that could be claimed now or are near, what a fate still asks for, and fortresses."""
        total: float = self.worth(b, kingdom, seat) - self.card * task_lacks(b, kingdom)
        if b.setup.fortresses:
            total += hoped_fortresses(b, forts, kingdom, seat, self.fortress)
        wanted: i64 = b.shown & ~b.turned
        legend: i64 = 0
        while wanted != 0:
            if wanted & 1 != 0:
                total += self.stake(b, kingdom, legend)
            wanted >>= 1
            legend += 1
        return total

    def stake(self, b: AetheryaState, kingdom: Kingdom, legend: i64) -> float:
        """Return the value that a kingdom may expect of an unclaimed legend."""
        if b.setup.mode == c.SOLO:
            return -self.card * lacking(kingdom, legend)
        if b.setup.mode == c.COOP:
            return self.together.stake(kingdom, legend)
        value: float = float(b.setup.box.legends[legend])
        if in_set(kingdom.met, legend):
            return self.legend * value
        return self.near * nearness(kingdom, legend) * value

    def placed(self, b: AetheryaState, kingdom: Kingdom, card: i64, cell: i64) -> float:
        """Return the value of the kingdom with a card in a cell."""
        trial = self.trial
        trial.copy_from(kingdom)
        if in_set(trial.up, cell):
            trial.lift(cell)
        trial.lay(cell, card)
        trial.met = conditions(trial, b.setup.goblins_via_portal)
        forts = b.forts
        if forts is not None and built_at(forts, b.active, cell) != 0:
            forts = with_built(forts, b.active, cell, 0)
        return self.hoped(b, trial, b.active, forts)

    def best_place(self, b: AetheryaState, card: i64) -> float:
        """Return the gain of the active seat's kingdom from a card in its best place."""
        return self.places_of(b, card).best

    def places_of(self, b: AetheryaState, card: i64) -> Places:
        """Return the gains of a card in every cell of the active seat's kingdom. Tokens that lie there are not
        compared."""
        kingdom = b.kingdoms[b.active]
        cards: i64 = kingdom.bit0 | (kingdom.bit1 << c.NUM_CELLS) | (kingdom.bit2 << (2 * c.NUM_CELLS))
        more: i64 = kingdom.bit3 | (kingdom.up << c.NUM_CELLS) | (kingdom.legends << (2 * c.NUM_CELLS))
        what: i64 = (b.shown & ~b.turned) | (card << AFTER_LEGENDS) | (b.active << AFTER_CARD) | (b.age << AFTER_SEAT)
        walls: i64 = walls_around(b, b.active) if b.setup.fortresses else 0
        mixed: i64 = cards ^ (cards >> 23) ^ (more << 2) ^ (more >> 13) ^ (what * 40503) ^ walls ^ (walls >> 19)
        slot: i64 = (mixed ^ (mixed >> 12) ^ (mixed >> 31)) & (PLACES_KEPT - 1)
        found = self.places[slot]
        if found is None:
            found = Places()
            self.places[slot] = found
        elif found.alike(cards, more, what, walls) and not b.setup.tokens:
            return found
        found.cards = cards
        found.more = more
        found.what = what
        found.walls = walls
        self.try_places(b, card, found)
        return found

    def try_places(self, b: AetheryaState, card: i64, out: Places) -> None:
        kingdom = b.kingdoms[b.active]
        before: float = self.hoped(b, kingdom, b.active, b.forts)
        best: float = -100.0
        places: i64 = b.places_for(card)
        cell: i64 = 0
        while cell < c.NUM_CELLS:
            if in_set(places, cell):
                gain: float = self.placed(b, kingdom, card, cell) - before
                out.gains[cell] = gain
                best = max(best, gain)
            cell += 1
        out.best = best

    # The two questions of the search.

    def evaluate(self, state: State, out: Estimate) -> None:
        assert isinstance(state, AetheryaState)
        if state.setup.mode == c.SOLO:
            self.judge_alone(state, out)
            return
        if state.setup.mode == c.COOP:
            self.judge_together(state, out)
            return
        seat: i64 = 0
        down: i64 = c.NUM_CELLS
        while seat < state.players:
            kingdom = state.kingdoms[seat]
            out.points[seat] = self.hoped(state, kingdom, seat, state.forts)
            down = min(down, c.NUM_CELLS - ones(kingdom.up))
            seat += 1
        out.spread = self.spread + self.spread_card * float(down)
        if state.setup.variant >= c.FRONTIERS:
            self.add_shared(state, out)
        network = self.network(state)
        if network is not None:
            seat = 0
            while seat < state.players:
                network.begin()
                self.describe(state, seat, network)
                out.more[seat] = self.learned * network.answer()
                seat += 1
        out.shared = False
        out.shares_from_points(state.players)

    def network(self, b: AetheryaState) -> Network | None:
        """Return the network trained on the printed game, against each other or alone; None if it does not apply."""
        printed: bool = b.setup.mode != c.COOP and as_printed(b) and b.game.box_shown is None
        return self.networks[b.players] if printed and self.learned > 0.0 else None

    def is_trained(self, state: State) -> bool:
        assert isinstance(state, AetheryaState)
        return self.network(state) is not None

    def describe(self, b: AetheryaState, seat: i64, out: Features) -> None:
        """The features of a state for a seat."""
        if b.setup.mode == c.SOLO:
            describe_alone(b, out)
        else:
            describe(b, seat, self.best_place(b, b.top(0)) if b.top(0) >= 0 else 0.0, out)

    def sources(self, state: State, seat: i64) -> dict[str, float]:
        """Split the sum of `hoped` by source, with the prize of the Nolands."""
        assert isinstance(state, AetheryaState)
        b, kingdom = state, state.kingdoms[seat]
        pad = pad_of(b, kingdom, seat)
        rows = [float(points) for points in pad.rows()]
        elves, dwarves, humans, goblins, dragons, legends, conflicts = rows
        found = {
            "elves": elves,
            "dwarves": dwarves,
            "humans": humans,
            "goblins": goblins,
            "dragons": dragons,
            "legends": legends,
            "conflicts": conflicts,
            "scenario": float(pad.scenario) - self.card * task_lacks(b, kingdom),
            "face_down": self.worth(b, kingdom, seat) - float(pad.total()),
        }
        wanted: i64 = b.shown & ~b.turned if b.turn != OVER else 0
        legend: i64 = 0
        while wanted != 0:
            if wanted & 1 != 0:
                found["legends"] += self.stake(b, kingdom, legend)
            wanted >>= 1
            legend += 1
        if b.setup.variant == c.FRONTIERS:
            found["scenario"] += self.frontiers.prize(b, b.nolands, seat)
        elif b.setup.fortresses:
            found["scenario"] += hoped_fortresses(b, b.forts, kingdom, seat, self.fortress)
        return found

    def add_shared(self, b: AetheryaState, out: Estimate) -> None:
        """A57: what strength in the Nolands may bring; A58: allies have the points of all."""
        seat: i64 = 0
        if b.setup.variant == c.FRONTIERS:
            while seat < b.players:
                out.points[seat] += self.frontiers.prize(b, b.nolands, seat)
                seat += 1
            return
        while seat < c.EMPIRE_SIDES:
            total: float = 0.0
            ally: i64 = seat
            while ally < b.players:
                total += out.points[ally]
                ally += c.EMPIRE_SIDES
            ally = seat
            while ally < b.players:
                out.points[ally] = total
                ally += c.EMPIRE_SIDES
            seat += 1
        out.sides = c.EMPIRE_SIDES
        out.spread *= self.spread_allies

    def judge_alone(self, b: AetheryaState, out: Estimate) -> None:
        """A campaign: what it may come to, and what was learned beyond that."""
        points: float = self.worth(b, b.kingdoms[0], 0) - float(legend_points(b.shown, b.setup.box))
        share: float = self.campaigns.share(b, points)
        success: float = self.campaigns.success(b, points)
        network = self.network(b)
        if network is not None:
            network.begin()
            describe_alone(b, network)
            more: float = self.learned * network.answer()
            share = moved(share, more)
            success = moved(success, more)
        share_all(b, out, float(b.past_ages()) + points, success, share)

    def judge_together(self, b: AetheryaState, out: Estimate) -> None:
        seat: i64 = 0
        while seat < b.players:
            out.points[seat] = self.worth(b, b.kingdoms[seat], seat)
            seat += 1
        self.together.evaluate(b, out)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, AetheryaState)
        return state.ask == c.ASK_TURN and not state.acted and not state.claimed

    def finish(self, state: State, out: Estimate) -> None:
        """A22, A39, A44; ties of rows are too rare to be worth the time."""
        assert isinstance(state, AetheryaState)
        scores = state.scores()
        for number, score in enumerate(scores):
            out.points[number] = float(score)
        out.shared = state.setup.mode != c.VERSUS
        out.sides = c.EMPIRE_SIDES if state.setup.variant == c.EMPIRES else 0
        if not out.shared:
            self.finish_versus(state, out)
            return
        points: float = float(min(scores))
        if state.setup.mode == c.SOLO:
            share_all(state, out, points, 1.0 if victory(state) else 0.0, self.campaigns.ended(state, points))
            return
        success: float = 1.0 if points > 0.0 else 0.0
        share_all(state, out, points, success, worth_together(success, points))

    def finish_versus(self, b: AetheryaState, out: Estimate) -> None:
        best: float = -1000.0
        winners: float = 0.0
        seat: i64 = 0
        while seat < b.players:
            if out.points[seat] > best:
                best = out.points[seat]
                winners = 0.0
            if out.points[seat] == best:
                winners += 1.0
            seat += 1
        seat = 0
        while seat < b.players:
            out.shares[seat] = 1.0 / winners if out.points[seat] == best else 0.0
            seat += 1

    def policy(self, state: State, out: Choices) -> None:
        assert isinstance(state, AetheryaState)
        legal: Actions = self.actions
        legal.n = 0
        state.list_legal(legal)
        if state.ask == c.ASK_HAND and state.setup.variant != c.NO_VARIANT:
            self.look_elsewhere(state)
        if state.setup.pacts and (state.ask == c.ASK_PACT or (state.ask == c.ASK_TURN and not state.spoken)):
            seat: i64 = 0
            while seat < state.players:
                self.frontiers.kingdoms[seat] = self.hoped(state, state.kingdoms[seat], seat, None)
                seat += 1
        index: i64 = 0
        best: float = 0.0
        while index < legal.n:
            code: i64 = legal.codes[index]
            if state.ask == c.ASK_TURN and code >= c.SEAT:
                out.add(code, exp(bounded((best + self.frontiers.word(state, code - c.SEAT)) / self.sharp)))
            elif code < c.CLAIM or code >= c.STRIKE:
                gain: float = self.gain(state, code)
                best = max(best, gain)
                out.add(code, exp(bounded(gain / self.sharp)))
            else:
                # To claim costs no action, so whatever else is good can still be done.
                more: float = best + 0.5 * float(state.setup.box.legends[code - c.CLAIM]) + 1.0
                out.add(code, exp(bounded(more / self.sharp)))
            index += 1

    def gain(self, b: AetheryaState, code: i64) -> float:
        """Points that a choice brings, as far as that is plain."""
        if b.ask == c.ASK_HAND:
            if code >= c.SEND:
                return self.elsewhere(b, code)
            if code >= c.PLACE and code < c.FLIP:
                return self.places_of(b, b.in_hand()).gains[code - c.PLACE]
            return 0.0
        if b.ask == c.ASK_TURN:
            return self.source(b, code)
        if b.ask == c.ASK_PACT:
            return self.frontiers.pact(b, b.aim, b.active) if code != c.DONE else 0.0
        if b.ask == c.ASK_BUILD:
            return self.building(b, code - c.AT)
        if b.ask == c.ASK_DROP and code >= c.DROP and code < c.SWAP:
            return -self.best_place(b, code - c.DROP)
        return 1.0 if code == c.KEEP_TOKEN else 0.0

    def look_elsewhere(self, b: AetheryaState) -> None:
        """Compute the value that a drawn card going elsewhere is compared with."""
        if b.setup.variant == c.FRONTIERS:
            self.there = self.frontiers.prize(b, b.nolands, b.active)
        elif b.setup.variant != c.CONFRONTATION:
            self.there = self.hoped(b, b.kingdoms[receiver(b)], receiver(b), None)

    def elsewhere(self, b: AetheryaState, code: i64) -> float:
        """A55: what it costs a rival, one of several; A58: what it brings the ally; A57: what strength may bring."""
        if code >= c.SETTLE:
            after = settled(b.nolands, code - c.SETTLE, b.drawn, b.active)
            return self.shares_from_points * (self.frontiers.prize(b, after, b.active) - self.there)
        change: float = self.placed(b, b.kingdoms[receiver(b)], b.drawn, code - c.SEND) - self.there
        return change if b.setup.variant == c.EMPIRES else -self.harm * change / float(b.players - 1)

    def building(self, b: AetheryaState, cell: i64) -> float:
        """A59: what a token more on a card may bring."""
        kingdom = b.kingdoms[b.active]
        after = with_built(b.forts, b.active, cell, built_at(b.forts, b.active, cell) + 1)
        before: float = hoped_fortresses(b, b.forts, kingdom, b.active, self.fortress)
        return hoped_fortresses(b, after, kingdom, b.active, self.fortress) - before

    def source(self, b: AetheryaState, code: i64) -> float:
        """Return the value of a source of the next card: open cards against the deck."""
        if code == c.DRAW or code == c.DRAW_TWO:
            return self.draw
        if code == c.TAKE or code == c.DRAW_AND_TAKE:
            return max(self.best_place(b, b.top(0)), self.draw if code == c.DRAW_AND_TAKE else -100.0)
        if code == c.TAKE + 1:
            return self.best_place(b, b.top(1))
        return 0.0


def moved(chance: float, more: float) -> float:
    """A chance, and what was learned beyond it: what is certain stays so."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    return likely(log(chance / (1.0 - chance)) + more)


def as_printed(b: AetheryaState) -> bool:
    """Cards and legends alone decide: no tokens, no scenario."""
    return not b.setup.tokens and b.setup.variant == c.NO_VARIANT and b.setup.fate == c.NO_FATE


def evaluation(weights: dict[str, float]) -> Evaluation:
    return AetheryaEvaluation(weights)
