# mypyc: hot
"""Setup, the beginning of an age, drawing, and whose turn comes next (E11-E16, E48)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import CHANCE
from folkmoot.core.lists import Outcomes
from folkmoot.games.ethnos.engine.board import Board, Seat
from folkmoot.games.ethnos.engine.codes import (
    ASK_CONJURED,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_ROW,
    ASK_TOKEN,
    ASK_TRIBE,
    ASK_TURN,
    CARD,
    CARD_WORDS,
    DRAGON,
    DRAW_TRIBE,
    FIRST,
    KINGDOMS,
    MERFOLK,
    SKELETON,
    SKELETON_TRIBE,
    TOKEN,
    TRIBES,
)


def next_setup(b: Board) -> None:
    """Ask chance for what is still missing before the first age: tribes, tokens, first player."""
    setup = b.setup
    if b.tribes == 0 and setup.chosen != 0:
        choose_tribes(b)
    missing: i64 = setup.num_tribes - count_tribes(b)
    if missing > 0:
        b.done = setup.num_tribes - missing
        b.of = setup.num_tribes
        b.put(ASK_TRIBE, CHANCE)
        return
    while len(b.tokens) < 6 * setup.ages:
        value: i64 = b.glory.next(0)
        if b.glory.next(value + 1) >= 0:
            b.done = len(b.tokens)
            b.of = 6 * setup.ages
            b.put(ASK_TOKEN, CHANCE)
            return
        lay_token(b, value)  # all that are left are equal: what comes is public
    b.done = 0
    b.of = 0
    if b.first < 0:
        b.put(ASK_FIRST, CHANCE)
    elif b.age == 0:
        start_age(b)
    else:
        b.put(ASK_TURN, b.active)


def choose_tribes(b: Board) -> None:
    """E11: a table may pick the tribes by hand."""
    tribe: i64 = 0
    while tribe < 12:
        if b.setup.chosen & shift(1, tribe) != 0:
            bring_tribe(b, tribe)
        tribe += 1


def count_tribes(b: Board) -> i64:
    number: i64 = 0
    tribe: i64 = 0
    while tribe < 12:
        if b.in_play(tribe):
            number += 1
        tribe += 1
    return number


def bring_tribe(b: Board, tribe: i64) -> None:
    """E11; E4: with merfolk one marker of each player goes onto their board."""
    b.tribes |= shift(1, tribe)
    if tribe == MERFOLK:
        seat: i64 = 0
        while seat < b.players:
            b.seats[seat].supply -= b.setup.box.on_merfolk_board
            seat += 1
    if b.events is not None:
        b.tell("tribe", "E11", -1, {"tribe": TRIBES[int(tribe)], "supply": int(b.seats[0].supply)})


def lay_token(b: Board, index: i64) -> None:
    """E12: token by token, each kingdom sorted ascending."""
    b.glory.take(index)
    value = b.setup.box.token_values[index]
    kingdom: i64 = len(b.tokens) // b.setup.ages
    start: i64 = kingdom * b.setup.ages
    b.tokens = b.tokens[:start] + sorted([*b.tokens[start:], value])
    if b.events is not None:
        b.tell("token", "E12", -1, {"kingdom": KINGDOMS[int(kingdom)], "tokens": b.tokens[start:]})


def start_age(b: Board) -> None:
    """E13: shuffle all cards in play, then deal. E14 has set the first player."""
    b.age += 1
    b.dragons = 0
    b.upper = 0
    b.third = -1
    b.giant = -1
    b.giant_size = 0
    b.row.clear()
    fill_pool(b)
    number: i64 = 0
    while number < b.players:
        seat: Seat = b.seats[number]
        seat.drop_hand()
        seat.bands = None
        seat.trolls = 0
        number += 1
    b.leader = -1
    b.size = 0
    b.chain = False
    b.done = 0
    b.of = b.setup.dealt
    b.active = b.first
    if b.events is not None:
        b.tell("age", "E13", b.first, {"age": int(b.age), "first": int(b.first), "lower": int(b.lower())})
    next_deal(b)


def fill_pool(b: Board) -> None:
    """Every card of the tribes in play is undrawn (E3)."""
    box = b.setup.box
    b.pool.empty()
    tribe: i64 = 0
    while tribe < 11:
        if b.in_play(tribe):
            colour: i64 = 0
            while colour < 6:
                b.pool.put(tribe * 6 + colour, box.cards_of(int(tribe)))
                colour += 1
        tribe += 1
    if b.in_play(SKELETON_TRIBE):
        b.pool.put(SKELETON, box.skeletons)


def next_deal(b: Board) -> None:
    """E13: first the hands, clockwise from the first player, then the row; then the rest is halved."""
    if b.done < b.players * b.setup.box.dealt_each:
        b.active = (b.first + b.done) % b.players
        b.put(ASK_DEAL, CHANCE)
    elif b.done < b.of:
        b.active = b.first
        b.put(ASK_ROW, CHANCE)
    else:
        b.upper = b.pool.size // 2
        b.done = 0
        b.of = 0
        b.active = b.first
        if b.events is not None:
            b.tell("halves", "E13", -1, {"upper": int(b.upper), "lower": int(b.lower())})
        b.put(ASK_TURN, b.first)


def list_draws(b: Board, out: Outcomes) -> None:
    """E13, E16: every undrawn card; a dragon only from the lower half."""
    kind: i64 = b.pool.next(0)
    while kind >= 0:
        out.add(CARD + kind, b.pool.count(kind))
        kind = b.pool.next(kind + 1)
    out.add(DRAGON, dragon_weight(b))


def dragon_weight(b: Board) -> i64:
    if b.upper > 0 or b.ask == ASK_DEAL or b.ask == ASK_ROW:
        return 0
    return b.setup.box.dragons - b.dragons


def chance_weight(b: Board, code: i64) -> i64:
    """The weight of any chance code now, 0 if it cannot come."""
    ask: i64 = b.ask
    if code < DRAGON:
        return b.pool.count(code - CARD) if ask >= ASK_DEAL and ask <= ASK_CONJURED else 0
    if code == DRAGON:
        return dragon_weight(b) if ask == ASK_DRAW or ask == ASK_CONJURED else 0
    if code < FIRST:
        return 1 if ask == ASK_TRIBE and not b.in_play(code - DRAW_TRIBE) else 0
    if code < TOKEN:
        return 1 if ask == ASK_FIRST and code - FIRST < b.players else 0
    return b.glory.count(code - TOKEN) if ask == ASK_TOKEN else 0


def receive(b: Board, kind: i64) -> None:
    """A card leaves the deck for the place that was asked for."""
    b.pool.take(kind)
    if b.ask == ASK_ROW:
        b.row.add(kind, 1)
        b.done += 1
        if b.events is not None:
            b.tell("row", "E13", -1, {"card": CARD_WORDS[int(kind)]})
        next_deal(b)
        return
    if b.upper > 0:
        b.upper -= 1
    b.seats[b.active].gain_card(kind)
    if b.events is not None:
        b.tell("dealt" if b.ask == ASK_DEAL else "drawn", "E15", b.active, {}, {"card": CARD_WORDS[int(kind)]})
    if b.ask == ASK_DRAW:
        end_turn(b)
        return
    b.done += 1
    if b.ask == ASK_DEAL:
        next_deal(b)
    elif b.done == b.of:
        end_turn(b)
    else:
        b.put(ASK_CONJURED, CHANCE)


def take_face_up(b: Board, kind: i64) -> None:
    """E15: a card of the row goes to the hand and everybody knows it (E46)."""
    seat: Seat = b.seats[b.active]
    b.row.add(kind, -1)
    seat.gain_card(kind)
    seat.known.add(kind, 1)
    if b.events is not None:
        b.tell("take", "E15", b.active, {"card": CARD_WORDS[int(kind)]})
    end_turn(b)


def end_turn(b: Board) -> None:
    """E48: clockwise."""
    b.leader = -1
    b.size = 0
    b.chain = False
    b.done = 0
    b.of = 0
    b.active += 1
    if b.active == b.players:
        b.active = 0
    b.put(ASK_TURN, b.active)
