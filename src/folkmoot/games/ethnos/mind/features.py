# mypyc: hot
"""What a network is told of a state of Ethnos, from one seat, at the beginning of a turn: rows, each there or not.

Kingdoms are alike but for their tokens and markers, so one set of rows serves all six; so do the rows of the rivals.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features, Notes
from folkmoot.core.bits import ones
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Seat
from folkmoot.games.ethnos.engine.state import EthnosState

# A seat: the first row of each part.
HAND: Final = 0  # cards in hand, by how much of the deck is left
BEST: Final = 55  # what the best band is worth
GROUPS: Final = 87  # colours and tribes with so many cards
LEADERS: Final = 111  # cards of each tribe
SUPPLY: Final = 135
ORCS: Final = 143
TRACK: Final = 150
TROLLS: Final = 169
GIANT: Final = 180
SEAT: Final = 184
# The table.
RIVAL: Final = 184
KINGDOM: Final = 368  # own markers, the most of a rival, the tokens to come, the ages left
LEAD: Final = 944
TURN: Final = 1196
DRAGONS: Final = 1202
ROW: Final = 1210
JOIN: Final = 1234
TRIBES: Final = 1255
TIME: Final = 1267
SIZE: Final = 1303


def describe(b: EthnosState, number: i64, left: float, points: list[float], seats: list[Notes], out: Features) -> None:
    """`left`: cards before the last dragon; `points`: what seats may expect; `seats`: what `describe_seats` found."""
    ages: i64 = b.setup.ages - b.age
    deck: i64 = within(i64(left) // 8, 4)
    rival: float = -1000.0
    seat: i64 = 0
    while seat < b.players:
        base: i64 = 0 if seat == number else RIVAL
        for feature in seats[seat].found:
            out.add(base + feature)
        if seat != number:
            rival = max(rival, points[seat])
        seat += 1
    out.add(LEAD + (within(ages, 2) * 4 + within(deck, 3)) * 21 + within(i64(points[number] - rival + 42.0) // 4, 20))
    kingdom: i64 = 0
    while kingdom < c.NUM_KINGDOMS:
        describe_kingdom(b, number, kingdom, ages, out)
        kingdom += 1
    wait: i64 = (b.active - number + b.players) % b.players
    out.add(TURN + wait)
    out.add(DRAGONS + b.dragons * 2 + (1 if b.upper > 0 else 0))
    describe_row(b, number, wait, out)
    tribe: i64 = 0
    while tribe < c.NUM_TRIBES:
        if b.in_play(tribe):
            out.add(TRIBES + tribe)
        tribe += 1
    out.add(TIME + within(ages, 2) * 12 + within(i64(left) // 4, 11))


def within(value: i64, most: i64) -> i64:
    if value < 0:
        return 0
    return value if value < most else most


def describe_seats(b: EthnosState, left: float, best: list[float], out: list[Notes]) -> None:
    """What there is to say of each seat, whoever looks at it; `best`: what its best band is worth."""
    deck: i64 = within(i64(left) // 8, 4)
    seat: i64 = 0
    while seat < b.players:
        out[seat].clear()
        describe_seat(b, seat, deck, best[seat], out[seat])
        seat += 1


def describe_seat(b: EthnosState, number: i64, deck: i64, best: float, out: Notes) -> None:
    seat: Seat = b.seats[number]
    out.add(HAND + deck * 11 + within(seat.size, 10))
    out.add(BEST + within(i64(best), 31))
    describe_hand(seat, out)
    out.add(SUPPLY + within(seat.supply, 7))
    if b.in_play(c.ORC):
        out.add(ORCS + ones(seat.orcs))
    if b.in_play(c.MERFOLK):
        out.add(TRACK + within(seat.merfolk, 18))
    if b.in_play(c.TROLL):
        out.add(TROLLS + within(ones(seat.trolls), 6))
    if b.in_play(c.GIANT):
        out.add(GIANT + (within(b.giant_size, 6) // 3 + 1 if b.giant == number else 0))


def describe_hand(seat: Seat, out: Notes) -> None:
    """How many cards go together, by colour and by tribe, and who could lead them."""
    colours: i64 = 0
    tribe: i64 = -1
    together: i64 = 0
    kind: i64 = seat.hand.next(0)
    while kind >= 0:
        number: i64 = seat.hand.count(kind)
        if kind // c.NUM_COLOURS != tribe:
            tell_group(together, tribe, out)
            tribe = kind // c.NUM_COLOURS
            together = 0
        together += number
        if kind != c.SKELETON:
            colours += number << (kind % c.NUM_COLOURS * 8)
        kind = seat.hand.next(kind + 1)
    tell_group(together, tribe, out)
    while colours != 0:
        if colours & 255 != 0:
            out.add(GROUPS + 12 + within((colours & 255) - 1, 11))
        colours >>= 8


def tell_group(together: i64, tribe: i64, out: Notes) -> None:
    if together > 0:
        out.add(LEADERS + tribe * 2 + (1 if together > 1 else 0))
        out.add(GROUPS + within(together - 1, 11))


def describe_kingdom(b: EthnosState, number: i64, kingdom: i64, ages: i64, out: Features) -> None:
    most: i64 = 0
    seat: i64 = 0
    while seat < b.players:
        if seat != number:
            most = max(most, b.seats[seat].in_kingdom(kingdom))
        seat += 1
    value: i64 = b.tokens[kingdom * b.setup.ages + b.age - 1]
    worth: i64 = 0 if value <= 2 else 1 if value <= 4 else 2 if value <= 6 else 3
    own: i64 = within(b.seats[number].in_kingdom(kingdom), 5)
    marks: i64 = own * 6 + within(most, 5)
    out.add(KINGDOM + within(ages, 2) * 144 + worth * 36 + marks)
    next: i64 = 0
    if ages > 0:
        next = b.tokens[kingdom * b.setup.ages + b.age]
    out.add(KINGDOM + 432 + (0 if next <= 4 else 1 if next <= 6 else 2 if next <= 8 else 3) * 36 + marks)


def describe_row(b: EthnosState, number: i64, wait: i64, out: Features) -> None:
    """How many cards lie open, and whether they go with the hand."""
    cards: i64 = 0
    join: i64 = 0
    colours: i64 = 0
    tribes: i64 = 0
    hand = b.seats[number].hand
    held: i64 = hand.next(0)
    while held >= 0 and held != c.SKELETON:
        colours += hand.count(held) << (held % 6 * 8)
        tribes += hand.count(held) << (held // 6 * 5)
        held = hand.next(held + 1)
    kind: i64 = b.row.next(0)
    while kind >= 0:
        cards += b.row.count(kind)
        if kind != c.SKELETON:
            alike: i64 = ((colours >> (kind % 6 * 8)) & 255) + ((tribes >> (kind // 6 * 5)) & 31)
            join = max(join, alike - hand.count(kind))
        kind = b.row.next(kind + 1)
    out.add(ROW + (0 if wait == 0 else 12) + within(cards, 11))
    out.add(JOIN + (0 if wait == 0 else 10) + within(join, 9))
