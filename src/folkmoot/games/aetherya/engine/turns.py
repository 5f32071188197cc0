# mypyc: hot
"""A turn: take or draw, put into the kingdom or discard and turn up, claim a legend (A9 to A13, A36, A37, A41, A42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, lowest, shift, trimmed
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.building import ask_site, raze
from folkmoot.games.aetherya.engine.dealing import add_shown
from folkmoot.games.aetherya.engine.pacts import list_words, reason_word
from folkmoot.games.aetherya.engine.sending import cells_to_send, cells_to_settle, reason_send, reason_settle

TWO_CARDS: Final = 2
"""A36: how many are drawn by a player alone, unless one is taken."""


# The main action.


def reason_turn(b: Board, code: i64) -> i64:
    """A9, A36, A41: where a card may come from."""
    if code <= c.TAKE + 1:
        if b.setup.mode == c.SOLO or code - c.TAKE >= b.setup.piles:
            return c.OTHER_MODE
        return LEGAL if b.top(code - c.TAKE) >= 0 else c.PILE_EMPTY
    if code == c.DRAW:
        return c.OTHER_MODE if b.setup.mode == c.SOLO else LEGAL
    if code == c.DRAW_TWO or code == c.DRAW_AND_TAKE:
        if b.setup.mode != c.SOLO:
            return c.OTHER_MODE
        return LEGAL if code == c.DRAW_AND_TAKE or b.deck_size >= TWO_CARDS else c.DECK_TOO_SMALL
    if code >= c.SEAT and code < c.GET:
        return reason_word(b, code - c.SEAT)
    return reason_claim(b, code)


def list_turn(b: Board, out: Actions) -> None:
    code: i64 = c.TAKE
    while code <= c.DRAW_AND_TAKE:
        if reason_turn(b, code) == LEGAL:
            out.add(code)
        code += 1
    list_bits(claimable(b), c.CLAIM, out)
    if b.setup.pacts:
        list_words(b, out)


def take(b: Board, pile: i64) -> None:
    """A9: the top discard must be put into the kingdom."""
    b.taken = b.lift_top(pile)
    if b.events is not None:
        b.tell("take", "A9", b.active, {"card": c.CARDS[b.taken], "pile": int(pile)})
    b.put(c.ASK_HAND, b.active)


def draw_from_deck(b: Board, number: i64) -> None:
    b.draws = number
    b.put(c.ASK_DRAWN, CHANCE)


def draw_and_take(b: Board) -> None:
    """A36: the sources are chosen before the deck's card is seen."""
    take(b, 0)
    draw_from_deck(b, 1)


def drawn(b: Board, card: i64) -> None:
    """A49: a deck card is known to its drawer, in co-op to all."""
    b.source().take(card)
    b.deck_size -= 1
    b.draws -= 1
    if b.drawn < 0:
        b.drawn = card
    else:
        b.drawn2 = card
    if b.events is not None:
        known = {"card": c.CARDS[card]}
        if b.setup.mode == c.COOP:
            b.tell("draw", "A9", b.active, known)
        else:
            b.tell("draw", "A9", b.active, {"card": None}, known)
    if b.draws > 0:
        return
    b.put(c.ASK_DROP if b.setup.mode == c.SOLO else c.ASK_HAND, b.active)


# Solo: one of two cards is discarded.


def reason_drop(b: Board, code: i64) -> i64:
    if code < c.DROP or code >= c.SWAP:
        return NOT_NOW
    card: i64 = code - c.DROP
    return LEGAL if card == b.taken or card == b.drawn or card == b.drawn2 else c.NOT_HELD


def list_drop(b: Board, out: Actions) -> None:
    card: i64 = 0
    while card < c.NUM_KINDS:
        if reason_drop(b, c.DROP + card) == LEGAL:
            out.add(c.DROP + card)
        card += 1


def drop(b: Board, card: i64) -> None:
    """A36: of two alike the one that all know is discarded, so that the choice tells nothing of the other."""
    was_taken: bool = card == b.taken
    if was_taken:
        b.taken = -1
    else:
        if card == b.drawn:
            b.drawn = b.drawn2
        b.drawn2 = -1
    b.discard(card, 0)
    if b.events is not None:
        b.tell("drop", "A36", b.active, {"card": c.CARDS[card], "taken": was_taken})
    b.put(c.ASK_HAND, b.active)


