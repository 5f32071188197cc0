"""Fields of a view of Ethnos after its head: the types of the browser are written from this (web/view_types.py)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class BandDoc(TypedDict):
    leader: str | None
    cards: list[str]


class SeatViewDoc(TypedDict):
    glory: int
    supply: int
    cards: int
    known: list[str]
    """Cards of the hand that all have seen (E46)."""
    hand: list[str] | None
    bands: list[BandDoc]
    merfolk: int
    orcs: list[str]
    trolls: list[int]


class KingdomDoc(TypedDict):
    tokens: list[int]
    """One for each age, ascending."""
    markers: list[int]
    """By seat."""


class DeckDoc(TypedDict):
    upper: int
    lower: int


class GainDoc(TypedDict):
    """Glory with its reason."""

    seat: int
    points: int
    row: str
    age: int
    kingdom: NotRequired[str]
    taken: NotRequired[bool]
    """True: glory for taking the giant token, not for holding it at the end."""
    count: NotRequired[int]
    leader: NotRequired[str]
    """Leader of a band."""
    cards: NotRequired[int]
    """Cards of a band as played, skeletons included."""
    place: NotRequired[int]
    tied: NotRequired[int]
    trolls: NotRequired[bool]
    """True: trolls broke a tie (E38)."""


class EthnosViewDoc(TypedDict):
    box: str | None
    age: int
    ages: int
    first: int | None
    third: int | None
    """The seat that drew the last dragon of the age."""
    tribes: list[str]
    kingdoms: dict[str, KingdomDoc]
    face_up: list[str]
    deck: DeckDoc
    dragons: int
    giant: int | None
    seats: list[SeatViewDoc]
    draft: BandDoc | None
    """The viewer's choice under way."""
    points: list[GainDoc]
    winner: int | None
    """The seat that won by ten skeletons."""


VIEW = EthnosViewDoc
