# mypyc: hot
"""Own scenarios for one player (A50 to A54): what a fate counts, what it asks for, and how it changes the pad."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import ones, only_lowest, trimmed
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.kingdom import Kingdom, beside, touching
from folkmoot.games.aetherya.engine.legends import reached
from folkmoot.games.aetherya.engine.scoring import KingdomRows, conflict_pairs, count_rows, dragon_row, links, tamed_by


def counted(kingdom: Kingdom, fate: i64, box: Box) -> i64:
    """The cells (A53: a card of each robbed race) that the task of a fate counts."""
    if fate == c.DEZANNO:
        return held_goblins(kingdom)
    if fate == c.DEGODASS:
        return tamed_by(kingdom, kingdom.of(c.ELF), box)
    if fate == c.SHAGRATT:
        return robbed_races(kingdom)
    return mines(kingdom)


def have(b: Board) -> i64:
    """Return how much of the task the kingdom shows."""
    return ones(counted(b.kingdoms[0], b.setup.fate, b.setup.box))


def need(b: Board) -> i64:
    """A50: how much the task of the current age asks for."""
    return b.setup.box.tasks[b.setup.fate][b.age - 1]


def age_failed(b: Board) -> bool:
    """A39, A50: a legend of the row is not met, or the task of the fate is not done."""
    if b.shown & ~b.turned != 0:
        return True
    return b.setup.fate != 0 and have(b) < need(b)


def fate_rows(kingdom: Kingdom, fate: i64, box: Box) -> KingdomRows:
    """The pad of a kingdom under a fate: the seven rows as it changes them, and its own."""
    rows = count_rows(kingdom, box, False)
    found: i64 = counted(kingdom, fate, box)
    if fate == c.DEZANNO:
        goblins: i64 = kingdom.of(c.GOBLIN)
        rows.scenario = box.held * ones(found) - box.loose * ones(goblins & ~found)
        rows.conflicts += box.conflict * links(goblins, kingdom.of(c.HUMAN), kingdom.of(c.PORTAL))
    elif fate == c.DEGODASS:
        burn(rows, kingdom, box, found)
    elif fate == c.SHAGRATT:
        rows.scenario = box.robbed * ones(found)
        cheap: i64 = links(kingdom.of(c.GOBLIN), kingdom.races() & ~kingdom.of(c.GOBLIN), kingdom.of(c.PORTAL))
        rows.conflicts = -box.conflict * (conflict_pairs(kingdom) - cheap) - box.goblin_conflict * cheap
    elif fate == c.PUDUGRUEN:
        rows.scenario = box.mine * ones(found)
    return rows


def held_goblins(kingdom: Kingdom) -> i64:
    """A51: the goblins that touch a human, portals included."""
    return kingdom.of(c.GOBLIN) & reached(kingdom.of(c.HUMAN), kingdom.of(c.PORTAL))


def burnt_forests(kingdom: Kingdom, tamed: i64) -> i64:
    """A52: the forests that touch a wild dragon."""
    return kingdom.of(c.FOREST) & reached(kingdom.of(c.DRAGON) & ~tamed, kingdom.of(c.PORTAL))


def burn(rows: KingdomRows, kingdom: Kingdom, box: Box, tamed: i64) -> None:
    """A52: only what elves tame is tamed; a burnt forest gives no race any points."""
    rows.dragons = dragon_row(ones(kingdom.of(c.DRAGON)), ones(tamed), box)
    burnt: i64 = burnt_forests(kingdom, tamed)
    rows.scenario = box.egg * ones(tamed) - box.burnt * ones(burnt)
    if burnt == 0:
        return
    portals: i64 = kingdom.of(c.PORTAL)
    rows.elves -= box.elf[c.FOREST] * links(kingdom.of(c.ELF), burnt, portals)
    rows.dwarves -= box.dwarf[c.FOREST] * links(kingdom.of(c.DWARF), burnt, portals)
    rows.humans -= box.human[c.FOREST] * links(kingdom.of(c.HUMAN), burnt, portals)
    rows.goblins -= box.goblin[c.FOREST] * links(kingdom.of(c.GOBLIN), burnt, 0)


def robbed_races(kingdom: Kingdom) -> i64:
    """A53: one card of every other race that shares an edge with a goblin."""
    near: i64 = beside(kingdom.of(c.GOBLIN))
    humans: i64 = kingdom.of(c.HUMAN) & near
    elves: i64 = kingdom.of(c.ELF) & near
    dwarves: i64 = kingdom.of(c.DWARF) & near
    return only_lowest(humans) | only_lowest(elves) | only_lowest(dwarves)


def mines(kingdom: Kingdom) -> i64:
    """A54: the mountains that a dwarf touches and no other race."""
    portals: i64 = kingdom.of(c.PORTAL)
    dwarves: i64 = kingdom.of(c.DWARF)
    others: i64 = kingdom.races() & ~dwarves
    left: i64 = kingdom.of(c.MOUNTAIN)
    found: i64 = 0
    while left != 0:
        mountain: i64 = only_lowest(left)
        near: i64 = touching(mountain, portals)
        if near & dwarves != 0 and near & others == 0:
            found |= mountain
        left = trimmed(left)
    return found
