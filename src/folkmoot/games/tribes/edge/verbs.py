"""Every verb of the notation: what may follow it, and what else an interface says of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from folkmoot.core.bits import nibble
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import cost_of, discount, village_cost
from folkmoot.games.tribes.engine.market import needed_to_borrow, price
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import ASKS

HEXES: Final = tuple(HEX_NAMES)
SEAT_NAMES: Final = tuple(str(seat) for seat in range(c.MOST_SEATS))
PLACES: Final = (*HEXES, "board")
TARGETS: Final = (*SEAT_NAMES, "invaders")
ASKED: Final = "asked"
"""In place of a rule: that of the question that is open."""


@dataclass(frozen=True)
class Verb:
    """A verb with its codes, which have the order of the words that follow it."""

    word: str
    follow: tuple[tuple[str, ...], ...] = ()
    """The words that may follow, place by place."""
    operands: tuple[str, ...] = ("hex",)
    """Kind of each operand."""
    rule: str = ASKED
    refusals: Mapping[int, str] = field(default_factory=dict)
    """By reason: the rule that decides where it isn't the one that the reason names."""
    power: str = ""
    """The power that allows it."""
    crowds: bool = False
    """It brings somebody to a hex, the one named last."""
    price: Callable[[Board, int], Doc] | None = None
    """Price of a code, for the refusal when the seat lacks it; codes count from the first of the verb. None: no
    price."""


# Prices.


def payer(b: Board) -> int:
    return int(b.who if b.who >= 0 else b.active)


def amounts(numbers: list[int]) -> Doc:
    return {word: int(number) for word, number in zip(c.RESOURCES, numbers, strict=True)}


def of_village(b: Board, place: int) -> Doc:
    abandoned = b.ask == c.ASK_SETTLE
    cost = amounts(village_cost(b, payer(b), abandoned))
    return {"cost": cost, "saved": int(discount(b, payer(b), abandoned))}


def of_offer(b: Board, kind: int) -> Doc:
    if kind == c.OFFER_MIXED:
        return {"cost": dict.fromkeys(c.RESOURCES, 1)}
    return {"cost": {c.RESOURCES[kind]: int(b.setup.box.altar_equal)}}


def of_step(b: Board, way: int) -> Doc:
    return {"cost": {"food": int(b.setup.box.wayfarers_food)}}


def of_trade(b: Board, which: int) -> Doc:
    number = b.setup.box.traders_give
    short = b.tribes[payer(b)].held(c.given_in(which)) < number
    return {"number": int(number), "owed": 0 if short else int(ASKS[int(b.ask)].owed(b))}


def of_spared(b: Board, kind: int) -> Doc:
    return {"cost": amounts([cost_of(b, kind) for kind in range(c.NUM_RESOURCES)])}


def left_on_discovery(b: Board, kind: int) -> Doc:
    return {"left": amounts([nibble(b.load(c.DISCOVERY), kind) for kind in range(c.NUM_RESOURCES)])}


def one_of_a_kind(b: Board, kind: int) -> Doc:
    return {"cost": {c.RESOURCES[kind]: 1}}


