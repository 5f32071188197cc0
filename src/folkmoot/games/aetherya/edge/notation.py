"""The words of every action and every outcome of chance, both ways."""

from __future__ import annotations

from folkmoot.core import BadNotation
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.campaign import BLOCKS, corner

SEATS = tuple(str(seat) for seat in range(c.MOST_SEATS))
SHOWN = 8
"""So many actions of a verb does an error list."""
LONGEST = 80
"""So much of a wrong text does it repeat."""


def _each(verb: str, words: tuple[str, ...]) -> list[str]:
    return [f"{verb} {word}" for word in words]


def _actions() -> list[str]:
    """In the order of the codes."""
    first = ["take discard", "take second", "draw", "draw two", "draw and take", "discard", "discard second", "done"]
    blocks = tuple(c.PLACES[int(corner(block))] for block in range(BLOCKS))
    return [
        *first,
        "keep token",
        "leave token",
        *_each("place", c.PLACES),
        *_each("flip", c.PLACES),
        *_each("claim", c.LEGEND_WORDS),
        *_each("sword", c.LEGEND_WORDS[c.DWARF_V_GOBLIN : c.DWARF_V_GOBLIN + c.UNEVEN]),
        *_each("lay", c.CARDS),
        *_each("drop", c.CARDS),
        *_each("swap", c.LEGEND_WORDS),
        *_each("block", blocks),
        *_each("penalty", c.LEGEND_WORDS),
        *_each("use", tuple(c.TOKEN_WORDS[token] for token in c.USABLE)),
        *_each("at", c.PLACES),
        *_each("seat", SEATS),
        *_each("get", c.TOKEN_WORDS),
        *_each("give", c.TOKEN_WORDS[: c.GEMS]),
        *_each("send", c.PLACES),
        *_each("settle", c.PLACES),
    ]


ACTIONS = _actions()
CHANCES = [
    *_each("card", c.CARDS),
    *_each("legend", c.LEGEND_WORDS),
    *_each("token", c.TOKEN_WORDS),
    *_each("first", SEATS),
    *_each("race", c.CARDS[c.HUMAN : c.DRAGON]),
    *_each("first", tuple(str(seat) for seat in range(c.MOST_SEATS, c.MOST_ALLIED))),
]
CODES = {text: code for code, text in enumerate([*ACTIONS, *CHANCES])}

assert len(ACTIONS) == c.NUM_ACTIONS
assert len(CODES) == c.NUM_CODES


def parse(text: object) -> int:
    """The code of a notation; BadNotation says what follows the verb, or which verbs there are."""
    if not isinstance(text, str):
        raise BadNotation(repr(text)[:LONGEST], "a notation is a text", "not-text")
    plain = " ".join(text.split())
    if plain in CODES:
        return CODES[plain]
    verb = plain.partition(" ")[0]
    follow = [known for known in CODES if known.partition(" ")[0] == verb]
    if follow:
        shown = ", ".join(follow[:SHOWN]) + (", …" if len(follow) > SHOWN else "")
        what = f"no such action (with this verb: {shown})"
        raise BadNotation(plain[:LONGEST], what, "no-action", choices=shown)
    verbs = ", ".join(dict.fromkeys(known.partition(" ")[0] for known in CODES))
    raise BadNotation(plain[:LONGEST], f"no such action (verbs: {verbs})", "no-action", choices=verbs)
