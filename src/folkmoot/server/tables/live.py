"""Tables in use: loaded from the log when somebody needs them, changed one at a time, published after the commit.

A table in memory is ahead of the log only while its one write is under way. If that fails, or nobody knows how it
ended, the table is not `sure` any more: nothing is answered, published or played from it until the log was read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import orjson

from folkmoot import games
from folkmoot.core import OVER, Doc, FolkmootError, Recorder
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.settings import Settings
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.writer import Conflict, Statement, Unavailable, Work
from folkmoot.server.tables import clock, prepared, table_store
from folkmoot.server.tables.lock import Lock
from folkmoot.server.tables.recovery import Recovery
from folkmoot.server.tables.table import Seat, Table

T = TypeVar("T")
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
    lock: Lock = field(default_factory=Lock)
    peers: set[Peer] = field(default_factory=set)
    used: float = 0.0
    last_chat: int = 0
    sure: bool = True
    """Memory is what the log says. Not so while a write is under way, and after one of which the outcome is unknown."""
    stored: int = 0
    """The newest row that is known to be on disk."""
    untold: bool = False
    """News of the table, such as who is here, that came while it was not sure."""

    def __post_init__(self) -> None:
        self.stored = self.table.version

    def here(self, person: str | None) -> int:
        """How many sockets a person has open at this table."""
        return sum(peer.person == person for peer in self.peers if peer.lasting) if person is not None else 0


class LiveTables:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.recovery = Recovery(self)
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
        entry = Entry(await self._read(id))
        entry.last_chat = await self.store.read(lambda connection: table_store.newest_chat(connection, id))
        if id not in self.entries:
            self.mark_elsewhere(entry.table)
            self._take_up(entry.table)
        return self.entries.setdefault(id, entry)

    async def _read(self, id: str) -> Table:
        """The table as the log has it."""
        try:
            return await self.store.read(lambda connection: table_store.load(connection, id))
        except FolkmootError as error:
            if id not in self._broken:  # it is asked for again and again
                self._broken.add(id)
                log.error("a table does not replay", extra={"table": id, "reason": str(error)})
            raise Refused("broken", "this table does not replay with this version of folkmoot") from None

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Entry]:
        """The table, with nobody else changing it. Everything seen inside is on disk."""
        entry = await self.get(id)
        async with entry.lock:
            await self.make_sure(entry)
            try:
                yield entry
            except BaseException as error:
                entry.sure = entry.sure and isinstance(error, Refused)
                raise
            finally:
                self.check(entry)

    @contextlib.asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Entry]:
        """`locked` for whoever is going to write: refused at once while nothing can be stored."""
        async with self.locked(id) as entry:
            self.recovery.check()
            yield entry

    def check(self, entry: Entry) -> None:
        """Whoever gives the lock back leaves nothing in memory that was not stored."""
        entry.sure = entry.sure and entry.table.version == entry.stored
        if not entry.sure:
            self.recovery.suspect()

    async def make_sure(self, entry: Entry) -> None:
        """Read the log again if memory may say anything else. The lock is held."""
        if entry.sure:
            return
        try:
            await self.reload(entry)
        except Unavailable:
            raise cannot_store() from None

    def add(self, table: Table) -> Entry:
        """A table that is about to be stored."""
        entry = self.entries[table.id] = Entry(table, used=time.monotonic(), sure=False)
        return entry

    async def commit(
        self,
        entry: Entry,
        rows: Sequence[Doc] = (),
        seat: int | None = None,
        client: str | None = None,
        more: Sequence[Statement] = (),
        table_too: bool = False,
        first: Work | None = None,
    ) -> None:
        """Store what was just done to the table, then tell everybody. The lock is held.

        If it cannot be stored it has not happened: the table is read again from the log.
        """
        refused: Refused | None = await settled(
            lambda then: self.commit_then(entry, rows, seat, client, then, more, table_too, first)
        )
        if refused is not None:
            raise refused

    def commit_then(
        self,
        entry: Entry,
        rows: Sequence[Doc],
        seat: int | None,
        client: str | None,
        then: Callable[[Refused | None], None],
        more: Sequence[Statement] = (),
        table_too: bool = False,
        first: Work | None = None,
    ) -> None:
        """`commit` for a caller that does not wait. The lock is held until `then` is called.

        `first` runs before all else in the same transaction; if it raises Conflict, nothing is stored.
        """
        ended = False

        def done(_: Any, error: Exception | None) -> None:
            nonlocal ended
            if ended:  # it was given up and is there after all
                entry.sure = False
                self.recovery.suspect()
            elif error is None:
                ended = True
                try:
                    self._stored(entry, rows, table_too)
                finally:
                    then(None)
            else:
                ended = True
                task = asyncio.ensure_future(self._failed(entry, seat, client, error, then))
                self._mending.add(task)
                task.add_done_callback(self._mending.discard)

        if not entry.stored:  # no row whose number could be taken already: the table's summary is compared instead
            first = table_store.unchanged(entry.table, first)
        self.store.submit(self._prepare(entry, rows, seat, client, more), done, first)

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
        entry.sure = False
        at = time.time()
        for row in rows:
            table.settle(row, at)
        if client is not None and rows:
            table.clients[seat, client] = rows[0]["n"]
        statements = [*more, *table_store.save_rows(table, rows, at, seat, client)]
        statements += table_store.save_results(table, at) if rows and rows[-1]["kind"] == "end" else []
        return [*statements, *self.announce(table.id, table.version)]

    def _stored(self, entry: Entry, rows: Sequence[Doc], table_too: bool) -> None:
        """What follows a commit."""
        entry.sure = True
        entry.stored = entry.table.version
        moves = sum([row["kind"] == "move" for row in rows])
        self.moves += moves
        self.publish(entry, table_too=table_too or not rows or moves < len(rows))
        for tell in self.written:
            tell(entry)

    async def _failed(
        self,
        entry: Entry,
        seat: int | None,
        client: str | None,
        error: Exception,
        then: Callable[[Refused | None], None],
    ) -> None:
        """The log says whether it was stored; as long as it cannot be read, nobody knows."""
        refused: Refused | None = cannot_store()
        try:
            if not isinstance(error, (Conflict, Unavailable)):
                log.error("a write failed", exc_info=error, extra={"table": entry.table.id})
            await self.make_sure(entry)
            if client is not None and (seat, client) in entry.table.clients:
                refused = None
            elif isinstance(error, Conflict):
                refused = Refused("stale", "the board has changed", version=entry.stored)
        except Refused as found:
            refused = found
        except Exception:
            log.exception("a table could not be read again", extra={"table": entry.table.id})
        finally:
            self.check(entry)
            then(refused)

    async def reload(self, entry: Entry) -> None:
        """Forget what memory says and read the log. The lock is held."""
        old = entry.table
        table = await self._read(old.id)
        for seat, before in zip(table.seats, old.seats, strict=True):
            seat.here, seat.elsewhere = entry.here(seat.person), before.elsewhere
        self._keep_draft(old)
        self._take_up(table)
        entry.table, entry.stored, entry.sure = table, table.version, True
        self.publish(entry, table_too=True)
        await self.tell_chats(entry)

    async def tell_chats(self, entry: Entry) -> None:
        """Lines of chat that nobody here was told of."""
        id, last = entry.table.id, entry.last_chat
        for chat in await self.store.read(lambda connection: table_store.load_chats(connection, id, above=last)):
            self.publish_chat(entry, chat)

    async def catch_up(self, entry: Entry) -> None:
        """Take over what another process wrote. The lock is held."""
        table = entry.table
        if table.recorder is None or table.meta["status"] != "playing":
            await self.reload(entry)
        else:
            id, above = table.id, table.version
            rows = await self.store.read(lambda connection: table_store.load_rows(connection, id, above))
            table_store.adopt(table, rows)
            entry.stored = table.version
            await self._refresh(entry)
            self.publish(entry, table_too=True)
            await self.tell_chats(entry)

    async def _refresh(self, entry: Entry) -> None:
        """Read the summary again: status, marks."""
        id = entry.table.id
        fresh = await self.store.read(lambda connection: table_store.load_meta(connection, id))
        entry.table.meta.update({name: fresh[name] for name in ("status", "taken_back", "rematch", "touched")})

    # Telling.

    def publish(self, entry: Entry, table_too: bool = False) -> None:
        """Tell everybody at the table what they may know of its present state."""
        table = entry.table
        peers = list(entry.peers)
        if table_too or entry.untold:
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
        """At a hot-seat table a hand is closed when the turn goes to another seat.

        Whoever moved last at that screen sees what came of it until they pass the device on.
        """
        if peer.seat is None or table.may_open(peer.person, peer.seat):
            return
        held = table.held(peer.person)
        last = next((row["seat"] for row in reversed(table.standing) if row["seat"] in held), None)
        if last != peer.seat:
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

    def tell_everybody(self, message: Doc) -> None:
        """Something that concerns all tables of this process."""
        encoded = encode(message)
        for entry in list(self.entries.values()):
            for peer in list(entry.peers):
                peer.send(encoded)

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

    async def begin(self, entry: Entry, more: Sequence[Statement] = (), first: Work | None = None) -> None:
        """Deal, if the table is full and all salts that were promised are there. The lock is held."""
        table = entry.table
        if table.meta["status"] not in ("open", "salts") or any(seat.kind == "open" for seat in table.seats):
            await self.commit(entry, more=more, first=first)
            return
        if any(seat.commitment is not None and seat.salt is None for seat in table.seats):
            table.meta["status"] = "salts"
            await self.commit(entry, more=more, first=first)
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
        await self.commit(entry, rows, more=[*more, table_store.save_opening(table)], table_too=True, first=first)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; a failure is logged and does not end it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable:
                continue  # which is logged once, and not by everybody
            except Exception:
                log.exception("a repeated task failed")

    async def unload(self) -> None:
        """Let go of tables that nobody has looked at for a while. Of an open choice its steps are kept."""
        now = time.monotonic()
        for id, entry in list(self.entries.items()):
            if now - entry.used <= self.settings.idle_unload or entry.peers or entry.lock.locked():
                continue
            self._keep_draft(entry.table)
            del self.entries[id]

    def _keep_draft(self, table: Table) -> None:
        if table.draft:
            self._drafts[table.id] = (table.board, table.draft)
            if len(self._drafts) > DRAFTS:
                del self._drafts[next(iter(self._drafts))]

    def _take_up(self, table: Table) -> None:
        """Go on with a choice that was open when the table left memory, if the board is still the same."""
        board, steps = self._drafts.pop(table.id, (-1, []))
        if steps and board == table.board and table.mover() is not None:
            with contextlib.suppress(Refused):
                table.keep_draft(steps, table.advance(steps).state)

    def mark_elsewhere(self, table: Table) -> bool:
        """Note who is connected to other processes; whether that has changed."""
        seats = self.elsewhere(table.id)
        before = [seat.elsewhere for seat in table.seats]
        for seat in table.seats:
            seat.elsewhere = seat.seat in seats
        return before != [seat.elsewhere for seat in table.seats]

    def tell_table(self, entry: Entry) -> None:
        """Everything about the table but its board; as soon as it is on disk."""
        entry.untold = not entry.sure
        if entry.untold:
            return
        table = entry.table
        self.tell_all(entry, lambda peer: {"type": "table", "table": table.summary(peer.person)})


async def settled(begin: Callable[[Callable[[T], None]], T | None]) -> T:
    """Wait for something that answers at once or calls back. Also when cancelled: the lock is held until then, and
    whoever has it next must find the outcome known."""
    ended: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    answer = begin(ended.set_result)
    if answer is not None:
        return answer
    try:
        return await asyncio.shield(ended)
    except asyncio.CancelledError:
        await asyncio.wait([ended])
        raise


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
