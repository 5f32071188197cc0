"""What the boards of a terminal share: inks, marks for what can be chosen, cells of an exact width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from folkmoot.core import Doc

INKS = {
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "red": "red1",
    "purple": "medium_purple1",
    "green": "green3",
    "grey": "grey70",
    "plains": "gold1",
    "forest": "green3",
    "mountain": "orange3",
    "swamp": "medium_purple1",
    "human": "bright_white",
    "elf": "spring_green1",
    "dwarf": "sandy_brown",
    "goblin": "chartreuse3",
    "dragon": "red1",
    "portal": "deep_sky_blue1",
    "lake": "dodger_blue1",
}
"""Colours of things. Their names always stand there as well."""
SEATS = ("bold cyan", "bold dark_orange", "bold magenta", "bold green3", "bold yellow", "bold grey70")
"""Colours of seats, beside their numbers."""
LEGAL = "bold underline"
CHOSEN = "bold reverse"
QUIET = "dim"
MARK = "›"
"""Stands before what can be chosen."""


@dataclass(frozen=True)
class Marks:
    """What the legal actions name, and what the one under the cursor names: pairs of verb and operand."""

    legal: frozenset[tuple[str, str]] = field(default_factory=frozenset)
    chosen: frozenset[tuple[str, str]] = field(default_factory=frozenset)

    def style(self, value: str, verbs: Iterable[str]) -> str:
        """How a thing is shown that these verbs can choose; empty for one that cannot be chosen now."""
        asked = {(verb, value) for verb in verbs}
        if asked & self.chosen:
            return CHOSEN
        return LEGAL if asked & self.legal else ""


def marks_of(legal: Sequence[Doc], chosen: Doc | None) -> Marks:
    return Marks(frozenset(pair for action in legal for pair in _pairs(action)), frozenset(_pairs(chosen or {})))


def _pairs(action: Doc) -> list[tuple[str, str]]:
    return [(str(action["verb"]), str(value)) for value in action.get("operands", {}).values()]


def marked(words: str, ink: str, style: str) -> Text:
    """A thing in its colour, with the mark where it can be chosen."""
    found = Text()
    if style:
        found.append(MARK, "bold")
    found.append(words, f"{ink} {style}".strip())
    return found


def fit(text: Text, width: int, right: bool = False) -> Text:
    """Exactly so many columns; wide characters count as two, what is too long is cut."""
    length = cell_len(text.plain)
    while length > max(0, width):
        text = text[:-1]
        length = cell_len(text.plain)
    space = " " * (width - length)
    return Text.assemble(space, text) if right else Text.assemble(text, space)


def widest(words: Iterable[str]) -> int:
    return max((cell_len(word) for word in words), default=0)


def seat_tag(seat: int, own: int | None) -> Text:
    """The number of a seat in its colour; that of the reader underlined."""
    return Text(str(seat + 1), SEATS[seat % len(SEATS)] + (" underline" if seat == own else ""))


def tagged(seat: int, own: int | None, words: str) -> Text:
    """A line about a seat, its number first."""
    return Text.assemble(seat_tag(seat, own), " ", words)


def listed(head: str, things: Sequence[Text]) -> Text:
    """A heading and a row of things."""
    gap, comma = ("", "、") if head.endswith("：") else (" ", ", ")
    return Text.assemble((head, QUIET), gap, Text(comma).join(things))
