"""The words of every action and every outcome of chance, both ways."""

from __future__ import annotations

from folkmoot.core import BadNotation
from folkmoot.games.aetherya.engine.campaign import BLOCKS, corner
from folkmoot.games.aetherya.engine.codes import (
    CARDS,
    DRAGON,
    DWARF_V_GOBLIN,
    GEMS,
    HUMAN,
    LEGEND_WORDS,
    NUM_ACTIONS,
    NUM_CODES,
    PLACES,
    TOKEN_WORDS,
    USABLE,
)


def _each(verb: str, words: tuple[str, ...]) -> list[str]:
    return [f"{verb} {word}" for word in words]


def _actions() -> list[str]:
    """In the order of the codes."""
    first = ["take discard", "take second", "draw", "draw two", "draw and take", "discard", "discard second", "done"]
    blocks = tuple(PLACES[int(corner(block))] for block in range(BLOCKS))
    seats = ("0", "1", "2", "3")
    return [
        *first,
        "keep token",
        "leave token",
        *_each("place", PLACES),
        *_each("flip", PLACES),
        *_each("claim", LEGEND_WORDS),
        *_each("sword", LEGEND_WORDS[DWARF_V_GOBLIN : DWARF_V_GOBLIN + 4]),
        *_each("lay", CARDS),
        *_each("drop", CARDS),
        *_each("swap", LEGEND_WORDS),
        *_each("block", blocks),
        *_each("penalty", LEGEND_WORDS),
        *_each("use", tuple(TOKEN_WORDS[token] for token in USABLE)),
        *_each("at", PLACES),
        *_each("seat", seats),
        *_each("get", TOKEN_WORDS),
        *_each("give", TOKEN_WORDS[:GEMS]),
        *_each("send", PLACES),
        *_each("settle", PLACES),
    ]


ACTIONS = _actions()
CHANCES = [
    *_each("card", CARDS),
    *_each("legend", LEGEND_WORDS),
    *_each("token", TOKEN_WORDS),
    *_each("first", ("0", "1", "2", "3")),
    *_each("race", CARDS[HUMAN:DRAGON]),
]
CODES = {text: code for code, text in enumerate([*ACTIONS, *CHANCES])}

assert len(ACTIONS) == NUM_ACTIONS
assert len(CODES) == NUM_CODES


def parse(text: object) -> int:
    """The code of a notation; BadNotation says what follows the verb, or which verbs there are."""
    if not isinstance(text, str):
        raise BadNotation(repr(text)[:80], "an action is a text")
    plain = " ".join(text.split())
    if plain in CODES:
        return CODES[plain]
    verb = plain.partition(" ")[0]
    follow = [known for known in CODES if known.partition(" ")[0] == verb]
    if follow:
        shown = ", ".join(follow[:8]) + (", …" if len(follow) > 8 else "")
        raise BadNotation(plain[:80], f"no such action (with this verb: {shown})")
    verbs = list(dict.fromkeys(known.partition(" ")[0] for known in CODES))
    raise BadNotation(plain[:80], f"no such action (verbs: {', '.join(verbs)})")
