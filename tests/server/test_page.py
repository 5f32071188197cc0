"""The server as a page has it: the same answers, where no thread or process can be started."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.server.bots import worker
from folkmoot.server.page.house import House

Visit = Callable[[Callable[["Script"], Coroutine[Any, Any, None]]], None]


class Helper:
    """A bot beside the house."""

    def __init__(self) -> None:
        self.reply = worker.replying()

    async def ask(self, question: str) -> str:
        return self.reply(question.encode()).decode() if question else ""

    def end(self) -> None: ...


class Script:
    """What the page's script does."""

    def __init__(self, folder: Path) -> None:
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.lines: dict[int, asyncio.Queue[Doc]] = {}
        self.kept = 0
        self.full = False
        self.house = House(self, folder)

    def answer(self, number: int, status: int, kind: str, text: str) -> None:
        self.answers[number].set_result((status, text))

    def opened(self, number: int) -> None:
        self.lines[number].put_nowait({"type": "opened"})

    def told(self, number: int, text: str) -> None:
        self.lines[number].put_nowait(json.loads(text))

    def closed(self, number: int, code: int) -> None:
        self.lines[number].put_nowait({"type": "closed", "code": code})

    async def keep(self) -> None:
        if self.full:
            raise OSError("the browser's storage is full")
        self.kept += 1

    async def helper(self) -> Helper:
        return Helper()

    async def ask(self, method: str, path: str, body: Doc | None = None) -> tuple[int, Any]:
        number = len(self.answers)
        self.answers[number] = asyncio.get_running_loop().create_future()
        self.house.request(number, method, f"/api{path}", "en", None if body is None else json.dumps(body))
        status, text = await self.answers[number]
        return status, json.loads(text) if text else None

    def open(self, path: str) -> asyncio.Queue[Doc]:
        number = len(self.lines)
        self.lines[number] = asyncio.Queue()
        self.house.connect(number, f"/api{path}")
        return self.lines[number]

    async def table(self) -> str:
        """A table against a bot that knows little."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        _, made = await self.ask("POST", "/tables", {"game": "ethnos", "seats": seats})
        return str(made["id"])


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visit:
    """Run something in a house that is opened and closed around it, on a loop like a page's."""

    def refuse(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    def run(work: Callable[[Script], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            loop = asyncio.get_running_loop()

            async def at_once(_: object, call: Callable[..., Any], *given: Any) -> Any:
                return call(*given)

            monkeypatch.setattr(loop, "run_in_executor", lambda *given: asyncio.ensure_future(at_once(*given)))
            monkeypatch.setattr(threading.Thread, "start", refuse)
            script = Script(tmp_path)
            await script.house.open()
            try:
                await work(script)
            finally:
                await script.house.close()

        asyncio.run(whole())

    return run


def test_a_visitor_plays_against_a_bot_and_is_known_again(visit: Visit) -> None:
    async def first(script: Script) -> None:
        assert (await script.ask("GET", "/me"))[0] == 401
        assert (await script.ask("POST", "/me", {"name": "Anna"}))[0] == 200
        id = await script.table()
        line = script.open(f"/tables/{id}/socket")
        assert (await line.get())["type"] == "opened"
        while not (update := await line.get()).get("legal"):
            pass
        steps = [update["legal"][0]["text"]]
        move = {"type": "play", "id": "a", "seat": 0, "version": update["version"], "steps": steps}
        script.house.say(0, json.dumps(move))
        while (told := await line.get())["type"] != "ack":
            assert told["type"] != "refusal", told
        script.house.hang_up(0)

    async def again(script: Script) -> None:
        status, me = await script.ask("GET", "/me")
        assert (status, me["name"]) == (200, "Anna")
        assert len((await script.ask("GET", "/me/tables"))[1]["tables"]) == 1

    visit(first)
    visit(again)
