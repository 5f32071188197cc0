"""The connection to the database, with what durability needs, and its form brought up to date."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.core import Misplaced

log = logging.getLogger("folkmoot.server")
BUSY = 5_000
"""Milliseconds that the writer waits for somebody else who writes into the same SQLite file."""
POOL = {"pool_size": 6, "pool_timeout": 5.0, "pool_pre_ping": True}
LINK = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds: while something was sent, nothing else is asked
}
"""Options of connections to PostgreSQL: a computer that is gone is noticed within seconds. An address may override
them."""
WRITES = "folkmoot_writes"
"""The execution option of connections whose transactions write."""
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
UP = 60.0
"""Seconds that a server waits for a PostgreSQL that is starting."""
AGAIN = 0.5
"""Seconds from one look whether it has started to the next."""
MIGRATIONS = Path(__file__).parent / "migrations"
FORM = sa.table("alembic_version", sa.column("version_num"))


def open_engine(url: str, pragmas: Sequence[str] = DURABLE) -> sa.Engine:
    """An engine with the settings that durability needs. What is stored does not get into its error messages."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database and address.database != ":memory:":
                make_file(Path(address.database))
            engine = sa.create_engine(address, connect_args={"timeout": BUSY / 1000}, hide_parameters=True)
            sa.event.listen(engine, "connect", partial(prepare_sqlite, (*pragmas, f"busy_timeout={BUSY}")))
            sa.event.listen(engine, "begin", begin_sqlite)
            return engine
        link = {name: value for name, value in LINK.items() if name not in address.query}
        return sa.create_engine(address, connect_args=link, hide_parameters=True, **POOL)
    except (SQLAlchemyError, ImportError) as error:
        raise failed("database", f"{type(error).__name__}: {error}") from None


def failed(doing: str, reason: object) -> Misplaced:
    """Make the error of a database or its driver, in its own words."""
    said = str(reason).splitlines()[0]
    return Misplaced(doing, said, "database", reason=said)


def make_file(path: Path) -> None:
    """An empty file for its owner only, unless there is one: it will hold the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def prepare_sqlite(pragmas: Sequence[str], connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by begin_sqlite, not by the driver's guess
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def writing(engine: sa.Engine) -> sa.Engine:
    """Return the engine for transactions that write after reading: with SQLite they wait for other writers."""
    return engine.execution_options(**{WRITES: True})


def begin_sqlite(connection: sa.Connection) -> None:
    """Begin a transaction; one that will write after reading takes the lock at once: later SQLite would refuse it."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def wait_until_up(engine: sa.Engine) -> None:
    """Wait for a PostgreSQL that is starting, or has not begun to, as a server that runs would; not for ever, and not
    for one that answers with anything else, such as that the password is wrong."""
    until, said, refused = time.monotonic() + UP, False, False
    while True:
        try:
            with engine.connect():
                return
        except SQLAlchemyError as error:
            wrong = failed("database", getattr(error, "orig", error))
        starting = is_starting(engine)
        if time.monotonic() > until or (refused and not starting):
            raise wrong
        refused = not starting  # asked twice, for it may have come up between the two questions
        if starting:
            if not said:
                log.warning("waiting for the database to start", extra={"reason": wrong.what})
            said = True
            time.sleep(AGAIN)


def is_starting(engine: sa.Engine) -> bool:
    """Tell whether nobody answers at the database's address, or a PostgreSQL that does not let anybody in yet; by
    libpq, since its messages are in the language of the database."""
    if engine.dialect.driver != "psycopg":
        return False
    from psycopg.conninfo import make_conninfo
    from psycopg.pq import PGconn, Ping

    given = engine.dialect.create_connect_args(engine.url)[1]
    address = {name: str(value) for name, value in {**LINK, **given}.items() if isinstance(value, (str, int))}
    found = PGconn.ping(make_conninfo("", **address).encode())
    if found != Ping.NO_RESPONSE:
        return found == Ping.REJECT
    try:
        for host in address.get("host", "").split(","):
            if host and not host.startswith("/"):
                socket.getaddrinfo(host, None)
    except OSError:
        return False
    return True


def known_forms() -> list[str]:
    """All forms from the first to the newest; the files of migrations are named by their number."""
    return sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest_form() -> str:
    """The form to which the last migration leads."""
    return known_forms()[-1]


def form_of(connection: sa.Connection) -> str | None:
    """The form that a database has; None: it is empty. Refuses one that a newer version has made."""
    if not sa.inspect(connection).has_table(FORM.name):
        return None
    found: str | None = connection.execute(sa.select(FORM.c.version_num)).scalar()
    if found is not None and found not in known_forms():
        wrong = f"made by a newer Folkmoot (its form is {found}, this version knows those up to {newest_form()})"
        raise Misplaced("database", wrong, "newer", form=found, newest=newest_form())
    return found


def check_newest(connection: sa.Connection) -> str:
    """Refuse a database that is not of the newest form, which this returns."""
    found, newest = form_of(connection), newest_form()
    if found is None:
        raise Misplaced("database", "there is no database here", "no-database")
    if found != newest:
        wrong = (
            f"of an older Folkmoot (its form is {found}, this version's is {newest}): a server that starts migrates it"
        )
        raise Misplaced("database", wrong, "older-database", form=found, newest=newest)
    return found


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest form. With PostgreSQL only one process does, the others wait."""
    wanted = newest_form()
    try:
        with engine.begin() as connection:
            if form_of(connection) != wanted:
                upgrade(connection, wanted)
    except SQLAlchemyError as error:
        raise failed("database", getattr(error, "orig", error)) from None


def upgrade(connection: sa.Connection, form: str) -> None:
    from alembic import command  # large, and needed only here
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7106533)"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, form)