TRADES: Final = tuple(f"{given} {taken}" for given in c.RESOURCES for taken in c.RESOURCES if given != taken)
ACTION_VERBS: Final = (
    Verb("done"),
    Verb("roll"),
    Verb("keep", (c.FACES,), ("face",), "T175", {c.NO_SUCH_DIE: "T175"}, power="shaman"),
    Verb("act", (c.DEEDS, c.FACES), ("action", "face"), "T13"),
    Verb("hunt", (c.FACES,), ("face",), "T41", {c.NO_MAMMOTH: "T41", c.TOO_FEW: "T41"}),
    Verb(
        "tame",
        (c.FACES,),
        ("face",),
        "T41",
        {c.NO_MAMMOTH: "T41", c.TOO_FEW: "T41", c.NO_RESOURCE: "T41"},
        price=lambda b, face: {"cost": {"food": int(b.setup.box.mammoth_price)}},
    ),
    Verb("chase", (c.FACES,), ("face",), "T41", {c.NOT_OPEN: "T41"}),
    Verb(
        "strengthen",
        (c.RESOURCES,),
        ("resource",),
        "T176",
        {c.NO_RESOURCE: "T176", c.ONCE_A_TURN: "T176"},
        power="cunning",
        price=one_of_a_kind,
    ),
    Verb("place", (HEXES,)),
    Verb("grow", (PLACES,), refusals={c.WRONG_PLACE: ASKED}, power="ambush", crowds=True),
    Verb("gather", (HEXES,), rule="T17", refusals={c.NOBODY_THERE: "T17", c.INVADED: "T41"}),
    Verb(
        "build",
        (PLACES,),
        ("hex",),
        "T22",
        {c.NOBODY_THERE: "T130", c.NO_RESOURCE: ASKED},
        power="hidden_village",
        price=of_village,
    ),
    Verb("elder", rule="T30"),
    Verb("fight", (HEXES,)),
    Verb("lose", (HEXES,), refusals={c.WRONG_PLACE: ASKED}),
    Verb(
        "sacrifice",
        (HEXES,),
        ("hex",),
        "T41",
        refusals={c.NOBODY_THERE: "T41", c.NO_RESOURCE: "T41", c.NOT_FOR_SALE: "T41"},
        price=lambda b, hex: {"number": int(b.setup.box.altar_equal)},
    ),
    Verb(
        "offer",
        ((*c.RESOURCES, "mixed"),),
        ("resources",),
        refusals={c.NO_RESOURCE: "T41"},
        price=of_offer,
    ),
    Verb("mammoth", (HEXES,), refusals={c.WRONG_PLACE: ASKED}),
    Verb("tiger", (HEXES,), refusals={c.WRONG_PLACE: ASKED}),
    Verb("invaders", (HEXES,), refusals={c.WRONG_PLACE: ASKED}),
    Verb("flee", (HEXES,), refusals={c.TOO_FAR: ASKED}),
    Verb("flee_riding", (HEXES,), rule="T163", refusals={c.TOO_FAR: ASKED}),
    Verb("fill", (HEXES,), refusals={c.WRONG_PLACE: ASKED, c.ON_GLACIER: "T151"}),
    Verb("push", (HEXES, SEAT_NAMES), ("hex", "seat"), refusals={c.WRONG_TARGET: ASKED}),
    Verb("to", (HEXES,), refusals={c.TOO_FAR: ASKED}, crowds=True),
    Verb(
        "take",
        (c.RESOURCES,),
        ("resource",),
        refusals={c.NO_RESOURCE: ASKED, c.WRONG_TYPE: ASKED},
        price=left_on_discovery,
    ),
    Verb("pay", (c.RESOURCES,), ("resource",), refusals={c.NO_RESOURCE: "T30"}),
    Verb("spare", (c.RESOURCES,), ("resource",), refusals={c.NO_RESOURCE: "T170"}, price=of_spared),
    Verb(
        "give",
        (c.RESOURCES, SEAT_NAMES),
        ("resource", "seat"),
        refusals={c.NO_RESOURCE: ASKED, c.WRONG_TARGET: ASKED},
    ),
    Verb(
        "trade",
        (TRADES,),
        ("resource", "taken"),
        "T154",
        {c.NO_RESOURCE: "T154"},
        power="traders",
        price=of_trade,
    ),
    Verb(
        "study",
        (c.RESOURCES,),
        ("resource",),
        "T144",
        {c.NO_RESOURCE: "T144", c.NOT_OPEN: "T41"},
        price=one_of_a_kind,
    ),
    Verb("pottery", rule="T22", refusals={c.ONCE_A_TURN: "T22", c.NO_DEVELOPMENT: "T22"}),
    Verb(
        "buy",
        (c.TOKENS,),
        ("event",),
        "T134",
        {c.NO_RESOURCE: "T134"},
        price=lambda b, item: {"cost": {c.RESOURCES[item]: int(price(b, item))}},
    ),
    Verb("discard", (c.GOALS,), ("goal",), "T120", {c.NOT_OPEN: "T120"}),
    Verb(
        "claim",
        (c.GOALS,),
        ("goal",),
        "T132",
        {c.NOT_OPEN: "T22"},
        price=lambda b, goal: {"cost": amounts(b.setup.box.goal_costs[goal])},
    ),
    Verb("lead", (c.POWERS,), ("power",)),
    Verb(
        "borrow",
        (c.GOALS[: c.NUM_DEVELOPMENTS], SEAT_NAMES),
        ("goal", "seat"),
        "T30",
        refusals={c.NO_RESOURCE: "T30", c.ONCE_A_TURN: "T30", c.WRONG_TARGET: "T30"},
        price=lambda b, named: {"number": int(needed_to_borrow(c.what_of(named)))},
    ),
    Verb("bid", (tuple(str(number) for number in range(1, c.MOST_BID + 1)),), ("number",)),
    Verb(
        "ambush",
        (tuple(str(number) for number in range(c.MOST_AMBUSH + 1)),),
        ("number",),
        refusals={c.NOBODY_LEFT: ASKED},
    ),
    Verb("shoot", (TARGETS,), ("target",)),
    Verb("repel", (TARGETS,), ("target",), refusals={c.WRONG_TARGET: ASKED}),
    Verb(
        "volcano",
        (tuple(str(number) for number in range(1, c.NUM_CELLS + 1)),),
        ("cell",),
        refusals={c.WRONG_PLACE: ASKED},
    ),
    Verb(
        "move",
        (HEXES, HEXES),
        ("from", "to"),
        refusals={c.NOBODY_THERE: "T16", c.NO_RESOURCE: "T157", c.ONCE_A_TURN: "T157"},
        crowds=True,
        price=of_step,
    ),
    Verb(
        "ride",
        (HEXES, HEXES),
        ("from", "to"),
        "T163",
        refusals={c.NOBODY_THERE: "T16", c.NO_RESOURCE: "T157", c.ONCE_A_TURN: "T157"},
        crowds=True,
        price=of_step,
    ),
)
"""In the order of their codes."""
CHANCE_VERBS: Final = (
    Verb("terrain", (c.TERRAINS,), ("terrain",)),
    Verb("tribe", (c.TRIBES,), ("tribe",)),
    Verb("first", (SEAT_NAMES,), ("seat",)),
    Verb("power", (c.POWERS,), ("power",)),
    Verb("lands", (tuple(str(number) for number in range(c.MOST_RANDOM_LANDS + 1)),), ("number",)),
    Verb("land", (c.LANDS,), ("land",)),
    Verb("land_at", (HEXES,)),
    Verb("dice", (tuple(f"{c.FACES[one]} {c.FACES[two]}" for one, two in c.PAIRS),), ("face", "face2")),
    Verb("die", (c.FACES,), ("face",)),
    Verb("goal", (c.GOALS,), ("goal",)),
    Verb("event", (c.EVENTS,), ("event",)),
)
"""The same for what chance brings."""


def names_of(verb: Verb) -> list[str]:
    """The notation of every code of a verb."""
    rows = [verb.word]
    for words in verb.follow:
        rows = [f"{row} {word}" for row in rows for word in words]
    return rows


VERBS: Final = [(verb, place) for verb in (*ACTION_VERBS, *CHANCE_VERBS) for place in range(len(names_of(verb)))]
"""Verb of every code, and the code's place among those of the verb."""
