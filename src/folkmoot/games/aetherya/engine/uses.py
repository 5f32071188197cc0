# mypyc: hot
"""What a token is used on: an own card, a face-down token, an opponent (A26, A27, A29 to A33)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    AT,
    CELLS,
    DRAGON,
    END_OR_PASS,
    GEMS,
    GET,
    GIVE,
    GRABBED,
    GRIFFIN,
    HAMMER,
    ITEMS,
    LOOKED,
    PALANTIR,
    PLACES,
    SEAT,
    SMUGGLER,
    STAFF,
    THIEF,
    TOKEN_WORDS,
    TOKENS,
    TREATY,
    USE_AT,
    USE_GET,
    USE_GIVE,
    USE_SEAT,
    USE_SECOND,
    USE_THERE,
)
from folkmoot.games.aetherya.engine.kingdom import Kingdom, ones
from folkmoot.games.aetherya.engine.reasons import (
    HAS_ONE,
    IN_ORDER,
    ITEMS_ONLY,
    LOOKED_ALREADY,
    NO_DRAGON,
    NO_FACE_DOWN_TOKEN,
    NO_GEM_FOR_GEM,
    NO_RACE,
    NO_TARGET,
    NOT_AN_OPPONENT,
    NOT_OWNED,
    NOT_THERE,
    STAFF_LIMIT,
)
from folkmoot.games.aetherya.engine.scoring import tamed_dragons

GEM_BITS = 0xFFFF
"""Of the counts of tokens beside a kingdom, those of the gems."""
ITEM_BITS = 0xFFFFFFFFF
"""Those of all items, gems included."""


def reason_using(t: Table, code: i64) -> i64:
    """Where a token in use may go, stage by stage."""
    if t.stage == USE_SEAT:
        return reason_use_seat(t, code)
    if t.stage == USE_GET:
        return reason_use_get(t, code)
    if t.stage == USE_GIVE:
        return reason_use_give(t, code)
    return reason_cells(t, code)


def list_using(t: Table, out: Actions) -> None:
    if t.stage == USE_SEAT:
        list_seats(t, out)
    elif t.stage == USE_GET:
        list_get(t, out)
    elif t.stage == USE_GIVE:
        list_give(t, out)
    else:
        list_cells(t, out)


def use_cell(t: Table, cell: i64) -> None:
    if t.stage == USE_AT:
        use_at(t, cell)
    elif t.stage == USE_SECOND:
        use_second(t, cell)
    else:
        use_there(t, cell)


def reason_use(t: Table, token: i64) -> i64:
    """Is there one to use and something to use it on?"""
    kingdom = t.kingdoms[t.mover]
    if kingdom.owned(token) == 0:
        return NOT_OWNED
    if token == TREATY:
        return LEGAL if treaty_cells(kingdom) != 0 else NO_TARGET
    if token == STAFF:
        if dragons_against_staff(t, kingdom) >= t.setup.box.staff_limit:
            return STAFF_LIMIT
        return LEGAL if staff_cells(kingdom) != 0 else NO_TARGET
    if token == HAMMER:
        return LEGAL
    if token == PALANTIR and t.looks >= kingdom.owned(PALANTIR):
        return LOOKED_ALREADY
    seat: i64 = 0
    while seat < t.players:
        if reason_seat(t, token, seat) == LEGAL:
            return LEGAL
        seat += 1
    return NO_TARGET


def begin_use(t: Table, token: i64) -> None:
    t.use = token
    if token == TREATY or token == STAFF or token == HAMMER:
        t.ask(USE_AT, t.mover)
    else:
        t.ask(USE_SEAT, t.mover)


def spend(t: Table, token: i64, rule: str) -> None:
    """The token is used up."""
    t.kingdoms[t.mover].own(token, -1)
    t.put_out(token)
    if t.events is not None:
        t.note("spend", rule, int(t.mover), {"token": TOKEN_WORDS[token]})


# On an own card: Treaty, Staff, Hammer.


def treaty_cells(kingdom: Kingdom) -> i64:
    """A26: own face-up race cards without a treaty."""
    return kingdom.races() & ~kingdom.treaties


def staff_cells(kingdom: Kingdom) -> i64:
    """A27: own face-up dragons without a staff."""
    return kingdom.of(DRAGON) & ~kingdom.staffs


def dragons_against_staff(t: Table, kingdom: Kingdom) -> i64:
    """A27: the dragons that count to the staff's limit."""
    if t.setup.staff_counts_tamed:
        return ones(tamed_dragons(kingdom, t.setup.box))
    return ones(kingdom.of(DRAGON))


