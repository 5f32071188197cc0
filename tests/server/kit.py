"""A server of its own for each test, and people who use it through sockets and plain requests."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import IO, Any

import httpx
import sqlalchemy as sa
import uvicorn
from websockets.sync.client import ClientConnection, connect

from folkmoot.core import Doc
from folkmoot.core.changes import change
from folkmoot.server.bots.fair_queue import Owner
from folkmoot.server.settings import Settings
from folkmoot.server.tables.updates import digest
from folkmoot.server.web.app import Opening, create_app, open_context
from folkmoot.server.web.context import Context
from folkmoot.server.web.serving import configure, listen


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


HOME, OTHER = "192.0.2.7", "198.51.100.9"
"""Two addresses."""


class Time:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def within(seconds: float, what: str) -> Iterator[None]:
    """Go round a loop until it is left; fails after so many seconds: `for _ in within(20, "the server starts"):`."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
    raise AssertionError(f"not within {seconds} seconds: {what}")


class Served:
    """A running server's address."""

    def __init__(self, port: int, app: Any = None, server: uvicorn.Server | None = None) -> None:
        self.port = port
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.app = app
        self.stack = contextlib.ExitStack()
        """Things to close at the end."""

    def client(self) -> httpx.Client:
        """Without certificates, which cost 25 ms of the processor to read."""
        return self.stack.enter_context(httpx.Client(base_url=self.url, timeout=20, verify=False))

    def person(self, name: str = "Anna") -> Player:
        return Player(self, name)


async def open_unhurried(settings: Settings) -> Context:
    """The parts of a server whose bots are started when one is asked: at two of three servers here none ever is."""
    context = await open_context(settings)

    async def rest() -> None: ...

    context.pool.warm = rest  # type: ignore[method-assign]
    return context


