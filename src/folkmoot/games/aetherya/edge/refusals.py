"""The rule and the facts behind a refusal, for the sentence that explains it."""

from __future__ import annotations

from typing import Final

from folkmoot.core import Doc
from folkmoot.core.bits import in_set
from folkmoot.games.aetherya.edge.describe import TOKEN_RULES
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.nolands import settled_cells
from folkmoot.games.aetherya.engine.sending import receiver
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.engine.uses import GEM_COUNTS, dragons_against_staff

RULES: Final[dict[int, dict[str, str]]] = {
    c.NOT_SHOWN: {"penalty": "A43"},
    c.ONE_CLAIM: {"sword": "A28"},
    c.NOT_IN_ROW: {"claim": "A37"},
    c.NOT_OWNED: {"sword": "A28", "give": "A32"},
    c.MUST_PLACE: {"settle": "A57"},
}
"""By what is done: the rule that decides where it isn't the one that the reason names."""
BY_TOKEN: Final = (c.NO_TARGET, c.HAS_ONE, c.NO_FACE_DOWN_TOKEN, c.NOT_THERE, c.NOT_AN_OPPONENT)
"""Reasons that come from what a token does."""


def refusal_args(b: AetheryaState, reason: int, code: int) -> Doc:
    """What the refused action is about, and what stands against it; nothing that a seat may not know."""
    args: Doc = {"action": b.game.name_of(b, code), "deck": int(b.deck_size)}
    if reason in (c.NOT_MET, c.ONE_AGAINST_ONE):
        args["portal"] = barred_by_portal(b, code)
    elif reason == c.STAFF_LIMIT:
        args |= {"dragons": int(dragons_against_staff(b, b.kingdoms[b.active])), "limit": int(b.setup.box.staff_limit)}
    kingdom = b.kingdoms[b.active]
    for base in (c.PLACE, c.FLIP):
        if base <= code < base + c.NUM_CELLS:
            cell = code - base
            args["cell"] = c.PLACES[cell]
            if in_set(kingdom.up, cell):
                args["card"] = c.CARDS[kingdom.card(cell)]
    if c.SEND <= code < c.NUM_ACTIONS:
        args.update(elsewhere(b, code))
    if c.ASK_USE_AT <= b.ask <= c.ASK_USE_GIVE:
        args["token"] = c.TOKENS[b.use]
    if reason == c.NOT_AT_TABLE:
        args["players"] = int(b.players)
    elif reason in (c.NO_TARGET, c.NO_FACE_DOWN_TOKEN):
        args["at"] = missing(b, code)
    elif reason == c.IN_ORDER:
        args["same"] = b.ask == c.ASK_USE_SECOND and code - c.AT == b.cell
    word = args["action"].partition(" ")[2]
    if word in c.LEGENDS:
        args["legend"] = word
    if b.ask == c.ASK_HAND and b.taken >= 0:
        args["taken"] = c.CARDS[b.taken]
    rule = rule_of(b, reason, args)
    return {**args, "rule": rule} if rule else args


def rule_of(b: AetheryaState, reason: int, args: Doc) -> str:
    """The rule that decides here; empty where it is the one that the reason names."""
    verb, _, rest = args["action"].partition(" ")
    if args.get("portal"):
        return "A17"
    if reason == c.NOT_OWNED and not b.setup.tokens:
        return "A23"
    if reason in BY_TOKEN:
        return TOKEN_RULES[c.TOKENS.index(args.get("token", rest))]
    if reason == c.OTHER_MODE:
        return "A41" if rest == "second" else "A36"
    if reason == c.MUST_PLACE and verb == "send":
        return "A55" if b.setup.variant == c.INVASION else "A58"
    if reason == c.MUST_PLACE and b.setup.mode == c.SOLO:
        return "A36"
    if reason == c.NOT_SHOWN and b.setup.mode == c.COOP and verb == "claim":
        return "A42"
    return RULES.get(reason, {}).get(verb, "")


def missing(b: AetheryaState, code: int) -> str:
    """What a token finds nothing at: a seat, a card, or anywhere; or that one's own gem for the Smuggler is missing."""
    if code >= c.SEAT:
        return "seat"
    if code >= c.AT:
        return "card"
    smuggling = c.USABLE[code - c.USE] == c.SMUGGLER
    return "gem" if smuggling and b.kingdoms[b.active].beside & GEM_COUNTS == 0 else "all"


def barred_by_portal(b: AetheryaState, code: int) -> bool:
    """A17: whether the legend would be met if goblins could use portals."""
    legend = code - c.CLAIM if code < c.STRIKE else code - c.STRIKE + c.DWARF_V_GOBLIN + c.NUM_LEGENDS
    return in_set(conditions(b.kingdoms[b.active], True), legend)


def elsewhere(b: AetheryaState, code: int) -> Doc:
    """A55, A57, A58: the cell outside the active seat's kingdom, and the face-up card that lies there."""
    cell = code - c.SETTLE if code >= c.SETTLE else code - c.SEND
    args: Doc = {"cell": c.PLACES[cell]}
    if code >= c.SETTLE:
        if b.nolands is not None and in_set(settled_cells(b.nolands), cell):
            args["card"] = c.CARDS[b.nolands.field.card(cell)]
    elif b.setup.variant in (c.INVASION, c.EMPIRES):
        kingdom = b.kingdoms[receiver(b)]
        if in_set(kingdom.up, cell) and b.ask != c.ASK_ARRANGE:
            args["card"] = c.CARDS[kingdom.card(cell)]
    return args
