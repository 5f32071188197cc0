"""Settings by which training would draw its positions."""

DECISIONS = 3
SPREADS = ("spread",)
KEPT = 1.0
KEPT_SEARCHED = 1.0


def size(players: int) -> int:
    """Return the number of features of a state: the cards."""
    return 9
