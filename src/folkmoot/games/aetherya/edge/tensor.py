# mypyc: hot
"""The numbers of `encode.py`, written straight from a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from folkmoot.core.bits import in_set, nibble, ones
from folkmoot.core.contract import State
from folkmoot.core.encoder import Encoder, put, put_nibbles, put_one, put_seat, put_set
from folkmoot.games.aetherya.edge import encode
from folkmoot.games.aetherya.edge.prompts import WITH_AIM, WITH_CELL, WITH_USE, looks
from folkmoot.games.aetherya.edge.view import age_scored, gone
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Pile
from folkmoot.games.aetherya.engine.cards import cards_of
from folkmoot.games.aetherya.engine.dealing import without_race
from folkmoot.games.aetherya.engine.fates import have, need
from folkmoot.games.aetherya.engine.fortresses import Fortresses, finished
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.nolands import betrayals_in, partner_in
from folkmoot.games.aetherya.engine.state import AetheryaState

FATES: Final[i64] = len(c.FATES)
VARIANTS: Final[i64] = len(c.VARIANTS)
SWITCHES: Final[i64] = len(encode.SWITCHES)
ASKS: Final[i64] = len(encode.QUESTIONS)
OVER_ASK: Final[i64] = ASKS - 1
"""The last of the questions that are told."""
ENDINGS: Final[i64] = len(c.ENDINGS)
PILE: Final[i64] = encode.PILE
SEAT_SIZE: Final[i64] = encode.SEAT_SIZE
LOOKS: Final[i64] = encode.LOOKS
POINTS: Final[i64] = encode.POINTS


@final
class AetheryaEncoder(Encoder):
    """See folkmoot.core.encoder."""

    def __init__(self, size: int, divisors: list[float]) -> None:
        super().__init__(size, divisors)
        self.speaks_of_cell: i64 = mask_of(list(WITH_CELL))
        self.speaks_of_seat: i64 = mask_of(list(WITH_AIM))
        self.speaks_of_token: i64 = mask_of(list(WITH_USE))

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, AetheryaState)
        own: i64 = viewer if viewer >= 0 else 0
        at = write_table(state, own, out, at)
        put_one(out, at, question(state.ask))
        at += ASKS
        if state.ask == c.ASK_ARRANGE:
            put(out, at, ones(state.kingdoms[state.active].up) if viewer == state.active else 0)
            put(out, at + 1, c.MIDDLE_CARDS)
        else:
            put(out, at + 1, 1)
        at = self.write_args(state, own, out, at + 2)
        at = write_progress(state, own, out, at)
        at = write_legends(state, out, at)
        at = write_cards(state, viewer, out, at)
        at = write_nolands(state, own, out, at)
        scores = state.scores()
        step: i64 = 0
        while step < state.players:
            seat: i64 = (own + step) % state.players
            place: i64 = at + step * SEAT_SIZE
            if step >= c.MOST_SEATS:
                place += LOOKS - c.MOST_SEATS * SEAT_SIZE
            put(out, place, 1)
            put(out, place + 1, 1 if state.turn == seat else 0)
            if step < c.MOST_SEATS:
                put(out, place + POINTS, scores[seat])
            write_kingdom(state, seat, viewer, out, place + POINTS + 1)
            step += 1

    def write_args(self, b: AetheryaState, own: i64, out: vec[i16], at: i64) -> i64:
        """Write the arguments of the question; return the end of their part."""
        if in_set(self.speaks_of_token, b.ask):
            put_one(out, at, b.use)
        at += c.NUM_TOKENS
        if in_set(self.speaks_of_seat, b.ask):
            put_seat(out, at, own, b.aim, b.players)
        elif b.ask == c.ASK_GIVE_RACE:
            put_seat(out, at, own, without_race(b), b.players)
        at += c.MOST_SEATS
        if in_set(self.speaks_of_cell, b.ask):
            put_one(out, at, b.cell)
        at += c.NUM_CELLS
        if b.ask == c.ASK_USE_GIVE:
            put_one(out, at, b.get)
        at += c.NUM_TOKENS
        if b.ask == c.ASK_PILE:
            put_one(out, at, b.lifted)
        at += c.NUM_KINDS
        if b.ask == c.ASK_SWAP_WITH:
            put_one(out, at, b.pick)
        at += c.NUM_LEGENDS
        if b.ask == c.ASK_DRAWN:
            put(out, at, b.draws)
        if b.ask == c.ASK_TOKEN_SHOWN and b.keeping:
            put(out, at + 1, 1)
        return at + 2


def mask_of(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


def question(ask: i64) -> i64:
    """A59, A60: what only scenarios ask shares its number with what they never ask."""
    if ask < c.ASK_BUILD:
        return ask
    if ask == c.ASK_NOTHING:
        return OVER_ASK
    return c.ASK_TOKEN if ask == c.ASK_BUILD else c.ASK_USE_SEAT


def flag(out: vec[i16], at: i64, value: bool) -> None:
    if value:
        out[at] = 1


def put_place(out: vec[i16], at: i64, number: i64) -> None:
    """Write one of up to eight numbers: four by their place, the other four by a 2 in it."""
    out[at + number % c.MOST_SEATS] = 1 if number < c.MOST_SEATS else 2


def write_table(b: AetheryaState, own: i64, out: vec[i16], at: i64) -> i64:
    """Seat, players and options; returns where they end."""
    setup = b.setup
    put_place(out, at, own)
    put_place(out, at + c.MOST_SEATS, b.players - 1)
    at += 2 * c.MOST_SEATS
    put_one(out, at, setup.mode)
    at += len(c.MODES)
    flag(out, at, setup.tokens)
    flag(out, at + 1, setup.goblins_via_portal)
    flag(out, at + 2, setup.staff_counts_tamed)
    flag(out, at + 3, setup.may_flip)
    flag(out, at + 4, setup.must_turn)
    at += SWITCHES
    put_one(out, at, setup.fate)
    put_one(out, at + FATES, setup.variant)
    at += FATES + VARIANTS
    if setup.fate != c.NO_FATE:
        put(out, at, 0 if b.ask == c.ASK_ARRANGE else have(b))
        put(out, at + 1, need(b))
    return at + 2


def write_progress(b: AetheryaState, own: i64, out: vec[i16], at: i64) -> i64:
    if b.ask != c.ASK_FIRST_PLAYER:
        put_place(out, at, (b.first - own + b.players) % b.players)
        put_place(out, at + c.MOST_SEATS, (b.active - own + b.players) % b.players)
    at += 2 * c.MOST_SEATS
    flag(out, at, b.acted)
    flag(out, at + 1, b.claimed)
    put(out, at + 2, looks(b))
    put(out, at + 3, b.still)
    put_one(out, at + 4, b.ending)
    return at + 4 + ENDINGS


def write_legends(b: AetheryaState, out: vec[i16], at: i64) -> i64:
    mode: i64 = b.setup.mode
    if mode != c.SOLO:
        put_set(out, at, b.shown)
    at += c.NUM_LEGENDS
    if mode == c.SOLO:
        put_set(out, at, b.row1)
        put_set(out, at + c.NUM_LEGENDS, b.row2)
        put_set(out, at + 2 * c.NUM_LEGENDS, b.row3)
    at += c.NUM_AGES * c.NUM_LEGENDS
    if mode != c.VERSUS:
        put_set(out, at, b.turned)
    if mode == c.COOP:
        put_set(out, at + c.NUM_LEGENDS, gone(b))
        put_set(out, at + 2 * c.NUM_LEGENDS, b.penalty)
    at += 3 * c.NUM_LEGENDS
    put(out, at, ones(b.legend_pile))
    at += 1
    if mode == c.SOLO:
        put_one(out, at, b.age - 1)
        write_ages(b, out, at + c.NUM_AGES)
    return at + 3 * c.NUM_AGES


def write_ages(b: AetheryaState, out: vec[i16], at: i64) -> None:
    """The ages that are scored: a 1 and the points, one after another."""
    if age_scored(b, 1):
        put(out, at, 1)
        put(out, at + 1, b.age1)
        at += 2
    if age_scored(b, 2):
        put(out, at, 1)
        put(out, at + 1, b.age2)
        at += 2
    if age_scored(b, 3):
        put(out, at, 1)
        put(out, at + 1, b.age3)


def write_cards(b: AetheryaState, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Deck, discards, what was put aside, what is in hand, tokens that are out."""
    known: bool = b.setup.mode == c.COOP or (viewer >= 0 and viewer == b.active)
    put(out, at, b.deck_size)
    at += 2
    if b.reshuffled:
        put(out, at - 1, 1)
        put_counts(out, at, b.deck.counts)
        if not known:
            count_card(out, at, b.drawn)
            count_card(out, at, b.drawn2)
    at += c.NUM_KINDS
    write_pile(b.first_pile, out, at)
    write_pile(b.second_pile, out, at + PILE)
    at += c.MOST_PILES * PILE
    put_counts(out, at, b.aside)
    at += c.NUM_KINDS
    if known:
        count_card(out, at + 1, b.drawn)
        count_card(out, at + 1, b.drawn2)
    else:
        put(out, at, (1 if b.drawn >= 0 else 0) + (1 if b.drawn2 >= 0 else 0))
    at += 1 + c.NUM_KINDS
    put_one(out, at, b.taken)
    at += c.NUM_KINDS
    put_nibbles(out, at, b.out)
    return at + c.NUM_TOKENS


