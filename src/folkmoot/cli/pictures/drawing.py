"""Building blocks of the terminal's boards: marks for legal actions, cells of an exact width."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from folkmoot.core import Doc

SEATS = (
    "bold cyan",
    "bold dark_orange",
    "bold magenta",
    "bold green3",
    "bold yellow",
    "bold grey70",
    "bold deep_sky_blue1",
    "bold light_coral",
)
"""Colours of seats, beside their numbers."""
LEGAL = "bold underline"
CHOSEN = "bold reverse"
QUIET = "dim"
MARK = "›"
"""Stands before what can be chosen."""
PICKS = "codes"
"""Under this name the style of a thing holds the actions that a click on it picks."""
CLOSING, OPENING = "、。，．：；！？）」』,.:;!?)…", "（「『("
"""No line begins with one of the first, none ends with one of the others."""


@dataclass(frozen=True)
class Touch:
    """Style of a thing, and the actions that a click on it picks."""

    style: str = ""
    codes: tuple[int, ...] = ()

    def ink(self, ink: str = "") -> Style:
        return Style.parse(f"{ink} {self.style}".strip()) + self.picks

    @property
    def picks(self) -> Style:
        """No colour, only what a click means."""
        return Style(meta={PICKS: self.codes}) if self.codes else Style()

    def __bool__(self) -> bool:
        return bool(self.codes)


NOTHING = Touch()


@dataclass(frozen=True)
class Marks:
    """Things to mark: those named by legal actions, and by the one under the cursor, as pairs of verb and operand."""

    legal: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """The actions of each pair; those that name the thing first where any does: a move is picked where it begins."""
    chosen: frozenset[tuple[str, str]] = field(default_factory=frozenset)

    def touch(self, value: str, verbs: Iterable[str]) -> Touch:
        """A thing that these verbs can choose; nothing where none of them can now. No value: the verb alone."""
        asked = [(verb, value) for verb in verbs]
        codes = tuple(code for pair in asked for code in self.legal.get(pair, ()))
        style = CHOSEN if self.chosen.intersection(asked) else LEGAL
        return Touch(style, tuple(dict.fromkeys(codes))) if codes else Touch()


def marks_of(legal: Sequence[Doc], chosen: Doc | None) -> Marks:
    first: dict[tuple[str, str], list[int]] = {}
    later: dict[tuple[str, str], list[int]] = {}
    for action in legal:
        for place, pair in enumerate(_pairs(action)):
            (later if place else first).setdefault(pair, []).append(action["code"])
    named = {pair: tuple(codes) for pair, codes in {**later, **first}.items()}
    return Marks(named, frozenset(_pairs(chosen) if chosen else ()))


def _pairs(action: Doc) -> list[tuple[str, str]]:
    verb = str(action["verb"])
    return [(verb, str(value)) for value in action["operands"].values()] or [(verb, "")]


def marked(words: str, ink: str, touch: Touch) -> Text:
    """A thing in its colour, with the mark where it can be chosen."""
    found = Text()
    if touch:
        found.append(MARK, "bold")
    found.append(words, f"{ink} {touch.style}".strip())
    found.stylize(touch.picks)
    return found


def wrapped(line: Text, width: int) -> list[Text]:
    """A line in lines of this width, those after the first set in; also where a language has no spaces."""
    found: list[Text] = []
    inset = len(line.plain) - len(line.plain.lstrip()) + 2
    lead, room = Text(), width
    while cell_len(line.plain.rstrip()) > room:
        at = _break(line.plain, room)
        found.append(lead + line[:at])
        line = line[at:]
        line = line[len(line.plain) - len(line.plain.lstrip()) :]
        lead, room = Text(" " * inset), max(1, width - inset)
    return [*found, lead + line]


def _break(words: str, room: int) -> int:
    """Return the length of a line of this width: after a space or between wide characters, but never before a closing
    sign."""
    used, best = 0, 0
    for index, sign in enumerate(words):
        used += cell_len(sign)
        if used > room:
            return best or max(1, index)
        after = words[index + 1 : index + 2]
        wide = cell_len(sign) == 2 or cell_len(after) == 2
        if sign == " " or (wide and after not in CLOSING and sign not in OPENING):
            best = index + 1
    return len(words)


def fit(text: Text, width: int, right: bool = False) -> Text:
    """Exactly `width` columns; wide characters count as two, what is too long is cut."""
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


def tagged(seat: int, own: int | None, words: str, touch: Touch = NOTHING) -> Text:
    """A line about a seat, its number first."""
    return Text.assemble(seat_tag(seat, own), " ", marked(words, "", touch))


def listed(head: str, things: Sequence[Text]) -> Text:
    """A heading and a row of things, with the comma that goes with its colon."""
    wide = head.endswith("：")
    return Text.assemble((head, QUIET), "" if wide else " ", Text("、" if wide else ", ").join(things))