def reason_use_at(t: Table, code: i64) -> i64:
    if code < AT or code >= AT + CELLS:
        return NOT_NOW
    kingdom = t.kingdoms[t.mover]
    cell: i64 = code - AT
    if t.use == HAMMER:
        return LEGAL if cell < CELLS - 1 else IN_ORDER
    if t.use == TREATY:
        if (treaty_cells(kingdom) >> cell) & 1 != 0:
            return LEGAL
        return HAS_ONE if (kingdom.treaties >> cell) & 1 != 0 else NO_RACE
    if (staff_cells(kingdom) >> cell) & 1 != 0:
        return LEGAL
    return HAS_ONE if (kingdom.staffs >> cell) & 1 != 0 else NO_DRAGON


def list_cells(t: Table, out: Actions) -> None:
    """Every cell that the stage's test allows."""
    code: i64 = AT
    while code < AT + CELLS:
        if reason_cells(t, code) == LEGAL:
            out.add(code)
        code += 1


def reason_cells(t: Table, code: i64) -> i64:
    if t.stage == USE_AT:
        return reason_use_at(t, code)
    if t.stage == USE_SECOND:
        return reason_use_second(t, code)
    return reason_use_there(t, code)


def use_at(t: Table, cell: i64) -> None:
    kingdom = t.kingdoms[t.mover]
    if t.use == HAMMER:
        t.cell = cell
        t.ask(USE_SECOND, t.mover)
        return
    token: i64 = t.use
    if token == TREATY:
        kingdom.treaties |= shift(1, cell)
    else:
        kingdom.staffs |= shift(1, cell)
    kingdom.own(token, -1)
    if t.events is not None:
        rule = "A26" if token == TREATY else "A27"
        t.note("put_on", rule, int(t.mover), {"token": TOKEN_WORDS[token], "cell": PLACES[cell]})
    t.stage = END_OR_PASS


def reason_use_second(t: Table, code: i64) -> i64:
    """A30: each pair is named in one way, the lower cell first."""
    if code < AT or code >= AT + CELLS:
        return NOT_NOW
    return LEGAL if code - AT > t.cell else IN_ORDER


def use_second(t: Table, cell: i64) -> None:
    """A30: two own cards change places with everything on them."""
    kingdom = t.kingdoms[t.mover]
    kingdom.swap(t.cell, cell)
    t.check_legends(kingdom)
    if t.events is not None:
        t.note("hammer", "A30", int(t.mover), {"cells": [PLACES[t.cell], PLACES[cell]]})
    spend(t, HAMMER, "A30")
    t.stage = END_OR_PASS


# On a seat: Griffin, Palantir, Smuggler, Thief.


def reason_use_seat(t: Table, code: i64) -> i64:
    if code < SEAT or code >= SEAT + 4:
        return NOT_NOW
    return reason_seat(t, t.use, code - SEAT)


def reason_seat(t: Table, token: i64, seat: i64) -> i64:
    """Has that seat what the token is used on?"""
    if seat >= t.players:
        return NOT_AN_OPPONENT
    theirs = t.kingdoms[seat]
    if token == GRIFFIN or token == PALANTIR:
        return LEGAL if theirs.unseen != 0 else NO_FACE_DOWN_TOKEN
    if seat == t.mover:
        return NOT_AN_OPPONENT
    if token == THIEF:
        return LEGAL if theirs.beside & ITEM_BITS != 0 else NO_TARGET
    if t.kingdoms[t.mover].beside & GEM_BITS == 0:
        return NOT_OWNED
    return LEGAL if theirs.beside & ~GEM_BITS != 0 else NO_TARGET


def list_seats(t: Table, out: Actions) -> None:
    seat: i64 = 0
    while seat < t.players:
        if reason_seat(t, t.use, seat) == LEGAL:
            out.add(SEAT + seat)
        seat += 1


