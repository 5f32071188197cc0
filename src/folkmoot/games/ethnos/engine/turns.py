# mypyc: hot
"""Drawing and recruiting, and what chance may bring (E13, E15, E16, E50)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import CHANCE
from folkmoot.core.lists import Outcomes
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, Seat
from folkmoot.games.ethnos.engine.dealing import next_deal
from folkmoot.games.ethnos.engine.flow import end_turn


def list_draws(b: Board, out: Outcomes) -> None:
    """E13, E16: every undrawn card; a dragon only from the lower half."""
    kind: i64 = b.pool.next(0)
    while kind >= 0:
        out.add(c.CARD + kind, b.pool.count(kind))
        kind = b.pool.next(kind + 1)
    out.add(c.DRAGON, dragon_weight(b))


def dragon_weight(b: Board) -> i64:
    if b.upper > 0 or b.ask == c.ASK_DEAL or b.ask == c.ASK_ROW:
        return 0
    return b.setup.box.dragons - b.dragons


def weight(b: Board, code: i64) -> i64:
    """The weight of any chance code now, 0 if it cannot come."""
    ask: i64 = b.ask
    if code < c.DRAGON:
        return b.pool.count(code - c.CARD) if ask >= c.ASK_DEAL and ask <= c.ASK_CONJURED else 0
    if code == c.DRAGON:
        return dragon_weight(b) if ask == c.ASK_DRAW or ask == c.ASK_CONJURED else 0
    if code < c.FIRST:
        return 1 if ask == c.ASK_TRIBE and not b.in_play(code - c.DRAW_TRIBE) else 0
    if code < c.TOKEN:
        return 1 if ask == c.ASK_FIRST and code - c.FIRST < b.players else 0
    return b.glory.count(code - c.TOKEN) if ask == c.ASK_TOKEN else 0


def receive(b: Board, kind: i64) -> None:
    """A card leaves the deck for the place that was asked for."""
    b.pool.take(kind)
    if b.ask == c.ASK_ROW:
        b.row.add(kind, 1)
        b.done += 1
        if b.events is not None:
            b.tell("row", "E13", -1, {"card": c.CARDS[int(kind)]})
        next_deal(b)
        return
    if b.upper > 0:
        b.upper -= 1
    if b.ask == c.ASK_DRAW and b.setup.draw_two:
        sift(b, kind)
        return
    b.seats[b.active].gain_card(kind)
    if b.events is not None:
        b.tell("dealt" if b.ask == c.ASK_DEAL else "drawn", "E15", b.active, {}, {"card": c.CARDS[int(kind)]})
    if b.ask == c.ASK_DRAW:
        end_turn(b)
        return
    b.done += 1
    if b.ask == c.ASK_DEAL:
        next_deal(b)
    elif b.done == b.of:
        end_turn(b)
    else:
        b.put(c.ASK_CONJURED, CHANCE)


def sift(b: Board, kind: i64) -> None:
    """E50: one of two cards; when both are there, the seat is asked."""
    b.drawn.add(kind, 1)
    b.done += 1
    if b.events is not None:
        b.tell("sift", "E50", b.active, {}, {"card": c.CARDS[int(kind)]})
    if b.done < c.SIFTED:
        b.put(c.ASK_DRAW, CHANCE)
    else:
        b.done = 0
        b.of = 0
        b.put(c.ASK_SIFT, b.active)


def keep_one(b: Board, kind: i64) -> None:
    """E50: one card to the hand, unseen; the other face up."""
    b.drawn.add(kind, -1)
    other: i64 = b.drawn.next(0)
    b.drawn.clear()
    b.seats[b.active].gain_card(kind)
    b.row.add(other, 1)
    if b.events is not None:
        laid, kept = c.CARDS[int(other)], c.CARDS[int(kind)]
        b.tell("sifted", "E50", b.active, {"card": laid}, {"kept": kept})
    end_turn(b)


def take_face_up(b: Board, kind: i64) -> None:
    """E15: a card of the row goes to the hand and everybody knows it (E46)."""
    seat: Seat = b.seats[b.active]
    b.row.add(kind, -1)
    seat.gain_card(kind)
    seat.known.add(kind, 1)
    if b.events is not None:
        b.tell("take", "E15", b.active, {"card": c.CARDS[int(kind)]})
    end_turn(b)
