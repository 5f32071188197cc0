"""The printed numbers, read from `box.toml` or from a file that corrects it."""

from __future__ import annotations

from importlib.resources import files

from folkmoot.core.box import BoxFile
from folkmoot.core.printed import PrintedBox

MOST = 24
"""The sum of the three highest cards."""


class Box(PrintedBox):
    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        file = BoxFile(text, name)
        self.plain = file.entry("limits.plain").number(1, MOST)
        self.twelve = file.entry("limits.twelve").number(1, MOST)
        self.read_all(file)

    def limit(self, twelve: bool) -> int:
        return self.twelve if twelve else self.plain


PACKAGED = Box(files("folkmoot_toy").joinpath("box.toml").read_text("utf-8"), "box.toml")
