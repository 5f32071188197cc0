# mypyc: hot
"""Features of a campaign of Legends of Aetherya for a network, at the beginning of a turn.

The kingdom as against rivals; then what decides a campaign: the cards of each kind that are still to come (there are
four of a kind, and a covered discard is gone), the turns that are left, the rows ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features, within
from folkmoot.core.bits import in_set, ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import count_rows, legend_points
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.features import KINGDOM, LACK_STEPS, POINTS_SHIFT, POINTS_STEP, describe_kingdom
from folkmoot.games.aetherya.mind.legends import PAIR_RADIX, VERSUS_PAIRS, lacking

# Into how many steps a number is told.
DECK_STEPS: Final = 24
HALF_DECK_STEPS: Final = 12
THIRD_DECK_STEPS: Final = 8
UNMET_STEPS: Final = 7
CARD_STEPS: Final = 16
LEFT_STEPS: Final = 5
SCARCE_STEPS: Final = 6
POINT_STEPS: Final = 20
PAST_STEPS: Final = 4
DOWN_STEPS: Final = c.FACE_DOWN + 1
# The first row of each part.
TURNS: Final = KINGDOM
UNMET: Final = TURNS + c.NUM_AGES * DECK_STEPS
HASTE: Final = UNMET + c.NUM_AGES * UNMET_STEPS
LEFT: Final = HASTE + HALF_DECK_STEPS * CARD_STEPS
SCARCE: Final = LEFT + c.NUM_KINDS * LEFT_STEPS
TOP: Final = SCARCE + c.NUM_LEGENDS * LACK_STEPS * SCARCE_STEPS
NEXT: Final = TOP + c.NUM_KINDS
LAST: Final = NEXT + c.NUM_LEGENDS * LACK_STEPS
PAST: Final = LAST + c.NUM_LEGENDS
POINTS: Final = PAST + PAST_STEPS
DOWN: Final = POINTS + POINT_STEPS * THIRD_DECK_STEPS
SIZE: Final = DOWN + DOWN_STEPS * HALF_DECK_STEPS


def describe_alone(b: AetheryaState, out: Features) -> None:
    kingdom = b.kingdoms[0]
    score: i64 = count_rows(kingdom, b.setup.box, False).total() - legend_points(b.shown, b.setup.box)
    describe_kingdom(b, kingdom, score, 0, out)
    wanted: i64 = b.shown & ~b.turned
    cards: i64 = 0
    legend: i64 = 0
    while legend < c.NUM_LEGENDS:
        if in_set(wanted, legend):
            lacks: i64 = i64(lacking(kingdom, legend))
            cards += lacks
            scarce: i64 = within(left_for(b, kingdom, legend), SCARCE_STEPS - 1)
            out.add(SCARCE + (legend * LACK_STEPS + within(lacks, LACK_STEPS - 1)) * SCARCE_STEPS + scarce)
        legend += 1
    out.add(TURNS + (b.age - 1) * DECK_STEPS + within(b.deck_size, DECK_STEPS - 1))
    out.add(UNMET + (b.age - 1) * UNMET_STEPS + within(ones(wanted), UNMET_STEPS - 1))
    half: i64 = within(b.deck_size // 2, HALF_DECK_STEPS - 1)
    out.add(HASTE + half * CARD_STEPS + within(cards, CARD_STEPS - 1))
    kind: i64 = 0
    while kind < c.NUM_KINDS:
        out.add(LEFT + kind * LEFT_STEPS + within(b.hidden.count(kind), LEFT_STEPS - 1))
        kind += 1
    if b.top(0) >= 0:
        out.add(TOP + b.top(0))
    points: i64 = within((score + POINTS_SHIFT) // POINTS_STEP, POINT_STEPS - 1)
    out.add(POINTS + points * THIRD_DECK_STEPS + within(b.deck_size // 3, THIRD_DECK_STEPS - 1))
    out.add(DOWN + within(c.NUM_CELLS - ones(kingdom.up), c.FACE_DOWN) * HALF_DECK_STEPS + half)
    describe_ages(b, kingdom, out)


def describe_ages(b: AetheryaState, kingdom: Kingdom, out: Features) -> None:
    """The rows ahead, and whether the ages behind have scored."""
    if b.age < c.NUM_AGES:
        row: i64 = row_of_age(b, b.age + 1)
        legend: i64 = 0
        while row >> legend != 0:
            if in_set(row, legend):
                out.add(NEXT + legend * LACK_STEPS + within(i64(lacking(kingdom, legend)), LACK_STEPS - 1))
            legend += 1
    if b.age == 1:
        last: i64 = 0
        while last < c.NUM_LEGENDS:
            if in_set(b.row3, last):
                out.add(LAST + last)
            last += 1
    if b.age > 1:
        out.add(PAST + (1 if b.age1 > 0 else 0))
    if b.age > 2:
        out.add(PAST + (3 if b.age2 > 0 else 2))


def left_for(b: AetheryaState, kingdom: Kingdom, legend: i64) -> i64:
    """Cards of the kinds that a legend asks for: those that nobody has seen in this age, and the top discard."""
    if legend >= c.FOUR_RACES:
        fewest: i64 = SCARCE_STEPS - 1
        race: i64 = c.HUMAN
        while race <= c.GOBLIN:
            if kingdom.of(race) == 0:
                fewest = min(fewest, left_of(b, race))
            race += 1
        return fewest
    if legend >= c.THREE_PLAINS:
        return left_of(b, legend - c.THREE_PLAINS)
    if legend >= c.DWARF_V_GOBLIN:
        pair: i64 = VERSUS_PAIRS[legend - c.DWARF_V_GOBLIN]
        return left_of(b, pair // PAIR_RADIX) + left_of(b, pair % PAIR_RADIX)
    if legend >= c.TWO_HUMANS:
        return left_of(b, c.HUMAN + legend - c.TWO_HUMANS)
    other: i64 = left_of(b, c.ELF if legend == c.HUMAN_ELF else c.DWARF)
    return left_of(b, c.HUMAN) + other


def left_of(b: AetheryaState, kind: i64) -> i64:
    return b.hidden.count(kind) + (1 if b.top(0) == kind else 0)
