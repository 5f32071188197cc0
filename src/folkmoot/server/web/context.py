"""What every request needs: the parts of the server, and who is asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from folkmoot.server.bots.leases import Leases
from folkmoot.server.bots.pool import BotPool
from folkmoot.server.bots.runner import Runner
from folkmoot.server.errors import Refused
from folkmoot.server.operators.metrics import Numbers
from folkmoot.server.operators.webhooks import Webhooks
from folkmoot.server.settings import Settings
from folkmoot.server.storage.people import COOKIE, People, Person
from folkmoot.server.storage.store import Store
from folkmoot.server.tables.live import LiveTables
from folkmoot.server.tables.lobby import Lobby
from folkmoot.server.tables.notifications import Notifications
from folkmoot.server.tables.replays import Replays
from folkmoot.server.web.limits import Limiter


class Context:
    """The server's parts, wired once."""

    def __init__(self, settings: Settings, store: Store, people: People, lobby: Lobby, pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.lobby = lobby
        self.live: LiveTables = lobby.live
        store.troubled = self.live.recovery.suspect
        self.pool = pool
        self.replays = Replays(self.live, lobby)
        self.webhooks = Webhooks(self.live)
        self.notifications = None if store.sqlite else Notifications(self.live)
        self.leases = None if store.sqlite else Leases(store.engine)
        self.runner = Runner(self.live, lobby, pool, self.leases)
        self.numbers = Numbers()
        self.limiter = Limiter(settings.requests_per_second, settings.burst)
        self.sockets: Counter[str] = Counter()

    async def close(self) -> None:
        """Stop what moves by itself, then write what waits."""
        await self.runner.close()
        await self.live.recovery.close()
        self.webhooks.close()
        await self.pool.close()
        if self.notifications is not None:
            await self.notifications.close()
        if self.leases is not None:
            self.leases.close()
        self.store.close()

    async def person(self, request: HTTPConnection) -> Person | None:
        """Who asks, by the cookie."""
        return await self.people.find(request.cookies.get(COOKIE))

    async def somebody(self, request: HTTPConnection) -> Person:
        person = await self.person(request)
        if person is None:
            raise Refused("no_person", "who are you? POST /api/me first")
        return person

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Pages of other sites may not act in somebody's name."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise Refused("bad_origin", "this comes from a page of another site")

    def count_socket(self, request: HTTPConnection, person: Person | None, change: int) -> None:
        """So many sockets for everybody; without a cookie, by address."""
        who = person.id if person is not None else f"address {request.client.host if request.client else ''}"
        limit = self.settings.sockets_per_person
        if change > 0 and self.sockets[who] >= limit:
            raise Refused("too_fast", f"at most {limit} sockets at once")
        self.sockets[who] += change
        if self.sockets[who] <= 0:
            del self.sockets[who]
