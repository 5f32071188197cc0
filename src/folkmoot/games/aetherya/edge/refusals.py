"""The facts behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine.codes import (
    ARRANGE,
    CARDS,
    CELLS,
    EMPIRES,
    FLIP,
    HAND,
    INVASION,
    LEGEND_WORDS,
    NUM_ACTIONS,
    PLACE,
    PLACES,
    SEND,
    SETTLE,
    TOKEN_WORDS,
    USE_AT,
)
from folkmoot.games.aetherya.engine.nolands import settled_cells
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState


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
    if SEND <= code < NUM_ACTIONS:
        args.update(elsewhere(t, code))
    if t.stage >= USE_AT:
        args["token"] = TOKEN_WORDS[t.use]
    word = args["action"].partition(" ")[2]
    if word in LEGEND_WORDS:
        args["legend"] = word
    if t.stage == HAND and t.taken >= 0:
        args["taken"] = CARDS[t.taken]
    return args


def elsewhere(t: AetheryaState, code: int) -> Doc:
    """A55, A57, A58: the cell outside the own kingdom, and the face-up card that lies there."""
    cell = code - SETTLE if code >= SETTLE else code - SEND
    args: Doc = {"cell": PLACES[cell]}
    if code >= SETTLE:
        if t.nolands is not None and settled_cells(t.nolands) >> cell & 1:
            args["card"] = CARDS[t.nolands.field.card(cell)]
    elif t.setup.variant in (INVASION, EMPIRES):
        kingdom = t.kingdoms[receiver(t)]
        if kingdom.up >> cell & 1 and t.stage != ARRANGE:
            args["card"] = CARDS[kingdom.card(cell)]
    return args
