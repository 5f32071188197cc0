"""Upper bound of a game's length."""

from __future__ import annotations

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import Box

COST_OF_A_RESOURCE = 4
"""To use one up, and at most three more."""
SPARE_IN_A_TURN = 60
SPARE_AT_SETUP = 100
"""For single decisions that are not worth counting."""


def max_decisions(box: Box) -> int:
    """A bound on the decisions of a game.

    A game has at most `rounds` rounds of four turns (T159). In one turn decisions are of two kinds.

    Those that use up resources (trade, pay, spare, give, offer, strengthen, study, buy, build, claim) each take at
    least one resource out of some hand and are followed by at most three more (a hex, a payment, an elder). What a
    turn brings into hands is bounded by the field: a Gather pays each hex at most `a_hex`, all other sources together
    at most `other`. Over the game they cannot exceed what came in.

    Those that use up nothing are bounded by counters: members placed or moved, hexes, dice, discards, at most one
    auction with at most c.MOST_BID bids and four passes, at most one eruption; per hex one ambush,
    flight and two targets.
    """
    a_hex = max(box.gather_amount) + int(
        box.common_purpose + box.great + box.basketry + 3 * box.plenty_each + box.shared_gifts + 3
    )
    other = int(
        sum(box.discovery) + box.mammoth_food + box.pottery_takes * 2 + box.glacier_stones
        + c.MOST_SEATS * box.eruption_stone + box.villages * (1 + box.agriculture) + 2 * box.light_in_the_dark + 4
    )  # fmt: skip
    resources = c.NUM_HEXES * a_hex + other
    members = int(max(box.grow) + max(box.move) + box.hearth + box.mild_winter + box.kinship + 4)
    counted = members + 6 * c.NUM_HEXES + c.MOST_BID + c.MOST_SEATS * sum(box.eruption) + 5 * int(box.members)
    a_turn = COST_OF_A_RESOURCE * resources + counted + SPARE_IN_A_TURN
    return c.MOST_SEATS * int(box.rounds) * a_turn + SPARE_AT_SETUP
