"""Boards as a terminal draws them: `terminal` of each game, made from a view's data; the words are those of the log.

Nothing is said by colour alone: every card, terrain and kingdom is named, every seat has its number, and what can be
chosen has a mark before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.text import Text

from folkmoot import games
from folkmoot.cli.pictures.drawing import Marks, wrapped
from folkmoot.core import Doc, part
from folkmoot.text import Texts
from folkmoot.text.boards import lines


class OwnPicture(Protocol):
    """The module `terminal` of a game."""

    COLOURED: Mapping[str, str]
    """Things whose names are coloured in sentences too, with their styles. Colour never says anything alone."""

    def draw(self, data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]: ...


def own_picture(game: str) -> OwnPicture | None:
    found: OwnPicture | None = part(games.get(game), "terminal")
    return found


def picture(game: str, data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> Text:
    """Draw a view in lines of this width; a game without a drawing of its own is described in words."""
    own = own_picture(game)
    if own is None:
        drawn = [Text(line) for line in lines(game, data, texts, names)]
    else:
        drawn = own.draw(data, texts, names, marks, width)
    return Text("\n").join(part for line in drawn for part in wrapped(line, width))
