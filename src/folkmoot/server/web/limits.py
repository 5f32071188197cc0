"""Rate limits by person and by address: budgets that slow down and never lock out."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from functools import lru_cache

from folkmoot.server.errors import Refused
from folkmoot.server.settings import Settings
from folkmoot.server.web.budgets import Allowance, Bucket, Clock

REMEMBERED = 100_000
LONGEST_WAIT = 10.0
"""Seconds that something may come late rather than be refused."""


@lru_cache(maxsize=REMEMBERED)
def address_of(host: str) -> str:
    """Return the unit in which addresses are counted: of IPv6 the first 64 bits, since one client has all of those."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


class Limits:
    """All budgets of this process, and who has how many sockets. Whoever was seen longest ago is forgotten first."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self._under_way: Counter[str] = Counter()
        """Requests of each address that are not answered yet."""
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """Last address of each person."""

    def allowance(self, kind: str, person: str | None, address: str) -> Allowance:
        found = [self._bucket(kind, f"@{address}", True)]
        if person is not None:
            found.append(self._bucket(kind, person, False))
        return Allowance(found, self.clock)

    def spend(self, kind: str, person: str | None, address: str, cost: float = 1.0) -> None:
        """Do one thing of a kind, or be told when."""
        early = self.allowance(kind, person, address).ask(cost)
        if early:
            raise too_fast(early)

    def wait(self, kind: str, address: str) -> float:
        """After how many seconds one thing of a kind may be done, for clients that do not try again: a browser asks for
        each file once."""
        allowance = self.allowance(kind, None, address)
        early = allowance.ask(1.0)
        if early > LONGEST_WAIT:
            raise too_fast(early)
        return allowance.take(1.0) if early else 0.0

    def _bucket(self, kind: str, who: str, of_address: bool) -> Bucket:
        key = (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.settings.budget(kind, of_address), self.clock())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    # Requests and sockets, also where a proxy speaks for many and connections are not counted.

    @contextlib.contextmanager
    def under_way(self, address: str) -> Iterator[None]:
        """Count a request until it is answered, unless its address has too many."""
        if self._under_way[address] >= self._shared():
            raise Refused("too_fast", f"at most {self._shared()} requests at once from one address", seconds=1)
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]

    def _shared(self) -> int:
        return max(1, int(self.settings.connections_per_address * self.settings.scale))

    def open_socket(self, person: str | None, address: str) -> None:
        """Count a socket, unless its person or its address has too many."""
        mine = max(1, int(self.settings.sockets_per_person * self.settings.scale))
        shared = self._shared()
        if person is not None and self._sockets[person] >= mine:
            raise Refused("too_fast", f"at most {mine} sockets at once")
        if self._sockets[f"@{address}"] >= shared:
            raise Refused("too_fast", f"at most {shared} sockets at once from one address")
        self._sockets.update(names(person, address))

    def close_socket(self, person: str | None, address: str) -> None:
        self._sockets.subtract(names(person, address))
        for name in names(person, address):
            if self._sockets[name] <= 0:
                del self._sockets[name]

    # Where somebody comes from, for whatever is done in their name later.

    def saw(self, person: str, address: str) -> None:
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def origin(self, person: str) -> str:
        """The address that somebody was last seen at; who has not been seen stands alone."""
        return self._addresses.get(person, person)


def too_fast(early: float) -> Refused:
    return Refused("too_fast", "too many requests", seconds=max(1, round(early + 0.5)))


def names(person: str | None, address: str) -> list[str]:
    return [f"@{address}"] if person is None else [f"@{address}", person]
