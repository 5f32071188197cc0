# mypyc: hot
"""What step 5 offers beside villages and goals: the altar (T41), shared knowledge (T144), pottery (T22)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import POTTERY_USED, STUDIED, Board
from folkmoot.games.tribes.engine.codes import (
    A_END,
    A_OFFER,
    A_POT_GIVE,
    A_POT_TAKE,
    ALTAR,
    FROM_ALTAR,
    GIVE,
    NO_CARDS,
    NO_DEVELOPMENT,
    NO_RESOURCE,
    NOBODY_THERE,
    NOT_FOR_SALE,
    NOT_OPEN,
    NOT_SHARED,
    OFFER,
    ONCE_A_TURN,
    P_DRAW,
    POTTERY,
    SACRIFICE,
    SHARED_KNOWLEDGE,
    STUDY,
    WRONG_TARGET,
)
from folkmoot.games.tribes.engine.market import hand_over, list_trades, owns


def test_offer(s: Board, kind: i64) -> i64:
    """Four equal resources, or one of each."""
    tribe = s.tribes[s.who]
    if kind < 3:
        return LEGAL if tribe.held(kind) >= s.setup.box.altar_equal else NO_RESOURCE
    return LEGAL if tribe.held(0) > 0 and tribe.held(1) > 0 and tribe.held(2) > 0 else NO_RESOURCE


def any_offer(s: Board) -> bool:
    kind: i64 = 0
    while kind < 4:
        if test_offer(s, kind) == LEGAL:
            return True
        kind += 1
    return False


def test_sacrifice(s: Board, hex: i64) -> i64:
    if not owns(s, s.who, ALTAR):
        return NOT_FOR_SALE
    if (s.tribes[s.who].here >> hex) & 1 == 0:
        return NOBODY_THERE
    return LEGAL if any_offer(s) else NO_RESOURCE


def list_sacrifices(s: Board, out: Actions) -> None:
    if not owns(s, s.who, ALTAR):
        return
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_sacrifice(s, hex) == LEGAL:
            out.add(SACRIFICE + hex)
        hex += 1


def sacrifice(s: Board, hex: i64) -> None:
    s.hex = hex
    s.phase = A_OFFER


def list_offers(s: Board, out: Actions) -> None:
    kind: i64 = 0
    while kind < 4:
        if test_offer(s, kind) == LEGAL:
            out.add(OFFER + kind)
        kind += 1


def offer(s: Board, kind: i64) -> None:
    """A member and the resources go; T19 is checked after each sacrifice."""
    if kind < 3:
        s.spend(s.who, kind, s.setup.box.altar_equal, "T41")
    else:
        s.spend(s.who, 0, 1, "T41")
        s.spend(s.who, 1, 1, "T41")
        s.spend(s.who, 2, 1, "T41")
    s.remove(s.who, s.hex, 1)
    s.score(s.who, FROM_ALTAR, s.setup.box.altar_points)
    s.tell1("sacrificed", "T41", s.who, "hex", s.hex)
    s.check_guards()
    s.phase = A_END


def test_study(s: Board, kind: i64) -> i64:
    seat: i64 = s.active
    tribe = s.tribes[seat]
    if not s.is_open(SHARED_KNOWLEDGE):
        return NOT_OPEN
    if s.flags & STUDIED != 0:
        return ONCE_A_TURN
    if tribe.here & s.others(seat) == 0:
        return NOT_SHARED
    if tribe.deck_size() == 0:
        return NO_CARDS
    return LEGAL if tribe.held(kind) > 0 else NO_RESOURCE


def list_studies(s: Board, out: Actions) -> None:
    if not s.is_open(SHARED_KNOWLEDGE):
        return
    kind: i64 = 0
    while kind < 3:
        if test_study(s, kind) == LEGAL:
            out.add(STUDY + kind)
        kind += 1


def study(s: Board, kind: i64) -> None:
    """One resource onto the card, one goal from the deck; gone after three."""
    s.spend(s.active, kind, 1, "T144")
    s.flags |= STUDIED
    load: i64 = s.load(SHARED_KNOWLEDGE) + 1
    s.set_load(SHARED_KNOWLEDGE, load)
    if load >= s.setup.box.shared_knowledge:
        s.discard_event(SHARED_KNOWLEDGE)
    s.left = 1
    s.back = A_END
    s.phase = P_DRAW


def test_pottery(s: Board) -> i64:
    if (s.tribes[s.active].fulfilled >> POTTERY) & 1 == 0:
        return NO_DEVELOPMENT
    if s.flags & POTTERY_USED != 0:
        return ONCE_A_TURN
    return LEGAL if s.tribes[s.active].wealth() > 0 else NO_RESOURCE


def use_pottery(s: Board) -> None:
    s.flags |= POTTERY_USED
    s.tell("pottery", "T22", s.active)
    s.phase = A_POT_GIVE


def test_give(s: Board, kind: i64, seat: i64) -> i64:
    if seat == s.who or seat >= s.players:
        return WRONG_TARGET
    return LEGAL if s.tribes[s.who].held(kind) > 0 else NO_RESOURCE


def list_pottery_gifts(s: Board, out: Actions) -> None:
    gift: i64 = 0
    while gift < 12:
        if test_give(s, gift >> 2, gift & 3) == LEGAL:
            out.add(GIVE + gift)
        gift += 1
    list_trades(s, out)


def give_for_pottery(s: Board, kind: i64, seat: i64) -> None:
    hand_over(s, s.who, seat, kind, "T22")
    s.left = s.setup.box.pottery_takes
    s.last = -1
    if s.lent == POTTERY:
        s.lent = -1
    s.phase = A_POT_TAKE


def take_from_pottery(s: Board, kind: i64) -> None:
    s.earn(s.who, kind, 1, "T22")
    s.last = kind
    s.left -= 1
    if s.left == 0:
        s.phase = A_END
