# mypyc: hot
"""What a token is used on: a card of one's own, a face-down token, an opponent (A26, A27, A29 to A33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import NIBBLE, below, in_set, ones, shift
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import tamed_dragons

GEM_COUNTS: Final[i64] = below(NIBBLE * c.NUM_GEMS)
"""Of the counts of tokens beside a kingdom, those of the gems."""
ITEM_COUNTS: Final[i64] = below(NIBBLE * c.NUM_ITEMS)
"""Those of all items, gems included."""


def reason_using(b: Board, code: i64) -> i64:
    """Where a token in use may go, question by question."""
    if b.ask == c.ASK_USE_SEAT:
        return reason_use_seat(b, code)
    if b.ask == c.ASK_USE_GET:
        return reason_use_get(b, code)
    if b.ask == c.ASK_USE_GIVE:
        return reason_use_give(b, code)
    return reason_cells(b, code)


def list_using(b: Board, out: Actions) -> None:
    if b.ask == c.ASK_USE_SEAT:
        list_seats(b, out)
    elif b.ask == c.ASK_USE_GET:
        list_get(b, out)
    elif b.ask == c.ASK_USE_GIVE:
        list_give(b, out)
    else:
        list_cells(b, out)


def use_cell(b: Board, cell: i64) -> None:
    if b.ask == c.ASK_USE_AT:
        use_at(b, cell)
    elif b.ask == c.ASK_USE_SECOND:
        use_second(b, cell)
    else:
        use_there(b, cell)


def reason_use(b: Board, token: i64) -> i64:
    """Is there one to use and something to use it on?"""
    kingdom = b.kingdoms[b.active]
    if kingdom.owned(token) == 0:
        return c.NOT_OWNED
    if token == c.TREATY:
        return LEGAL if treaty_cells(kingdom) != 0 else c.NO_TARGET
    if token == c.STAFF:
        if dragons_against_staff(b, kingdom) >= b.setup.box.staff_limit:
            return c.STAFF_LIMIT
        return LEGAL if staff_cells(kingdom) != 0 else c.NO_TARGET
    if token == c.HAMMER:
        return LEGAL
    if token == c.PALANTIR and b.looks >= kingdom.owned(c.PALANTIR):
        return c.LOOKED_ALREADY
    seat: i64 = 0
    while seat < b.players:
        if reason_seat(b, token, seat) == LEGAL:
            return LEGAL
        seat += 1
    return c.NO_TARGET


def begin_use(b: Board, token: i64) -> None:
    b.use = token
    if token == c.TREATY or token == c.STAFF or token == c.HAMMER:
        b.put(c.ASK_USE_AT, b.active)
    else:
        b.put(c.ASK_USE_SEAT, b.active)


def spend(b: Board, token: i64, rule: str) -> None:
    """The token is used up."""
    b.kingdoms[b.active].own(token, -1)
    b.put_out(token)
    if b.events is not None:
        b.tell("spend", rule, b.active, {"token": c.TOKENS[token]})


# On a card of one's own: Treaty, Staff, Hammer.


def treaty_cells(kingdom: Kingdom) -> i64:
    """A26: own face-up race cards without a treaty."""
    return kingdom.races() & ~kingdom.treaties


def staff_cells(kingdom: Kingdom) -> i64:
    """A27: own face-up dragons without a staff."""
    return kingdom.of(c.DRAGON) & ~kingdom.staffs


def dragons_against_staff(b: Board, kingdom: Kingdom) -> i64:
    """A27: the dragons that count to the staff's limit."""
    if b.setup.staff_counts_tamed:
        return ones(tamed_dragons(kingdom, b.setup.box))
    return ones(kingdom.of(c.DRAGON))


