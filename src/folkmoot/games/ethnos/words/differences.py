"""Where the three rulebooks differ: rows for the rules page.

The words are in the catalogues: `ethnos-difference-<id>` the subject, `-ru`, `-pl`, `-ja` what each rulebook says,
`-played` what this project plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Difference(NamedTuple):
    """One point of disagreement, the rule that settles it, and the options that play it as another rulebook says.

    Without options are slips: an example, a list or a paragraph that contradicts the same book, or what nothing
    depends on.
    """

    id: str
    rule: str
    options: tuple[str, ...] = ()


DIFFERENCES: Final = (
    Difference("ten-skeletons", "E31", ("ten_skeletons",)),
    Difference("two-player-tie", "E39", ("tie_shares_both",)),
    Difference("wingfolk-size", "E33", ("wingfolk_any_size",)),
    Difference("dwarf-example", "E23"),
    Difference("troll-reach", "E38", ("merfolk_trolls",)),
    Difference("merfolk-second-place", "E40", ("merfolk_second_place",)),
    Difference("placing-may-or-must", "E19", ("must_place",)),
    Difference("orc-may-or-must", "E29", ("must_raid",)),
    Difference("first-player-tie", "E14", ("drawer_last",)),
    Difference("final-tie", "E44", ("largest_band_only",)),
    Difference("end-of-age-list", "E35"),
    Difference("centaur-condition", "E22", ("centaur_by_size", "centaur_must")),
    Difference("merfolk-example", "E27"),
    Difference("age-two-second-place", "E36"),
    Difference("orc-paragraph", "E29"),
    Difference("deal-order", "E13"),
    Difference("two-player-example", "E19"),
)
