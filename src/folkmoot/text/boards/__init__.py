"""Boards in words, for the command line and for screen readers: `words.board` of each game, made from a view's data."""

from __future__ import annotations

import json
from collections.abc import Sequence

from folkmoot import games
from folkmoot.core import Doc, part
from folkmoot.text import Texts


def lines(game: str, data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    """What a view shows, line by line; a game without words of its own shows its data."""
    module = part(games.get(game), "words.board")
    if module is not None:
        written: list[str] = module.lines(data, texts, names)
        return written
    return json.dumps(data, indent=2, ensure_ascii=False).splitlines()
