"""The log of what hosts and operators did, which every process of a server follows."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa

from folkmoot.server.storage import schema
from folkmoot.server.storage.jobs import Statement

What = Literal[
    "free", "rename", "mute", "unmute", "ban", "unban", "remove-line", "remove-note", "close", "remove", "forget"
]
"""Deeds: `remove` is a table's, `forget` a person's; the others say what they do to somebody."""
LOOKED_BACK = 100
"""Numbers before the newest that are read again: of two transactions the later number may be committed first."""
INSERT = schema.acts.insert()


def statement(what: What, *, by: str = "", table: str | None = None, person: str | None = None) -> Statement:
    """Make what writes down a deed of a person at a table; `by` is empty for the operator."""
    values = {"at": time.time(), "by": by, "what": what, "table_id": table, "person": person, "reason": ""}
    return INSERT, values


def write(
    connection: sa.Connection, what: What, *, table: str | None = None, person: str | None = None, reason: str = ""
) -> None:
    """Write down a deed of the operator."""
    insert, values = statement(what, table=table, person=person)
    connection.execute(insert, {**values, "reason": reason})


def newest(connection: sa.Connection) -> int:
    """Find the number of the newest deed; 0: there is none."""
    return connection.execute(sa.select(sa.func.max(schema.acts.c.id))).scalar() or 0


def after(connection: sa.Connection, id: int) -> Sequence[sa.Row[Any]]:
    """Read the deeds after one, oldest first."""
    return connection.execute(sa.select(schema.acts).where(schema.acts.c.id > id).order_by(schema.acts.c.id)).all()
