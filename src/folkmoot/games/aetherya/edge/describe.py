"""Description of an action for interfaces: its verb, operands, rules and effects."""

from __future__ import annotations

from typing import Final

from folkmoot.core import Doc
from folkmoot.core.bits import in_set
from folkmoot.core.contract import LEGAL
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.fortresses import all_finished, built_at, fortress_points, with_built
from folkmoot.games.aetherya.engine.nolands import partner_in, settled, strength
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState

VERB_RULES: Final = {
    "take": ["A9"],
    "draw": ["A9"],
    "draw two": ["A36"],
    "draw and take": ["A36"],
    "discard": ["A9", "A11"],
    "done": [],
    "keep": ["A24"],
    "leave": ["A24"],
    "place": ["A9", "A10"],
    "flip": ["A11"],
    "claim": ["A13", "A2"],
    "sword": ["A28"],
    "lay": ["A8"],
    "drop": ["A36"],
    "swap": ["A35"],
    "block": ["A40"],
    "penalty": ["A43", "A48"],
    "use": ["A25"],
    "at": ["A25"],
    "seat": ["A25"],
    "get": ["A25"],
    "give": ["A32"],
    "settle": ["A57", "A11"],
    "card": ["A49"],
    "legend": ["A6"],
    "token": ["A24"],
    "first": ["A8"],
    "race": ["A56"],
}
OPERANDS: Final = {
    "place": "cell",
    "flip": "cell",
    "at": "cell",
    "block": "cell",
    "send": "cell",
    "settle": "cell",
    "claim": "legend",
    "sword": "legend",
    "swap": "legend",
    "penalty": "legend",
    "lay": "card",
    "drop": "card",
    "use": "token",
    "get": "token",
    "give": "token",
    "first": "seat",
}
TOKEN_RULES: Final = {
    c.TREATY: "A26",
    c.STAFF: "A27",
    c.HAMMER: "A30",
    c.PALANTIR: "A31",
    c.GRIFFIN: "A29",
    c.SMUGGLER: "A32",
    c.THIEF: "A33",
}
WHOLE: Final = ("draw two", "draw and take")
"""Texts that are a verb as a whole."""


def describe(b: AetheryaState, code: int) -> Doc:
    text = b.game.name_of(b, code)
    verb, _, operand = (text, "", "") if text in WHOLE else text.partition(" ")
    operands: Doc = {}
    if verb in ("take", "discard"):
        operands = {"pile": 1 if operand == "second" else 0}
    elif operand and verb not in ("keep", "leave"):
        operands = {OPERANDS.get(verb, verb): int(operand) if operand.isdigit() else operand}
    if verb == "send" and b.setup.variant in (c.INVASION, c.EMPIRES):
        operands["to_seat"] = int(receiver(b))
    return {
        "code": code,
        "text": text,
        "verb": verb,
        "operands": operands,
        "rules": rules(b, code, verb),
        "final": code >= c.NUM_ACTIONS or is_final(b, code),
        "effects": effects(b, code) if b.reason(code) == LEGAL else [],
    }


def rules(b: AetheryaState, code: int, verb: str) -> list[str]:
    if c.USE <= code < c.AT:
        return [TOKEN_RULES[c.USABLE[code - c.USE]]]
    if b.ask == c.ASK_BUILD and verb == "at":
        return ["A59"]
    if b.ask == c.ASK_PACT or (b.ask == c.ASK_TURN and verb == "seat"):
        return ["A60"]
    if c.AT <= code < c.NUM_ACTIONS and b.use in TOKEN_RULES and b.ask >= c.ASK_USE_AT:
        return [TOKEN_RULES[int(b.use)]]
    if verb == "done":
        return ["A35" if b.ask == c.ASK_SWAP_ROWS else "A25" if b.setup.tokens else "A13"]
    if verb == "claim" and b.setup.mode != c.VERSUS:
        return ["A37" if b.setup.mode == c.SOLO else "A42", "A2"]
    if verb == "send":
        return ["A58" if b.setup.variant == c.EMPIRES else "A55", "A10", "A11"]
    if verb == "discard" and b.ask == c.ASK_PILE:
        return ["A41"]
    return VERB_RULES[verb]


