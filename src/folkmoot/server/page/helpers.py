"""Workers of a page, where a server has processes: bots in another worker of the browser, the reader in this one."""

from __future__ import annotations

from typing import Protocol

from folkmoot.server.bots.workers import Worker

ENDED = -1


class Helper(Protocol):
    """Another worker of the browser, as the page hands it out."""

    async def ask(self, question: str) -> str: ...

    def end(self) -> None: ...


class HelperWorker:
    """A helper that can be asked like a process."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper
        self.returncode: int | None = None

    async def answer(self, question: bytes) -> bytes:
        return (await self.helper.ask(question.decode())).encode()

    def kill(self) -> None:
        self.returncode = ENDED
        self.helper.end()

    async def wait(self) -> int:
        return ENDED


class ReaderHere:
    """Reads documents at once: there is one person, who waits for it."""

    returncode = None

    async def answer(self, question: bytes) -> bytes:
        from folkmoot.server.web import reader  # most visits need none

        return reader.answer(question) if question else b""

    def kill(self) -> None:
        """It ends with the page."""

    async def wait(self) -> int:
        return ENDED


async def read_here(_module: str) -> Worker:
    return ReaderHere()