def use_seat(t: Table, seat: i64) -> None:
    t.aim = seat
    if t.use == GRIFFIN or t.use == PALANTIR:
        t.ask(USE_THERE, t.mover)
    else:
        t.ask(USE_GET, t.mover)


def reason_use_there(t: Table, code: i64) -> i64:
    """A29, A31: a face-down token; a Griffin that lies open is none."""
    if code < AT or code >= AT + CELLS:
        return NOT_NOW
    return LEGAL if (t.kingdoms[t.aim].unseen >> (code - AT)) & 1 != 0 else NO_FACE_DOWN_TOKEN


def use_there(t: Table, cell: i64) -> None:
    """The token there may be determined already: somebody saw it."""
    t.cell = cell
    known: i64 = t.kingdoms[t.aim].token_at(cell)
    if t.use == GRIFFIN:
        if known >= 0:
            grabbed(t, known)
        else:
            t.wait(GRABBED)
    elif known >= 0:
        looked(t, known)
    else:
        t.wait(LOOKED)


def grabbed(t: Table, token: i64) -> None:
    """A29: the token is turned up and owned, the Griffin stays in its place."""
    theirs = t.kingdoms[t.aim]
    mine = t.kingdoms[t.mover]
    theirs.turn_token(token, t.cell)
    theirs.griffins |= shift(1, t.cell)
    mine.own(GRIFFIN, -1)
    mine.own(token, 1)
    if t.events is not None:
        data = {"of_seat": int(t.aim), "cell": PLACES[t.cell], "token": TOKEN_WORDS[token]}
        t.note("griffin", "A29", int(t.mover), data)
    t.stage = END_OR_PASS


def looked(t: Table, token: i64) -> None:
    """A31: only the seer knows what it is; all know where it looked."""
    t.looks += 1
    t.kingdoms[t.aim].see_token(token, t.cell, t.mover)
    if t.events is not None:
        data = {"of_seat": int(t.aim), "cell": PLACES[t.cell], "token": None}
        t.note("look", "A31", int(t.mover), data, {"token": TOKEN_WORDS[token]}, (int(t.mover),))
    t.stage = END_OR_PASS


def reason_use_get(t: Table, code: i64) -> i64:
    """A32: anything but a gem; A33: items only."""
    if code < GET or code >= GET + TOKENS:
        return NOT_NOW
    token: i64 = code - GET
    if t.use == THIEF and token >= ITEMS:
        return ITEMS_ONLY
    if t.use == SMUGGLER and token < GEMS:
        return NO_GEM_FOR_GEM
    return LEGAL if t.kingdoms[t.aim].owned(token) > 0 else NOT_THERE


def list_get(t: Table, out: Actions) -> None:
    code: i64 = GET
    while code < GET + TOKENS:
        if reason_use_get(t, code) == LEGAL:
            out.add(code)
        code += 1


def use_get(t: Table, token: i64) -> None:
    t.get = token
    if t.use == SMUGGLER:
        t.ask(USE_GIVE, t.mover)
        return
    spend(t, THIEF, "A33")
    hand_over(t, t.aim, t.mover, token, "A33")
    t.stage = END_OR_PASS


def reason_use_give(t: Table, code: i64) -> i64:
    if code < GIVE or code >= GIVE + GEMS:
        return NOT_NOW
    return LEGAL if t.kingdoms[t.mover].owned(code - GIVE) > 0 else NOT_OWNED


def list_give(t: Table, out: Actions) -> None:
    code: i64 = GIVE
    while code < GIVE + GEMS:
        if reason_use_give(t, code) == LEGAL:
            out.add(code)
        code += 1


def use_give(t: Table, gem: i64) -> None:
    """A32: a gem for the token; the Smuggler is out."""
    spend(t, SMUGGLER, "A32")
    hand_over(t, t.mover, t.aim, gem, "A32")
    hand_over(t, t.aim, t.mover, t.get, "A32")
    t.stage = END_OR_PASS


def hand_over(t: Table, giver: i64, taker: i64, token: i64, rule: str) -> None:
    t.kingdoms[giver].own(token, -1)
    t.kingdoms[taker].own(token, 1)
    if t.events is not None:
        t.note("hand_over", rule, int(giver), {"to_seat": int(taker), "token": TOKEN_WORDS[token]})
