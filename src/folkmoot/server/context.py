"""What every request needs: the parts of the server, and who is asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from folkmoot.server.after import After
from folkmoot.server.brains import Brains
from folkmoot.server.errors import Refused
from folkmoot.server.gossip import Gossip, Leases
from folkmoot.server.herald import Herald
from folkmoot.server.hub import Hub
from folkmoot.server.limits import Limiter
from folkmoot.server.lobby import Lobby
from folkmoot.server.metrics import Numbers
from folkmoot.server.people import COOKIE, People, Person
from folkmoot.server.runner import Runner
from folkmoot.server.settings import Settings
from folkmoot.server.store import Store


class Context:
    """The server's parts, wired once."""

    def __init__(self, settings: Settings, store: Store, people: People, lobby: Lobby, brains: Brains) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.lobby = lobby
        self.hub: Hub = lobby.hub
        store.troubled = self.hub.recovery.suspect
        self.brains = brains
        self.after = After(self.hub, lobby)
        self.herald = Herald(self.hub)
        self.gossip = None if store.sqlite else Gossip(self.hub)
        self.leases = None if store.sqlite else Leases(store.engine)
        self.runner = Runner(self.hub, lobby, brains, self.leases)
        self.numbers = Numbers()
        self.limiter = Limiter(settings.requests_per_second, settings.burst)
        self.sockets: Counter[str] = Counter()

    async def close(self) -> None:
        """Stop what moves by itself, then write what waits."""
        await self.runner.close()
        await self.hub.recovery.close()
        self.herald.close()
        await self.brains.close()
        if self.gossip is not None:
            await self.gossip.close()
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
