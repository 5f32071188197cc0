"""What training would draw its positions by."""

DECISIONS = 3
SPREADS = ("spread",)
KEPT = 1.0
KEPT_SEARCHED = 1.0


def size(players: int) -> int:
    """How many features the evaluation describes a state by: the cards."""
    return 9
