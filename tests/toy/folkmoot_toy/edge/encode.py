"""Views of Nine as numbers: round, limit, the seat's own hand and draft, what everybody shows and has."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.core.tensors import among, seat_from

CARDS = range(1, 10)
SEATS = 3
SEAT_SIZE = len(CARDS) + 3
SIZE = 2 + 2 * len(CARDS) + SEATS + SEATS * SEAT_SIZE


def encode(data: Doc) -> list[float]:
    own = data["seat"] if type(data["seat"]) is int else 0
    players = data["players"]
    found = [float(data["round"]), float(data["limit"])]
    found += among(data["seats"][own]["hand"], CARDS) + among(data["draft"], CARDS)
    found += seat_from(own, data["turn"], players, SEATS)
    for step in range(SEATS):
        seat = (own + step) % players
        there = step < players
        shown = data["seats"][seat]["shown"] if there else None
        points = sum(round[seat] for round in data["points"]) if there else 0
        found += [*among(shown, CARDS), float(there), float(shown is not None), float(points)]
    return found
