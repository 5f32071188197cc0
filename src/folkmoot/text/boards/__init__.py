"""Boards in words, for the command line and for screen readers: one module for each game, made from a view's data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from folkmoot.core import Doc
from folkmoot.text import Texts


def lines(game: str, data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    """What a view shows, line by line; a game without words of its own shows its data."""
    module = f"{__name__}.{game}"
    if game.isidentifier() and find_spec(module) is not None:
        written: list[str] = import_module(module).lines(data, texts, names)
        return written
    return json.dumps(data, indent=2, ensure_ascii=False).splitlines()
