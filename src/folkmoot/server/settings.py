"""What an operator can set. Everything has a default that suits one person at home."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

ENVIRONMENT = "FOLKMOOT_SERVER"
"""How the settings reach worker processes: as JSON."""


@dataclass(frozen=True)
class Settings:
    """Read-only, passed to everything that needs it."""

    data: str = ""
    """Folder for the SQLite file; empty: the user's data folder."""
    database: str = ""
    """Address of a PostgreSQL database; empty: SQLite in `data`."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server, such as https://moot.example."""
    secure: bool = False
    """Cookies for https only."""
    workers: int = 1
    log: str = "info"
    bot_processes: int = 1
    bot_pause: float = 0.5
    """Seconds from one row to a bot's next, so that people can follow."""
    bot_patience: float = 2.0
    """A bot is stuck when it takes this many times its budget and five seconds more."""
    salt_wait: float = 20.0
    idle_unload: float = 300.0
    """A table that nobody looks at leaves memory after this many seconds."""
    requests_per_second: float = 20.0
    messages_per_second: float = 20.0
    burst: float = 60.0
    """How many requests or messages may come at once before they are slowed down."""
    sockets_per_person: int = 40
    webhooks: bool = True
    webhook_private: bool = False
    """Let webhooks reach private addresses: for a server inside a home network only."""

    def folder(self) -> Path:
        """Where the SQLite file lies."""
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

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> Settings:
        given = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        if "origins" in given:
            given["origins"] = tuple(given["origins"])
        return Settings(**given)
