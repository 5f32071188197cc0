"""Boards in words, for the command line and for screen readers: `words.board` of each game, made from a view's data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from folkmoot import games
from folkmoot.core import Doc, part
from folkmoot.text import Texts


class OwnBoard(Protocol):
    """The module `words.board` of a game."""

    def lines(self, data: Doc, texts: Texts, names: Sequence[str]) -> list[str]: ...


def lines(game: str, data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    """Describe a view line by line; for a game without words of its own, its data."""
    own: OwnBoard | None = part(games.get(game), "words.board")
    if own is not None:
        return own.lines(data, texts, names)
    return json.dumps(data, indent=2, ensure_ascii=False).splitlines()
