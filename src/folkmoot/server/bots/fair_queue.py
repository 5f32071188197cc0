"""Something that is scarce, shared fairly between whoever asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import NamedTuple

HALF_LIFE = 30.0
"""Seconds after which half of what somebody used is forgotten."""
REMEMBERED = 10_000
ANY = float("inf")
Owner = tuple[str, ...]
"""For whom something is done, from the widest to the closest: address, person, table."""


class Waiting(NamedTuple):
    number: int
    owner: Owner
    cost: float
    behind: bool
    turn: asyncio.Future[int]


class FairQueue:
    """Places, each for costs up to a limit. Next is who, with this, has used least lately: of all addresses first,
    then of that address's people, then of their tables. So what is short goes before what is long, one who asks for
    much waits behind those who ask for little, and nobody waits for ever."""

    def __init__(
        self, longest: Sequence[float], clock: Callable[[], float] = time.monotonic, share: int | None = None
    ) -> None:
        self.longest = list(longest)
        """Highest cost that each place takes."""
        self.share = share
        """Number of places that one address may have at a time."""
        self._holders: dict[int, str] = {}
        self.clock = clock
        self.waiting: list[Waiting] = []
        self._free = list(range(len(self.longest)))
        self._number = 0
        self._used: dict[tuple[int, str], tuple[float, float]] = {}
        """By level and name: seconds used, as they counted at a moment."""

    async def take(self, owner: Owner, cost: float, behind: bool = False) -> int:
        """The number of a place, to be given back; `behind`: only when nobody else waits for it."""
        self._number += 1
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(self._number, owner, cost, behind, turn))
        self._deal()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it was ours already
            else:
                self.waiting = [one for one in self.waiting if one.turn is not turn]
            raise

    @contextlib.asynccontextmanager
    async def turn(self, owner: Owner, cost: float = 1.0) -> AsyncIterator[None]:
        """A place for as long as the block takes."""
        place = await self.take(owner, cost)
        try:
            yield
        finally:
            self.give(place)

    def give(self, place: int) -> None:
        del self._holders[place]
        self._free.append(place)
        self._deal()

    def is_free(self, place: int) -> bool:
        return place in self._free

    def _deal(self) -> None:
        self.waiting = [one for one in self.waiting if not one.turn.cancelled()]
        while self._free and self.waiting:
            for place in sorted(self._free, key=self.longest.__getitem__):  # those for short ones first
                fits = [one for one in self.waiting if one.cost <= self.longest[place] and self._may(one)]
                if fits:
                    break
            else:
                return
            chosen = min(fits, key=self._rank)
            self._free.remove(place)
            self._holders[place] = first(chosen.owner)
            self.waiting.remove(chosen)
            for level, name in enumerate(chosen.owner):
                self._used[level, name] = (self.used(level, name) + chosen.cost, self.clock())
            self._forget()
            chosen.turn.set_result(place)

    def _may(self, one: Waiting) -> bool:
        return self.share is None or list(self._holders.values()).count(first(one.owner)) < self.share

    def _rank(self, one: Waiting) -> tuple[bool, list[float], int]:
        used = [self.used(level, name) + one.cost for level, name in enumerate(one.owner)]
        return one.behind, used, one.number

    def used(self, level: int, name: str) -> float:
        amount, at = self._used.get((level, name), (0.0, 0.0))
        return amount * 0.5 ** ((self.clock() - at) / HALF_LIFE) if amount else 0.0

    def _forget(self) -> None:
        if len(self._used) > REMEMBERED:
            self._used = {key: kept for key, kept in self._used.items() if self.used(*key) > 0.01}


def first(owner: Owner) -> str:
    return owner[0] if owner else ""
