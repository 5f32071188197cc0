# mypyc: hot
"""The data of the box: read once from `box.toml`, checked, held as plain numbers."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import MOST
from folkmoot.core.box import BoxFile
from folkmoot.core.printed import PrintedBox
from folkmoot.games.aetherya.engine import codes as c

MOST_POINTS: Final = 99
"""One legend, card or pair brings no more."""
MOST_HARMONY: Final = 20
LEFT_OVER: Final = 6
"""The fewest cards outside the kingdoms: two discards, and a deck to draw from."""


@final
class Box(PrintedBox):
    """Every printed number."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        file = BoxFile(text, name)
        self.copies: list[int] = read_copies(file)
        """Cards of each kind, by number of players."""
        self.human = file.entry("harmony.human").numbers(c.NUM_TERRAINS, -MOST_HARMONY, MOST_HARMONY)
        self.elf = file.entry("harmony.elf").numbers(c.NUM_TERRAINS, -MOST_HARMONY, MOST_HARMONY)
        self.dwarf = file.entry("harmony.dwarf").numbers(c.NUM_TERRAINS, -MOST_HARMONY, MOST_HARMONY)
        self.goblin = file.entry("harmony.goblin").numbers(c.NUM_TERRAINS, -MOST_HARMONY, MOST_HARMONY)
        self.legends: list[int] = [file.entry(f"legends.{word}").number(0, MOST_POINTS) for word in c.LEGENDS]
        self.shown: i64 = file.entry("display.versus").number(1, c.NUM_LEGENDS)
        self.shown_coop = file.entry("display.coop").numbers(c.MOST_SEATS - 1, 1, c.NUM_LEGENDS)
        self.rows: list[int] = read_rows(file)
        self.dragon_worth = file.entry("dragons.worth").numbers(3, 0, MOST_POINTS)
        self.most_tamed: i64 = file.entry("dragons.tamed").number(0, c.NUM_CELLS)
        self.dragons_nothing: i64 = file.entry("dragons.nothing").number(1, c.NUM_CELLS + 1)
        self.tamers: i64 = file.entry("dragons.tamers").number(1, c.NUM_CELLS)
        self.conflict: i64 = file.entry("conflicts.cost").number(0, MOST_POINTS)
        self.gems = file.entry("tokens.gems").numbers(c.NUM_GEMS, 0, MOST_POINTS)
        self.gem_digit: i64 = file.entry("tokens.digit").number(1, 1000)
        self.staff_limit: i64 = file.entry("tokens.staff").number(0, c.NUM_CELLS + 1)
        self.limit: i64 = file.entry("limit.rounds").number(1, 1000)
        self.tasks: list[list[int]] = read_tasks(file)
        """A50: what each fate asks for in the three ages."""
        self.held: i64 = file.entry("fates.dezanno_held").number(0, MOST_POINTS)
        self.loose: i64 = file.entry("fates.dezanno_loose").number(0, MOST_POINTS)
        self.egg: i64 = file.entry("fates.degodass_tamed").number(0, MOST_POINTS)
        self.burnt: i64 = file.entry("fates.degodass_burnt").number(0, MOST_POINTS)
        self.robbed: i64 = file.entry("fates.shagratt_robbed").number(0, MOST_POINTS)
        self.goblin_conflict: i64 = file.entry("fates.shagratt_conflict").number(0, MOST_POINTS)
        self.mine: i64 = file.entry("fates.pudugruen_mine").number(0, MOST_POINTS)
        self.home: i64 = file.entry("variants.confrontation_home").number(0, MOST_POINTS)
        self.stranger: i64 = file.entry("variants.confrontation_conflict").number(0, MOST_POINTS)
        self.built: i64 = file.entry("variants.confrontation_tokens").number(1, c.MOST_BUILT)
        self.fortress: i64 = file.entry("variants.confrontation_fortress").number(0, MOST_POINTS)
        self.tribute: i64 = file.entry("variants.confrontation_tribute").number(0, MOST_POINTS)
        self.prizes = file.entry("variants.frontiers_prizes").numbers(c.MOST_SEATS - 1, 0, MOST_POINTS)
        self.copies_frontiers: list[int] = read_frontiers(file)
        """A57: cards of each kind for two, three and four players."""
        self.settled: i64 = file.entry("variants.frontiers_card").number(0, MOST_POINTS)
        self.settled_home: i64 = file.entry("variants.frontiers_home").number(0, MOST_POINTS)
        self.betrayal: i64 = file.entry("variants.frontiers_betrayal").number(0, MOST_POINTS)
        self.settled_dragon: i64 = file.entry("variants.frontiers_dragon").number(0, MOST_POINTS)
        self.read_all(file)


def read_copies(file: BoxFile) -> list[int]:
    """A1: enough cards for every kingdom and something to draw; four bits count a kind."""
    copies = [0]
    for players in range(1, c.MOST_SEATS + 1):
        copies.append(file.entry(f"cards.copies_{players}").number(least_copies(players), MOST))
    return copies


def double_copies(copies: list[int], players: int) -> int:
    """A61: two boxes, each with the cards that half the players use."""
    return 2 * copies[players // 2]


def read_frontiers(file: BoxFile) -> list[int]:
    """A57: enough for the kingdoms and some to settle."""
    entry = file.entry("variants.frontiers_copies")
    copies = entry.numbers(c.MOST_SEATS - 1, 1, MOST)
    for players, number in enumerate(copies, 2):
        least = least_copies(players)
        if number < least:
            what = f"{number} cards of a kind, {players} players need {least}"
            raise entry.wrong(what, "aetherya-copies", number=number, players=players, least=least)
    return copies


def least_copies(players: int) -> int:
    """Return the least number of cards of each kind that fill the kingdoms and leave some over."""
    return (c.NUM_CELLS * players + LEFT_OVER + c.NUM_KINDS - 1) // c.NUM_KINDS


def read_rows(file: BoxFile) -> list[int]:
    """A35: the rows of the three ages share the legends out."""
    entry = file.entry("display.solo")
    rows = entry.numbers(c.NUM_AGES, 1, c.NUM_LEGENDS)
    if sum(rows) != c.NUM_LEGENDS:
        what = f"{rows!r} adds up to {sum(rows)}, there are {c.NUM_LEGENDS} legends"
        raise entry.wrong(what, "aetherya-rows", value=repr(rows), sum=sum(rows), legends=int(c.NUM_LEGENDS))
    return rows


def read_tasks(file: BoxFile) -> list[list[int]]:
    """A50: three numbers for each fate, in the order of FATES."""
    none: list[int] = [0, 0, 0]
    return [none] + [file.entry(f"fates.{fate}_task").numbers(c.NUM_AGES, 0, c.NUM_CELLS) for fate in c.FATES[1:]]


PACKAGED: Final = Box(files("folkmoot.games.aetherya").joinpath("box.toml").read_text("utf-8"), "box.toml")