def put_counts(out: vec[i16], at: i64, counts: i64) -> None:
    """Write the number of cards of each kind."""
    kind: i64 = 0
    while kind < c.NUM_KINDS:
        put(out, at + kind, cards_of(counts, kind))
        kind += 1


def count_card(out: vec[i16], at: i64, card: i64) -> None:
    if card >= 0:
        out[at + card] += 1


def write_pile(top: Pile | None, out: vec[i16], at: i64) -> None:
    """From the top down."""
    end: i64 = at + PILE
    while top is not None and at < end:
        put(out, at, top.card + 1)
        top = top.below
        at += 1


def write_nolands(b: AetheryaState, own: i64, out: vec[i16], at: i64) -> i64:
    lands = b.nolands
    if lands is not None:
        up: i64 = lands.field.up
        cell: i64 = 0
        while cell < c.NUM_CELLS:
            if in_set(up, cell):
                place: i64 = at + cell * (c.NUM_KINDS + c.MOST_SEATS)
                put_one(out, place, lands.field.card(cell))
                put_seat(out, place + c.NUM_KINDS, own, lands.seat_at(cell), b.players)
            cell += 1
    return at + c.NUM_CELLS * (c.NUM_KINDS + c.MOST_SEATS)


def write_kingdom(b: AetheryaState, seat: i64, viewer: i64, out: vec[i16], at: i64) -> None:
    kingdom: Kingdom = b.kingdoms[seat]
    if b.ask != c.ASK_ARRANGE or viewer == seat:
        cell: i64 = 0
        while cell < c.NUM_CELLS:
            if in_set(kingdom.up, cell):
                put_one(out, at + cell * c.NUM_KINDS, kingdom.card(cell))
            cell += 1
    at += c.NUM_CELLS * c.NUM_KINDS
    put_set(out, at, kingdom.start)
    at += c.NUM_KINDS
    put_set(out, at, kingdom.legends)
    at += c.NUM_LEGENDS
    if b.setup.tokens:
        write_tokens(b, kingdom, viewer, out, at)
    elif b.forts is not None:
        write_fortresses(b.forts, seat, out, at)
    at += 4 * c.NUM_CELLS + 2 * c.NUM_TOKENS + c.NUM_CELLS * (c.NUM_TOKENS + c.MOST_SEATS)
    if b.setup.variant == c.CONFRONTATION:
        put_one(out, at, b.race_of(seat) - c.HUMAN)
    elif b.setup.pacts:
        put(out, at - 2 * c.NUM_CELLS - c.NUM_TOKENS, betrayals_in(b.pacts, seat))
        put_seat(out, at, viewer if viewer >= 0 else 0, partner_in(b.pacts, seat), b.players)


