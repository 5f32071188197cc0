"""Answers of a house that nobody lives in, for the files of a site."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from folkmoot.server.page.helpers import Helper
from folkmoot.server.page.house import House


class EmptyPage:
    """A page that only waits for answers."""

    def __init__(self) -> None:
        self.found: dict[int, asyncio.Future[tuple[int, str]]] = {}

    def answer(self, number: int, status: int, kind: str, text: str) -> None:
        self.found[number].set_result((status, text))

    def opened(self, number: int) -> None: ...

    def told(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int) -> None: ...

    async def keep(self) -> None: ...

    async def helper(self) -> Helper:
        raise OSError("no bots are asked")


def answers(paths: Sequence[str]) -> dict[str, str]:
    """What the house answers to whoever asks for these paths below /api."""

    async def ask_all(folder: Path) -> dict[str, str]:
        page = EmptyPage()
        house = House(page, folder)
        await house.open()
        found = {}
        for number, path in enumerate(paths):
            page.found[number] = asyncio.get_running_loop().create_future()
            house.request(number, "GET", f"/api{path}", "en", None)
            status, found[path] = await page.found[number]
            assert status == 200, (path, status)
        await house.close()
        return found

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(ask_all(Path(folder)))
