# mypyc: hot
"""T1, T5: actions that name a hex or a seat that a smaller table does not have."""

from __future__ import annotations

from typing import Final

from folkmoot.games.tribes.engine import codes as c


def _with_a_hex(codes: list[int], first: int) -> None:
    """Note for the codes of a verb that is followed by a hex how many hexes the field needs."""
    for hex in range(c.NUM_HEXES):
        codes[first + hex] = hex + 1


def _hexes_needed() -> list[int]:
    found = [0] * c.NUM_ACTIONS
    for first in (
        c.PLACE, c.GROW, c.GATHER, c.BUILD, c.FIGHT, c.LOSE, c.SACRIFICE, c.LEAD_MAMMOTH, c.SEND_TIGER,
        c.LAND_INVADERS, c.FLEE, c.FLEE_RIDING, c.FILL, c.TO,
    ):  # fmt: skip
        _with_a_hex(found, first)
    for one in range(c.NUM_HEXES):
        for other in range(c.NUM_HEXES):
            found[c.MOVE + one * c.NUM_HEXES + other] = max(one, other) + 1
            found[c.RIDE + one * c.NUM_HEXES + other] = max(one, other) + 1
        for seat in range(c.MOST_SEATS):
            found[c.PUSH + int(c.with_seat(one, seat))] = one + 1
    return found


def _seats_needed() -> list[int]:
    found = [0] * c.NUM_ACTIONS
    for seat in range(c.MOST_SEATS):
        found[c.SHOOT + seat] = seat + 1
        found[c.REPEL + seat] = seat + 1
        for first, number in ((c.PUSH, c.NUM_HEXES), (c.GIVE, c.NUM_RESOURCES), (c.BORROW, c.NUM_DEVELOPMENTS)):
            for what in range(number):
                found[first + int(c.with_seat(what, seat))] = seat + 1
    return found


HEXES_NEEDED: Final[list[int]] = _hexes_needed()
"""By action: the fewest hexes of a field on which it can be done."""
SEATS_NEEDED: Final[list[int]] = _seats_needed()
"""By action: the fewest players of a game in which it can be done."""
