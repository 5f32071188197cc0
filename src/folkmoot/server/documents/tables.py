"""Tables and who sits at them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from folkmoot.server.documents.results import ResultDoc
from folkmoot.server.messages import Colour, DaysClock, LiveClock, Mark


class StandInDoc(BaseModel):
    level: str
    why: str


class SeatDoc(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    stand_in: StandInDoc | None
    timeouts: int
    """Number of times that the seat's time has run out."""
    returns_left: int | None
    """Number of times that the seat may still come back after that; null without a clock."""
    mark: Mark
    colour: Colour
    """Preferred colour of the person who sits here; empty: none."""
    restricted: Literal["", "muted", "banned"]
    """Restriction by the host of the person who sits here: shown to the host and to them."""


class SaltDoc(BaseModel):
    seat: int
    commitment: str
    salt: str | None


class VoteDoc(BaseModel):
    on: str
    yes: list[int]
    need: list[int]


class TableDoc(BaseModel):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    corrections: dict[str, Any]
    """Corrections of the box, by path."""
    status: Literal["open", "salts", "playing", "stopped", "over", "abandoned"]
    public: bool
    spectators: Literal["nothing", "everything", "none"]
    hints: bool
    clock: LiveClock | DaysClock | None
    analysis: bool
    lesson: str | None
    seats: list[SeatDoc]
    mine: list[int]
    host: bool
    version: int
    turn: int
    commitment: str
    salts: list[SaltDoc]
    taken_back: bool
    rematch: str | None
    rematch_of: str | None
    created: float
    touched: float
    deadline: float | None
    time_left: list[float] | None
    votes: list[VoteDoc]
    result: ResultDoc | None


class RestrictedDoc(BaseModel):
    """Somebody whom the host has muted or banned at a table."""

    person: str
    name: str
    """As they call themselves now; empty where they have removed themselves."""
    kind: Literal["muted", "banned"]
    at: float


class RestrictedPeopleDoc(BaseModel):
    people: list[RestrictedDoc]


class TablesDoc(BaseModel):
    tables: list[TableDoc]


class LinksDoc(BaseModel):
    """Links to pass on, the name of the person who invites, and the seat to which a key invites, free or taken by
    now."""

    seats: dict[str, str]
    watch: str | None
    by: str
    invited: int | None


class AddressDoc(BaseModel):
    """Address at which other devices reach this server, for a page that was opened as `localhost`; null: they do
    not."""

    origin: str | None


class FairnessDoc(BaseModel):
    ok: bool
    rows: int
    chances: int
    commitment: str
    seed: str | None
    """For who may see everything: it tells every hand."""
    problem: str | None
