# mypyc: hot
"""The small changes of the table that all rules are made of.

A set of hexes is a mask, and so is a set of seats, goals or events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bag import NOTHING, shift
from folkmoot.games.tribes.engine.codes import DROUGHT, FROM_MAMMOTH, GLACIER, NOWHERE, UNLAID, WILD_LAND
from folkmoot.games.tribes.engine.table import Table
from folkmoot.games.tribes.engine.tribe import bits, count_in

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


class Board(Table):
    """The table with the small changes that all rules are made of."""

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

    # Questions and drafts.

    def forget(self) -> None:
        """Nothing is under way."""
        self.back = 0
        self.deed = -1
        self.level = 0
        self.want = 0
        self.got = 0
        self.last = -1
        self.hex = -1
        self.left = 0
        self.mask = 0
        self.mark = 0
        self.queue = 0
        self.prey = 0

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
