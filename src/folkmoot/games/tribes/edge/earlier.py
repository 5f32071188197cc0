"""Documents of rules number 1: they named the question `stage`, and wrote down the registers of the engine.

`stage`, `pending` and `flags` became `prompt` and `this_turn`; the rules are the same.
"""

from __future__ import annotations

from typing import Final

from folkmoot.core.bits import below, ones
from folkmoot.core.documents import Field
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.prompts import say
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.fleeing import as_flight, hex_of, is_riding
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import BY_WORD

FIELDS: Final = ("stage", "pending", "flags")
REGISTERS: Final = {
    "back": (0, -1, 72), "who": (-1, -1, 3), "deed": (-1, -1, 3), "level": (0, 0, 2), "want": (0, -1, 60),
    "got": (0, -1, 60), "last": (-1, -1, c.NUM_ACTIONS), "hex": (-1, -1, c.BOARD), "left": (0, 0, 60),
    **dict.fromkeys(("mask", "mark", "queue", "prey"), (0, 0, below(c.NUM_EVENTS))),
}  # fmt: skip
"""Neutral, least and greatest value of each register."""
FEATS: Final = (*c.FEATS, "mild_winter", "attacked")
WANDER: Final = 42
"""The number that the question after an action had."""
GATHERING: Final = ("gather", "yield", "mix", "gift", "basket", "basket_type", "farm")
AT_A_HEX: Final = (
    "yield", "mix", "gift", "basket_type", "push_to", "spare", "ambush", "shoot", "repel", "flee", "elder", "offer",
)  # fmt: skip
ALL_SEATS: Final = below(c.MOST_SEATS)


def renewed(doc: Field) -> Field:
    """A document as it is written now."""
    if not isinstance(doc.value, dict) or not any(name in doc.value for name in FIELDS):
        return doc
    found = {key: value for key, value in doc.value.items() if key not in (*FIELDS, "prompt")}
    flags: list[str] = []
    if doc.has("flags"):
        flags = [item.word(FEATS, "flag") for item in doc.at("flags").items(len(FEATS))]
        found["this_turn"] = [word for word in c.FEATS if word in flags]
    word = doc.at("stage").word(BY_WORD, "stage", "setup")
    found["prompt"] = _prompt(doc, word, flags) if doc.has("pending") else {"ask": word}
    return Field(found, doc.where, doc.error)


def _prompt(doc: Field, word: str, flags: list[str]) -> Doc:
    pending = doc.at("pending").object(REGISTERS)
    was = {name: pending.at(name).number(low, high, none) for name, (none, low, high) in REGISTERS.items()}
    prompt: Doc = {"ask": word}
    if was["who"] >= 0:
        prompt["seat"] = was["who"]
    if word == "learn":
        prompt["done"] = max(was["got"], 0)
    if BY_WORD[word].keeps_due and word != "return":
        prompt["of"] = was["left"]
    memory = _action(doc, was, flags) if was["deed"] >= 0 else {}
    memory |= _memory(doc, word, was)
    if word == "flee" and "attacked" in flags:
        memory["attacked"] = 1
    return {**prompt, "args": say(memory)}


def _action(doc: Field, was: dict[str, int], flags: list[str]) -> dict[str, int]:
    found = {"action": was["deed"], "strength": was["level"]}
    if "mild_winter" in flags:
        found["mild"] = 1
    events = doc.value.get("events")
    if isinstance(events, list) and any(isinstance(card, dict) and card.get("event") == "discovery" for card in events):
        found["foreign"] = was["prey"] & c.ALL_HEXES
    return found


def _memory(doc: Field, word: str, was: dict[str, int]) -> dict[str, int]:
    """Return the memory of one kind of question, from the registers."""
    found: dict[str, int] = {}
    last = was["last"]
    if word in AT_A_HEX and was["hex"] >= 0:
        found["hex"] = was["hex"]
    if word in GATHERING:
        found |= _gathered(doc, word, was)
    if word in ("bonus", "light", "pot_take", "found", "spare") and 0 <= last <= 2:
        found["least"] = last
    if word == "found" and was["deed"] != c.MOVING and was["back"] != WANDER:
        found["early"] = 1
    elif word == "mix" and was["queue"]:
        found["mixed"] = was["queue"] & below(c.NUM_RESOURCES)
    elif word == "chance_roll_one" and 0 <= last <= 2:
        found["face"] = last
    elif word == "push_to":
        found["of_seat"] = was["queue"]
    elif word == "tribute":
        found["to_seat"] = was["queue"]
    elif word == "spare":
        found["cost"] = was["mask"]
    elif word == "bid":
        found |= {"highest": max(was["want"], 0), "bidder": was["got"], "bidding": was["queue"] & ALL_SEATS}
    elif word == "hand" and 0 <= last < c.NUM_GIFTS:
        found |= {"least": c.what_of(last), "least_seat": c.seat_of(last)}
    elif word == "lose":
        found["beside"] = was["queue"] & ALL_SEATS
        if 0 <= last < c.NUM_HEXES:
            found["least_hex"] = last
    elif word == "flee" and 0 <= last < as_flight(c.NUM_HEXES, False):
        found |= {"least_hex": hex_of(last), "riding": int(is_riding(last))}
    elif BY_WORD[word].part == c.DEALING:
        found |= _dealt(doc, was)
    return found


def _gathered(doc: Field, word: str, was: dict[str, int]) -> dict[str, int]:
    """The glacier was counted, but not among the hexes."""
    hexes = was["mask"] & c.ALL_HEXES
    ice = _lands(doc).get("glacier")
    found: dict[str, int] = {}
    if was["got"] > ones(hexes) and word != "farm" and isinstance(ice, str) and ice in tuple(HEX_NAMES):
        hexes |= 1 << HEX_NAMES.index(ice)
        found["icy"] = 1
    if hexes:
        found["gathered"] = hexes
    if was["mark"] and word != "farm":
        found["for_stone"] = was["mark"] & c.ALL_HEXES
    return found


def _dealt(doc: Field, was: dict[str, int]) -> dict[str, int]:
    """T105: how many lands there were to be in all, and the one that was drawn."""
    options = doc.value.get("options")
    if not isinstance(options, dict) or options.get("special_lands") != "random" or was["want"] < 0:
        return {}
    found = {"lands": max(was["want"] - len(_lands(doc)), 0)}
    return {**found, "land": was["hex"]} if 0 <= was["hex"] < c.NUM_LANDS else found


def _lands(doc: Field) -> Doc:
    """Special lands that lie on the field."""
    options = doc.value.get("options")
    named = options.get("special_lands") if isinstance(options, dict) else None
    lands = doc.value.get("lands", named)
    return lands if isinstance(lands, dict) else {}
