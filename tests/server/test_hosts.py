"""Several hosts on one PostgreSQL: clocks that differ, ways that are cut, processes that are stopped for a while.

FOLKMOOT_RESTARTS=10 makes the history a long one; its figures are printed (`pytest -s`).
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from folkmoot.core import Doc, FolkmootError
from folkmoot.server.operators import readiness
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema, shared_clock
from folkmoot.server.storage.engine import migrate, open_engine
from folkmoot.server.storage.shared_clock import SharedClock
from tests.server.clients import Client, check_log
from tests.server.conftest import quick
from tests.server.history import Call, Read, Row, Stored, faults
from tests.server.kit import ServerProcess, free_port, serving, within
from tests.server.proxy import STARTING, WRONG_PASSWORD, Proxy
from tests.server.test_workers import deaf, elsewhere

TROUBLES = int(os.environ.get("FOLKMOOT_RESTARTS", "1"))
"""Number of times that each trouble of a host happens."""


class Times:
    """A host's two clocks and the database's, and how long an answer of the database takes."""

    def __init__(self, ahead: float) -> None:
        self.true, self.ahead, self.way = 1000.0, ahead, 0.01
        self.clock = SharedClock(lambda: self.true + self.ahead, lambda: self.true - 700)
        self.dialect = SimpleNamespace(name="postgresql")

    def execute(self, _: object) -> Any:
        """Answer as a connection to the database does, in the middle of the way."""
        self.true += self.way / 2
        found = self.true
        self.true += self.way / 2
        return SimpleNamespace(scalar_one=lambda: found)

    def measure(self) -> None:
        self.clock.measure(self)  # type: ignore[arg-type]

    @property
    def error(self) -> float:
        return abs(self.clock.now() - self.true)


def test_a_host_whose_clock_is_wrong_has_the_time_of_the_database(caplog: pytest.LogCaptureFixture) -> None:
    times = Times(ahead=40)
    times.measure()
    assert times.error <= times.way
    assert times.clock.difference == pytest.approx(40, abs=times.way)
    times.ahead, times.true = -3600, times.true + 100
    assert times.error <= times.way, "a clock that is set changes nothing"
    for way in (60, 0.01, 3):  # an answer that took a minute, such as of a process that was stopped
        times.way = way
        times.measure()
        assert times.error <= 0.01
    times.ahead = 0.2
    times.measure()
    assert [record.getMessage() for record in caplog.records] == [
        "this host's clock differs from the database's",
        "this host's clock agrees with the database's again",
    ]
    before, times.true = times.clock.now(), times.true + 5
    times.clock.steady = lambda: before + 700 - 1000  # it stood still for five seconds, as on a machine that slept
    times.clock._offset = before - times.clock.steady()
    times.measure()
    assert times.error <= 3
    assert "the database's clock was set" in [record.getMessage() for record in caplog.records[2:]]


ROWS = [Stored(Row(1, "chance", None), None), *(Stored(Row(n, "move", n % 2), (n % 2, f"m{n}")) for n in range(2, 6))]
CALLS = [Call("t", n % 2, f"m{n}", begun=n, ended=n + 0.5, row=n) for n in range(2, 6)]
READS = [Read(7, "t", n, (ROWS[n - 1].row,)) for n in range(1, 6)]
SWAPPED = [ROWS[0], Stored(ROWS[1].row, (1, "m3")), Stored(ROWS[2].row, (0, "m2")), *ROWS[3:]]
FAULTS: dict[str, tuple[Sequence[Call], Sequence[Read], Sequence[Stored], str]] = {
    "lost": (CALLS, [], ROWS[:4], "m5 was acknowledged as row 5 and is in []"),
    "doubled": (CALLS, [], [*ROWS, Stored(Row(6, "move", 1), (1, "m5"))], "(1, 'm5') is in rows [5, 6]"),
    "a gap": (CALLS[:2], [], [*ROWS[:3], Stored(Row(5, "vote", 0), None)], "rows are numbered [1, 2, 3, 5]"),
    "renumbered": (CALLS, [], SWAPPED, "m2 was acknowledged as row 2 and is in [3]"),
    "reordered": (
        [*CALLS[:2], Call("t", 0, "m4", begun=9, ended=9.5, row=4), Call("t", 1, "m5", begun=7, ended=8, row=5)],
        [],
        ROWS,
        "m4 became row 4 after row 5 had been acknowledged",
    ),
    "stored though refused": ([*CALLS[:3], Call("t", 1, "m5", 5, 6)], [], ROWS, "m5 was refused and is in [5]"),
    "sent by nobody": (CALLS[:3], [], ROWS, "nobody has sent (1, 'm5')"),
    "older on one connection": (CALLS, [READS[4], READS[3]], ROWS, "version 4 was shown after a later one"),
    "another row": (CALLS, [Read(7, "t", 3, (Row(3, "vote", 1),))], ROWS, "was shown, and is Row(n=3, kind='move'"),
    "gone again": (CALLS, [Read(7, "t", 6, ())], ROWS, "version 6 was shown, which is not there"),
    "a table that is gone": ([*CALLS, Call("u", 0, "x", 1, 2, row=1)], [], ROWS, "u: unknown table"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_the_checker_of_histories_finds_each_fault(name: str) -> None:
    assert faults(CALLS, READS, {"t": ROWS}) == []
    unanswered = [*CALLS[:3], Call("t", 1, "m5", begun=5)]
    assert faults(unanswered, READS, {"t": ROWS}) == faults(unanswered, [], {"t": ROWS[:4]}) == []
    calls, reads, rows, told = FAULTS[name]
    found = faults(calls, reads, {"t": rows})
    assert any(told in fault for fault in found), found


def test_readiness_says_how_far_the_clocks_are_apart(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=postgres)
    engine = open_engine(settings.url())
    migrate(engine)
    for ahead, found in ((0.0, "clock"), (AHEAD, "wrong-clock"), (-AHEAD, "wrong-clock")):
        monkeypatch.setattr(shared_clock, "time", SimpleNamespace(time=partial(later, time.time, ahead)))
        clock = next(one for one in readiness.look(settings, "127.0.0.1") if "clock" in one.id)
        assert (clock.id, clock.good) == (found, not ahead)
        assert abs(float(clock.given["seconds"]) - ahead) < 1.0
        refusing = pytest.raises(FolkmootError, match="differs from the database's")
        with contextlib.nullcontext() if clock.good else refusing:
            shared_clock.check_clock(engine)
    engine.dispose()


def later(clock: Callable[[], float], seconds: float) -> float:
    return clock() + seconds


WAIT = """
import logging, sys
from folkmoot.core import FolkmootError
from folkmoot.server.settings import Settings
from folkmoot.server.storage import engine
logging.basicConfig(format="%(message)s", stream=sys.stdout)
engine.AGAIN = 0.01
for place in sys.argv[1:]:
    seconds, _, uri = place.partition(" ")
    engine.UP = float(seconds)
    try:
        engine.wait_until_up(engine.open_engine(Settings(database=uri).url()))
        print("it is up")
    except FolkmootError as error:
        print(str(error).replace("\\n", " "))
