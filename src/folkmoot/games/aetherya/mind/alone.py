# mypyc: hot
"""What a network is told of a campaign of Legends of Aetherya, at the beginning of a turn.

The kingdom as against rivals; then what a campaign hangs on: how many cards of each kind are still to come, since four
of a kind are all there are and what is covered by another discard is gone, the turns that are left, the rows ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features
from folkmoot.core.bits import ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import legend_points, tally
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.features import KINGDOM, describe_kingdom, within
from folkmoot.games.aetherya.mind.legends import VERSUS_PAIRS, lacking

TURNS: Final = KINGDOM
UNMET: Final = TURNS + 72
HASTE: Final = UNMET + 21
LEFT: Final = HASTE + 192
SCARCE: Final = LEFT + 50
TOP: Final = SCARCE + 360
NEXT: Final = TOP + 10
LAST: Final = NEXT + 60
PAST: Final = LAST + 15
POINTS: Final = PAST + 4
DOWN: Final = POINTS + 160
SIZE: Final = DOWN + 156


def describe_alone(t: AetheryaState, out: Features) -> None:
    kingdom = t.kingdoms[0]
    score: i64 = tally(kingdom, t.setup.box, False).total() - legend_points(t.shown, t.setup.box)
    describe_kingdom(t, kingdom, score, 0, out)
    wanted: i64 = t.shown & ~t.turned
    cards: i64 = 0
    legend: i64 = 0
    while legend < c.LEGENDS:
        if (wanted >> legend) & 1 != 0:
            lacks: i64 = i64(lacking(kingdom, legend))
            cards += lacks
            out.add(SCARCE + legend * 24 + within(lacks, 3) * 6 + within(left_for(t, kingdom, legend), 5))
        legend += 1
    out.add(TURNS + (t.age - 1) * 24 + within(t.deck_size, 23))
    out.add(UNMET + (t.age - 1) * 7 + within(ones(wanted), 6))
    out.add(HASTE + within(t.deck_size // 2, 11) * 16 + within(cards, 15))
    kind: i64 = 0
    while kind < c.KINDS:
        out.add(LEFT + kind * 5 + within(t.hidden.count(kind), 4))
        kind += 1
    if t.top(0) >= 0:
        out.add(TOP + t.top(0))
    out.add(POINTS + within((score + 20) // 3, 19) * 8 + within(t.deck_size // 3, 7))
    out.add(DOWN + within(16 - ones(kingdom.up), 12) * 12 + within(t.deck_size // 2, 11))
    describe_ages(t, kingdom, out)


def describe_ages(t: AetheryaState, kingdom: Kingdom, out: Features) -> None:
    """The rows ahead, and whether the ages behind have scored."""
    if t.age < c.AGES:
        row: i64 = row_of_age(t, t.age + 1)
        legend: i64 = 0
        while row >> legend != 0:
            if (row >> legend) & 1 != 0:
                out.add(NEXT + legend * 4 + within(i64(lacking(kingdom, legend)), 3))
            legend += 1
    if t.age == 1:
        last: i64 = 0
        while last < c.LEGENDS:
            if (t.row3 >> last) & 1 != 0:
                out.add(LAST + last)
            last += 1
    if t.age > 1:
        out.add(PAST + (1 if t.age1 > 0 else 0))
    if t.age > 2:
        out.add(PAST + (3 if t.age2 > 0 else 2))


def left_for(t: AetheryaState, kingdom: Kingdom, legend: i64) -> i64:
    """Cards of the kinds that a legend asks for: those that nobody has seen in this age, and the top discard."""
    if legend >= c.FOUR_RACES:
        fewest: i64 = 5
        race: i64 = c.HUMAN
        while race <= c.GOBLIN:
            if kingdom.of(race) == 0:
                fewest = min(fewest, left_of(t, race))
            race += 1
        return fewest
    if legend >= c.THREE_PLAINS:
        return left_of(t, legend - c.THREE_PLAINS)
    if legend >= c.DWARF_V_GOBLIN:
        pair: i64 = VERSUS_PAIRS[legend - c.DWARF_V_GOBLIN]
        return left_of(t, pair // 16) + left_of(t, pair % 16)
    if legend >= c.TWO_HUMANS:
        return left_of(t, c.HUMAN + legend - c.TWO_HUMANS)
    other: i64 = left_of(t, c.ELF if legend == c.HUMAN_ELF else c.DWARF)
    return left_of(t, c.HUMAN) + other


def left_of(t: AetheryaState, kind: i64) -> i64:
    return t.hidden.count(kind) + (1 if t.top(0) == kind else 0)
