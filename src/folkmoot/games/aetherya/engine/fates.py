# mypyc: hot
"""Own scenarios for one player (A50 to A54): what a fate counts, what it asks for, and how it changes the pad."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.codes import (
    DEGODASS,
    DEZANNO,
    DRAGON,
    DWARF,
    ELF,
    FOREST,
    GOBLIN,
    HUMAN,
    MOUNTAIN,
    PORTAL,
    PUDUGRUEN,
    SHAGRATT,
)
from folkmoot.games.aetherya.engine.kingdom import Kingdom, beside, ones, touching, trimmed
from folkmoot.games.aetherya.engine.legends import reached
from folkmoot.games.aetherya.engine.scoring import Tally, conflict_pairs, dragon_row, links, tally, tamed_by


def counted(kingdom: Kingdom, fate: i64, box: Box) -> i64:
    """The cells (A53: a card of each robbed race) that the task of a fate counts."""
    if fate == DEZANNO:
        return held_goblins(kingdom)
    if fate == DEGODASS:
        return tamed_by(kingdom, kingdom.of(ELF), box)
    if fate == SHAGRATT:
        return robbed_races(kingdom)
    return mines(kingdom)


def have(t: Table) -> i64:
    """How much of the task the kingdom shows."""
    return ones(counted(t.kingdoms[0], t.setup.fate, t.setup.box))


def need(t: Table) -> i64:
    """A50: how much the task of the current age asks for."""
    return t.setup.box.tasks[t.setup.fate][t.age - 1]


def age_failed(t: Table) -> bool:
    """A39, A50: a legend of the row is not met, or the task of the fate is not done."""
    if t.shown & ~t.turned != 0:
        return True
    return t.setup.fate != 0 and have(t) < need(t)


def fate_tally(kingdom: Kingdom, fate: i64, box: Box) -> Tally:
    """The pad of a kingdom under a fate: the seven rows as it changes them, and its own."""
    rows = tally(kingdom, box, False)
    found: i64 = counted(kingdom, fate, box)
    if fate == DEZANNO:
        goblins: i64 = kingdom.of(GOBLIN)
        rows.scenario = box.held * ones(found) - box.loose * ones(goblins & ~found)
        rows.conflicts += box.conflict * links(goblins, kingdom.of(HUMAN), kingdom.of(PORTAL))
    elif fate == DEGODASS:
        burn(rows, kingdom, box, found)
    elif fate == SHAGRATT:
        rows.scenario = box.robbed * ones(found)
        cheap: i64 = links(kingdom.of(GOBLIN), kingdom.races() & ~kingdom.of(GOBLIN), kingdom.of(PORTAL))
        rows.conflicts = -box.conflict * (conflict_pairs(kingdom) - cheap) - box.goblin_conflict * cheap
    elif fate == PUDUGRUEN:
        rows.scenario = box.mine * ones(found)
    return rows


def held_goblins(kingdom: Kingdom) -> i64:
    """A51: the goblins that touch a human, portals included."""
    return kingdom.of(GOBLIN) & reached(kingdom.of(HUMAN), kingdom.of(PORTAL))


def burnt_forests(kingdom: Kingdom, tamed: i64) -> i64:
    """A52: the forests that touch a wild dragon."""
    return kingdom.of(FOREST) & reached(kingdom.of(DRAGON) & ~tamed, kingdom.of(PORTAL))


def burn(rows: Tally, kingdom: Kingdom, box: Box, tamed: i64) -> None:
    """A52: only what elves tame is tamed; a burnt forest gives no race any points."""
    rows.dragons = dragon_row(ones(kingdom.of(DRAGON)), ones(tamed), box)
    burnt: i64 = burnt_forests(kingdom, tamed)
    rows.scenario = box.egg * ones(tamed) - box.burnt * ones(burnt)
    if burnt == 0:
        return
    portals: i64 = kingdom.of(PORTAL)
    rows.elves -= box.elf[1] * links(kingdom.of(ELF), burnt, portals)
    rows.dwarves -= box.dwarf[1] * links(kingdom.of(DWARF), burnt, portals)
    rows.humans -= box.human[1] * links(kingdom.of(HUMAN), burnt, portals)
    rows.goblins -= box.goblin[1] * links(kingdom.of(GOBLIN), burnt, 0)


def robbed_races(kingdom: Kingdom) -> i64:
    """A53: one card of every other race that shares an edge with a goblin."""
    near: i64 = beside(kingdom.of(GOBLIN))
    humans: i64 = kingdom.of(HUMAN) & near
    elves: i64 = kingdom.of(ELF) & near
    dwarves: i64 = kingdom.of(DWARF) & near
    return (humans & -humans) | (elves & -elves) | (dwarves & -dwarves)


def mines(kingdom: Kingdom) -> i64:
    """A54: the mountains that a dwarf touches and no other race."""
    portals: i64 = kingdom.of(PORTAL)
    dwarves: i64 = kingdom.of(DWARF)
    others: i64 = kingdom.races() & ~dwarves
    left: i64 = kingdom.of(MOUNTAIN)
    found: i64 = 0
    while left != 0:
        mountain: i64 = left & -left
        near: i64 = touching(mountain, portals)
        if near & dwarves != 0 and near & others == 0:
            found |= mountain
        left = trimmed(left)
    return found
