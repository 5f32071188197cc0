# mypyc: hot
"""Features of an Ethnos state for a network, from one seat, at the beginning of a turn: rows, each there or not.

Kingdoms are alike but for their tokens and markers, so one set of rows serves all six; so do the rows of the rivals.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features, Notes, within
from folkmoot.core.bits import ones
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Seat
from folkmoot.games.ethnos.engine.state import EthnosState
from folkmoot.games.ethnos.mind.hands import COLOUR_BITS, COLOUR_MASK, as_colour, as_tribe, of_colour, of_tribe

# Into how many steps a number is told.
DECK_STEPS: Final = 5
HAND_STEPS: Final = 11
BEST_STEPS: Final = 32
GROUP_STEPS: Final = 12
SUPPLY_STEPS: Final = 8
TRACK_STEPS: Final = 19
AGE_STEPS: Final = 3
LATE_STEPS: Final = 4
LEAD_STEPS: Final = 21
MARKER_STEPS: Final = 6
MARKERS: Final = MARKER_STEPS * MARKER_STEPS
WORTHS: Final = 4
CARD_STEPS: Final = 12
JOIN_STEPS: Final = 10
TIME_STEPS: Final = 12
GIANT_STEPS: Final = 4
DECK_STEP: Final = 8
TIME_STEP: Final = 4
LEAD_STEP: Final = 4
GIANT_STEP: Final = 3
"""Cards, or glory, in one step of a feature."""
LEAD_SHIFT: Final = 42.0
"""The middle of what is told of a lead, which may be below zero."""
MOST_GIANT: Final = 6
TROLL_ROWS: Final = 11
DRAGON_ROWS: Final = 8
JOIN_ROWS: Final = 2 * JOIN_STEPS + 1
"""Rows, some of which are kept for what can be told in fewer."""
NOBODY: Final = -1000.0
"""Less than any seat may expect."""
# A seat: the first row of each part.
HAND: Final = 0  # cards in hand, by how much of the deck is left
BEST: Final = HAND + DECK_STEPS * HAND_STEPS  # what the best band is worth
GROUPS: Final = BEST + BEST_STEPS  # tribes and colours by their number of cards
LEADERS: Final = GROUPS + 2 * GROUP_STEPS  # cards of each tribe
SUPPLY: Final = LEADERS + 2 * c.NUM_TRIBES
ORCS: Final = SUPPLY + SUPPLY_STEPS
TRACK: Final = ORCS + c.NUM_COLOURS + 1
TROLLS: Final = TRACK + TRACK_STEPS
GIANT: Final = TROLLS + TROLL_ROWS
SEAT: Final = GIANT + GIANT_STEPS
# The table.
RIVAL: Final = SEAT
KINGDOM: Final = RIVAL + SEAT  # own markers, the most of a rival, the token of this age, the ages left
COMING: Final = KINGDOM + AGE_STEPS * WORTHS * MARKERS  # the markers, and the token of the next age
LEAD: Final = COMING + WORTHS * MARKERS
TURN: Final = LEAD + AGE_STEPS * LATE_STEPS * LEAD_STEPS
DRAGONS: Final = TURN + c.MOST_SEATS
ROW: Final = DRAGONS + DRAGON_ROWS
JOIN: Final = ROW + 2 * CARD_STEPS
TRIBES: Final = JOIN + JOIN_ROWS
TIME: Final = TRIBES + c.NUM_TRIBES
SIZE: Final = TIME + AGE_STEPS * TIME_STEPS


def describe(b: EthnosState, number: i64, left: float, points: list[float], seats: list[Notes], out: Features) -> None:
    """`left`: cards before the last dragon; `points`: what seats may expect; `seats`: what `describe_seats` found."""
    ages: i64 = b.setup.ages - b.age
    deck: i64 = within(i64(left) // DECK_STEP, DECK_STEPS - 1)
    rival: float = NOBODY
    seat: i64 = 0
    while seat < b.players:
        base: i64 = 0 if seat == number else RIVAL
        for feature in seats[seat].found:
            out.add(base + feature)
        if seat != number:
            rival = max(rival, points[seat])
        seat += 1
    late: i64 = within(ages, AGE_STEPS - 1) * LATE_STEPS + within(deck, LATE_STEPS - 1)
    out.add(LEAD + late * LEAD_STEPS + within(i64(points[number] - rival + LEAD_SHIFT) // LEAD_STEP, LEAD_STEPS - 1))
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
    out.add(TIME + within(ages, AGE_STEPS - 1) * TIME_STEPS + within(i64(left) // TIME_STEP, TIME_STEPS - 1))


def describe_seats(b: EthnosState, left: float, best: list[float], out: list[Notes]) -> None:
    """Write the features of each seat, the same for every viewer; `best`: the value of its best band."""
    deck: i64 = within(i64(left) // DECK_STEP, DECK_STEPS - 1)
    seat: i64 = 0
    while seat < b.players:
        out[seat].clear()
        describe_seat(b, seat, deck, best[seat], out[seat])
        seat += 1


def describe_seat(b: EthnosState, number: i64, deck: i64, best: float, out: Notes) -> None:
    seat: Seat = b.seats[number]
    out.add(HAND + deck * HAND_STEPS + within(seat.size, HAND_STEPS - 1))
    out.add(BEST + within(i64(best), BEST_STEPS - 1))
    describe_hand(seat, out)
    out.add(SUPPLY + within(seat.supply, SUPPLY_STEPS - 1))
    if b.in_play(c.ORC):
        out.add(ORCS + ones(seat.orcs))
    if b.in_play(c.MERFOLK):
        out.add(TRACK + within(seat.merfolk, TRACK_STEPS - 1))
    if b.in_play(c.TROLL):
        out.add(TROLLS + within(ones(seat.trolls), c.MOST_TROLL_TOKENS))
    if b.in_play(c.GIANT):
        out.add(GIANT + (within(b.giant_size, MOST_GIANT) // GIANT_STEP + 1 if b.giant == number else 0))


def describe_hand(seat: Seat, out: Notes) -> None:
    """Write the cards that go together, by colour and by tribe, and their possible leaders."""
    colours: i64 = 0
    tribe: i64 = -1
    together: i64 = 0
    kind: i64 = seat.hand.next(0)
    while kind >= 0:
        number: i64 = seat.hand.count(kind)
        if c.tribe_of(kind) != tribe:
            tell_group(together, tribe, out)
            tribe = c.tribe_of(kind)
            together = 0
        together += number
        if kind != c.SKELETON:
            colours += as_colour(number, kind)
        kind = seat.hand.next(kind + 1)
    tell_group(together, tribe, out)
    while colours != 0:
        if colours & COLOUR_MASK != 0:
            out.add(GROUPS + GROUP_STEPS + within((colours & COLOUR_MASK) - 1, GROUP_STEPS - 1))
        colours >>= COLOUR_BITS


def tell_group(together: i64, tribe: i64, out: Notes) -> None:
    if together > 0:
        out.add(LEADERS + tribe * 2 + (1 if together > 1 else 0))
        out.add(GROUPS + within(together - 1, GROUP_STEPS - 1))


def describe_kingdom(b: EthnosState, number: i64, kingdom: i64, ages: i64, out: Features) -> None:
    most: i64 = 0
    seat: i64 = 0
    while seat < b.players:
        if seat != number:
            most = max(most, b.seats[seat].in_kingdom(kingdom))
        seat += 1
    value: i64 = b.tokens[kingdom * b.setup.ages + b.age - 1]
    worth: i64 = 0 if value <= 2 else 1 if value <= 4 else 2 if value <= 6 else 3
    own: i64 = within(b.seats[number].in_kingdom(kingdom), MARKER_STEPS - 1)
    marks: i64 = own * MARKER_STEPS + within(most, MARKER_STEPS - 1)
    out.add(KINGDOM + (within(ages, AGE_STEPS - 1) * WORTHS + worth) * MARKERS + marks)
    next: i64 = 0
    if ages > 0:
        next = b.tokens[kingdom * b.setup.ages + b.age]
    coming: i64 = 0 if next <= 4 else 1 if next <= 6 else 2 if next <= 8 else 3
    out.add(COMING + coming * MARKERS + marks)


def describe_row(b: EthnosState, number: i64, wait: i64, out: Features) -> None:
    """Write the number of open cards, and how they fit the hand."""
    cards: i64 = 0
    join: i64 = 0
    colours: i64 = 0
    tribes: i64 = 0
    hand = b.seats[number].hand
    held: i64 = hand.next(0)
    while held >= 0 and held != c.SKELETON:
        colours += as_colour(hand.count(held), held)
        tribes += as_tribe(hand.count(held), held)
        held = hand.next(held + 1)
    kind: i64 = b.row.next(0)
    while kind >= 0:
        cards += b.row.count(kind)
        if kind != c.SKELETON:
            join = max(join, of_colour(colours, kind) + of_tribe(tribes, kind) - hand.count(kind))
        kind = b.row.next(kind + 1)
    out.add(ROW + (0 if wait == 0 else CARD_STEPS) + within(cards, CARD_STEPS - 1))
    out.add(JOIN + (0 if wait == 0 else JOIN_STEPS) + within(join, JOIN_STEPS - 1))
