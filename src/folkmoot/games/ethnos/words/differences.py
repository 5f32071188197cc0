"""Where the three rulebooks differ: rows for the rules page.

The words are in the catalogues: `ethnos-difference-<id>` the subject, `-ru`, `-pl`, `-ja` what each rulebook says,
`-played` what this project plays.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Difference(NamedTuple):
    """One point of disagreement, the rule that settles it, and the options that play it as another rulebook says.

    Without options are slips: an example, a list or a paragraph that contradicts the same book, or what nothing
    depends on. `lines` are those of each book in which it says so (see tests/reading.py).
    """

    id: str
    rule: str
    lines: dict[str, str]
    options: tuple[str, ...] = ()


DIFFERENCES: Final = (
    Difference("ten-skeletons", "E31", {"ru": "466.1", "pl": "759-760", "ja": "434.1"}, ("ten_skeletons",)),
    Difference("wingfolk-size", "E33", {"ru": "391", "pl": "814-817", "ja": "456, 458"}),
    Difference("dwarf-example", "E23", {"ru": "319.3", "pl": "419-423", "ja": "287"}),
    Difference("troll-reach", "E38", {"ru": "493.2-3", "pl": "784-788", "ja": "446.2-4"}, ("merfolk_trolls",)),
    Difference(
        "merfolk-second-place", "E40", {"ru": "482.1", "pl": "659-661", "ja": "401.1"}, ("merfolk_second_place",)
    ),
    Difference("placing-may-or-must", "E19", {"ru": "243, 568", "pl": "263-272, 895-900", "ja": "207, 519"}),
    Difference("orc-may-or-must", "E29", {"ru": "442", "pl": "708-714", "ja": "424"}),
    Difference("first-player-tie", "E14", {"ru": "148.3", "pl": "113-118", "ja": "143.3"}, ("drawer_last",)),
    Difference("final-tie", "E44", {"ru": "343", "pl": "450-455", "ja": "311"}, ("largest_band_only",)),
    Difference("end-of-age-list", "E35", {"ru": "299.2", "pl": "407-410", "ja": "263"}),
    Difference("centaur-condition", "E22", {"ru": "423", "pl": "532-538", "ja": "347"}, ("centaur_by_size",)),
    Difference("merfolk-example", "E27", {"ru": "484", "pl": "666-673", "ja": "399, 403"}),
    Difference("age-two-second-place", "E36", {"ru": "285, 577", "pl": "371-374, 915-918", "ja": "248, 528"}),
    Difference("orc-paragraph", "E29", {"ru": "442", "pl": "708-714", "ja": "424"}),
    Difference("deal-order", "E13", {"ru": "144", "pl": "124-125", "ja": "139"}),
    Difference("two-player-example", "E19", {"ru": "367", "pl": "510-512", "ja": "335"}),
)
