# mypyc: hot
"""The chief (T143).

`want` is the highest bid, `got` who made it, `queue` who has not passed, `left` whose turn it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_BID,
    A_HAND,
    BID,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    CHIEF,
    DONE,
    FROM_CHIEF,
    GIVE,
    MOST_BID,
    NO_RESOURCE,
    OUT_OF_ORDER,
    P_AUCTION,
    WRONG_TARGET,
)
from folkmoot.games.tribes.engine.dealing import following
from folkmoot.games.tribes.engine.market import hand_over, list_buys, list_trades


def next_bid(s: Board) -> None:
    bidder: i64 = s.got
    others: i64 = s.queue & ~(shift(1, bidder) if bidder >= 0 else 0)
    if others == 0:
        end_auction(s)
        return
    while (others >> s.left) & 1 == 0:
        s.left = following(s, s.left)
    s.who = s.left
    if s.tribes[s.who].wealth() <= s.want or s.want >= MOST_BID:
        pass_bid(s)
    else:
        s.phase = A_BID


def test_bid(s: Board, number: i64) -> i64:
    if number <= s.want:
        return BID_TOO_LOW
    return LEGAL if number <= s.tribes[s.who].wealth() else BID_TOO_HIGH


def list_bids(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_trades(s, out)
    list_buys(s, out)
    number: i64 = s.want + 1
    while number <= MOST_BID and test_bid(s, number) == LEGAL:
        out.add(BID + number - 1)
        number += 1


def bid(s: Board, number: i64) -> None:
    s.want = number
    s.got = s.who
    s.tell1("bid", "T143", s.who, "number", number)
    s.left = following(s, s.left)
    s.phase = P_AUCTION


def pass_bid(s: Board) -> None:
    s.queue &= ~shift(1, s.who)
    s.tell("passed", "T143", s.who)
    s.left = following(s, s.left)
    s.phase = P_AUCTION


def end_auction(s: Board) -> None:
    """Two points from five on, else one; the bid is handed out among the others."""
    box = s.setup.box
    if s.got < 0:
        s.close_event(CHIEF)
        s.deck |= shift(1, CHIEF)
        s.tell1("shuffled_back", "T112", -1, "event", CHIEF)
        s.who = s.active
        s.phase = A_ACT
        return
    points: i64 = box.chief_points[1 if s.want >= box.chief_many else 0]
    s.score(s.got, FROM_CHIEF, points)
    s.tell1("points", "T143", s.got, "number", points)
    s.discard_event(CHIEF)
    s.left = s.want
    s.who = s.got
    s.last = -1
    s.phase = A_HAND


def test_hand(s: Board, gift: i64) -> i64:
    """T143: any tokens to any others, in ascending order, so that all of the bid is handed out."""
    kind: i64 = gift >> 2
    seat: i64 = gift & 3
    tribe = s.tribes[s.who]
    if seat == s.who or seat >= s.players:
        return WRONG_TARGET
    if tribe.held(kind) == 0:
        return NO_RESOURCE
    stock: i64 = 0
    other: i64 = kind
    while other < 3:
        stock += tribe.held(other)
        other += 1
    return LEGAL if gift >= s.last and stock >= s.left else OUT_OF_ORDER


def list_hands(s: Board, out: Actions) -> None:
    gift: i64 = 0
    while gift < 12:
        if test_hand(s, gift) == LEGAL:
            out.add(GIVE + gift)
        gift += 1
    list_trades(s, out)


def hand_out(s: Board, gift: i64) -> None:
    """One token; after the last, back to the turn."""
    hand_over(s, s.who, gift & 3, gift >> 2, "T143")
    s.last = gift
    s.left -= 1
    if s.left == 0:
        s.who = s.active
        s.phase = A_ACT
