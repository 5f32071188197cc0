# mypyc: hot
"""Features of a state of Legends of Aetherya for a network, from one seat: rows of numbers, each there or not.

Only the printed game without tokens, played against each other, at the beginning of a turn. A kingdom's features are
the cards in corners, at edges and in the middle, the cards that touch, its dragons, and its distance from the legends
on offer; all rivals share the same rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features, within
from folkmoot.core.bits import in_set, ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import count_rows, tamed_dragons
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.legends import lacking

DOWN: Final = 10
"""A card that is face down, beside the ten kinds."""
KINDS: Final = 11
ZONES: Final = [0, 1, 1, 0, 1, 2, 2, 1, 1, 2, 2, 1, 0, 1, 1, 0]
"""Corner, edge, middle, by cell."""
PAIR: Final = [max(one, two) * (max(one, two) + 1) // 2 + min(one, two) for one in range(KINDS) for two in range(KINDS)]

NUM_ZONES: Final = 3
NUM_PAIRS: Final = KINDS * (KINDS + 1) // 2
# Into how many steps a number is told.
TAMED_STEPS: Final = 4
DRAGON_STEPS: Final = 7
LACK_STEPS: Final = 4
POINTS_STEP: Final = 3
POINTS_SHIFT: Final = 20
"""Points come three a step; those below zero are told apart down to this."""
POINTS_STEPS: Final = 30
GAIN_STEPS: Final = 14
LEAD_STEPS: Final = 21
LEFT_STEPS: Final = 6
CLAIM_STEPS: Final = 6
DECK_STEPS: Final = 10
DECK_STEP: Final = 4
GAIN_SHIFT: Final = 3
LEAD_SHIFT: Final = 31
"""The middle of what is told, for what may be below zero."""
NOBODY: Final = -1000
"""Less than any kingdom has."""
DOWN_STEPS: Final = c.FACE_DOWN + 1
TOPS: Final = 20
# A kingdom: the first row of each part.
IN_ZONE: Final = 0
BESIDE: Final = IN_ZONE + KINDS * NUM_ZONES
UNTURNED: Final = BESIDE + NUM_PAIRS
DRAGONS: Final = UNTURNED + c.NUM_CELLS + 1
LACKS: Final = DRAGONS + DRAGON_STEPS * TAMED_STEPS
CLAIMED: Final = LACKS + c.NUM_LEGENDS * LACK_STEPS
POINTS: Final = CLAIMED + CLAIM_STEPS
KINGDOM: Final = POINTS + POINTS_STEPS
# The table.
RIVAL: Final = KINGDOM
TOP: Final = RIVAL + KINGDOM
TOP_GAIN: Final = TOP + 2 * TOPS
DECK: Final = TOP_GAIN + 2 * GAIN_STEPS
TURN: Final = DECK + DECK_STEPS
LEAD: Final = TURN + c.MOST_SEATS
RACE: Final = LEAD + LEAD_STEPS * LEFT_STEPS
SIZE: Final = RACE + DOWN_STEPS * DOWN_STEPS


def describe(b: AetheryaState, seat: i64, top_gain: float, out: Features) -> None:
    """`top_gain`: what the top of the discards would bring the active seat."""
    own: i64 = points(b, seat)
    best: i64 = NOBODY
    down: i64 = c.NUM_CELLS
    other: i64 = 0
    while other < b.players:
        kingdom = b.kingdoms[other]
        score: i64 = points(b, other)
        describe_kingdom(b, kingdom, score, 0 if other == seat else RIVAL, out)
        if other != seat:
            best = max(best, score)
            down = min(down, c.NUM_CELLS - ones(kingdom.up))
        other += 1
    mine: i64 = c.NUM_CELLS - ones(b.kingdoms[seat].up)
    first: i64 = min(down, mine)
    lead: i64 = within((own - best + LEAD_SHIFT) // POINTS_STEP, LEAD_STEPS - 1)
    out.add(LEAD + lead * LEFT_STEPS + within(first // 2, LEFT_STEPS - 1))
    out.add(RACE + within(mine, c.FACE_DOWN) * DOWN_STEPS + within(down, c.FACE_DOWN))
    wait: i64 = (b.active - seat + b.players) % b.players
    out.add(TURN + wait)
    to_move: i64 = 0 if wait == 0 else 1
    if b.top(0) >= 0:
        out.add(TOP + to_move * TOPS + b.top(0))
        out.add(TOP_GAIN + to_move * GAIN_STEPS + within(i64(top_gain) + GAIN_SHIFT, GAIN_STEPS - 1))
    out.add(DECK + within(b.deck_size // DECK_STEP, DECK_STEPS - 1))


def points(b: AetheryaState, seat: i64) -> i64:
    return count_rows(b.kingdoms[seat], b.setup.box, True).total()


def describe_kingdom(b: AetheryaState, kingdom: Kingdom, score: i64, base: i64, out: Features) -> None:
    cell: i64 = 0
    while cell < c.NUM_CELLS:
        kind: i64 = kind_at(kingdom, cell)
        zone: i64 = ZONES[cell]
        out.add(base + IN_ZONE + kind * NUM_ZONES + zone)
        if cell % c.SIDE != c.SIDE - 1:
            right: i64 = kind_at(kingdom, cell + 1)
            pair: i64 = PAIR[kind * KINDS + right]
            out.add(base + BESIDE + pair)
        if cell < c.NUM_CELLS - c.SIDE:
            below: i64 = kind_at(kingdom, cell + c.SIDE)
            under: i64 = PAIR[kind * KINDS + below]
            out.add(base + BESIDE + under)
        cell += 1
    out.add(base + UNTURNED + c.NUM_CELLS - ones(kingdom.up))
    dragons: i64 = within(ones(kingdom.of(c.DRAGON)), DRAGON_STEPS - 1)
    tamed: i64 = within(ones(tamed_dragons(kingdom, b.setup.box)), TAMED_STEPS - 1)
    out.add(base + DRAGONS + dragons * TAMED_STEPS + tamed)
    wanted: i64 = b.shown & ~b.turned
    legend: i64 = 0
    while legend < c.NUM_LEGENDS:
        if in_set(wanted, legend):
            out.add(base + LACKS + legend * LACK_STEPS + within(i64(lacking(kingdom, legend)), LACK_STEPS - 1))
        legend += 1
    out.add(base + CLAIMED + within(ones(kingdom.legends), CLAIM_STEPS - 1))
    out.add(base + POINTS + within((score + POINTS_SHIFT) // POINTS_STEP, POINTS_STEPS - 1))


def kind_at(kingdom: Kingdom, cell: i64) -> i64:
    if not in_set(kingdom.up, cell):
        return DOWN
    return kingdom.card(cell)
