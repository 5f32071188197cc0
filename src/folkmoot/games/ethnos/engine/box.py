# mypyc: hot
"""The printed numbers of the box, read once from `box.toml` (or from a file that corrects it)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bag import MOST
from folkmoot.core.box import BoxFile, table_of
from folkmoot.core.values import Doc

NUM_TRIBES: Final = 12


@final
class Box:
    """Plain numbers for the rules; `entries` keeps marks and rule ids for the rules page."""

    def __init__(self, text: str, name: str) -> None:
        file = BoxFile(text, name)
        self.few = _pair(file, "players.few", 2, 6)
        self.many = _pair(file, "players.many", self.few[1] + 1, 6)
        if self.many[0] != self.few[1] + 1:
            raise file.entry("players.many").wrong(f"must begin at {self.few[1] + 1}, after players.few")
        self.ages_few: int = file.entry("players.ages_few").number(1, 3)
        self.ages_many: int = file.entry("players.ages_many").number(1, 3)
        self.tribes_few: int = file.entry("players.tribes_few").number(1, NUM_TRIBES)
        self.tribes_many: int = file.entry("players.tribes_many").number(1, NUM_TRIBES)

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

        self.plain_tokens = sorted(file.entry("tokens.plain").numbers(range(1, 31), 0, 99))
        self.four_plus_tokens = sorted(file.entry("tokens.four_plus").numbers(range(31), 0, 99))
        self.token_values = sorted(set(self.plain_tokens + self.four_plus_tokens))
        if max((self.plain_tokens + self.four_plus_tokens).count(value) for value in self.token_values) > MOST:
            raise file.entry("tokens.plain").wrong(f"more than {MOST} tokens of one value")
        _enough_tokens(file, "tokens.plain", len(self.plain_tokens), self.ages_few)
        _enough_tokens(file, "tokens.four_plus", len(self.plain_tokens + self.four_plus_tokens), self.ages_many)

        self.band_glory = file.entry("bands.glory").numbers(range(1, 17), 0, 99)
        self.dwarf_extra: i64 = file.entry("bands.dwarf_extra").number(0, 5)
        self.minotaur_extra: i64 = file.entry("bands.minotaur_extra").number(0, 5)
        self.orc_glory = file.entry("orcs.glory").numbers(range(6, 7), 0, 99)
        self.last_space: i64 = file.entry("merfolk.last_space").number(1, 60)
        self.symbols = _ascending(file, "merfolk.symbols", range(1, 10), int(self.last_space))
        self.merfolk_few = file.entry("merfolk.glory_few").numbers(range(self.ages_few, self.ages_few + 1), 0, 99)
        self.merfolk_many = file.entry("merfolk.glory_many").numbers(range(self.ages_many, self.ages_many + 1), 0, 99)
        self.giant_few = file.entry("giant.glory_few").numbers(range(self.ages_few, self.ages_few + 1), 0, 99)
        self.giant_many = file.entry("giant.glory_many").numbers(range(self.ages_many, self.ages_many + 1), 0, 99)
        self.giant_taking: i64 = file.entry("giant.taking").number(0, 99)
        self.troll_tokens = _ascending(file, "trolls.tokens", range(1, 7), 15)
        file.check_all_read()
        self.entries = file.entries
        self.digest = file.digest()
        self.name = name

    def cards_of(self, tribe: int) -> int:
        """How many cards of each kind a tribe has (E3)."""
        if tribe == 11:
            return self.skeletons
        return self.halflings_per_colour if tribe == 4 else self.per_colour

    def table(self) -> Doc:
        """Every entry with value, rule, mark and note: for the rules page."""
        return table_of(self.entries)


def _pair(file: BoxFile, path: str, low: int, high: int) -> list[int]:
    entry = file.entry(path)
    pair = entry.numbers(range(2, 3), low, high)
    if pair[0] > pair[1]:
        raise entry.wrong(f"{pair[0]} to {pair[1]} is no range")
    return pair


def _enough_tokens(file: BoxFile, path: str, number: int, ages: int) -> None:
    """E12: as many glory tokens on each of six kingdoms as there are ages."""
    if number < 6 * ages:
        raise file.entry(path).wrong(f"{number} tokens are too few: six kingdoms need {ages} each")


def _ascending(file: BoxFile, path: str, length: range, high: int) -> list[int]:
    entry = file.entry(path)
    values = entry.numbers(length, 1, high)
    if sorted(set(values)) != values:
        raise entry.wrong(f"{values!r}: the numbers must ascend and differ")
    return values


PACKAGED: Final = Box(files("folkmoot.games.ethnos").joinpath("box.toml").read_text("utf-8"), "box.toml")
