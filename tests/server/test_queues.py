"""Fair queues of everything that takes long: bots, documents, looking back. Clocks are held by the tests."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from functools import partial
from typing import Any

import pytest

from folkmoot import games
from folkmoot.bots.minds import seconds_of
from folkmoot.server.bots.fair_queue import ANY, FairQueue
from folkmoot.server.bots.runner import attended
from folkmoot.server.web.reading import Reading
from tests.server.kit import HOME, OTHER, Served, Time, within


def test_the_short_thought_of_one_goes_before_the_long_ones_of_another() -> None:
    clock = Time()

    async def order() -> list[str]:
        queue = FairQueue([ANY], clock)
        served: list[str] = []

        async def think(who: str, table: str, cost: float) -> None:
            async with queue.turn((who, who, table), cost):
                served.append(f"{who} {table}")
                await asyncio.sleep(0)

        masters = [think("crowd", f"t{number}", 3.0) for number in range(20)]
        await asyncio.gather(*masters, think("anna", "other", 3.0), think("anna", "own", 0.1))
        return served

    assert asyncio.run(order())[:4] == ["crowd t0", "anna own", "anna other", "crowd t1"], "one is at it already"


def test_tables_of_one_person_and_people_of_one_address_take_turns() -> None:
    async def order(*asked: tuple[str, str, str]) -> list[str]:
        queue = FairQueue([ANY], Time())
        served: list[str] = []

        async def think(owner: tuple[str, ...]) -> None:
            async with queue.turn(owner, 1.0):
                served.append(owner[-1])
                await asyncio.sleep(0)

        await asyncio.gather(*(think(owner) for owner in asked))
        return served

    tables = asyncio.run(order(("a", "p", "x"), ("a", "p", "x"), ("a", "p", "x"), ("a", "p", "y")))
    assert tables == ["x", "y", "x", "x"]
    people = asyncio.run(order(("a", "p", "1"), ("a", "p", "2"), ("a", "p", "3"), ("a", "q", "4"), ("b", "r", "5")))
    assert people == ["1", "5", "4", "2", "3"]


def test_what_was_used_long_ago_is_forgotten() -> None:
    clock = Time()
    queue = FairQueue([ANY], clock)

    async def use() -> None:
        async with queue.turn(("a",), 8.0):
            pass

    asyncio.run(use())
    assert queue.used(0, "a") == 8.0
    clock.now += 300
    assert queue.used(0, "a") < 0.01


def test_one_of_several_processes_is_for_short_thoughts() -> None:
    async def places() -> list[int]:
        queue = FairQueue([ANY, 1.0], Time())
        long = [asyncio.ensure_future(queue.take(("a",), 3.0)) for _ in range(3)]
        await asyncio.sleep(0)
        short = await queue.take(("a",), 0.1)
        return [sum(one.done() for one in long), short]

    assert asyncio.run(places()) == [1, 1]


def test_one_address_has_only_its_share_of_the_places() -> None:
    async def taken() -> list[bool]:
        queue = FairQueue([ANY] * 4, Time(), share=2)
        asked = [asyncio.ensure_future(queue.take((who,), 1.0)) for who in "aaaabb"]
        await asyncio.sleep(0)
        before = [one.done() for one in asked]
        queue.give(asked[0].result())
        await asyncio.sleep(0)
        return [*before, asked[2].done(), asked[3].done()]

    assert asyncio.run(taken()) == [True, True, False, False, True, True, True, False]


def test_whoever_goes_away_leaves_the_queue() -> None:
    async def go() -> int:
        queue = FairQueue([ANY], Time())
        held = await queue.take(("a",), 1.0)
        waiting = asyncio.ensure_future(queue.take(("b",), 1.0))
        await asyncio.sleep(0)
        queue.give(held)
        waiting.cancel()  # its turn has come, and it does not want it any more
        await asyncio.gather(waiting, return_exceptions=True)
        return await asyncio.wait_for(queue.take(("c",), 1.0), 1)

    assert asyncio.run(go()) == 0


def test_all_may_go_away_at_once() -> None:
    """Tasks that leave at once give their places back, and to none that leaves as well."""

    async def leave() -> list[str]:
        queue = FairQueue([ANY], Time())
        served: list[str] = []

        async def hold(who: str) -> None:
            async with queue.turn((who,)):
                served.append(who)
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(hold(who)) for who in ("a", "b", "c")]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(error, asyncio.CancelledError) for error in found), found
        assert queue.is_free(0)
        return served

    assert asyncio.run(leave()) == ["a"]


def test_bots_think_for_somebody_at_an_address_and_cost_what_they_think(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue is fair by address, person and table, and by how long a level thinks."""
    pool = served.app.state.context.pool
    asked: dict[tuple[str, ...], tuple[str, float]] = {}
    put = pool.put

    async def noted(question: bytes, owner: tuple[str, ...], cost: float, *more: Any) -> bytes:
        asked[owner] = (json.loads(question)["level"], cost)
        answer: bytes = await put(question, owner, cost, *more)
        return answer

    monkeypatch.setattr(pool, "put", noted)
    expected = {}
    for address, level in ((HOME, "novice"), (OTHER, "strong")):
        player = served.person()
        player.http.headers["X-Forwarded-For"] = address
        me = player.get("/api/me")["id"]
        while (table := player.table([level, level, "me"]))["turn"] == 2:
            pass
        expected[address, me, table["id"]] = (level, seconds_of(level, games.get("ethnos")))
    for _ in within(30, "both tables have asked"):
        if {*expected} <= {*asked}:
            break
        time.sleep(0.01)
    assert {owner: asked[owner] for owner in expected} == expected
    costs = [cost for _, cost in expected.values()]
    assert costs[0] < costs[1]


