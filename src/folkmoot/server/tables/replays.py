"""Looking back: records, replays, fairness, analysis, statistics."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, Literal, NamedTuple, TypeVar

import orjson
import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import ALL, Doc, Event, State, View
from folkmoot.core.records import SEAT_FORMAT
from folkmoot.server.errors import Refused, check_game
from folkmoot.server.storage import notes, schema
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Lobby, new_meta
from folkmoot.server.tables.retelling import STEPS, story_of, verified
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table

Eyes = int | Literal["watch", "all"]
REMEMBERED = 1000
STORIES = 200
"""Stories that are kept: each holds some boards."""
SLICE = 0.002
"""Seconds of looking back at a stretch; then everybody else has twice as much."""
T = TypeVar("T")


def check_eyes(table: Table, person: Person | None, eyes: Eyes, upto: int) -> int | None:
    """Check whose view somebody may look back through: their own, and any once the game is over."""
    held = table.held(person.id if person is not None else None)
    if eyes == "watch":
        return None
    if isinstance(eyes, int):
        if eyes >= len(table.seats):
            raise Refused("no_seat", "there is no such seat", seat=eyes)
        if eyes in held or (held and table.over):
            return eyes
        raise Refused("not_yours", "other hands are shown only to those who played, when the game is over", seat=eyes)
    everything = table.meta["spectators"] == "everything"
    if table.meta["analysis"] or (table.over and (held or everything)) or (everything and upto <= table.opened):
        return ALL
    raise Refused("not_over", "everything is shown when the game is over", opened=table.opened)


def seen_then(table: Table, seat: int | None, n: int) -> int | None:
    """The eyes for the board after row `n`: watchers may see all of what has been opened to them."""
    return ALL if seat is None and n <= table.opened else table.viewer(seat)


def view_after(table: Table, person: Person | None, seat: int | None, n: int) -> Awaitable[View]:
    """The board as it was after a row, through the eyes of a seat or of a watcher. Refused at once, found unhurriedly:
    the table is only needed until then."""
    if table.recorder is None or not 0 < n <= table.version:
        raise Refused("bad_request", "there is no such row", where="at")
    eyes = check_eyes(table, person, "watch" if seat is None else seat, n)
    return view_at(table.replay(0), n, seen_then(table, eyes, n))


async def view_at(steps: Iterable[tuple[Doc, list[Event], State]], n: int, viewer: int | None) -> View:
    async for row, _, state in unhurried(steps):
        if row["n"] == n:
            return state.view(viewer)
    raise Refused("bad_request", "there is no such row", where="at")


async def unhurried(steps: Iterable[T]) -> AsyncIterator[T]:
    """Go through something long, and let whatever else is due go on in between."""
    begun = time.perf_counter()
    for step in steps:
        yield step
        took = time.perf_counter() - begun
        if took > SLICE:
            await asyncio.sleep(2 * took)
            begun = time.perf_counter()


async def verify_here(record: Doc) -> Doc:
    return await asyncio.to_thread(verified, games.get(record["game"]), record)


async def story_here(record: Doc, everything: bool) -> bytes:
    return await asyncio.to_thread(lambda: orjson.dumps(story_of(record, everything)))


class Finished(NamedTuple):
    """A game that is over."""

    record: Doc
    open: bool
    """True: the reader may see everything."""
    played: bool
    """True: the reader played."""
    lesson: bool
    """True: the deal was prepared."""
    hosted: bool
    """True: the table is the reader's."""


