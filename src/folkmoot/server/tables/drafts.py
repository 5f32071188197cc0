"""Open choices of tables that have left memory."""

from __future__ import annotations

import contextlib

from folkmoot.server.errors import Refused
from folkmoot.server.tables.table import Table

MOST = 10_000
"""Greatest number of drafts that are kept; the oldest go first."""


class Drafts:
    """The steps of each, with the row they began after."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[int, list[str]]] = {}

    def keep(self, table: Table) -> None:
        if table.draft:
            self._kept[table.id] = (table.board, table.draft)
            if len(self._kept) > MOST:
                del self._kept[next(iter(self._kept))]

    def take_up(self, table: Table) -> None:
        """Go on with a choice that was open when the table left memory, if the board is still the same."""
        board, steps = self._kept.pop(table.id, (-1, []))
        if steps and board == table.board and table.mover() is not None:
            with contextlib.suppress(Refused):
                table.keep_draft(steps, table.advance(steps).state)
