# mypyc: hot
"""Description of an action for interfaces: its verb, operands, rules and effects."""

from __future__ import annotations

from typing import Final

from folkmoot.core.bag import Bag
from folkmoot.core.bits import ones
from folkmoot.core.contract import LEGAL
from folkmoot.core.values import Doc
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import words
from folkmoot.games.ethnos.engine.leaders import outnumbers
from folkmoot.games.ethnos.engine.scoring import band_glory
from folkmoot.games.ethnos.engine.state import EthnosState

VERB_RULES: Final = {
    "take": "E15",
    "draw": "E15",
    "lead": "E18",
    "skeletons": "E31",
    "add": "E18",
    "place": "E19",
    "raid": "E29",
    "troll": "E32",
    "conjure": "E34",
    "cash": "E42",
    "decline": "E47",
    "pass": "E45",
    "card": "E16",
    "dragon": "E16",
    "tribe": "E11",
    "first": "E14",
    "token": "E12",
}
OPERANDS: Final = {"take": "card", "lead": "card", "add": "card", "place": "kingdom", "troll": "token"}
"""Kind of the operand, by verb, where the verb itself does not say so."""
ABILITIES: Final = {
    "centaur": "E22",
    "dwarf": "E23",
    "elf": "E24",
    "giant": "E25",
    "halfling": "E26",
    "merfolk": "E27",
    "minotaur": "E28",
    "orc": "E29",
    "troll": "E32",
    "wingfolk": "E33",
    "wizard": "E34",
    "skeleton": "E30",
}
"""The rule of each tribe's ability."""
LOOKS: Final = 128
"""More than there are ways for six kingdoms to be open to a band."""


def describe_all(b: EthnosState, codes: list[int], kept: dict[int, Doc]) -> list[Doc]:
    return [describe(b, code, kept) for code in codes]


def describe(b: EthnosState, code: int, kept: dict[int, Doc]) -> Doc:
    """In `kept` lies what was described before and depends on little: shared, and so never to be changed."""
    key = look(b, code)
    found = kept.get(key) if key >= 0 else None
    if found is None:
        found = describe_anew(b, code)
        if key >= 0:
            kept[key] = found
    return found


def look(b: EthnosState, code: int) -> int:
    """One number for everything that the description of a turn's choice depends on; -1: it depends on more."""
    if code >= c.SKELETONS or b.reason(code) != LEGAL:
        return -1
    if code <= c.DRAW:
        return code
    card = code - c.LEAD
    tribe = c.tribe_of(card)
    seat = b.seats[b.active]
    if tribe == c.HALFLING or seat.supply == 0:
        return code * LOOKS
    mask = 1
    for kingdom in range(c.NUM_KINGDOMS) if tribe == c.WINGFOLK else [c.colour_of(card)]:
        mask = 2 * mask + int(outnumbers(b, b.active, tribe, 1, kingdom))
    return code * LOOKS + mask


def describe_anew(b: EthnosState, code: int) -> Doc:
    text = b.game.name_of(b, code)
    verb, _, operand = text.partition(" ")
    operands: Doc = {}
    if operand:
        operands = {OPERANDS.get(verb, verb): int(operand) if operand.isdigit() else operand}
    return {
        "code": code,
        "text": text,
        "verb": verb,
        "operands": operands,
        "rules": rules(b, code, verb),
        "final": code >= c.NUM_ACTIONS or is_final(b, code),
        "effects": effects(b, code),
    }


def rules(b: EthnosState, code: int, verb: str) -> list[str]:
    if verb == "done" or verb == "add":
        return ["E18" if b.ask == c.ASK_BAND else "E50" if b.ask == c.ASK_SIFT else "E24"]
    if verb == "place" and b.ask == c.ASK_BONUS:
        return ["E27"]
    if verb == "lead":
        return ["E18", ABILITIES[c.TRIBES[c.tribe_of(code - c.LEAD)]]]
    return [VERB_RULES[verb]]


def is_final(b: EthnosState, code: int) -> bool:
    """Return True if the step closes a draft, meets chance or ends the turn; False if it is not legal now."""
    if b.reason(code) != LEGAL:
        return False
    if code <= c.DRAW or code == c.DONE:
        return True
    if code < c.SKELETONS or c.ADD <= code < c.DONE:
        return bool(b.ask == c.ASK_SIFT)
    after = b.clone()
    after.step(code)
    assert isinstance(after, EthnosState)
    closes = b.drafting and not after.drafting
    return closes or after.turn < 0 or after.active != b.active


def effects(b: EthnosState, code: int) -> list[Doc]:
    """Return the effects of an action, as facts for a preview."""
    seat = b.seats[b.active]
    if code == c.DONE and b.ask == c.ASK_BAND:
        return band_effects(b, b.draft_leader, b.draft)
    if c.LEAD <= code < c.LEAD + c.SKELETON:
        alone = Bag()
        alone.add(code - c.LEAD, 1)
        return band_effects(b, code - c.LEAD, alone)
    if code == c.DONE:
        dropped = Bag()
        dropped.copy_from(seat.hand)
        dropped.remove_all(b.draft)
        return [{"kind": "keep", "cards": words(b.draft)}, {"kind": "discard", "cards": words(dropped)}]
    if c.PLACE <= code < c.RAID:
        count = seat.in_kingdom(code - c.PLACE)
        return [{"kind": "marker", "kingdom": c.KINGDOMS[code - c.PLACE], "from": count, "to": count + 1}]
    if code == c.RAID and b.leader >= 0:
        worth = b.setup.box.orc_glory[min(ones(seat.orcs), c.NUM_COLOURS - 1)]
        colour = c.colour_of(b.leader)
        return [{"kind": "orc", "colour": c.COLOURS[colour], "kingdom": c.KINGDOMS[colour], "worth": worth}]
    if c.TROLL_TOKEN <= code < c.CONJURE:
        return [{"kind": "troll", "token": int(b.game.actions[code].split()[1])}]
    if code == c.CONJURE:
        return [{"kind": "draw", "cards": b.size}]
    if code == c.CASH and seat.orcs:
        return [{"kind": "glory", "points": b.setup.box.orc_glory[ones(seat.orcs) - 1]}]
    if c.TAKE <= code < c.DRAW:
        return [{"kind": "card", "card": c.CARDS[code - c.TAKE]}]
    if c.ADD <= code < c.DONE:
        return [{"kind": "card", "card": c.CARDS[code - c.ADD]}]
    return []


def band_effects(b: EthnosState, leader: int, cards: Bag) -> list[Doc]:
    """E19, E43: where the band could place a marker, what it would score, and the ability it wakes."""
    size = cards.total()
    tribe, colour = c.tribe_of(leader), c.colour_of(leader)
    counted = size - cards.count(c.SKELETON) + (b.setup.box.dwarf_extra if tribe == c.DWARF else 0)
    found: list[Doc] = [
        {"kind": "band", "size": size, "glory": band_glory(b, counted)},
        {"kind": "ability", "tribe": c.TRIBES[tribe], "rule": ABILITIES[c.TRIBES[tribe]], "x": size},
    ]
    kingdoms = range(c.NUM_KINGDOMS) if tribe == c.WINGFOLK else [colour]
    if tribe != c.HALFLING and b.seats[b.active].supply > 0:
        open_to = [c.KINGDOMS[k] for k in kingdoms if outnumbers(b, b.active, tribe, size, k)]
        found.append({"kind": "markers", "kingdoms": open_to})
    return found
