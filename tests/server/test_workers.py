"""Several processes on one PostgreSQL database: who is here, and what happens when one of them dies."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from folkmoot.core import Doc, FolkmootError
from folkmoot.server.operators import check
from folkmoot.server.settings import Settings
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import notifications, table_store
from folkmoot.server.web.serving import Ending
from tests.server.clients import GONE
from tests.server.conftest import quick
from tests.server.kit import HeldBots, Player, Served, ServerProcess, Sitting, free_port, serving, within


@pytest.fixture
def two(tmp_path: Path, postgres: str) -> Iterator[tuple[Served, Served]]:
    settings = quick(tmp_path, database=postgres)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


def here(sitting: Sitting, seat: int) -> bool:
    return bool(sitting.table["seats"][seat]["here"])


def test_a_person_at_one_process_is_here_for_those_at_another(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, bela = one.person("Anna"), other.person("Bela")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    first = anna.socket(id)
    second = bela.socket(id)
    while not (here(second, 0) and here(second, 1)):
        second.until("table")
    while not here(first, 1):
        first.until("table")
    assert all(seat["here"] for seat in bela.get(f"/api/tables/{id}")["seats"])
    first.close()
    while here(second, 0):
        second.until("table")
    assert not bela.get(f"/api/tables/{id}")["seats"][0]["here"]


def test_a_reaction_is_seen_at_every_process(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, bela = one.person("Anna"), other.person("Bela")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    first, second = anna.socket(id), bela.socket(id)
    while not (here(first, 1) and here(second, 0)):
        (second if here(first, 1) else first).until("table")
    assert second.send("react", seat=1, what="thanks")["type"] == "ack"
    assert first.until("reaction") == {"type": "reaction", "seat": 1, "what": "thanks"}


def test_a_process_that_has_gone_silent_has_nobody(
    two: tuple[Served, Served], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "FORGET", 0.5)
    anna = two[0].person("Anna")
    id = anna.table(["me", "open"])["id"]
    sitting = anna.socket(id)
    engine = open_engine(Settings(database=postgres).url())
    with engine.begin() as connection:
        connection.execute(notifications.NOTIFY, {"payload": f"ghost.1 here {id}=1"})
        connection.execute(sa.text("SELECT 1"))
    engine.dispose()
    while not here(sitting, 1):
        sitting.until("table")
    while here(sitting, 1):
        sitting.until("table")


def test_nothing_is_repaired_while_a_server_runs(two: tuple[Served, Served], postgres: str) -> None:
    anna = two[0].person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    while not here(two[1].person("Bela").socket(id, key=watch_key(anna, id)), 0):
        pass  # the second process hears what the first one says: both listen by now
    sitting.close()
    with pytest.raises(FolkmootError, match="a server uses this database"):
        check.repair(Settings(database=postgres))


def deaf(served: Served) -> None:
    """It does not hear what others write: whatever it does next, it does at the same time as they."""

    async def ignore(id: str) -> None: ...

    served.app.state.context.notifications._catch_up = ignore


def test_votes_and_repeated_messages_at_two_processes_at_once(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, bela, cora = one.person("Anna"), other.person("Bela"), one.person("Cora")
    id = anna.table(["me", "open", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    cora.post(f"/api/tables/{id}/join")
    first, second = anna.socket(id), bela.socket(id)
    while second.update["version"] < 1:
        second.receive()
    deaf(one)
    deaf(other)
    assert first.send("vote", seat=0, on="abandon", answer=True)["type"] == "ack"
    assert second.send("vote", seat=1, on="abandon", answer=True)["type"] == "ack"
    assert bela.get(f"/api/tables/{id}")["votes"] == [{"on": "abandon", "yes": [0, 1], "need": [0, 1, 2]}]
    # What Anna's process has not heard of is no reason to refuse her, nor to do twice what she repeats elsewhere.
    there = elsewhere(anna, other)
    body = {"id": "same", "seat": 0, "on": "abandon", "answer": False}
    answers = [player.post(f"/api/tables/{id}/vote", body) for player in (anna, there)]
    assert answers[0] == answers[1]
    assert there.get(f"/api/tables/{id}")["version"] == answers[0]["version"]


def test_the_same_move_sent_to_two_processes_is_made_once(two: tuple[Served, Served]) -> None:
    one, other = two
    anna = one.person("Anna")
    id = anna.table(["me", "me"])["id"]
    there = elsewhere(anna, other)
    assert there.get(f"/api/tables/{id}")["version"] == 1, "both have the table in memory"
    deaf(one)
    deaf(other)
    sitting = anna.socket(id)
    sitting.send("open", seat=sitting.update["turn"])
    while not sitting.update["legal"]:
        sitting.receive()
    step = next(action["text"] for action in sitting.update["legal"] if action["final"])
    body = {"id": "same", "seat": sitting.update["turn"], "version": 1, "steps": [step]}
    answers = [player.post(f"/api/tables/{id}/play", body) for player in (anna, there)]
    assert answers[0] == answers[1] == {"type": "ack", "id": "same", "version": 2, "closed": True}
    assert there.get(f"/api/tables/{id}")["version"] == anna.get(f"/api/tables/{id}")["version"] == 2


def closing(sitting: Sitting) -> Doc:
    """A move that closes the deciding seat's choice, for whoever may play it."""
    sitting.send("open", seat=sitting.update["turn"])
    while not sitting.update["legal"]:
        sitting.receive()
    step = next(action["text"] for action in sitting.update["legal"] if action["final"])
    return {"seat": sitting.update["turn"], "version": sitting.update["version"], "steps": [step]}


