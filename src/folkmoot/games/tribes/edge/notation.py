"""Stable words for every action and chance code, and back."""

from __future__ import annotations

from typing import Final

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.options import HEX_NAMES

SEAT_NAMES: Final = tuple(str(seat) for seat in range(c.MOST_SEATS))
PLACES: Final = (*HEX_NAMES, "board")
TARGETS: Final = (*SEAT_NAMES, "invaders")

# Every verb in the order of its codes, with the words that may follow it.
ACTION_VERBS: Final[tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]] = (
    ("done", ()),
    ("roll", ()),
    ("keep", (c.FACES,)),
    ("act", (c.DEEDS, c.FACES)),
    ("hunt", (c.FACES,)),
    ("tame", (c.FACES,)),
    ("chase", (c.FACES,)),
    ("strengthen", (c.RESOURCES,)),
    ("place", (tuple(HEX_NAMES),)),
    ("grow", (PLACES,)),
    ("gather", (tuple(HEX_NAMES),)),
    ("build", (PLACES,)),
    ("elder", ()),
    ("fight", (tuple(HEX_NAMES),)),
    ("lose", (tuple(HEX_NAMES),)),
    ("sacrifice", (tuple(HEX_NAMES),)),
    ("offer", ((*c.RESOURCES, "mixed"),)),
    ("mammoth", (tuple(HEX_NAMES),)),
    ("tiger", (tuple(HEX_NAMES),)),
    ("invaders", (tuple(HEX_NAMES),)),
    ("flee", (tuple(HEX_NAMES),)),
    ("flee_riding", (tuple(HEX_NAMES),)),
    ("fill", (tuple(HEX_NAMES),)),
    ("push", (tuple(HEX_NAMES), SEAT_NAMES)),
    ("to", (tuple(HEX_NAMES),)),
    ("take", (c.RESOURCES,)),
    ("pay", (c.RESOURCES,)),
    ("spare", (c.RESOURCES,)),
    ("give", (c.RESOURCES, SEAT_NAMES)),
    ("trade", (("food wood", "food stone", "wood food", "wood stone", "stone food", "stone wood"),)),
    ("study", (c.RESOURCES,)),
    ("pottery", ()),
    ("buy", (c.TOKENS,)),
    ("discard", (c.GOALS,)),
    ("claim", (c.GOALS,)),
    ("lead", (c.POWERS,)),
    ("borrow", (c.GOALS[: c.NUM_DEVELOPMENTS], SEAT_NAMES)),
    ("bid", (tuple(str(number) for number in range(1, c.MOST_BID + 1)),)),
    ("ambush", (tuple(str(number) for number in range(c.MOST_AMBUSH + 1)),)),
    ("shoot", (TARGETS,)),
    ("repel", (TARGETS,)),
    ("volcano", (tuple(str(number) for number in range(1, c.NUM_CELLS + 1)),)),
    ("move", (tuple(HEX_NAMES), tuple(HEX_NAMES))),
    ("ride", (tuple(HEX_NAMES), tuple(HEX_NAMES))),
)
CHANCE_VERBS: Final[tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]] = (
    ("terrain", (c.TERRAINS,)),
    ("tribe", (c.TRIBES,)),
    ("first", (SEAT_NAMES,)),
    ("power", (c.POWERS,)),
    ("lands", (tuple(str(number) for number in range(c.MOST_RANDOM_LANDS + 1)),)),
    ("land", (c.LANDS,)),
    ("land_at", (tuple(HEX_NAMES),)),
    ("dice", (tuple(f"{c.FACES[one]} {c.FACES[two]}" for one, two in c.PAIRS),)),
    ("die", (c.FACES,)),
    ("goal", (c.GOALS,)),
    ("event", (c.EVENTS,)),
)


def _names(verbs: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]) -> list[str]:
    names: list[str] = []
    for verb, operands in verbs:
        rows = [verb]
        for words in operands:
            rows = [f"{row} {word}" for row in rows for word in words]
        names += rows
    return names


ACTION_NAMES: Final = _names(ACTION_VERBS)
CHANCE_NAMES: Final = _names(CHANCE_VERBS)
assert len(ACTION_NAMES) == c.NUM_ACTIONS
assert len(ACTION_NAMES) + len(CHANCE_NAMES) == c.NUM_CODES
NAMES: Final = ACTION_NAMES + CHANCE_NAMES
