"""Statistics of all games, and of one person's."""

from __future__ import annotations

from pydantic import BaseModel


class ChoiceDoc(BaseModel):
    choice: str
    made: int
    by_winners: int


class MyGameDoc(BaseModel):
    game: str
    players: int
    played: int
    won: int
    mean_rank: float
    mean_score: float
    best_score: int
    choices: list[ChoiceDoc]


class MyStatisticsDoc(BaseModel):
    games: list[MyGameDoc]


class GameLineDoc(BaseModel):
    players: int
    played: int
    mean_decisions: float
    mean_score: float
    win_share: list[float]
    choices: list[ChoiceDoc]


class GameStatisticsDoc(BaseModel):
    game: str
    players: list[GameLineDoc]
