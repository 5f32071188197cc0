"""What an interface shows of an action: its verb, what it concerns, the rules behind it, what it brings."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine import codes as w
from folkmoot.games.aetherya.engine.nolands import settled, strength
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState

RULES = {
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
NOUNS = {
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
TOKEN_RULES = {
    w.TREATY: "A26",
    w.STAFF: "A27",
    w.HAMMER: "A30",
    w.PALANTIR: "A31",
    w.GRIFFIN: "A29",
    w.SMUGGLER: "A32",
    w.THIEF: "A33",
}
WHOLE = ("draw two", "draw and take")
"""Texts that are a verb as a whole."""


def describe(t: AetheryaState, code: int) -> Doc:
    text = t.game.name_of(t, code)
    verb, _, operand = (text, "", "") if text in WHOLE else text.partition(" ")
    operands: Doc = {}
    if verb in ("take", "discard"):
        operands = {"pile": 1 if operand == "second" else 0}
    elif operand and verb not in ("keep", "leave"):
        operands = {NOUNS.get(verb, verb): int(operand) if operand.isdigit() else operand}
    if verb == "send" and t.setup.variant in (w.INVASION, w.EMPIRES):
        operands["to_seat"] = int(receiver(t))
    return {
        "code": code,
        "text": text,
        "verb": verb,
        "operands": operands,
        "rules": rules(t, code, verb),
        "final": code >= w.NUM_ACTIONS or is_final(t, code),
        "effects": effects(t, code) if t.reason(code) == 0 else [],
    }


def rules(t: AetheryaState, code: int, verb: str) -> list[str]:
    if w.USE <= code < w.AT:
        return [TOKEN_RULES[w.USABLE[code - w.USE]]]
    if w.AT <= code < w.NUM_ACTIONS and t.use in TOKEN_RULES and t.stage >= w.USE_AT:
        return [TOKEN_RULES[int(t.use)]]
    if verb == "done":
        return ["A35" if t.stage == w.SWAP_ROWS else "A25" if t.setup.tokens else "A13"]
    if verb == "claim" and t.setup.mode != w.VERSUS:
        return ["A37" if t.setup.mode == w.SOLO else "A42", "A2"]
    if verb == "send":
        return ["A58" if t.setup.variant == w.EMPIRES else "A55", "A10", "A11"]
    if verb == "discard" and t.stage == w.PILE:
        return ["A41"]
    return RULES[verb]


def is_final(t: AetheryaState, code: int) -> bool:
    """Whether the step closes a draft, meets chance, shows something or ends the turn."""
    if t.reason(code) != 0:
        return False
    if t.stage == w.TOKEN_CHOICE or t.stage == w.USE_THERE:
        return True
    after = t.clone()
    after.step(code)
    closes = t.stage == w.ARRANGE and not after.drafting
    begins = after.stage == w.TURN and t.stage != w.TURN
    return closes or begins or after.turn != t.turn or after.mover != t.mover


def effects(t: AetheryaState, code: int) -> list[Doc]:
    """What the action would bring, in facts for a preview; nothing that its seat may not know."""
    kingdom = t.kingdoms[t.mover]
    if code < w.DRAW or code == w.DRAW_AND_TAKE:
        return [{"kind": "card", "card": w.CARDS[t.top(code if code < w.DRAW else 0)]}]
    if w.DISCARD <= code < w.DONE:
        return [{"kind": "discard", "card": w.CARDS[t.lifted if t.stage == w.PILE else t.drawn]}]
    if w.PLACE <= code < w.FLIP:
        cell = code - w.PLACE
        old = w.CARDS[kingdom.card(cell)] if kingdom.up >> cell & 1 else None
        token = bool((kingdom.unseen | kingdom.griffins) >> cell & 1)
        return [{"kind": "replace", "card": w.CARDS[t.in_hand()], "old": old, "token": token}, *completes(t, cell)]
    if w.FLIP <= code < w.CLAIM:
        token = bool((kingdom.unseen | kingdom.griffins) >> (code - w.FLIP) & 1)
        return [{"kind": "turn_up", "token": token}, *completes(t, code - w.FLIP)]
    if w.SEND <= code < w.NUM_ACTIONS:
        return elsewhere(t, code)
    legend = legend_of(code)
    if legend >= 0:
        return [{"kind": "legend", "legend": w.LEGEND_WORDS[legend], "points": t.setup.box.legends[legend]}]
    return []


def elsewhere(t: AetheryaState, code: int) -> list[Doc]:
    """A55, A57, A58: a drawn card that goes to another kingdom or to the Nolands."""
    card, seat = int(t.drawn), int(t.mover)
    if code < w.SETTLE:
        old = t.kingdoms[receiver(t)].card(code - w.SEND)
        return [{"kind": "send", "card": w.CARDS[card], "old": w.CARDS[old], "to_seat": int(receiver(t))}]
    box = t.setup.box
    after = settled(t.nolands, code - w.SETTLE, card, seat)
    more = strength(after, seat, box) - strength(t.nolands, seat, box)
    return [{"kind": "settle", "card": w.CARDS[card], "strength": int(more)}]


def completes(t: AetheryaState, cell: int) -> list[Doc]:
    """A14: the sixteenth face-up card ends the game."""
    return [{"kind": "sixteenth"}] if int(t.kingdoms[t.mover].up) | 1 << cell == w.FULL else []


def legend_of(code: int) -> int:
    """The legend that an action speaks of, -1 if none."""
    if w.CLAIM <= code < w.STRIKE:
        return code - w.CLAIM
    if w.STRIKE <= code < w.LAY:
        return w.DWARF_V_GOBLIN + code - w.STRIKE
    if w.SWAP <= code < w.BLOCK:
        return code - w.SWAP
    return code - w.PENALTY if w.PENALTY <= code < w.USE else -1
