"""Tables as people make, find, join and leave them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

import sqlalchemy as sa

from folkmoot import games
from folkmoot.bots.levels import STAND_IN
from folkmoot.bots.names import bot_name
from folkmoot.core import Doc, FolkmootError
from folkmoot.server import messages
from folkmoot.server.errors import Refused, cannot_store, of_error
from folkmoot.server.storage import schema
from folkmoot.server.storage.alike import distinct
from folkmoot.server.storage.jobs import Statement, Work
from folkmoot.server.storage.people import Person, new_id
from folkmoot.server.storage.writer import Conflict
from folkmoot.server.tables import table_store, votes
from folkmoot.server.tables.beginning import begin
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.leaving import hand_over, vacate
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.waiting import come_back, retried
from folkmoot.server.tables.writing import Change

OPEN_TABLES = 50
"""Tables that one person may have waiting for players."""
BUSY_TABLES = 50
"""Tables of one person at which bots may be thinking at once: their processes are everybody's."""


class Invitations:
    """Invitations are computed from one secret of the database, so that none has to be stored."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def of(self, table: str, place: str) -> str:
        mac = hmac.digest(self.secret, f"{table}:{place}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac[:18]).decode()

    def fits(self, key: str | None, table: str, place: str) -> bool:
        return key is not None and hmac.compare_digest(key.encode(), self.of(table, place).encode())


def server_secret(connection: sa.Connection) -> str:
    """The database's own secret, made when it is first needed."""
    found = connection.execute(sa.select(schema.meta.c.value).where(schema.meta.c.key == "secret")).scalar()
    if found is None:
        found = secrets.token_urlsafe(32)
        connection.execute(schema.meta.insert(), {"key": "secret", "value": found})
    return str(found)


