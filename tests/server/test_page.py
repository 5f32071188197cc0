"""The server as a page has it: the same answers, where no thread or process can be started."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import orjson
import pytest

from folkmoot.core import OVER, Doc
from folkmoot.server.page.application import PageServer
from folkmoot.server.page.database import is_copy
from folkmoot.server.page.warmup import HelperHere, warm_up

ROOT = Path(__file__).parents[2]
Visit = Callable[[Callable[["Script"], Coroutine[Any, Any, None]]], None]


class Script:
    """Stand-in for the page's script."""

    def __init__(self, folder: Path) -> None:
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.lines: dict[int, asyncio.Queue[Doc]] = {}
        self.kept = 0
        self.full = False
        self.folder = folder
        self.server = PageServer()

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

    async def helper(self) -> HelperHere:
        return HelperHere()

    async def come(self) -> None:
        await self.server.open(self, self.folder)

    async def ask(self, method: str, path: str, body: Doc | None = None) -> tuple[int, Any]:
        number = len(self.answers)
        self.answers[number] = asyncio.get_running_loop().create_future()
        self.server.request(number, method, f"/api{path}", "en", None if body is None else json.dumps(body))
        status, text = await self.answers[number]
        return status, json.loads(text) if text else None

    def open(self, path: str) -> asyncio.Queue[Doc]:
        number = len(self.lines)
        self.lines[number] = asyncio.Queue()
        self.server.connect(number, f"/api{path}")
        return self.lines[number]

    async def play(self, id: str) -> None:
        """To the end of the game with the first of what is allowed, for whoever decides."""
        line = self.open(f"/tables/{id}/socket")
        number = len(self.lines) - 1

        def say(**message: object) -> None:
            self.server.say(number, json.dumps({"id": f"{message['type']}-{time.monotonic()}", **message}))

        mine: list[int] = []
        while True:
            told = await line.get()
            if told["type"] in ("hello", "table"):
                mine = told["table"]["mine"]
            assert told["type"] != "refusal", told
            if told["type"] != "update":
                continue
            if told["turn"] == OVER:
                return self.server.hang_up(number)
            if len(mine) > 1 and told["turn"] in mine and told["seat"] != told["turn"]:
                say(type="open", seat=told["turn"])
            elif told["legal"]:
                steps = [*told["draft"], told["legal"][0]["text"]]
                say(type="play", seat=told["seat"], version=told["version"], steps=steps)

    async def table(self) -> str:
        """A table against a bot that knows little."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        _, made = await self.ask("POST", "/tables", {"game": "ethnos", "seats": seats})
        return str(made["id"])


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visit:
    """Run something in a server that is opened and closed around it, on a loop like a page's."""

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
            await script.come()
            try:
                await work(script)
            finally:
                await script.server.close()

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
        script.server.say(0, json.dumps(move))
        while (told := await line.get())["type"] != "ack":
            assert told["type"] != "refusal", told
        script.server.hang_up(0)

    async def again(script: Script) -> None:
        status, me = await script.ask("GET", "/me")
        assert (status, me["name"]) == (200, "Anna")
        assert len((await script.ask("GET", "/me/tables"))[1]["tables"]) == 1

    visit(first)
    visit(again)


def test_a_browser_that_stores_nothing_more_is_told_of_and_nothing_is_acknowledged(visit: Visit) -> None:
    async def full(script: Script) -> None:
        await script.ask("POST", "/me", {"name": "Anna"})
        id = await script.table()
        line = script.open(f"/tables/{id}/socket")
        script.full = True
        status, said = await script.ask("POST", f"/tables/{id}/chat", {"id": "a", "text": "Hello"})
        assert (status, said["error"]["code"]) == (503, "cannot_store")
        while (await line.get()) != {"type": "storage", "ok": False}:
            pass
        script.full = False
        while (await line.get()) != {"type": "storage", "ok": True}:
            pass

    visit(full)


def test_a_copy_is_known_by_its_visitor(visit: Visit, tmp_path: Path) -> None:
    async def nobody(script: Script) -> None:
        assert not is_copy(script.server.file)
        await script.ask("POST", "/me", {"name": "Anna"})
        assert is_copy(script.server.file)

    visit(nobody)
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"SQLite format 3" + bytes(100))
    assert not is_copy(other)


def test_a_house_that_was_rehearsed_knows_nobody(tmp_path: Path) -> None:
    """It is opened again in pages, for whoever is there."""

    async def visit() -> None:
        script = Script(tmp_path)
        script.server = await warm_up()
        await script.come()
        assert (await script.ask("GET", "/me"))[0] == 401
        assert (await script.ask("POST", "/me", {"name": "Anna"}))[0] == 200
        assert (await script.ask("GET", "/me/tables"))[1]["tables"] == []
        await script.server.close()

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("engine", "levels", "seconds"),
    [("interpreted", 3, [None, 3.0]), ("compiled", 4, [None, 1.5, 6.0])],
)
def test_levels_and_their_time_are_those_of_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str, levels: int, seconds: list[float | None]
) -> None:
    asked: list[Doc] = []

    async def note(_: HelperHere, question: str) -> str:
        asked.append(json.loads(question or "{}"))
        return json.dumps({"move": "", "considered": []})

    async def ask() -> None:
        script = Script(tmp_path)
        script.server = PageServer(engine)
        await script.come()
        offered = (await script.ask("GET", "/games"))[1]["levels"]
        assert len(offered) == levels
        for level in offered[1:]:
            await script.server.app.state.context.pool.ask({"game": "ethnos", "level": level})
        assert [one.get("seconds") for one in asked if one] == seconds
        await script.server.close()

    monkeypatch.setattr(HelperHere, "ask", note)
    asyncio.run(ask())


def test_what_stands_in_for_orjson_writes_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("stand_in", ROOT / "web/site/orjson.py")
    assert spec is not None
    assert spec.loader is not None
    stand_in = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(stand_in)
    value = {"ż": ["エルフ", 1, -2.5, 0.1, True, None, '"\\\n\u001f'], "a": {}, "b": []}
    assert stand_in.dumps(value) == orjson.dumps(value)
    assert stand_in.dumps(value, option=stand_in.OPT_SORT_KEYS) == orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
    assert stand_in.loads(orjson.dumps(value)) == value
    nested = {"kept": [stand_in.Fragment('{"b":[1,null]}'), stand_in.Fragment(b'"x"')]}
    assert stand_in.dumps(nested) == b'{"kept":[{"b":[1,null]},"x"]}'
    with pytest.raises(stand_in.JSONDecodeError):
        stand_in.loads(b"{")
    with pytest.raises(stand_in.JSONEncodeError):
        stand_in.dumps(object())


def test_the_stand_in_has_all_that_is_used_of_orjson() -> None:
    used = {
        name
        for file in (ROOT / "src/folkmoot").rglob("*.py")
        for name in re.findall(r"\borjson\.(\w+)", file.read_text("utf-8"))
    }
    there = ast.parse((ROOT / "web/site/orjson.py").read_text("utf-8"))
    defined = {node.name for node in there.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    defined |= {node.targets[0].id for node in there.body if isinstance(node, ast.Assign)}  # type: ignore[attr-defined]
    assert used <= defined, f"pages lack {used - defined}"


ABSENT = ("websockets", "uvicorn", "h11", "httptools", "uvloop", "resource", "psycopg")
"""Libraries that serve a network, which a page does not have."""


def test_nothing_is_loaded_that_pages_do_not_have() -> None:
    blocked = f"import sys; sys.modules.update(dict.fromkeys({ABSENT!r})); import folkmoot.server.page.warmup"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
