"""The facts behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.aetherya.state import AetheryaState
from folkmoot.games.aetherya.words import CARDS, CELLS, FLIP, HAND, LEGEND_WORDS, PLACE, PLACES, TOKEN_WORDS, USE_AT


def refusal_args(t: AetheryaState, code: int) -> Doc:
    """What the refused action is about, and what stands against it; nothing that a seat may not know."""
    args: Doc = {"action": t.game.name_of(t, code), "deck": int(t.deck_size)}
    kingdom = t.kingdoms[t.mover]
    for base in (PLACE, FLIP):
        if base <= code < base + CELLS:
            cell = code - base
            args["cell"] = PLACES[cell]
            if kingdom.up >> cell & 1:
                args["card"] = CARDS[kingdom.card(cell)]
    if t.stage >= USE_AT:
        args["token"] = TOKEN_WORDS[t.use]
    word = args["action"].partition(" ")[2]
    if word in LEGEND_WORDS:
        args["legend"] = word
    if t.stage == HAND and t.taken >= 0:
        args["taken"] = CARDS[t.taken]
    return args