@pytest.mark.parametrize("way", ["socket", "request"])
def test_a_move_is_not_stale_because_another_process_wrote_a_vote_first(two: tuple[Served, Served], way: str) -> None:
    one, other = two
    anna, bela = one.person("Anna"), other.person("Bela")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    players, sittings = (anna, bela), (anna.socket(id), bela.socket(id))
    for sitting in sittings:
        while sitting.update["version"] < 1:
            sitting.receive()
    turn = sittings[0].update["turn"]
    move = closing(sittings[turn])
    deaf(two[turn])
    assert sittings[1 - turn].send("vote", seat=1 - turn, on="abandon", answer=True)["version"] == 2
    if way == "socket":
        answer = sittings[turn].send("play", **move)
    else:
        answer = players[turn].post(f"/api/tables/{id}/play", {"id": "plain", **move})
    assert (answer["type"], answer.get("version")) == ("ack", 3), answer
    while not sittings[turn].rows or sittings[turn].rows[-1]["n"] < 3:
        sittings[turn].receive()
    assert [(row["n"], row["kind"]) for row in sittings[turn].rows[-2:]] == [(2, "vote"), (3, "move")]


def test_a_move_is_not_stale_where_a_process_has_not_heard_of_the_newest_row(two: tuple[Served, Served]) -> None:
    one, other = two
    anna = one.person("Anna")
    id = anna.table(["me", "me"])["id"]
    there = elsewhere(anna, other)
    sitting = there.socket(id)
    deaf(one)
    assert sitting.send("play", **closing(sitting))["version"] == 2
    while sitting.update["version"] < 2:
        sitting.receive()
    second = {"id": "second", **closing(sitting)}
    assert anna.post(f"/api/tables/{id}/play", second) == {"type": "ack", "id": "second", "version": 3, "closed": True}


def test_a_bot_does_not_think_again_because_another_process_wrote_a_vote_first(two: tuple[Served, Served]) -> None:
    bots = HeldBots(*two)
    people = (two[0].person("Anna"), two[1].person("Bela"))
    id = people[0].table(["me", "open", "novice"], public=True)["id"]
    people[1].post(f"/api/tables/{id}/join")
    sittings = [player.socket(id) for player in people]
    watching = people[0].socket(id)
    while (turn := watching.update["turn"]) != 2:
        if watching.update["version"]:
            while sittings[turn].update["version"] < watching.update["version"]:
                sittings[turn].receive()
            assert sittings[turn].send("play", **closing(sittings[turn]))["type"] == "ack"
        before = watching.update["version"]
        while watching.update["version"] == before:
            watching.receive()
    assert bots.thought.wait(60)
    board, thinking = watching.update["version"], bots.asked[0][0]
    deaf(two[thinking])
    voter = 1 - thinking
    assert sittings[voter].send("vote", seat=voter, on="abandon", answer=True)["version"] == board + 1
    bots.go.set()
    while not any(row["kind"] == "move" and row["n"] > board for row in sittings[voter].rows):
        sittings[voter].receive()
    assert sittings[voter].rows[-1]["n"] == board + 2
    questions = [json.dumps({**question, "seed": 0}, sort_keys=True) for _, question in bots.asked]
    assert len(questions) == len(set(questions)), "it was asked once for each step"


