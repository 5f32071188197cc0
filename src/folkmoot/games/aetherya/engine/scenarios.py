# mypyc: hot
"""How a scenario of our own scores: the pad of a kingdom (A50, A56), and what comes from elsewhere (A57, A58)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.codes import DRAGON, DWARF, ELF, EMPIRES, HUMAN, NO_FATE, PORTAL, VERSUS
from folkmoot.games.aetherya.engine.fates import fate_tally
from folkmoot.games.aetherya.engine.kingdom import Kingdom, ones
from folkmoot.games.aetherya.engine.nolands import prize
from folkmoot.games.aetherya.engine.scoring import Tally, dragon_row, legend_points, links, tally, tamed_by


def pad_of(t: Table, kingdom: Kingdom, seat: i64) -> Tally:
    """The rows of a kingdom as a seat would score it."""
    if not t.setup.own_pad:
        return tally(kingdom, t.setup.box, t.setup.mode == VERSUS)
    if t.setup.fate != NO_FATE:
        return fate_tally(kingdom, t.setup.fate, t.setup.box)
    return own_race_tally(kingdom, t.race_of(seat), t.setup.box)


def shared_scores(t: Table, points: list[int]) -> list[int]:
    """A57: with the prizes of the Nolands; A58: with the points of the ally."""
    if t.setup.variant == EMPIRES:
        return [points[seat] + points[ally_of(seat)] for seat in range(4)]
    return [points[seat] + prize(t.nolands, seat, t.players, t.setup.box) for seat in range(t.players)]


def ally_of(seat: i64) -> i64:
    """A58: who sits opposite."""
    return (seat + 2) % 4


def home_of(race: i64) -> i64:
    """A56: plains of humans, forest of elves, mountain of dwarves, swamp of goblins."""
    return race - HUMAN


def own_race_tally(kingdom: Kingdom, race: i64, box: Box) -> Tally:
    """A56: the own race alone scores, for the land of its home; whoever else touches it is a conflict."""
    rows = Tally()
    portals: i64 = kingdom.of(PORTAL)
    own: i64 = kingdom.of(race)
    points: i64 = box.home * links(own, kingdom.of(home_of(race)), portals)
    if race == HUMAN:
        rows.humans = points
    elif race == ELF:
        rows.elves = points
    elif race == DWARF:
        rows.dwarves = points
    else:
        rows.goblins = points
    rows.dragons = dragon_row(ones(kingdom.of(DRAGON)), ones(tamed_by(kingdom, own, box)), box)
    rows.legends = legend_points(kingdom.legends, box)
    rows.conflicts = -box.stranger * links(own, kingdom.races() & ~own, portals)
    return rows
