"""Tables leave memory when nobody looks at them, and come back as they were."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
import sqlalchemy as sa

from folkmoot.server.storage import schema
from folkmoot.server.tables import live as live_module
from folkmoot.server.tables.live import LiveTables
from tests.server.kit import Player, Served, Sitting


def begin_choice(served: Served) -> tuple[Player, str, Sitting, str]:
    """A person at a table of two with a choice that is not closed."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    for _ in range(40):
        turn = sitting.update["turn"]
        sitting.send("open", seat=turn)
        step = next((doc["text"] for doc in sitting.update["legal"] if not doc["final"]), None)
        if step is not None:
            sitting.play(step)
            while sitting.update["draft"] != [step]:
                sitting.receive()
            return anna, id, sitting, step
        sitting.play(sitting.update["legal"][0]["text"])
    raise AssertionError("no choice of several steps came up")


def let_go(served: Served, id: str, sitting: Sitting) -> None:
    """Close the socket and have the table leave memory."""
    live: LiveTables = served.app.state.context.live
    entry = live.entries[id]
    loop = next(iter(entry.peers)).channel.loop  # type: ignore[attr-defined]
    sitting.close()
    until = time.monotonic() + 10
    while entry.peers and time.monotonic() < until:
        time.sleep(0.01)
    entry.used = -1e9
    asyncio.run_coroutine_threadsafe(live.unload(), loop).result(10)
    assert id not in live.entries


def test_an_open_choice_outlives_the_table_in_memory(served: Served) -> None:
    anna, id, sitting, step = begin_choice(served)
    turn, legal = sitting.update["turn"], sitting.update["legal"]
    let_go(served, id, sitting)
    back = anna.socket(id, seat=turn)
    assert back.update["draft"] == [step]
    assert back.update["legal"] == legal
    assert anna.socket(id).update["draft"] == [], "the spectators' view shows none of it"


def test_a_choice_that_was_overtaken_is_given_up(served: Served) -> None:
    anna, id, sitting, _ = begin_choice(served)
    turn = sitting.update["turn"]
    let_go(served, id, sitting)
    live: LiveTables = served.app.state.context.live
    board, steps = live._drafts._kept[id]
    live._drafts._kept[id] = (board - 1, steps)
    assert anna.socket(id, seat=turn).update["draft"] == []


def choose(sitting: Sitting) -> None:
    sitting.send("open", seat=sitting.update["turn"])
    sitting.choose(random.Random(1))


def newest(served: Served, id: str) -> tuple[int, int]:
    """The newest row by the summary of a table, and by its log."""
    with served.app.state.context.store.engine.connect() as connection:
        said = sa.select(schema.tables.c.n).where(schema.tables.c.id == id)
        found = sa.select(sa.func.max(schema.rows.c.n)).where(schema.rows.c.table_id == id)
        return connection.execute(said).scalar_one(), connection.execute(found).scalar_one()


def test_a_summary_that_is_behind_the_log_is_brought_up_to_date(served: Served) -> None:
    """By the server now and then, before a table leaves memory, and after an accident when it comes back."""
    anna, id, sitting, _ = begin_choice(served)
    live: LiveTables = served.app.state.context.live
    loop = next(iter(live.entries[id].peers)).channel.loop  # type: ignore[attr-defined]
    sitting.play()
    choose(sitting)
    choose(sitting)
    said, found = newest(served, id)
    assert said < found
    asyncio.run_coroutine_threadsafe(live.summarise(), loop).result(10)
    assert newest(served, id) == (found, found)
    choose(sitting)
    assert newest(served, id) == (found, found + 1)
    let_go(served, id, sitting)
    assert newest(served, id) == (found + 1, found + 1)
    with served.app.state.context.store.engine.begin() as connection:
        connection.execute(schema.tables.update().where(schema.tables.c.id == id).values(n=found, touched=1.0))
    assert anna.get(f"/api/tables/{id}")["touched"] > 1.0
    asyncio.run_coroutine_threadsafe(live.summarise(), loop).result(10)
    assert newest(served, id) == (found + 1, found + 1)


def test_of_tables_that_nobody_looks_at_some_stay(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those used last, however many anybody asks for."""
    monkeypatch.setattr(live_module, "IDLE", 4)
    monkeypatch.setattr(live_module, "LOADS", 1)
    monkeypatch.setattr(live_module, "SETTLED", 0.0)
    live: LiveTables = served.app.state.context.live
    anna = served.person("Anna")
    ids = [anna.table(["me", "me"])["id"] for _ in range(10)]
    let_go(served, ids[0], anna.socket(ids[0]))
    for id in ids[1:]:
        live.entries[id].used = -1e9
    sitting = anna.socket(ids[0])
    asyncio.run_coroutine_threadsafe(live.unload(), next(iter(live.entries[ids[0]].peers)).channel.loop).result(10)  # type: ignore[attr-defined]
    assert not set(ids[1:]) & set(live.entries)
    for id in ids:
        anna.get(f"/api/tables/{id}")
        nobodys = [entry for entry in live.entries.values() if not entry.peers]
        assert len(nobodys) <= 5, "the one that was just loaded as well"
    assert set(ids[-4:]) <= set(live.entries)
    assert sitting.send("ping")["type"] == "pong"


def test_a_table_with_somebody_at_it_stays(served: Served) -> None:
    _, id, sitting, _ = begin_choice(served)
    live: LiveTables = served.app.state.context.live
    entry = live.entries[id]
    entry.used = -1e9
    loop = next(iter(entry.peers)).channel.loop  # type: ignore[attr-defined]
    asyncio.run_coroutine_threadsafe(live.unload(), loop).result(10)
    assert id in live.entries
    assert sitting.send("ping")["type"] == "pong"