def is_final(b: AetheryaState, code: int) -> bool:
    """Return True if the step closes a draft, meets chance, shows something or ends the turn."""
    if b.reason(code) != LEGAL:
        return False
    if b.ask == c.ASK_TOKEN or b.ask == c.ASK_USE_THERE:
        return True
    after = b.clone()
    after.step(code)
    closes = b.ask == c.ASK_ARRANGE and not after.drafting
    begins = after.ask == c.ASK_TURN and b.ask != c.ASK_TURN
    return closes or begins or after.turn != b.turn or after.active != b.active


def effects(b: AetheryaState, code: int) -> list[Doc]:
    """Return the effects of an action, as facts for a preview; nothing that its seat may not know."""
    kingdom = b.kingdoms[b.active]
    if code < c.DRAW or code == c.DRAW_AND_TAKE:
        return [{"kind": "card", "card": c.CARDS[b.top(code if code < c.DRAW else 0)]}]
    if c.DISCARD <= code < c.DONE:
        return [{"kind": "discard", "card": c.CARDS[b.lifted if b.ask == c.ASK_PILE else b.drawn]}]
    if c.PLACE <= code < c.FLIP:
        cell = code - c.PLACE
        old = c.CARDS[kingdom.card(cell)] if in_set(kingdom.up, cell) else None
        token = in_set(kingdom.unseen | kingdom.griffins, cell)
        return [{"kind": "replace", "card": c.CARDS[b.in_hand()], "old": old, "token": token}, *completes(b, cell)]
    if c.FLIP <= code < c.CLAIM:
        token = in_set(kingdom.unseen | kingdom.griffins, code - c.FLIP)
        return [{"kind": "turn_up", "token": token}, *completes(b, code - c.FLIP)]
    if c.SEND <= code < c.NUM_ACTIONS:
        return elsewhere(b, code)
    if b.ask == c.ASK_BUILD:
        return [building(b, code - c.AT)]
    if b.ask == c.ASK_TURN and c.SEAT <= code < c.GET:
        breaks = bool(partner_in(b.pacts, b.active) == code - c.SEAT)
        return [{"kind": "word", "breaks": breaks, "points": int(b.setup.box.betrayal) if breaks else 0}]
    legend = legend_of(code)
    if legend >= 0:
        return [{"kind": "legend", "legend": c.LEGENDS[legend], "points": b.setup.box.legends[legend]}]
    return []


def elsewhere(b: AetheryaState, code: int) -> list[Doc]:
    """A55, A57, A58: a drawn card that goes to another kingdom or to the Nolands."""
    card, seat = int(b.drawn), int(b.active)
    if code < c.SETTLE:
        old = b.kingdoms[receiver(b)].card(code - c.SEND)
        return [{"kind": "send", "card": c.CARDS[card], "old": c.CARDS[old], "to_seat": int(receiver(b))}]
    box = b.setup.box
    after = settled(b.nolands, code - c.SETTLE, card, seat)
    more = strength(after, seat, box) - strength(b.nolands, seat, box)
    return [{"kind": "settle", "card": c.CARDS[card], "strength": int(more)}]


def building(b: AetheryaState, cell: int) -> Doc:
    """A59: how high it would stand, and the points that brings."""
    seat, box = b.active, b.setup.box
    number = built_at(b.forts, seat, cell) + 1
    after = with_built(b.forts, seat, cell, number)
    now, then = (fortress_points(all_finished(forts, b.players, box), seat, box) for forts in (b.forts, after))
    return {"kind": "build", "built": int(number), "needed": int(box.built), "points": int(then - now)}


def completes(b: AetheryaState, cell: int) -> list[Doc]:
    """A14: the sixteenth face-up card ends the game."""
    return [{"kind": "sixteenth"}] if int(b.kingdoms[b.active].up) | 1 << cell == c.FULL else []


def legend_of(code: int) -> int:
    """The legend that an action speaks of, -1 if none."""
    if c.CLAIM <= code < c.STRIKE:
        return code - c.CLAIM
    if c.STRIKE <= code < c.LAY:
        return c.DWARF_V_GOBLIN + code - c.STRIKE
    if c.SWAP <= code < c.BLOCK:
        return code - c.SWAP
    return code - c.PENALTY if c.PENALTY <= code < c.USE else -1
