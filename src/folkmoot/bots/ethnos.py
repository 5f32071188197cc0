# mypyc: hot
"""What a bot thinks of an Ethnos state.

Everything is counted in glory. A band is worth its glory, the marker it places and its leader's ability; a hand is
worth its best band, less the turn that playing it takes, if the age lasts that long; a marker is worth the share of
the tokens of this and the later ages that one more marker brings. `TASTE` holds the numbers that are a matter of
taste; they were found by the arena.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.sense import Choices, Outlook, Sense, bounded
from folkmoot.core.bag import Bag, shift
from folkmoot.core.contract import State
from folkmoot.core.lists import Actions
from folkmoot.games.ethnos.board import Band, Board, Seat
from folkmoot.games.ethnos.cards import (
    ADD,
    ASK_ANOTHER,
    ASK_BAND,
    ASK_BONUS,
    ASK_CASH,
    ASK_CONJURE,
    ASK_KEEP,
    ASK_MARKER,
    ASK_TROLL,
    ASK_TURN,
    CASH,
    CENTAUR,
    CONJURE,
    DECLINE,
    DONE,
    DRAW,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    LEAD,
    MERFOLK,
    MINOTAUR,
    ORC,
    PASS,
    PLACE,
    RAID,
    SKELETON,
    SKELETONS,
    TAKE,
    TROLL,
    TROLL_TOKEN,
    WINGFOLK,
    WIZARD,
)
from folkmoot.games.ethnos.scoring import band_counts, band_glory, count_bits
from folkmoot.games.ethnos.state import EthnosState

TASTE: Final = {
    "turn": 0.3,  # what playing a hand costs beside its cards
    "card": 0.15,  # a card in hand, kept or drawn
    "draw": 0.9,  # a card nobody has seen
    "reign": 1.0,  # a kingdom's glory, compared with what the markers alone promise
    "later": 0.75,  # a token of the next age, compared with one of this age; the one after that counts this squared
    "open": 0.6,  # how far from settled a kingdom is at the start of an age, in markers
    "swim": 0.5,  # a space on the merfolk track
    "troll": 0.25,  # each point of a troll token: ties in kingdoms are common
    "hold": 0.7,  # how likely the giant token stays where it is
    "sharp": 1.0,  # glory by which a choice must be better to be e times as likely
    "spread": 5.0,  # glory by which an outlook may be off at the very end …
    "spread_age": 4.5,  # … and more for each age that is left
}
BY_PLAYERS: Final = {2: {"spread": 8.0, "spread_age": 6.0}}
"""What differs with a number of players."""


@final
class EthnosSense(Sense):
    """See folkmoot.bots.sense.Sense."""

    def __init__(self, taste: dict[str, float]) -> None:
        super().__init__()
        self.knows = True
        self.turn: float = taste["turn"]
        self.card: float = taste["card"]
        self.draw: float = taste["draw"]
        self.reign: float = taste["reign"]
        self.later: float = taste["later"]
        self.open: float = taste["open"]
        self.swim: float = taste["swim"]
        self.troll: float = taste["troll"]
        self.hold: float = taste["hold"]
        self.sharp: float = taste["sharp"]
        self.spread: float = taste["spread"]
        self.spread_age: float = taste["spread_age"]
        # What was counted last in the hand under consideration, by `count_hand`.
        self.colours: i64 = 0
        self.tribes: i64 = 0
        self.skeletons: i64 = 0
        # What was found last by `best_band`.
        self.lead: i64 = -1

    # Numbers of a state.

    def cards_left(self, b: Board) -> float:
        """Cards that will be drawn, on average, before the last dragon comes."""
        dragons: i64 = b.setup.box.dragons - b.dragons
        return float(b.upper) + float(dragons * (b.lower() + 1)) / float(dragons + 1)

    def chance_to_play(self, b: Board, seat: i64) -> float:
        """How likely the age lasts until a seat's next turn and the band after that."""
        left: float = self.cards_left(b)
        wait: i64 = seat - b.active
        if wait <= 0:
            wait += b.players
        return left / (left + 0.5 * float(wait) + 0.5)

    def kingdom(self, b: Board, number: i64, extra: i64, kingdom: i64) -> float:
        """Glory that a kingdom may bring to a seat from now to the end, with some markers more than it has."""
        ages: i64 = b.setup.ages
        own: float = float(b.seats[number].in_kingdom(kingdom) + extra)
        worth: float = self.reign
        total: float = 0.0
        age: i64 = b.age
        room: float = self.open * self.cards_left(b) / (self.cards_left(b) + 10.0)
        while age <= ages:
            place: i64 = kingdom * ages + age - 1
            total += worth * self.shares(b, number, own, kingdom, room, place, age)
            worth *= self.later
            room += self.open
            age += 1
        return total

    def shares(self, b: Board, number: i64, own: float, kingdom: i64, room: float, token: i64, age: i64) -> float:
        """The tokens of one age, places told by markers squared: chances, since much may still be placed."""
        mine: float = (own + room) * (own + room)
        if own == 0.0 and room < 0.05:
            return 0.0
        total: float = mine
        seat: i64 = 0
        while seat < b.players:
            if seat != number:
                other: float = float(b.seats[seat].in_kingdom(kingdom)) + room
                total += other * other
            seat += 1
        first: float = mine / total
        glory: float = first * float(b.tokens[token])
        if age == 1:
            return glory
        if b.players == 2:
            alone: bool = b.seats[1 - number].in_kingdom(kingdom) == 0 and own > 0.0
            return glory + (first * float(b.tokens[token - 1]) if alone else 0.0)
        second: float = 0.0
        seat = 0
        while seat < b.players:
            if seat != number:
                rival: float = float(b.seats[seat].in_kingdom(kingdom)) + room
                strength: float = rival * rival
                if total > strength:
                    second += strength / total * mine / (total - strength)
            seat += 1
        glory += second * float(b.tokens[token - 1])
        if age > 2:
            glory += (1.0 - first - second) / float(b.players - 2) * float(b.tokens[token - 2])
        return glory

    def marker(self, b: Board, number: i64, kingdom: i64) -> float:
        """What one more marker of a seat in a kingdom is worth."""
        return self.kingdom(b, number, 1, kingdom) - self.kingdom(b, number, 0, kingdom)

    # Hands.

    def count_hand(self, hand: Bag) -> None:
        """Cards of each colour and tribe, eight and five bits each."""
        colours: i64 = 0
        tribes: i64 = 0
        kind: i64 = hand.next(0)
        self.skeletons = 0
        while kind >= 0:
            number: i64 = hand.count(kind)
            if kind == SKELETON:
                self.skeletons = number
            else:
                colours += shift(number, kind % 6 * 8)
                tribes += shift(number, kind // 6 * 5)
            kind = hand.next(kind + 1)
        self.colours = colours
        self.tribes = tribes

    def of_colour(self, kind: i64) -> i64:
        return (self.colours >> (kind % 6 * 8)) & 255

    def of_tribe(self, kind: i64) -> i64:
        return (self.tribes >> (kind // 6 * 5)) & 31

    def most_with(self, kind: i64) -> i64:
        """Cards of the counted hand that go with a card, skeletons not counted."""
        return max(self.of_colour(kind), self.of_tribe(kind))

    def best_band(self, b: Board, number: i64) -> float:
        """What the best band of a seat's hand is worth; `lead` is its leader. The hand must be counted."""
        hand = b.seats[number].hand
        best: float = 0.0
        self.lead = -1
        kind: i64 = hand.next(0)
        while kind >= 0 and kind != SKELETON:
            worth: float = self.band(b, number, kind, self.most_with(kind), self.skeletons)
            if worth > best:
                best = worth
                self.lead = kind
            kind = hand.next(kind + 1)
        return best

    def band(self, b: Board, number: i64, leader: i64, cards: i64, skeletons: i64) -> float:
        """What a band of so many cards and skeletons is worth, marker and ability included."""
        seat = b.seats[number]
        tribe: i64 = leader // 6
        size: i64 = cards + skeletons
        counted: i64 = cards + 1 if tribe == DWARF else cards
        worth: float = float(band_glory(b, counted))
        reach: i64 = size + 1 if tribe == MINOTAUR else size
        rest: i64 = seat.size - size
        if seat.supply > 0 and tribe != HALFLING:
            if tribe == WINGFOLK:
                worth += self.best_marker(b, number, reach)
            elif reach > b.markers_against(number, leader % 6):
                worth += self.marker(b, number, leader % 6)
                if tribe == CENTAUR and rest > 0:
                    worth += self.turn
        return worth + self.ability(b, number, tribe, leader % 6, size, rest)

    def best_marker(self, b: Board, number: i64, reach: i64) -> float:
        """The best marker that a band of this reach may place anywhere."""
        best: float = 0.0
        kingdom: i64 = 0
        while kingdom < 6:
            if reach > b.markers_against(number, kingdom):
                best = max(best, self.marker(b, number, kingdom))
            kingdom += 1
        return best

    def ability(self, b: Board, number: i64, tribe: i64, colour: i64, size: i64, rest: i64) -> float:
        seat = b.seats[number]
        if tribe == ELF:
            return self.card * float(min(size, rest))
        if tribe == WIZARD:
            return self.draw * 0.8 * float(size)
        if tribe == GIANT:
            if size <= b.giant_size:
                return 0.0
            token: float = float(b.setup.giant_glory[b.age - 1])
            return float(b.setup.box.giant_taking) + (0.0 if b.giant == number else self.hold * token)
        if tribe == MERFOLK:
            return self.track(b, number, size) - self.track(b, number, 0)
        if tribe == ORC:
            if seat.supply > 0 and seat.orcs & shift(1, colour) == 0:
                return self.orcs(b, count_bits(seat.orcs) + 1) - self.orcs(b, count_bits(seat.orcs))
            return 0.0
        if tribe == TROLL:
            return self.troll * float(min(size, 6))
        return 0.0

    def orcs(self, b: Board, markers: i64) -> float:
        if markers == 0:
            return 0.0
        return float(b.setup.box.orc_glory[markers - 1])

    def track(self, b: Board, number: i64, advance: i64) -> float:
        """The merfolk track: its glory as a kingdom, and the markers that its symbols bring."""
        seat = b.seats[number]
        space: i64 = min(seat.merfolk + advance, b.setup.box.last_space)
        symbols: i64 = 0
        mask: i64 = b.setup.symbols
        step: i64 = seat.merfolk + 1
        while step <= space:
            if mask & shift(1, step) != 0:
                symbols += 1
            step += 1
        return 2.5 * float(symbols) + self.swim * float(space)

    # The two questions of the search.

    def judge(self, state: State, out: Outlook) -> None:
        assert isinstance(state, EthnosState)
        number: i64 = 0
        while number < state.players:
            out.points[number] = self.expect(state, number)
            number += 1
        out.shared = False
        out.spread = self.spread + self.spread_age * float(state.setup.ages - state.age)
        out.settle(state.players)

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
        points += self.orcs(b, count_bits(seat.orcs)) + self.track(b, number, 0)
        points += self.troll * float(troll_sum(b, seat))
        kingdom: i64 = 0
        while kingdom < 6:
            points += self.kingdom(b, number, 0, kingdom)
            kingdom += 1
        if seat.size > 0:
            self.count_hand(seat.hand)
            points += self.hand(b, number)
        return points

    def hand(self, b: Board, number: i64) -> float:
        """A counted hand: its best band, if the age lasts, and a little for what lies beside it."""
        best: float = max(self.best_band(b, number) - self.turn, 0.0)
        chance: float = self.chance_to_play(b, number)
        return chance * (best + self.card * float(b.seats[number].size))

    def settled(self, state: State) -> bool:
        assert isinstance(state, EthnosState)
        return state.ask == ASK_TURN

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
        if ask == ASK_TURN or ask == ASK_ANOTHER:
            self.weigh_turn(state, out)
        elif ask == ASK_BAND:
            self.weigh_band(state, out)
        elif ask == ASK_KEEP:
            self.weigh_keep(state, out)
        elif ask == ASK_MARKER or ask == ASK_BONUS:
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
        if b.ask == ASK_TURN and seat.size < b.setup.box.hand_limit:
            kind: i64 = b.row.next(0)
            while kind >= 0:
                out.add(TAKE + kind, self.likely(chance * self.join(b, kind)))
                kind = b.row.next(kind + 1)
            out.add(DRAW, self.likely(chance * self.draw))
        leader: i64 = seat.hand.next(0)
        while leader >= 0 and leader != SKELETON:
            worth: float = self.band(b, number, leader, self.most_with(leader), self.skeletons)
            out.add(LEAD + leader, self.likely(worth - held - self.turn))
            leader = seat.hand.next(leader + 1)
        if b.ask == ASK_ANOTHER:
            out.add(DECLINE, self.likely(-self.turn))
        if out.n == 0 or b.only_skeletons():
            out.clear()
            out.add(SKELETONS if b.setup.ten_skeletons else PASS, 1.0)

    def join(self, b: Board, kind: i64) -> float:
        """What a card adds to the counted hand: the step to the next larger band."""
        if kind == SKELETON:
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
            out.add(ADD + by_colour, self.likely(self.basis(b, leader, False)))
        if by_tribe >= 0:
            out.add(ADD + by_tribe, self.likely(self.basis(b, leader, True)))
        if by_colour > by_tribe:
            out.add(ADD + by_colour, self.likely(self.basis(b, leader, False)))
        rest_counts: bool = leader // 6 == CENTAUR or leader // 6 == ELF
        if rest_counts and b.draft_size > b.markers_against(b.active, leader % 6):
            out.add(DONE, self.likely(self.band(b, b.active, leader, b.draft_size, 0) - 1.0))

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
            kind: i64 = legal.codes[index] - ADD
            together: i64 = seat.size if kind == SKELETON else self.most_with(kind)
            out.add(ADD + kind, self.likely(float(together)))
            index += 1
        if out.n == 0:
            out.add(DONE, 1.0)

    def weigh_markers(self, b: EthnosState, out: Choices) -> None:
        """E19, E27: a marker is refused only where it may be the last one."""
        kingdom: i64 = 0
        while kingdom < 6:
            if b.reason(PLACE + kingdom) == 0:
                out.add(PLACE + kingdom, self.likely(self.marker(b, b.active, kingdom)))
            kingdom += 1
        if b.seats[b.active].supply <= 2:
            out.add(DECLINE, 0.5)

    def weigh_ability(self, b: EthnosState, out: Choices) -> None:
        ask: i64 = b.ask
        if ask == ASK_TROLL:
            index: i64 = 0
            while index < 6:
                if b.reason(TROLL_TOKEN + index) == 0:
                    out.add(TROLL_TOKEN + index, self.likely(float(index)))
                index += 1
        elif ask == ASK_CONJURE:
            out.add(CONJURE, 1.0)
            out.add(DECLINE, 0.2)
        elif ask == ASK_CASH:
            out.add(CASH, 1.0)
            out.add(DECLINE, 1.0)
        else:
            out.add(RAID, 1.0)
            out.add(DECLINE, 0.1)


def first_with(legal: Actions, leader: i64, tribe: bool) -> i64:
    """The first card that may be added to a band of the leader's tribe, or of its colour; -1: none, skeletons apart."""
    index: i64 = 0
    while index < legal.n - 1:
        kind: i64 = legal.codes[index] - ADD
        if kind != SKELETON and ((kind // 6 == leader // 6) if tribe else (kind % 6 == leader % 6)):
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
    ten: i64 = 1000000 if b.winner == number else 0
    return ten + seat.glory * 1000 + seat.in_kingdoms()
