"""For operators: backup while the server runs, restore, one process for SQLite. Checking: check.py."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import zlib
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.core import Doc, Misplaced
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import (
    FORM,
    check_newest,
    failed,
    form_of,
    known_forms,
    newest_form,
    open_engine,
    upgrade,
    writing,
)
from folkmoot.server.storage.shared_clock import time_of
from folkmoot.server.tables.outages import SERVING

FORMAT = "folkmoot backup 1"
MANY = 500
"""Rows that are read or written at once, at most."""
MUCH = 4 * 1024**2
"""Letters that are read or written at once, at most, but for a row that alone has more."""
BACKUP = "backup"
"""Key of `meta` for the time of the last backup."""
OF_THE_SERVER = (schema.meta.name, schema.outages.name)
"""Tables into which a server writes before anybody has come: a database with these alone is empty."""
Lines = Generator[tuple[str, Doc], None, None]
"""The rows of a backup, each with the name of its table."""


class Hold:
    """A lock file: two servers on one SQLite file would each believe their own memory. Let go when the process ends."""

    def __init__(self, settings: Settings) -> None:
        self.file: IO[str] | None = None
        if settings.database:
            return
        path = settings.folder() / "folkmoot.lock"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = path.open("w")
        except OSError as error:
            reason = str(error.strerror)
            raise Misplaced(str(path), f"cannot be written ({reason})", "unwritable", reason=reason) from None
        try:
            lock(self.file)
        except OSError:
            self.file.close()
            wrong = "another Folkmoot is using this folder; give another one with --data"
            raise Misplaced(str(settings.folder()), wrong, "in-use") from None

    def release(self) -> None:
        if self.file is not None:
            self.file.close()


def lock(file: IO[str]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def existing(settings: Settings) -> sa.Engine:
    """The database, which must be there."""
    if not settings.database and not (settings.folder() / "folkmoot.sqlite").is_file():
        raise Misplaced(str(settings.folder()), "there is no database here", "no-database")
    return open_engine(settings.url())


def backup(settings: Settings, path: Path) -> int:
    """Write everything as JSON lines, as it was at one moment, for SQLite and PostgreSQL alike; returns the number of
    rows."""
    engine = existing(settings)
    count = 0
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # it holds the seeds of running games
        with engine.connect() as raw, gzip.open(part, "wt", encoding="utf-8") as file:
            level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
            connection = raw.execution_options(**level)
            file.write(json.dumps({"format": FORMAT, "revision": check_newest(connection)}) + "\n")
            for table in schema.metadata.sorted_tables:
                names = [column.name for column in table.columns]
                at_once = connection.execution_options(yield_per=fitting(connection, table))
                for row in at_once.execute(sa.select(table)):
                    file.write(json.dumps([table.name, dict(zip(names, row, strict=True))], ensure_ascii=False) + "\n")
                    count += 1
        part.replace(path)
        note_backup(engine)
    except (OSError, SQLAlchemyError) as error:
        raise failed("backup", getattr(error, "orig", error)) from None
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return count


def fitting(connection: sa.Connection, table: sa.Table) -> int:
    """Return the number of rows of a table that are read at once, each counted as long as the longest."""
    texts = [column for column in table.columns if isinstance(column.type, sa.Text)]
    length = sum((sa.func.coalesce(sa.func.length(column), 0) for column in texts), sa.literal(0))
    longest = connection.execute(sa.select(sa.func.max(length)).select_from(table)).scalar() or 1
    return max(1, min(MANY, MUCH // max(1, longest)))


def note_backup(engine: sa.Engine) -> None:
    """For `folkmoot serve --check`; a backup by somebody who may only read is one all the same."""
    meta = schema.meta
    with contextlib.suppress(SQLAlchemyError), writing(engine).begin() as connection:
        connection.execute(meta.delete().where(meta.c.key == BACKUP))
        connection.execute(meta.insert(), {"key": BACKUP, "value": str(time_of(connection))})


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a backup of this version or an older one; returns the number of rows.

    All of it or nothing: the database is made in the backup's form, filled, and brought to the newest form, in one
    transaction.
    """
    with contextlib.closing(read_backup(path)) as lines:
        form = next(lines)[0]
        hold = Hold(settings)
        engine = open_engine(settings.url())
        try:
            with engine.begin() as connection:
                make_empty(connection)
                upgrade(connection, form)
                count = fill(connection, path, lines)
                upgrade(connection, newest_form())
                continue_numbers(connection)
            return count
        except SQLAlchemyError as error:
            raise failed("restore", getattr(error, "orig", error)) from None
        finally:
            engine.dispose()
            hold.release()


