# mypyc: hot
"""What a network is told of a state of Legends of Aetherya, from one seat: rows of numbers, each there or not.

Only the printed game without tokens, played against each other, at the beginning of a turn. A kingdom is told by what
lies in corners, at edges and in the middle, by which cards lie side by side, by its dragons, by how far it is from the
legends on offer; rivals are told alike, all of them by the same rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.bots.network import Features
from folkmoot.core.bits import ones, shift
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scoring import tally, tamed_dragons
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.legends import lacking

DOWN: Final = 10
"""A card that is face down, beside the ten kinds."""
KINDS: Final = 11
ZONES: Final = [0, 1, 1, 0, 1, 2, 2, 1, 1, 2, 2, 1, 0, 1, 1, 0]
"""Corner, edge, middle, by cell."""
PAIR: Final = [max(one, two) * (max(one, two) + 1) // 2 + min(one, two) for one in range(KINDS) for two in range(KINDS)]

# A kingdom: the first row of each part.
IN_ZONE: Final = 0
BESIDE: Final = 33
UNTURNED: Final = 99
DRAGONS: Final = 116
LACKS: Final = 144
CLAIMED: Final = 204
POINTS: Final = 210
KINGDOM: Final = 240
# The table.
RIVAL: Final = 240
TOP: Final = 480
TOP_GAIN: Final = 520
DECK: Final = 548
TURN: Final = 558
LEAD: Final = 562
RACE: Final = 688
SIZE: Final = 857


def describe(t: AetheryaState, seat: i64, top_gain: float, out: Features) -> None:
    """`top_gain`: what the top of the discards would bring the active seat."""
    own: i64 = points(t, seat)
    best: i64 = -1000
    down: i64 = 16
    other: i64 = 0
    while other < t.players:
        kingdom = t.kingdoms[other]
        score: i64 = points(t, other)
        describe_kingdom(t, kingdom, score, 0 if other == seat else RIVAL, out)
        if other != seat:
            best = max(best, score)
            down = min(down, 16 - ones(kingdom.up))
        other += 1
    mine: i64 = 16 - ones(t.kingdoms[seat].up)
    first: i64 = min(down, mine)
    out.add(LEAD + within((own - best + 31) // 3, 20) * 6 + within(first // 2, 5))
    out.add(RACE + within(mine, 12) * 13 + within(down, 12))
    wait: i64 = (t.active - seat + t.players) % t.players
    out.add(TURN + wait)
    to_move: i64 = 0 if wait == 0 else 1
    if t.top(0) >= 0:
        out.add(TOP + to_move * 20 + t.top(0))
        out.add(TOP_GAIN + to_move * 14 + within(i64(top_gain) + 3, 13))
    out.add(DECK + within(t.deck_size // 4, 9))


def points(t: AetheryaState, seat: i64) -> i64:
    return tally(t.kingdoms[seat], t.setup.box, True).total()


def within(value: i64, most: i64) -> i64:
    if value < 0:
        return 0
    return value if value < most else most


def describe_kingdom(t: AetheryaState, kingdom: Kingdom, score: i64, base: i64, out: Features) -> None:
    cell: i64 = 0
    while cell < 16:
        kind: i64 = kind_at(kingdom, cell)
        zone: i64 = ZONES[cell]
        out.add(base + IN_ZONE + kind * 3 + zone)
        if cell & 3 != 3:
            right: i64 = kind_at(kingdom, cell + 1)
            pair: i64 = PAIR[kind * KINDS + right]
            out.add(base + BESIDE + pair)
        if cell < 12:
            below: i64 = kind_at(kingdom, cell + 4)
            under: i64 = PAIR[kind * KINDS + below]
            out.add(base + BESIDE + under)
        cell += 1
    out.add(base + UNTURNED + 16 - ones(kingdom.up))
    dragons: i64 = within(ones(kingdom.of(c.DRAGON)), 6)
    out.add(base + DRAGONS + dragons * 4 + within(ones(tamed_dragons(kingdom, t.setup.box)), 3))
    wanted: i64 = t.shown & ~t.turned
    legend: i64 = 0
    while legend < c.LEGENDS:
        if wanted & shift(1, legend) != 0:
            out.add(base + LACKS + legend * 4 + within(i64(lacking(kingdom, legend)), 3))
        legend += 1
    out.add(base + CLAIMED + within(ones(kingdom.legends), 5))
    out.add(base + POINTS + within((score + 20) // 3, 29))


def kind_at(kingdom: Kingdom, cell: i64) -> i64:
    if (kingdom.up >> cell) & 1 == 0:
        return DOWN
    return kingdom.card(cell)
