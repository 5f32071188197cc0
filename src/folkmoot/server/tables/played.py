"""A person's own games, from the results that are stored: by game, mode and company, opponents, favourites, the list.

Everything here runs in a reader's thread of the store, never in the loop.
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.core.cells import safe_cell
from folkmoot.server.storage import schema

NEWEST = 5_000
"""Games that are looked at, the newest."""
LISTED = 50
CURVE = 200
OPPONENTS = 20
FAVOURITES = 12
"""Number of choices shown of each kind."""
COLUMNS = (
    "finished", "game", "mode", "company", "players", "place", "points", "won", "moves",
    "name", "opponents", "options", "table",
)  # fmt: skip


@dataclass(frozen=True)
class Played:
    """One finished game."""

    table: str
    game: str
    mode: str
    company: str
    """`alone`, `bots`, `people`, or `screen`: several seats at one screen, of which nobody knows whose is whose."""
    at: float
    seats: Sequence[Any]
    """Rows of `results` with name and kind of the seat, in the order of seats."""
    mine: Any
    """One's own row; the first at one screen."""

    @property
    def moves(self) -> int:
        return sum(seat.decisions for seat in self.seats)

    @property
    def counts(self) -> bool:
        """Return True if the game counts for statistics of one's play."""
        return self.company != "screen"

    @property
    def others(self) -> list[Any]:
        return [seat for seat in self.seats if seat.person != self.mine.person]

    @property
    def share(self) -> float:
        """Return the share of the others who were left behind, a tie for half; 1 or 0 where all win or lose
        together."""
        rivals = [seat.rank for seat in self.seats if seat is not self.mine]
        if all(rank == self.mine.rank for rank in rivals):
            return float(self.mine.won)
        beaten = sum(1.0 if rank > self.mine.rank else 0.5 for rank in rivals if rank >= self.mine.rank)
        return round(beaten / len(rivals), 3)


@cache
def mode_option(game: str) -> tuple[str, str]:
    """The option that says how a game is played, and what it is where nobody names it; empty where there is none."""
    found = games.get(game) if game in games.ids() else None
    options = [option for option in found.options if option.name == found.mode_option] if found is not None else []
    return (options[0].name, str(options[0].default)) if options else ("", "")


def company_of(seats: Sequence[Any], person: str) -> str:
    if sum(seat.person == person for seat in seats) > 1:
        return "screen"
    if len(seats) == 1:
        return "alone"
    return "people" if any(seat.person not in (None, person) for seat in seats) else "bots"


def played(connection: sa.Connection, person: str) -> list[Played]:
    """The games of a person, newest first."""
    results, seats = schema.results, schema.seats
    mine = (
        sa.select(results.c.table_id)
        .where(results.c.person == person)
        .group_by(results.c.table_id)
        .order_by(sa.func.max(results.c.at).desc(), results.c.table_id)
        .limit(NEWEST)
    )
    rows = connection.execute(
        sa.select(results, seats.c.name, seats.c.kind, seats.c.mark, seats.c.colour)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .where(results.c.table_id.in_(mine))
        .order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
    )
    return [one_game(list(of), person) for _, of in groupby(rows, key=lambda row: row.table_id)]


def one_game(seats: list[Any], person: str) -> Played:
    first = seats[0]
    name, usual = mode_option(first.game)
    mode = json.loads(first.options).get(name) or usual
    mine = next(seat for seat in seats if seat.person == person)
    return Played(first.table_id, first.game, str(mode), company_of(seats, person), first.at, seats, mine)


def summary(connection: sa.Connection, person: str, game: str | None, mode: str | None, company: str | None) -> Doc:
    """Summarise somebody's own games that match, for their page."""
    everything = played(connection, person)
    fit = [
        one
        for one in everything
        if game in (None, one.game) and mode in (None, one.mode) and company in (None, one.company)
    ]
    counting = [one for one in fit if one.counts]
    kinds = Counter((one.game, one.mode, one.company) for one in everything)
    return {
        "kinds": [
            {"game": game, "mode": mode, "company": company, "played": number}
            for (game, mode, company), number in sorted(kinds.items())
        ],
        "played": len(fit),
        "counted": len(counting),
        "won": sum(bool(one.mine.won) for one in counting),
        "mean_place": mean([one.mine.rank for one in counting if len(one.seats) > 1]),
        "best": best(counting),
        "longest": highest(fit, lambda one: one.moves, "moves"),
        "curve": [dot(one) for one in reversed(counting[:CURVE])],
        "opponents": opponents(counting),
        "favourites": favourites(counting),
        "games": [line(one) for one in fit[:LISTED]],
    }


def mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def highest(found: Sequence[Played], measure: Callable[[Played], int], name: str) -> Doc | None:
    """The game that is first by a measure; of equals, the earliest."""
    if not found:
        return None
    one = max(reversed(found), key=measure)
    return {"table": one.table, "game": one.game, "at": one.at, name: measure(one)}


def best(counting: Sequence[Played]) -> Doc | None:
    """The most points, where all games are of one kind: points of different games do not compare."""
    if len({(one.game, one.mode) for one in counting}) != 1:
        return None
    return highest(counting, lambda one: int(one.mine.score), "score")


def dot(one: Played) -> Doc:
    mine = one.mine
    return {"table": one.table, "game": one.game, "at": one.at, "share": one.share, "score": mine.score}


def opponents(counting: Iterable[Played]) -> list[Doc]:
    """Against whom, and who was ahead: people one by one under their newest name, bots by level."""
    found: dict[tuple[str | None, str | None], Doc] = {}
    for one in counting:
        if all(seat.rank == one.mine.rank for seat in one.others):
            continue  # all won or lost together
        for seat in one.others:
            of = (seat.person, None if seat.person else seat.level)
            name = seat.name if seat.person else ""
            doc = found.setdefault(of, {"name": name, "level": of[1], "met": 0, "ahead": 0, "behind": 0})
            doc["met"] += 1
            doc["ahead"] += one.mine.rank < seat.rank
            doc["behind"] += one.mine.rank > seat.rank
    return sorted(found.values(), key=lambda doc: -doc["met"])[:OPPONENTS]


def favourites(counting: Iterable[Played]) -> list[Doc]:
    """List the most frequent choices, of the verbs that each game counts (`Game.stat_verbs`)."""
    made: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for one in counting:
        for name, number in json.loads(one.mine.facts).items():
            if " " in name:
                made[one.game, name] += number
                won[one.game, name] += number if one.mine.won else 0
    found: Counter[tuple[str, str]] = Counter()
    docs = []
    for (game, name), number in made.most_common():
        verb, _, thing = name.partition(" ")
        found[game, verb] += 1
        if found[game, verb] <= FAVOURITES:
            docs.append({"game": game, "verb": verb, "thing": thing, "made": number, "won": won[game, name]})
    return docs


def line(one: Played) -> Doc:
    """One line of the list."""
    return {
        "table": one.table,
        "game": one.game,
        "mode": one.mode,
        "company": one.company,
        "at": one.at,
        "moves": one.moves,
        "place": one.mine.rank if one.counts else None,
        "won": bool(one.mine.won) if one.counts else None,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mark": seat.mark,
                "colour": seat.colour,
                "mine": seat.person == one.mine.person,
                "rank": seat.rank,
                "score": seat.score,
            }
            for seat in one.seats
        ],
    }


# As a file for spreadsheets.


def table_of(connection: sa.Connection, person: str) -> bytes:
    """All games as CSV: UTF-8 with a mark by which spreadsheets know it, a line for each game, newest first."""
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for one in played(connection, person):
        writer.writerow(cells(one))
    return ("\ufeff" + file.getvalue()).encode()


def cells(one: Played) -> list[str | int]:
    """Write the line of a game; every text of it is safe, whoever wrote it."""
    mine = one.mine
    others = [seat.name + (f" ({seat.level})" if seat.level else "") for seat in one.seats if seat is not mine]
    found = [
        datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds"),
        one.game,
        one.mode,
        one.company,
        len(one.seats),
        mine.rank if one.counts else "",
        mine.score if one.counts else "",
        int(mine.won) if one.counts else "",
        one.moves,
        mine.name,
        "; ".join(others),
        mine.options,
        one.table,
    ]
    return [safe_cell(cell) if isinstance(cell, str) else cell for cell in found]
