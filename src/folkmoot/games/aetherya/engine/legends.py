# mypyc: hot
"""The conditions of the fifteen legends (A2) among the face-up cards of a kingdom."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import only_lowest, shift, trimmed
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.kingdom import Kingdom, beside, touching


def conditions(kingdom: Kingdom, goblins_via_portal: bool) -> i64:
    """The mask of legends that are met; above it, from bit 15, the two-against-one legends that hold one against one.

    A17: a goblin's link is direct unless the switch says otherwise.
    """
    portals: i64 = kingdom.of(c.PORTAL)
    found: i64 = 0
    kind: i64 = 0
    while kind < c.HUMAN:
        if three_connected(kingdom.of(kind), portals):
            found |= shift(1, c.THREE_PLAINS + kind)
        kind += 1
    humans: i64 = kingdom.of(c.HUMAN)
    elves: i64 = kingdom.of(c.ELF)
    dwarves: i64 = kingdom.of(c.DWARF)
    goblins: i64 = kingdom.of(c.GOBLIN)
    found |= meeting(humans, elves, c.HUMAN_ELF, portals) | meeting(humans, dwarves, c.HUMAN_DWARF, portals)
    found |= meeting(humans, humans, c.TWO_HUMANS, portals) | meeting(elves, elves, c.TWO_ELVES, portals)
    found |= meeting(dwarves, dwarves, c.TWO_DWARVES, portals) | two_to_one(elves, dwarves, c.ELF_V_DWARF, portals)
    if goblins != 0:
        gates: i64 = portals if goblins_via_portal else 0
        found |= meeting(goblins, goblins, c.TWO_GOBLINS, gates) | two_to_one(dwarves, goblins, c.DWARF_V_GOBLIN, gates)
        found |= two_to_one(humans, goblins, c.HUMAN_V_GOBLIN, gates) | two_to_one(
            elves, goblins, c.ELF_V_GOBLIN, gates
        )
        if humans != 0 and elves != 0 and dwarves != 0:
            found |= shift(1, c.FOUR_RACES)
    return found


def reached(cells: i64, portals: i64) -> i64:
    """Everything that touches one of these cells."""
    if beside(cells) & portals == 0:
        return beside(cells)
    found: i64 = 0
    while cells != 0:
        found |= touching(only_lowest(cells), portals)
        cells = trimmed(cells)
    return found


def meeting(ones: i64, others: i64, legend: i64, portals: i64) -> i64:
    """The legend's bit if a card of one set touches a card of the other."""
    if ones != 0 and reached(ones, portals) & others != 0:
        return shift(1, legend)
    return 0


def two_to_one(ones: i64, others: i64, legend: i64, portals: i64) -> i64:
    """The legend's bit if two of one side touch the same card of the other; its sword's bit if one touches one."""
    if ones == 0 or others == 0 or reached(ones, portals) & others == 0:
        return 0
    if has_two(ones, others, portals) or has_two(others, ones, portals):
        return shift(1, legend) | shift(1, legend + c.NUM_LEGENDS)
    return shift(1, legend + c.NUM_LEGENDS)


def has_two(single: i64, pair: i64, portals: i64) -> bool:
    """Does one card of `single` touch two of `pair`?"""
    while single != 0:
        if trimmed(touching(only_lowest(single), portals) & pair) != 0:
            return True
        single = trimmed(single)
    return False


def three_connected(cells: i64, portals: i64) -> bool:
    """Three connected cards have one in the middle that touches the two others."""
    return trimmed(trimmed(cells)) != 0 and has_two(cells, cells, portals)