class Lobby:
    """Everything about tables except playing."""

    def __init__(self, live: LiveTables, invitations: Invitations) -> None:
        self.live = live
        self.invitations = invitations
        live.may_see = lambda table, peer: self._may_see(table, peer.person, peer.key)

    # Who may see a table.

    def may_see(self, table: Table, person: Person | None, key: str | None) -> bool:
        """People with a seat and the host; others as the table says and with its key if it is private."""
        return self._may_see(table, person.id if person is not None else None, key)

    def _may_see(self, table: Table, person: str | None, key: str | None) -> bool:
        if table.is_restricted(person, "banned"):
            person = key = None  # they see what anybody does
        if person is not None and (table.meta["host"] == person or any(seat.person == person for seat in table.seats)):
            return True
        seat = self.seat_of(table, key)
        if seat is not None and seat.kind == "open":
            return True
        if table.meta["spectators"] == "none":
            return bool(table.meta["public"]) and table.meta["status"] == "open"
        # Whoever was invited to a seat that is taken by now may watch.
        return bool(table.meta["public"]) or seat is not None or self.invitations.fits(key, table.id, "watch")

    def seat_of(self, table: Table, key: str | None) -> Seat | None:
        """The seat that a key invites to, taken or not."""
        return next((seat for seat in table.seats if self.invitations.fits(key, table.id, str(seat.seat))), None)

    def invited(self, table: Table, key: str | None) -> int | None:
        """The open seat that a key invites to."""
        seat = self.seat_of(table, key)
        return seat.seat if seat is not None and seat.kind == "open" else None

    def check_seen(self, table: Table, person: Person | None, key: str | None) -> None:
        if not self.may_see(table, person, key):
            raise Refused("no_table", "there is no such table, or it is private")

    async def summary(self, id: str, person: Person | None, key: str | None) -> Doc:
        async with self.live.locked(id) as entry:
            self.check_seen(entry.table, person, key)
            return entry.table.summary(person.id if person is not None else None)

    async def links(self, id: str, person: Person | None, key: str | None) -> Doc:
        """Return the links that a viewer of a table may pass on: how to watch it; for the host, also its free seats."""
        async with self.live.locked(id) as entry:
            table = entry.table
            self.check_seen(table, person, key)
        meta = table.meta
        watch = None
        if meta["spectators"] != "none":
            watch = f"/t/{id}" if meta["public"] else f"/t/{id}?key={self.invitations.of(id, 'watch')}"
        hosting = person is not None and meta["host"] == person.id
        free = [seat.seat for seat in table.seats if seat.kind == "open"] if hosting else []
        invited = self.seat_of(table, key)
        mine = invited is not None and person is not None and invited.person == person.id
        return {
            "seats": {str(seat): f"/t/{id}?key={self.invitations.of(id, str(seat))}" for seat in free},
            "watch": watch,
            "by": host_name(table),
            "invited": invited.seat if invited is not None and not mine else None,
        }

    async def greeting(self, id: str, key: str | None) -> Doc | None:
        """Return what a link shows of its table to an unknown visitor; None: nothing."""
        try:
            async with self.live.locked(id) as entry:
                table = entry.table
                self.check_seen(table, None, key)
        except Refused:
            return None
        return {"game": table.meta["game"], "by": host_name(table), "open": table.meta["status"] == "open"}

    def check_host(self, table: Table, person: Person) -> None:
        if table.meta["host"] != person.id:
            self.check_seen(table, person, None)
            raise Refused("not_host", "only the host of the table may do this")

    # Making and filling.

    async def create(self, person: Person, given: messages.NewTable) -> Doc:
        try:
            game = games.get(given.game)
            if given.corrections:
                game = game.corrected(given.corrections, "")
            game.start(len(given.seats), **check_options(given.options))
        except FolkmootError as error:
            raise of_error(error) from None
        levels = self.live.settings.levels
        seats = [new_seat(number, seat, person, levels) for number, seat in enumerate(given.seats)]
        first = next((seat for seat in seats if seat.person == person.id), None)
        if first is not None:
            first.commitment = given.salt
        mark_seats(seats, person)
        table = Table(
            {
                **new_meta(given.game, len(seats), given.options, person.id),
                "corrections": given.corrections,
                "public": given.public,
                "spectators": given.spectators,
                "hints": given.hints,
                "clock": given.clock.model_dump() if given.clock is not None else None,
            },
            seats,
        )
        return await self.place(table, person)

    async def place(self, table: Table, person: Person) -> Doc:
        """Store a new table and begin if nobody is missing."""
        self.live.recovery.check()
        tables = schema.tables
        waits = sa.func.count().filter(tables.c.status == "open")
        busy = sa.func.count().filter(tables.c.status == "playing", tables.c.bot)
        query = sa.select(waits.label("open"), busy.label("busy")).where(tables.c.host == person.id)
        found = await self.live.store.read(lambda connection: connection.execute(query).one())
        if found.open >= OPEN_TABLES:
            raise Refused("not_allowed", f"{OPEN_TABLES} of your tables are already waiting for players")
        if found.busy >= BUSY_TABLES:
            raise Refused("not_allowed", f"bots are already playing at {BUSY_TABLES} of your tables")
        new = table_store.save_new(table, self.live.now())
        entry = await self.establish(table, lambda connection: carry_out(connection, new))
        if entry is None:
            raise cannot_store()
        return entry.table.summary(person.id)

    async def establish(self, table: Table, first: Work) -> Entry | None:
        """Store a new table, all of it at once, and begin if nobody is missing; None: it is not known to be there."""
        entry = self.live.add(table)
        async with entry.lock:
            try:
                await begin(self.live, entry, first=first)
            except Refused:
                pass  # it may have been stored all the same, and then the log says so
            finally:
                if not entry.sure:
                    del self.live.entries[table.id]
        return entry if entry.sure else None

    @retried
    async def join(self, id: str, person: Person, given: messages.Join) -> Doc:
        async with self.live.changing(id) as entry:
            table = entry.table
            if table.held(person.id):
                return table.summary(person.id)
            if table.is_restricted(person.id, "banned"):
                raise Refused("banned", "the host has banned you from this table")
            wanted = kept_for(table, person) or [self._free_seat(table, given)]
            if table.meta["status"] != "open":
                raise Refused("started", "the game has begun")
            others = [seat.name for seat in table.seats if seat.person != person.id]
            name = distinct(given.name or person.name, others)
            taken = [Seat(number, "human", person.id, name, None) for number in wanted]
            taken[0].commitment = given.salt
            mark_seats(taken, person)
            await self.take_seats(entry, taken)
            return entry.table.summary(person.id)

    def _free_seat(self, table: Table, given: messages.Join) -> int:
        """The seat that somebody is invited to or asks for."""
        invited = self.invited(table, given.key)
        if invited is not None:
            return invited
        if not table.meta["public"]:
            raise Refused("no_table", "there is no such table, or it is private")
        return open_seat(table, given.seat)

    async def take_seats(self, entry: Entry, taken: Sequence[Seat]) -> None:
        """Write seats that were open. Whoever comes second finds them taken."""
        table = entry.table
        person = taken[0].person
        seats = schema.seats

        def first(connection: sa.Connection) -> None:
            for seat in taken:
                claim = seats.update().where(seats.c.table_id == table.id, seats.c.seat == seat.seat)
                values = {
                    "kind": "human",
                    "person": person,
                    "name": seat.name,
                    "commitment": seat.commitment,
                    "mark": seat.mark,
                    "colour": seat.colour,
                }
                if not connection.execute(claim.where(seats.c.kind == "open").values(**values)).rowcount:
                    raise Conflict("taken")

        for seat in taken:
            seat.here = entry.here(person)
            table.seats[seat.seat] = seat
        for peer in entry.peers:
            if peer.person == person and len(taken) == 1:
                peer.seat = taken[0].seat
        try:
            await begin(self.live, entry, first=first)
        except Refused:
            if not (entry.sure and entry.table.held(person)):
                raise  # else it was stored all the same

    @retried
    async def start(self, id: str, person: Person, level: str) -> Doc:
        """Bots take the open seats."""
        check_level(level, self.live.settings.levels)
        async with self.live.changing(id) as entry:
            table = entry.table
            self.check_host(table, person)
            check_open(table)
            more = []
            for seat in table.seats:
                if seat.kind == "open":
                    seat.kind, seat.level, seat.name, seat.person = "bot", level, bot_name(seat.seat), None
                    more.append(table_store.save_seat(table, seat))
            await begin(self.live, entry, more)
            return entry.table.summary(person.id)

    @retried
    async def salt(self, id: str, person: Person, given: messages.Salt) -> Doc:
        async with self.live.changing(id) as entry:
            table = entry.table
            seat = table.check_seat(given.seat, person.id)
            if table.meta["status"] not in ("open", "salts"):
                raise Refused("started", "the game has begun")
            fits = hashlib.sha256(bytes.fromhex(given.salt)).hexdigest() == seat.commitment
            if not fits:
                raise Refused("bad_salt", "this is not the salt you committed to", seat=seat.seat)
            if table.meta["status"] == "open":
                raise Refused("not_started", "salts are revealed when the table is full")
            seat.salt = given.salt
            await begin(self.live, entry, [table_store.save_seat(table, seat)])
            return entry.table.summary(person.id)

    @retried
    async def waive_salts(self, id: str) -> None:
        """Nobody waits for ever: whoever has not revealed a salt brings none, and the record says so."""
        async with self.live.changing(id) as entry:
            if entry.table.meta["status"] == "salts":
                await begin(self.live, entry, without_salts=True)

    # Going and coming.

    @retried
    async def leave(self, id: str, person: Person, number: int) -> Doc:
        async with self.live.changing(id) as entry:
            table = entry.table
            seat = table.check_seat(number, person.id)
            if table.meta["status"] in ("open", "salts"):
                if table.meta["host"] == person.id:
                    raise Refused("not_allowed", "the host cannot leave: close the table instead (abandon)")
                await self.live.commit(entry, Change(more=vacate(table, number)))
            elif table.meta["status"] in ("playing", "stopped") and seat.stand_in is None:
                await self.live.commit(entry, Change(hand_over(table, [number], "left", self.live.now()), number))
            return entry.table.summary(person.id)

    @retried
    async def come_back(self, id: str, person: Person, number: int) -> Doc:
        async with self.live.changing(id) as entry:
            seat = entry.table.check_seat(number, person.id)
            entry.table.check_playing()
            if seat.stand_in is not None:
                await come_back(self.live, entry, number)
            return entry.table.summary(person.id)

    @retried
    async def abandon(self, id: str, person: Person, number: int | None) -> Doc:
        async with self.live.changing(id) as entry:
            table = entry.table
            if table.meta["status"] in ("open", "salts"):
                self.check_host(table, person)
                table.meta["status"] = "abandoned"
                await self.live.commit(entry, Change())
            else:
                seat = table.check_seat(number, person.id)
                on = votes.CLOSE if table.meta["status"] == "stopped" else votes.STOP
                rows, _ = votes.answer(table, seat.seat, on, True)
                await self.live.commit(entry, Change(rows, seat.seat))
            return entry.table.summary(person.id)

    @retried
    async def close_stopped(self, id: str, before: float) -> None:
        """Close a table for good that was stopped and not touched since `before`."""
        async with self.live.changing(id) as entry:
            table = entry.table
            if table.meta["status"] == "stopped" and table.meta["touched"] < before:
                await self.live.commit(entry, Change([table.end("abandoned")]))


