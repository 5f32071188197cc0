# mypyc: hot
"""What things are worth in Ethnos: kingdoms, markers, bands, abilities, all in glory."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.bots.evaluation import Evaluation
from folkmoot.core.bag import Bag
from folkmoot.core.bits import in_set, ones
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board
from folkmoot.games.ethnos.engine.leaders import reach
from folkmoot.games.ethnos.engine.scoring import band_glory
from folkmoot.games.ethnos.mind.hands import as_colour, as_tribe, of_colour, of_tribe


class EthnosWorth(Evaluation):
    """The part of the evaluation that counts; `evaluation.py` asks it."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.knows = True
        self.turn: float = weights["turn"]
        self.card: float = weights["card"]
        self.draw: float = weights["draw"]
        self.reign: float = weights["reign"]
        self.later: float = weights["later"]
        self.open: float = weights["open"]
        self.swim: float = weights["swim"]
        self.troll: float = weights["troll"]
        self.hold: float = weights["hold"]
        self.clock: float = weights["clock"]
        self.sharp: float = weights["sharp"]
        self.spread: float = weights["spread"]
        self.spread_age: float = weights["spread_age"]
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
        return left / (left + self.clock * (0.5 * float(wait) + 0.5)) if left > 0.0 else 0.0

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
        """Cards of each colour and tribe (`hands`), and skeletons."""
        colours: i64 = 0
        tribes: i64 = 0
        kind: i64 = hand.next(0)
        self.skeletons = 0
        while kind >= 0:
            number: i64 = hand.count(kind)
            if kind == c.SKELETON:
                self.skeletons = number
            else:
                colours += as_colour(number, kind)
                tribes += as_tribe(number, kind)
            kind = hand.next(kind + 1)
        self.colours = colours
        self.tribes = tribes

    def of_colour(self, kind: i64) -> i64:
        return of_colour(self.colours, kind)

    def of_tribe(self, kind: i64) -> i64:
        return of_tribe(self.tribes, kind)

    def most_with(self, kind: i64) -> i64:
        """Cards of the counted hand that go with a card, skeletons not counted."""
        return max(self.of_colour(kind), self.of_tribe(kind))

    def best_band(self, b: Board, number: i64) -> float:
        """What the best band of a seat's hand is worth; `lead` is its leader. The hand must be counted."""
        hand = b.seats[number].hand
        best: float = 0.0
        self.lead = -1
        kind: i64 = hand.next(0)
        while kind >= 0 and kind != c.SKELETON:
            worth: float = self.band(b, number, kind, self.most_with(kind), self.skeletons)
            if worth > best:
                best = worth
                self.lead = kind
            kind = hand.next(kind + 1)
        return best

    def band(self, b: Board, number: i64, leader: i64, cards: i64, skeletons: i64) -> float:
        """What a band of this many cards and skeletons is worth, marker and ability included."""
        seat = b.seats[number]
        tribe: i64 = c.tribe_of(leader)
        colour: i64 = c.colour_of(leader)
        size: i64 = cards + skeletons
        counted: i64 = cards + b.setup.box.dwarf_extra if tribe == c.DWARF else cards
        worth: float = float(band_glory(b, counted))
        counts: i64 = reach(b, tribe, size)
        rest: i64 = seat.size - size
        if seat.supply > 0 and tribe != c.HALFLING:
            if tribe == c.WINGFOLK:
                worth += self.best_marker(b, number, counts)
            elif counts > b.markers_against(number, colour):
                worth += self.marker(b, number, colour)
                if tribe == c.CENTAUR and rest > 0:
                    worth += self.turn
        return worth + self.ability(b, number, tribe, colour, size, rest)

    def best_marker(self, b: Board, number: i64, size: i64) -> float:
        """The best marker that a band of this size may place anywhere."""
        best: float = 0.0
        kingdom: i64 = 0
        while kingdom < c.NUM_KINGDOMS:
            if size > b.markers_against(number, kingdom):
                best = max(best, self.marker(b, number, kingdom))
            kingdom += 1
        return best

    def ability(self, b: Board, number: i64, tribe: i64, colour: i64, size: i64, rest: i64) -> float:
        seat = b.seats[number]
        if tribe == c.ELF:
            return self.card * float(min(size, rest))
        if tribe == c.WIZARD:
            return self.draw * 0.8 * float(size)
        if tribe == c.GIANT:
            if size <= b.giant_size:
                return 0.0
            token: float = float(b.setup.giant_glory[b.age - 1])
            return float(b.setup.box.giant_taking) + (0.0 if b.giant == number else self.hold * token)
        if tribe == c.MERFOLK:
            return self.track(b, number, size) - self.track(b, number, 0)
        if tribe == c.ORC:
            if seat.supply > 0 and not in_set(seat.orcs, colour):
                return self.orcs(b, ones(seat.orcs) + 1) - self.orcs(b, ones(seat.orcs))
            return 0.0
        if tribe == c.TROLL:
            return self.troll * float(min(size, c.MOST_TROLL_TOKENS))
        return 0.0

    def orcs(self, b: Board, markers: i64) -> float:
        if markers == 0:
            return 0.0
        return float(b.setup.box.orc_glory[markers - 1])

    def track(self, b: Board, number: i64, advance: i64) -> float:
        """The merfolk track: its glory as a kingdom, and the markers that its symbols bring."""
        seat = b.seats[number]
        space: i64 = min(seat.merfolk + advance, b.setup.last_space)
        symbols: i64 = 0
        mask: i64 = b.setup.symbols
        step: i64 = seat.merfolk + 1
        while step <= space:
            if in_set(mask, step):
                symbols += 1
            step += 1
        return 2.5 * float(symbols) + self.swim * float(space)
