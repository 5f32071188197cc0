"""People without accounts: a name, and secrets of which only the digest is kept."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sa

from folkmoot.server.errors import Refused
from folkmoot.server.storage import acts, erasure, schema
from folkmoot.server.storage.alike import looks
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.writer import Unavailable

COOKIE = "folkmoot"
SECURE_COOKIE = "__Host-folkmoot"
"""Through https: browsers take a cookie of that name from this very host alone, and only encrypted."""
LIFE = 400 * 86_400.0
"""Seconds that a cookie lives after its last use; browsers keep none longer."""
RENEW = 86_400.0
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of recovery codes: 32 that are not mistaken for each other."""
REMEMBERED = 20_000
FRESH = 60.0
"""Seconds until somebody is looked up again: another process may have signed them out."""
ASKED = 500
"""Digests in one question to the database."""


@dataclass
class Person:
    """Person behind a request."""

    id: str
    name: str
    webhook: str
    expires: float
    mark: str = ""
    colour: str = ""
    banned: str = ""
    """Ban by the operator: empty, `person`, or `name` if nobody may have their name either."""
    read: float = field(default_factory=time.monotonic)


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def scalars(query: sa.Select[Any], connection: sa.Connection) -> list[Any]:
    return list(connection.execute(query).scalars())


def new_id(size: int) -> str:
    """Make the id of a person or table from this many random bytes; none looks like an option of a command."""
    while True:
        found = secrets.token_urlsafe(size)
        if found[0].isalnum():
            return found


def new_recovery() -> str:
    """130 bits in groups that a person can copy by hand."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(26))
    return "-".join([letters[:5], letters[5:10], letters[10:15], letters[15:20], letters[20:]])


def plain_code(code: str) -> str:
    """A code as it was typed, without what people add."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


def person_of(row: sa.Row[Any], expires: float) -> Person:
    return Person(row.id, row.name, row.webhook, expires, row.mark, row.colour, row.banned)


def banned() -> Refused:
    return Refused("banned", "the operator of this server has banned you")


