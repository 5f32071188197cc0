# mypyc: hot
"""The chief (T143): rising bids, and handing the highest out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import hand_over, list_buys
from folkmoot.games.tribes.engine.question import Memory, Question, all_seats, in_set


def begin_auction(s: Board) -> None:
    """From the active player clockwise; `seats` are those who have not passed, `other` who bids most."""
    s.seats = all_seats(s)
    s.highest = 0
    s.other = -1
    s.who = s.active
    s.ask = c.GO_AUCTION


def next_bid(s: Board) -> None:
    """The next who may bid, from `who` on; whoever cannot bid more passes."""
    others: i64 = s.seats & ~(shift(1, s.other) if s.other >= 0 else 0)
    if others == 0:
        end_auction(s)
        return
    while not in_set(others, s.who):
        s.who = s.following(s.who)
    if s.tribes[s.who].wealth() <= s.highest or s.highest >= c.MOST_BID:
        pass_bid(s)
    else:
        s.ask = c.ASK_BID


def pass_bid(s: Board) -> None:
    s.seats &= ~shift(1, s.who)
    s.tell("passed", "T143", s.who)
    s.who = s.following(s.who)
    s.ask = c.GO_AUCTION


@final
class Bid(Question):
    """T143: above the highest, at most what is held; or a pass."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BID, "bid", "T143", c.ON_A_DOUBLE)
        self.sells = True
        self.to_others = True

    def trades(self, s: Board) -> bool:
        return True

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_trades(s, out)
        list_buys(s, out)
        number: i64 = s.highest + 1
        while number <= c.MOST_BID and self.reason_bid(s, number) == LEGAL:
            out.add(c.BID + number - 1)
            number += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.BID and code < c.AMBUSH_WITH:
            return self.reason_bid(s, code - c.BID + 1)
        return super().reason(s, code)

    def reason_bid(self, s: Board, number: i64) -> i64:
        if number <= s.highest:
            return c.BID_TOO_LOW
        return LEGAL if number <= s.tribes[s.who].wealth() else c.BID_TOO_HIGH

    def step(self, s: Board, code: i64) -> None:
        if code == c.DONE:
            pass_bid(s)
        elif code >= c.BID:
            s.highest = code - c.BID + 1
            s.other = s.who
            s.tell1("bid", "T143", s.who, "number", s.highest)
            s.who = s.following(s.who)
            s.ask = c.GO_AUCTION
        else:
            super().step(s, code)

    def memory(self, s: Board) -> Memory:
        return {"highest": s.highest, "bidder": s.other, "bidding": s.seats}

    def recall(self, s: Board, memory: Memory) -> None:
        s.highest = memory.get("highest", 0)
        s.other = memory.get("bidder", -1)
        s.seats = memory.get("bidding", all_seats(s))

    def fits(self, s: Board) -> bool:
        if s.other >= 0:
            able: bool = s.tribes[s.other].wealth() >= s.highest and in_set(s.seats, s.other)
            if not able or s.other == s.who or s.highest == 0:
                return False
        elif s.highest != 0:
            return False
        return s.highest < c.MOST_BID and in_set(s.seats, s.who) and s.is_open(c.CHIEF)


def end_auction(s: Board) -> None:
    """Two points from five on, else one; the bid is handed out among the others."""
    box = s.setup.box
    if s.other < 0:
        s.close_event(c.CHIEF)
        s.deck |= shift(1, c.CHIEF)
        s.tell1("shuffled_back", "T112", -1, "event", c.CHIEF)
        s.who = s.active
        s.ask = c.ASK_ACT
        return
    points: i64 = box.chief_points[1 if s.highest >= box.chief_many else 0]
    s.score(s.other, c.FROM_CHIEF, points)
    s.tell1("points", "T143", s.other, "number", points)
    s.discard_event(c.CHIEF)
    s.due = s.highest
    s.who = s.other
    s.latest = -1
    s.ask = c.ASK_HAND


@final
class Hand(Question):
    """T143: any tokens to any others, in ascending order, so that all of the bid is handed out."""

    def __init__(self) -> None:
        super().__init__(c.ASK_HAND, "hand", "T143", c.ON_A_DOUBLE)
        self.to_others = True
        self.keeps_due = True

    def trades(self, s: Board) -> bool:
        return True

    def owed(self, s: Board) -> i64:
        return s.due

    def list_legal(self, s: Board, out: Actions) -> None:
        gift: i64 = 0
        while gift < 12:
            if self.reason_gift(s, gift) == LEGAL:
                out.add(c.GIVE + gift)
            gift += 1
        self.list_trades(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.GIVE and code < c.TRADE:
            return self.reason_gift(s, code - c.GIVE)
        return super().reason(s, code)

    def reason_gift(self, s: Board, gift: i64) -> i64:
        kind: i64 = gift >> 2
        seat: i64 = gift & 3
        tribe = s.tribes[s.who]
        if seat == s.who or seat >= s.players:
            return c.WRONG_TARGET
        if tribe.held(kind) == 0:
            return c.NO_RESOURCE
        stock: i64 = 0
        other: i64 = kind
        while other < 3:
            stock += tribe.held(other)
            other += 1
        return LEGAL if gift >= s.latest and stock >= s.due else c.OUT_OF_ORDER

    def step(self, s: Board, code: i64) -> None:
        """One token; after the last, back to the turn. A trade begins the order anew."""
        if code >= c.TRADE:
            super().step(s, code)
            s.latest = -1
            return
        gift: i64 = code - c.GIVE
        hand_over(s, s.who, gift & 3, gift >> 2, "T143")
        s.latest = gift
        s.due -= 1
        if s.due == 0:
            s.who = s.active
            s.ask = c.ASK_ACT

    def memory(self, s: Board) -> Memory:
        return {"least": s.latest >> 2, "least_seat": s.latest & 3} if s.latest >= 0 else {}

    def recall(self, s: Board, memory: Memory) -> None:
        s.latest = -1
        if "least" in memory:
            s.latest = memory["least"] * 4 + memory.get("least_seat", 0)

    def fits(self, s: Board) -> bool:
        return s.due >= 1 and s.due <= s.tribes[s.who].wealth() and s.due <= c.MOST_BID
