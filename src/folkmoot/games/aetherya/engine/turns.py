# mypyc: hot
"""A turn: take or draw, put into the kingdom or discard and turn up, claim a legend (A9 to A13, A36, A37, A41, A42)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    ACTED,
    CARDS,
    CELLS,
    CLAIM,
    COOP,
    DEZANNO,
    DISCARD,
    DRAW,
    DRAW_AND_TAKE,
    DRAW_TWO,
    DRAWN,
    DROP,
    DROP_ONE,
    END_OR_PASS,
    FLIP,
    FULL,
    GOBLIN,
    HAND,
    KINDS,
    LEGEND_WORDS,
    LEGENDS,
    LIFTED,
    NO_VARIANT,
    PILE,
    PLACE,
    PLACES,
    REFILL,
    SEND,
    SETTLE,
    SOLO,
    TAKE,
    TOKEN_CHOICE,
    TREATY,
    TURN,
    TURN_UP,
    TURNED_UP,
    VERSUS,
)
from folkmoot.games.aetherya.engine.dealing import add_shown
from folkmoot.games.aetherya.engine.kingdom import lowest, trimmed
from folkmoot.games.aetherya.engine.reasons import (
    DECK_TOO_SMALL,
    GOBLIN_STAYS,
    LOCKED,
    MET_ALREADY,
    MUST_PLACE,
    NOT_FACE_DOWN,
    NOT_HELD,
    NOT_IN_ROW,
    NOT_MET,
    NOT_SHOWN,
    ONE_A_TURN,
    ONE_CLAIM,
    OTHER_MODE,
    PILE_EMPTY,
    SAME_KIND,
    TURNED_ALREADY,
)
from folkmoot.games.aetherya.engine.sending import cells_to_send, cells_to_settle, reason_send, reason_settle


def add_bits(out: Actions, base: i64, mask: i64) -> None:
    """A code for every set bit."""
    code: i64 = base
    while mask != 0:
        if mask & 1 != 0:
            out.add(code)
        mask >>= 1
        code += 1


# The main action.


def reason_turn(t: Table, code: i64) -> i64:
    """A9, A36, A41: where a card may come from."""
    if code <= TAKE + 1:
        if t.setup.mode == SOLO or code - TAKE >= t.setup.piles:
            return OTHER_MODE
        return LEGAL if t.top(code - TAKE) >= 0 else PILE_EMPTY
    if code == DRAW:
        return OTHER_MODE if t.setup.mode == SOLO else LEGAL
    if code == DRAW_TWO or code == DRAW_AND_TAKE:
        if t.setup.mode != SOLO:
            return OTHER_MODE
        return LEGAL if code == DRAW_AND_TAKE or t.deck_size >= 2 else DECK_TOO_SMALL
    return reason_claim(t, code)


def list_turn(t: Table, out: Actions) -> None:
    code: i64 = TAKE
    while code <= DRAW_AND_TAKE:
        if reason_turn(t, code) == LEGAL:
            out.add(code)
        code += 1
    add_bits(out, CLAIM, claimable(t))


def take(t: Table, pile: i64) -> None:
    """A9: the top discard must be put into the kingdom."""
    t.taken = t.lift_top(pile)
    if t.events is not None:
        t.note("take", "A9", int(t.mover), {"card": CARDS[t.taken], "pile": int(pile)})
    t.ask(HAND, t.mover)


def draw_from_deck(t: Table, number: i64) -> None:
    t.draws = number
    t.wait(DRAWN)


def draw_and_take(t: Table) -> None:
    """A36: the sources are chosen before the deck's card is seen."""
    take(t, 0)
    draw_from_deck(t, 1)


def drawn(t: Table, card: i64) -> None:
    """A49: a deck card is known to its drawer, in co-op to all."""
    t.source().take(card)
    t.deck_size -= 1
    t.draws -= 1
    if t.drawn < 0:
        t.drawn = card
    else:
        t.drawn2 = card
    if t.events is not None:
        known = {"card": CARDS[card]}
        if t.setup.mode == COOP:
            t.note("draw", "A9", int(t.mover), known)
        else:
            t.note("draw", "A9", int(t.mover), {"card": None}, known, (int(t.mover),))
    if t.draws > 0:
        return
    t.ask(DROP_ONE if t.setup.mode == SOLO else HAND, t.mover)