"""
"""In a process of its own, since libpq lets no other thread of it run while it asks."""


def test_a_server_waits_for_a_database_that_starts_and_for_nothing_else(postgres: str) -> None:
    starting, refusing, closed = Proxy(postgres), Proxy(postgres), f"postgresql://moot@127.0.0.1:{free_port()}/moot"
    starting.refusing, starting.limit = STARTING, 7
    refusing.refusing = WRONG_PASSWORD
    places = [f"60 {starting.uri}", f"60 {refusing.uri}", f"0.05 {closed}", "60 postgresql://moot@nowhere.invalid/moot"]
    said = subprocess.run([sys.executable, "-c", WAIT, *places], capture_output=True, text=True).stdout.splitlines()
    assert said[:2] == ["waiting for the database to start", "it is up"]
    assert starting.refused == 7
    assert WRONG_PASSWORD[1] in said[2], said
    assert refusing.refused == 4, "what it says and why it fails, both asked twice"
    assert said[3] == "waiting for the database to start"
    assert [line.startswith("database: ") for line in said[4:]] == [True, True]
    for way in (starting, refusing):
        way.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="of Linux")
def test_a_way_to_the_database_that_swallows_what_is_sent_is_given_up(postgres: str) -> None:
    way = Proxy(postgres)
    engine = open_engine(Settings(database=way.uri).url())
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        with socket.socket(fileno=os.dup(driver.fileno())) as link:
            assert link.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 10_000
    engine.dispose()
    way.close()


def test_a_game_that_has_ended_at_another_process_is_over_here(tmp_path: Path, postgres: str) -> None:
    settings = quick(tmp_path, database=postgres)
    with serving(settings) as one, serving(settings) as other:
        anna = one.person("Anna")
        there = elsewhere(anna, other)
        id = anna.table(["me"], game="aetherya", options={"mode": "solo"})["id"]
        asked = ((there.post, "rematch"), (there.get, "notes"))
        assert there.get(f"/api/tables/{id}")["status"] == "playing", "both have it in memory"
        for ask, path in asked:
            assert ask(f"/api/tables/{id}/{path}", status=409)["error"]["code"] == "not_over"
        deaf(other)
        sitting, chance = anna.socket(id), random.Random(1)
        while sitting.my_turn():
            sitting.choose(chance)
        for ask, path in asked:
            ask(f"/api/tables/{id}/{path}", status=200)


AHEAD = 40.0
HOST = f"""
import os, sys, time
flag, real = sys.argv.pop(1), time.time
time.time = lambda: real() + ({AHEAD} if os.path.exists(flag) else 0.0)
from folkmoot.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""A host whose clock is set wrong while a file is there."""


class Host(ServerProcess):
    """A server on a host of its own, with its own way to the database and its own clock."""

    def __init__(self, postgres: str, flag: Path) -> None:
        self.way, self.flag = Proxy(postgres), flag
        super().__init__(free_port(), "--database", self.way.uri, "--limit", "1000", "--bots", "1")
        self.program = ["-c", HOST, str(flag)]

    @property
    def log(self) -> Path:
        return self.flag.with_suffix(".log")

    def cut(self, seconds: float) -> None:
        self.way.cut()
        time.sleep(seconds)
        self.way.mend()

    def pause(self, seconds: float) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)


class Travelling(Client):
    """Plays its seats at whichever host; what is refused because it came too late it looks at anew."""

    pause = 0.005

    def next_table(self) -> str:
        return str(self.player.table(["me", "me"], clock=CLOCK)["id"])

    def refuse(self, message: Doc, reply: Doc) -> None:
        if reply["code"] == "cannot_store":
            time.sleep(0.1)
            return  # the same again, with the same id
        self.waiting = None
        if reply["code"] not in ("stale", "not_your_turn"):
            self.problems.append(f"{message} was answered {reply}")
        raise EOFError


CLOCK = {"kind": "live", "base": 600, "per_move": 15}


def play_through(hosts: Sequence[Host], url: str, troubles: Sequence[Callable[[], None]]) -> str:
    """Clients play at all hosts while this happens to them, and go on after each; returns the figures."""
    stop = threading.Event()
    anna, bela = hosts[0].person("Anna"), hosts[1].person("Bela")
    shared = anna.table(["me", "open"], public=True, clock=CLOCK)["id"]
    bela.post(f"/api/tables/{shared}/join")
    own = anna.table(["me", "me"], clock=CLOCK)["id"]
    places = ((anna, shared), (bela, shared), (anna, own), (anna, own))
    clients = [Travelling(hosts, player, id, number, stop) for number, (player, id) in enumerate(places)]
    for client in clients:
        client.start()
    try:
        for trouble in (lambda: None, *troubles):
            trouble()
            marks = [sum(len(client.acked) for client in clients if client.player is who) for who in (anna, bela)]
            for _ in within(20, "everybody goes on"):
                now = [sum(len(client.acked) for client in clients if client.player is who) for who in (anna, bela)]
                if all(after > before + 3 for before, after in zip(marks, now, strict=True)):
                    break
                time.sleep(0.01)
    finally:
        stop.set()
        for client in clients:
            client.join(30)
    assert [problem for client in clients for problem in client.problems] == []
    rows = check_log(url, clients)
    return f"{sum(len(client.acked) for client in clients)} acknowledged, {rows} rows, {len(troubles)} troubles"


def start_all(hosts: Sequence[Host]) -> None:
    with contextlib.ExitStack() as files:
        logs = [files.enter_context(host.log.open("wb")) for host in hosts]
        starting = [threading.Thread(target=host.start, args=(log,)) for host, log in zip(hosts, logs, strict=True)]
        for thread in starting:
            thread.start()
        for thread in starting:
            thread.join()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops processes")
def test_two_hosts_one_order_of_moves_and_one_clock(tmp_path: Path, postgres: str) -> None:
    """A clock is set wrong, a way to the database is cut, a host is stopped: nothing is lost, nobody pays."""
    hosts = [Host(postgres, tmp_path / name) for name in ("one", "two")]
    start_all(hosts)
    first, second = hosts
    troubles: list[Callable[[], None]] = []
    for _ in range(TROUBLES):
        troubles += [first.flag.touch, lambda: second.cut(1.0), lambda: first.pause(1.0), first.flag.unlink]
    url = Settings(database=postgres).url()
    try:
        print(play_through(hosts, url, troubles))
        first.flag.touch()
        for _ in within(20, "the difference is noticed"):
            figures = first.client().get("/metrics").text
            if float(figures.partition("\nfolkmoot_clock_ahead_seconds ")[2].split()[0]) > AHEAD - 1:
                break
            time.sleep(0.1)
        assert b"differs from the database's" in first.log.read_bytes()
        again = subprocess.run(
            [sys.executable, *first.program, "serve", "--port", "0", *first.arguments], capture_output=True, text=True
        )
        assert (again.returncode, again.stderr.count("\n")) == (2, 1)
        assert "by +40.0 s" in again.stderr
    finally:
        for host in hosts:
            host.stack.close()
            host.stop()
            host.way.close()
    engine = open_engine(url)
    with engine.connect() as connection:
        spent = connection.execute(sa.select(sa.func.max(schema.rows.c.spent))).scalar_one()
        away = connection.execute(sa.select(sa.func.max(schema.outages.c.ended - schema.outages.c.began))).scalar()
    engine.dispose()
    assert spent < AHEAD / 2
    assert (away or 0.0) < AHEAD / 2, "no pulse was missing for so long"
