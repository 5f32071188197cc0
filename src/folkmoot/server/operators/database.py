"""For operators: backup while the server runs, restore, one process for SQLite. Checking: check.py."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.core import Misplaced
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import failed, form_of, migrate, open_engine

FORMAT = "folkmoot backup 1"
MANY = 500
BACKUP = "backup"
"""Where the database itself keeps when the last backup was made."""
NEXT_CHAT = "SELECT setval(pg_get_serial_sequence('chats', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chats))"


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
        raise Misplaced(str(settings.folder()), "there is no database in this folder", "no-database")
    return open_engine(settings.url())


def backup(settings: Settings, path: Path) -> int:
    """Everything as JSON lines, as it was at one moment, for SQLite and PostgreSQL alike; the number of rows."""
    engine = existing(settings)
    count = 0
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # it holds the seeds of running games
        with engine.connect() as raw, gzip.open(part, "wt", encoding="utf-8") as file:
            level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
            connection = raw.execution_options(**level)
            file.write(json.dumps({"format": FORMAT, "revision": form_of(connection)}) + "\n")
            for table in schema.metadata.sorted_tables:
                names = [column.name for column in table.columns]
                for row in connection.execution_options(yield_per=MANY).execute(sa.select(table)):
                    file.write(json.dumps([table.name, dict(zip(names, row, strict=True))], ensure_ascii=False) + "\n")
                    count += 1
        part.replace(path)
        note_backup(engine)
    except (OSError, SQLAlchemyError) as error:
        part.unlink(missing_ok=True)
        raise failed("backup", error) from None
    finally:
        engine.dispose()
    return count


def note_backup(engine: sa.Engine) -> None:
    """For `folkmoot serve --check`; a backup by somebody who may only read is one all the same."""
    meta = schema.meta
    with contextlib.suppress(SQLAlchemyError), engine.begin() as connection:
        connection.execute(meta.delete().where(meta.c.key == BACKUP))
        connection.execute(meta.insert(), {"key": BACKUP, "value": str(time.time())})


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a backup."""
    hold = Hold(settings)
    engine = open_engine(settings.url())
    try:
        migrate(engine)
        with engine.begin() as connection:
            if connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one():
                raise Misplaced("restore", "the database isn't empty; give an empty one", "not-empty")
            connection.execute(schema.meta.delete())
            count = sum(fill(connection, name, rows) for name, rows in read_backup(path))
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(NEXT_CHAT))
            return count
    except SQLAlchemyError as error:
        raise failed("restore", error) from None
    finally:
        engine.dispose()
        hold.release()


def fill(connection: sa.Connection, name: str, rows: list[dict[str, Any]]) -> int:
    connection.execute(schema.metadata.tables[name].insert(), rows)
    return len(rows)


def read_backup(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time, some hundred together."""
    name = ""
    rows: list[dict[str, Any]] = []
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(file.readline()).get("format") != FORMAT:
                raise Misplaced(str(path), "this isn't a Folkmoot backup", "not-backup")
            for line in file:
                table, row = json.loads(line)
                if table not in schema.metadata.tables:
                    wrong = f"made by a newer Folkmoot (it has {table!r})"
                    raise Misplaced(str(path), wrong, "newer-backup", table=str(table)[:60])
                if rows and (table != name or len(rows) >= MANY):
                    yield name, rows
                    rows = []
                name = table
                rows.append(row)
    except (OSError, EOFError, ValueError, AttributeError) as error:
        reason = type(error).__name__
        raise Misplaced(str(path), f"cannot be read ({reason})", "unreadable", reason=reason) from None
    if rows:
        yield name, rows