class Replays:
    """Questions about games that were played."""

    def __init__(self, live: LiveTables, lobby: Lobby) -> None:
        self.live = live
        self.lobby = lobby
        self._verified: dict[str, Doc] = {}
        """Games whose draws were computed again; they do not change any more."""
        self.verify: Callable[[Doc], Awaitable[Doc]] = verify_here
        self._stories: dict[tuple[str, bool], asyncio.Future[bytes]] = {}
        """Stories of finished games, by id and whether everything is open; callers meanwhile wait for the same one."""
        self.tell: Callable[[Doc, bool], Awaitable[bytes]] = story_here

    async def record(self, id: str, person: Person | None, key: str | None, eyes: Eyes) -> Doc:
        """The full record for whoever may see everything, else what those eyes saw."""
        async with self.live.locked(id) as entry:
            table = entry.table
            self.lobby.check_seen(table, person, key)
            if table.recorder is None:
                raise Refused("not_started", "the game has not begun")
            if may_see_all(table, person):
                whole = table.recorder.record()
                return notes.in_record(whole, await self.live.store.read(lambda found: notes.of_game(found, id)))
            seat = check_eyes(table, person, eyes, table.version)
            names = ("game", "rules", "box", "corrections", "players", "options")
            opening = {name: table.recorder.opening[name] for name in names if name in table.recorder.opening}
            found = {
                "format": SEAT_FORMAT,
                **opening,
                "seats": table.recorder.opening["seats"],
                "seat": seat,
                "commitment": table.summary(None)["commitment"],
            }
            steps = table.replay(0)
        rows = [table.row_for(row["n"], events, seat) async for row, events, _ in unhurried(steps)]
        return {**found, "rows": rows}

    async def replay(
        self, id: str, person: Person | None, key: str | None, eyes: Eyes, first: int, last: int
    ) -> tuple[int, list[bytes]]:
        """The newest row, and views row by row, from after row `first` to after row `last`, each as JSON."""
        async with self.live.locked(id) as entry:
            table = entry.table
            self.lobby.check_seen(table, person, key)
            if table.recorder is None:
                raise Refused("not_started", "the game has not begun")
            version = table.version
            last = min(last, version, first + STEPS)
            seat = check_eyes(table, person, eyes, last)
            rows = table.replay(0)
        found: list[bytes] = []
        async for row, events, state in unhurried(rows):
            if row["n"] > last:
                break
            if row["n"] >= first:
                view = state.view(seen_then(table, seat, row["n"])).data
                step = {"n": row["n"], "row": table.row_for(row["n"], events, seat), "view": view}
                found.append(orjson.dumps(step))
        return version, found

    async def finished(self, id: str, person: Person | None, key: str | None, otherwise: str) -> Finished:
        """A game that is over, with `otherwise` as the reason why it has to be."""
        async with self.live.locked(id) as entry:
            table = entry.table
            self.lobby.check_seen(table, person, key)
            over = await self.live.is_over(entry)
            table = entry.table
            if table.recorder is None or not over:
                raise Refused("not_over", otherwise)
            played = bool(table.held(person.id if person is not None else None))
            lesson = table.meta["lesson"] is not None
            hosted = person is not None and table.meta["host"] == person.id
            return Finished(table.recorder.record(), may_see_all(table, person), played, lesson, hosted)

    async def fairness(self, id: str, person: Person | None, key: str | None, wishes: str) -> Doc:
        """Compute every draw again. `wishes`: the languages (`Accept-Language`) in which to say what is wrong."""
        finished = await self.finished(id, person, key, "the seed is shown when the game is over")
        if finished.lesson:
            raise Refused("not_allowed", "the deal of a lesson is prepared")
        found = self._verified.get(id)
        if found is None:
            found = await self.verify(finished.record)
            if len(self._verified) >= REMEMBERED:
                self._verified.clear()
            self._verified[id] = found
        dealer, problem = finished.record["dealer"], found["problem"]
        told = problem and Refused.of(problem).said_in(wishes)["text"]
        seed = dealer["seed"] if finished.open else None
        return {**found, "problem": told, "commitment": dealer["commitment"], "seed": seed}

    async def story(self, id: str, person: Person | None, key: str | None) -> bytes:
        """Return the expectations of every seat turn by turn, and the boards of the turns that changed most: a
        StoryDoc."""
        finished = await self.finished(id, person, key, "a story is told when the game is over")
        wanted = (id, finished.open)
        if wanted not in self._stories:
            if len(self._stories) >= STORIES:
                self._stories.clear()
            self._stories[wanted] = asyncio.ensure_future(self.tell(finished.record, finished.open))
        found = self._stories[wanted]
        try:
            return await asyncio.shield(found)
        except Refused:
            self._stories.pop(wanted, None)
            raise

    async def analyse(self, person: Person, opened: Doc) -> Doc:
        """A table of one's own that goes on from what `position_after` found."""
        position = opened["position"]
        players = position["players"]
        meta = {**new_meta(opened["game"], players, position.get("options", {}), person.id), "start": position}
        meta |= {"analysis": True, "spectators": "none", "corrections": opened["corrections"]}
        seats = [
            Seat(n, "human", person.id, name, None) if level is None else Seat(n, "bot", None, name, level)
            for n, (name, level) in enumerate(zip(opened["names"], opened["levels"], strict=True))
        ]
        return await self.lobby.place(Table(meta, seats), person)

    async def of_person(self, person: Person) -> Doc:
        rows = await self.live.store.read(
            lambda connection: connection.execute(
                sa.select(schema.results).where(schema.results.c.person == person.id)
            ).all()
        )
        seats = Counter(row.table_id for row in rows)
        found: dict[tuple[str, int], list[Any]] = {}
        for row in rows:
            if seats[row.table_id] > 1:  # at one screen nobody knows who played which
                continue
            found.setdefault((row.game, row.players), []).append(row)
        return {"games": [person_line(game, players, of) for (game, players), of in sorted(found.items())]}

    async def of_game(self, game: str) -> Doc:
        check_game(game)
        results = schema.results
        rows = await self.live.store.read(
            lambda connection: list(
                connection.execute(
                    sa.select(results).where(results.c.game == game).order_by(results.c.at.desc()).limit(60_000)
                )
            )
        )
        return {"game": game, "players": [game_line(players, rows) for players in sorted({r.players for r in rows})]}


