"""Time for thinking: who has none left is played by a bot, and the table says so."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from folkmoot.server.bots.fair import Owner
from folkmoot.server.bots.pool import BotPool, Stuck
from folkmoot.server.storage import schema
from folkmoot.server.tables import clock
from folkmoot.server.tables.lobby import new_meta
from folkmoot.server.tables.table import Seat, Table
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, serving


def test_a_bot_takes_over_when_time_is_up(served: Served) -> None:
    anna = served.person("Anna")
    table = anna.table(["me", "novice"], clock={"kind": "live", "base": 5, "per_move": 0})
    sitting = anna.socket(table["id"])
    sitting.my_turn()
    assert sitting.update["deadline"] > time.time()
    with served.app.state.context.store.engine.begin() as connection:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table["id"]).values(deadline=1.0))
    bank = served.app.state.context.live.entries[table["id"]].table.banks
    bank[0] = 0.0
    while not any(row["kind"] == "timeout" for row in sitting.rows):
        sitting.receive()
    while sitting.table["seats"][0]["stand_in"] is None:
        sitting.receive()
    assert sitting.table["seats"][0]["stand_in"] == {"level": "casual", "why": "timeout"}
    back = anna.post(f"/api/tables/{table['id']}/return", {"seat": 0})
    assert back["seats"][0]["stand_in"] is None
    assert back["banks"][0] >= 30


def test_thinking_costs_time_and_moving_brings_some() -> None:
    meta = {**new_meta("ethnos", 2, {}, "p"), "clock": {"kind": "live", "base": 100, "per_move": 7}}
    table = Table(meta, [Seat(0, "human", "p", "", None), Seat(1, "bot", None, "", "casual")])
    table.banks = clock.banks(meta["clock"], 2)
    table.ats, table.board = [1000.0], 1
    clock.spend(table, 0, 1030.0)
    assert table.banks == [77.0, 100.0]
    clock.spend(table, 1, 1500.0)
    assert table.banks[1] == 100.0, "bots have no clock"
    clock.spend(table, 0, 2000.0)
    assert table.banks[0] == 7.0
    assert clock.deadline({"kind": "days", "days": 2}, 0.0, 10.0) == 10.0 + 2 * 86_400


def test_clocks_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as first:
        anna = first.person("Anna")
        id = anna.table(["me", "me"], clock={"kind": "live", "base": 500, "per_move": 3})["id"]
        sitting = anna.socket(id)
        for number in range(6):
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(random.Random(number))
        banks, deadline = sitting.update["banks"], sitting.update["deadline"]
        assert banks != [500.0, 500.0]
        cookie = anna.cookie
    with serving(quick(tmp_path)) as second:
        again = Sitting(second, id, cookie)
        assert (again.update["banks"], again.update["deadline"]) == (banks, deadline)


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


def test_a_killed_bot_costs_nothing_but_time(served: Served) -> None:
    anna = served.person("Anna")
    pool: BotPool = served.app.state.context.pool
    sitting = anna.socket(anna.table(["me", "casual"])["id"])
    for number in range(4):
        sitting.my_turn()
        for process in list(pool._all):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
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
