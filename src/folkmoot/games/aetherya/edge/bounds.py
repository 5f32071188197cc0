"""How long a game can be."""

from __future__ import annotations

from folkmoot.games.aetherya.engine.box import Box


def most_decisions(box: Box) -> int:
    """A bound on the decisions of a game; the versus game with tokens for four is the longest.

    It ends when one of the seats has touched its twelve face-down cards, so after at most 4 * 11 + 1 turns that touch
    one; between two of these lie fewer than 4 * `limit` turns (A46). A turn takes at most six decisions (claim, draw,
    discard, turn up, take or leave, done) and three for each of the four Palantirs. Every other use of a token takes
    at most four decisions and uses up a token or, with a Griffin, turns one of 48 up for good: 96 uses at most.
    Before the first turn each seat lays four cards. A solo age is over when the deck is empty: its turns are fewer.
    So are the decisions of eight allies (A61): without tokens a turn takes four at most, in (8 * 11 + 2) * 8 * `limit`
    turns.
    """
    turns = (4 * 11 + 2) * (4 * int(box.limit))
    alone = 3 * (10 * box.copies[1] * 6 + 10)
    return max(turns * (6 + 4 * 3) + 96 * 4 + 16, alone)