def may_see_all(table: Table, person: Person | None) -> bool:
    """Return True if a person may see everything: when a game is over, its players, and watchers if the table says
    so."""
    held = table.held(person.id if person is not None else None)
    return table.over and (bool(held) or table.meta["spectators"] == "everything")


def person_line(game: str, players: int, rows: list[Any]) -> Doc:
    """One line of a person's statistics."""
    return {
        "game": game,
        "players": players,
        "played": len(rows),
        "won": sum(row.won for row in rows),
        "mean_rank": round(sum(row.rank for row in rows) / len(rows), 2),
        "mean_score": round(sum(row.score for row in rows) / len(rows), 1),
        "best_score": max(row.score for row in rows),
        "choices": choices(rows),
    }


def choices(rows: list[Any]) -> list[Doc]:
    """Count each kind of choice, and how often winners made it."""
    made: Counter[str] = Counter()
    by_winners: Counter[str] = Counter()
    for row in rows:
        facts = json.loads(row.facts)
        made.update(facts)
        if row.won:
            by_winners.update(facts)
    return [{"choice": name, "made": count, "by_winners": by_winners[name]} for name, count in made.most_common(60)]


def game_line(players: int, rows: list[Any]) -> Doc:
    """Return the statistics of games with that many players."""
    mine = [row for row in rows if row.players == players]
    tables = {row.table_id for row in mine}
    seats = [[row for row in mine if row.seat == seat] for seat in range(players)]
    return {
        "players": players,
        "played": len(tables),
        "mean_decisions": round(sum(row.decisions for row in mine) / len(tables), 1),
        "mean_score": round(sum(row.score for row in mine) / len(mine), 1),
        "win_share": [round(sum(row.won for row in seat) / max(1, len(seat)), 3) for seat in seats],
        "choices": choices(mine),
    }
