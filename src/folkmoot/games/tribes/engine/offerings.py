# mypyc: hot
"""What step 5 offers beside villages and goals: the altar (T41), shared knowledge (T144), pottery (T22)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import hand_over, owns
from folkmoot.games.tribes.engine.question import AnyResource, Memory, Question, in_set, on_field

# The altar.


def reason_offer(s: Board, kind: i64) -> i64:
    """Four equal resources, or one of each."""
    tribe = s.tribes[s.who]
    if kind < 3:
        return LEGAL if tribe.held(kind) >= s.setup.box.altar_equal else c.NO_RESOURCE
    return LEGAL if tribe.held(0) > 0 and tribe.held(1) > 0 and tribe.held(2) > 0 else c.NO_RESOURCE


def any_offer(s: Board) -> bool:
    kind: i64 = 0
    while kind < 4:
        if reason_offer(s, kind) == LEGAL:
            return True
        kind += 1
    return False


def reason_sacrifice(s: Board, hex: i64) -> i64:
    if not owns(s, s.who, c.ALTAR):
        return c.NOT_FOR_SALE
    if (s.tribes[s.who].here >> hex) & 1 == 0:
        return c.NOBODY_THERE
    return LEGAL if any_offer(s) else c.NO_RESOURCE


def list_sacrifices(s: Board, out: Actions) -> None:
    if not owns(s, s.who, c.ALTAR):
        return
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if reason_sacrifice(s, hex) == LEGAL:
            out.add(c.SACRIFICE + hex)
        hex += 1


def sacrifice(s: Board, hex: i64) -> None:
    s.hex = hex
    s.ask = c.ASK_OFFER


@final
class Offer(Question):
    """T41: four equal resources, or one of each, with a member."""

    def __init__(self) -> None:
        super().__init__(c.ASK_OFFER, "offer", "T41", c.TURN)

    def list_legal(self, s: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < 4:
            if reason_offer(s, kind) == LEGAL:
                out.add(c.OFFER + kind)
            kind += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.OFFER and code < c.LEAD_MAMMOTH:
            return reason_offer(s, code - c.OFFER)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        """A member and the resources go; T19 is checked after each sacrifice."""
        kind: i64 = code - c.OFFER
        if kind < 3:
            s.spend(s.who, kind, s.setup.box.altar_equal, "T41")
        else:
            s.spend(s.who, 0, 1, "T41")
            s.spend(s.who, 1, 1, "T41")
            s.spend(s.who, 2, 1, "T41")
        s.remove(s.who, s.hex, 1)
        s.score(s.who, c.FROM_ALTAR, s.setup.box.altar_points)
        s.tell1("sacrificed", "T41", s.who, "hex", s.hex)
        s.check_guards()
        s.ask = c.ASK_END

    def memory(self, s: Board) -> Memory:
        return {"hex": s.hex}

    def recall(self, s: Board, memory: Memory) -> None:
        s.hex = memory.get("hex", -1)

    def fits(self, s: Board) -> bool:
        return on_field(s, s.hex) and in_set(s.tribes[s.active].here, s.hex) and owns(s, s.active, c.ALTAR)


# Shared knowledge.


def reason_study(s: Board, kind: i64) -> i64:
    seat: i64 = s.active
    tribe = s.tribes[seat]
    if not s.is_open(c.SHARED_KNOWLEDGE):
        return c.NOT_OPEN
    if s.this_turn & c.STUDIED != 0:
        return c.ONCE_A_TURN
    if tribe.here & s.others(seat) == 0:
        return c.NOT_SHARED
    if tribe.deck_size() == 0:
        return c.NO_CARDS
    return LEGAL if tribe.held(kind) > 0 else c.NO_RESOURCE


def list_studies(s: Board, out: Actions) -> None:
    if not s.is_open(c.SHARED_KNOWLEDGE):
        return
    kind: i64 = 0
    while kind < 3:
        if reason_study(s, kind) == LEGAL:
            out.add(c.STUDY + kind)
        kind += 1


def study(s: Board, kind: i64) -> None:
    """One resource onto the card, one goal from the deck; gone after three."""
    s.spend(s.active, kind, 1, "T144")
    s.this_turn |= c.STUDIED
    load: i64 = s.load(c.SHARED_KNOWLEDGE) + 1
    s.set_load(c.SHARED_KNOWLEDGE, load)
    if load >= s.setup.box.shared_knowledge:
        s.discard_event(c.SHARED_KNOWLEDGE)
    s.due = 1
    s.ask = c.GO_DRAW


# Pottery.


def reason_pottery(s: Board) -> i64:
    if (s.tribes[s.active].fulfilled >> c.POTTERY) & 1 == 0:
        return c.NO_DEVELOPMENT
    if s.this_turn & c.POTTERY_USED != 0:
        return c.ONCE_A_TURN
    return LEGAL if s.tribes[s.active].wealth() > 0 else c.NO_RESOURCE


def use_pottery(s: Board) -> None:
    s.this_turn |= c.POTTERY_USED
    s.tell("pottery", "T22", s.active)
    s.ask = c.ASK_POT_GIVE


@final
class PotteryGive(Question):
    """T22: one resource to another player."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POT_GIVE, "pot_give", "T22", c.TURN)

    def trades(self, s: Board) -> bool:
        return True

    def list_legal(self, s: Board, out: Actions) -> None:
        gift: i64 = 0
        while gift < 12:
            if self.reason_give(s, gift >> 2, gift & 3) == LEGAL:
                out.add(c.GIVE + gift)
            gift += 1
        self.list_trades(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.GIVE and code < c.TRADE:
            return self.reason_give(s, (code - c.GIVE) >> 2, (code - c.GIVE) & 3)
        return super().reason(s, code)

    def reason_give(self, s: Board, kind: i64, seat: i64) -> i64:
        if seat == s.who or seat >= s.players:
            return c.WRONG_TARGET
        return LEGAL if s.tribes[s.who].held(kind) > 0 else c.NO_RESOURCE

    def step(self, s: Board, code: i64) -> None:
        if code >= c.TRADE:
            super().step(s, code)
            return
        hand_over(s, s.who, (code - c.GIVE) & 3, (code - c.GIVE) >> 2, "T22")
        s.due = s.setup.box.pottery_takes
        s.latest = -1
        if s.lent == c.POTTERY:
            s.lent = -1
        s.ask = c.ASK_POT_TAKE


@final
class PotteryTake(AnyResource):
    """T22: for it any two."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POT_TAKE, "pot_take", "T22", c.TURN)

    def step(self, s: Board, code: i64) -> None:
        if self.take(s, code - c.TAKE, "T22"):
            s.ask = c.ASK_END