class People:
    """The people of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}

    def remembered(self, token: str) -> Person | None:
        """Return the person of a cookie, if it was used here lately."""
        return self._known.get(digest(token))

    async def find(self, token: str | None) -> Person | None:
        """Return the person of a cookie."""
        if not token or len(token) > 100:
            return None
        hashed = digest(token)
        person = self._known.get(hashed)
        if person is None or time.monotonic() - person.read > FRESH:
            person = await self.store.read(lambda connection: self._find(connection, hashed))
            if person is not None:
                self._remember(hashed, person)
        now = self.store.now()
        if person is None or person.expires < now:
            self._known.pop(hashed, None)
            return None
        if person.expires < now + LIFE - RENEW:
            keys = schema.keys
            with contextlib.suppress(Unavailable):  # it is tried again at the next request
                await self.store.write(
                    lambda connection: connection.execute(
                        keys.update().where(keys.c.hash == hashed).values(expires=now + LIFE)
                    )
                )
                person.expires = now + LIFE
        return person

    @staticmethod
    def _find(connection: sa.Connection, hashed: str) -> Person | None:
        keys, people = schema.keys, schema.people
        row = connection.execute(
            sa.select(people, keys.c.expires)
            .join(keys, keys.c.person == people.c.id)
            .where(keys.c.hash == hashed, keys.c.kind == "cookie")
        ).first()
        return person_of(row, row.expires) if row is not None else None

    def _remember(self, hashed: str, person: Person) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[hashed] = person

    async def still_valid(self, hashes: Collection[str]) -> set[str]:
        """Return those of these digests of cookies that are still valid."""
        keys = schema.keys
        all_of_them, found = list(hashes), set()
        for start in range(0, len(all_of_them), ASKED):
            part = all_of_them[start : start + ASKED]
            query = sa.select(keys.c.hash).where(keys.c.hash.in_(part), keys.c.expires > self.store.now())
            found |= set(await self.store.read(partial(scalars, query)))
        return found

    async def check_name(self, name: str) -> None:
        """Refuse a name that looks like one the operator has banned."""
        people = schema.people
        banned = sa.select(people.c.name).where(people.c.banned == "name")
        if looks(name) in map(looks, await self.store.read(partial(scalars, banned))):
            raise Refused("bad_name", "this name may not be used here")

    async def create(self, name: str) -> tuple[Person, str, str]:
        """A new person, with the cookie's secret and the recovery code."""
        await self.check_name(name)
        now = self.store.now()
        person = Person(new_id(9), name, "", now + LIFE)
        token, code = secrets.token_urlsafe(24), new_recovery()

        def work(connection: sa.Connection) -> None:
            values = {"id": person.id, "name": name, "webhook": "", "created": now}
            connection.execute(schema.people.insert(), values)
            self._add_key(connection, person.id, token, "cookie")
            self._add_key(connection, person.id, plain_code(code), "recovery")

        await self.store.write(work)
        self._remember(digest(token), person)
        return person, token, code

    def _add_key(self, connection: sa.Connection, person: str, secret: str, kind: str) -> None:
        expires = self.store.now() + (LIFE if kind == "cookie" else 100 * LIFE)
        values = {"hash": digest(secret), "person": person, "kind": kind, "expires": expires}
        connection.execute(schema.keys.insert(), values)

    async def change(self, person: Person, **values: Any) -> None:
        """Another name, look or webhook; seats that are held keep the name and look they were taken with."""
        people = schema.people
        if "name" in values:
            await self.check_name(values["name"])
        await self.store.write(
            lambda connection: connection.execute(people.update().where(people.c.id == person.id).values(**values))
        )
        for known in self._known.values():
            if known.id == person.id:
                for key, value in values.items():
                    setattr(known, key, value)

    async def new_code(self, person: str) -> str:
        """Another recovery code; the one before is void."""
        code = new_recovery()

        def work(connection: sa.Connection) -> None:
            keys = schema.keys
            connection.execute(keys.delete().where(keys.c.person == person, keys.c.kind == "recovery"))
            self._add_key(connection, person, plain_code(code), "recovery")

        await self.store.write(work)
        return code

    async def recover(self, given: str) -> tuple[Person, str, str]:
        """The person of a recovery code, a cookie for this device, and the next code."""
        hashed, token, code = digest(plain_code(given)), secrets.token_urlsafe(24), new_recovery()

        def work(connection: sa.Connection) -> Person | None:
            keys, people = schema.keys, schema.people
            # Deleting first: of two who use the same code at once, one finds nothing.
            used = connection.execute(
                keys.delete().where(keys.c.hash == hashed, keys.c.kind == "recovery").returning(keys.c.person)
            ).scalar()
            if used is None:
                return None
            self._add_key(connection, used, token, "cookie")
            self._add_key(connection, used, plain_code(code), "recovery")
            row = connection.execute(sa.select(people).where(people.c.id == used)).one()
            if row.banned:
                raise banned()
            return person_of(row, self.store.now() + LIFE)

        person = await self.store.write(work)
        if person is None:
            raise Refused("no_person", "this recovery code is not valid")
        return person, token, code

    async def forget(self, person: Person, token: str, everywhere: bool) -> None:
        """Make this cookie, or all cookies of the person, void."""
        keys = schema.keys
        mine = keys.c.person == person.id if everywhere else keys.c.hash == digest(token)
        await self.store.write(
            lambda connection: connection.execute(keys.delete().where(keys.c.kind == "cookie", mine))
        )
        self.forgotten(person.id)

    async def remove(self, person: str) -> None:
        """Remove a person for good."""

        def work(connection: sa.Connection) -> None:
            erasure.forget(connection, person)
            insert, values = acts.statement("forget", by=person, person=person)
            connection.execute(insert, values)

        await self.store.write(work)
        self.forgotten(person)

    def forgotten(self, person: str) -> None:
        """Look a person up again at their next request."""
        self._known = {key: known for key, known in self._known.items() if known.id != person}
