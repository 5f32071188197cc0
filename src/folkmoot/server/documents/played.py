"""The games somebody has played."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from folkmoot.server.messages import Colour, Mark

Company = Literal["alone", "bots", "people", "screen"]
"""With whom somebody played: `screen` is several seats at one screen, of which nobody knows whose is whose."""


class KindDoc(BaseModel):
    """Number of games of a kind that somebody has played."""

    game: str
    mode: str
    """Empty in games that have no modes."""
    company: Company
    played: int


class BestDoc(BaseModel):
    table: str
    game: str
    at: float
    score: int


class LongestDoc(BaseModel):
    table: str
    game: str
    at: float
    moves: int


class DotDoc(BaseModel):
    """A game in the curve of results."""

    table: str
    game: str
    at: float
    share: float
    """Share of the others who were left behind, a tie for half; 1 or 0 where all win or lose together."""
    score: int


class OpponentDoc(BaseModel):
    """A person, or all bots of a level: how often one met, was ahead of them, behind them."""

    name: str
    level: str | None
    met: int
    ahead: int
    behind: int


class FavouriteDoc(BaseModel):
    game: str
    verb: str
    thing: str
    made: int
    won: int
    """Number of those in games that were won."""


class PlayedSeatDoc(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mark: Mark
    colour: Colour
    mine: bool
    rank: int
    score: int


class PlayedDoc(BaseModel):
    """A finished game; `place` and `won` are null where several seats were one's own."""

    table: str
    game: str
    mode: str
    company: Company
    at: float
    moves: int
    place: int | None
    won: bool | None
    seats: list[PlayedSeatDoc]


class MyGamesDoc(BaseModel):
    """Somebody's own games: `kinds` of all, everything else of those that were asked for."""

    kinds: list[KindDoc]
    played: int
    counted: int
    """Without those at one screen."""
    won: int
    mean_place: float | None
    best: BestDoc | None
    longest: LongestDoc | None
    curve: list[DotDoc]
    opponents: list[OpponentDoc]
    favourites: list[FavouriteDoc]
    games: list[PlayedDoc]
