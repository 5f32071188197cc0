"""Clients that play on whatever happens to the server, and what must be true of its log afterwards."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from folkmoot import games
from folkmoot.core import Doc, FairDealer, Recorder, replay
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import open_engine
from folkmoot.server.tables import table_store
from tests.server.history import Call, Read, Row, Stored, faults
from tests.server.kit import Player, Served, Sitting

GONE = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
ANSWER = 20.0
"""Seconds within which everything must be answered."""


class Client(threading.Thread):
    """Plays its seats at one table after the other, at whichever server, whatever happens."""

    pause = 0.0
    """Seconds before each step."""

    def __init__(self, servers: Sequence[Served], player: Player, id: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers, self.player, self.id, self.stop_now = servers, player, id, stop
        self.number = number
        self.chance = random.Random(number)
        self.calls: dict[str, Call] = {}
        """Its moves, by their ids."""
        self.reads: list[Read] = []
        self.connections = itertools.count(number * 1_000_000)
        """Numbers that no other client's connections have."""
        self.codes: Counter[str] = Counter()
        self.problems: list[str] = []
        self.slowest = 0.0
        self.waiting: Doc | None = None
        """A move that was sent and not answered for good."""
        self.count = 0

    @property
    def acked(self) -> list[Call]:
        """Moves that are stored, by what it was told."""
        return [call for call in list(self.calls.values()) if call.row is not None]

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
        self.connection = next(self.connections)
        self.note(sitting.update)
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
        message = sitting.receive(timeout)
        if message["type"] == "update":
            self.note(message)
        return message

    def note(self, update: Doc) -> None:
        """Remember what was shown."""
        rows = tuple(Row(row["n"], row["kind"], row.get("seat")) for row in update["rows"])
        self.reads.append(Read(self.connection, self.id, update["version"], rows))

    def choose(self, sitting: Sitting) -> None:
        turn = sitting.update["turn"]
        if sitting.update["seat"] != turn:
            self.ask(sitting, {"type": "open", "seat": turn})
        if sitting.update["seat"] != turn or not sitting.update["legal"]:
            return
        time.sleep(self.pause)
        steps = [*sitting.update["draft"], self.chance.choice(sitting.update["legal"])["text"]]
        self.count += 1
        id = f"c{self.number}-{self.count}"
        self.waiting = {"type": "play", "id": id, "seat": turn, "version": sitting.update["version"], "steps": steps}
        self.calls[id] = Call(self.id, turn, id, time.monotonic())
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
            try:
                self.refuse(message, reply)
            finally:
                if self.waiting is None:
                    self.calls[message["id"]].ended = time.monotonic()
            return
        self.waiting = None
        call = self.calls[message["id"]]
        call.row, call.ended = reply["version"] if reply["closed"] else None, time.monotonic()
        version, steps = reply["version"], message["steps"]
        while sitting.update["version"] < version or not (reply["closed"] or sitting.update["draft"] == steps):
            self.hear(sitting, ANSWER)


def check_log(url: str, clients: Sequence[Client]) -> int:
    """Every client's history is true, and every table replays. Returns the number of rows."""
    engine = open_engine(url)
    moves = 0
    log: dict[str, list[Stored]] = {}
    with engine.connect() as connection:
        for id in connection.execute(sa.select(schema.tables.c.id)).scalars():
            stored = table_store.load_rows(connection, id, 0)
            log[id] = [stored_row(row) for row in stored]
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
    calls = [call for client in clients for call in client.calls.values()]
    assert faults(calls, [read for client in clients for read in client.reads], log) == []
    return moves


def stored_row(row: sa.Row[Any]) -> Stored:
    body = json.loads(row.body)
    return Stored(Row(row.n, body["kind"], body.get("seat")), (row.seat, row.client) if row.client else None)
