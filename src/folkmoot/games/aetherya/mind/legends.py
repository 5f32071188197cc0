# mypyc: hot
"""Distance of a kingdom of Aetherya from a legend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.legends import reached

PAIR_RADIX: Final = 16
VERSUS_PAIRS: Final = [
    one * PAIR_RADIX + other
    for one, other in ((c.DWARF, c.GOBLIN), (c.HUMAN, c.GOBLIN), (c.ELF, c.GOBLIN), (c.ELF, c.DWARF))
]
"""The two races of each two-against-one legend, from DWARF_V_GOBLIN on."""


def nearness(kingdom: Kingdom, legend: i64) -> float:
    """Return the square of the part of a legend's cards that lies face up: half of them is little yet."""
    part: float = 0.0
    if legend >= c.FOUR_RACES:
        part = races(kingdom) / 4.0
    elif legend >= c.THREE_PLAINS:
        part = has(kingdom, legend - c.THREE_PLAINS, 3) / 3.0
    elif legend >= c.DWARF_V_GOBLIN:
        one: i64 = VERSUS_PAIRS[legend - c.DWARF_V_GOBLIN] // PAIR_RADIX
        other: i64 = VERSUS_PAIRS[legend - c.DWARF_V_GOBLIN] % PAIR_RADIX
        first: float = has(kingdom, one, 2) + has(kingdom, other, 1)
        second: float = has(kingdom, one, 1) + has(kingdom, other, 2)
        part = max(first, second) / 3.0
    elif legend >= c.TWO_HUMANS:
        part = has(kingdom, c.HUMAN + legend - c.TWO_HUMANS, 2) / 2.0
    else:
        part = (has(kingdom, c.HUMAN, 1) + has(kingdom, c.ELF if legend == c.HUMAN_ELF else c.DWARF, 1)) / 2.0
    return part * part


def lacking(kingdom: Kingdom, legend: i64) -> float:
    """Return the number of cards that must be placed before a legend is met; cards that do not touch count less."""
    if in_set(kingdom.met, legend):
        return 0.0
    if legend >= c.FOUR_RACES:
        return 4.0 - races(kingdom)
    if legend >= c.THREE_PLAINS:
        return lacking_terrain(kingdom, kingdom.of(legend - c.THREE_PLAINS))
    if legend >= c.DWARF_V_GOBLIN:
        if in_set(kingdom.met, legend + c.NUM_LEGENDS):
            return 1.0
        pair: i64 = VERSUS_PAIRS[legend - c.DWARF_V_GOBLIN]
        return 2.0 if kingdom.of(pair // PAIR_RADIX) | kingdom.of(pair % PAIR_RADIX) != 0 else 3.0
    some: i64 = kingdom.of(c.HUMAN)
    if legend >= c.TWO_HUMANS:
        some = kingdom.of(c.HUMAN + legend - c.TWO_HUMANS)
    else:
        some |= kingdom.of(c.ELF if legend == c.HUMAN_ELF else c.DWARF)
    return 1.0 if some != 0 else 2.0


def lacking_terrain(kingdom: Kingdom, cells: i64) -> float:
    """Three of a terrain, connected."""
    number: i64 = ones(cells)
    if number < 2:
        return float(3 - number)
    return 1.0 if reached(cells, kingdom.of(c.PORTAL)) & cells != 0 else 1.4


def races(kingdom: Kingdom) -> float:
    return has(kingdom, c.HUMAN, 1) + has(kingdom, c.ELF, 1) + has(kingdom, c.DWARF, 1) + has(kingdom, c.GOBLIN, 1)


def has(kingdom: Kingdom, kind: i64, most: i64) -> float:
    return float(min(ones(kingdom.of(kind)), most))
