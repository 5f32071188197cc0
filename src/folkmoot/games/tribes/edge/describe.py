"""Description of an action for interfaces: its verb, operands, rules and effects."""

from __future__ import annotations

from folkmoot.core.contract import LEGAL
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.clashes import clashes
from folkmoot.games.tribes.edge.events import Preview
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.verbs import ASKED, VERBS
from folkmoot.games.tribes.edge.view import dice_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import ASKS, QUESTIONS
from folkmoot.games.tribes.engine.state import TribesState


def describe(b: TribesState, code: int) -> Doc:
    verb, _ = VERBS[code]
    preview = Preview()
    after = try_out(b, code, preview) if b.reason(code) == LEGAL else None
    if after is not None:
        if c.ACT <= code < c.HUNT:
            preview.told[0] |= die_strength(b, code)
        preview.told += threats(b, code, after)
    return {
        "code": code,
        "text": NAMES[code],
        "verb": verb.word,
        "operands": describe_operands(code),
        "rules": [ASKS[int(b.ask)].rule if verb.rule == ASKED else verb.rule],
        "final": code >= c.NUM_ACTIONS or (after is not None and is_final(b, after)),
        "effects": preview.told,
    }


def threats(b: TribesState, code: int, after: TribesState) -> list[Doc]:
    """T20: the conflicts that a step leads to, or, where it ends a choice, those that stand by then."""
    if c.ACT <= code < c.HUNT:
        return clashes(after, after.setup.layout.all)
    if code == c.DONE:
        return clashes(b, b.setup.layout.all) if ASKS[int(b.ask)].crowds else []
    verb, _ = VERBS[code]
    crowded = NAMES[code].split()[-1] if verb.crowds else "board"
    return clashes(after, 1 << HEX_NAMES.index(crowded)) if crowded != "board" else []


def describe_operands(code: int) -> Doc:
    """Return the operands, the words after the verb."""
    verb, _ = VERBS[code]
    words = NAMES[code].split()[1:]
    return {name: int(word) if word.isdigit() else word for name, word in zip(verb.operands, words, strict=False)}


def try_out(b: TribesState, code: int, preview: Preview) -> TribesState:
    """A copy after the step; `preview` collects everything that happens up to the next decision."""
    after = b.clone()
    after.events = []
    after.teller = preview
    after.step(code)
    return after


def is_final(b: TribesState, after: TribesState) -> bool:
    """Return True if the step closes a draft, meets chance, or ends the turn or this seat's part in it."""
    closes = b.drafting and not after.drafting
    return closes or after.turn != b.turn or after.active != b.active


def die_strength(b: TribesState, code: int) -> Doc:
    """Return the row that a die makes: how many the action then allows, the dice in it, the one that leaves."""
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
