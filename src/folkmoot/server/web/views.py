"""Views of a table for the routes, now or after an earlier row."""

from __future__ import annotations

from typing import NamedTuple

from folkmoot.core import View
from folkmoot.server.storage.people import Person
from folkmoot.server.tables.replays import view_after
from folkmoot.server.tables.table import Table
from folkmoot.server.web.context import Context
from folkmoot.text import texts


class Seen(NamedTuple):
    version: int
    view: View
    names: list[str]
    """Names of the seats; empty where nobody has given a name."""


async def seen_by(
    context: Context, person: Person | None, id: str, key: str | None, seat: int | None, at: int | None, language: str
) -> Seen:
    """A table as a seat sees it (None: as a watcher does), after a row (None: now), with the names of bots in a
    language."""
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, person, key)
        found = view_now(table, person, seat) if at is None else view_after(table, person, seat, at)
        said = texts(language)
        names = [said.bot(seat.name) if seat.kind == "bot" else seat.name for seat in table.seats]
        version = table.version
    return Seen(version, found if isinstance(found, View) else await found, names)


def view_now(table: Table, person: Person | None, seat: int | None) -> View:
    """Return the view of a seat, its own draft included; None: a watcher.

    At a shared screen the turn may have gone on since the page asked: a hand that is closed by now stays covered.
    """
    me = person.id if person is not None else None
    if seat is not None:
        table.check_seat(seat, me)
        if not table.may_open(me, seat):
            seat = None
    mover = table.mover()
    mine = mover is not None and mover.seat == seat
    state = table.draft_state if mine and table.draft_state is not None else table.state
    return state.view(table.viewer(seat))
