"""Fields of a view of Aetherya after its head: the types of the browser are written from this (web/view_types.py)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class LookDoc(TypedDict):
    """A token face down that somebody has looked at."""

    cell: str
    by: list[int]
    token: str | None


class SeatViewDoc(TypedDict):
    cards: list[str | None]
    start: list[str]
    legends: list[str]
    tokens: NotRequired[list[str]]
    """From here on: in a game with tokens only."""
    griffins: NotRequired[list[str]]
    down: NotRequired[list[str]]
    seen: NotRequired[list[LookDoc]]
    beside: NotRequired[list[str]]
    treaties: NotRequired[list[str]]
    staffs: NotRequired[list[str]]
    built: NotRequired[list[str]]
    """In Confrontation only: a place for every token that stands there."""


class SettledDoc(TypedDict):
    """A card in the Nolands, and whose it is."""

    card: str
    seat: int


class ProgressDoc(TypedDict):
    """Progress of the turn and of the game."""

    first: int | None
    mover: int | None
    acted: bool
    claimed: bool
    looks: int
    still: int
    ending: str | None


class LegendsDoc(TypedDict):
    pile: int
    shown: NotRequired[list[str]]
    """Not in the solo game."""
    turned: NotRequired[list[str]]
    """In the solo and co-op games."""
    gone: NotRequired[list[str]]
    """This and `penalty`: in the co-op game."""
    penalty: NotRequired[list[str]]
    age: NotRequired[int]
    """From here on: in the solo game."""
    ages: NotRequired[list[int]]
    rows: NotRequired[list[list[str]]]


class HandDoc(TypedDict):
    drawn: list[str | None]
    taken: str | None


class TaskDoc(TypedDict):
    fate: str
    have: int
    need: int


class AetheryaViewDoc(TypedDict):
    box: str | None
    progress: ProgressDoc
    scores: list[int]
    legends: LegendsDoc
    deck: int
    deck_cards: list[str] | None
    """Cards of a reshuffled deck; None: the deck was not reshuffled."""
    discards: list[list[str]]
    """Each pile from bottom to top."""
    aside: list[str]
    hand: HandDoc
    out: list[str]
    seats: list[SeatViewDoc]
    task: NotRequired[TaskDoc]
    """From here on: scenarios of our own; each is there only where it is played."""
    races: NotRequired[list[str | None]]
    nolands: NotRequired[list[SettledDoc | None]]
    pacts: NotRequired[list[int | None]]
    betrayals: NotRequired[list[int]]
    allies: NotRequired[list[int]]


VIEW = AetheryaViewDoc
