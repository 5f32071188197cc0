# mypyc: hot
"""What a bot thinks of an Ethnos state.

Everything is counted in glory. A band is worth its glory, the marker it places and its leader's ability; a hand is
worth its best band, less the turn that playing it takes, if the age lasts that long; a marker is worth the share of
the tokens of this and the later ages that one more marker brings. `WEIGHTS` holds the numbers that are a matter of
taste; they were found by the arena.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Choices, Outlook, bounded
from folkmoot.bots.learned import networks
from folkmoot.bots.network import Features, Network, Notes
from folkmoot.core.bits import ones
from folkmoot.core.contract import LEGAL, OVER, State
from folkmoot.core.lists import Actions
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Board, Seat
from folkmoot.games.ethnos.engine.scoring import band_counts, band_glory
from folkmoot.games.ethnos.engine.state import EthnosState
from folkmoot.games.ethnos.mind.features import describe, describe_seats
from folkmoot.games.ethnos.mind.worth import EthnosWorth

WEIGHTS: Final = {
    "turn": 0.3,  # what playing a hand costs beside its cards
    "card": 0.15,  # a card in hand, kept or drawn
    "draw": 0.9,  # a card nobody has seen
    "reign": 1.0,  # a kingdom's glory, compared with what the markers alone promise
    "later": 0.75,  # a token of the next age, compared with one of this age; the one after that counts this squared
    "open": 0.6,  # how far from settled a kingdom is at the start of an age, in markers
    "swim": 0.5,  # a space on the merfolk track
    "troll": 0.25,  # each point of a troll token: ties in kingdoms are common
    "hold": 0.7,  # how likely the giant token stays where it is
    "clock": 1.0,  # how far it is minded that an age may end before a band is played
    "sharp": 1.0,  # glory by which a choice must be better to be e times as likely
    "learned": 1.0,  # what a network adds, where there is one
    "spread": 5.0,  # glory by which an outlook may be off at the very end …
    "spread_age": 4.5,  # … and more for each age that is left
    "spread_deck": 0.0,  # … and for each card that may still come in this age
}
BY_PLAYERS: Final = {
    2: {"spread": 10.9, "spread_age": 4.9, "spread_deck": 0.155, "learned": 0.5},
    3: {"learned": 0.5},
    5: {"learned": 0.5},
    6: {"spread": 4.0, "spread_age": 1.7, "spread_deck": 0.05},
}
"""What differs with a number of players; spreads are fitted to how games ended (train/)."""
GLORY_SCALE: Final = 1000
"""Above any number of markers in kingdoms."""
WON_AT_ONCE: Final = 1000000
"""Above any glory on that scale: E31."""


@final
class EthnosEvaluation(EthnosWorth):
    """See folkmoot.bots.evaluation.Evaluation."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.learned: float = weights["learned"]
        self.spread_deck: float = weights["spread_deck"]
        self.best: list[float] = [0.0] * c.MOST_SEATS
        """What the best band of each seat was worth when it was last looked at."""
        self.seats: list[Notes] = [Notes() for _ in range(c.MOST_SEATS)]
        self.networks: list[Network | None] = networks("folkmoot.games.ethnos.mind", c.MOST_SEATS)

    def judge(self, state: State, out: Outlook) -> None:
        assert isinstance(state, EthnosState)
        number: i64 = 0
        while number < state.players:
            out.points[number] = self.expect(state, number)
            number += 1
        out.shared = False
        left: float = self.cards_left(state)
        out.spread = self.spread + self.spread_age * float(state.setup.ages - state.age) + self.spread_deck * left
        network = self.network(state)
        if network is not None:
            describe_seats(state, left, self.best, self.seats)
            number = 0
            while number < state.players:
                network.begin()
                describe(state, number, left, out.points, self.seats, network)
                out.more[number] = self.learned * network.answer()
                number += 1
        out.settle(state.players)

    def network(self, b: EthnosState) -> Network | None:
        """What was learned of the game with its printed numbers."""
        printed: bool = b.game.box_shown is None and not b.setup.draw_two
        return self.networks[b.players] if self.learned > 0.0 and printed else None

    def has_learned(self, state: State) -> bool:
        assert isinstance(state, EthnosState)
        return self.network(state) is not None

    def describe(self, b: EthnosState, seat: i64, out: Features) -> None:
        """The features of a state for a seat."""
        points = [self.expect(b, number) for number in range(b.players)]
        describe_seats(b, self.cards_left(b), self.best, self.seats)
        describe(b, seat, self.cards_left(b), points, self.seats, out)

    def expect(self, b: EthnosState, number: i64) -> float:
        """Glory of a seat at the end, as far as it can be told from what lies and is held now."""
        seat: Seat = b.seats[number]
        points: float = float(seat.glory)
        band: Band | None = seat.bands
        while band is not None:
            points += float(band_glory(b, band_counts(b, band)))
            band = band.below
        if b.giant == number:
            points += self.hold * float(b.setup.giant_glory[b.age - 1])
        points += self.orcs(b, ones(seat.orcs)) + self.track(b, number, 0)
        points += self.troll * float(troll_sum(b, seat))
        kingdom: i64 = 0
        while kingdom < c.NUM_KINGDOMS:
            points += self.kingdom(b, number, 0, kingdom)
            kingdom += 1
        self.best[number] = 0.0
        if seat.size > 0:
            self.count_hand(seat.hand)
            points += self.hand(b, number)
        return points

    def sources(self, state: State, seat: i64) -> dict[str, float]:
        """What `expect` adds up."""
        assert isinstance(state, EthnosState)
        b, own = state, state.seats[seat]
        if b.turn == OVER:
            return {"scored": float(own.glory)}
        bands: i64 = 0
        band: Band | None = own.bands
        while band is not None:
            bands += band_glory(b, band_counts(b, band))
            band = band.below
        found = {
            "scored": float(own.glory),
            "bands": float(bands),
            "kingdoms": sum([self.kingdom(b, seat, 0, kingdom) for kingdom in range(c.NUM_KINGDOMS)]),
            "giant": self.hold * float(b.setup.giant_glory[b.age - 1]) if b.giant == seat else 0.0,
            "orcs": self.orcs(b, ones(own.orcs)),
            "merfolk": self.track(b, seat, 0),
            "trolls": self.troll * float(troll_sum(b, own)),
            "hand": 0.0,
        }
        if own.size > 0:
            self.count_hand(own.hand)
            found["hand"] = self.hand(b, seat)
        return found

    def hand(self, b: Board, number: i64) -> float:
        """A counted hand: its best band, if the age lasts, and a little for what lies beside it."""
        best: float = max(self.best_band(b, number) - self.turn, 0.0)
        self.best[number] = best
        chance: float = self.chance_to_play(b, number)
        return chance * (best + self.card * float(b.seats[number].size))

    def turn_begins(self, state: State) -> bool:
        assert isinstance(state, EthnosState)
        return state.ask == c.ASK_TURN

    def finish(self, state: State, out: Outlook) -> None:
        """E44, by glory and then by markers; what comes after that is too rare to be worth the time."""
        assert isinstance(state, EthnosState)
        best: i64 = -1
        winners: i64 = 0
        number: i64 = 0
        while number < state.players:
            out.points[number] = float(state.seats[number].glory)
            strength: i64 = final_strength(state, number)
            if strength > best:
                best = strength
                winners = 0
            if strength == best:
                winners += 1
            number += 1
        number = 0
        while number < state.players:
            won: bool = final_strength(state, number) == best
            out.shares[number] = 1.0 / float(winners) if won else 0.0
            number += 1

    def weigh(self, state: State, out: Choices) -> None:
        assert isinstance(state, EthnosState)
        ask: i64 = state.ask
        if ask == c.ASK_TURN or ask == c.ASK_ANOTHER:
            self.weigh_turn(state, out)
        elif ask == c.ASK_BAND:
            self.weigh_band(state, out)
        elif ask == c.ASK_KEEP:
            self.weigh_keep(state, out)
        elif ask == c.ASK_SIFT:
            self.weigh_sift(state, out)
        elif ask == c.ASK_MARKER or ask == c.ASK_BONUS:
            self.weigh_markers(state, out)
        else:
            self.weigh_ability(state, out)

    def likely(self, gain: float) -> float:
        return exp(bounded(gain / self.sharp))

    def weigh_turn(self, b: EthnosState, out: Choices) -> None:
        """Recruit or lead: everything as glory gained against holding the hand as it is."""
        number: i64 = b.active
        seat: Seat = b.seats[number]
        chance: float = self.chance_to_play(b, number)
        self.count_hand(seat.hand)
        held: float = chance * max(self.best_band(b, number) - self.turn, 0.0)
        if b.ask == c.ASK_TURN and seat.size < b.setup.box.hand_limit:
            kind: i64 = b.row.next(0)
            while kind >= 0:
                out.add(c.TAKE + kind, self.likely(chance * self.join(b, kind)))
                kind = b.row.next(kind + 1)
            out.add(c.DRAW, self.likely(chance * self.draw))
        leader: i64 = seat.hand.next(0)
        while leader >= 0 and leader != c.SKELETON:
            worth: float = self.band(b, number, leader, self.most_with(leader), self.skeletons)
            out.add(c.LEAD + leader, self.likely(worth - held - self.turn))
            leader = seat.hand.next(leader + 1)
        if b.ask == c.ASK_ANOTHER:
            out.add(c.DECLINE, self.likely(-self.turn))
        if out.n == 0 or b.only_skeletons():
            out.clear()
            out.add(c.SKELETONS if b.setup.ten_skeletons else c.PASS, 1.0)

    def join(self, b: Board, kind: i64) -> float:
        """What a card adds to the counted hand: the step to the next larger band."""
        if kind == c.SKELETON:
            return self.card
        cards: i64 = self.most_with(kind)
        step: float = float(band_glory(b, cards + 1) - band_glory(b, cards))
        return 0.8 * step + self.card

    def weigh_band(self, b: EthnosState, out: Choices) -> None:
        """The whole of a tribe or of a colour, all skeletons: less is only offered where the rest can be used."""
        seat: Seat = b.seats[b.active]
        self.count_hand(seat.hand)
        legal: Actions = self.actions
        legal.n = 0
        b.list_adds(legal)
        leader: i64 = b.draft_leader
        by_tribe: i64 = first_with(legal, leader, True)
        by_colour: i64 = first_with(legal, leader, False)
        if by_tribe < 0 and by_colour < 0:
            out.add(legal.codes[0], 1.0)  # a skeleton, or done
            return
        if by_colour >= 0 and by_colour < by_tribe:
            out.add(c.ADD + by_colour, self.likely(self.basis(b, leader, False)))
        if by_tribe >= 0:
            out.add(c.ADD + by_tribe, self.likely(self.basis(b, leader, True)))
        if by_colour > by_tribe:
            out.add(c.ADD + by_colour, self.likely(self.basis(b, leader, False)))
        rest_counts: bool = c.tribe_of(leader) == c.CENTAUR or c.tribe_of(leader) == c.ELF
        if rest_counts and b.draft_size > b.markers_against(b.active, c.colour_of(leader)):
            out.add(c.DONE, self.likely(self.band(b, b.active, leader, b.draft_size, 0) - 1.0))

    def basis(self, b: Board, leader: i64, tribe: bool) -> float:
        """What the band will be worth if it goes by tribe or by colour."""
        cards: i64 = self.of_tribe(leader) if tribe else self.of_colour(leader)
        return self.band(b, b.active, leader, cards, self.skeletons)

    def weigh_keep(self, b: EthnosState, out: Choices) -> None:
        """E24: first the cards that go together."""
        seat: Seat = b.seats[b.active]
        self.count_hand(seat.hand)
        legal: Actions = self.actions
        legal.n = 0
        b.list_adds(legal)
        room: i64 = b.size - b.draft_size
        if room >= seat.size - b.draft_size and legal.n > 1:
            out.add(legal.codes[0], 1.0)
            return
        index: i64 = 0
        while index < legal.n - 1:
            kind: i64 = legal.codes[index] - c.ADD
            together: i64 = seat.size if kind == c.SKELETON else self.most_with(kind)
            out.add(c.ADD + kind, self.likely(float(together)))
            index += 1
        if out.n == 0:
            out.add(c.DONE, 1.0)

    def weigh_sift(self, b: EthnosState, out: Choices) -> None:
        """E50: the card that makes the larger band."""
        chance: float = self.chance_to_play(b, b.active)
        self.count_hand(b.seats[b.active].hand)
        kind: i64 = b.drawn.next(0)
        while kind >= 0:
            out.add(c.ADD + kind, self.likely(chance * self.join(b, kind)))
            kind = b.drawn.next(kind + 1)

    def weigh_markers(self, b: EthnosState, out: Choices) -> None:
        """E19, E27: a marker is refused only where it may be the last one."""
        kingdom: i64 = 0
        while kingdom < c.NUM_KINGDOMS:
            if b.reason_of_seat(c.PLACE + kingdom) == LEGAL:
                out.add(c.PLACE + kingdom, self.likely(self.marker(b, b.active, kingdom)))
            kingdom += 1
        if b.seats[b.active].supply <= 2:
            out.add(c.DECLINE, 0.5)

    def weigh_ability(self, b: EthnosState, out: Choices) -> None:
        ask: i64 = b.ask
        if ask == c.ASK_TROLL:
            index: i64 = 0
            while index < c.MOST_TROLL_TOKENS:
                if b.reason_of_seat(c.TROLL_TOKEN + index) == LEGAL:
                    out.add(c.TROLL_TOKEN + index, self.likely(float(index)))
                index += 1
        elif ask == c.ASK_CONJURE:
            out.add(c.CONJURE, 1.0)
            out.add(c.DECLINE, 0.2)
        elif ask == c.ASK_CASH:
            out.add(c.CASH, 1.0)
            out.add(c.DECLINE, 1.0)
        else:
            out.add(c.RAID, 1.0)
            out.add(c.DECLINE, 0.1)


def first_with(legal: Actions, leader: i64, tribe: bool) -> i64:
    """The first card that may be added to a band of the leader's tribe, or of its colour; -1: none, skeletons apart."""
    index: i64 = 0
    while index < legal.n - 1:
        kind: i64 = legal.codes[index] - c.ADD
        same_tribe: bool = c.tribe_of(kind) == c.tribe_of(leader)
        if kind != c.SKELETON and (same_tribe if tribe else c.colour_of(kind) == c.colour_of(leader)):
            return kind
        index += 1
    return -1


def troll_sum(b: Board, seat: Seat) -> i64:
    held: i64 = seat.trolls
    total: i64 = 0
    index: i64 = 0
    while held != 0:
        if held & 1 != 0:
            total += b.setup.box.troll_tokens[index]
        held >>= 1
        index += 1
    return total


def final_strength(b: EthnosState, number: i64) -> i64:
    """What ranks a seat at the end."""
    seat: Seat = b.seats[number]
    ten: i64 = WON_AT_ONCE if b.winner == number else 0
    return ten + seat.glory * GLORY_SCALE + seat.in_kingdoms()


def evaluation(weights: dict[str, float]) -> EthnosEvaluation:
    return EthnosEvaluation(weights)
