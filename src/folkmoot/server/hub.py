"""Tables in use: loaded from the log when somebody needs them, changed one at a time, published after the commit."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson

from folkmoot import games
from folkmoot.core import OVER, Doc, FolkmootError, Recorder
from folkmoot.server import clock, prepared, shelf
from folkmoot.server.errors import Refused
from folkmoot.server.latch import Latch
from folkmoot.server.settings import Settings
from folkmoot.server.store import Conflict, Statement, Store, Unavailable
from folkmoot.server.table import Seat, Table

log = logging.getLogger("folkmoot.server")
TABLE_ID = re.compile(r"[\w-]{8,40}", re.ASCII).fullmatch
DRAFTS = 10_000
"""Open choices that are kept of tables not in memory; the oldest go first."""


class Peer(Protocol):
    """Somebody who is told what happens: a socket or a waiting request."""

    person: str | None
    seat: int | None
    version: int
    """The newest row it was told of."""
    lasting: bool
    """Whether it says that somebody is here: a socket does, a request that waits a moment does not."""

    def send(self, message: bytes) -> None: ...


@dataclass
class Entry:
    """A loaded table with those who look at it."""

    table: Table
    lock: Latch = field(default_factory=Latch)
    peers: set[Peer] = field(default_factory=set)
    used: float = 0.0
    last_chat: int = 0


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.entries: dict[str, Entry] = {}
        self._loading: dict[str, asyncio.Task[Entry]] = {}
        self._mending: set[asyncio.Task[None]] = set()
        self._broken: set[str] = set()
        self.moves = 0
        self.changed: list[Callable[[Entry], None]] = []
        """Called after every change, whoever wrote it, for bots and clocks."""
        self.written: list[Callable[[Entry], None]] = []
        """Called after every change that this process wrote, for messages to people."""
        self.announce: Callable[[str, int], list[Statement]] = lambda id, n: []
        """With several processes: the statement that tells the others."""
        self.came_or_went: Callable[[Table], None] = lambda table: None
        """With several processes: tells the others who is here."""
        self.elsewhere: Callable[[str], set[int]] = lambda id: set()
        """With several processes: the seats of a table that are connected to another one."""
        self._drafts: dict[str, tuple[int, list[str]]] = {}
        """Open choices of tables that have left memory, with the row they began after."""

    async def get(self, id: str) -> Entry:
        """The table, loaded if need be."""
        entry = self.entries.get(id)
        if entry is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            entry = await asyncio.shield(task)
        entry.used = time.monotonic()
        return entry

    def has(self, id: str) -> bool:
        """Whether the table is in memory, or on its way there."""
        return id in self.entries or id in self._loading

    async def _load(self, id: str) -> Entry:
        if not TABLE_ID(id):
            raise Refused("no_table", "there is no such table")
        try:
            entry = Entry(await self.store.read(lambda connection: shelf.load(connection, id)))
        except FolkmootError as error:
            if id not in self._broken:  # it is asked for again and again
                self._broken.add(id)
                log.error("a table does not replay", extra={"table": id, "reason": str(error)})
            raise Refused("broken", "this table does not replay with this version of folkmoot") from None
        entry.last_chat = await self.store.read(lambda connection: shelf.newest_chat(connection, id))
        if id not in self.entries:
            self.mark_elsewhere(entry.table)
            self._take_up(entry.table)
        return self.entries.setdefault(id, entry)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Entry]:
        """The table, with nobody else changing it. Everything seen inside is on disk."""
        entry = await self.get(id)
        async with entry.lock:
            yield entry

    def add(self, table: Table) -> Entry:
        """A table that was just stored; whoever read it from there in the meantime has the same entry."""
        return self.entries.setdefault(table.id, Entry(table, used=time.monotonic()))

    async def commit(
        self,
        entry: Entry,
        rows: Sequence[Doc] = (),
        seat: int | None = None,
        client: str | None = None,
        more: Sequence[Statement] = (),
        table_too: bool = False,
    ) -> None:
        """Store what was just done to the table, then tell everybody. The lock is held.

        If it cannot be stored it has not happened: the table is read again from the log.
        """
        await self._store(entry, self._prepare(entry, rows, seat, client, more))
        self._tell(entry, rows, table_too)

    def commit_then(
        self, entry: Entry, rows: Sequence[Doc], seat: int, client: str, then: Callable[[Refused | None], None]
    ) -> None:
        """`commit` for a caller that does not wait: it holds the lock, which is given back before `then` is called."""

        def done(_: Any, error: Exception | None) -> None:
            if error is None:
                self._tell(entry, rows, False)
                entry.lock.give()
                then(None)
            else:
                task = asyncio.ensure_future(mend(error))
                self._mending.add(task)
                task.add_done_callback(self._mending.discard)

        async def mend(error: Exception) -> None:
            try:
                refused = await self._failed(entry, error)
            finally:
                entry.lock.give()
            then(refused)

        self.store.submit(self._prepare(entry, rows, seat, client), done)

    def _prepare(
        self,
        entry: Entry,
        rows: Sequence[Doc],
        seat: int | None,
        client: str | None,
        more: Sequence[Statement] = (),
    ) -> list[Statement]:
        """Take account of new rows; what stores them."""
        table = entry.table
        at = time.time()
        for row in rows:
            table.settle(row, at)
        if client is not None and rows:
            table.clients[seat, client] = rows[0]["n"]
        statements = [*more, *shelf.save_rows(table, rows, at, seat, client)]
        statements += shelf.save_results(table, at) if rows and rows[-1]["kind"] == "end" else []
        return [*statements, *self.announce(table.id, table.version)]

    def _tell(self, entry: Entry, rows: Sequence[Doc], table_too: bool) -> None:
        """What follows a commit."""
        moves = sum([row["kind"] == "move" for row in rows])
        self.moves += moves
        self.publish(entry, table_too=table_too or not rows or moves < len(rows))
        for tell in self.written:
            tell(entry)

    async def _store(self, entry: Entry, statements: Sequence[Statement]) -> None:
        """Wait for the commit, also when whoever asked for it has gone meanwhile."""
        task = asyncio.ensure_future(self.store.append(statements))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            await self.reload(entry)
            raise
        except (Conflict, Unavailable) as error:
            raise await self._failed(entry, error) from None

    async def _failed(self, entry: Entry, error: Exception) -> Refused:
        """What was not stored has not happened."""
        await self.reload(entry)
        if isinstance(error, Conflict):
            return Refused("stale", "the board has changed", version=entry.table.version)
        return Refused("busy", "the server cannot write just now")

    async def reload(self, entry: Entry) -> None:
        """Forget what memory says and read the log."""
        id = entry.table.id
        table = await self.store.read(lambda connection: shelf.load(connection, id))
        for seat, old in zip(table.seats, entry.table.seats, strict=True):
            seat.here, seat.elsewhere = old.here, old.elsewhere
        entry.table = table
        self.publish(entry, table_too=True)

    async def catch_up(self, entry: Entry) -> None:
        """Take over what another process wrote. The lock is held."""
        table = entry.table
        if table.recorder is None or table.meta["status"] != "playing":
            await self.reload(entry)
        else:
            id, above = table.id, table.version
            shelf.adopt(table, await self.store.read(lambda connection: shelf.load_rows(connection, id, above)))
            await self._refresh(entry)
            self.publish(entry, table_too=True)
        id, last = entry.table.id, entry.last_chat
        for chat in await self.store.read(lambda connection: shelf.load_chats(connection, id, above=last)):
            self.publish_chat(entry, chat)

    async def _refresh(self, entry: Entry) -> None:
        """Read the summary again: status, marks."""
        id = entry.table.id
        fresh = await self.store.read(lambda connection: shelf.load_meta(connection, id))
        entry.table.meta.update({name: fresh[name] for name in ("status", "taken_back", "rematch", "touched")})

    # Telling.

    def publish(self, entry: Entry, table_too: bool = False) -> None:
        """Tell everybody at the table what they may know of its present state."""
        table = entry.table
        peers = list(entry.peers)
        if table_too:
            self.tell_table(entry)
        if table.recorder is not None and peers:
            self._publish_board(table, peers)
        for tell in self.changed:
            tell(entry)

    def _publish_board(self, table: Table, peers: Sequence[Peer]) -> None:
        """Everything is made once, however many look through the same eyes."""
        for peer in peers:
            self.close_hand(table, peer)
        shared = table.share(list({peer.seat for peer in peers}))
        shared.common["time"] = time.time()
        made: dict[tuple[int | None, int], bytes] = {}
        version = table.version
        for peer in peers:
            key = (peer.seat, peer.version)
            message = made.get(key)
            if message is None:
                message = made[key] = encode(table.update(peer.seat, peer.version, shared))
            peer.version = version
            peer.send(message)

    @staticmethod
    def close_hand(table: Table, peer: Peer) -> None:
        """At a hot-seat table a hand is closed when the turn goes to another seat."""
        if peer.seat is not None and not table.may_open(peer.person, peer.seat):
            peer.seat = None

    @staticmethod
    def update(entry: Entry, seat: int | None, since: int | None) -> bytes:
        return encode({**entry.table.update(seat, since), "time": time.time()})

    def tell_seat(self, entry: Entry, seat: int) -> None:
        """A draft has changed: only that seat's own clients learn of it."""
        message = self.update(entry, seat, None)
        for peer in list(entry.peers):
            if peer.seat == seat:
                peer.send(message)

    def tell_all(self, entry: Entry, make: Callable[[Peer], Doc]) -> None:
        """Tell every person what is made for them, once for all their sockets."""
        made: dict[str | None, bytes] = {}
        for peer in list(entry.peers):
            if peer.person not in made:
                made[peer.person] = encode(make(peer))
            peer.send(made[peer.person])

    def publish_chat(self, entry: Entry, chat: Doc) -> None:
        if chat["id"] <= entry.last_chat:
            return
        entry.last_chat = chat["id"]
        message = encode({"type": "chat", "chat": chat})
        for peer in list(entry.peers):
            peer.send(message)

    # Beginning.

    async def begin(self, entry: Entry, more: Sequence[Statement] = ()) -> None:
        """Deal, if the table is full and all salts that were promised are there. The lock is held."""
        table = entry.table
        if table.meta["status"] not in ("open", "salts") or any(seat.kind == "open" for seat in table.seats):
            await self.commit(entry, more=more)
            return
        if any(seat.commitment is not None and seat.salt is None for seat in table.seats):
            table.meta["status"] = "salts"
            await self.commit(entry, more=more)
            return
        table.recorder = new_recorder(table)
        table.banks = clock.banks(table.meta["clock"], table.meta["players"])
        table.meta["opening"] = table.recorder.opening
        table.meta["status"] = "playing"
        rows = list(table.recorder.rows)
        if rows:
            table.recent.append((1, table.recorder.events))
        if table.turn == OVER:  # a position to look at
            rows.append(table.end("over"))
            table.recent.append((rows[-1]["n"], []))
        opening: Statement = (shelf.BEGIN_TABLE, {"key": table.id, "opening": shelf.dump(table.recorder.opening)})
        await self.commit(entry, rows, more=[*more, opening], table_too=True)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; a failure is logged and does not end it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("a repeated task failed")

    async def unload(self) -> None:
        """Let go of tables that nobody has looked at for a while. Of an open choice its steps are kept."""
        now = time.monotonic()
        for id, entry in list(self.entries.items()):
            if now - entry.used <= self.settings.idle_unload or entry.peers or entry.lock.locked():
                continue
            if entry.table.draft:
                self._drafts[id] = (entry.table.board, entry.table.draft)
                if len(self._drafts) > DRAFTS:
                    del self._drafts[next(iter(self._drafts))]
            del self.entries[id]

    def _take_up(self, table: Table) -> None:
        """Go on with a choice that was open when the table left memory, if the board is still the same."""
        board, steps = self._drafts.pop(table.id, (-1, []))
        if steps and board == table.board and table.mover() is not None:
            done = table.advance(steps)
            table.keep_draft(steps, done.state)

    def mark_elsewhere(self, table: Table) -> bool:
        """Note who is connected to other processes; whether that has changed."""
        seats = self.elsewhere(table.id)
        before = [seat.elsewhere for seat in table.seats]
        for seat in table.seats:
            seat.elsewhere = seat.seat in seats
        return before != [seat.elsewhere for seat in table.seats]

    def tell_table(self, entry: Entry) -> None:
        """Everything about the table but its board."""
        table = entry.table
        self.tell_all(entry, lambda peer: {"type": "table", "table": table.summary(peer.person)})


def new_recorder(table: Table) -> Recorder:
    """Seats and salts are bound into the fair deal."""
    meta = table.meta
    dealer = prepared.dealer_of(meta)
    recorder = Recorder(
        games.get(meta["game"]),
        dealer,
        meta["players"],
        meta["options"],
        meta["start"],
        [seat_opening(seat) for seat in table.seats],
        [
            {"seat": seat.seat, "commitment": seat.commitment, "salt": seat.salt}
            for seat in table.seats
            if seat.salt is not None
        ],
        watching=True,
    )
    prepared.mark(recorder, meta)
    return recorder


def seat_opening(seat: Seat) -> Doc:
    return {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "level": seat.level}


def encode(message: Doc) -> bytes:
    return orjson.dumps(message)
