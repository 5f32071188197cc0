"""Frames of a socket, and what it is told: each is paid for, and in a turn of the loop no socket is read for long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.server.settings import BUDGETS, Settings
from folkmoot.server.storage.store import Store
from folkmoot.server.tables.writing import StoredTables
from folkmoot.server.web import outgoing, peer
from folkmoot.server.web.budgets import Allowance, Bucket
from folkmoot.server.web.connections import Connections
from folkmoot.server.web.gathering import Gathering
from folkmoot.server.web.incoming import FRAGMENTS, FRAMES, TOO_LARGE, Incoming
from folkmoot.server.web.outgoing import FlushQueue, Outgoing
from tests.server.kit import HOME, Time
from tests.server.test_sockets import frame
from tests.server.test_wire import Line


class Ear:
    """A socket whose frames are noted."""

    def __init__(self) -> None:
        self.line = self.transport = Line()
        self.close_sent = False
        self.frames: list[bytes] = []
        self.taken = self.code = 0
        self.room = True

    def take_unusual(self, data: bytes) -> None:
        self.taken += 1
        if data[0] & 0x8F == 0:
            self.frames.append(b"")

    def drop(self, code: int) -> None:
        self.close_sent, self.code = True, code

    def hold_reading(self) -> None:
        self.line.pause_reading()

    def go_on_reading(self) -> None:
        self.line.resume_reading()

    def keep(self, unread: int) -> bool:
        return self.room

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        if seconds:
            self.line.call_later(seconds, call)
        else:
            self.line.call_soon(call)


class Reading:
    """The frames of one socket, which pays from a purse."""

    def __init__(self, burst: float = 1e9) -> None:
        self.clock = Time()
        self.purse = Bucket(BUDGETS["message"].address._replace(burst=burst), self.clock.now)
        self.ear = Ear()
        self.heard: list[bytes] = []
        self.frames = Incoming(self.ear, Gathering(0.0, self.clock, lambda *_: self.ear.line), 65_536)
        self.frames.allowance = Allowance([self.purse], self.clock)
        self.frames.listener = lambda text, kept: self.heard.append(text)

    @property
    def line(self) -> Line:
        return self.ear.line

    def come(self) -> int:
        return len(self.heard) + self.ear.taken


PONG = frame(b"", 10)
KINDS = {
    "pings": frame(b"", 9),
    "long pings": frame(b"x" * 125, 9),
    "empty fragments": frame(b"", 0, final=False),
    "letters": frame(b"x"),
    "empty texts": frame(b""),
}


@pytest.mark.parametrize("kind", KINDS)
def test_in_a_turn_a_socket_is_read_for_so_many_frames(kind: str) -> None:
    reading = Reading()
    reading.frames.receive(KINDS[kind] * 900)
    assert reading.come() == FRAMES
    assert reading.line.paused
    assert reading.line.turns() >= 900 // FRAMES
    assert reading.come() == 900
    assert not reading.line.paused


@pytest.mark.parametrize("kind", ["pings", "long pings", "empty fragments"])
def test_a_frame_that_is_no_message_costs_as_much_as_one(kind: str) -> None:
    reading = Reading(burst=50)
    reading.frames.receive(KINDS[kind] * 200)
    assert reading.come() == 51
    assert reading.line.paused
    for _ in range(149):
        assert reading.line.turns() == 0
        seconds, wake = reading.line.later.pop()
        assert seconds > 0
        reading.clock.now += seconds
        wake()
    assert reading.come() == 200


def test_signs_of_life_are_paid_for() -> None:
    reading = Reading(burst=50)
    reading.frames.receive(PONG * 60)
    assert reading.purse.left < 0
    assert reading.line.paused
    assert reading.ear.taken == 0


def test_a_frame_costs_more_the_longer_it_is() -> None:
    reading = Reading()
    before = reading.purse.left
    reading.frames.receive(frame(b"x" * 40_000, 2))
    assert before - reading.purse.left == 1 + 40_000 // 1024


def test_a_frame_that_comes_byte_by_byte_is_paid_for_by_the_byte() -> None:
    reading = Reading()
    before = reading.purse.left
    text = frame(b"x" * 500)
    for at in range(len(text)):
        reading.frames.receive(text[at : at + 1])
        reading.line.turns()
    assert reading.heard == [b"x" * 500]
    assert before - reading.purse.left >= 500


def test_a_message_has_so_many_frames() -> None:
    reading = Reading()
    reading.frames.receive(frame(b"", 0, final=False) * (FRAGMENTS + FRAMES))
    reading.line.turns()
    assert reading.ear.code == TOO_LARGE
    assert reading.ear.taken <= FRAGMENTS + 1


def test_a_listener_that_takes_nothing_more_gets_nothing_more() -> None:
    reading = Reading()

    def hear(text: bytes, kept: float) -> None:
        reading.heard.append(text)
        reading.frames.pause()

    reading.frames.listener = hear
    reading.frames.receive(KINDS["letters"] * 3)
    assert (len(reading.heard), reading.line.paused) == (1, True)
    reading.frames.resume()
    assert (len(reading.heard), reading.line.turns()) == (2, 0)
    reading.frames.resume()
    reading.frames.listener = lambda text, kept: reading.heard.append(text)
    reading.frames.resume()
    assert len(reading.heard) == 3
    assert not reading.line.paused


def test_a_socket_for_which_there_is_no_room_is_let_go() -> None:
    ear, queue = Ear(), FlushQueue()
    told = Outgoing(ear, queue)
    told.held = True
    ear.line.unread = 1000
    for room in (True, False):
        ear.room = room
        told._told.append(b"news")
        told.flush()
    assert (ear.line.written, ear.code, ear.line.aborted) == (b"news", outgoing.TOO_SLOW, True)


def test_messages_wait_for_their_turn_by_bytes_as_well_as_by_number() -> None:
    class Channel:
        paused = 0

        def tell(self, message: bytes) -> None: ...

        def pause(self) -> None:
            self.paused += 1

    store = Store.__new__(Store)  # nothing is stored
    store.now = Time()

    class Parts:
        limits = Connections(Settings(), Time()).limits
        live = StoredTables(store)

    def waiting(size: int) -> int:
        channel: Any = Channel()
        parts: Any = Parts()
        told = peer.SocketPeer(parts, "t", channel, None, "", HOME, lambda *_: None, lambda *_: {})  # type: ignore[arg-type]
        count = 0
        while not channel.paused:
            told.hear(b"x" * size, 0.0)
            count += 1
        return count

    assert waiting(10) == peer.WAITING
    assert waiting(40_000) == 2