def test_bots_move_while_somebody_sits_or_looks(served: Served) -> None:
    """At a table of bots alone nothing happens until somebody looks, and then it does."""
    anna = served.person("Anna")
    id = anna.table(["casual", "casual"])["id"]
    runner = served.app.state.context.runner
    assert id not in runner._bots
    assert anna.get(f"/api/tables/{id}")["version"] == 1
    assert not attended(served.app.state.context.live.entries[id])
    sitting = anna.socket(id)
    while sitting.update["version"] < 3:
        sitting.receive()
    sitting.close()
    played = anna.table(["casual", "me"])["id"]
    until = time.monotonic() + 20
    while anna.get(f"/api/tables/{played}")["turn"] != 1:
        assert time.monotonic() < until, "somebody sits there, and may come back when it is their turn"


def test_a_few_documents_are_read_at_a_time() -> None:
    """Documents that come at once are received as far as they fit; the others wait outside."""

    async def received() -> list[int]:
        reading, begun = Reading(1), list[int]()

        async def receive(number: int) -> bytes:
            begun.append(number)
            await asyncio.Event().wait()
            return b""

        asked = [
            asyncio.ensure_future(reading.answer("open", (f"a{number}",), partial(receive, number)))
            for number in range(9)
        ]
        for _ in range(20):
            await asyncio.sleep(0)
        for one in asked:
            one.cancel()
        return begun

    assert asyncio.run(received()) == [0, 1, 2, 3]


def test_a_large_record_is_read_in_another_process(served: Served) -> None:
    anna = served.person("Anna")
    body = json.dumps({"record": {"game": "ethnos", "rows": [[]] * 400_000}, "at": 0}).encode()
    answer = anna.http.post("/api/records/replay", content=body, headers={"Content-Type": "application/json"})
    assert answer.json()["error"]["code"] == "bad_record"
    for wrong in (b"", b"{", b"[" * 100_000, b'{"record": {}, "at": -1}', b'{"record": {"game": 7}, "at": 0}', b"\xff"):
        answer = anna.http.post("/api/records", content=wrong, headers={"Content-Type": "application/json"})
        assert answer.status_code in (404, 409, 422), (wrong, answer.text)
    assert served.app.state.context.reading.workers.killed == 0


def test_whoever_reads_documents_loads_no_routes_and_no_database() -> None:
    """The first document would wait for such imports."""
    loaded = "import sys, folkmoot.server.web.reader; print(*{'fastapi', 'sqlalchemy'} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True).stdout.strip() == b""


def test_looking_back_lets_others_go_on(served: Served) -> None:
    """A long replay is made in pieces, and is what it was in one."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    chance = random.Random(3)
    for _ in range(8):
        sitting.send("open", seat=sitting.update["turn"])
        sitting.choose(chance)
    whole = anna.get(f"/api/tables/{id}/replay")
    assert [step["n"] for step in whole["steps"]] == list(range(1, whole["version"] + 1))
    late = anna.get(f"/api/tables/{id}/replay", first=5, last=7)
    assert late["steps"] == whole["steps"][4:7]