# Solo: one of two cards is discarded.


def reason_drop(t: Table, code: i64) -> i64:
    if code < DROP or code >= DROP + KINDS:
        return NOT_NOW
    card: i64 = code - DROP
    return LEGAL if card == t.taken or card == t.drawn or card == t.drawn2 else NOT_HELD


def list_drop(t: Table, out: Actions) -> None:
    card: i64 = 0
    while card < KINDS:
        if reason_drop(t, DROP + card) == LEGAL:
            out.add(DROP + card)
        card += 1


def drop(t: Table, card: i64) -> None:
    """A36: of two alike the one that all know is discarded, so that the choice tells nothing of the other."""
    was_taken: bool = card == t.taken
    if was_taken:
        t.taken = -1
    else:
        if card == t.drawn:
            t.drawn = t.drawn2
        t.drawn2 = -1
    t.discard(card, 0)
    if t.events is not None:
        t.note("drop", "A36", int(t.mover), {"card": CARDS[card], "taken": was_taken})
    t.ask(HAND, t.mover)


# The card in hand.


def reason_hand(t: Table, code: i64) -> i64:
    """A10: where the card may go; A9: a card from the deck may be discarded, A55, A57, A58: or go elsewhere."""
    if code >= PLACE and code < PLACE + CELLS:
        cell: i64 = code - PLACE
        if (t.places_for(t.in_hand()) >> cell) & 1 != 0:
            return LEGAL
        if (t.kingdoms[t.mover].locked() >> cell) & 1 != 0:
            return LOCKED
        stays: bool = t.setup.fate == DEZANNO and (t.kingdoms[t.mover].of(GOBLIN) >> cell) & 1 != 0
        return GOBLIN_STAYS if stays else SAME_KIND
    if code == DISCARD or code == DISCARD + 1:
        if code - DISCARD >= t.setup.piles:
            return OTHER_MODE
        return LEGAL if may_discard(t) else MUST_PLACE
    if code >= SEND:
        return reason_settle(t, code - SETTLE) if code >= SETTLE else reason_send(t, code - SEND)
    return NOT_NOW


def may_discard(t: Table) -> bool:
    """A9, A36: what came from a discard pile is put into the kingdom, alone also what came from the deck."""
    return t.taken < 0 and (t.setup.mode != SOLO or t.setup.may_flip)


def list_hand(t: Table, out: Actions) -> None:
    if may_discard(t):
        out.add(DISCARD)
        if t.setup.piles == 2:
            out.add(DISCARD + 1)
    add_bits(out, PLACE, t.places_for(t.in_hand()))
    if t.setup.variant != NO_VARIANT:
        add_bits(out, SEND, cells_to_send(t))
        add_bits(out, SETTLE, cells_to_settle(t))


def discard_drawn(t: Table, pile: i64) -> None:
    """A11: now a card must be turned up."""
    card: i64 = t.drawn
    t.drawn = -1
    t.discard(card, pile)
    if t.events is not None:
        t.note("discard", "A9", int(t.mover), {"card": CARDS[card], "pile": int(pile)})
    t.ask(TURN_UP, t.mover)


def place(t: Table, cell: i64) -> None:
    """A9: into the kingdom in place of another card."""
    kingdom = t.kingdoms[t.mover]
    card: i64 = t.in_hand()
    face_up: bool = (kingdom.up >> cell) & 1 != 0
    old: i64 = kingdom.card(cell)
    if t.events is not None:
        source = "taken" if t.taken >= 0 else "drawn"
        t.note("place", "A9", int(t.mover), {"card": CARDS[card], "cell": PLACES[cell], "from": source})
    t.taken = -1
    t.drawn = -1
    t.cell = cell
    if (kingdom.treaties >> cell) & 1 != 0:
        t.put_out(TREATY)
    kingdom.lift(cell)
    kingdom.lay(cell, card)
    t.check_legends(kingdom)
    if face_up:
        put_away(t, old)
    else:
        t.wait(LIFTED)


def lifted(t: Table, card: i64) -> None:
    """A12: the replaced face-down card is seen only now."""
    t.hidden.take(card)
    t.still = -1
    put_away(t, card)


