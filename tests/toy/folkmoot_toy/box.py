"""The printed numbers, read from `box.toml` or from a file that corrects it."""

from __future__ import annotations

from importlib.resources import files

from folkmoot.core import Doc
from folkmoot.core.box import BoxFile, table_of

MOST = 24
"""The sum of the three highest cards."""


class Box:
    def __init__(self, text: str, name: str) -> None:
        file = BoxFile(text, name)
        self.plain = file.entry("limits.plain").number(1, MOST)
        self.twelve = file.entry("limits.twelve").number(1, MOST)
        file.check_all_read()
        self.entries = file.entries
        self.digest = file.digest()

    def limit(self, twelve: bool) -> int:
        return self.twelve if twelve else self.plain

    def table(self) -> Doc:
        return table_of(self.entries)


PACKAGED = Box(files("folkmoot_toy").joinpath("box.toml").read_text("utf-8"), "box.toml")
