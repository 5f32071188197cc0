"""Nothing lost: the server is killed in the middle of everything, again and again."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest

from folkmoot.core import Doc
from folkmoot.server.settings import Settings
from tests.server.clients import Client, check_log
from tests.server.kit import Player, ServerProcess, free_port, within

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "2"))


class Killed(Client):
    """Plays every seat of tables of its own; nothing may be refused, for nobody else plays there."""

    def __init__(self, servers: list[ServerProcess], number: int, stop: threading.Event) -> None:
        player = Player(servers[number % len(servers)], f"Client {number}")
        super().__init__(servers, player, player.table(["me", "me"])["id"], number, stop)

    def next_table(self) -> str:
        return str(self.player.table(["me", "me"])["id"])

    def refuse(self, message: Doc, reply: Doc) -> None:
        raise AssertionError(f"{message} was answered {reply}")


def acked_by(clients: list[Killed]) -> int:
    return sum(len(client.acked) for client in clients)


def play_on(clients: list[Killed], moves: int) -> None:
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
    clients = [Killed(servers, number, stop) for number in range(6)]
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
    moves = check_log(url, clients)
    print(f"{acked_by(clients)} acknowledged, {moves} rows, {kills} kills")


@pytest.mark.slow
def test_nothing_is_lost_with_sqlite(tmp_path: Path) -> None:
    url = Settings(data=str(tmp_path)).url()
    play_and_kill([ServerProcess(free_port(), "--data", str(tmp_path), "--bots", "1")], url, kills=KILLS)


@pytest.mark.slow
def test_nothing_is_lost_with_postgres_and_one_of_two_processes_suffices(postgres: str) -> None:
    servers = [ServerProcess(free_port(), "--database", postgres, "--bots", "1") for _ in range(2)]
    url = Settings(database=postgres).url()
    play_and_kill(servers, url, kills=KILLS)
