"""Bots that are stuck, killed or replaced: their tables go on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import ANY, Owner
from folkmoot.server.bots.pool import BotPool, Stuck
from folkmoot.server.bots.workers import Workers
from folkmoot.server.web.app import open_context
from folkmoot.server.web.serving import renew
from tests.server.conftest import quick
from tests.server.kit import Served, serving, within


def test_a_bot_that_is_stuck_is_replaced_by_a_weaker_one(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        pool: BotPool = served.app.state.context.pool
        honest = pool.ask

        async def stubborn(question: dict[str, object], owner: Owner = ()) -> dict[str, object]:
            if question["level"] == "strong":
                raise Stuck("strong")
            return await honest(question, owner)

        pool.ask = stubborn  # type: ignore[method-assign]
        sitting = anna.socket(anna.table(["strong", "me"])["id"])
        sitting.my_turn()
        sitting.choose(random.Random(1))
        sitting.my_turn()
        while sitting.table["seats"][0]["stand_in"] is None:
            sitting.receive()
        assert sitting.table["seats"][0]["stand_in"] == {"level": "casual", "why": "stuck"}


def test_whoever_came_back_is_not_replaced_when_the_bot_turns_out_to_be_stuck(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = served.person("Anna")
    context = served.app.state.context
    asked, back = threading.Event(), threading.Event()

    async def stubborn(*_: object) -> Doc:
        asked.set()
        while not back.is_set():
            await asyncio.sleep(0.01)
        raise Stuck("casual")

    monkeypatch.setattr(context.pool, "ask", stubborn)
    table = anna.table(["me", "me"])
    seat = {"seat": table["turn"]}
    anna.post(f"/api/tables/{table['id']}/leave", seat)
    assert asked.wait(20)
    anna.post(f"/api/tables/{table['id']}/return", seat)
    back.set()
    for _ in within(20, "the bot gives up"):
        if table["id"] not in context.runner._bots:
            break
        time.sleep(0.01)
    assert anna.get(f"/api/tables/{table['id']}")["seats"][table["turn"]]["stand_in"] is None


def test_a_killed_bot_costs_nothing_but_time(served: Served) -> None:
    anna = served.person("Anna")
    pool: BotPool = served.app.state.context.pool
    sitting = anna.socket(anna.table(["me", "casual"])["id"])
    for number in range(4):
        sitting.my_turn()
        for worker in list(pool._all):
            worker.kill()
        sitting.choose(random.Random(number))
    assert sitting.my_turn()
    assert sitting.table["seats"][1]["stand_in"] is None


@pytest.mark.parametrize("half", [True, False])
def test_a_bots_process_that_has_only_begun_to_start_is_ended_with_the_server(
    monkeypatch: pytest.MonkeyPatch, half: bool
) -> None:
    begun: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def slowly(*arguments: Any, **options: Any) -> Process:
        begun.append(await start(*arguments, **options))
        await asyncio.sleep(0.1)
        return begun[0]

    async def start_and_stop() -> None:
        pool = BotPool(1, 2.0)
        warming = asyncio.create_task(pool.warm())
        while not (begun if half else pool._all):  # half: not even its number is known
            await asyncio.sleep(0.01)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await pool.close()
        assert begun[0].returncode is not None

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
    asyncio.run(start_and_stop())


class Slow:
    """A worker that answers its own number, when it is told to."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.returncode: int | None = None
        self.may_answer = asyncio.Event()

    async def answer(self, question: bytes) -> bytes:
        if question:
            await self.may_answer.wait()
        assert self.returncode is None
        return str(self.number).encode()

    def kill(self) -> None:
        self.returncode = -9

    async def wait(self) -> int:
        return -9


def test_bots_processes_are_replaced_without_an_answer_being_lost() -> None:
    started: list[Slow] = []

    async def start(module: str) -> Slow:
        if len(started) == 4:
            raise OSError("no more processes")
        started.append(Slow(len(started)))
        return started[-1]

    async def replace() -> None:
        workers = Workers("somewhere", [ANY, ANY], start)
        await workers.warm()
        asked = asyncio.create_task(workers.put(b"?", (), 1.0, 30.0))
        await asyncio.sleep(0)
        [busy] = [place for place in range(2) if not workers.queue.is_free(place)]
        old = workers._workers[busy]
        assert isinstance(old, Slow)
        await workers.renew()
        assert [one.returncode for one in started] == [None if one in (old, *started[2:]) else -9 for one in started]
        old.may_answer.set()
        assert await asked == str(old.number).encode()
        assert [one.returncode for one in started] == [-9, -9, None, None]
        with pytest.raises(OSError, match="no more"):
            await workers.renew()
        for one in started:
            one.may_answer.set()
        answers = await asyncio.gather(*(workers.put(b"?", (), 1.0, 30.0) for _ in range(2)))
        assert sorted(answers) == [b"2", b"3"]
        assert workers.killed == 0  # none failed
        await workers.close()

    asyncio.run(replace())


def test_a_server_has_its_bots_ready_and_starts_them_anew_when_it_is_told_to(tmp_path: Path) -> None:
    with serving(quick(tmp_path), open_context) as served:
        pool: BotPool = served.app.state.context.pool
        for _ in within(60, "bots are there before anybody asks"):
            if old := [worker for worker in pool._workers if worker is not None]:
                break
            time.sleep(0.01)
        renew(served.app)
        for _ in within(60, "all are replaced"):
            if not {*old} & {*pool._workers} and all(worker.returncode is not None for worker in old):
                break
            time.sleep(0.01)