# The card in hand.


def reason_hand(b: Board, code: i64) -> i64:
    """A10: where the card may go; A9: a card from the deck may be discarded, A55, A57, A58: or go elsewhere."""
    if code >= c.PLACE and code < c.FLIP:
        cell: i64 = code - c.PLACE
        if in_set(b.places_for(b.in_hand()), cell):
            return LEGAL
        if in_set(b.kingdoms[b.active].locked(), cell):
            return c.LOCKED
        stays: bool = b.setup.fate == c.DEZANNO and in_set(b.kingdoms[b.active].of(c.GOBLIN), cell)
        return c.GOBLIN_STAYS if stays else c.SAME_KIND
    if code == c.DISCARD or code == c.DISCARD + 1:
        if code - c.DISCARD >= b.setup.piles:
            return c.OTHER_MODE
        return LEGAL if may_discard(b) else c.MUST_PLACE
    if code >= c.SEND:
        return reason_settle(b, code - c.SETTLE) if code >= c.SETTLE else reason_send(b, code - c.SEND)
    return NOT_NOW


def may_discard(b: Board) -> bool:
    """A9, A36: what came from a discard pile is put into the kingdom, alone also what came from the deck."""
    return b.taken < 0 and (b.setup.mode != c.SOLO or b.setup.may_flip)


def list_hand(b: Board, out: Actions) -> None:
    if may_discard(b):
        out.add(c.DISCARD)
        if b.setup.piles == c.MOST_PILES:
            out.add(c.DISCARD + 1)
    list_bits(b.places_for(b.in_hand()), c.PLACE, out)
    if b.setup.variant != c.NO_VARIANT:
        list_bits(cells_to_send(b), c.SEND, out)
        list_bits(cells_to_settle(b), c.SETTLE, out)


def discard_drawn(b: Board, pile: i64) -> None:
    """A11: now a card must be turned up."""
    card: i64 = b.drawn
    b.drawn = -1
    b.discard(card, pile)
    if b.events is not None:
        b.tell("discard", "A9", b.active, {"card": c.CARDS[card], "pile": int(pile)})
    b.put(c.ASK_TURN_UP, b.active)


def place(b: Board, cell: i64) -> None:
    """A9: into the kingdom in place of another card."""
    kingdom = b.kingdoms[b.active]
    card: i64 = b.in_hand()
    face_up: bool = in_set(kingdom.up, cell)
    old: i64 = kingdom.card(cell)
    if b.events is not None:
        source = "taken" if b.taken >= 0 else "drawn"
        b.tell("place", "A9", b.active, {"card": c.CARDS[card], "cell": c.PLACES[cell], "from": source})
    b.taken = -1
    b.drawn = -1
    b.cell = cell
    if in_set(kingdom.treaties, cell):
        b.put_out(c.TREATY)
    if b.forts is not None:
        raze(b, cell)
    kingdom.lift(cell)
    kingdom.lay(cell, card)
    b.check_legends(kingdom)
    if face_up:
        put_away(b, old)
    else:
        b.put(c.ASK_LIFTED, CHANCE)


def lifted(b: Board, card: i64) -> None:
    """A12: the replaced face-down card is seen only now."""
    b.hidden.take(card)
    b.still = -1
    put_away(b, card)


def put_away(b: Board, card: i64) -> None:
    """A41: with two piles the team chooses one, unless the game is over with this card."""
    if b.setup.piles == c.MOST_PILES and b.kingdoms[b.active].up != c.FULL:
        b.lifted = card
        if b.events is not None:
            b.tell("lifted", "A9", b.active, {"card": c.CARDS[card]})
        b.put(c.ASK_PILE, b.active)
        return
    b.discard(card, 0)
    if b.events is not None:
        b.tell("replaced", "A9", b.active, {"card": c.CARDS[card], "pile": 0})
    ask_token(b)


