# mypyc: hot
"""What step 5 offers beside villages and goals: the altar (T41), shared knowledge (T144), pottery (T22)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.guards import check_guards
from folkmoot.games.tribes.engine.market import hand_over, owns
from folkmoot.games.tribes.engine.question import AnyResource, Memory, Question, on_field
from folkmoot.games.tribes.engine.scoring import ROW_ALTAR, gain

# The altar.


def reason_offer(b: Board, kind: i64) -> i64:
    """Four equal resources, or one of each."""
    tribe = b.tribes[b.who]
    if kind != c.OFFER_MIXED:
        return LEGAL if tribe.held(kind) >= b.setup.box.altar_equal else c.NO_RESOURCE
    return LEGAL if tribe.held(0) > 0 and tribe.held(1) > 0 and tribe.held(2) > 0 else c.NO_RESOURCE


def any_offer(b: Board) -> bool:
    kind: i64 = 0
    while kind < c.NUM_OFFERS:
        if reason_offer(b, kind) == LEGAL:
            return True
        kind += 1
    return False


def reason_sacrifice(b: Board, hex: i64) -> i64:
    if not owns(b, b.who, c.ALTAR):
        return c.NOT_FOR_SALE
    if not in_set(b.tribes[b.who].here, hex):
        return c.NOBODY_THERE
    return LEGAL if any_offer(b) else c.NO_RESOURCE


def list_sacrifices(b: Board, out: Actions) -> None:
    if not owns(b, b.who, c.ALTAR):
        return
    hex: i64 = 0
    while hex < b.setup.layout.size:
        if reason_sacrifice(b, hex) == LEGAL:
            out.add(c.SACRIFICE + hex)
        hex += 1


def sacrifice(b: Board, hex: i64) -> None:
    b.hex = hex
    b.ask = c.ASK_OFFER


@final
class Offer(Question):
    """T41: four equal resources, or one of each, with a member."""

    def __init__(self) -> None:
        super().__init__(c.ASK_OFFER, "offer", "T41", c.TURN)

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < c.NUM_OFFERS:
            if reason_offer(b, kind) == LEGAL:
                out.add(c.OFFER + kind)
            kind += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.OFFER and code < c.LEAD_MAMMOTH:
            return reason_offer(b, code - c.OFFER)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        """A member and the resources go; T19 is checked after each sacrifice."""
        kind: i64 = code - c.OFFER
        if kind != c.OFFER_MIXED:
            b.spend(b.who, kind, b.setup.box.altar_equal, "T41")
        else:
            b.spend(b.who, 0, 1, "T41")
            b.spend(b.who, 1, 1, "T41")
            b.spend(b.who, 2, 1, "T41")
        b.remove(b.who, b.hex, 1)
        gain(b, b.who, b.setup.box.altar_points, ROW_ALTAR)
        b.tell1("sacrificed", "T41", b.who, "hex", b.hex)
        check_guards(b)
        b.ask = c.ASK_END

    def memory(self, b: Board) -> Memory:
        return {"hex": b.hex}

    def recall(self, b: Board, memory: Memory) -> None:
        b.hex = memory.get("hex", -1)

    def fits(self, b: Board) -> bool:
        return on_field(b, b.hex) and in_set(b.tribes[b.active].here, b.hex) and owns(b, b.active, c.ALTAR)


# Shared knowledge.


def reason_study(b: Board, kind: i64) -> i64:
    seat: i64 = b.active
    tribe = b.tribes[seat]
    if not b.is_open(c.SHARED_KNOWLEDGE):
        return c.NOT_OPEN
    if b.this_turn & c.STUDIED != 0:
        return c.ONCE_A_TURN
    if tribe.here & b.others(seat) == 0:
        return c.NOT_SHARED
    if tribe.deck_size() == 0:
        return c.NO_CARDS
    return LEGAL if tribe.held(kind) > 0 else c.NO_RESOURCE


def list_studies(b: Board, out: Actions) -> None:
    if not b.is_open(c.SHARED_KNOWLEDGE):
        return
    kind: i64 = 0
    while kind < c.NUM_RESOURCES:
        if reason_study(b, kind) == LEGAL:
            out.add(c.STUDY + kind)
        kind += 1


def study(b: Board, kind: i64) -> None:
    """One resource onto the card, one goal from the deck; gone after three."""
    b.spend(b.active, kind, 1, "T144")
    b.this_turn |= c.STUDIED
    load: i64 = b.load(c.SHARED_KNOWLEDGE) + 1
    b.set_load(c.SHARED_KNOWLEDGE, load)
    if load >= b.setup.box.shared_knowledge:
        b.discard_event(c.SHARED_KNOWLEDGE)
    b.due = 1
    b.ask = c.THEN_DRAW


# Pottery.


def reason_pottery(b: Board) -> i64:
    if not in_set(b.tribes[b.active].fulfilled, c.POTTERY):
        return c.NO_DEVELOPMENT
    if b.this_turn & c.POTTERY_USED != 0:
        return c.ONCE_A_TURN
    return LEGAL if b.tribes[b.active].wealth() > 0 else c.NO_RESOURCE


def use_pottery(b: Board) -> None:
    b.this_turn |= c.POTTERY_USED
    b.tell0("pottery", "T22", b.active)
    b.ask = c.ASK_POT_GIVE


@final
class PotteryGive(Question):
    """T22: one resource to another player."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POT_GIVE, "pot_give", "T22", c.TURN)

    def trades(self, b: Board) -> bool:
        return True

    def list_legal(self, b: Board, out: Actions) -> None:
        gift: i64 = 0
        while gift < c.NUM_GIFTS:
            if c.seat_of(gift) < b.players and self.reason_give(b, c.what_of(gift), c.seat_of(gift)) == LEGAL:
                out.add(c.GIVE + gift)
            gift += 1
        self.list_trades(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.GIVE and code < c.TRADE:
            return self.reason_give(b, c.what_of(code - c.GIVE), c.seat_of(code - c.GIVE))
        return super().reason(b, code)

    def reason_give(self, b: Board, kind: i64, seat: i64) -> i64:
        if seat == b.who:
            return c.WRONG_TARGET
        return LEGAL if b.tribes[b.who].held(kind) > 0 else c.NO_RESOURCE

    def step(self, b: Board, code: i64) -> None:
        if code >= c.TRADE:
            super().step(b, code)
            return
        hand_over(b, b.who, c.seat_of(code - c.GIVE), c.what_of(code - c.GIVE), "T22")
        b.due = b.setup.box.pottery_takes
        b.latest = -1
        if b.lent == c.POTTERY:
            b.lent = -1
        b.ask = c.ASK_POT_TAKE


@final
class PotteryTake(AnyResource):
    """T22: for it any two."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POT_TAKE, "pot_take", "T22", c.TURN)

    def step(self, b: Board, code: i64) -> None:
        if self.take(b, code - c.TAKE, "T22"):
            b.ask = c.ASK_END
