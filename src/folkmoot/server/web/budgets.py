# mypyc: hot
"""Budgets that refill with time, as every message spends from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from folkmoot.server.settings import Budget

Clock = Callable[[], float]


@final
class Bucket:
    """Amount that may be spent at once, refilled at a rate per second."""

    def __init__(self, budget: Budget, now: float) -> None:
        self.rate: float = budget[0]
        self.burst: float = budget[1]
        self.left = self.burst
        self.at = now

    def refill(self, now: float) -> None:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def missing(self, cost: float) -> float:
        """In how many seconds there will be enough; what costs more than the bucket holds needs a full one."""
        return max(0.0, (min(cost, self.burst) - self.left) / self.rate)


@final
class Allowance:
    """Budgets of a client: a bucket of their own and one of their address. All sockets of a person share it."""

    def __init__(self, buckets: list[Bucket], clock: Clock) -> None:
        self.buckets = buckets
        self.clock = clock

    def ask(self, cost: float) -> float:
        """Spend it if there is enough in all buckets; else say in how many seconds there will be."""
        now = self.clock()
        for bucket in self.buckets:
            bucket.refill(now)
        early = max([bucket.missing(cost) for bucket in self.buckets])
        if not early:
            for bucket in self.buckets:
                bucket.left -= cost
        return early

    def take(self, cost: float) -> float:
        """Take it in any case; how many seconds it comes too early."""
        now = self.clock()
        early = 0.0
        for bucket in self.buckets:
            bucket.refill(now)
            bucket.left -= cost
            if bucket.left < 0:
                early = max(early, -bucket.left / bucket.rate)
        return early
