"""Rows that do not come from a seat's own kingdom: the prizes of the Nolands (A57) and the points of the ally (A58)."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Part, Row
from folkmoot.core.values import row_of
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.nolands import place_of, prize, strength
from folkmoot.games.aetherya.engine.scenarios import ally_of

ALLY = "ally"


def frontiers_row(b: Board) -> Row:
    """A57: a part for every seat that has settled; whoever is tied has the lower of the places."""
    box, lands, players = b.setup.box, b.nolands, int(b.players)
    strengths = [int(strength(lands, seat, box)) for seat in range(players)]
    parts: list[Part] = []
    for seat in range(players):
        if lands is not None and lands.of_seat(seat):
            args = {
                "kind": "frontiers",
                "strength": strengths[seat],
                "place": int(place_of(lands, seat, players, box)),
                "tied": strengths.count(strengths[seat]) > 1,
            }
            parts.append(Part(seat, int(prize(lands, seat, players, box)), "A57", args))
    return row_of("frontiers", "A57", players, parts)


def ally_row(players: int, own: Sequence[Row]) -> Row:
    """A58: what the kingdom of the ally brings."""
    points = [sum(row.points[seat] for row in own) for seat in range(players)]
    allies = [int(ally_of(seat)) for seat in range(players)]
    parts = [
        Part(seat, points[ally], "A58", {"kind": ALLY, "of_seat": ally})
        for seat, ally in enumerate(allies)
        if points[ally]
    ]
    return row_of(ALLY, "A58", players, parts)


def joined(rows: Sequence[Row], seat: int) -> list[int]:
    """A58: the points of both allies in every row of the pad, for A22."""
    return [row.points[seat] + row.points[int(ally_of(seat))] for row in rows if row.id != ALLY]