def host_name(table: Table) -> str:
    """Return the name of the person who invites: the host, or else the first who sits."""
    people = [seat for seat in table.seats if seat.kind == "human"]
    people.sort(key=lambda seat: seat.person != table.meta["host"])
    return people[0].name if people else ""


def carry_out(connection: sa.Connection, statements: Sequence[Statement]) -> None:
    for statement, values in statements:
        connection.execute(statement, values)


def check_options(options: Doc) -> Doc:
    for name in options:
        if name in ("players", "rules", "self"):
            raise Refused("bad_options", f"{name}: there is no such option", where=name)
    return options


def check_level(level: str, known: Sequence[str]) -> None:
    if level not in known:
        raise Refused("bad_request", f"there is no level {level!r} ({', '.join(known)})", where="level")


def check_open(table: Table) -> None:
    if table.meta["status"] != "open":
        raise Refused("started", "the game has begun")


def kept_for(table: Table, person: Person) -> list[int]:
    """Open seats that wait for nobody else: of a rematch."""
    return [seat.seat for seat in table.seats if seat.kind == "open" and seat.person == person.id]


def open_seat(table: Table, wanted: int | None) -> int:
    """The seat somebody asks for, or the first that is free."""
    free = [seat.seat for seat in table.seats if seat.kind == "open" and seat.person is None]
    if wanted is not None and wanted >= len(table.seats):
        raise Refused("no_seat", "there is no such seat", seat=wanted)
    if not free or (wanted is not None and wanted not in free):
        raise Refused("taken", "this seat is taken", seat=wanted)
    return wanted if wanted is not None else free[0]


