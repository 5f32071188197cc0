"""The score pad of Nine: one hand of shown cards."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import BadPosition, Part, Row
from folkmoot.core.values import row_of


def pad_rows(cards: Sequence[int], limit: int) -> list[Row]:
    """N3: the sum, or nothing above the limit; BadPosition names the card that cannot be."""
    for number, card in enumerate(cards):
        if not 1 <= card <= 9:
            raise BadPosition(f"cards[{number}]", f"{card} is not a card from 1 to 9")
        if card in cards[:number]:
            raise BadPosition(f"cards[{number}]", f"{card} is named twice")
    total = sum(cards)
    return [row_of("shown", "N3", 1, [Part(0, total if total <= limit else 0, "N3", {"round": 1})])]
