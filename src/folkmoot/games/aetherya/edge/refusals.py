"""The facts behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.nolands import settled_cells
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState


def refusal_args(b: AetheryaState, code: int) -> Doc:
    """What the refused action is about, and what stands against it; nothing that a seat may not know."""
    args: Doc = {"action": b.game.name_of(b, code), "deck": int(b.deck_size)}
    kingdom = b.kingdoms[b.mover]
    for base in (c.PLACE, c.FLIP):
        if base <= code < base + c.CELLS:
            cell = code - base
            args["cell"] = c.PLACES[cell]
            if kingdom.up >> cell & 1:
                args["card"] = c.CARDS[kingdom.card(cell)]
    if c.SEND <= code < c.NUM_ACTIONS:
        args.update(elsewhere(b, code))
    if b.ask >= c.ASK_USE_AT:
        args["token"] = c.TOKEN_WORDS[b.use]
    word = args["action"].partition(" ")[2]
    if word in c.LEGEND_WORDS:
        args["legend"] = word
    if b.ask == c.ASK_HAND and b.taken >= 0:
        args["taken"] = c.CARDS[b.taken]
    return args


def elsewhere(b: AetheryaState, code: int) -> Doc:
    """A55, A57, A58: the cell outside the own kingdom, and the face-up card that lies there."""
    cell = code - c.SETTLE if code >= c.SETTLE else code - c.SEND
    args: Doc = {"cell": c.PLACES[cell]}
    if code >= c.SETTLE:
        if b.nolands is not None and settled_cells(b.nolands) >> cell & 1:
            args["card"] = c.CARDS[b.nolands.field.card(cell)]
    elif b.setup.variant in (c.INVASION, c.EMPIRES):
        kingdom = b.kingdoms[receiver(b)]
        if kingdom.up >> cell & 1 and b.ask != c.ASK_ARRANGE:
            args["card"] = c.CARDS[kingdom.card(cell)]
    return args