def new_seat(number: int, given: messages.NewSeat, person: Person, levels: Sequence[str]) -> Seat:
    if given.kind == "me":
        return Seat(number, "human", person.id, given.name or person.name, None)
    if given.kind == "open":
        return Seat(number, "open", None, "", None)
    level = given.level or STAND_IN
    check_level(level, levels)
    return Seat(number, "bot", None, given.name or bot_name(number), level)


def mark_seats(seats: Sequence[Seat], person: Person) -> None:
    """Give a person's mark and colour to their seats; of several places at one screen, the first has them."""
    held = next((seat for seat in seats if seat.held_by(person.id)), None)
    if held is not None:
        held.mark, held.colour = person.mark, person.colour


def new_meta(game: str, players: int, options: Doc, host: str) -> Doc:
    return {
        "id": new_id(12),
        "game": game,
        "players": players,
        "options": options,
        "corrections": {},
        "start": None,
        "opening": None,
        "seed": secrets.token_bytes(32).hex(),
        "status": "open",
        "public": False,
        "spectators": "nothing",
        "hints": True,
        "clock": None,
        "analysis": False,
        "lesson": None,
        "taken_back": False,
        "host": host,
        "rematch": None,
        "rematch_of": None,
        "created": 0.0,
        "touched": 0.0,
        "n": 0,
        "turn": -1,
        "bot": False,
        "deadline": None,
    }
