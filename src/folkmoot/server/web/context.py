"""Context of every request: the parts of the server, and the person who asks."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from folkmoot.server.bots.fair_queue import ANY, FairQueue, Owner
from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool
from folkmoot.server.bots.reviews import Reviews
from folkmoot.server.bots.runner import Runner
from folkmoot.server.bots.workers import TROUBLE
from folkmoot.server.errors import Refused
from folkmoot.server.operators.following import Following
from folkmoot.server.operators.metrics import Counters
from folkmoot.server.operators.retention import Retention
from folkmoot.server.operators.webhooks import Webhooks
from folkmoot.server.settings import Settings
from folkmoot.server.storage.people import People, Person, banned, cookie_name
from folkmoot.server.storage.store import Store
from folkmoot.server.storage.uploads import too_much
from folkmoot.server.storage.writer import Conflict, Unavailable
from folkmoot.server.tables.flags import Flags
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Lobby
from folkmoot.server.tables.notifications import Notifications
from folkmoot.server.tables.replays import Replays
from folkmoot.server.tables.table import KEPT, Table
from folkmoot.server.web.connections import Connections
from folkmoot.server.web.hosts import Hosts
from folkmoot.server.web.limits import Limits, address_of
from folkmoot.server.web.reading import Reading

log = logging.getLogger("folkmoot.server")


class Context:
    """The server's parts, wired once."""

    def __init__(
        self, settings: Settings, store: Store, people: People, lobby: Lobby, pool: BotPool, reading: Reading
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.lobby = lobby
        self.live: LiveTables = lobby.live
        store.troubled = self.live.recovery.suspect
        self.pool = pool
        self.replays = Replays(self.live, lobby)
        self.following = Following(self.live, people)
        self.webhooks = Webhooks(self.live, lobby.invitations.secret)
        self.flags = Flags(self.live)  # before others of this database hear of this server
        self.notifications = None if store.sqlite else Notifications(self.live)
        self.leases = None if store.sqlite else Leases(store.engine)
        self.limits = Limits(settings)
        self.connections = Connections(settings, limits=self.limits)
        self.hosts = Hosts(settings)
        self.reading = reading
        self.replays.verify = self.reading.verify
        self.replays.tell = self.reading.story
        self.replay_queue = FairQueue([ANY])
        """Queue of long looks back: people take turns."""
        self.runner = Runner(self.live, lobby, pool, self.leases, self.limits.origin)
        self.reviews = Reviews(self.live, self.replays, pool, self.leases, self.reading.ours, self.store_for)
        self.retention = Retention(store, settings, self.leases, store.now)
        self.counters = Counters()
        self.outdated = False
        """True: bots and readers are to be started anew."""

    async def renew(self) -> None:
        """Start the processes beside this one anew, from what is installed now, if that was asked for; nobody waits for
        it."""
        if not self.outdated:
            return
        self.outdated = False
        try:
            await self.pool.renew()
            await self.reading.workers.renew()
        except TROUBLE as error:
            log.warning("worker processes could not be restarted", extra={"reason": f"{type(error).__name__}: {error}"})
        else:
            log.info("bot processes have been restarted")

    async def close(self) -> None:
        """Stop what moves by itself, then write what waits."""
        await self.flags.close()
        left = await self.runner.close()
        await self.reviews.close()
        await self.live.waiting.close()
        await self.live.recovery.close()
        with contextlib.suppress(Unavailable, Conflict):
            await self.live.summarise()
        await self.webhooks.close()
        await self.pool.close()
        await self.reading.close()
        if self.notifications is not None:
            self.notifications.pass_on(left)
            await self.notifications.close()
        if self.leases is not None:
            self.leases.close()
        self.store.close()

    @staticmethod
    def address(scope: MutableMapping[str, Any]) -> str:
        """Return the address of a request; behind a named proxy, the address that the proxy forwards."""
        client = scope.get("client")
        return address_of(client[0]) if client else ""

    def cookie(self, request: HTTPConnection) -> str | None:
        return request.cookies.get(cookie_name(self.settings.secure))

    async def person(self, request: HTTPConnection) -> Person | None:
        """Return the person of the cookie."""
        person = await self.people.find(self.cookie(request))
        if person is not None and person.banned:
            raise banned()
        return person

    async def somebody(self, request: HTTPConnection) -> Person:
        person = await self.person(request)
        if person is None:
            raise Refused("no_person", "you are not signed in: POST /api/me first")
        return person

    def afforded(self, table: Table, since: int | None, person: str | None, address: str) -> int | None:
        """The row after which a client is told what happened. What lies long ago is computed from the log again: too
        much of that, and a client gets the board alone."""
        too_much = since is not None and table.version - since > KEPT
        if too_much and self.limits.allowance("expensive", person, address).ask(1.0):
            return None
        return since

    def store_for(self, address: str, size: int) -> None:
        """Take bytes that are to be kept from what all people of an address may upload within a day."""
        allowance = self.limits.allowance("stored", None, address)
        early = allowance.ask(size)
        if early:
            raise too_much("all people of your address", size, allowance.buckets[0].left, early)

    def owner(self, scope: MutableMapping[str, Any], person: Person | None) -> Owner:
        """For whom something is done."""
        return self.address(scope), person.id if person is not None else ""

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Pages of other sites may not act in somebody's name."""
        origin = headers.get("origin")
        if origin is None:
            other = headers.get("sec-fetch-site", "same-origin") in ("cross-site", "same-site")
        else:
            _, _, place = origin.partition("://")
            own = place and place.lower() == headers.get("host", "").lower()
            other = not own and origin not in self.settings.origins
        if other:
            raise Refused("bad_origin", "this request comes from a page of another site")

    def check_host(self, headers: Mapping[str, str]) -> None:
        """A name that somebody else's name server gave to this computer is not ours."""
        if headers.get("host", "") not in self.hosts:
            raise Refused(
                "bad_host",
                "this server does not answer to that name; its operator can allow it with --allow-host",
                host=headers.get("host", "")[:100],
            )
