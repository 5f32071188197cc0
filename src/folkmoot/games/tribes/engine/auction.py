# mypyc: hot
"""The chief (T143): rising bids, and handing the highest out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import hand_over, list_buys
from folkmoot.games.tribes.engine.question import Memory, Question, all_seats
from folkmoot.games.tribes.engine.scoring import ROW_CHIEF, gain


def begin_auction(b: Board) -> None:
    """From the active player clockwise; `seats` are those who have not passed, `other` who bids most."""
    b.seats = all_seats(b)
    b.highest = 0
    b.other = -1
    b.who = b.active
    b.ask = c.THEN_AUCTION


def next_bid(b: Board) -> None:
    """The next who may bid, from `who` on; whoever cannot bid more passes."""
    others: i64 = b.seats & ~(shift(1, b.other) if b.other >= 0 else 0)
    if others == 0:
        end_auction(b)
        return
    while not in_set(others, b.who):
        b.who = b.following(b.who)
    if b.tribes[b.who].wealth() <= b.highest or b.highest >= c.MOST_BID:
        pass_bid(b)
    else:
        b.ask = c.ASK_BID


def pass_bid(b: Board) -> None:
    b.seats &= ~shift(1, b.who)
    b.tell0("passed", "T143", b.who)
    b.who = b.following(b.who)
    b.ask = c.THEN_AUCTION


@final
class Bid(Question):
    """T143: above the highest, at most what is held; or a pass."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BID, "bid", "T143", c.ON_A_DOUBLE)
        self.sells = True
        self.to_others = True

    def trades(self, b: Board) -> bool:
        return True

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_trades(b, out)
        list_buys(b, out)
        number: i64 = b.highest + 1
        while number <= c.MOST_BID and self.reason_bid(b, number) == LEGAL:
            out.add(c.BID + number - 1)
            number += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.BID and code < c.AMBUSH_WITH:
            return self.reason_bid(b, code - c.BID + 1)
        return super().reason(b, code)

    def reason_bid(self, b: Board, number: i64) -> i64:
        if number <= b.highest:
            return c.BID_TOO_LOW
        return LEGAL if number <= b.tribes[b.who].wealth() else c.BID_TOO_HIGH

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            pass_bid(b)
        elif code >= c.BID:
            b.highest = code - c.BID + 1
            b.other = b.who
            b.tell1("bid", "T143", b.who, "number", b.highest)
            b.who = b.following(b.who)
            b.ask = c.THEN_AUCTION
        else:
            super().step(b, code)

    def memory(self, b: Board) -> Memory:
        return {"highest": b.highest, "bidder": b.other, "bidding": b.seats}

    def recall(self, b: Board, memory: Memory) -> None:
        b.highest = memory.get("highest", 0)
        b.other = memory.get("bidder", -1)
        b.seats = memory.get("bidding", all_seats(b))

    def fits(self, b: Board) -> bool:
        if b.other >= 0:
            able: bool = b.tribes[b.other].wealth() >= b.highest and in_set(b.seats, b.other)
            if not able or b.other == b.who or b.highest == 0:
                return False
        elif b.highest != 0:
            return False
        return b.highest < c.MOST_BID and in_set(b.seats, b.who) and b.is_open(c.CHIEF)


def end_auction(b: Board) -> None:
    """Two points from five on, else one; the bid is handed out among the others."""
    box = b.setup.box
    if b.other < 0:
        b.close_event(c.CHIEF)
        b.deck |= shift(1, c.CHIEF)
        b.tell1("shuffled_back", "T112", -1, "event", c.CHIEF)
        b.who = b.active
        b.ask = c.ASK_ACT
        return
    points: i64 = box.chief_points[1 if b.highest >= box.chief_many else 0]
    gain(b, b.other, points, ROW_CHIEF)
    b.tell1("points", "T143", b.other, "number", points)
    b.discard_event(c.CHIEF)
    b.due = b.highest
    b.who = b.other
    b.latest = -1
    b.ask = c.ASK_HAND


@final
class Hand(Question):
    """T143: any tokens to any others, in ascending order, so that all of the bid is handed out."""

    def __init__(self) -> None:
        super().__init__(c.ASK_HAND, "hand", "T143", c.ON_A_DOUBLE)
        self.to_others = True
        self.keeps_due = True

    def trades(self, b: Board) -> bool:
        return True

    def owed(self, b: Board) -> i64:
        return b.due

    def list_legal(self, b: Board, out: Actions) -> None:
        gift: i64 = 0
        while gift < c.NUM_GIFTS:
            if c.seat_of(gift) < b.players and self.reason_gift(b, gift) == LEGAL:
                out.add(c.GIVE + gift)
            gift += 1
        self.list_trades(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.GIVE and code < c.TRADE:
            return self.reason_gift(b, code - c.GIVE)
        return super().reason(b, code)

    def reason_gift(self, b: Board, gift: i64) -> i64:
        kind: i64 = c.what_of(gift)
        seat: i64 = c.seat_of(gift)
        tribe = b.tribes[b.who]
        if seat == b.who:
            return c.WRONG_TARGET
        if tribe.held(kind) == 0:
            return c.NO_RESOURCE
        stock: i64 = 0
        other: i64 = kind
        while other < c.NUM_RESOURCES:
            stock += tribe.held(other)
            other += 1
        if gift < b.latest:
            return c.OUT_OF_ORDER
        return LEGAL if stock >= b.due else c.TOO_EARLY

    def step(self, b: Board, code: i64) -> None:
        """One token; after the last, back to the turn. A trade begins the order anew."""
        if code >= c.TRADE:
            super().step(b, code)
            b.latest = -1
            return
        gift: i64 = code - c.GIVE
        hand_over(b, b.who, c.seat_of(gift), c.what_of(gift), "T143")
        b.latest = gift
        b.due -= 1
        if b.due == 0:
            b.who = b.active
            b.ask = c.ASK_ACT

    def memory(self, b: Board) -> Memory:
        return {"least": c.what_of(b.latest), "least_seat": c.seat_of(b.latest)} if b.latest >= 0 else {}

    def recall(self, b: Board, memory: Memory) -> None:
        b.latest = -1
        if "least" in memory:
            b.latest = c.with_seat(memory["least"], memory.get("least_seat", 0))

    def fits(self, b: Board) -> bool:
        return b.due >= 1 and b.due <= b.tribes[b.who].wealth() and b.due <= c.MOST_BID
