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
        {"ru": "says nothing", "pl": "a band of ten skeletons wins the game at once", "ja": "says nothing"},
        "ten skeletons win; a switch turns it off",
    ),
    Difference(
        "two-player-tie",
        "E39",
        {
            "ru": "has no rule of its own for a tie of two players in age II",
            "pl": "tied players share space II alone, rounded down",
            "ja": "has no rule of its own for a tie of two players in age II",
        },
        "trolls first; still tied, half of space II each, rounded down",
    ),
    Difference(
        "wingfolk-size",
        "E33",
        {
            "ru": "the band must still outnumber the own markers there",
            "pl": "the band must still be large enough",
            "ja": "an aside says that size does not matter; in the example three cards need at most two markers",
        },
        "the size rule holds for the kingdom that is chosen",
    ),
    Difference(
        "dwarf-example",
        "E23",
        {
            "ru": "the example on p. 10 gives three dwarves 3 glory, 10 in all",
            "pl": "the same example gives them 6 for their ability, 13 in all",
            "ja": "the example gives three dwarves 3 glory, 10 in all",
        },
        "13: a dwarf-led band counts one card more",
    ),
    Difference(
        "troll-reach",
        "E38",
        {
            "ru": "tokens break ties of markers in a kingdom",
            "pl": "tokens break all ties at an age's end",
            "ja": "tokens break ties for the control of a kingdom",
        },
        "ties in kingdoms and on the merfolk track, and no others",
    ),
    Difference(
        "merfolk-second-place",
        "E40",
        {
            "ru": "the furthest scores, as if the track were a kingdom of its own",
            "pl": "the furthest scores what the board says",
            "ja": "the furthest scores",
        },
        "the track scores like a kingdom, second and third places too; a switch leaves only the furthest",
    ),
    Difference(
        "placing-may-or-must",
        "E19",
        {
            "ru": "the text tells to place a marker, the summary says that one may",
            "pl": "text and summary say that the player places a marker",
            "ja": "text and summary say that one may",
        },
        "may",
    ),
    Difference(
        "orc-may-or-must",
        "E29",
        {
            "ru": "tells to put a marker on the orc board",
            "pl": "one may put a marker on the orc board",
            "ja": "the rule is missing, the example says that one can",
        },
        "may",
    ),
    Difference(
        "first-player-tie",
        "E14",
        {
            "ru": "the one nearest, clockwise, to who ended the last age; not whether that player counts too",
            "pl": "the one nearest to who drew the third dragon, beginning with that player, clockwise",
            "ja": "the one nearest to who drew the third dragon, beginning with that player, clockwise",
        },
        "clockwise, beginning with who drew the third dragon",
    ),
    Difference(
        "final-tie",
        "E44",
        {
            "ru": "markers on the board, then the largest band of the last age, the next largest, and so on",
            "pl": "markers, then the largest band without the dwarf's extra card; the next largest comes second",
            "ja": "markers, then those who played larger bands in the last age come first",
        },
        "markers in kingdoms, then bands one after the other as played, then a shared place",
    ),
    Difference(
        "end-of-age-list",
        "E35",
        {
            "ru": "among the tribes that matter at an age's end it names wingfolk, and no merfolk",
            "pl": "names merfolk, and no wingfolk",
            "ja": "names merfolk, and no wingfolk",
        },
        "merfolk",
    ),
    Difference(
        "centaur-condition",
        "E22",
        {
            "ru": "who has placed a marker may play another band",
            "pl": "whose band is large enough for a marker may play another",
            "ja": "who could place a marker plays another band",
        },
        "may, and only if a marker was really placed",
    ),
    Difference(
        "merfolk-example",
        "E27",
        {
            "ru": "one more marker, whatever the band's size; the example calls it the second",
            "pl": "one more marker, whatever the band's size",
            "ja": "the rule leaves the size out; the example speaks of two markers, even where three or more stand",
        },
        "one for each symbol, whatever the size",
    ),
    Difference(
        "age-two-second-place",
        "E36",
        {
            "ru": "in age II the second scores space I",
            "pl": "the text gives the second space I, the summary space II",
            "ja": "in age II the second scores space I",
        },
        "the second scores space I",
    ),
    Difference(
        "orc-paragraph",
        "E29",
        {
            "ru": "explains how markers come onto the orc board, one on each space",
            "pl": "explains how markers come onto the orc board, one on each space",
            "ja": "the paragraph that explains it is lost; it begins with the end of an age",
        },
        "as the other two explain it",
    ),
    Difference(
        "deal-order",
        "E13",
        {
            "ru": "each player draws a card",
            "pl": "each player draws a card, beginning with the first player",
            "ja": "each player draws a card",
        },
        "clockwise from the first player; nothing depends on it",
    ),
    Difference(
        "two-player-example",
        "E19",
        {
            "ru": "on p. 11 the player who wants to place has two markers there and the opponent one",
            "pl": "the player who wants to place has one and the opponent two",
            "ja": "the player who wants to place has two markers there and the opponent one",
        },
        "four cards either way: all markers there count",
    ),
)
