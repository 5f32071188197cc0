"""Large documents that clients send: read outside this process, a few at a time, when it is known who sends them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import orjson

from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import ANY, FairQueue, Owner
from folkmoot.server.bots.workers import TROUBLE, Start, Workers, start_process
from folkmoot.server.errors import Refused

AT_ONCE = 4
"""Bodies that are held in memory, being received or read; of one address, half as many."""
RECEIVE = 20.0
"""Seconds that a body may take to come when it is its turn."""
LONGEST = 15.0
"""Seconds that reading may take."""


class Reading:
    """Gives documents to workers that run `reader`, which answer what the client gets."""

    def __init__(self, processes: int, start: Start = start_process) -> None:
        self.workers = Workers("folkmoot.server.web.reader", [ANY] * processes, start)
        self.queue = FairQueue([ANY] * AT_ONCE, share=AT_ONCE // 2)

    async def answer(self, job: str, owner: Owner, receive: Callable[[], Awaitable[bytes]]) -> bytes:
        """Receive a body and return the reader's answer."""
        async with self.queue.turn(owner):
            try:
                body = await asyncio.wait_for(receive(), RECEIVE)
            except TimeoutError:
                raise Refused("too_slow", f"the document did not arrive within {RECEIVE:g} seconds") from None
            return await self._read(job, body, owner)

    async def ours(self, job: str, given: Doc) -> bytes:
        """Return the reader's answer about something that no client sent."""
        return await self._read(job, orjson.dumps(given))

    async def verify(self, record: Doc) -> Doc:
        """Every draw of a record computed again."""
        found: Doc = orjson.loads(await self.ours("verify", record))
        return found

    async def story(self, record: Doc, everything: bool) -> bytes:
        return await self.ours("story of a table", {"record": record, "everything": everything})

    async def _read(self, job: str, body: bytes, owner: Owner = ()) -> bytes:
        """Return the reader's answer: JSON, or a refusal."""
        try:
            found = await self.workers.put(b"%s\n%s" % (job.encode(), body), owner, 1.0, LONGEST)
        except TROUBLE:
            raise Refused("busy", "this game took too long to read") from None
        word, _, content = found.partition(b"\n")
        if word == b"refused":
            raise Refused.of(orjson.loads(content))
        return content

    async def close(self) -> None:
        await self.workers.close()
