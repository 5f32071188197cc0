"""Colours for the things that a sentence names."""

from __future__ import annotations

import re

from rich.text import Text

from folkmoot.cli.pictures import own_picture
from folkmoot.text import Texts


class Inks:
    """Finds the names of coloured things of a game in sentences of a language."""

    def __init__(self, game: str, texts: Texts) -> None:
        own = own_picture(game)
        coloured = own.COLOURED if own is not None else {}
        self.styles = {texts.word(game, thing).lower(): style for thing, style in coloured.items()}
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
