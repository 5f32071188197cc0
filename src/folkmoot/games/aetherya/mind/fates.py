# mypyc: hot
"""Number of cards that a kingdom of Aetherya lacks for the task of a fate (A50 to A54)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import ones, only_lowest, trimmed
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.fates import counted, need
from folkmoot.games.aetherya.engine.kingdom import Kingdom, touching
from folkmoot.games.aetherya.engine.state import AetheryaState


def task_lacks(b: AetheryaState, kingdom: Kingdom) -> float:
    """Cards that the task of this age may still take; 0 where it is done."""
    fate: i64 = b.setup.fate
    if fate == c.NO_FATE:
        return 0.0
    missing: i64 = need(b) - ones(counted(kingdom, fate, b.setup.box))
    if missing <= 0:
        return 0.0
    if fate == c.DEGODASS:
        return egg_lacks(kingdom, missing, b.setup.box.tamers)
    partner: i64 = c.HUMAN if fate == c.DEZANNO else c.GOBLIN if fate == c.SHAGRATT else c.DWARF
    return float(missing) + (1.0 if kingdom.of(partner) == 0 else 0.0)


def egg_lacks(kingdom: Kingdom, missing: i64, tamers: i64) -> float:
    """A52: elves beside the dragons that lack the fewest; where there is no dragon, that as well."""
    elves: i64 = kingdom.of(c.ELF)
    portals: i64 = kingdom.of(c.PORTAL)
    least: i64 = tamers + 1
    second: i64 = tamers + 1
    left: i64 = kingdom.of(c.DRAGON)
    while left != 0:
        lacks: i64 = tamers - ones(touching(only_lowest(left), portals) & elves)
        if lacks > 0 and lacks < least:
            second = least
            least = lacks
        elif lacks > 0 and lacks < second:
            second = lacks
        left = trimmed(left)
    return float(least) if missing == 1 else float(least + second)
