"""Connections before anybody has said who they are: how many of one address, and how long they may keep us waiting.

Behind a proxy all connections come from the proxy, which has limits of its own; those are not counted by address, and
sockets are, by the address that the proxy names (`limits`).
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol

from folkmoot.server.settings import Settings
from folkmoot.server.web.budgets import Allowance, Bucket, Clock
from folkmoot.server.web.gathering import Gathering
from folkmoot.server.web.kept import MOST, MOST_OF_ADDRESS, Kept
from folkmoot.server.web.limits import Limits, address_of
from folkmoot.server.web.outgoing import FlushQueue

try:
    import resource
except ImportError:  # pragma: no cover, Windows and pages
    resource = None  # type: ignore[assignment]

STATE = "connections"
"""Under this name a connection finds all of them in the application's state."""
LATER = "later"
"""Under this name a request that was refused says in its state how many seconds too early it came."""
SPARE_FILES = 128
"""Open files that are not connections: the database, bots, pages that are being read."""
NOTHING: tuple[str, object] = ("", None)
"""State of an open socket, which waits for nothing."""
MOST_FILES = 1 << 20
WRITTEN = 1 << 16
"""Bytes that a slow reader has to take until its time begins anew."""
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
AT_ONCE = 50
"""Connections that are let go, or asked for a sign of life, before others have their turn."""
LOOKS = 500
"""Connections that are only looked at before that."""
BEAT = 10.0
"""Seconds from one `beat` to the next."""


class Connection(Protocol):
    """Connection, as far as it is watched here."""

    transport: Any
    client: tuple[str, int] | None

    def waits_for(self) -> tuple[str, object]:
        """Return the client's next duty (headers, body, write; empty: none), and how far it has come."""

    def beat(self) -> None:
        """Called every few seconds."""


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic, limits: Limits | None = None) -> None:
        self.clock = clock
        self.limits = limits or Limits(settings, clock)
        self.patience = {
            "headers": settings.header_seconds,
            "body": settings.body_seconds,
            "write": settings.write_seconds,
        }
        self.most = settings.connections or max(64, file_limit() - SPARE_FILES)
        self.most_of_address = max(1, int(settings.connections_per_address * settings.scale))
        self.proxies = Proxies(settings.proxies)
        self.turned_away = 0
        self.let_go = 0
        self._since: dict[Connection, tuple[tuple[str, object], float]] = {}
        """Duty of each connection's client, and since when."""
        self._of_address: Counter[str] = Counter()
        self.gathering = Gathering(settings.gather, clock, in_seconds)
        self.flush_queue = FlushQueue()
        self.kept = Kept(MOST_OF_ADDRESS * max(1.0, settings.scale), MOST * max(1.0, settings.scale))

    def __len__(self) -> int:
        return len(self._since)

    def enter(self, connection: Connection) -> bool:
        """Count a connection; return False if there is no room."""
        if self.full(connection.client):
            return False
        self._since[connection] = (connection.waits_for(), self.clock())
        address = self.address_of(connection.client)
        if address:
            self._of_address[address] += 1
        return True

    def full(self, client: tuple[str, int] | None) -> bool:
        """Return True if there is no room for one more; it is counted as turned away."""
        address = self.address_of(client)
        if len(self._since) < self.most and not (address and self._of_address[address] >= self.most_of_address):
            return False
        self.turned_away += 1
        return True

    def leave(self, connection: Connection) -> None:
        if self._since.pop(connection, None) is None:
            return
        address = self.address_of(connection.client)
        if address:
            self._of_address[address] -= 1
            if self._of_address[address] <= 0:
                del self._of_address[address]

    def address_of(self, client: tuple[str, int] | None) -> str:
        """Empty where connections are not counted: of proxies, and of whatever has no address."""
        host = client[0] if client is not None else ""
        return "" if host in self.proxies else address_of(host)

    def purse(self, client: tuple[str, int] | None) -> Allowance:
        """Return the purse that pays for arriving bytes: the address's; for a proxy that has not said for whom it
        speaks, the connection's own."""
        address = self.address_of(client)
        if address:
            return self.limits.allowance("wire", None, address)
        return Allowance([Bucket(self.limits.settings.budget("wire", True), self.limits.clock())], self.limits.clock)

    async def beat(self) -> None:
        """Let every connection see to it that its other side is still there, a few at a time."""
        for number, connection in enumerate(list(self._since), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if connection in self._since:
                connection.beat()

    async def sweep(self) -> None:
        """Let go of whoever has kept us waiting for too long with the same thing: a few at a time, for those who came
        together go together, and whatever else is due has its turn in between."""
        now = self.clock()
        for number, connection in enumerate(list(self._since), 1):
            if number % LOOKS == 0:
                await asyncio.sleep(0)
            known = self._since.get(connection)
            if known is None:
                continue  # it has ended meanwhile
            before, since = known
            waits = connection.waits_for()
            if waits is NOTHING and before is NOTHING:
                continue  # as with most: an open socket
            if waits != before:
                self._since[connection] = (waits, now)
            elif waits[0] and now - since > self.patience[waits[0]]:
                self.let_go += 1
                connection.transport.abort()
                if self.let_go % AT_ONCE == 0:
                    await asyncio.sleep(0)


def in_seconds(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, call)


class Proxies:
    """Proxies that are believed, as addresses and networks."""

    def __init__(self, given: Sequence[str]) -> None:
        self.all = "*" in given
        self.networks = tuple(ipaddress.ip_network(one, strict=False) for one in given if one != "*")

    def __contains__(self, host: str) -> bool:
        return self.all or named(host, self.networks)


@lru_cache(maxsize=10_000)
def named(host: str, networks: tuple[Network, ...]) -> bool:
    """Return True if an address is in one of the networks; False for what is no address."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(found in network for network in networks)


def file_limit() -> int:
    """Return the number of files, connections among them, that this process may have open."""
    return file_limits()[0]


def raise_file_limit() -> None:
    """As many open files as the operator allows; what a shell grants by default is a few hundred connections."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (file_limits()[1], resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def file_limits() -> tuple[int, int]:
    """Return the present and the greatest possible limit, as finite numbers."""
    if resource is None:  # pragma: no cover
        return 8192, 8192
    present, most = [
        MOST_FILES if limit == resource.RLIM_INFINITY else min(limit, MOST_FILES)
        for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    ]
    return present, most
