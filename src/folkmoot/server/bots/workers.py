"""Workers that answer questions, bytes for bytes. One that is late is killed; one that dies is replaced.

All can be replaced while they are asked: by processes of a package that was installed meanwhile.

On a server they are processes; both sides write a length as a line, and then that many bytes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import BinaryIO, Protocol

from folkmoot.server.bots.fair_queue import FairQueue, Owner

POLITE = 10
START = 60.0
"""Seconds that a process may take to start on a busy machine."""
TROUBLE = (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Worker(Protocol):
    """Somebody who answers one question after another."""

    @property
    def returncode(self) -> int | None:
        """None while it is there."""

    async def answer(self, question: bytes) -> bytes:
        """The answer; an empty question only asks whether it is there."""

    def kill(self) -> None: ...

    async def wait(self) -> int:
        """Until it has ended."""


Start = Callable[[str], Awaitable[Worker]]
"""Starts a worker that runs a module."""


class ProcessWorker:
    """A process of its own."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @property
    def returncode(self) -> int | None:
        return self.process.returncode

    async def answer(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"%d\n" % len(question))
        self.process.stdin.write(question)
        await self.process.stdin.drain()
        length = int(await self.process.stdout.readuntil(b"\n"))
        return await self.process.stdout.readexactly(length)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def wait(self) -> int:
        return await self.process.wait()


async def start_process(module: str) -> Worker:
    """Not where Ctrl-C goes: while it is still starting it would answer with a traceback."""
    return ProcessWorker(
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
    )


class Workers:
    """A pool of workers that run a module."""

    def __init__(self, module: str, longest: Sequence[float], start: Start = start_process) -> None:
        """One worker for each number: the longest question, in seconds, that it is asked."""
        self.module = module
        self.start = start
        self.killed = 0
        self.queue = FairQueue(longest)
        self._workers: list[Worker | None] = [None] * len(longest)
        self._successors: dict[int, Worker] = {}
        """Those that answer, by place, for when whoever is there has answered."""
        self._all: set[Worker] = set()
        """Also those that were killed and may not have ended yet."""

    async def put(self, question: bytes, owner: Owner, cost: float, limit: float, behind: bool = False) -> bytes:
        """Ask whoever is free; `behind`: when nobody else asks. TROUBLE: no answer, and that worker is no more."""
        place = await self.queue.take(owner, cost, behind)
        worker = self._workers[place]
        try:
            worker = self._workers[place] = await self._alive(worker)
            return await asyncio.wait_for(worker.answer(question), limit)
        except BaseException:
            self._kill(worker)
            self._workers[place] = None
            raise
        finally:
            self._relieve(place)
            self.queue.give(place)

    async def renew(self) -> None:
        """Replace all, one after another: each only when its successor answers, and never in the middle of an answer.
        TROUBLE: one could not be started; whoever has not been replaced stays."""
        for place in range(len(self._workers)):
            successor = await self._alive(None)
            earlier, self._successors[place] = self._successors.get(place), successor
            self._end(earlier)
            if self.queue.is_free(place):
                self._relieve(place)

    def _relieve(self, place: int) -> None:
        """Let the successor begin, where there is one."""
        if place in self._successors:
            self._end(self._workers[place])
            self._workers[place] = self._successors.pop(place)

    async def warm(self) -> None:
        """Start the workers before anybody needs them."""
        asked = [self.put(b"", (), 0.0, START) for _ in self._workers]  # all at once: each comes to another one
        await asyncio.gather(*asked, return_exceptions=True)

    async def _alive(self, worker: Worker | None) -> Worker:
        if worker is not None and worker.returncode is None:
            return worker
        starting = asyncio.ensure_future(self.start(self.module))
        try:
            worker = await asyncio.shield(starting)
        except asyncio.CancelledError:  # one that is half begun could not be ended
            worker = await starting
            worker.kill()
            await worker.wait()
            raise
        self._all.add(worker)
        try:
            await asyncio.wait_for(worker.answer(b""), START)  # from here on, time is its own
        except BaseException:
            self._kill(worker)
            raise
        return worker

    def _kill(self, worker: Worker | None) -> None:
        """One that failed."""
        self.killed += self._end(worker)

    def _end(self, worker: Worker | None) -> bool:
        self._all = {one for one in self._all if one is worker or one.returncode is None}
        if worker is None or worker not in self._all:
            return False
        worker.kill()
        return True

    async def close(self) -> None:
        for worker in list(self._all):
            worker.kill()
            await worker.wait()
        self._all.clear()


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """In the process: answer until there is nobody left to ask. An empty question only asks whether it is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells when to end, by closing the pipe
    if hasattr(os, "nice"):
        os.nice(POLITE)  # the server itself goes first
    with private_pipes() as (asked, told):
        while line := asked.readline():
            question = asked.read(int(line))
            found = answer(question) if question else b""
            told.write(b"%d\n" % len(found))
            told.write(found)
            told.flush()


@contextlib.contextmanager
def private_pipes() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """Standard input and output for us alone: whatever else prints here reaches the log, and reads nothing."""
    sys.stdout.flush()
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    with asked, told:
        yield asked, told
