# mypyc: hot
"""T5: where the hexes lie, which touch which, and the cells beside the field where the volcano may stand.

A set of hexes is a mask, hex `a` being its lowest bit.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import below, shift
from folkmoot.core.box import Entry
from folkmoot.games.tribes.engine import codes as c

Place = tuple[int, int]
AROUND: Final[list[Place]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@final
class Layout:
    """The field of one number of players."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.size: i64 = len(places)
        self.all: i64 = below(len(places))
        self.near = [_mask(places, _beside(place)) for place in places]
        """The neighbours of every hex."""
        self.outer: i64 = 0
        """T23: hexes that are not surrounded on six sides."""
        for index, place in enumerate(places):
            if any(cell not in places for cell in _beside(place)):
                self.outer |= shift(1, index)
        cells = sorted({cell for place in places for cell in _beside(place)} - set(places), key=lambda cell: cell[::-1])
        self.cells = [cell for cell in cells if _may_stand(places, cell)]
        """T41: where the volcano may stand."""
        self.touch = [_mask(places, _beside(cell)) for cell in self.cells]
        """The hexes beside every such cell."""


def around(layout: Layout, hexes: i64) -> i64:
    """Every neighbour of a set of hexes."""
    found: i64 = 0
    index: i64 = 0
    while hexes != 0:
        if hexes & 1 != 0:
            found |= layout.near[index]
        hexes >>= 1
        index += 1
    return found


def read_layout(entry: Entry, size: int) -> Layout:
    """A layout from box data: as many different connected hexes as there is terrain."""
    value = entry.value
    if type(value) is not list or len(value) != size:
        raise entry.wrong(f"not a list of {size} hexes", "tribes-hexes", number=size)
    places: list[Place] = []
    for pair in value:
        if type(pair) is not list or len(pair) != 2 or any(type(n) is not int or abs(n) > 20 for n in pair):
            raise entry.wrong(f"{pair!r} isn't a hex", "tribes-hex", value=repr(pair))
        if (pair[0], pair[1]) in places:
            raise entry.wrong(f"{pair!r} is named twice", "twice", value=repr(pair))
        places.append((pair[0], pair[1]))
    layout = Layout(places)
    reached: i64 = 1
    while around(layout, reached) & ~reached != 0:
        reached |= around(layout, reached)
    if reached != layout.all:
        raise entry.wrong("the hexes are not connected", "tribes-apart")
    if not 1 <= len(layout.cells) <= c.NUM_CELLS:
        number = len(layout.cells)
        what = f"{number} cells for the volcano, not 1 to {c.NUM_CELLS}"
        raise entry.wrong(what, "tribes-cells", number=number, most=int(c.NUM_CELLS))
    return layout


def _beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def _mask(places: list[Place], cells: list[Place]) -> int:
    return sum(int(shift(1, places.index(cell))) for cell in cells if cell in places)


def _may_stand(places: list[Place], cell: Place) -> bool:
    """T41: it touches at least two hexes and is not enclosed by them."""
    return 2 <= sum(near in places for near in _beside(cell)) <= 5
