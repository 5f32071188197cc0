# mypyc: hot
"""What a seat may do besides the question it is asked: buy, trade, send the elder to borrow."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.powers import traders

# Buying (T134).


def price(b: Board, item: i64) -> i64:
    """Three less the tokens on the card."""
    return b.setup.box.prices[item] - b.load(c.ALTAR + item)


def reason_buy(b: Board, item: i64) -> i64:
    """T134: on one's own turn, at any decision of one's own."""
    if b.who != b.active or b.drafting:
        return NOT_NOW
    if not b.is_open(c.ALTAR + item):
        return c.NOT_FOR_SALE
    return LEGAL if b.tribes[b.who].held(item) >= price(b, item) else c.NO_RESOURCE


def list_buys(b: Board, out: Actions) -> None:
    if (b.slot0 < c.ALTAR or b.slot0 > c.WALLS) and (b.slot1 < c.ALTAR or b.slot1 > c.WALLS):
        return
    item: i64 = 0
    while item < c.NUM_TOKENS:
        if reason_buy(b, item) == LEGAL:
            out.add(c.BUY + item)
        item += 1


def buy(b: Board, item: i64) -> None:
    """T135: the token is unique and kept for the game."""
    seat: i64 = b.who
    b.spend(seat, item, price(b, item), "T134")
    b.tribes[seat].tokens |= shift(1, item)
    b.tell1("bought", "T134", seat, "event", c.ALTAR + item)
    b.discard_event(c.ALTAR + item)


def owns(b: Board, seat: i64, event: i64) -> bool:
    """T135: Altar, Canoe or Walls."""
    return in_set(b.tribes[seat].tokens, event - c.ALTAR)


def canoe(b: Board, seat: i64) -> bool:
    """T157: lakes are passed free when moving."""
    return owns(b, seat, c.CANOE)


# Trading (T154).


def reason_trade(b: Board, given: i64, owed: i64) -> i64:
    """T154: for a leader with Traders, where he may trade; never more than what he still owes."""
    tribe = b.tribes[b.who]
    ratio: i64 = b.setup.box.traders_give
    if tribe.held(given) < ratio:
        return c.NO_RESOURCE
    return LEGAL if tribe.wealth() - ratio + 1 >= owed else c.NO_RESOURCE


def list_trades(b: Board, out: Actions, owed: i64) -> None:
    given: i64 = 0
    while given < c.NUM_RESOURCES:
        if reason_trade(b, given, owed) == LEGAL:
            out.add(c.TRADE + given * 2)
            out.add(c.TRADE + given * 2 + 1)
        given += 1


def trade(b: Board, which: i64) -> None:
    b.spend(b.who, c.given_in(which), b.setup.box.traders_give, "T154")
    b.earn(b.who, c.taken_in(which), 1, "T154")


def can_reach(b: Board, seat: i64, kind: i64, number: i64) -> bool:
    """Whether a seat holds this number of a kind, or can trade for it."""
    tribe = b.tribes[seat]
    missing: i64 = number - tribe.held(kind)
    if missing <= 0 or not traders(b, seat):
        return missing <= 0
    other: i64 = 0
    while other < c.NUM_RESOURCES:
        if other != kind:
            missing -= tribe.held(other) // b.setup.box.traders_give
        other += 1
    return missing <= 0


def can_reach_a_card(b: Board, seat: i64) -> bool:
    """Whether a seat could pay for one of the cards that are for sale."""
    item: i64 = 0
    while item < c.NUM_TOKENS:
        if b.is_open(c.ALTAR + item) and can_reach(b, seat, item, price(b, item)):
            return True
        item += 1
    return False


# The elder borrows (T30, T158). What it may borrow at a question, that question says.


def reason_borrow(b: Board, lendable: i64, development: i64, lender: i64) -> i64:
    """T30: once per own turn, one resource to a player, one of his developments once."""
    if b.who != b.active or not in_set(lendable, development):
        return NOT_NOW
    tribe = b.tribes[b.who]
    if tribe.elder < 0:
        return c.NO_ELDER
    if b.this_turn & c.TRIBUTE_PAID != 0:
        return c.ONCE_A_TURN
    if lender == b.who:
        return c.WRONG_TARGET
    if in_set(tribe.fulfilled, development) or not in_set(b.tribes[lender].fulfilled, development):
        return c.NO_DEVELOPMENT
    return LEGAL if tribe.wealth() >= needed_to_borrow(development) else c.NO_RESOURCE


def needed_to_borrow(development: i64) -> i64:
    """T146: one resource for the lender, and for Pottery one to give."""
    return 2 if development == c.POTTERY else 1


def list_borrows(b: Board, out: Actions, lendable: i64) -> None:
    if b.tribes[b.who].elder < 0 or b.this_turn & c.TRIBUTE_PAID != 0:
        return
    development: i64 = 0
    while development < c.NUM_DEVELOPMENTS:
        if in_set(lendable, development):
            lender: i64 = 0
            while lender < b.players:
                if reason_borrow(b, lendable, development, lender) == LEGAL:
                    out.add(c.BORROW + c.with_seat(development, lender))
                lender += 1
        development += 1


def borrow(b: Board, development: i64, lender: i64) -> None:
    """T146: the resource is paid first."""
    b.this_turn |= c.TRIBUTE_PAID
    b.lent = development
    b.tell2("borrowed", "T30", b.who, "goal", development, "from_seat", lender)
    b.other = lender
    b.ask = c.ASK_TRIBUTE


def hand_over(b: Board, giver: i64, taker: i64, kind: i64, rule: str) -> None:
    """One resource goes from seat to seat."""
    b.tribes[giver].gain(kind, -1)
    b.tribes[taker].gain(kind, 1)
    b.tell2("given", rule, giver, "resource", kind, "to_seat", taker)