def elsewhere(player: Player, served: Served) -> Player:
    """The same person, at another process."""
    found = Player.__new__(Player)
    found.served, found.http = served, served.client()
    found.http.cookies.set("folkmoot", player.http.cookies["folkmoot"])
    return found


def watch_key(player: Player, id: str) -> str:
    return str(player.get(f"/api/tables/{id}/links")["watch"]).partition("key=")[2]


def children(pid: int) -> list[int]:
    """The server's worker processes: they have its command line no longer, but its parentage."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def play_on(player: Player, server: ServerProcess, id: str, moves: int, chance: random.Random) -> None:
    """So many moves through whichever process answers, connecting again where one has died."""
    made = 0
    until = time.monotonic() + 20
    while made < moves:
        assert time.monotonic() < until, "the table cannot be played"
        try:
            sitting = Sitting(server, id, player.cookie)
            while made < moves:
                sitting.send("open", seat=sitting.update["turn"])
                sitting.choose(chance)
                made += 1
            sitting.close()
        except (*GONE, AssertionError):
            time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds the workers in /proc")
def test_two_workers_and_one_of_them_is_killed(postgres: str) -> None:
    server = ServerProcess(free_port(), "--database", postgres, "--workers", "2", "--limit", "1000")
    server.start()
    try:
        chance = random.Random(5)
        player = server.person("Anna")
        tables = [player.table(["me", "me"])["id"] for _ in range(3)]
        for id in tables:
            play_on(player, server, id, 3, chance)
        assert server.process is not None
        workers = children(server.process.pid)
        assert len(workers) == 2
        before = {id: player.get(f"/api/tables/{id}")["version"] for id in tables}
        os.kill(workers[0], signal.SIGKILL)
        for id in tables:
            play_on(player, server, id, 3, chance)
        for id in tables:
            assert player.get(f"/api/tables/{id}")["version"] >= before[id] + 3
    finally:
        server.stack.close()
        server.stop()


NOT_DELAYED = 5.0
"""Seconds. No move waits for a worker to start."""


class Reconnecting:
    """A client that plays on through restarts: what was not acknowledged is sent again with the same id."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.chance = random.Random(seed)
        self.acked: dict[str, list[str]] = {}
        """By table, the last being the one at which it plays."""
        self.lost = 0
        self.slowest = 0.0
        """Seconds from a step's first sending to its answer, however many connections were needed."""
        self.sit_down()

    def sit_down(self) -> None:
        self.table: str = self.player.table(["me", "me"])["id"]
        self.acked[self.table] = []
        self.sitting: Sitting | None = None
        self.version = 0
        self.steps: list[str] = []
        self.pending: Doc = {}

    def move(self) -> None:
        """One whole choice, stored; at another table when a game has ended."""
        until, sent = time.monotonic() + 60, 0.0
        while time.monotonic() < until:
            try:
                sitting = self.sitting = self.sitting or self.player.socket(self.table)
                if not self.pending:
                    while sitting.update["version"] < self.version:
                        sitting.receive()
                    if sitting.update["turn"] < 0:
                        self.sit_down()
                        continue
                    if not sitting.update["legal"]:
                        sitting.send("open", seat=sitting.update["turn"])
                    while not sitting.update["legal"] or sitting.update["draft"] != self.steps:
                        sitting.receive()
                    self.steps.append(self.chance.choice(sitting.update["legal"])["text"])
                    id, seat, version = f"{self.chance.random()}", sitting.update["turn"], sitting.update["version"]
                    self.pending = {"type": "play", "id": id, "seat": seat, "version": version, "steps": [*self.steps]}
                    sent = time.monotonic()
                sitting.link.send(json.dumps(self.pending))
                reply = sitting.receive()
                while reply.get("id") != self.pending["id"]:
                    reply = sitting.receive()
                assert reply["type"] == "ack", reply
                self.slowest = max(self.slowest, time.monotonic() - sent)
                id, self.pending = self.pending["id"], {}
                if reply["closed"]:
                    self.acked[self.table].append(id)
                    self.version, self.steps = reply["version"], []
                    return
            except GONE:
                self.lost += 1
                self.sitting = None
                self.steps = [] if not self.pending else self.steps  # a choice half made is gone with its worker
        raise AssertionError("the table cannot be played")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds the workers in /proc")
