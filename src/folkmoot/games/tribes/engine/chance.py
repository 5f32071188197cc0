# mypyc: hot
"""What chance may bring at each of its decisions, with exact weights, and what an outcome does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.contract import STREAM_DEAL, STREAM_DECK, STREAM_DICE, STREAM_EVENTS
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    C_EVENT,
    C_FIRST,
    C_GOAL,
    C_LAND,
    C_LAND_HEX,
    C_LANDS,
    C_POOL,
    C_POWER,
    C_ROLL,
    C_ROLL_ONE,
    C_TERRAIN,
    C_TRIBE,
    COUNT_LANDS,
    DEAL_POWER,
    DEAL_TRIBE,
    DRAW_EVENT,
    DRAW_FIRST,
    DRAW_GOAL,
    DRAW_LAND,
    LAY_LAND,
    LAY_TERRAIN,
    NUM_CODES,
    P_SETUP,
    ROLL_ONE,
    ROLL_TWO,
)
from folkmoot.games.tribes.engine.dealing import (
    laid_lands,
    land_hexes,
    lead,
    next_undealt,
    next_unlaid,
    terrain_left,
    tribe_taken,
)
from folkmoot.games.tribes.engine.gathering import learn_goal
from folkmoot.games.tribes.engine.happenings import reveal
from folkmoot.games.tribes.engine.turns import rolled

# The codes of every chance decision: from FIRST_CODE[phase - 20] up to LAST_CODE.
FIRST_CODES: Final = [
    LAY_TERRAIN, COUNT_LANDS, DRAW_LAND, LAY_LAND, DEAL_TRIBE, DRAW_FIRST, DEAL_POWER, ROLL_TWO, ROLL_TWO, ROLL_ONE,
    DRAW_EVENT, DRAW_GOAL,
]  # fmt: skip
LAST_CODES: Final = [
    DEAL_TRIBE, DRAW_LAND, LAY_LAND, ROLL_TWO, DRAW_FIRST, DEAL_POWER, COUNT_LANDS, ROLL_ONE, ROLL_ONE, DRAW_GOAL,
    NUM_CODES, DRAW_EVENT,
]  # fmt: skip
ONE_FACE: Final = [0, 0, 0, 1, 1, 2]
OTHER_FACE: Final = [0, 1, 2, 1, 2, 2]


def weight(s: Board, code: i64) -> i64:
    """How likely an outcome is now; 0 if it cannot come."""
    phase: i64 = s.phase
    if code < i64(FIRST_CODES[phase - C_TERRAIN]) or code >= i64(LAST_CODES[phase - C_TERRAIN]):
        return 0
    if phase == C_ROLL or phase == C_POOL:
        return pair_weight(s, code - ROLL_TWO)
    if phase == C_GOAL:
        return (s.tribes[s.active].deck >> (code - DRAW_GOAL)) & 1
    if phase == C_EVENT:
        return (s.deck >> (code - DRAW_EVENT)) & 1
    if phase == C_ROLL_ONE:
        return s.setup.box.faces[code - ROLL_ONE]
    return setup_weight(s, code)


def pair_weight(s: Board, pair: i64) -> i64:
    """T4: two dice that nobody tells apart."""
    faces = s.setup.box.faces
    one: i64 = ONE_FACE[pair]
    other: i64 = OTHER_FACE[pair]
    product: i64 = i64(faces[one]) * i64(faces[other])
    return product if one == other else 2 * product


def setup_weight(s: Board, code: i64) -> i64:
    phase: i64 = s.phase
    if phase == C_TERRAIN:
        return terrain_left(s, code - LAY_TERRAIN)
    if phase == C_LANDS:
        return 1 if code - COUNT_LANDS <= s.setup.box.random_lands else 0
    if phase == C_LAND:
        return 1 - (laid_lands(s) >> (code - DRAW_LAND)) & 1
    if phase == C_LAND_HEX:
        return (land_hexes(s, s.hex) >> (code - LAY_LAND)) & 1
    if phase == C_TRIBE:
        return 0 if tribe_taken(s, code - DEAL_TRIBE) else 1
    if phase == C_FIRST:
        return 1 if code - DRAW_FIRST < s.players else 0
    return 1 if (code - DEAL_POWER) >> 1 == s.tribes[s.who].kind else 0


def stream(s: Board) -> i64:
    phase: i64 = s.phase
    if phase == C_ROLL or phase == C_ROLL_ONE or phase == C_POOL:
        return STREAM_DICE
    if phase == C_GOAL:
        return STREAM_DECK
    return STREAM_EVENTS if phase == C_EVENT else STREAM_DEAL


def happen(s: Board, code: i64) -> None:
    """Carry out an outcome."""
    phase: i64 = s.phase
    if phase == C_ROLL:
        rolled(s, ONE_FACE[code - ROLL_TWO], OTHER_FACE[code - ROLL_TWO])
    elif phase == C_ROLL_ONE:
        rolled(s, s.last, code - ROLL_ONE)
    elif phase == C_GOAL:
        learn_goal(s, code - DRAW_GOAL)
    elif phase == C_EVENT:
        reveal(s, code - DRAW_EVENT)
    elif phase == C_POWER:
        lead(s, code - DEAL_POWER)
    else:
        s.phase = P_SETUP
        set_up(s, phase, code)


def set_up(s: Board, phase: i64, code: i64) -> None:
    if phase == C_TERRAIN:
        hex: i64 = next_unlaid(s)
        s.lay_terrain(hex, code - LAY_TERRAIN)
        s.tell2("terrain", "T5", -1, "hex", hex, "terrain", code - LAY_TERRAIN)
    elif phase == C_LANDS:
        s.want = code - COUNT_LANDS
        s.tell1("lands", "T105", -1, "number", s.want)
    elif phase == C_LAND:
        s.hex = code - DRAW_LAND
        s.tell1("land", "T105", -1, "land", s.hex)
    elif phase == C_LAND_HEX:
        s.lay_land(s.hex, code - LAY_LAND)
        s.tell2("land_laid", "T105", -1, "land", s.hex, "hex", code - LAY_LAND)
        s.hex = -1
    elif phase == C_TRIBE:
        seat: i64 = next_undealt(s)
        s.tribes[seat].kind = code - DEAL_TRIBE
        s.tell1("tribe", "T7", seat, "tribe", code - DEAL_TRIBE)
    elif phase == C_FIRST:
        s.first = code - DRAW_FIRST
        s.active = s.first
        s.tell("first", "T9", s.first)
    elif phase == C_POOL:
        s.die0 = ONE_FACE[code - ROLL_TWO]
        s.die1 = OTHER_FACE[code - ROLL_TWO]
        s.tell2("pool", "T175", -1, "face", s.die0, "face2", s.die1)


def undrawn(s: Board) -> i64:
    """The set that a draw of one card among equals picks from; 0 at other decisions."""
    if s.phase == C_GOAL:
        return s.tribes[s.active].deck
    return s.deck if s.phase == C_EVENT else 0


def nth(mask: i64, ticket: i64) -> i64:
    """The member of a set that owns a ticket, in ascending order."""
    while ticket > 0:
        mask &= mask - 1
        ticket -= 1
    found: i64 = 0
    while (mask >> found) & 1 == 0:
        found += 1
    return found
