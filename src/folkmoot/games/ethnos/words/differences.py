"""Where the three rulebooks differ: rows for the rules page.

The words are in the catalogues: `ethnos-difference-<id>` the subject, `-ru`, `-pl`, `-ja` what each rulebook says,
`-played` what this project plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Difference(NamedTuple):
    """One point of disagreement, and the rule that settles it."""

    id: str
    rule: str


DIFFERENCES: Final = (
    Difference("ten-skeletons", "E31"),
    Difference("two-player-tie", "E39"),
    Difference("wingfolk-size", "E33"),
    Difference("dwarf-example", "E23"),
    Difference("troll-reach", "E38"),
    Difference("merfolk-second-place", "E40"),
    Difference("placing-may-or-must", "E19"),
    Difference("orc-may-or-must", "E29"),
    Difference("first-player-tie", "E14"),
    Difference("final-tie", "E44"),
    Difference("end-of-age-list", "E35"),
    Difference("centaur-condition", "E22"),
    Difference("merfolk-example", "E27"),
    Difference("age-two-second-place", "E36"),
    Difference("orc-paragraph", "E29"),
    Difference("deal-order", "E13"),
    Difference("two-player-example", "E19"),
)
