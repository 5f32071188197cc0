# mypyc: hot
"""Provenance of every number of a box, and a digest of them all."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from folkmoot.core.box import BoxFile, Entry, table_of
from folkmoot.core.values import Doc


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedBox:
    """The printed numbers of a game. Its own class reads them in `__init__` and then says that it has `read_all`."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        """Every number with its rule, mark and note, by path."""
        self.digest: str = ""
        """Changes with any value, not with comments or marks."""

    def read_all(self, file: BoxFile) -> None:
        """Nothing is left to read: an entry that was not asked for is a misspelt one."""
        file.check_all_read()
        self.entries = file.entries
        self.digest = file.digest()

    def table(self) -> Doc:
        """Every entry with value, rule, mark and note: for the rules page."""
        return table_of(self.entries)
