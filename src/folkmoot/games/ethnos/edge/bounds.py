"""Upper bound of a game's length."""

from __future__ import annotations

from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.box import Box


def max_decisions(box: Box) -> int:
    """A bound on the decisions of a game.

    Every band takes at least one card out of an age for good, so an age has at most as many bands as cards. Between
    two own bands a seat recruits at most `hand_limit` times, or passes while another seat acts (E45); to recruit takes
    at most four decisions: to draw, two cards, which one to keep (E50). A band takes at
    most `hand_limit` decisions to form, one for the marker and as many again for its ability.
    """
    tribes = max(box.tribes_few, box.tribes_many)
    per_tribe = sorted(box.cards_in(tribe) for tribe in range(c.NUM_TRIBES))
    cards = sum(per_tribe[-tribes:])
    a_band = 2 * box.hand_limit + 3
    turns = cards * (box.hand_limit + 1) + c.MOST_SEATS * box.hand_limit
    return int(max(box.ages_few, box.ages_many) * (4 * turns + cards * a_band + c.MOST_SEATS))
