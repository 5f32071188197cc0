# mypyc: hot
"""Everything that lies on the table, and the small changes that all rules are made of.

Members are counted in six bits a hex, eight hexes a word. A set of hexes is a mask, and so is a set of seats, goals
or events. Resources are counted in sixteen bits each.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bag import NOTHING, shift
from folkmoot.core.contract import Game, State
from folkmoot.games.tribes.cards import (
    DROUGHT,
    FROM_MAMMOTH,
    GLACIER,
    NOWHERE,
    P_SETUP,
    UNLAID,
    WILD_LAND,
)
from folkmoot.games.tribes.options import Setup
from folkmoot.games.tribes.telling import Teller

# What was done this turn: bits of `Board.flags`. The lowest four are the actions taken.
TRIBUTE_PAID: Final = 16
POTTERY_USED: Final = 32
STUDIED: Final = 64
RAIDED: Final = 128
STRENGTHENED: Final = 256
WANDERED: Final = 512
PUSHED: Final = 1024
MILD: Final = 2048  # this Grow has Mild winter's members
ATTACKED: Final = 4096  # the active player attacks in this conflict


def count_in(low: i64, high: i64, hex: i64) -> i64:
    """One count of two words of six bits each."""
    if hex < 8:
        return (low >> (hex * 6)) & 63
    return (high >> ((hex - 8) * 6)) & 63


def bits(mask: i64) -> i64:
    """How many are in a set."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


