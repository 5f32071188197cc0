# mypyc: hot
"""A move on its way from the client to the disk, without waiting for anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.errors import Refused
from folkmoot.server.play_message import PlainPlay
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import clock
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.writing import Writing, commit_then

Ack = Doc


def ack(id: str, version: int, closed: bool = True) -> Ack:
    return {"type": "ack", "id": id, "version": version, "closed": closed}


def time_up(seat: int) -> Refused:
    return Refused("time_up", "the flag has fallen: this comes too late", seat=seat)


def play_now(
    live: Writing,
    entry: Entry,
    person: Person | None,
    given: PlainPlay,
    kept: float,
    reply: Callable[[Ack | Refused], None],
) -> bool:
    """`play` without waiting for anything but the disk. False: it has to wait for something else, nothing was done."""
    if not entry.lock.take():
        return False
    holding = Holding(live, entry, reply)
    answer: Ack | Refused | None
    try:
        away = given.seat < len(entry.table.seats) and entry.table.seats[given.seat].stand_in is not None
        if away or not entry.sure or not live.storing:
            holding.end()
            return False
        answer = move(live, entry, person, given, kept, holding.stored)
    except Refused as refused:
        answer = refused
    except BaseException:
        entry.sure = False
        holding.end()
        raise
    if answer is not None:
        holding.stored(answer)
    return True


@final
class Holding:
    """The lock of a table while a move is on its way."""

    def __init__(self, live: Writing, entry: Entry, reply: Callable[[Ack | Refused], None]) -> None:
        self.live = live
        self.entry = entry
        self.reply = reply

    def end(self) -> None:
        self.live.check(self.entry)
        self.entry.lock.give()

    def stored(self, answer: Ack | Refused) -> None:
        self.end()
        self.reply(answer)


def move(
    live: Writing,
    entry: Entry,
    person: Person | None,
    given: messages.Play | PlainPlay,
    kept: float,
    stored: Callable[[Ack | Refused], None],
) -> Ack | None:
    """Steps of a choice: kept as a draft and answered at once, or written as a row if they close it.

    In that case nothing is answered yet: `stored` is called with the answer. The lock is held until then. For `kept`
    seconds the server itself has made it wait: for clocks it came that much earlier.
    """
    table = entry.table
    seat = claim(table, person, given.seat)
    done = table.clients.get((seat, given.id))
    if done is not None:
        return ack(given.id, done)
    table.check_moment(seat, given.version)
    came = live.now() - kept
    if not clock.in_time(table, came, given.thought):
        raise time_up(seat)
    advance = table.advance(given.steps)
    if not advance.closed:
        table.keep_draft(given.steps, advance.state)
        live.tell_seat(entry, seat)
        return ack(given.id, table.version, closed=False)

    lag = kept + clock.lag(table, came, given.thought)
    ending = Ending(entry, seat, given.id, stored)
    commit_then(live, entry, table.move(advance), seat, given.id, ending.ended, lag, (), False, None)
    return None


@final
class Ending:
    """The answer to a move that is being written."""

    def __init__(self, entry: Entry, seat: int, id: str, stored: Callable[[Ack | Refused], None]) -> None:
        self.entry = entry
        self.seat = seat
        self.id = id
        self.stored = stored

    def ended(self, refused: Refused | None) -> None:
        self.stored(refused or ack(self.id, self.entry.table.clients[self.seat, self.id]))


def claim(table: Table, person: Person | None, seat: int) -> int:
    return table.check_seat(seat, person.id if person is not None else None).seat
