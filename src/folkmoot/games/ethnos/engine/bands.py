# mypyc: hot
"""Forming a band, and keeping cards: the choices that are drafted card by card (E18, E24)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import Bag
from folkmoot.core.contract import LEGAL
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Board, Seat, words
from folkmoot.games.ethnos.engine.flow import end_turn
from folkmoot.games.ethnos.engine.leaders import resolve_band


def reason_lead(b: Board, kind: i64) -> i64:
    """E18: a leader is a card of the hand; skeletons have no code to lead (E30)."""
    return LEGAL if b.seats[b.active].hand.count(kind) > 0 else c.NOT_IN_HAND


def reason_add(b: Board, kind: i64) -> i64:
    """Whether a card may join the band or the kept cards now."""
    if b.seats[b.active].hand.count(kind) <= b.draft.count(kind):
        return c.NOT_IN_HAND
    if b.ask == c.ASK_KEEP:
        if b.draft_size >= b.size:
            return c.KEEPS_ENOUGH
    elif not joins(b, kind):
        return c.OTHER_BASIS
    return c.OUT_OF_ORDER if kind < b.draft_last else LEGAL


def joins(b: Board, kind: i64) -> bool:
    """E18: all of one tribe or all of one colour; skeletons join any band. The first card that differs from the
    leader decides which of the two it is."""
    leader: i64 = b.draft_leader
    if kind == c.SKELETON or kind == leader:
        return True
    same_tribe: bool = c.tribe_of(kind) == c.tribe_of(leader)
    if not same_tribe and c.colour_of(kind) != c.colour_of(leader):
        return False
    other: i64 = b.draft.next(0)
    while other >= 0 and other != c.SKELETON:
        if other != leader:
            return same_tribe == (c.tribe_of(other) == c.tribe_of(leader))
        other = b.draft.next(other + 1)
    return True


def lead(b: Board, kind: i64) -> None:
    """Begin the draft of a band with its leader."""
    b.draft.add(kind, 1)
    b.draft_leader = kind
    b.draft_size = 1
    b.draft_last = 0
    b.drafting = True
    if b.events is not None:
        b.tell("lead", "E18", b.active, None, {"card": c.CARDS[int(kind)]})
    b.put(c.ASK_BAND, b.active)


def add(b: Board, kind: i64) -> None:
    b.draft.add(kind, 1)
    b.draft_size += 1
    b.draft_last = kind
    b.drafting = True
    if b.events is not None:
        b.tell("add", "E18" if b.ask == c.ASK_BAND else "E24", b.active, None, {"card": c.CARDS[int(kind)]})
        b.tell_ask()


def close_draft(b: Board) -> None:
    b.draft.clear()
    b.draft_leader = -1
    b.draft_size = 0
    b.draft_last = 0
    b.drafting = False


def play_band(b: Board) -> None:
    """E18, E21: the band is laid open in front of its owner."""
    seat: Seat = b.seats[b.active]
    band = Band(b.draft, b.draft_leader, b.draft_size, seat.bands)
    kind: i64 = band.next(0)
    while kind >= 0:
        seat.lose_card(kind, band.count(kind))
        kind = band.next(kind + 1)
    seat.bands = band
    b.leader = b.draft_leader
    b.size = b.draft_size
    b.chain = False
    close_draft(b)
    if b.events is not None:
        data = {"leader": c.CARDS[int(b.leader)], "cards": words(band)}
        b.tell("band", "E18", b.active, data)
    resolve_band(b)


def keep_cards(b: Board) -> None:
    """E24: the kept cards stay in hand unseen, all others are laid face up."""
    seat: Seat = b.seats[b.active]
    cards = Bag()
    cards.copy_from(seat.hand)
    cards.remove_all(b.draft)
    if b.events is not None:
        kept = int(b.draft_size)
        b.tell("keep", "E24", b.active, {"kept": kept}, {"cards": words(b.draft)})
        if kept < seat.size:
            b.tell("discard", "E20", b.active, {"cards": words(cards)})
    kind: i64 = cards.next(0)
    while kind >= 0:
        number: i64 = cards.count(kind)
        seat.lose_card(kind, number)
        b.row.add(kind, number)
        kind = cards.next(kind + 1)
    close_draft(b)
    end_turn(b)