@final
class Tribe:
    """One seat: its members, what it owns, its goals."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.here: i64 = 0
        """Hexes with own members."""
        self.field: i64 = 0
        """Members on the field."""
        self.board: i64 = 0
        """Members lying in ambush on the own board."""
        self.goods: i64 = 0
        self.villages: i64 = 0
        self.hidden: i64 = 0
        self.elder: i64 = -1
        """The hex of the elder, -1 in the supply."""
        self.points: i64 = 0
        self.earned: i64 = 0
        """Points by source, seven bits each."""
        self.open: i64 = 0
        self.fulfilled: i64 = 0
        self.deck: i64 = 0
        """Goals of the deck whose order nobody knows."""
        self.under: i64 = 0
        """Goals known under the deck, four bits each, the next to come lowest."""
        self.under_size: i64 = 0
        self.tokens: i64 = 0
        """Altar, Canoe, Walls."""
        self.kind: i64 = -1
        self.power: i64 = -1

    def copy_from(self, other: Tribe) -> None:
        self.low = other.low
        self.high = other.high
        self.here = other.here
        self.field = other.field
        self.board = other.board
        self.goods = other.goods
        self.villages = other.villages
        self.hidden = other.hidden
        self.elder = other.elder
        self.points = other.points
        self.earned = other.earned
        self.open = other.open
        self.fulfilled = other.fulfilled
        self.deck = other.deck
        self.under = other.under
        self.under_size = other.under_size
        self.tokens = other.tokens
        self.kind = other.kind
        self.power = other.power

    def members(self, hex: i64) -> i64:
        return count_in(self.low, self.high, hex)

    def change(self, hex: i64, number: i64) -> None:
        """Members come to a hex, or leave it for a negative number."""
        if hex < 8:
            self.low += shift(number, hex * 6)
        else:
            self.high += shift(number, (hex - 8) * 6)
        self.field += number
        if count_in(self.low, self.high, hex) != 0:
            self.here |= shift(1, hex)
        else:
            self.here &= ~shift(1, hex)

    def held(self, kind: i64) -> i64:
        return (self.goods >> (kind * 16)) & 0xFFFF

    def gain(self, kind: i64, number: i64) -> None:
        self.goods += shift(number, kind * 16)

    def wealth(self) -> i64:
        """Resources of all kinds."""
        return (self.goods & 0xFFFF) + ((self.goods >> 16) & 0xFFFF) + (self.goods >> 32)

    def source(self, source: i64) -> i64:
        """Points that came from one source."""
        return (self.earned >> (source * 7)) & 127

    def deck_size(self) -> i64:
        return bits(self.deck) + self.under_size

    def next_under(self) -> i64:
        """Take the first of the known goals under the deck."""
        goal: i64 = self.under & 15
        self.under >>= 4
        self.under_size -= 1
        return goal

    def put_under(self, goal: i64) -> None:
        self.under |= shift(goal, self.under_size * 4)
        self.under_size += 1


class Board(State):
    """What lies on the table. `phase` says which question is open; the registers below it belong to that question."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.players = setup.players
        self.tribes = [Tribe(), Tribe(), Tribe(), Tribe()]
        self.teller: Teller | None = None

        self.terrain: i64 = (1 << 30) - 1
        """Two bits a hex, UNLAID where none lies yet."""
        self.lakes: i64 = 0
        self.forests: i64 = 0
        self.mountains: i64 = 0
        """Hexes that count as such, wild land as all three."""
        self.lands: i64 = 0xFFFFFFFF
        """The hex of every special land, four bits each, NOWHERE if it is not used."""
        self.melted: bool = False
        self.pile: i64 = 0
        """Stones on the glacier, or left by it."""

        self.active: i64 = 0
        self.first: i64 = -1
        self.rounds: i64 = 0
        self.winner: i64 = -1
        self.dice: i64 = 0
        """Four rows of three dice, two bits each, the left die lowest."""
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
        """What lies on them."""
        self.volcano: i64 = -1
        self.hot: i64 = 0
        """Hexes beside the volcano."""
        self.invaders_at: i64 = -1
        self.invaders: i64 = 0
        self.mammoth_at: i64 = -1
        self.rider: i64 = -1
        """Whose the mammoth is, -1 while it is wild."""
        self.tiger_at: i64 = -1

        self.flags: i64 = 0
        self.moved_low: i64 = 0
        self.moved_high: i64 = 0
        """Members of the active player that moved this turn."""
        self.found: i64 = 0
        """Hexes that Discovery has paid for this turn."""
        self.lent: i64 = -1
        """The development that the elder borrowed and that is not used up."""

        self.phase: i64 = P_SETUP
        self.back: i64 = 0
        """Where to go on after a question that several rules ask."""
        self.who: i64 = -1
        """The seat that is asked."""
        self.deed: i64 = -1
        self.level: i64 = 0
        self.want: i64 = 0
        """How many may be done."""
        self.got: i64 = 0
        """How many are done."""
        self.last: i64 = -1
        """Choices come in ascending order: the latest."""
        self.hex: i64 = -1
        self.left: i64 = 0
        self.mask: i64 = 0
        self.mark: i64 = 0
        self.queue: i64 = 0
        self.prey: i64 = 0
        """Hexes that held only opponents when the action began."""

        self.trail: list[int] = NOTHING
        """The steps of the draft under way; replaced, never changed."""
        self.base_low: i64 = 0
        self.base_high: i64 = 0
        self.base_board: i64 = 0
        self.base_moved_low: i64 = 0
        self.base_moved_high: i64 = 0
        self.base_mammoth: i64 = 0
        """What the draft has changed, as it was before and as all others see it."""

    def copy_board(self, other: Board) -> None:
        self.setup = other.setup
        self.game = other.game
        self.players = other.players
        self.turn = other.turn
        self.drafting = other.drafting
        self.events = None
        self.teller = None
        seat: i64 = 0
        while seat < other.players:
            self.tribes[seat].copy_from(other.tribes[seat])
            seat += 1
        self.copy_field(other)
        self.copy_registers(other)

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

    def copy_registers(self, other: Board) -> None:
        self.flags = other.flags
        self.moved_low = other.moved_low
        self.moved_high = other.moved_high
        self.found = other.found
        self.lent = other.lent
        self.phase = other.phase
        self.back = other.back
        self.who = other.who
        self.deed = other.deed
        self.level = other.level
        self.want = other.want
        self.got = other.got
        self.last = other.last
        self.hex = other.hex
        self.left = other.left
        self.mask = other.mask
        self.mark = other.mark
        self.queue = other.queue
        self.prey = other.prey
        self.trail = other.trail
        self.base_low = other.base_low
        self.base_high = other.base_high
        self.base_board = other.base_board
        self.base_moved_low = other.base_moved_low
        self.base_moved_high = other.base_moved_high
        self.base_mammoth = other.base_mammoth

    # Events, for who watches.

    def tell(self, kind: str, rule: str, seat: i64) -> None:
        if self.events is not None:
            self.report(kind, rule, seat, "", 0, "", 0)

    def tell1(self, kind: str, rule: str, seat: i64, key: str, value: i64) -> None:
        if self.events is not None:
            self.report(kind, rule, seat, key, value, "", 0)

    def tell2(self, kind: str, rule: str, seat: i64, key: str, value: i64, other: str, number: i64) -> None:
        if self.events is not None:
            self.report(kind, rule, seat, key, value, other, number)

    def report(self, kind: str, rule: str, seat: i64, key: str, value: i64, other: str, number: i64) -> None:
        if self.teller is not None:
            self.teller.tell(self, kind, rule, int(seat), key, int(value), other, int(number))

    # The field.

    def terrain_at(self, hex: i64) -> i64:
        """LAKE, FOREST, MOUNTAIN; what a special land lies on, too."""
        return (self.terrain >> (hex * 2)) & 3

    def lay_terrain(self, hex: i64, terrain: i64) -> None:
        self.terrain ^= shift(terrain ^ UNLAID, hex * 2)
        self.count_terrain(hex, terrain)

    def count_terrain(self, hex: i64, terrain: i64) -> None:
        bit: i64 = shift(1, hex)
        if terrain == 0:
            self.lakes |= bit
        elif terrain == 1:
            self.forests |= bit
        else:
            self.mountains |= bit

    def land_hex(self, land: i64) -> i64:
        """The hex of a special land, or NOWHERE."""
        return (self.lands >> (land * 4)) & 15

    def lay_land(self, land: i64, hex: i64) -> None:
        """T31: a special land replaces a hex; T148: wild land counts as all three terrains."""
        self.lands ^= shift(hex ^ NOWHERE, land * 4)
        if land == WILD_LAND:
            self.lakes |= shift(1, hex)
            self.forests |= shift(1, hex)
            self.mountains |= shift(1, hex)

    def frozen(self, hex: i64) -> bool:
        """The glacier lies here and has not melted."""
        return not self.melted and (self.lands >> (GLACIER * 4)) & 15 == hex

    def limit(self, hex: i64) -> i64:
        """T20: how many a hex holds; the lowest limit counts."""
        box = self.setup.box
        limit: i64 = box.limit_hex
        if self.is_open(DROUGHT) and box.limit_drought < limit:
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
        left: i64 = self.setup.box.villages - bits(self.built())
        seat: i64 = 0
        while seat < self.players:
            left -= self.tribes[seat].hidden
            seat += 1
        return left

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
        if hex < 8:
            self.moved_low += shift(number, hex * 6)
        else:
            self.moved_high += shift(number, (hex - 8) * 6)

    def remove(self, seat: i64, hex: i64, number: i64) -> None:
        """Members go back to the supply; T167: those that moved go first."""
        self.tribes[seat].change(hex, -number)
        if seat == self.active:
            moved: i64 = self.moved(hex)
            self.change_moved(hex, -(number if number < moved else moved))

    def check_guards(self) -> None:
        """T19: a village without a member of its owner is destroyed, a tamed mammoth runs away."""
        seat: i64 = 0
        while seat < self.players:
            tribe = self.tribes[seat]
            lost: i64 = tribe.villages & ~tribe.here
            if lost != 0:
                self.destroy(seat, lost)
            seat += 1
        if self.rider >= 0 and (self.tribes[self.rider].here >> self.mammoth_at) & 1 == 0:
            owner: i64 = self.rider
            self.mammoth_at = -1
            self.rider = -1
            self.lose_points(owner, FROM_MAMMOTH, self.setup.box.mammoth_tame)
            self.tell("mammoth_ran", "T19", owner)

    def destroy(self, seat: i64, lost: i64) -> None:
        tribe = self.tribes[seat]
        tribe.villages &= ~lost
        if tribe.elder >= 0 and (lost >> tribe.elder) & 1 != 0:
            tribe.elder = -1
        hex: i64 = 0
        while lost != 0:
            if lost & 1 != 0:
                self.tell1("village_destroyed", "T19", seat, "hex", hex)
            lost >>= 1
            hex += 1

    # Points.

    def score(self, seat: i64, source: i64, number: i64) -> None:
        """T133: who reaches the points wins at that moment."""
        if number == 0 or self.winner >= 0:
            return
        tribe = self.tribes[seat]
        tribe.points += number
        tribe.earned += shift(number, source * 7)
        if tribe.points >= self.setup.box.points_to_win:
            self.winner = seat

    def lose_points(self, seat: i64, source: i64, number: i64) -> None:
        """T1: never below nothing."""
        tribe = self.tribes[seat]
        if number > tribe.source(source):
            number = tribe.source(source)
        tribe.points -= number
        tribe.earned -= shift(number, source * 7)

    def has(self, seat: i64, development: i64) -> bool:
        """A development that a seat completed, or that its elder borrowed and has not used up."""
        if (self.tribes[seat].fulfilled >> development) & 1 != 0:
            return True
        return self.lent == development and seat == self.active

    # Open events.

    def is_open(self, event: i64) -> bool:
        return self.slot0 == event or self.slot1 == event

    def load(self, event: i64) -> i64:
        """What lies on an open event."""
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
