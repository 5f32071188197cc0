# mypyc: hot
"""Scoring of the scenarios made for this project: rows of a kingdom (A50, A56), and points from elsewhere (A57 to
A59)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.fates import fate_rows
from folkmoot.games.aetherya.engine.fortresses import all_finished, fortress_points
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.nolands import frontier_points
from folkmoot.games.aetherya.engine.scoring import KingdomRows, count_rows, dragon_row, legend_points, links, tamed_by


def pad_of(b: Board, kingdom: Kingdom, seat: i64) -> KingdomRows:
    """The rows of a kingdom as a seat would score it."""
    if not b.setup.own_pad:
        return count_rows(kingdom, b.setup.box, b.setup.mode == c.VERSUS)
    if b.setup.fate != c.NO_FATE:
        return fate_rows(kingdom, b.setup.fate, b.setup.box)
    return own_race_tally(kingdom, b.race_of(seat), b.setup.box)


def shared_scores(b: Board, points: list[int]) -> list[int]:
    """A57: with the prizes of the Nolands; A58, A61: with the points of the allies; A59: with the fortresses."""
    if b.setup.variant == c.CONFRONTATION:
        if b.forts is None:
            return points
        whole = all_finished(b.forts, b.players, b.setup.box)
        return [points[seat] + fortress_points(whole, seat, b.setup.box) for seat in range(b.players)]
    if b.setup.variant == c.EMPIRES:
        empires = [sum(points[side :: c.EMPIRE_SIDES]) for side in range(c.EMPIRE_SIDES)]
        return [empires[seat % c.EMPIRE_SIDES] for seat in range(b.players)]
    box = b.setup.box
    return [points[seat] + frontier_points(b.nolands, b.pacts, seat, b.players, box) for seat in range(b.players)]


def ally_of(seat: i64, players: i64) -> i64:
    """A58, A61: the next player of the same empire. The empires sit by turns: of four it is whoever sits opposite."""
    return (seat + c.EMPIRE_SIDES) % players


def home_of(race: i64) -> i64:
    """A56: plains of humans, forest of elves, mountain of dwarves, swamp of goblins."""
    return race - c.HUMAN


def own_race_tally(kingdom: Kingdom, race: i64, box: Box) -> KingdomRows:
    """A56: only the seat's own race scores, for the land of its home; whoever else touches it is a conflict."""
    rows = KingdomRows()
    portals: i64 = kingdom.of(c.PORTAL)
    own: i64 = kingdom.of(race)
    points: i64 = box.home * links(own, kingdom.of(home_of(race)), portals)
    if race == c.HUMAN:
        rows.humans = points
    elif race == c.ELF:
        rows.elves = points
    elif race == c.DWARF:
        rows.dwarves = points
    else:
        rows.goblins = points
    rows.dragons = dragon_row(ones(kingdom.of(c.DRAGON)), ones(tamed_by(kingdom, own, box)), box)
    rows.legends = legend_points(kingdom.legends, box)
    rows.conflicts = -box.stranger * links(own, kingdom.races() & ~own, portals)
    return rows