def check_alone(connection: sa.Connection, doing: str) -> None:
    """Refuse to go on beside a server. Those on PostgreSQL hold a lock together; with SQLite there is a lock file."""
    if connection.dialect.name != "postgresql":
        return
    if not connection.execute(sa.text("SELECT pg_try_advisory_lock(:key)"), {"key": SERVING}).scalar():
        raise Misplaced(doing, "a server uses this database; stop it first", "server-runs")


def make_empty(connection: sa.Connection) -> None:
    """Remove our tables if nobody has used them; refuse if somebody has."""
    check_alone(connection, "restore")
    if form_of(connection) is None:
        return
    upgrade(connection, newest_form())
    for table in schema.metadata.sorted_tables:
        used = table.name not in OF_THE_SERVER and connection.execute(sa.select(table).limit(1)).first()
        if used:
            raise Misplaced("restore", "the database isn't empty; give an empty one", "not-empty")
    schema.metadata.drop_all(connection)
    connection.execute(sa.text(f"DROP TABLE {FORM.name}"))


def fill(connection: sa.Connection, path: Path, lines: Lines) -> int:
    """Insert rows that name every column of their table and nothing else; returns how many."""
    form = sa.MetaData()
    form.reflect(connection)
    columns = {name: set(table.columns.keys()) for name, table in form.tables.items() if name != FORM.name}
    count = 0
    for name, rows in in_pieces(lines):
        for row in rows:
            if unknown := sorted(row.keys() ^ columns.get(name, set())):
                where = f"{name}.{unknown[0]}"[:100]
                wrong = f"doesn't fit the form that it names, at {where}"
                raise Misplaced(str(path), wrong, "unfitting-backup", at=where)
        connection.execute(form.tables[name].insert(), rows)
        count += len(rows)
    return count


def continue_numbers(connection: sa.Connection) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers; SQLite looks by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            counted = sa.func.pg_get_serial_sequence(table.name, column.name)
            following = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
            connection.execute(sa.select(sa.func.setval(counted, following, sa.false())))


def in_pieces(lines: Lines) -> Iterator[tuple[str, list[Doc]]]:
    """Rows of one table at a time, as many together as are written at once."""
    name, length = "", 0
    rows: list[Doc] = []
    for table, row in lines:
        more = sum(len(value) for value in row.values() if isinstance(value, str))
        if rows and (table != name or len(rows) >= MANY or length + more > MUCH):
            yield name, rows
            rows, length = [], 0
        name = table
        rows.append(row)
        length += more
    if rows:
        yield name, rows


def read_backup(path: Path) -> Lines:
    """The form of a backup, with an empty row, and then its rows."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("revision"), str):
                raise Misplaced(str(path), "this isn't a Folkmoot backup", "not-backup")
            form, newest = head["revision"][:60], newest_form()
            if form not in known_forms():
                wrong = f"made by a newer Folkmoot (its form is {form}, this version knows those up to {newest})"
                raise Misplaced(str(path), wrong, "newer", form=form, newest=newest)
            yield form, {}
            for line in file:
                match json.loads(line):
                    case [str(table), dict(row)]:
                        yield table, row
                    case _:
                        raise ValueError
    except (OSError, EOFError, ValueError, zlib.error) as error:
        reason = type(error).__name__
        raise Misplaced(str(path), f"cannot be read ({reason})", "unreadable", reason=reason) from None
