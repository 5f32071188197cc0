"""Processes that answer questions, bytes for bytes. One that is late is killed; one that dies is replaced.

Both sides write a length as a line, and then so many bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence

from folkmoot.server.bots.fair import FairQueue, Owner

POLITE = 10
START = 60.0
"""Seconds that a process may take to start on a busy machine."""
TROUBLE = (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Workers:
    """A pool of processes that run a module."""

    def __init__(self, module: str, longest: Sequence[float]) -> None:
        """One process for each number: the longest question, in seconds, that it is asked."""
        self.module = module
        self.killed = 0
        self.queue = FairQueue(longest)
        self._processes: list[Process | None] = [None] * len(longest)
        self._all: set[Process] = set()
        """Also those that were killed and may not have ended yet."""

    async def put(self, question: bytes, owner: Owner, cost: float, limit: float, behind: bool = False) -> bytes:
        """Ask whoever is free; `behind`: when nobody else asks. TROUBLE: no answer, and that process is no more."""
        place = await self.queue.take(owner, cost, behind)
        process = self._processes[place]
        try:
            process = self._processes[place] = await self._alive(process)
            return await asyncio.wait_for(self._exchange(process, question), limit)
        except BaseException:
            self._kill(process)
            self._processes[place] = None
            raise
        finally:
            self.queue.give(place)

    async def warm(self) -> None:
        """Start the processes before anybody needs them."""
        asked = [self.put(b"", (), 0.0, START) for _ in self._processes]  # all at once: each comes to another one
        await asyncio.gather(*asked, return_exceptions=True)

    async def _alive(self, process: Process | None) -> Process:
        if process is not None and process.returncode is None:
            return process
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE)
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # one that is half begun could not be ended
            process = await starting
            process.kill()
            await process.wait()
            raise
        self._all.add(process)
        try:
            await asyncio.wait_for(self._exchange(process, b""), START)  # from here on, time is its own
        except BaseException:
            self._kill(process)
            raise
        return process

    @staticmethod
    async def _exchange(process: Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"%d\n" % len(question))
        process.stdin.write(question)
        await process.stdin.drain()
        length = int(await process.stdout.readuntil(b"\n"))
        return await process.stdout.readexactly(length)

    def _kill(self, process: Process | None) -> None:
        self._all = {one for one in self._all if one is process or one.returncode is None}
        if process is not None and process in self._all:
            self.killed += 1
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._all.clear()


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """In the process: answer until there is nobody left to ask. An empty question only asks whether it is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells when to end, by closing the pipe
    if hasattr(os, "nice"):
        os.nice(POLITE)  # the server itself goes first
    while line := sys.stdin.buffer.readline():
        question = sys.stdin.buffer.read(int(line))
        found = answer(question) if question else b""
        sys.stdout.buffer.write(b"%d\n" % len(found))
        sys.stdout.buffer.write(found)
        sys.stdout.buffer.flush()
