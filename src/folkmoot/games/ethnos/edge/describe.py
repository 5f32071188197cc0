# mypyc: hot
"""What an interface shows of an action: its verb, what it concerns, the rules behind it, what it brings."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.core.bag import Bag
from folkmoot.games.ethnos.engine.board import words
from folkmoot.games.ethnos.engine.codes import (
    ADD,
    ASK_BAND,
    ASK_BONUS,
    CARD_WORDS,
    CASH,
    COLOURS,
    CONJURE,
    DONE,
    HALFLING,
    KINGDOMS,
    LEAD,
    MINOTAUR,
    NUM_ACTIONS,
    PLACE,
    RAID,
    SKELETON,
    TRIBES,
    TROLL_TOKEN,
    WINGFOLK,
)
from folkmoot.games.ethnos.engine.scoring import band_glory, count_bits
from folkmoot.games.ethnos.engine.state import EthnosState

RULES = {
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
NOUNS = {"take": "card", "lead": "card", "add": "card", "place": "kingdom", "troll": "token"}
"""What the operand of a verb is, where the verb itself does not say so."""
ABILITIES = {
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


def describe(state: EthnosState, code: int) -> Doc:
    text = state.game.name_of(state, code)
    verb, _, operand = text.partition(" ")
    operands: Doc = {}
    if operand:
        operands = {NOUNS.get(verb, verb): int(operand) if operand.isdigit() else operand}
    return {
        "code": code,
        "text": text,
        "verb": verb,
        "operands": operands,
        "rules": rules(state, code, verb),
        "final": code >= NUM_ACTIONS or is_final(state, code),
        "effects": effects(state, code),
    }


def rules(state: EthnosState, code: int, verb: str) -> list[str]:
    if verb == "done" or verb == "add":
        return ["E18" if state.ask == ASK_BAND else "E24"]
    if verb == "place" and state.ask == ASK_BONUS:
        return ["E27"]
    if verb == "lead":
        return ["E18", ABILITIES[TRIBES[(code - LEAD) // 6]]]
    return [RULES[verb]]


def is_final(state: EthnosState, code: int) -> bool:
    """Whether the step closes a draft, meets chance or ends the turn; a step that is not legal now is not."""
    if state.reason(code) != 0:
        return False
    after = state.clone()
    after.step(code)
    assert isinstance(after, EthnosState)
    closes = state.drafting and not after.drafting
    return closes or after.turn < 0 or after.active != state.active


def effects(state: EthnosState, code: int) -> list[Doc]:
    """What the action would bring, in facts for a preview."""
    seat = state.seats[state.active]
    if code == DONE and state.ask == ASK_BAND:
        return band_effects(state, state.draft_leader, state.draft)
    if LEAD <= code < LEAD + SKELETON:
        alone = Bag()
        alone.add(code - LEAD, 1)
        return band_effects(state, code - LEAD, alone)
    if code == DONE:
        dropped = Bag()
        dropped.copy_from(seat.hand)
        dropped.remove_all(state.draft)
        return [{"kind": "keep", "cards": words(state.draft)}, {"kind": "discard", "cards": words(dropped)}]
    if PLACE <= code < RAID:
        count = seat.in_kingdom(code - PLACE)
        return [{"kind": "marker", "kingdom": KINGDOMS[code - PLACE], "from": count, "to": count + 1}]
    if code == RAID and state.leader >= 0:
        worth = state.setup.box.orc_glory[min(count_bits(seat.orcs), 5)]
        colour = state.leader % 6
        return [{"kind": "orc", "colour": COLOURS[colour], "kingdom": KINGDOMS[colour], "worth": worth}]
    if TROLL_TOKEN <= code < CONJURE:
        return [{"kind": "troll", "token": int(state.game.actions[code].split()[1])}]
    if code == CONJURE:
        return [{"kind": "draw", "cards": state.size}]
    if code == CASH and seat.orcs:
        return [{"kind": "glory", "points": state.setup.box.orc_glory[count_bits(seat.orcs) - 1]}]
    if code < ADD - 1 or ADD <= code < DONE:
        return [{"kind": "card", "card": CARD_WORDS[code - (ADD if code >= ADD else 0)]}] if code != 67 else []
    return []


def band_effects(state: EthnosState, leader: int, cards: Bag) -> list[Doc]:
    """E19, E43: where the band could place a marker, what it would score, and the ability it wakes."""
    size = cards.total()
    tribe, colour = leader // 6, leader % 6
    counted = size - cards.count(SKELETON) + (state.setup.box.dwarf_extra if TRIBES[tribe] == "dwarf" else 0)
    found: list[Doc] = [
        {"kind": "band", "size": size, "glory": band_glory(state, counted)},
        {"kind": "ability", "tribe": TRIBES[tribe], "rule": ABILITIES[TRIBES[tribe]], "x": size},
    ]
    reach = size + (state.setup.box.minotaur_extra if tribe == MINOTAUR else 0)
    kingdoms = range(6) if tribe == WINGFOLK else [colour]
    if tribe != HALFLING and state.seats[state.active].supply > 0:
        open_to = [KINGDOMS[k] for k in kingdoms if reach > state.markers_against(state.active, k)]
        found.append({"kind": "markers", "kingdoms": open_to})
    return found
