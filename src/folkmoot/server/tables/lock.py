# mypyc: hot
"""A lock that can also be had at once: most tables have nobody waiting, and then nothing needs to wait for the loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class Lock:
    """First come, first served; used with `async with`, or with `take` and `give`."""

    def __init__(self) -> None:
        self._held = False
        self._queue: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Have it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def give(self) -> None:
        """Hand it to whoever waits longest."""
        while self._queue:
            next_one = self._queue.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()  # it was ours already
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
