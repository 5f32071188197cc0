# mypyc: hot
"""The printed numbers of the box, read once from `box.toml` (or from a file that corrects it)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import MOST
from folkmoot.core.box import BoxFile
from folkmoot.core.printed import PrintedBox
from folkmoot.games.ethnos.engine import codes as c

MOST_GLORY: Final = 99
"""One token, band or space brings no more."""
MOST_TOKENS: Final = 30
MOST_AGES: Final = 3
LARGEST_BAND: Final = 16
"""The longest table of bands; its last value stands for all larger ones."""


@final
class Box(PrintedBox):
    """Plain numbers for the rules."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        file = BoxFile(text, name)
        self.few = _pair(file, "players.few", 2, c.MOST_SEATS)
        self.many = _pair(file, "players.many", self.few[1] + 1, c.MOST_SEATS)
        if self.many[0] != self.few[1] + 1:
            first = self.few[1] + 1
            what = f"must begin at {first}, after players.few"
            raise file.entry("players.many").wrong(what, "ethnos-many", first=first)
        self.ages_few: int = file.entry("players.ages_few").number(1, MOST_AGES)
        self.ages_many: int = file.entry("players.ages_many").number(1, MOST_AGES)
        self.tribes_few: int = file.entry("players.tribes_few").number(1, c.NUM_TRIBES)
        self.tribes_many: int = file.entry("players.tribes_many").number(1, c.NUM_TRIBES)

        self.per_colour: int = file.entry("cards.per_colour").number(1, MOST)
        self.halflings_per_colour: int = file.entry("cards.halflings_per_colour").number(1, MOST)
        self.skeletons: int = file.entry("cards.skeletons").number(1, MOST)
        self.dragons: i64 = file.entry("cards.dragons").number(1, 9)
        self.hand_limit: i64 = file.entry("cards.hand_limit").number(2, 10)
        self.dealt_each: i64 = file.entry("cards.dealt_each").number(0, int(self.hand_limit))
        self.face_up_each: i64 = file.entry("cards.face_up_each").number(0, 4)

        markers = file.entry("markers.each").number(1, 60)
        scoring = file.entry("markers.on_glory_track").number(0, markers)
        self.supply: i64 = markers - scoring
        self.on_merfolk_board: i64 = file.entry("markers.on_merfolk_board").number(0, markers - scoring)

        self.plain_tokens = sorted(file.entry("tokens.plain").numbers(range(1, MOST_TOKENS + 1), 0, MOST_GLORY))
        self.four_plus_tokens = sorted(file.entry("tokens.four_plus").numbers(range(MOST_TOKENS + 1), 0, MOST_GLORY))
        self.token_values = sorted(set(self.plain_tokens + self.four_plus_tokens))
        if max((self.plain_tokens + self.four_plus_tokens).count(value) for value in self.token_values) > MOST:
            what = f"more than {MOST} tokens of one value"
            raise file.entry("tokens.plain").wrong(what, "ethnos-many-tokens", most=int(MOST))
        _enough_tokens(file, "tokens.plain", len(self.plain_tokens), self.ages_few)
        _enough_tokens(file, "tokens.four_plus", len(self.plain_tokens + self.four_plus_tokens), self.ages_many)

        self.band_glory = file.entry("bands.glory").numbers(range(1, LARGEST_BAND + 1), 0, MOST_GLORY)
        self.dwarf_extra: i64 = file.entry("bands.dwarf_extra").number(0, 5)
        self.minotaur_extra: i64 = file.entry("bands.minotaur_extra").number(0, 5)
        self.orc_glory = file.entry("orcs.glory").numbers(c.NUM_COLOURS, 0, MOST_GLORY)
        self.last_space_few: i64 = file.entry("merfolk.last_space_few").number(1, 60)
        self.last_space_many: i64 = file.entry("merfolk.last_space_many").number(1, 60)
        self.symbols_few = _ascending(file, "merfolk.symbols_few", range(1, 10), int(self.last_space_few))
        self.symbols_many = _ascending(file, "merfolk.symbols_many", range(1, 10), int(self.last_space_many))
        self.merfolk_few = file.entry("merfolk.glory_few").numbers(self.ages_few, 0, MOST_GLORY)
        self.merfolk_many = file.entry("merfolk.glory_many").numbers(self.ages_many, 0, MOST_GLORY)
        self.giant_few = file.entry("giant.glory_few").numbers(self.ages_few, 0, MOST_GLORY)
        self.giant_many = file.entry("giant.glory_many").numbers(self.ages_many, 0, MOST_GLORY)
        self.giant_taking: i64 = file.entry("giant.taking").number(0, MOST_GLORY)
        self.troll_tokens = _ascending(file, "trolls.tokens", range(1, c.MOST_TROLL_TOKENS + 1), MOST)
        self.read_all(file)

    def cards_of(self, tribe: int) -> int:
        """Return the number of cards of each kind of a tribe (E3)."""
        if tribe == c.SKELETON_TRIBE:
            return self.skeletons
        return self.halflings_per_colour if tribe == c.HALFLING else self.per_colour

    def cards_in(self, tribe: int) -> int:
        """All cards of a tribe; skeletons have no colours."""
        return self.cards_of(tribe) * (1 if tribe == c.SKELETON_TRIBE else c.NUM_COLOURS)


def _pair(file: BoxFile, path: str, low: int, high: int) -> list[int]:
    entry = file.entry(path)
    pair = entry.numbers(2, low, high)
    if pair[0] > pair[1]:
        raise entry.wrong(f"{pair[0]} to {pair[1]} isn't a range", "not-range", first=pair[0], last=pair[1])
    return pair


def _enough_tokens(file: BoxFile, path: str, number: int, ages: int) -> None:
    """E12: as many glory tokens on each of six kingdoms as there are ages."""
    if number < c.NUM_KINGDOMS * ages:
        what = f"{number} tokens are too few: six kingdoms need {ages} each"
        raise file.entry(path).wrong(what, "ethnos-few-tokens", number=number, ages=ages)


def _ascending(file: BoxFile, path: str, length: range, high: int) -> list[int]:
    entry = file.entry(path)
    values = entry.numbers(length, 1, high)
    if sorted(set(values)) != values:
        raise entry.wrong(f"{values!r}: the numbers must ascend and differ", "ascending", value=repr(values))
    return values


PACKAGED: Final = Box(files("folkmoot.games.ethnos").joinpath("box.toml").read_text("utf-8"), "box.toml")
