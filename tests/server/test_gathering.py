"""On a busy server messages that come close together are carried out together. Tests hold the clock and the timer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import clock
from folkmoot.server.web.gathering import BUSY, LOOKED_AT, Gathering
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, serving, within

WINDOW = 0.012
STEP = BUSY / LOOKED_AT
"""From one message to the next, on a server that is just busy enough."""
TEXT, PONG = b"\x81 a message", b"\x8a\x80mask"


class Gate:
    """Time passes only when a test says so, and the window of a gathering ends when it opens."""

    def __init__(self) -> None:
        self.time = 1e9
        self.calls: list[Callable[[], None]] = []
        self.cancelled = 0

    def clock(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Gate:
        assert seconds == WINDOW
        self.calls.append(call)
        return self

    def cancel(self) -> None:
        self.cancelled += 1

    def gathering(self, window: float = WINDOW) -> Gathering:
        return Gathering(window, self.clock, self.later)


class Ear:
    """A socket that notes what was carried out late."""

    def __init__(self, heard: list[tuple[Any, ...]]) -> None:
        self.heard = heard

    def read(self, data: bytes, kept: float) -> None:
        self.heard.append((self, data, round(kept, 6)))


class Room:
    """Sockets that take turns."""

    def __init__(self, window: float = WINDOW) -> None:
        self.gate = Gate()
        self.heard: list[tuple[Any, ...]] = []
        self.ears = [Ear(self.heard) for _ in range(LOOKED_AT)]
        self.gathering = self.gate.gathering(window)

    def messages(self, count: int, step: float = STEP, sockets: int = LOOKED_AT) -> list[bool]:
        """Return for each message whether it was held back."""
        found = []
        for number in range(count):
            self.gate.time += step
            found.append(self.gathering.keeps(self.ears[number % sockets], TEXT))
        return found


def test_a_busy_server_keeps_messages_until_the_window_ends_and_carries_them_out_in_order() -> None:
    room = Room()
    assert room.messages(LOOKED_AT + 2) == [False] * (LOOKED_AT - 1) + [True] * 3
    assert len(room.gate.calls) == 1  # one window, which the first of them opened
    assert len(room.gathering) == 3
    room.gate.calls[0]()
    last, first, second = room.ears[-1], room.ears[0], room.ears[1]
    assert room.heard == [(last, TEXT, 2 * STEP), (first, TEXT, STEP), (second, TEXT, 0.0)]
    assert room.messages(1) == [True]
    assert len(room.gate.calls) == 2


def test_nobody_waits_where_little_is_played() -> None:
    assert not any(Room().messages(50, step=1.2 * STEP))


def test_nobody_waits_for_few_sockets_however_fast() -> None:
    assert not any(Room().messages(50, sockets=4))


def test_nobody_waits_where_messages_come_together_anyway() -> None:
    room = Room()
    assert room.messages(LOOKED_AT)[-1]
    kept = room.messages(LOOKED_AT, step=WINDOW / LOOKED_AT)
    assert kept[0]
    assert not kept[-1]  # it comes in a burst: all that was kept is carried out, and then this one
    assert len(room.heard) == 1 + sum(kept)
    assert room.gate.cancelled == 1
    assert len(room.gathering) == 0


def test_nobody_waits_where_that_was_switched_off() -> None:
    assert not any(Room(window=0.0).messages(50))


def test_signs_of_life_pass_by_but_not_before_what_their_own_socket_has_sent() -> None:
    room = Room()
    room.messages(LOOKED_AT)
    assert not room.gathering.keeps(room.ears[0], PONG)
    room.gate.time += STEP
    assert room.gathering.keeps(room.ears[-1], PONG)


# A server.


class Busy:
    """A server that has just become busy; its gathering is behind a gate."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.context = served.app.state.context
        self.gate = Gate()
        self.loop: asyncio.AbstractEventLoop = self.context.flags._tasks[0].get_loop()
        self.context.live.now = self.gate.clock
        self.context.connections.gathering = self.gate.gathering(0.0)
        anna = self.anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        self.others = [anna.socket(id) for _ in range(LOOKED_AT - 1)]

    def stir(self) -> None:
        """From now on messages are kept."""
        self.context.connections.gathering.window = WINDOW
        for other in self.others:
            self.gate.time += STEP
            assert other.send("ping")["type"] == "pong"
        self.gate.time += STEP

    def table(self, **more: Any) -> Sitting:
        sitting = self.anna.socket(self.anna.table(["me", "me"], **more)["id"])
        sitting.send("open", seat=sitting.update["turn"])
        return sitting

    def put(self, sitting: Sitting, **more: Any) -> None:
        """Send a move, and see that it is kept."""
        before = len(self.context.connections.gathering)
        seat, version = sitting.update["seat"], sitting.update["version"]
        step = next(doc["text"] for doc in sitting.update["legal"] if doc["final"])
        message = {"type": "play", "id": "kept", "seat": seat, "version": version, "steps": [step], **more}
        sitting.link.send(json.dumps(message))
        for _ in within(20, "the move is kept"):
            if len(self.context.connections.gathering) == before + 1:
                break

    def open(self) -> None:
        self.loop.call_soon_threadsafe(self.gate.calls[-1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("busy"), gather=WINDOW)) as found:
        yield found


def test_moves_at_two_tables_within_the_window_are_one_commit(server: Served) -> None:
    busy = Busy(server)
    tables = [busy.table(), busy.table()]
    busy.stir()
    commits = busy.context.store.commits
    for table in tables:
        busy.put(table)
    busy.open()
    assert [table.until("ack")["closed"] for table in tables] == [True, True]
    assert busy.context.store.commits == commits + 1


def test_what_the_server_keeps_is_charged_to_nobodys_clock(server: Served) -> None:
    busy = Busy(server)
    table = busy.table(clock={"kind": "live", "base": 600, "per_move": 0})
    seat = table.update["seat"]
    busy.gate.time += 3 - LOOKED_AT * STEP
    busy.stir()
    busy.put(table)
    busy.gate.time += 5
    busy.open()
    table.until("ack")
    while table.update["turn"] == seat:
        table.receive()
    assert table.update["time_left"][seat] == pytest.approx(600 - 3, abs=0.1)


def test_a_flag_does_not_fall_while_a_move_is_kept_that_came_in_time(server: Served) -> None:
    busy = Busy(server)
    clocks = {"kind": "live", "base": 600, "per_move": 0}
    table = busy.table(clock=clocks)
    busy.gate.time = table.update["deadline"] + clock.lag_bound(clocks) - LOOKED_AT * STEP - 0.001
    busy.stir()
    busy.put(table, thought=1.0)
    busy.gate.time += 0.9 * WINDOW
    asyncio.run_coroutine_threadsafe(busy.context.flags.look(), busy.loop).result(10)
    busy.open()
    assert table.until("ack", "refusal")["type"] == "ack"


def test_a_server_that_ends_carries_out_what_it_keeps(tmp_path: Path) -> None:
    settings = quick(tmp_path, gather=WINDOW)
    with serving(settings) as served:
        busy = Busy(served)
        table = busy.table()
        id = table.table["id"]
        busy.stir()
        busy.put(table)
        assert served.server is not None
        served.server.should_exit = True
        with pytest.raises(ConnectionClosed):
            table.until("the end")
    engine = open_engine(settings.url())
    rows = schema.rows
    with engine.connect() as connection:
        found = connection.execute(sa.select(rows.c.client).where(rows.c.table_id == id)).scalars()
        assert "kept" in list(found)
    engine.dispose()
