"""Nothing lost: the server is killed in the middle of everything, again and again."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from folkmoot import games
from folkmoot.core import FairDealer, Recorder, replay
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import table_store
from tests.server.kit import Player, ServerProcess, Sitting, free_port, within

GONE = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
KILLS = int(os.environ.get("FOLKMOOT_KILLS", "2"))
Acked = tuple[str, int, str, int]
"""Table, seat, the client's id, the number of the row it was told."""


class Client(threading.Thread):
    """Plays at a table of its own, on every seat, whatever happens to the server."""

    def __init__(self, servers: list[ServerProcess], number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.chance = random.Random(number)
        self.stop_now = stop
        self.acked: list[Acked] = []
        self.problems: list[str] = []
        self.waiting: dict[str, object] | None = None
        """A move that was sent and not answered."""
        self.player = Player(servers[number % len(servers)], f"Client {number}")
        self.id: str = self.player.table(["me", "me"])["id"]
        self.count = 0

    def run(self) -> None:
        while not self.stop_now.is_set():
            try:
                self.sit(self.chance.choice(self.servers))
            except GONE:
                time.sleep(0.05)
            except Exception as error:
                self.problems.append(repr(error))
                return

    def sit(self, server: ServerProcess) -> None:
        sitting = Sitting(server, self.id, self.player.cookie)
        try:
            if self.waiting is not None:
                self.deliver(sitting, self.waiting)
            while not self.stop_now.is_set() and sitting.update["turn"] >= 0:
                self.choose(sitting)
            if sitting.update["turn"] < 0:
                self.id = self.player.table(["me", "me"])["id"]
        finally:
            with suppress(*GONE):
                sitting.close()

    def choose(self, sitting: Sitting) -> None:
        turn = sitting.update["turn"]
        if sitting.update["seat"] != turn:
            sitting.send("open", seat=turn)
        steps: list[str] = list(sitting.update["draft"])
        while sitting.update["seat"] == turn:
            steps.append(self.chance.choice(sitting.update["legal"])["text"])
            self.count += 1
            version = sitting.update["version"]
            message = {"id": f"m{self.count}", "type": "play", "seat": turn, "version": version, "steps": list(steps)}
            self.waiting = message
            if self.deliver(sitting, message):
                return
            while sitting.update["draft"] != steps:
                sitting.receive()

    def deliver(self, sitting: Sitting, message: dict[str, object]) -> bool:
        """Send a move, again if need be; it must be accepted, for nobody else plays here."""
        sitting.link.send(json.dumps(message))
        while True:
            reply = sitting.receive()
            if reply.get("id") == message["id"]:
                break
        self.waiting = None
        if reply["type"] != "ack":
            self.problems.append(f"{message} was answered {reply}")
            raise AssertionError
        if reply["closed"]:
            assert isinstance(message["seat"], int)
            self.acked.append((self.id, message["seat"], str(message["id"]), reply["version"]))
            while sitting.update["version"] < reply["version"]:
                sitting.receive()
        return bool(reply["closed"])


def check_log(url: str, acked: list[Acked]) -> int:
    """Every acknowledged move is there, none twice, every table replays. Returns the number of moves."""
    engine = open_engine(url)
    moves = 0
    with engine.connect() as connection:
        found = {
            (row.table_id, row.seat, row.client): row.n
            for row in connection.execute(sa.select(schema.rows).where(schema.rows.c.client.is_not(None)))
        }
        for table, seat, client, n in acked:
            assert found.get((table, seat, client)) == n, (table, seat, client, n)
        for id in connection.execute(sa.select(schema.tables.c.id)).scalars():
            stored = table_store.load_rows(connection, id, 0)
            assert [row.n for row in stored] == list(range(1, len(stored) + 1))
            meta = table_store.load_meta(connection, id)
            assert meta["n"] <= len(stored), "a summary may be behind, never ahead"
            dealer = FairDealer(bytes.fromhex(meta["seed"]))
            record = Recorder.resume(
                games.get(meta["game"]), dealer, meta["opening"], [json.loads(row.body) for row in stored]
            ).record()
            moments = list(replay(games.get(meta["game"]), record))
            assert moments[meta["n"]].state.turn == meta["turn"], "it says what was true at its row"
            moves += len(stored)
    engine.dispose()
    return moves


def acked_by(clients: list[Client]) -> int:
    return sum(len(client.acked) for client in clients)


def play_on(clients: list[Client], moves: int) -> None:
    """Until so many more moves have been acknowledged."""
    wanted = acked_by(clients) + moves
    for _ in within(60, "moves are made"):
        if acked_by(clients) >= wanted or any(client.problems for client in clients):
            return
        time.sleep(0.005)


def play_and_kill(servers: list[ServerProcess], url: str, kills: int) -> None:
    """Clients play while servers die and come back."""
    for server in servers:
        server.start()
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)  # which replaces bots, and ends nothing else
    stop = threading.Event()
    clients = [Client(servers, number, stop) for number in range(6)]
    chance = random.Random(kills)
    for client in clients:
        client.start()
    try:
        for number in range(kills):
            play_on(clients, chance.randint(40, 80))
            victim = servers[number % len(servers)]
            victim.kill()
            if len(servers) > 1:
                play_on(clients, 20)  # the other process goes on
            victim.start()
        play_on(clients, 40)
    finally:
        stop.set()
        for client in clients:
            client.join(30)
        codes = [server.stop() for server in servers]
    for server in servers:
        server.stack.close()
    assert [problem for client in clients for problem in client.problems] == []
    assert all(code in (0, -signal.SIGTERM) for code in codes), codes
    acked = [entry for client in clients for entry in client.acked]
    moves = check_log(url, acked)
    print(f"{len(acked)} acknowledged, {moves} rows, {kills} kills")


@pytest.mark.slow
def test_nothing_is_lost_with_sqlite(tmp_path: Path) -> None:
    url = Settings(data=str(tmp_path)).url()
    play_and_kill([ServerProcess(free_port(), "--data", str(tmp_path), "--bots", "1")], url, kills=KILLS)


@pytest.mark.slow
def test_nothing_is_lost_with_postgres_and_one_of_two_processes_suffices(postgres: str) -> None:
    servers = [ServerProcess(free_port(), "--database", postgres, "--bots", "1") for _ in range(2)]
    url = Settings(database=postgres).url()
    play_and_kill(servers, url, kills=KILLS)
