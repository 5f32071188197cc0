"""Processes in which bots think. One that is late is killed; one that dies is replaced; the question is put again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process

from folkmoot import games
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc

log = logging.getLogger("folkmoot.server")

START = 60.0
"""Seconds that a process may take to start on a busy machine."""
LINE = 4 * 1024 * 1024


class Stuck(Exception):
    """No answer in time, twice."""


class BotPool:
    """A pool of processes."""

    def __init__(self, processes: int, patience: float) -> None:
        self.patience = patience
        self.killed = 0
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(processes):
            self._free.put_nowait(None)

    async def ask(self, question: Doc) -> Doc:
        """Put a question to a free process."""
        for _ in range(2):
            process = await self._free.get()
            try:
                process = await self._alive(process)
                seconds = seconds_of(question["level"], games.get(question["game"]))
                limit = seconds * self.patience + 5.0
                answer = await asyncio.wait_for(self._put(process, question), limit)
            except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
                self._kill(process)
                process = None
                continue
            except BaseException:
                self._kill(process)
                process = None
                raise
            finally:
                self._free.put_nowait(process)
            if "error" not in answer:
                return answer
            log.warning("a bot failed", extra={"level": question["level"], "reason": answer["error"]})
        raise Stuck(question["level"])

    async def warm(self) -> None:
        """Start the processes before anybody needs them."""
        for _ in range(self._free.qsize()):
            process = self._free.get_nowait()
            with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError):
                process = await self._alive(process)
            self._free.put_nowait(process)

    async def _alive(self, process: Process | None) -> Process:
        if process is not None and process.returncode is None:
            return process
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable, "-m", "folkmoot.server.bots.worker", stdin=PIPE, stdout=PIPE, limit=LINE
            )
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # one that is half begun could not be ended
            process = await starting
            process.kill()
            await process.wait()
            raise
        self._all.add(process)
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readuntil(b"\n"), START)  # it says that it is ready
        return process

    @staticmethod
    async def _put(process: Process, question: Doc) -> Doc:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        answer: Doc = json.loads(line)
        return answer

    def _kill(self, process: Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            self.killed += 1
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._all.clear()


def make_question(game: str, view: Doc, level: str) -> Doc:
    return {"game": game, "view": view, "level": level, "seed": secrets.randbits(31)}
