"""The words of every action and every outcome of chance, both ways."""

from __future__ import annotations

from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.campaign import BLOCKS, corner

SEATS = tuple(str(seat) for seat in range(c.MOST_SEATS))


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
        *_each("claim", c.LEGENDS),
        *_each("sword", c.LEGENDS[c.DWARF_V_GOBLIN : c.DWARF_V_GOBLIN + c.UNEVEN]),
        *_each("lay", c.CARDS),
        *_each("drop", c.CARDS),
        *_each("swap", c.LEGENDS),
        *_each("block", blocks),
        *_each("penalty", c.LEGENDS),
        *_each("use", tuple(c.TOKENS[token] for token in c.USABLE)),
        *_each("at", c.PLACES),
        *_each("seat", SEATS),
        *_each("get", c.TOKENS),
        *_each("give", c.TOKENS[: c.NUM_GEMS]),
        *_each("send", c.PLACES),
        *_each("settle", c.PLACES),
    ]


ACTIONS = _actions()
CHANCES = [
    *_each("card", c.CARDS),
    *_each("legend", c.LEGENDS),
    *_each("token", c.TOKENS),
    *_each("first", SEATS),
    *_each("race", c.CARDS[c.HUMAN : c.DRAGON]),
    *_each("first", tuple(str(seat) for seat in range(c.MOST_SEATS, c.MOST_ALLIED))),
]

assert len(ACTIONS) == c.NUM_ACTIONS
assert len(ACTIONS) + len(CHANCES) == c.NUM_CODES