def reason_pile(b: Board, code: i64) -> i64:
    return LEGAL if code == c.DISCARD or code == c.DISCARD + 1 else NOT_NOW


def choose_pile(b: Board, pile: i64) -> None:
    card: i64 = b.lifted
    b.lifted = -1
    b.discard(card, pile)
    if b.events is not None:
        b.tell("replaced", "A41", b.active, {"card": c.CARDS[card], "pile": int(pile)})
    b.ask = c.THEN_ACTED


# Turning up.


def reason_turn_up(b: Board, code: i64) -> i64:
    if code < c.FLIP or code >= c.CLAIM:
        return NOT_NOW
    return c.NOT_FACE_DOWN if in_set(b.kingdoms[b.active].up, code - c.FLIP) else LEGAL


def list_turn_up(b: Board, out: Actions) -> None:
    list_bits(c.FULL & ~b.kingdoms[b.active].up, c.FLIP, out)


def turned_up(b: Board, card: i64) -> None:
    kingdom = b.kingdoms[b.active]
    b.hidden.take(card)
    b.still = -1
    kingdom.lay(b.cell, card)
    b.check_legends(kingdom)
    if b.events is not None:
        b.tell("turn_up", "A11", b.active, {"card": c.CARDS[card], "cell": c.PLACES[b.cell]})
    ask_token(b)


def ask_token(b: Board) -> None:
    """A24: a token on the card that was turned up or replaced is taken or left; A59: it is built with."""
    kingdom = b.kingdoms[b.active]
    if in_set(kingdom.unseen | kingdom.griffins, b.cell):
        b.put(c.ASK_TOKEN, b.active)
    elif b.setup.fortresses and b.still < 0:
        ask_site(b)
    else:
        b.ask = c.THEN_ACTED


# Legends.


def claimable(b: Board) -> i64:
    """A13, A37, A42: legends that the active seat may claim now."""
    return b.legends_wanted() & b.kingdoms[b.active].met


def reason_claim(b: Board, code: i64) -> i64:
    if code < c.CLAIM or code >= c.STRIKE:
        return NOT_NOW
    legend: i64 = code - c.CLAIM
    if in_set(claimable(b), legend):
        return LEGAL
    alone: bool = b.setup.mode == c.SOLO
    if not in_set(b.shown, legend):
        return c.NOT_IN_ROW if alone else c.NOT_SHOWN
    if in_set(b.turned, legend):
        return c.MET_ALREADY if alone else c.TURNED_ALREADY
    if b.claimed:
        return c.ONE_A_TURN if alone else c.ONE_CLAIM
    return c.NOT_MET


def claim(b: Board, legend: i64) -> None:
    """A13: kept for good and its place refilled; A37, A42: turned over, without points."""
    b.claimed = b.setup.mode != c.COOP
    if b.setup.mode != c.VERSUS:
        b.turned |= shift(1, legend)
        if b.events is not None:
            rule = "A37" if b.setup.mode == c.SOLO else "A42"
            b.tell("turn_over", rule, b.active, {"legend": c.LEGENDS[legend]})
        resume_turn(b)
        return
    b.kingdoms[b.active].legends |= shift(1, legend)
    b.shown &= ~shift(1, legend)
    if b.events is not None:
        b.tell("claim", "A13", b.active, {"legend": c.LEGENDS[legend]})
    if trimmed(b.legend_pile) != 0:
        b.put(c.ASK_REFILL, CHANCE)
        return
    if b.legend_pile != 0:
        add_shown(b, lowest(b.legend_pile), "A13")
    resume_turn(b)


def refill(b: Board, legend: i64) -> None:
    add_shown(b, legend, "A13")
    resume_turn(b)


def resume_turn(b: Board) -> None:
    """Back to what was due before a claim or a token."""
    if b.acted:
        b.ask = c.THEN_END_OR_PASS
    else:
        b.put(c.ASK_TURN, b.active)


def flip(b: Board, cell: i64) -> None:
    """A11: chance says what it is."""
    b.cell = cell
    b.put(c.ASK_TURNED_UP, CHANCE)