def reason_use_at(b: Board, code: i64) -> i64:
    if code < c.AT or code >= c.SEAT:
        return NOT_NOW
    kingdom = b.kingdoms[b.active]
    cell: i64 = code - c.AT
    if b.use == c.HAMMER:
        return LEGAL if cell < c.NUM_CELLS - 1 else c.IN_ORDER
    if b.use == c.TREATY:
        if in_set(treaty_cells(kingdom), cell):
            return LEGAL
        return c.HAS_ONE if in_set(kingdom.treaties, cell) else c.NO_RACE
    if in_set(staff_cells(kingdom), cell):
        return LEGAL
    return c.HAS_ONE if in_set(kingdom.staffs, cell) else c.NO_DRAGON


def list_cells(b: Board, out: Actions) -> None:
    """Every cell that the question's test allows."""
    code: i64 = c.AT
    while code < c.SEAT:
        if reason_cells(b, code) == LEGAL:
            out.add(code)
        code += 1


def reason_cells(b: Board, code: i64) -> i64:
    if b.ask == c.ASK_USE_AT:
        return reason_use_at(b, code)
    if b.ask == c.ASK_USE_SECOND:
        return reason_use_second(b, code)
    return reason_use_there(b, code)


def use_at(b: Board, cell: i64) -> None:
    kingdom = b.kingdoms[b.active]
    if b.use == c.HAMMER:
        b.cell = cell
        b.put(c.ASK_USE_SECOND, b.active)
        return
    token: i64 = b.use
    if token == c.TREATY:
        kingdom.treaties |= shift(1, cell)
    else:
        kingdom.staffs |= shift(1, cell)
    kingdom.own(token, -1)
    if b.events is not None:
        rule = "A26" if token == c.TREATY else "A27"
        b.tell("put_on", rule, b.active, {"token": c.TOKENS[token], "cell": c.PLACES[cell]})
    b.ask = c.THEN_END_OR_PASS


def reason_use_second(b: Board, code: i64) -> i64:
    """A30: each pair is named in one way, the lower cell first."""
    if code < c.AT or code >= c.SEAT:
        return NOT_NOW
    return LEGAL if code - c.AT > b.cell else c.IN_ORDER


def use_second(b: Board, cell: i64) -> None:
    """A30: two own cards change places with everything on them."""
    kingdom = b.kingdoms[b.active]
    kingdom.swap(b.cell, cell)
    b.check_legends(kingdom)
    if b.events is not None:
        b.tell("hammer", "A30", b.active, {"cells": [c.PLACES[b.cell], c.PLACES[cell]]})
    spend(b, c.HAMMER, "A30")
    b.ask = c.THEN_END_OR_PASS


# On a seat: Griffin, Palantir, Smuggler, Thief.


def reason_use_seat(b: Board, code: i64) -> i64:
    if code < c.SEAT or code >= c.GET:
        return NOT_NOW
    return reason_seat(b, b.use, code - c.SEAT)


def reason_seat(b: Board, token: i64, seat: i64) -> i64:
    """Has that seat what the token is used on?"""
    if seat >= b.players:
        return c.NOT_AT_TABLE
    theirs = b.kingdoms[seat]
    if token == c.GRIFFIN or token == c.PALANTIR:
        return LEGAL if theirs.unseen != 0 else c.NO_FACE_DOWN_TOKEN
    if seat == b.active:
        return c.NOT_AN_OPPONENT
    if token == c.THIEF:
        return LEGAL if theirs.beside & ITEM_COUNTS != 0 else c.NO_TARGET
    if b.kingdoms[b.active].beside & GEM_COUNTS == 0:
        return c.NOT_OWNED
    return LEGAL if theirs.beside & ~GEM_COUNTS != 0 else c.NO_TARGET


def list_seats(b: Board, out: Actions) -> None:
    seat: i64 = 0
    while seat < b.players:
        if reason_seat(b, b.use, seat) == LEGAL:
            out.add(c.SEAT + seat)
        seat += 1


def use_seat(b: Board, seat: i64) -> None:
    b.aim = seat
    if b.use == c.GRIFFIN or b.use == c.PALANTIR:
        b.put(c.ASK_USE_THERE, b.active)
    else:
        b.put(c.ASK_USE_GET, b.active)


