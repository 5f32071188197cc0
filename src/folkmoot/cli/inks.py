"""Colours for the things that a sentence names."""

from __future__ import annotations

import re

from rich.text import Text

from folkmoot.cli.pictures.drawing import INKS
from folkmoot.games.aetherya.engine.codes import CARDS
from folkmoot.games.ethnos.engine.codes import COLOURS, TRIBES
from folkmoot.text import Texts

THINGS = {
    "ethnos": [f"{tribe}.{colour}" for tribe in TRIBES for colour in COLOURS],
    "aetherya": [card for card in CARDS if card],
    "tribes": ["lake", "forest", "mountain"],
}


class Inks:
    """Finds the names of coloured things of a game in sentences of a language."""

    def __init__(self, game: str, texts: Texts) -> None:
        self.styles = {
            texts.word(game, thing).lower(): INKS[thing.rpartition(".")[2]] for thing in THINGS.get(game, [])
        }
        spaced = texts.language != "ja"
        # Where words are not set apart, a single character may be part of any other word: 山 is in 山札.
        words = sorted((word for word in self.styles if spaced or len(word) > 1), key=len, reverse=True)
        edge = r"\b" if spaced else ""
        self.pattern = re.compile(rf"(?i){edge}({'|'.join(map(re.escape, words)) or '(?!)'}){edge}")

    def colour(self, words: str) -> Text:
        found = Text(words)
        for match in self.pattern.finditer(words):
            found.stylize(self.styles[match.group(1).lower()], match.start(), match.end())
        return found
