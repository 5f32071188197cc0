"""What an interface shows of an action: its verb, what it concerns, the rules behind it, what it brings."""

from __future__ import annotations

from typing import Final

from folkmoot.core.contract import LEGAL
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.clashes import clashes
from folkmoot.games.tribes.edge.events import Preview
from folkmoot.games.tribes.edge.notation import ACTION_VERBS, CHANCE_VERBS, NAMES
from folkmoot.games.tribes.edge.view import dice_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import ASKS, QUESTIONS
from folkmoot.games.tribes.engine.state import TribesState

VERB_RULES: Final = {
    "keep": "T175", "act": "T13", "hunt": "T41", "tame": "T41", "chase": "T41", "strengthen": "T176",
    "gather": "T17", "build": "T22", "elder": "T30", "sacrifice": "T41", "trade": "T154", "study": "T144",
    "pottery": "T22", "buy": "T134", "discard": "T120", "claim": "T132", "borrow": "T30", "ride": "T163",
    "flee_riding": "T163",
}  # fmt: skip
"""Where the rule is not that of the question."""
OPERANDS: Final = {
    "act": ("action", "face"), "hunt": ("face",), "tame": ("face",), "chase": ("face",), "keep": ("face",),
    "strengthen": ("resource",), "take": ("resource",), "pay": ("resource",), "spare": ("resource",),
    "study": ("resource",), "offer": ("resources",), "push": ("hex", "seat"), "give": ("resource", "seat"),
    "trade": ("resource", "taken"), "buy": ("event",), "discard": ("goal",), "claim": ("goal",), "lead": ("power",),
    "borrow": ("goal", "seat"), "bid": ("number",), "ambush": ("number",), "shoot": ("target",),
    "repel": ("target",), "volcano": ("cell",), "move": ("from", "to"), "ride": ("from", "to"),
    "terrain": ("terrain",), "tribe": ("tribe",), "first": ("seat",), "power": ("power",), "lands": ("number",),
    "land": ("land",), "dice": ("face", "face2"), "die": ("face",), "goal": ("goal",), "event": ("event",),
}  # fmt: skip
"""What the words after a verb are; for all others a hex."""
CROWDING: Final = ("grow", "move", "ride", "to")
"""Verbs that bring somebody to a hex."""
assert all(verb in OPERANDS or len(words) <= 1 for verb, words in (*ACTION_VERBS, *CHANCE_VERBS))


def describe(b: TribesState, code: int) -> Doc:
    text = NAMES[code]
    verb = text.split()[0]
    preview = Preview()
    after = try_out(b, code, preview) if b.reason(code) == LEGAL else None
    if after is not None:
        if verb == "act":
            preview.told[0] |= die_strength(b, code)
        preview.told += threats(b, code, after)
    return {
        "code": code,
        "text": text,
        "verb": verb,
        "operands": describe_operands(code),
        "rules": [VERB_RULES.get(verb, ASKS[int(b.ask)].rule)],
        "final": code >= c.NUM_ACTIONS or (after is not None and is_final(b, after)),
        "effects": preview.told,
    }


def threats(b: TribesState, code: int, after: TribesState) -> list[Doc]:
    """T20: the conflicts that a step leads to, or, where it ends a choice, those that stand by then."""
    verb, *rest = NAMES[code].split()
    if verb == "act":
        return clashes(after, after.setup.layout.all)
    if verb == "done":
        return clashes(b, b.setup.layout.all) if b.ask in (c.ASK_GROW, c.ASK_MOVE) else []
    crowded = rest[-1] if verb in CROWDING else "board"
    return clashes(after, 1 << HEX_NAMES.index(crowded)) if crowded != "board" else []


def describe_operands(code: int) -> Doc:
    """What the words after the verb name."""
    verb, *rest = NAMES[code].split()
    names = OPERANDS.get(verb, ("hex",))
    return {name: int(word) if word.isdigit() else word for name, word in zip(names, rest, strict=False)}


def try_out(b: TribesState, code: int, preview: Preview) -> TribesState:
    """A copy after the step; `preview` collects everything that happens up to the next decision."""
    after = b.clone()
    after.events = []
    after.teller = preview
    after.step(code)
    return after


def is_final(b: TribesState, after: TribesState) -> bool:
    """Whether the step closes a draft, meets chance, or ends the turn or this seat's part in it."""
    closes = b.drafting and not after.drafting
    return closes or after.turn != b.turn or after.active != b.active


def die_strength(b: TribesState, code: int) -> Doc:
    """What a die makes of a row: how many the action allows, the dice that lie there then, the one that leaves."""
    after = b.clone()
    QUESTIONS[c.ASK_ACT - c.FIRST_ASK].step(after, code)
    action = QUESTIONS[after.ask - c.FIRST_ASK]
    assert isinstance(action, Action)
    dice = dice_data(after)
    return {
        "number": int(action.allowance(after)),
        "each": int(after.setup.box.gather_amount[after.level]) if after.deed == c.GATHERING else 1,
        "row": dice["rows"][c.DEEDS[after.deed]],
        "out": dice["next_dice"][-1],
    }