@contextlib.contextmanager
def serving(settings: Settings, opening: Opening = open_unhurried) -> Iterator[Served]:
    """A server in a thread of this process."""
    app = create_app(settings, opening)
    listener = listen("127.0.0.1", 0)
    port: int = listener.getsockname()[1]
    config = configure(app, settings, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    for _ in within(60, "the server starts"):
        if server.started:
            break
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    served = Served(port, app, server)
    try:
        with served.stack:
            yield served
    finally:
        server.should_exit = True
        thread.join(20)


class ServerProcess(Served):
    """A server in a process of its own, which can be killed."""

    def __init__(self, port: int, *arguments: str) -> None:
        super().__init__(port)
        self.arguments = arguments
        self.program = ["-m", "folkmoot"]
        """Arguments of Python."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, stderr: IO[bytes] | None = None) -> None:
        command = [sys.executable, *self.program, "serve", "--no-browser", "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=stderr, env=dict(os.environ))
        for _ in within(60, "the server answers"):
            assert self.process.poll() is None, "the server ended at once"
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(self.url + "/api/games", timeout=2, verify=False)
                return
            time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(60)


def raw(served: Served, head: str) -> bytes:
    """Return the answer to the head of a request whose body never comes."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as link:
        link.sendall(head.replace("\n", "\r\n").encode())
        return link.recv(65536)


class HeldBots:
    """Bots of some servers, whose answers are held back until `go` is set."""

    def __init__(self, *servers: Served) -> None:
        self.asked: list[tuple[int, Doc]] = []
        """At which server, and what."""
        self.thought = threading.Event()
        """The first has its answer."""
        self.go = threading.Event()
        for number, served in enumerate(servers):
            self._hold(number, served.app.state.context.pool)

    def _hold(self, number: int, pool: Any) -> None:
        ask = pool.ask

        async def asking(question: Doc, owner: Owner) -> Doc:
            self.asked.append((number, question))
            answer: Doc = await ask(question, owner)
            self.thought.set()
            while not self.go.is_set():
                await asyncio.sleep(0.01)
            return answer

        pool.ask = asking


class Player:
    """A person with a cookie."""

    def __init__(self, served: Served, name: str) -> None:
        self.served = served
        self.http = served.client()
        doc = self.post("/api/me", {"name": name})
        self.id: str = doc["id"]
        self.recovery: str = doc["recovery"]

    @property
    def cookie(self) -> str:
        return f"folkmoot={self.http.cookies['folkmoot']}"

    def post(self, path: str, body: Doc | None = None, status: int | None = None) -> Doc:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == status if status is not None else answer.is_success, answer.text
        doc: Doc = answer.json()
        return doc

    def get(self, path: str, status: int | None = None, **query: Any) -> Doc:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status if status is not None else answer.is_success, answer.text
        doc: Doc = answer.json()
        return doc

    def table(self, seats: list[str], **more: Any) -> Doc:
        """A new table; seats as "me", "open" or a bot's level."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return self.post("/api/tables", {"game": "ethnos", "seats": kinds, **more}, 201)

    def socket(self, table: str, **query: Any) -> Sitting:
        return Sitting(self.served, table, self.cookie, **query)


def close_table(id: str, *players: Player) -> None:
    """Stop a game and close it for good, as all of these agree."""
    for on in ("abandon", "close"):
        for player in players:
            for seat in player.get(f"/api/tables/{id}")["mine"]:
                vote = {"id": f"{on}-{seat}", "seat": seat, "on": on, "answer": True}
                player.post(f"/api/tables/{id}/vote", vote)
    assert players[0].get(f"/api/tables/{id}")["status"] == "abandoned"


class Sitting:
    """A socket at a table and what it has been told."""

    def __init__(self, served: Served, table: str, cookie: str | None, **query: Any) -> None:
        text = "&".join(f"{key}={value}" for key, value in query.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket?{text}"
        self._stack = served.stack.enter_context(contextlib.ExitStack())
        opened = connect(address, additional_headers=headers, max_size=None, open_timeout=20)
        self.link: ClientConnection = self._stack.enter_context(opened)
        self.update: Doc = {}
        self.table: Doc = {}
        self.raw: list[str] = []
        self.rows: list[Doc] = []
        self.digests = 0
        """Changes whose outcome was checked."""
        self.count = 0
        self.prefix = f"{random.getrandbits(40):x}"
        self.until("update")

    def receive(self, timeout: float = 20) -> Doc:
        text = self.link.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Doc = json.loads(text)
        if message["type"] == "update":
            if "changes" in message:
                message["view"] = copy.deepcopy(self.update["view"])
                change(message["view"], message["changes"])
                if "digest" in message:
                    assert message["digest"] == digest(message["view"])
                    self.digests += 1
            self.update = message
            self.rows += message["rows"]
        if "table" in message:
            self.table = message["table"]
        return message

    def until(self, *types: str, timeout: float = 20) -> Doc:
        while True:
            message = self.receive(timeout)
            if message["type"] in types:
                return message

    def send(self, type: str, **fields: Any) -> Doc:
        """Send a message and wait for its reply."""
        self.count += 1
        message = {"type": type, "id": f"{self.prefix}-{self.count}", **fields}
        self.link.send(json.dumps(message))
        while True:
            reply = self.receive()
            if reply.get("id") == message["id"]:
                return reply

    def play(self, *steps: str, **more: Any) -> Doc:
        seat, version = self.update["seat"], self.update["version"]
        return self.send("play", **{"seat": seat, "version": version, "steps": list(steps), **more})

    def my_turn(self) -> bool:
        """Wait until this seat decides; False when the game is over."""
        while not (self.update["legal"] or self.update["turn"] == -2):
            self.receive()
        return bool(self.update["legal"])

    def choose(self, chance: random.Random) -> None:
        """Make one whole choice at random, step by step."""
        steps: list[str] = []
        while True:
            steps.append(chance.choice(self.update["legal"])["text"])
            version = self.update["version"]
            reply = self.play(*steps, version=version)
            assert reply["type"] == "ack", reply
            if reply["closed"]:
                while self.update["version"] < reply["version"]:
                    self.receive()
                return
            while self.update["draft"] != steps:
                self.receive()

    def close(self) -> None:
        self._stack.close()


def another_database(postgres: str, name: str) -> str:
    """The address of a new, empty database on a PostgreSQL, given the address of another one there."""
    address = sa.make_url(Settings(database=postgres).url())
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(drivername="postgresql", database=name).render_as_string(hide_password=False)


def insert_something(connection: sa.Connection, table: sa.Table, **known: Any) -> dict[str, Any]:
    """Insert a row with the least that its columns allow, but for the known values; return all of them."""
    least: dict[type, Any] = {str: "", int: 0, float: 0.5, bool: False}
    values = {column.name: None if column.nullable else least[column.type.python_type] for column in table.columns}
    connection.execute(table.insert(), {**values, **known})
    return {**values, **known}
