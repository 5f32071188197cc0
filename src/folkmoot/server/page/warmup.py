"""Visits that nobody makes, while a site is built: for answers that never change, and for a memory that is warm."""

from __future__ import annotations

import asyncio
import gc
import importlib
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server.bots import worker
from folkmoot.server.page.application import PageServer


class HelperHere:
    """A bot beside the server."""

    def __init__(self) -> None:
        self.reply = worker.replying()

    async def ask(self, question: str) -> str:
        return self.reply(question.encode()).decode() if question else ""

    def end(self) -> None:
        """It ends with the visit."""


class Visit:
    """A page that nobody looks at."""

    def __init__(self, server: PageServer) -> None:
        self.server = server
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.lines: dict[int, asyncio.Queue[Doc]] = {}

    def answer(self, number: int, status: int, kind: str, text: str) -> None:
        self.answers[number].set_result((status, text))

    def opened(self, number: int) -> None: ...

    def told(self, number: int, text: str) -> None:
        self.lines[number].put_nowait(json.loads(text))

    def closed(self, number: int, code: int) -> None: ...

    async def keep(self) -> None: ...

    async def helper(self) -> HelperHere:
        return HelperHere()

    async def ask(self, method: str, path: str, body: Doc | None = None) -> str:
        number = len(self.answers)
        self.answers[number] = asyncio.get_running_loop().create_future()
        self.server.request(number, method, f"/api{path}", "en", None if body is None else json.dumps(body))
        status, text = await self.answers[number]
        assert status < 300, (path, status, text)
        return text

    async def play(self, game: str) -> None:
        """Sit down against a bot, and decide once."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        made = json.loads(await self.ask("POST", "/tables", {"game": game, "seats": seats}))
        number = len(self.lines)
        line = self.lines[number] = asyncio.Queue()
        self.server.connect(number, f"/api/tables/{made['id']}/socket?changes=true")
        told: dict[str, Any] = {}
        while not told.get("legal"):
            told = await line.get()
        move = {"type": "play", "id": "a", "seat": told["seat"], "version": told["version"]}
        self.server.say(number, json.dumps(move | {"steps": [told["legal"][0]["text"]]}))
        while told["type"] != "ack":
            told = await line.get()
        self.server.hang_up(number)


def answers(paths: Sequence[str], engine: str) -> dict[str, str]:
    """Return the answers of the server in a page with such an engine, for these paths below /api."""

    async def ask_all(folder: Path) -> dict[str, str]:
        visit = Visit(PageServer(engine))
        await visit.server.open(visit, folder)
        found = {path: await visit.ask("GET", path) for path in paths}
        await visit.server.close()
        return found

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(ask_all(Path(folder)))


async def warm_up() -> PageServer:
    """A server at which somebody has played: what that imports and prepares is in memory, and nobody is there."""
    visit = Visit(PageServer())
    with tempfile.TemporaryDirectory() as folder:
        await visit.server.open(visit, Path(folder))
        await visit.ask("POST", "/me", {"name": "Nobody"})
        for game in games.OWN:
            await visit.play(game)
        await visit.server.close()
    importlib.invalidate_caches()  # importlib.metadata keeps the standard library's archive open
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return visit.server
