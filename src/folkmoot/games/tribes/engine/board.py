# mypyc: hot
"""State of the table: the field, the dice, the events, the seats; and the small changes that all rules are made of.

A set of hexes is a mask; so is one of seats, goals or events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import NIBBLE, at_nibble, below, in_set, nibble, ones, shift
from folkmoot.core.contract import Game
from folkmoot.core.lists import NOTHING, Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.open_question import OpenQuestion
from folkmoot.games.tribes.engine.options import Setup
from folkmoot.games.tribes.engine.telling import Teller
from folkmoot.games.tribes.engine.tribe import LOW_HEXES, MEMBER_BITS, Tribe, count_in

TERRAIN_BITS: Final = 2
ALL_UNLAID: Final[i64] = below(TERRAIN_BITS * c.NUM_HEXES)
NO_LANDS: Final[i64] = below(NIBBLE * c.NUM_LANDS)
"""NOWHERE for each."""


class Board(OpenQuestion):
    """The table, with the question that is open."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.melted: bool = False
        """True: the glacier has melted."""
        self.setup = setup
        self.players = setup.players
        self.tribes = [Tribe(), Tribe(), Tribe(), Tribe()]
        self.teller: Teller | None = None
        self.answers = Actions()
        """Scratch for finding forced answers; never part of the state."""

        self.terrain: i64 = ALL_UNLAID
        """TERRAIN_BITS a hex, UNLAID where none lies yet."""
        self.lakes: i64 = 0
        self.forests: i64 = 0
        self.mountains: i64 = 0
        """Hexes that count as such, wild land as all three."""
        self.lands: i64 = NO_LANDS
        """The hex of every special land, a nibble each, NOWHERE if it is not used."""
        self.pile: i64 = 0
        """Stones on the glacier, or left by it."""

        self.active: i64 = 0
        """The seat whose turn it is, also while another is asked, or chance."""
        self.first: i64 = -1
        self.rounds: i64 = 0
        self.winner: i64 = -1
        self.dice: i64 = 0
        """A row for each action, ROW_BITS each, its left die lowest."""
        self.die0: i64 = -1
        self.die1: i64 = -1
        """The dice in hand, or the pool before the roll; -1 where one is spent."""
        self.next0: i64 = -1
        self.next1: i64 = -1
        """The next player's pool."""

        self.deck: i64 = 0
        self.aside: i64 = 0
        self.gone: i64 = 0
        """Events that are discarded."""
        self.slot0: i64 = -1
        self.slot1: i64 = -1
        """Open events, the older first."""
        self.load0: i64 = 0
        self.load1: i64 = 0
        """Tokens on the two open events."""
        self.volcano: i64 = -1
        self.hot: i64 = 0
        """Hexes beside the volcano."""
        self.invaders_at: i64 = -1
        self.invaders: i64 = 0
        self.mammoth_at: i64 = -1
        self.rider: i64 = -1
        """Seat that rides the mammoth, -1 while it is wild."""
        self.tiger_at: i64 = -1

        self.used: i64 = 0
        """The actions taken this turn."""
        self.this_turn: i64 = 0
        """Other things done this turn: a set of FEATS."""
        self.moved_low: i64 = 0
        self.moved_high: i64 = 0
        """Members of the active player that moved this turn."""
        self.found: i64 = 0
        """Hexes that Discovery has paid for this turn."""
        self.lent: i64 = -1
        """The development that the elder borrowed and that is not used up."""

    def copy_board(self, other: Board) -> None:
        self.setup = other.setup
        self.game = other.game
        self.players = other.players
        self.turn = other.turn
        self.events = None
        self.teller = None
        seat: i64 = 0
        while seat < other.players:
            self.tribes[seat].copy_from(other.tribes[seat])
            seat += 1
        self.copy_field(other)
        self.copy_question(other)

    def copy_field(self, other: Board) -> None:
        self.terrain = other.terrain
        self.lakes = other.lakes
        self.forests = other.forests
        self.mountains = other.mountains
        self.lands = other.lands
        self.melted = other.melted
        self.pile = other.pile
        self.active = other.active
        self.first = other.first
        self.rounds = other.rounds
        self.winner = other.winner
        self.dice = other.dice
        self.die0 = other.die0
        self.die1 = other.die1
        self.next0 = other.next0
        self.next1 = other.next1
        self.deck = other.deck
        self.aside = other.aside
        self.gone = other.gone
        self.slot0 = other.slot0
        self.slot1 = other.slot1
        self.load0 = other.load0
        self.load1 = other.load1
        self.volcano = other.volcano
        self.hot = other.hot
        self.invaders_at = other.invaders_at
        self.invaders = other.invaders
        self.mammoth_at = other.mammoth_at
        self.rider = other.rider
        self.tiger_at = other.tiger_at
        self.used = other.used
        self.this_turn = other.this_turn
        self.moved_low = other.moved_low
        self.moved_high = other.moved_high
        self.found = other.found
        self.lent = other.lent

    # Events, for those who watch: with no number, one or two.

    def tell0(self, kind: str, rule: str, seat: i64) -> None:
        if self.events is not None:
            self.pass_on(kind, rule, seat, "", 0, "", 0)

    def tell1(self, kind: str, rule: str, seat: i64, key: str, value: i64) -> None:
        if self.events is not None:
            self.pass_on(kind, rule, seat, key, value, "", 0)

    def tell2(self, kind: str, rule: str, seat: i64, key: str, value: i64, other: str, number: i64) -> None:
        if self.events is not None:
            self.pass_on(kind, rule, seat, key, value, other, number)

    def pass_on(self, kind: str, rule: str, seat: i64, key: str, value: i64, other: str, number: i64) -> None:
        if self.teller is not None:
            self.teller.tell(self, kind, rule, int(seat), key, int(value), other, int(number))

    # The field.

    def terrain_at(self, hex: i64) -> i64:
        """LAKE, FOREST, MOUNTAIN; what a special land lies on, too."""
        return (self.terrain >> (hex * TERRAIN_BITS)) & c.UNLAID

    def lay_terrain(self, hex: i64, terrain: i64) -> None:
        self.terrain ^= shift(terrain ^ c.UNLAID, hex * TERRAIN_BITS)
        self.count_terrain(hex, terrain)

    def count_terrain(self, hex: i64, terrain: i64) -> None:
        bit: i64 = shift(1, hex)
        if terrain == c.LAKE:
            self.lakes |= bit
        elif terrain == c.FOREST:
            self.forests |= bit
        else:
            self.mountains |= bit

    def land_hex(self, land: i64) -> i64:
        """The hex of a special land, or c.NOWHERE."""
        return nibble(self.lands, land)

    def lay_land(self, land: i64, hex: i64) -> None:
        """T31: a special land replaces a hex; T148: wild land counts as all three terrains."""
        self.lands ^= at_nibble(hex ^ c.NOWHERE, land)
        if land == c.WILD_LAND:
            self.lakes |= shift(1, hex)
            self.forests |= shift(1, hex)
            self.mountains |= shift(1, hex)

    def frozen(self, hex: i64) -> bool:
        """The glacier lies here and has not melted."""
        return not self.melted and nibble(self.lands, c.GLACIER) == hex

    def limit(self, hex: i64) -> i64:
        """T20: how many a hex holds; the lowest limit counts."""
        box = self.setup.box
        limit: i64 = box.limit_hex
        if self.is_open(c.DROUGHT) and box.limit_drought < limit:
            limit = box.limit_drought
        if self.frozen(hex) and box.limit_glacier < limit:
            limit = box.limit_glacier
        return limit

    def crowd(self, hex: i64) -> i64:
        """Members and invaders on a hex."""
        number: i64 = self.invaders if self.invaders_at == hex else 0
        seat: i64 = 0
        while seat < self.players:
            number += self.tribes[seat].members(hex)
            seat += 1
        return number

    def built(self) -> i64:
        """Every hex with a village."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            found |= self.tribes[seat].villages
            seat += 1
        return found

    def villages_left(self) -> i64:
        left: i64 = self.setup.box.villages - ones(self.built())
        seat: i64 = 0
        while seat < self.players:
            left -= self.tribes[seat].hidden
            seat += 1
        return left

    def following(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def others(self, seat: i64) -> i64:
        """Hexes with members of any other player."""
        found: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                found |= self.tribes[other].here
            other += 1
        return found

    def superior(self, seat: i64) -> i64:
        """T23, T128: hexes where a seat has strictly more than each other tribe."""
        found: i64 = 0
        here: i64 = self.tribes[seat].here
        hex: i64 = 0
        while here != 0:
            if here & 1 != 0 and self.is_superior(seat, hex):
                found |= shift(1, hex)
            here >>= 1
            hex += 1
        return found

    def is_superior(self, seat: i64, hex: i64) -> bool:
        own: i64 = self.tribes[seat].members(hex)
        if self.invaders_at == hex and self.invaders >= own:
            return False
        other: i64 = 0
        while other < self.players:
            if other != seat and self.tribes[other].members(hex) >= own:
                return False
            other += 1
        return own > 0

    def controlled(self, seat: i64) -> i64:
        """T23, T129: hexes where nobody else is."""
        found: i64 = self.tribes[seat].here & ~self.others(seat)
        if self.invaders > 0:
            found &= ~shift(1, self.invaders_at)
        return found

    def supply(self, seat: i64) -> i64:
        """Members that are neither on the field nor in ambush."""
        tribe = self.tribes[seat]
        return self.setup.box.members - tribe.field - tribe.board

    def moved(self, hex: i64) -> i64:
        return count_in(self.moved_low, self.moved_high, hex)

    def change_moved(self, hex: i64, number: i64) -> None:
        if hex < LOW_HEXES:
            self.moved_low += shift(number, hex * MEMBER_BITS)
        else:
            self.moved_high += shift(number, (hex - LOW_HEXES) * MEMBER_BITS)

    def remove(self, seat: i64, hex: i64, number: i64) -> None:
        """Members go back to the supply; T167: those that moved go first."""
        self.tribes[seat].change(hex, -number)
        if seat == self.active:
            moved: i64 = self.moved(hex)
            self.change_moved(hex, -(number if number < moved else moved))

    def has(self, seat: i64, development: i64) -> bool:
        """A development that a seat completed, or that its elder borrowed and has not used up."""
        if in_set(self.tribes[seat].fulfilled, development):
            return True
        return self.lent == development and seat == self.active

    # Open events.

    def is_open(self, event: i64) -> bool:
        return self.slot0 == event or self.slot1 == event

    def load(self, event: i64) -> i64:
        """Return the tokens on an open event."""
        return self.load0 if self.slot0 == event else self.load1

    def set_load(self, event: i64, load: i64) -> None:
        if self.slot0 == event:
            self.load0 = load
        else:
            self.load1 = load

    def open_event(self, event: i64, load: i64) -> None:
        if self.slot0 < 0:
            self.slot0 = event
            self.load0 = load
        else:
            self.slot1 = event
            self.load1 = load

    def close_event(self, event: i64) -> None:
        """The card leaves its place; what was on it goes back."""
        if self.slot0 == event:
            self.slot0 = self.slot1
            self.load0 = self.load1
        self.slot1 = -1
        self.load1 = 0
        if self.slot0 < 0:
            self.load0 = 0

    def discard_event(self, event: i64) -> None:
        """T112: it never returns."""
        self.close_event(event)
        self.gone |= shift(1, event)
        self.tell1("event_discarded", "T112", -1, "event", event)

    # Resources of a seat, told to all.

    def earn(self, seat: i64, kind: i64, number: i64, rule: str) -> None:
        """Resources from the supply."""
        if number > 0:
            self.tribes[seat].gain(kind, number)
            self.tell2("gain", rule, seat, "resource", kind, "number", number)

    def spend(self, seat: i64, kind: i64, number: i64, rule: str) -> None:
        if number > 0:
            self.tribes[seat].gain(kind, -number)
            self.tell2("spend", rule, seat, "resource", kind, "number", number)

    # Drafts.

    def begin_draft(self) -> None:
        """Before the first step: keep what all others go on seeing."""
        if not self.drafting:
            tribe = self.tribes[self.active]
            self.drafting = True
            self.base_low = tribe.low
            self.base_high = tribe.high
            self.base_board = tribe.board
            self.base_moved_low = self.moved_low
            self.base_moved_high = self.moved_high
            self.base_mammoth = self.mammoth_at

    def end_draft(self) -> None:
        self.drafting = False
        self.trail = NOTHING
