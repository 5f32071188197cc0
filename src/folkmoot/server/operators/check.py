"""Before a new version, and after an accident: do the stored games replay, and does any log have a gap?

A table with a gap is set back to its last whole row if the operator asks for it, and never silently. A row after a gap
cannot be played, for nobody knows what it followed: it is kept in the backup alone, and the table's own log says that
it was set back, in a row that everybody at the table sees.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from folkmoot.core import Doc, FolkmootError
from folkmoot.server.operators import database
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import check_newest, failed
from folkmoot.server.storage.shared_clock import time_of
from folkmoot.server.tables import clock, outages, table_store
from folkmoot.server.tables.beginning import new_recorder
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.writing import Change, record


class Gap(NamedTuple):
    """A table that misses rows."""

    id: str
    whole: int
    """The last row before which none is missing."""
    lost: int
    """Rows after it, which cannot be played."""

    def __str__(self) -> str:
        lost = f"{self.lost} later ones cannot be played" if self.lost else "the table's summary speaks of more"
        return f"table {self.id}: row {self.whole + 1} is missing, {lost}; `folkmoot check --repair` sets it back"


class Repaired(NamedTuple):
    """Result of a repair."""

    backup: Path | None
    """Everything as it was before; None: there was nothing to do."""
    gaps: list[Gap]


def check(settings: Settings) -> tuple[int, list[str]]:
    """Look for gaps in all logs, and replay every game that is going on. How many there are, and what is wrong."""
    engine = database.existing(settings)
    try:
        with engine.connect() as connection:
            check_newest(connection)
            found = gaps(connection)
            problems = [str(gap) for gap in found]
            known = {gap.id for gap in found}
            tables = schema.tables
            ids = list(
                connection.execute(sa.select(tables.c.id).where(tables.c.status.in_(("playing", "stopped")))).scalars()
            )
            for id in ids:
                try:
                    if id not in known:
                        table_store.load(connection, id)
                except Exception as error:
                    problems.append(f"table {id}: {error}")
    except SQLAlchemyError as error:
        raise failed("check", getattr(error, "orig", error)) from None
    finally:
        engine.dispose()
    return len(ids), problems


def gaps(connection: sa.Connection) -> list[Gap]:
    """Every table whose rows are not 1, 2, 3 and so on up to the number that its summary says, or beyond it: a summary
    may be some seconds behind."""
    tables, rows = schema.tables, schema.rows
    count = sa.func.count(rows.c.n)
    newest = sa.func.coalesce(sa.func.max(rows.c.n), 0)
    query = (
        sa.select(tables.c.id)
        .join(rows, rows.c.table_id == tables.c.id, isouter=True)
        .group_by(tables.c.id)
        .having((count != newest) | (newest < tables.c.n) | ((newest > 0) & tables.c.opening.is_(None)))
        .order_by(tables.c.id)
    )
    return [gap_of(connection, id) for id in connection.execute(query).scalars().all()]


def gap_of(connection: sa.Connection, id: str) -> Gap:
    stored = table_store.load_rows(connection, id, 0)
    whole = len(whole_rows(stored)) if table_store.load_meta(connection, id)["opening"] is not None else 0
    return Gap(id, whole, len(stored) - whole)


def whole_rows(stored: Sequence[sa.Row[Any]]) -> list[sa.Row[Any]]:
    return [row for number, row in enumerate(stored, 1) if row.n == number]


def repair(settings: Settings) -> Repaired:
    """Set every table with a gap back to its last whole row, after a backup of everything. No server may run."""
    hold = database.Hold(settings)
    engine = database.existing(settings)
    try:
        with engine.connect() as connection:
            check_newest(connection)
            database.check_alone(connection, "repair")
            found = gaps(connection)
            if not found:
                return Repaired(None, [])
            path = settings.folder() / f"before-repair-{time.strftime('%Y%m%d-%H%M%S')}.jsonl.gz"
            path.parent.mkdir(parents=True, exist_ok=True)
            database.backup(settings, path)
            connection.rollback()
            with connection.begin():  # clocks that begin anew here have nothing to do with what was before
                outages.beat(connection, time_of(connection), away=True)
            done = []
            for gap in found:
                with contextlib.suppress(FolkmootError), connection.begin():  # what does not replay, `check` names
                    set_back(connection, gap)
                    done.append(gap)
        return Repaired(path, done)
    except (OSError, SQLAlchemyError) as error:
        raise failed("repair", error) from None
    finally:
        engine.dispose()
        hold.release()


def set_back(connection: sa.Connection, gap: Gap) -> None:
    """Keep the whole rows and add one that says what happened. A game whose beginning is missing is dealt anew."""
    rows, results = schema.rows, schema.results
    table = Table(table_store.load_meta(connection, gap.id), table_store.load_seats(connection, gap.id))
    kept = whole_rows(table_store.load_rows(connection, gap.id, 0))[: gap.whole]
    new: list[Doc] = []
    if kept:
        table_store.play_through(table, kept)
    else:
        table.recorder = new_recorder(table)
        clock.begin(table)
        connection.execute(*table_store.save_opening(table))
        new += table.recorder.rows
    assert table.recorder is not None
    if not kept or table.recorder.rows[-1]["kind"] != "end":  # else only the summary was wrong
        connection.execute(rows.delete().where(rows.c.table_id == gap.id, rows.c.n > gap.whole))
        connection.execute(results.delete().where(results.c.table_id == gap.id))
        new.append(table.note("repair", to=gap.whole, lost=gap.lost))
    for statement, values in record(table, Change(new), time_of(connection)):
        connection.execute(statement, values)
