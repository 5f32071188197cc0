"""Clients that play on whatever happens to the server, and what must be true of its log afterwards."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from folkmoot import games
from folkmoot.core import Doc, FairDealer, Recorder, replay
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import table_store
from tests.server.kit import Player, Served, Sitting

GONE = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
ANSWER = 20.0
"""Seconds within which everything must be answered."""
Acked = tuple[str, int, str, int]
"""Table, seat, the client's id, the number of the row it was told."""


class Client(threading.Thread):
    """Plays its seats at one table after the other, at whichever server, whatever happens."""

    pause = 0.0
    """Seconds before each step."""

    def __init__(self, servers: Sequence[Served], player: Player, id: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers, self.player, self.id, self.stop_now = servers, player, id, stop
        self.number = number
        self.chance = random.Random(number)
        self.acked: list[Acked] = []
        self.codes: Counter[str] = Counter()
        self.problems: list[str] = []
        self.slowest = 0.0
        self.waiting: Doc | None = None
        """A move that was sent and not answered for good."""
        self.count = 0

    def next_table(self) -> str:
        """Where to go when the game is over."""
        raise NotImplementedError

    def refuse(self, message: Doc, reply: Doc) -> None:
        """A move was refused."""
        raise NotImplementedError

    def run(self) -> None:
        while not self.stop_now.is_set():
            try:
                self.sit(self.chance.choice(self.servers))
            except GONE:
                time.sleep(0.05)
            except Exception as error:
                self.problems.append(repr(error))
                return

    def sit(self, server: Served) -> None:
        sitting = Sitting(server, self.id, self.player.cookie)
        try:
            while not self.stop_now.is_set():
                if self.waiting is not None:
                    self.deliver(sitting, self.waiting)
                elif sitting.update["turn"] == -2:
                    self.id = self.next_table()
                    return
                elif sitting.update["turn"] in sitting.table["mine"]:
                    self.choose(sitting)
                else:
                    with contextlib.suppress(TimeoutError):
                        self.hear(sitting, 0.5)
        finally:
            with contextlib.suppress(*GONE):
                sitting.close()

    def hear(self, sitting: Sitting, timeout: float) -> Doc:
        return sitting.receive(timeout)

    def choose(self, sitting: Sitting) -> None:
        turn = sitting.update["turn"]
        if sitting.update["seat"] != turn:
            self.ask(sitting, {"type": "open", "seat": turn})
        if sitting.update["seat"] != turn or not sitting.update["legal"]:
            return
        time.sleep(self.pause)
        steps = [*sitting.update["draft"], self.chance.choice(sitting.update["legal"])["text"]]
        self.waiting = {"type": "play", "seat": turn, "version": sitting.update["version"], "steps": steps}
        self.deliver(sitting, self.waiting)

    def ask(self, sitting: Sitting, message: Doc) -> Doc:
        """Send a message and wait for its answer, which must come."""
        if "id" not in message:
            self.count += 1
            message["id"] = f"c{self.number}-{self.count}"
        sitting.link.send(json.dumps(message))
        begun = time.monotonic()
        try:
            while (reply := self.hear(sitting, ANSWER)).get("id") != message["id"]:
                pass
        except TimeoutError:
            self.problems.append(f"{message} was not answered")
            raise
        self.slowest = max(self.slowest, time.monotonic() - begun)
        return reply

    def deliver(self, sitting: Sitting, message: Doc) -> None:
        """Send a move, again if need be, and wait for what comes of it."""
        reply = self.ask(sitting, message)
        self.codes[reply.get("code", "ack")] += 1
        if reply["type"] == "refusal":
            self.refuse(message, reply)
            return
        self.waiting = None
        if reply["closed"]:
            self.acked.append((self.id, message["seat"], message["id"], reply["version"]))
        version, steps = reply["version"], message["steps"]
        while sitting.update["version"] < version or not (reply["closed"] or sitting.update["draft"] == steps):
            self.hear(sitting, ANSWER)


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
