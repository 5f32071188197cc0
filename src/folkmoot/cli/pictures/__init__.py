"""Boards as a terminal draws them: one module for each game, made from a view's data; the words are those of the log.

Nothing is said by colour alone: every card, terrain and kingdom is named, every seat has its number, and what can be
chosen has a mark before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from folkmoot.cli.pictures import aetherya, ethnos, tribes
from folkmoot.cli.pictures.drawing import Marks, wrapped
from folkmoot.core import Doc
from folkmoot.text import Texts
from folkmoot.text.boards import lines

Drawing = Callable[[Doc, Texts, Sequence[str], Marks, int], list[Text]]
DRAWINGS: dict[str, Drawing] = {"ethnos": ethnos.draw, "aetherya": aetherya.draw, "tribes": tribes.draw}


def picture(game: str, data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> Text:
    """What a view shows, in lines of this width; a game without a drawing of its own is shown in words."""
    if game not in DRAWINGS:
        drawn = [Text(line) for line in lines(game, data, texts, names)]
    else:
        drawn = DRAWINGS[game](data, texts, names, marks, width)
    return Text("\n").join(part for line in drawn for part in wrapped(line, width))
