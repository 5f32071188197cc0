# mypyc: hot
"""The numbers of `encode.py`, written straight from a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from folkmoot.core.bits import in_set, nibble
from folkmoot.core.contract import OVER, State
from folkmoot.core.encoder import Encoder, put, put_nibbles, put_one, put_seat, put_set
from folkmoot.games.tribes.edge import encode, prompts
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine import options
from folkmoot.games.tribes.engine.question_table import ASKS
from folkmoot.games.tribes.engine.scoring import NUM_ROWS, ROW_GOALS
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.tribe import LOW_HEXES, MEMBER_BITS, MOST_MEMBERS, Tribe

SEAT_SIZE: Final[i64] = encode.SEAT_SIZE
SEAT_FIELDS_BEFORE_TRIBE: Final = 2
LEADERS: Final[i64] = len(options.LEADERS)
LOAD: Final = 4
"""Numbers of an open event: its place, and up to three for what lies on it."""
# How an argument of a question is told.
WORD: Final = 0
SET: Final = 1
SEAT: Final = 2
SEAT_SET: Final = 3
NUMBER: Final = 4
COST: Final = 5


def plan_args() -> tuple[dict[str, tuple[int, int]], int]:
    """Plan the encoding of each argument and its place; return the plan and the room that all take."""
    found: dict[str, tuple[int, int]] = {}
    at = 0
    for name, words in prompts.WORDS.items():
        found[name] = (WORD, at)
        at += len(words)
    for name, words in prompts.SETS.items():
        found[name] = (SET, at)
        at += len(words)
    for name in prompts.SEATS:
        found[name] = (SEAT, at)
        at += c.MOST_SEATS
    for name in prompts.SEAT_SETS:
        found[name] = (SEAT_SET, at)
        at += c.MOST_SEATS
    for name in [*prompts.NUMBERS, *prompts.FLAGS]:
        found[name] = (NUMBER, at)
        at += 1
    found["cost"] = (COST, at)
    return found, at + len(c.RESOURCES)


@final
class TribesEncoder(Encoder):
    """See folkmoot.core.encoder."""

    def __init__(self, size: int, divisors: list[float]) -> None:
        super().__init__(size, divisors)
        self.plan, room = plan_args()
        self.room: i64 = room
        self.questions: i64 = len(encode.ASK_NAMES)
        self.feats: i64 = len(c.FEATS)
        self.places: list[int] = [0] * (1 + max(ASKS))
        """The place of every question, by its number."""
        for ask, question in ASKS.items():
            self.places[ask] = encode.ASK_NAMES.index(question.word)

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, TribesState)
        inside: bool = viewer >= 0 and viewer == state.turn
        own: i64 = viewer if viewer >= 0 else 0
        put_one(out, at, own)
        put_one(out, at + c.MOST_SEATS, state.players - 1)
        at += 2 * c.MOST_SEATS
        put(out, at, 1 if state.setup.elders else 0)
        put_one(out, at + 1, state.setup.leaders)
        put(out, at + 1 + LEADERS, 1 if state.turn == OVER else 0)
        at += 2 + LEADERS
        question = ASKS[int(state.ask)]
        put_one(out, at, self.places[state.ask])
        at += self.questions
        put(out, at, question.done(state) if inside or not state.drafting else 0)
        put(out, at + 1, question.of(state))
        at = self.write_turn(state, own, out, at + 2)
        at = write_field(state, out, at)
        at = write_dice(state, out, at)
        at = write_events(state, out, at)
        at = write_beasts(state, own, out, at)
        put_seat(out, at, own, state.turn, state.players)
        at += c.MOST_SEATS
        self.write_args(question.memory(state), own, state.players, out, at)
        at += self.room
        if inside and state.drafting:
            for code in state.trail:
                taken: i64 = code
                out[at + taken] += 1
        at += c.NUM_ACTIONS
        step: i64 = 0
        while step < state.players:
            write_seat(state, (own + step) % state.players, out, at)
            at += SEAT_SIZE
            step += 1

    def write_turn(self, b: TribesState, own: i64, out: vec[i16], at: i64) -> i64:
        """Write the progress of the game; return the end of its part."""
        put_seat(out, at, own, b.active, b.players)
        put_seat(out, at + c.MOST_SEATS, own, b.first, b.players)
        at += 2 * c.MOST_SEATS
        put(out, at, b.rounds)
        at += 1
        put_set(out, at, b.used)
        at += c.NUM_DEEDS
        put_set(out, at, b.this_turn)
        at += self.feats
        if b.drafting:
            put_members(out, at, b.base_moved_low, b.base_moved_high)
        else:
            put_members(out, at, b.moved_low, b.moved_high)
        at += c.NUM_HEXES
        put_set(out, at, b.found)
        at += c.NUM_HEXES
        put_one(out, at, b.lent)
        return at + c.NUM_GOALS

    def write_args(self, memory: dict[str, int], own: i64, players: i64, out: vec[i16], start: i64) -> None:
        for name, held in memory.items():
            kind, offset = self.plan[name]
            at: i64 = start + offset
            value: i64 = held
            if kind == WORD:
                put_one(out, at, value)
            elif kind == SET:
                put_set(out, at, value)
            elif kind == SEAT:
                put_seat(out, at, own, value, players)
            elif kind == SEAT_SET:
                seat: i64 = 0
                while seat < players:
                    if in_set(value, seat):
                        put_seat(out, at, own, seat, players)
                    seat += 1
            elif kind == NUMBER:
                put(out, at, value)
            else:
                put_nibbles(out, at, value)


def put_members(out: vec[i16], at: i64, low: i64, high: i64) -> None:
    """The counts of two words."""
    place: i64 = at
    while low != 0:
        put(out, place, low & MOST_MEMBERS)
        low >>= MEMBER_BITS
        place += 1
    place = at + LOW_HEXES
    while high != 0:
        put(out, place, high & MOST_MEMBERS)
        high >>= MEMBER_BITS
        place += 1


def write_field(b: TribesState, out: vec[i16], at: i64) -> i64:
    hex: i64 = 0
    while hex < b.setup.layout.size:
        terrain: i64 = b.terrain_at(hex)
        if terrain != c.UNLAID:
            put_one(out, at + hex * c.NUM_TERRAINS, terrain)
        hex += 1
    at += c.NUM_HEXES * c.NUM_TERRAINS
    land: i64 = 0
    while land < c.NUM_LANDS:
        if b.land_hex(land) != c.NOWHERE:
            put_one(out, at, b.land_hex(land))
        at += c.NUM_HEXES
        land += 1
    put(out, at, b.pile)
    put(out, at + 1, 1 if b.melted else 0)
    put(out, at + 2, b.volcano + 1)
    return at + 3


def write_dice(b: TribesState, out: vec[i16], at: i64) -> i64:
    dice: i64 = b.dice
    end: i64 = at + c.NUM_DEEDS * c.DICE_IN_ROW * c.NUM_FACES
    while at < end:
        put_one(out, at, dice & c.DIE_MASK)
        dice >>= c.DIE_BITS
        at += c.NUM_FACES
    count_die(out, at, b.die0)
    count_die(out, at, b.die1)
    count_die(out, at + c.NUM_FACES, b.next0)
    count_die(out, at + c.NUM_FACES, b.next1)
    return at + 2 * c.NUM_FACES


def count_die(out: vec[i16], at: i64, face: i64) -> None:
    if face >= 0:
        out[at + face] += 1


def write_events(b: TribesState, out: vec[i16], at: i64) -> i64:
    place: i64 = 1
    if b.slot0 >= 0:
        write_event(b.slot0, b.load0, place, out, at)
        place += 1
    if b.slot1 >= 0:
        write_event(b.slot1, b.load1, place, out, at)
    at += c.NUM_EVENTS * LOAD
    put_set(out, at, b.deck)
    put_set(out, at + c.NUM_EVENTS, b.aside)
    put_set(out, at + 2 * c.NUM_EVENTS, b.gone)
    return at + 3 * c.NUM_EVENTS


def write_event(event: i64, load: i64, place: i64, out: vec[i16], at: i64) -> None:
    at += LOAD * event
    put(out, at, place)
    if event == c.DISCOVERY:
        put_nibbles(out, at + 1, load)
    else:
        put(out, at + 1, load)


def write_beasts(b: TribesState, own: i64, out: vec[i16], at: i64) -> i64:
    if b.invaders_at >= 0:
        put_one(out, at, b.invaders_at)
        put(out, at + c.NUM_HEXES, b.invaders)
    at += c.NUM_HEXES + 1
    mammoth: i64 = b.base_mammoth if b.drafting else b.mammoth_at
    if mammoth >= 0:
        put_one(out, at, mammoth)
        put_seat(out, at + c.NUM_HEXES, own, b.rider, b.players)
    at += c.NUM_HEXES + c.MOST_SEATS
    put_one(out, at, b.tiger_at)
    return at + c.NUM_HEXES


def write_seat(b: TribesState, seat: i64, out: vec[i16], at: i64) -> None:
    tribe: Tribe = b.tribes[seat]
    drafts: bool = b.drafting and seat == b.active
    put(out, at, 1)
    put(out, at + 1, 1 if b.turn == seat else 0)
    at += SEAT_FIELDS_BEFORE_TRIBE
    put_one(out, at, tribe.kind)
    put_one(out, at + c.NUM_TRIBES, tribe.power)
    at += c.NUM_TRIBES + c.NUM_POWERS
    if drafts:
        put_members(out, at, b.base_low, b.base_high)
        put(out, at + c.NUM_HEXES, b.base_board)
    else:
        put_members(out, at, tribe.low, tribe.high)
        put(out, at + c.NUM_HEXES, tribe.board)
    at += c.NUM_HEXES + 1
    put(out, at, tribe.held(0))
    put(out, at + 1, tribe.held(1))
    put(out, at + 2, tribe.held(2))
    at += c.NUM_RESOURCES
    put_set(out, at, tribe.villages)
    put(out, at + c.NUM_HEXES, tribe.hidden)
    put_one(out, at + c.NUM_HEXES + 1, tribe.elder)
    at += 2 * c.NUM_HEXES + 1
    put(out, at, tribe.points)
    at += 1
    row: i64 = 0
    while row < NUM_ROWS:
        if row != ROW_GOALS:
            put(out, at + row, tribe.points_in(row))
        row += 1
    at += NUM_ROWS
    put_set(out, at, tribe.open)
    put_set(out, at + c.NUM_GOALS, tribe.fulfilled)
    put_set(out, at + 2 * c.NUM_GOALS, tribe.deck)
    at += 3 * c.NUM_GOALS
    index: i64 = tribe.under_size - 1
    while index >= 0:
        put(out, at + nibble(tribe.under, index), index + 1)
        index -= 1
    put_set(out, at + c.NUM_GOALS, tribe.tokens)


ENCODER: Final = TribesEncoder(encode.SIZE, [1.0] * encode.SIZE)
