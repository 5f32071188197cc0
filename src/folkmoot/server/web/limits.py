"""Limits that slow down and never lock out."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 50_000


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def ask(self) -> float:
        """Take one if there is one; else say in how many seconds there will be."""
        self.refill()
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate

    def take(self) -> float:
        """Take one in any case; how many seconds it comes too early."""
        self.refill()
        self.left -= 1
        return max(0.0, -self.left / self.rate)


class Limiter:
    """A bucket for everybody; the ones seen longest ago are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def ask(self, who: str) -> float:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.ask()
