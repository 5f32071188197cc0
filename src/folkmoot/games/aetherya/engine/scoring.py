# mypyc: hot
"""The seven rows of the score pad for one kingdom (A18 to A21, A34), in numbers; `edge/results.py` explains them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import lowest, ones, only_lowest, trimmed
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.kingdom import Kingdom, touching

ROWS: Final = (
    ("elves", "A3"),
    ("dwarves", "A3"),
    ("humans", "A3"),
    ("goblins", "A3"),
    ("dragons", "A20"),
    ("legends", "A18"),
    ("conflicts", "A21"),
)
"""Rows of the score pad: word and rule of each."""


@final
class KingdomRows:
    """The seven rows of one kingdom."""

    def __init__(self) -> None:
        self.elves: i64 = 0
        self.dwarves: i64 = 0
        self.humans: i64 = 0
        self.goblins: i64 = 0
        self.dragons: i64 = 0
        self.legends: i64 = 0
        self.conflicts: i64 = 0
        self.scenario: i64 = 0
        """A50: the row of a fate."""

    def total(self) -> i64:
        races: i64 = self.elves + self.dwarves + self.humans + self.goblins
        return races + self.dragons + self.legends + self.conflicts + self.scenario

    def rows(self) -> list[int]:
        """In the order of the pad; the row of a scenario is not on it."""
        return [
            self.elves,
            self.dwarves,
            self.humans,
            self.goblins,
            self.dragons,
            self.legends,
            self.conflicts,
        ]


def count_rows(kingdom: Kingdom, box: Box, with_legends: bool) -> KingdomRows:
    """The rows of the face-up cards; legends and gems only where they bring points."""
    rows = KingdomRows()
    rows.elves = harmony(kingdom, c.ELF, box.elf)
    rows.dwarves = harmony(kingdom, c.DWARF, box.dwarf)
    rows.humans = harmony(kingdom, c.HUMAN, box.human)
    rows.goblins = harmony(kingdom, c.GOBLIN, box.goblin)
    rows.dragons = dragon_row(ones(kingdom.of(c.DRAGON)), ones(tamed_dragons(kingdom, box)), box)
    if with_legends:
        rows.legends = legend_points(kingdom.legends, box) + gem_points(kingdom, box)
    rows.conflicts = -box.conflict * conflict_pairs(kingdom)
    return rows


def harmony(kingdom: Kingdom, race: i64, points: list[int]) -> i64:
    """A3, A16, A17: points of one race for every terrain that it touches; goblins cannot use portals."""
    cells: i64 = kingdom.of(race)
    if cells == 0:
        return 0
    portals: i64 = 0 if race == c.GOBLIN else kingdom.of(c.PORTAL)
    plains: i64 = kingdom.of(c.PLAINS)
    forests: i64 = kingdom.of(c.FOREST)
    mountains: i64 = kingdom.of(c.MOUNTAIN)
    swamps: i64 = kingdom.of(c.SWAMP)
    for_plains: i64 = points[c.PLAINS]
    for_forest: i64 = points[c.FOREST]
    for_mountain: i64 = points[c.MOUNTAIN]
    for_swamp: i64 = points[c.SWAMP]
    total: i64 = 0
    while cells != 0:
        near: i64 = touching(only_lowest(cells), portals)
        total += for_plains * ones(near & plains) + for_forest * ones(near & forests)
        total += for_mountain * ones(near & mountains) + for_swamp * ones(near & swamps)
        cells = trimmed(cells)
    return total


def tamed_dragons(kingdom: Kingdom, box: Box) -> i64:
    """A19, A27: the dragons that enough cards of one race other than goblins touch, or on which a staff lies."""
    dragons: i64 = kingdom.of(c.DRAGON)
    if dragons == 0:
        return 0
    portals: i64 = kingdom.of(c.PORTAL)
    humans: i64 = kingdom.of(c.HUMAN)
    elves: i64 = kingdom.of(c.ELF)
    dwarves: i64 = kingdom.of(c.DWARF)
    tamed: i64 = kingdom.staffs
    while dragons != 0:
        dragon: i64 = only_lowest(dragons)
        near: i64 = touching(dragon, portals)
        if ones(near & humans) >= box.tamers or ones(near & elves) >= box.tamers or ones(near & dwarves) >= box.tamers:
            tamed |= dragon
        dragons = trimmed(dragons)
    return tamed


def tamed_by(kingdom: Kingdom, tamers: i64, box: Box) -> i64:
    """A52, A56: the dragons that enough of these cards touch."""
    dragons: i64 = kingdom.of(c.DRAGON)
    portals: i64 = kingdom.of(c.PORTAL)
    tamed: i64 = 0
    while dragons != 0:
        dragon: i64 = only_lowest(dragons)
        if ones(touching(dragon, portals) & tamers) >= box.tamers:
            tamed |= dragon
        dragons = trimmed(dragons)
    return tamed


def dragon_row(number: i64, tamed: i64, box: Box) -> i64:
    """A20: tamed dragons, at most three, bring their worth, the others cost it; many with three tamed are nothing."""
    if number == 0:
        return 0
    counted: i64 = tamed if tamed < box.most_tamed else box.most_tamed
    if counted == box.most_tamed and number >= box.dragons_nothing:
        return 0
    return dragon_worth(number, box) * (2 * counted - number)


def dragon_worth(number: i64, box: Box) -> i64:
    """A20: what each dragon is worth where there are this many."""
    most: i64 = len(box.dragon_worth)
    return box.dragon_worth[(number if number < most else most) - 1]


def legend_points(legends: i64, box: Box) -> i64:
    total: i64 = 0
    while legends != 0:
        total += box.legends[lowest(legends)]
        legends = trimmed(legends)
    return total


def gem_points(kingdom: Kingdom, box: Box) -> i64:
    """A34: the last digit of the gems' sum."""
    if kingdom.beside == 0:
        return 0
    total: i64 = 0
    gem: i64 = 0
    while gem < c.NUM_GEMS:
        total += kingdom.owned(gem) * box.gems[gem]
        gem += 1
    return total % box.gem_digit


def conflict_pairs(kingdom: Kingdom) -> i64:
    """A4, A21, A26: touching pairs of enemies, portals included, each once; a treaty keeps its card out."""
    free: i64 = ~kingdom.treaties
    portals: i64 = kingdom.of(c.PORTAL)
    goblins: i64 = kingdom.of(c.GOBLIN) & free
    dwarves: i64 = kingdom.of(c.DWARF) & free
    others: i64 = kingdom.races() & ~kingdom.of(c.GOBLIN) & free
    return links(goblins, others, portals) + links(dwarves, kingdom.of(c.ELF) & free, portals)


def links(cells: i64, others: i64, portals: i64) -> i64:
    """Count the touching pairs of one card of each set; the sets have no card in common."""
    total: i64 = 0
    if others == 0:
        return 0
    while cells != 0:
        total += ones(touching(only_lowest(cells), portals) & others)
        cells = trimmed(cells)
    return total