def put_away(t: Table, card: i64) -> None:
    """A41: with two piles the team chooses one, unless the game is over with this card."""
    if t.setup.piles == 2 and t.kingdoms[t.mover].up != FULL:
        t.lifted = card
        if t.events is not None:
            t.note("lifted", "A9", int(t.mover), {"card": CARDS[card]})
        t.ask(PILE, t.mover)
        return
    t.discard(card, 0)
    if t.events is not None:
        t.note("replaced", "A9", int(t.mover), {"card": CARDS[card], "pile": 0})
    ask_token(t)


def reason_pile(t: Table, code: i64) -> i64:
    return LEGAL if code == DISCARD or code == DISCARD + 1 else NOT_NOW


def choose_pile(t: Table, pile: i64) -> None:
    card: i64 = t.lifted
    t.lifted = -1
    t.discard(card, pile)
    if t.events is not None:
        t.note("replaced", "A41", int(t.mover), {"card": CARDS[card], "pile": int(pile)})
    t.stage = ACTED


# Turning up.


def reason_turn_up(t: Table, code: i64) -> i64:
    if code < FLIP or code >= FLIP + CELLS:
        return NOT_NOW
    return NOT_FACE_DOWN if (t.kingdoms[t.mover].up >> (code - FLIP)) & 1 != 0 else LEGAL


def list_turn_up(t: Table, out: Actions) -> None:
    add_bits(out, FLIP, FULL & ~t.kingdoms[t.mover].up)


def turned_up(t: Table, card: i64) -> None:
    kingdom = t.kingdoms[t.mover]
    t.hidden.take(card)
    t.still = -1
    kingdom.lay(t.cell, card)
    t.check_legends(kingdom)
    if t.events is not None:
        t.note("turn_up", "A11", int(t.mover), {"card": CARDS[card], "cell": PLACES[t.cell]})
    ask_token(t)


def ask_token(t: Table) -> None:
    """A24: a token on the card that was turned up or replaced is taken or left."""
    kingdom = t.kingdoms[t.mover]
    if ((kingdom.unseen | kingdom.griffins) >> t.cell) & 1 != 0:
        t.ask(TOKEN_CHOICE, t.mover)
    else:
        t.stage = ACTED


# Legends.


def claimable(t: Table) -> i64:
    """A13, A37, A42: legends that the mover may claim now."""
    return t.legends_wanted() & t.kingdoms[t.mover].met


def reason_claim(t: Table, code: i64) -> i64:
    if code < CLAIM or code >= CLAIM + LEGENDS:
        return NOT_NOW
    legend: i64 = code - CLAIM
    if (claimable(t) >> legend) & 1 != 0:
        return LEGAL
    alone: bool = t.setup.mode == SOLO
    if (t.shown >> legend) & 1 == 0:
        return NOT_IN_ROW if alone else NOT_SHOWN
    if (t.turned >> legend) & 1 != 0:
        return MET_ALREADY if alone else TURNED_ALREADY
    if t.claimed:
        return ONE_A_TURN if alone else ONE_CLAIM
    return NOT_MET


def claim(t: Table, legend: i64) -> None:
    """A13: kept for good and its place refilled; A37, A42: turned over, without points."""
    t.claimed = t.setup.mode != COOP
    if t.setup.mode != VERSUS:
        t.turned |= shift(1, legend)
        if t.events is not None:
            rule = "A37" if t.setup.mode == SOLO else "A42"
            t.note("turn_over", rule, int(t.mover), {"legend": LEGEND_WORDS[legend]})
        go_on(t)
        return
    t.kingdoms[t.mover].legends |= shift(1, legend)
    t.shown &= ~shift(1, legend)
    if t.events is not None:
        t.note("claim", "A13", int(t.mover), {"legend": LEGEND_WORDS[legend]})
    if trimmed(t.legend_pile) != 0:
        t.wait(REFILL)
        return
    if t.legend_pile != 0:
        add_shown(t, lowest(t.legend_pile), "A13")
    go_on(t)


def refill(t: Table, legend: i64) -> None:
    add_shown(t, legend, "A13")
    go_on(t)


def go_on(t: Table) -> None:
    """Back to what was due before a claim or a token."""
    if t.acted:
        t.stage = END_OR_PASS
    else:
        t.ask(TURN, t.mover)


def flip(t: Table, cell: i64) -> None:
    """A11: chance says what it is."""
    t.cell = cell
    t.wait(TURNED_UP)
