"""Settings of a server. Every one has a default that suits one person at home."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from folkmoot.bots import LEVELS

ENVIRONMENT = "FOLKMOOT_SERVER"
"""Name of the environment variable with the settings for worker processes, as JSON."""


class Budget(NamedTuple):
    """A rate per second, and how much may be spent at once before it counts."""

    rate: float
    burst: float


class Budgets(NamedTuple):
    """Budget of one person, and that of all people of one address together."""

    person: Budget
    address: Budget


def daily(mebibytes: int) -> Budget:
    """So much at once, and as much again within a day."""
    return Budget(mebibytes * 2**20 / 86_400, mebibytes * 2**20)


BUDGETS = {
    "request": Budgets(Budget(20, 60), Budget(100, 400)),
    "file": Budgets(Budget(200, 1000), Budget(200, 1000)),  # of the built client, about eighty to open a table
    "message": Budgets(Budget(20, 60), Budget(200, 600)),  # through sockets
    "expensive": Budgets(Budget(0.5, 20), Budget(2, 60)),  # replays, records, answers to "why?", statistics, hints
    "reaction": Budgets(Budget(0.5, 6), Budget(5, 60)),
    "chat": Budgets(Budget(0.5, 8), Budget(5, 60)),
    "export": Budgets(Budget(0.01, 3), Budget(0.05, 12)),  # all that is kept of somebody, told or removed
    "table": Budgets(Budget(0.1, 20), Budget(0.5, 80)),
    "stored": Budgets(daily(8), daily(32)),  # bytes of games from files; of a person counted in the database
    "person": Budgets(Budget(0.1, 40), Budget(0.1, 40)),  # whoever signs up has no person yet, so by address alone
    "wire": Budgets(Budget(4000, 20_000), Budget(4000, 20_000)),  # what arrives before it is known who sends it
}
"""Budgets of a client by kind, for `limit` 20; see docs/hosting.md."""
USUAL_LIMIT = 20.0


@dataclass(frozen=True)
class Settings:
    """Read-only, passed to everything that needs it."""

    data: str = ""
    """Folder for the SQLite file; empty: the user's data folder."""
    host: str = ""
    """Address that it listens on; empty: unknown."""
    database: str = ""
    """Address of a PostgreSQL database; empty: SQLite in `data`."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server, such as https://moot.example."""
    secure: bool = False
    """Reached through https only: so are its cookies."""
    hosts: tuple[str, ...] = ()
    """Names by which it may be called, `*.moot.example` for any below; besides this computer and private names."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies that are believed when they say whom they speak for."""
    workers: int = 1
    log: str = "info"
    own_levels: tuple[str, ...] = LEVELS
    """Levels of bots that clients offer."""
    bot_processes: int = 1
    bot_pause: float = 0.5
    """Seconds from one row to a bot's next, so that people can follow."""
    bot_patience: float = 2.0
    """A bot is stuck when it takes this many times its budget and five seconds more."""
    guests: tuple[tuple[str, str], ...] = ()
    """The operator's own bots: what each is called, and the word that names it (docs/own-bots.md)."""
    guest_seconds: float = 10.0
    """Seconds that one of them may think about a step."""
    review_iterations: int = 0
    """Iterations of a review for each choice; 0: as many as suit the build."""
    salt_wait: float = 20.0
    idle_unload: float = 300.0
    """A table that nobody looks at leaves memory after this many seconds."""
    limit: float = USUAL_LIMIT
    """Requests each second of one person; every budget grows and shrinks with it."""
    sockets_per_person: int = 40
    connections_per_address: int = 250
    """Connections of one address; of proxies that are named, sockets of each address that they forward."""
    connections: int = 0
    """All together; 0: as many as the limit of open files leaves room for."""
    header_seconds: float = 10.0
    """Until a connection has asked for something, and from one request to the next."""
    body_seconds: float = 60.0
    write_seconds: float = 20.0
    """A reader that takes nothing for this long is let go."""
    gather: float = 0.016
    """For how many seconds, at most, a busy server holds a message to carry it out together with others."""
    readers: int = 1
    """Processes that read large documents."""
    keep_uploads: int = 90
    """Days that games from files and reviews are kept when nobody asks for them; 0: for ever."""
    keep_waiting: int = 30
    """Days that tables are kept at which no game begins; here and below, 0: for ever."""
    keep_games: int = 730
    """Days that games are kept after the last thing that happened in them."""
    keep_chat: int = 90
    """Days that chat is kept when the game is over."""
    keep_people: int = 730
    """Days that people are kept who do not come again, and of whom no game, upload or note is kept."""
    webhooks: bool = True
    webhook_private: bool = False
    """Let webhooks reach private addresses: for a server inside a home network only."""

    def folder(self) -> Path:
        """Return the folder of the SQLite file."""
        if self.data:
            return Path(self.data)
        if os.name == "nt":
            return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "folkmoot"
        return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "folkmoot"

    def url(self) -> str:
        """SQLAlchemy's address of the database."""
        if not self.database:
            return f"sqlite:///{self.folder() / 'folkmoot.sqlite'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database[len(prefix) :]
        return self.database

    @property
    def levels(self) -> list[str]:
        """Bots that can be given a seat."""
        return [*self.own_levels, *dict(self.guests)]

    @property
    def scale(self) -> float:
        """Factor of all budgets."""
        return self.limit / USUAL_LIMIT

    def budget(self, kind: str, of_address: bool) -> Budget:
        """Return the budget of a person or an address for a kind, scaled by this server's limit."""
        found = BUDGETS[kind].address if of_address else BUDGETS[kind].person
        return Budget(found.rate * self.scale, max(1.0, found.burst * self.scale))

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> Settings:
        given: dict[str, Any] = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        for name, value in given.items():
            given[name] = tuple(value) if isinstance(value, list) else value
        return Settings(**given)
