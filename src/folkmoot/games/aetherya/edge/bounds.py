"""Upper bound of a game's length."""

from __future__ import annotations

from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import Box

A_TURN = 6
A_LOOK = 3
A_USE = 4
"""Decisions of each at most."""
MOST_USES = 96
SPARE_IN_AN_AGE = 10
"""For single decisions that are not worth counting."""


def max_decisions(box: Box) -> int:
    """A bound on the decisions of a game; the versus game with tokens for four is the longest.

    It ends when one of the seats has touched its twelve face-down cards, so after at most 4 * 11 + 1 turns that touch
    one; between two of these lie fewer than 4 * `limit` turns (A46). A turn takes at most six decisions (claim, draw,
    discard, turn up, take or leave, done) and three for each of the four Palantirs. Every other use of a token takes
    at most four decisions and uses up a token or, with a Griffin, turns one of 48 up for good: 96 uses at most.
    Before the first turn each seat lays four cards. A solo age is over when the deck is empty: its turns are fewer.
    So are the decisions of eight allies (A61): without tokens a turn takes four at most, in (8 * 11 + 2) * 8 * `limit`
    turns.
    """
    touching = c.MOST_SEATS * (c.FACE_DOWN - 1) + 2
    turns = touching * c.MOST_SEATS * int(box.limit)
    used = MOST_USES * A_USE + c.MOST_SEATS * c.MIDDLE_CARDS
    alone = c.NUM_AGES * (c.NUM_KINDS * box.copies[1] * A_TURN + SPARE_IN_AN_AGE)
    return max(turns * (A_TURN + c.MOST_SEATS * A_LOOK) + used, alone)
