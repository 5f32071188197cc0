"""Rows that no card of a kingdom brings: prizes of the Nolands (A57), the allies (A58), fortresses (A59)."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc, Part, Row
from folkmoot.core.bits import numbers, shift
from folkmoot.core.values import row_of
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.fortresses import EAST, across, pressed, pressing
from folkmoot.games.aetherya.engine.nolands import Nolands, betrayals_in, partner_in, place_of, prize, strength
from folkmoot.games.aetherya.engine.scenarios import ally_of

ALLY = "ally"


def frontiers_row(lands: Nolands | None, pacts: int, players: int, box: Box) -> Row:
    """A57: a part for every seat that has settled; whoever is tied has the lower of the places. A60: and betrayals."""
    strengths = [int(strength(lands, seat, box)) for seat in range(players)]
    parts: list[Part] = []
    for seat in range(players):
        if lands is not None and lands.of_seat(seat):
            partner = int(partner_in(pacts, seat))
            rivals = [one for other, one in enumerate(strengths) if other not in (seat, partner)]
            args = {
                "kind": "frontiers",
                "strength": strengths[seat],
                "place": int(place_of(lands, seat, players, box, pacts)),
                "tied": strengths[seat] in rivals,
            }
            parts.append(Part(seat, int(prize(lands, seat, players, box, pacts)), "A57", args))
        broken = int(betrayals_in(pacts, seat))
        if broken:
            parts.append(Part(seat, -int(box.betrayal) * broken, "A60", {"kind": "betrayal", "number": broken}))
    return row_of("frontiers", "A57", players, parts)


def allies_of(seat: int, players: int) -> list[int]:
    """A58, A61: the others of an empire, clockwise from the next."""
    found = [int(ally_of(seat, players))]
    while (ally := int(ally_of(found[-1], players))) != seat:
        found.append(ally)
    return found


def ally_row(players: int, own: Sequence[Row]) -> Row:
    """A58, A61: what the kingdoms of the allies bring."""
    points = [sum(row.points[seat] for row in own) for seat in range(players)]
    parts = [
        Part(seat, points[ally], "A58", {"kind": ALLY, "of_seat": ally})
        for seat in range(players)
        for ally in allies_of(seat, players)
        if points[ally]
    ]
    return row_of(ALLY, "A58", players, parts)


def fortress_row(whole: list[int], box: Box) -> Row:
    """A59: by seat the cells with a finished fortress; a part for each, and for each tribute on both sides."""
    players = len(whole)
    parts: list[Part] = []
    for seat in range(players):
        takes, pays = numbers(pressing(whole, seat)), numbers(pressed(whole, seat))
        parts += [tell_fortress(seat, box.fortress, "fortress", cell, None) for cell in numbers(whole[seat])]
        parts += [tell_fortress(seat, box.tribute, "takes", cell, across(seat, cell, players)) for cell in takes]
        parts += [tell_fortress(seat, -box.tribute, "pays", cell, across(seat, cell, players)) for cell in pays]
    return row_of("fortresses", "A59", players, parts)


def tell_fortress(seat: int, points: int, kind: str, cell: int, of_seat: int | None) -> Part:
    args: Doc = {"kind": kind, "cell": c.PLACES[cell]}
    if of_seat is not None:
        args |= {"of_seat": int(of_seat), "side": "east" if shift(1, cell) & EAST else "west"}
    return Part(seat, int(points), "A59", args)


def joined(rows: Sequence[Row], seat: int) -> list[int]:
    """A58, A61: the points of a whole empire in every row of the pad, for A22."""
    empire = [seat, *allies_of(seat, len(rows[0].points))]
    return [sum(row.points[one] for one in empire) for row in rows if row.id != ALLY]
