"""Where the three rulebooks differ, and what this project plays: rows for the rules page."""

from __future__ import annotations

from typing import Final, NamedTuple


class Difference(NamedTuple):
    """One point of disagreement. `says` maps a rulebook (ru, pl, ja) to what it says, in our words."""

    id: str
    rule: str
    says: dict[str, str]
    played: str


DIFFERENCES: Final = (
    Difference(
        "ten-skeletons",
        "E31",
        {"ru": "says nothing", "pl": "ten skeletons win the game at once", "ja": "says nothing"},
        "ten skeletons win; a switch turns it off",
    ),
    Difference(
        "two-player-tie",
        "E39",
        {"ru": "does not say how a tie in age II is scored", "pl": "half of space II each", "ja": "does not say"},
        "half of space II each, rounded down, after trolls",
    ),
    Difference(
        "wingfolk-size",
        "E33",
        {
            "ru": "the size rule holds for the chosen kingdom",
            "pl": "the size rule holds for the chosen kingdom",
            "ja": "an aside drops the size rule, the example keeps it",
        },
        "the size rule holds",
    ),
    Difference(
        "dwarf-example",
        "E23",
        {"ru": "the scoring example gives 10", "pl": "the same example gives 13", "ja": "the scoring example gives 10"},
        "13: the dwarf's extra card counts",
    ),
    Difference(
        "troll-reach",
        "E38",
        {"ru": "tokens break ties in kingdoms", "pl": "tokens break ties of any kind", "ja": "in kingdoms"},
        "in kingdoms and on the merfolk track",
    ),
    Difference(
        "merfolk-second-place",
        "E40",
        {"ru": "the track scores like a kingdom", "pl": "only the furthest scores", "ja": "only the furthest scores"},
        "like a kingdom; a switch turns it off",
    ),
    Difference(
        "placing-may-or-must",
        "E19",
        {"ru": "must in the text, may in the summary", "pl": "places a marker", "ja": "may place one"},
        "may",
    ),
    Difference(
        "orc-may-or-must",
        "E29",
        {"ru": "puts a marker onto the orc board", "pl": "may put one", "ja": "the paragraph is lost"},
        "may",
    ),
    Difference(
        "first-player-tie",
        "E14",
        {
            "ru": "does not say how a tie is settled",
            "pl": "clockwise from who drew the third dragon",
            "ja": "clockwise from who drew the third dragon",
        },
        "clockwise from who drew the third dragon",
    ),
    Difference(
        "final-tie",
        "E44",
        {
            "ru": "markers, then the largest band",
            "pl": "markers, then the largest band without the dwarf's extra card",
            "ja": "markers, then the largest band",
        },
        "markers, then bands one after the other as played, then shared",
    ),
    Difference(
        "end-of-age-list",
        "E35",
        {"ru": "names wingfolk among the tribes that act then", "pl": "names merfolk", "ja": "names merfolk"},
        "merfolk",
    ),
    Difference(
        "centaur-condition",
        "E22",
        {
            "ru": "if a marker was placed, another band may follow",
            "pl": "if the band is large enough, another may follow",
            "ja": "another band follows",
        },
        "may, and only if a marker was really placed",
    ),
    Difference(
        "merfolk-example",
        "E27",
        {
            "ru": "one more marker, whatever the band's size",
            "pl": "one more marker, whatever the band's size",
            "ja": "the example places two and says nothing about size",
        },
        "one for each symbol, whatever the size",
    ),
    Difference(
        "age-two-second-place",
        "E36",
        {
            "ru": "the second scores space I",
            "pl": "the summary differs from the text",
            "ja": "the second scores space I",
        },
        "the second scores space I",
    ),
    Difference(
        "orc-paragraph",
        "E29",
        {"ru": "explains the orc board", "pl": "explains the orc board", "ja": "the paragraph is lost"},
        "as the other two explain it",
    ),
    Difference(
        "deal-order",
        "E13",
        {"ru": "everybody draws one", "pl": "everybody draws one, the first player first", "ja": "everybody draws one"},
        "clockwise from the first player; nothing depends on it",
    ),
    Difference(
        "two-player-example",
        "E19",
        {
            "ru": "the single marker in the example is the opponent's",
            "pl": "it is not clear whose the single marker is",
            "ja": "it is not clear whose the single marker is",
        },
        "all markers there count, whosever they are",
    ),
)