def write_tokens(b: AetheryaState, kingdom: Kingdom, viewer: i64, out: vec[i16], at: i64) -> None:
    put_set(out, at, kingdom.unseen)
    put_set(out, at + c.NUM_CELLS, kingdom.griffins)
    at += 2 * c.NUM_CELLS
    put_set(out, at, kingdom.pool)
    seen: i64 = at + c.NUM_TOKENS
    own: i64 = viewer if viewer >= 0 else 0
    token: i64 = 0
    while token < c.NUM_TOKENS:
        seers: i64 = kingdom.seers_of(token)
        if seers != 0:
            put_one(out, at, token)
            place: i64 = seen + nibble(kingdom.cells, token) * (c.NUM_TOKENS + c.MOST_SEATS)
            if viewer >= 0 and in_set(seers, viewer):
                put_one(out, place, token)
            seer: i64 = 0
            while seer < b.players:
                if in_set(seers, seer):
                    put_seat(out, place + c.NUM_TOKENS, own, seer, b.players)
                seer += 1
        token += 1
    at = seen + c.NUM_CELLS * (c.NUM_TOKENS + c.MOST_SEATS)
    put_nibbles(out, at, kingdom.beside)
    put_set(out, at + c.NUM_TOKENS, kingdom.treaties)
    put_set(out, at + c.NUM_TOKENS + c.NUM_CELLS, kingdom.staffs)


def write_fortresses(forts: Fortresses, seat: i64, out: vec[i16], at: i64) -> None:
    """A59: where tokens stand, in the places of what only games with all tokens have."""
    put_set(out, at + c.NUM_CELLS, finished(forts, seat, 3))
    at += 2 * c.NUM_CELLS + 2 * c.NUM_TOKENS + c.NUM_CELLS * (c.NUM_TOKENS + c.MOST_SEATS)
    put_set(out, at, finished(forts, seat, 1))
    put_set(out, at + c.NUM_CELLS, finished(forts, seat, 2))


def divisors() -> list[float]:
    """Points and the cards of discard piles are told in tens, all else as it is."""
    found = [1.0] * encode.SIZE
    start = 0
    for name, size in encode.FIELDS:
        if name.startswith("ages scored"):
            found[start + 1 : start + size : 2] = [encode.UNITS] * c.NUM_AGES
        elif name.startswith("discard piles"):
            found[start : start + size] = [encode.UNITS] * size
        elif name == "seats":
            for seat in range(encode.SEATS):
                found[start + seat * encode.SEAT_SIZE + encode.POINTS] = encode.UNITS
        start += size
    return found


ENCODER: Final = AetheryaEncoder(encode.SIZE, divisors())
