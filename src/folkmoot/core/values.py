"""The small values that cross the edge of the engine: options, refusals, rows, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Doc = dict[str, Any]
"""A JSON document: what `json.loads` gives for an object."""

CHANCE: Final = -1
"""`turn` while chance decides."""
OVER: Final = -2
"""`turn` when the game is over."""
ALL: Final = -3
"""In place of a seat: eyes that see everything that is determined."""


@dataclass(frozen=True)
class Option:
    """One switch of a game: how an interface offers it and a caller names it."""

    name: str
    type: str
    """`bool`, `choice`, `list` (of choices) or `map` (of choices to anything)."""
    default: Any
    rule: str
    choices: tuple[str, ...] = ()
    condition: str = ""
    """Condition under which the option has a meaning, such as `mode == "versus"` or `not tokens`; empty: always."""
    seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Choices that only these numbers of players can take."""

    def needs(self, name: str, value: str) -> bool:
        """Return True if the option has a meaning only while the option `name` has this value."""
        return f'{name} == "{value}"' in self.condition.split(" and ")


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a code for texts, the rule behind it, the numbers of this position."""

    code: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """Points of one seat with their reason."""

    seat: int
    points: int
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """One row of the score pad; the points of all rows add up to the scores."""

    id: str
    rule: str
    points: Sequence[int]
    parts: Sequence[Part]


def row_of(name: str, rule: str, players: int, parts: Sequence[Part]) -> Row:
    """The row whose points are the sums of its parts."""
    points = [0] * players
    for part in parts:
        points[part.seat] += part.points
    return Row(name, rule, points, tuple(parts))


@dataclass(frozen=True)
class Result:
    """Result of a finished game. Ranks count from 1 and ties share; `winners` may be empty."""

    outcome: str
    """`won`, `shared`, `lost`, `victory`, `completed` or `limit`; `open` on a score pad whose game goes on."""
    ranks: Sequence[int]
    scores: Sequence[int]
    rows: Sequence[Row]
    winners: Sequence[int]
    reason: str

    @property
    def success(self) -> bool | None:
        """Say if all have won, where all win or lose together; None among rivals, and where points are only counted."""
        if self.outcome in ("victory", "lost"):
            return self.outcome == "victory"
        return True if self.outcome == "won" and len(self.winners) == len(self.scores) else None

    @property
    def places(self) -> list[int]:
        """Ranks as people count them: whoever has won together has one place, and so have those they beat."""
        size = len(self.winners) if self.outcome == "won" else 1
        return [1 + (rank - 1) // size for rank in self.ranks]


def ranks_of(rankings: Sequence[Any]) -> list[int]:
    """Ranks from 1, ties shared, of what ranks each seat."""
    return [1 + sum(other > own for other in rankings) for own in rankings]


def winners_of(ranks: Sequence[int]) -> list[int]:
    """The seats that share the first rank."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def rewards_of(result: Result) -> list[float]:
    """Return the reward of every seat at the end.

    Among rivals it is the share of the victory less an even share, so the sum is zero. Where all win or lose together
    it is 1 or -1; a solo campaign that is only counted is worth its points divided by 100.
    """
    players = len(result.scores)
    if result.success is not None:
        return [1.0 if result.success else -1.0] * players
    if result.outcome in ("won", "shared"):
        share = 1 / len(result.winners)
        return [(share if seat in result.winners else 0.0) - 1 / players for seat in range(players)]
    return [score / 100 for score in result.scores]