def reason_use_there(b: Board, code: i64) -> i64:
    """A29, A31: a face-down token; a Griffin that lies open is not one."""
    if code < c.AT or code >= c.SEAT:
        return NOT_NOW
    return LEGAL if in_set(b.kingdoms[b.aim].unseen, code - c.AT) else c.NO_FACE_DOWN_TOKEN


def use_there(b: Board, cell: i64) -> None:
    """The token there may be determined already: somebody saw it."""
    b.cell = cell
    known: i64 = b.kingdoms[b.aim].token_at(cell)
    if b.use == c.GRIFFIN:
        if known >= 0:
            grabbed(b, known)
        else:
            b.put(c.ASK_GRABBED, CHANCE)
    elif known >= 0:
        looked(b, known)
    else:
        b.put(c.ASK_LOOKED, CHANCE)


def grabbed(b: Board, token: i64) -> None:
    """A29: the token is turned up and owned, the Griffin stays in its place."""
    theirs = b.kingdoms[b.aim]
    mine = b.kingdoms[b.active]
    theirs.turn_token(token, b.cell)
    theirs.griffins |= shift(1, b.cell)
    mine.own(c.GRIFFIN, -1)
    mine.own(token, 1)
    if b.events is not None:
        data = {"of_seat": int(b.aim), "cell": c.PLACES[b.cell], "token": c.TOKENS[token]}
        b.tell("griffin", "A29", b.active, data)
    b.ask = c.THEN_END_OR_PASS


def looked(b: Board, token: i64) -> None:
    """A31: only the seer knows what it is; all know where it looked."""
    b.looks += 1
    b.kingdoms[b.aim].see_token(token, b.cell, b.active)
    if b.events is not None:
        data = {"of_seat": int(b.aim), "cell": c.PLACES[b.cell], "token": None}
        b.tell("look", "A31", b.active, data, {"token": c.TOKENS[token]})
    b.ask = c.THEN_END_OR_PASS


def reason_use_get(b: Board, code: i64) -> i64:
    """A32: anything but a gem; A33: items only."""
    if code < c.GET or code >= c.GIVE:
        return NOT_NOW
    token: i64 = code - c.GET
    if b.use == c.THIEF and token >= c.NUM_ITEMS:
        return c.ITEMS_ONLY
    if b.use == c.SMUGGLER and token < c.NUM_GEMS:
        return c.NO_GEM_FOR_GEM
    return LEGAL if b.kingdoms[b.aim].owned(token) > 0 else c.NOT_THERE


def list_get(b: Board, out: Actions) -> None:
    code: i64 = c.GET
    while code < c.GIVE:
        if reason_use_get(b, code) == LEGAL:
            out.add(code)
        code += 1


def use_get(b: Board, token: i64) -> None:
    b.get = token
    if b.use == c.SMUGGLER:
        b.put(c.ASK_USE_GIVE, b.active)
        return
    spend(b, c.THIEF, "A33")
    hand_over(b, b.aim, b.active, token, "A33")
    b.ask = c.THEN_END_OR_PASS


def reason_use_give(b: Board, code: i64) -> i64:
    if code < c.GIVE or code >= c.SEND:
        return NOT_NOW
    return LEGAL if b.kingdoms[b.active].owned(code - c.GIVE) > 0 else c.NOT_OWNED


def list_give(b: Board, out: Actions) -> None:
    code: i64 = c.GIVE
    while code < c.SEND:
        if reason_use_give(b, code) == LEGAL:
            out.add(code)
        code += 1


def use_give(b: Board, gem: i64) -> None:
    """A32: a gem for the token; the Smuggler is out."""
    spend(b, c.SMUGGLER, "A32")
    hand_over(b, b.active, b.aim, gem, "A32")
    hand_over(b, b.aim, b.active, b.get, "A32")
    b.ask = c.THEN_END_OR_PASS


def hand_over(b: Board, giver: i64, taker: i64, token: i64, rule: str) -> None:
    b.kingdoms[giver].own(token, -1)
    b.kingdoms[taker].own(token, 1)
    if b.events is not None:
        b.tell("hand_over", rule, giver, {"to_seat": int(taker), "token": c.TOKENS[token]})
