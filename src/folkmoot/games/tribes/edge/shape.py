"""Fields of a view of Tribes after its head: the types of the browser are written from this (web/view_types.py)."""

from __future__ import annotations

from typing import TypedDict


class TribeSeatDoc(TypedDict):
    tribe: str | None
    power: str | None
    members: dict[str, int]
    """By hex."""
    ambush: int
    resources: dict[str, int]
    villages: list[str]
    hidden_village: bool
    elder: str | None
    points: int
    earned: dict[str, int]
    """By source; those of goals are what is fulfilled."""
    open: list[str]
    fulfilled: list[str]
    deck: list[str]
    under: list[str]
    """Goals known under the deck, the next to come first."""
    tokens: list[str]


class OpenEventDoc(TypedDict):
    event: str
    load: int | dict[str, int]
    """Tokens on it: resources on Discovery, else a number."""


class GlacierDoc(TypedDict):
    stones: int
    melted: bool


class InvadersDoc(TypedDict):
    hex: str
    number: int


class MammothDoc(TypedDict):
    hex: str
    rider: int | None


class TribesViewDoc(TypedDict):
    box: str | None
    active: int
    first: int | None
    rounds: int
    used: list[str]
    this_turn: list[str]
    moved: dict[str, int]
    found: list[str]
    lent: str | None
    field: dict[str, str]
    lands: dict[str, str]
    glacier: GlacierDoc
    volcano: int | None
    rows: dict[str, list[str]]
    dice: list[str]
    next_dice: list[str]
    events: list[OpenEventDoc]
    event_deck: list[str]
    aside: list[str]
    discarded: list[str]
    invaders: InvadersDoc | None
    mammoth: MammothDoc | None
    sabre_tooth: str | None
    seats: list[TribeSeatDoc]
    progress: list[dict[str, tuple[int, int]]]
    """By seat and open goal: what it has, what it needs."""
    draft: list[str] | None
    """The steps of the viewer's choice under way."""


VIEW = TribesViewDoc
