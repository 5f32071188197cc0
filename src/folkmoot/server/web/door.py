"""Connections before anybody has said who they are: how many of one address, and how long they may keep us waiting.

Behind a proxy all connections come from the proxy, which has limits of its own; those are not counted by address, and
sockets are, by the address that the proxy names (`limits`).
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from folkmoot.server.settings import Settings
from folkmoot.server.web.limits import Clock, address_of

STATE = "hall"
"""Under this name connections find the hall in the application's state."""
SPARE_FILES = 128
"""Open files that are not connections: the database, bots, pages that are being read."""
AT_ONCE = 50
"""Connections that are looked at before others have their turn."""
REFUSAL = b'{"error": {"code": "too_fast", "text": "too many connections", "rule": "", "args": {"seconds": 10}}}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%s" % (len(REFUSAL), REFUSAL)
)


class Connection(Protocol):
    """What the hall knows of a connection."""

    transport: Any
    client: tuple[str, int] | None

    def waits_for(self) -> tuple[str, object]:
        """What the other side has to do next (headers, body, write; empty: nothing), and how far it has come."""


class Hall:
    """All connections of this process."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.clock = clock
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
        """What each connection waits for, and since when."""
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._since)

    def enter(self, connection: Connection) -> bool:
        """Whether there is room."""
        if self.full(connection.client):
            return False
        self._since[connection] = (connection.waits_for(), self.clock())
        address = self._address(connection.client)
        if address:
            self._of_address[address] += 1
        return True

    def full(self, client: tuple[str, int] | None) -> bool:
        """Whether there is no room for one more, who is turned away then."""
        address = self._address(client)
        if len(self._since) < self.most and not (address and self._of_address[address] >= self.most_of_address):
            return False
        self.turned_away += 1
        return True

    def leave(self, connection: Connection) -> None:
        if self._since.pop(connection, None) is None:
            return
        address = self._address(connection.client)
        if address:
            self._of_address[address] -= 1
            if self._of_address[address] <= 0:
                del self._of_address[address]

    def _address(self, client: tuple[str, int] | None) -> str:
        """Empty where connections are not counted: of proxies, and of whatever has no address."""
        host = client[0] if client is not None else ""
        return "" if host in self.proxies else address_of(host)

    async def sweep(self) -> None:
        """Let go of whoever has kept us waiting for too long with the same thing: a few at a time, for those who came
        together go together, and whatever else is due has its turn in between."""
        now = self.clock()
        for number, connection in enumerate(list(self._since), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if connection not in self._since:
                continue  # it has ended meanwhile
            before, since = self._since[connection]
            waits = connection.waits_for()
            if waits != before:
                self._since[connection] = (waits, now)
            elif waits[0] and now - since > self.patience[waits[0]]:
                self.let_go += 1
                connection.transport.abort()


class Door(H11Protocol):
    """The protocol of a connection that has not become a socket, given to uvicorn as `http`."""

    turned_away = False

    def connection_made(self, transport: Any) -> None:
        """Whoever comes in vain is turned away before anything is made for them."""
        self.hall: Hall = self.app_state[STATE]
        if self.hall.full(get_remote_addr(transport)):
            self.turned_away = True
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self.hall.enter(self)

    def data_received(self, data: bytes) -> None:
        if not self.turned_away:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.turned_away:
            self.hall.leave(self)
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.hall.leave(self)  # it comes in again as a socket
        super().handle_websocket_upgrade(event)

    def waits_for(self) -> tuple[str, object]:
        if self.transport.is_closing() or self.flow.write_paused:
            return "write", self.transport.get_write_buffer_size()
        if self.conn.their_state is h11.IDLE:
            return "headers", self.cycle
        return ("body" if self.conn.their_state is h11.SEND_BODY else ""), self.cycle


class Proxies:
    """Proxies that are believed, as addresses and networks."""

    def __init__(self, given: Sequence[str]) -> None:
        self.all = "*" in given
        self.networks = [ipaddress.ip_network(one, strict=False) for one in given if one != "*"]

    def __contains__(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return self.all
        return self.all or any(found in network for network in self.networks)


def file_limit() -> int:
    """How many files, connections among them, this process may have open."""
    try:
        import resource
    except ImportError:  # pragma: no cover
        return 8192
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 20 if most == resource.RLIM_INFINITY else min(most, 1 << 20)


def raise_file_limit() -> None:
    """As many open files as the operator allows; what a shell grants by default is a few hundred connections."""
    try:
        import resource
    except ImportError:  # pragma: no cover
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = 1 << 20 if hard == resource.RLIM_INFINITY else min(hard, 1 << 20)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
