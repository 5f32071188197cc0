"""The rule and the numbers behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folkmoot.core.bits import nibble
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.describe import describe_operands
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.building import cost_of, discount, village_cost
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.market import price
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import ASKS
from folkmoot.games.tribes.engine.state import TribesState

ASKED: Final = "asked"
"""The rule of the question that is open."""
RULES: Final[dict[int, dict[str, str]]] = {
    c.NOT_FREE: {"return": "T10"},
    c.NO_SUCH_DIE: {"keep": "T175"},
    c.NOBODY_THERE: {
        "gather": "T17", "build": "T130", "move": "T16", "ride": "T16", "sacrifice": "T41", "fill": ASKED,
        "lose": ASKED,
    },
    c.NOBODY_LEFT: {"ambush": ASKED},
    c.TOO_FAR: {"flee": ASKED, "flee_riding": ASKED, "to": ASKED},
    c.NO_MAMMOTH: {"hunt": "T41", "tame": "T41"},
    c.TOO_FEW: {"hunt": "T41", "tame": "T41"},
    c.INVADED: {"gather": "T41"},
    c.NO_RESOURCE: {
        "borrow": "T30", "build": ASKED, "buy": "T134", "give": ASKED, "move": "T157", "ride": "T157", "offer": "T41",
        "pay": "T30", "sacrifice": "T41", "spare": "T170", "strengthen": "T176", "study": "T144", "take": ASKED,
        "tame": "T41", "trade": "T154",
    },
    c.NOT_OPEN: {"chase": "T41", "study": "T41"},
    c.ONCE_A_TURN: {"borrow": "T30", "move": "T157", "ride": "T157", "pottery": "T22", "strengthen": "T176"},
    c.NOT_FOR_SALE: {"sacrifice": "T41"},
    c.NO_DEVELOPMENT: {"pottery": "T22"},
    c.WRONG_PLACE: {"invaders": ASKED, "mammoth": ASKED, "tiger": ASKED, "volcano": ASKED},
    c.WRONG_TARGET: {"borrow": "T30", "give": ASKED, "push": ASKED, "repel": ASKED},
    c.WRONG_TYPE: {"take": ASKED},
}  # fmt: skip
"""By what is done, or asked: the rule that decides where it isn't the one that the reason names."""
POWERS: Final = {
    "build": "hidden_village", "grow": "ambush", "keep": "shaman", "strengthen": "cunning", "trade": "traders",
}  # fmt: skip
"""The power that allows it."""


