# mypyc: hot
"""A move on its way from whoever makes it to the disk.

It is tried at once, and mostly waits for nothing but the disk. Where something stands in its way (the table is not in
memory, somebody else is changing it, the player was away, another process wrote first), it waits for its turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from folkmoot.core import Doc
from folkmoot.server.errors import Forestalled, Refused
from folkmoot.server.play_message import PlainPlay
from folkmoot.server.storage.people import Person
from folkmoot.server.tables import clock
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.writing import Change, StoredTables, store_change

Ack = Doc
Reply = Callable[[str, Ack | Exception], None]
"""Gets the id of a move and the one answer to it."""
BOT: Final = ""
"""The person who plays when a bot does. Its moves have no ids: it never repeats one."""


def ack(id: str, version: int, closed: bool = True) -> Ack:
    return {"type": "ack", "id": id, "version": version, "closed": closed}


def time_up(seat: int) -> Refused:
    return Refused("time_up", "the flag has fallen: this move came too late", seat=seat)


def play(live: StoredTables, table: str, person: str | None, given: PlainPlay, kept: float, reply: Reply) -> None:
    """Carry a move out, at once or in its turn; `reply` may be called before this returns.

    For `kept` seconds the server itself has made it wait: for clocks it came that much earlier.
    """
    move = Move(live, table, person, given, kept, reply)
    if not move.try_now():
        live.wait_for_turn(move)


@final
class Move:
    """Steps of a choice: kept as a draft, or written as a row if they close it."""

    def __init__(
        self, live: StoredTables, table: str, person: str | None, given: PlainPlay, kept: float, reply: Reply
    ) -> None:
        self.live = live
        self.table = table
        self.person = person
        self.given = given
        self.kept = kept
        self.reply = reply
        self.entry: Entry | None = None
        self.then: Callable[[Ack | Refused], None] | None = None
        """Callback of the caller that holds the lock and waits for the answer; None: the move holds the lock itself."""

    def try_now(self) -> bool:
        """Carry it out without waiting for anything but the disk; False: it has to wait, and nothing was done."""
        entry = self.live.entries.get(self.table)
        if entry is None or not entry.lock.take():
            return False
        entry.used = time.monotonic()
        self.entry = entry
        if not entry.sure or not self.live.storing or self.must_wait(entry.table):
            self.release(entry)
            return False
        answer: Ack | Refused | None
        try:
            answer = self.carry_out(entry)
        except Refused as refused:
            answer = refused
        except BaseException:
            entry.sure = False
            self.release(entry)
            raise
        if answer is not None:
            self.answer(answer)
        return True

    def must_wait(self, table: Table) -> bool:
        """Return True if the player has to come back first, or knows of a row that this process has not heard of
        yet."""
        seat = self.given.seat
        if self.person != BOT and seat < len(table.seats) and table.seats[seat].stand_in is not None:
            return True
        return self.given.version > table.version and not self.live.alone

    def carry_out(self, entry: Entry) -> Ack | None:
        """Do it, or raise Refused. The lock is held; None: it must be held until `answer` is called."""
        live, table, given = self.live, entry.table, self.given
        seat = given.seat
        self.entry = entry
        if self.person == BOT:
            table.check_bot(seat)
        else:
            table.check_seat(seat, self.person)
            done = table.clients.get((seat, given.id))
            if done is not None:
                return ack(given.id, done)
        table.check_moment(seat, given.version)
        came = live.now() - self.kept
        if not clock.in_time(table, came, given.thought):
            raise time_up(seat)
        advance = table.advance(given.steps)
        if not advance.closed:
            table.keep_draft(given.steps, advance.state)
            live.tell_seat(entry, seat)
            return ack(given.id, table.version, closed=False)
        lag = self.kept + clock.lag(table, came, given.thought)
        client = given.id if self.person != BOT else None
        store_change(live, entry, Change(table.move(advance), seat, client, lag), self.stored)
        return None

    def stored(self, refused: Refused | None) -> None:
        if refused is not None:
            self.answer(refused)
            return
        assert self.entry is not None
        table, given = self.entry.table, self.given
        self.answer(ack(given.id, table.clients.get((given.seat, given.id), table.version)))

    def answer(self, answer: Ack | Refused) -> None:
        if self.then is not None:
            self.then(answer)
            return
        assert self.entry is not None
        self.release(self.entry)
        if isinstance(answer, Forestalled):
            self.live.wait_for_turn(self)
        else:
            self.reply(self.given.id, answer)

    def release(self, entry: Entry) -> None:
        self.live.check(entry)
        entry.lock.give()


def claim(table: Table, person: Person | None, seat: int) -> int:
    return table.check_seat(seat, person.id if person is not None else None).seat