def test_workers_are_replaced_one_by_one_and_end_with_their_parent(postgres: str) -> None:
    """SIGHUP: no move is lost, made twice or kept waiting for a worker that starts, and the port answers at every
    moment. A killed parent leaves nobody."""
    command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    more = ["--database", postgres, "--workers", "2", "--limit", "1000", "--bots", "1"]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", parent.stdout.readline())
        assert address, "the port is said, also where any was asked for"
        served = Served(int(address[1]))
        before: list[int] = []
        after: list[int] = []
        try:
            for _ in within(60, "a worker answers"):
                with contextlib.suppress(httpx.HTTPError):
                    httpx.get(f"{served.url}/api/games", timeout=30, verify=False)
                    break
            player = served.person("Anna")
            clients = [Reconnecting(player, seed) for seed in (1, 2)]
            before = children(parent.pid)
            assert len(before) == 2
            parent.send_signal(signal.SIGHUP)
            until = time.monotonic() + 120
            while set(children(parent.pid)) & {*before} or sum(map(len, clients[0].acked.values())) < 6:
                assert time.monotonic() < until, "the workers are not replaced"
                for client in clients:
                    client.move()
                # By a connection of its own: one that was kept open ends with its worker, as any idle one may.
                assert httpx.get(f"{served.url}/api/games", timeout=30, verify=False).is_success, "the port answers"
            assert sum(client.lost for client in clients) >= 1, "sockets have moved to the new workers"
            assert max(client.slowest for client in clients) < NOT_DELAYED
            engine = open_engine(Settings(database=postgres).url())
            with engine.connect() as connection:
                for table, acked in [pair for client in clients for pair in client.acked.items()]:
                    rows = table_store.load_rows(connection, table, 0)
                    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
                    assert [row.client for row in rows if row.client is not None] == acked
            engine.dispose()
            served.stack.close()
            after = children(parent.pid)
            assert len(after) == 2
        finally:
            parent.kill()
        until = time.monotonic() + 60
        while any(Path(f"/proc/{pid}").is_dir() for pid in (*before, *after)):
            assert time.monotonic() < until, "workers without a parent go on"
            time.sleep(0.1)


NEVER_STARTS = """
import os, pathlib, signal, sys
from multiprocessing.connection import Connection
here = pathlib.Path(__file__).parent
if any("spawn_main" in word for word in sys.orig_argv):
    (here / f"{os.getpid()}.worker").touch()
    signal.pause()
def told(self, timeout=0.0, poll=Connection.poll):
    (here / "asked").touch()
    return poll(self, timeout)
Connection.poll = told
"""
"""A Python whose workers stop before they begin, and whose parent leaves a note when it waits for their answer."""


def test_a_parent_told_to_end_does_not_wait_for_a_worker_that_never_answers(postgres: str, tmp_path: Path) -> None:
    """It would wait half a minute for each, then replace it."""
    (tmp_path / "sitecustomize.py").write_text(NEVER_STARTS)
    command = [sys.executable, "-m", "folkmoot", "serve", "--no-browser", "--port", "0", "--database", postgres]
    paths = filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with subprocess.Popen([*command, "--workers", "2"], env=environment, stdout=subprocess.DEVNULL) as parent:
        for _ in within(60, "two workers start, and are waited for"):
            if len([*tmp_path.glob("*.worker")]) == 2 and (tmp_path / "asked").exists():
                break
            time.sleep(0.01)
        parent.terminate()
        assert parent.wait(150) == 0
    assert len([*tmp_path.glob("*.worker")]) == 2, "none was replaced meanwhile"


def test_a_parent_heeds_the_end_while_it_replaces_workers() -> None:
    told: list[int] = [signal.SIGHUP]
    ending = Ending(told)
    assert not ending.is_set()
    told.append(signal.SIGTERM)
    assert ending.is_set()