def refusal_args(b: TribesState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it."""
    verb = NAMES[code].split()[0]
    args: Doc = {"action": NAMES[code], "verb": verb, **describe_operands(code)}
    asked, rules = ASKS[int(b.ask)], RULES.get(reason, {})
    rule = rules.get(verb) or rules.get(asked.word)
    if rule is not None:
        args["rule"] = asked.rule if rule == ASKED else rule
    if reason in NUMBERS:
        args |= NUMBERS[reason](b, code)
    return args


def payer(b: TribesState) -> int:
    return int(b.who if b.who >= 0 else b.active)


def amounts(numbers: list[int]) -> Doc:
    return {word: int(number) for word, number in zip(c.RESOURCES, numbers, strict=True)}


def shortage(b: TribesState, code: int) -> Doc:
    """What is held, and what it costs, where it has a price."""
    tribe, box = b.tribes[payer(b)], b.setup.box
    verb = NAMES[code].split()[0]
    found: Doc = {"held": amounts([tribe.held(kind) for kind in range(c.NUM_RESOURCES)])}
    if verb == "build":
        abandoned = b.ask == c.ASK_SETTLE
        found["cost"] = amounts(village_cost(b, payer(b), abandoned))
        found["saved"] = int(discount(b, payer(b), abandoned))
    elif verb == "claim":
        found["cost"] = amounts(box.goal_costs[code - c.CLAIM])
    elif verb == "buy":
        found["cost"] = {c.RESOURCES[code - c.BUY]: int(price(b, code - c.BUY))}
    elif verb == "tame":
        found["cost"] = {"food": int(box.mammoth_price)}
    elif verb in ("move", "ride"):
        found["cost"] = {"food": int(b.setup.wayfarers_food)}
    elif verb == "offer" and code - c.OFFER < len(c.RESOURCES):
        found["cost"] = {c.RESOURCES[code - c.OFFER]: int(box.altar_equal)}
    elif verb == "offer":
        found["cost"] = amounts([1, 1, 1])
    elif verb == "sacrifice":
        found["number"] = int(box.altar_equal)
    elif verb == "borrow":
        found["number"] = 2 if c.what_of(code - c.BORROW) == c.POTTERY else 1
    elif verb == "spare":
        found["cost"] = amounts([cost_of(b, kind) for kind in range(c.NUM_RESOURCES)])
    elif verb == "trade":
        short = tribe.held((code - c.TRADE) >> 1) < box.traders_give
        found |= {"number": int(box.traders_give), "owed": 0 if short else int(ASKS[int(b.ask)].owed(b))}
    elif verb == "take":
        found["left"] = amounts([nibble(b.load(c.DISCOVERY), kind) for kind in range(c.NUM_RESOURCES)])
    elif verb in ("study", "strengthen"):
        found["cost"] = {describe_operands(code)["resource"]: 1}
    return found


def allowed(b: TribesState, code: int) -> Doc:
    """How many an action allows, or the player board holds."""
    if code == c.GROW + c.BOARD and b.tribes[b.active].board >= b.setup.box.ambush:
        return {"number": int(b.setup.box.ambush), "verb": "board", "rule": "T104"}
    return {"number": int(ASKS[int(b.ask)].of(b))}


def crowd(b: TribesState, code: int) -> Doc:
    """How many there are on a hex, and how many it holds."""
    hex = HEX_NAMES.index(NAMES[code].split()[1])
    if hex >= b.setup.layout.size:
        return {"members": 0, "limit": int(b.setup.box.limit_hex)}
    return {"members": int(b.crowd(hex)), "limit": int(b.limit(hex))}


def too_few(b: TribesState, code: int) -> Doc:
    """T41, T149: the members that a hunt or a thicket asks for."""
    if code < c.GATHER:
        hex, need = int(b.mammoth_at), b.setup.box.mammoth_members
    else:
        hex, need = code - c.GATHER, b.setup.box.needed_members
    return {"hex": HEX_NAMES[hex], "members": int(b.tribes[b.active].members(hex)), "need": int(need)}


def steps(b: TribesState, code: int) -> Doc:
    """T157: how far a member goes at most."""
    far = code >= c.MOVE and b.deed == c.MOVING and b.has(b.active, c.STABLE)
    return {"steps": int(b.setup.box.stable_steps) if far else 1}


def bids(b: TribesState, code: int) -> Doc:
    return {"highest": int(b.highest), "held": int(b.tribes[payer(b)].wealth())}


def goal_progress(b: TribesState, code: int) -> Doc:
    goal = ALL_GOALS[code - c.CLAIM]
    return {"have": int(goal.have(b, b.who)), "need": int(goal.need(b))}


def left_over(b: TribesState, code: int) -> Doc:
    """T3, T171: the whole tribe, and those who wait on the player board."""
    return {"members": int(b.setup.box.members), "waiting": int(b.tribes[payer(b)].board)}


NUMBERS: Final[dict[int, Callable[[TribesState, int], Doc]]] = {
    c.NOBODY_LEFT: left_over,
    c.ENOUGH: allowed,
    c.TOO_FAR: steps,
    c.TOO_FEW: too_few,
    c.NO_RESOURCE: shortage,
    c.NO_VILLAGES: lambda b, code: {"number": int(b.setup.box.villages)},
    c.UNFULFILLED: goal_progress,
    c.BID_TOO_LOW: bids,
    c.BID_TOO_HIGH: bids,
    c.NO_POWER: lambda b, code: {"power": POWERS[NAMES[code].split()[0]]},
    c.NO_CONFLICT: crowd,
    c.NO_ROOM: crowd,
    c.MUST_STAY: allowed,
}
"""The numbers of this position that the sentence about a reason needs."""
