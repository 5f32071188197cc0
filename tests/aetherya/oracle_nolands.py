"""The Nolands once more (A57), from the rules and not from the engine."""

from __future__ import annotations

from tests.aetherya.oracle import Cell, kinds, touches

HOMES = {"H": "P", "E": "F", "N": "M", "G": "S"}
PRIZES = (8, 4, 2)
Lands = dict[Cell, tuple[str, int]]
"""The letter of a settled card, and its seat."""


def strengths(lands: Lands, players: int) -> list[int]:
    """The strength of every seat: 1 a card, 3 a Dragon, a race 1 more for every terrain of its home that touches."""
    grid = {cell: letter for cell, (letter, _) in lands.items()}
    linked, _ = touches(grid)
    found = [0] * players
    for letter, seat in lands.values():
        found[seat] += 3 if letter == "D" else 1
    for one, mine, _, other in kinds(grid, linked):
        if HOMES.get(mine) == other:
            found[lands[one][1]] += 1
    return found


def prizes(lands: Lands, players: int) -> list[int]:
    """Places in order of strength; equal seats all get what the last of their places brings."""
    by_place = [*PRIZES[: players - 1], 0]
    found = strengths(lands, players)
    order = sorted(found, reverse=True)
    there = {seat for _, seat in lands.values()}
    last = {value: max(place for place, other in enumerate(order) if other == value) for value in order}
    return [by_place[last[value]] if seat in there else 0 for seat, value in enumerate(found)]
