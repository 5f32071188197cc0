"""Games, and the choices in them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class OptionDoc(BaseModel):
    name: str
    type: str
    default: Any
    rule: str
    choices: list[str]
    condition: str
    seats: dict[str, list[int]]
    """Choices that only these numbers of players can take."""


class GameDoc(BaseModel):
    id: str
    rules: int
    seats: list[int]
    extra_player_counts: list[int]
    """More numbers of players, which only choices that name them allow."""
    options: list[OptionDoc]
    presets: dict[str, dict[str, Any]]
    """Settings of several options at once, by name."""
    actions: int


class GamesDoc(BaseModel):
    games: list[GameDoc]
    levels: list[str]
