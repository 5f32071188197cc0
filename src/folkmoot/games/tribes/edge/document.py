"""The table as a JSON document: what views show and positions hold. Everything in it is public.

A draft is not in it: while one is under way, the document is that of the state before its first step.
"""

from __future__ import annotations

from typing import Any

from folkmoot.core.bits import numbers
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.tribe import Tribe, count_in


def words(mask: int, names: Any) -> list[str]:
    """The names of a set."""
    return [names[number] for number in numbers(mask)]


def counts(low: int, high: int) -> dict[str, int]:
    """Members by hex."""
    found = {HEX_NAMES[hex]: int(count_in(low, high, hex)) for hex in range(c.HEXES)}
    return {hex: number for hex, number in found.items() if number}


def seat_doc(b: Board, seat: int) -> Doc:
    """One seat."""
    tribe: Tribe = b.tribes[seat]
    mine = b.drafting and seat == b.active
    low, high = (b.base_low, b.base_high) if mine else (tribe.low, tribe.high)
    return {
        "tribe": c.TRIBES[tribe.kind] if tribe.kind >= 0 else None,
        "power": c.POWERS[tribe.power] if tribe.power >= 0 else None,
        "members": counts(low, high),
        "ambush": int(b.base_board if mine else tribe.board),
        "resources": {c.RESOURCES[kind]: int(tribe.held(kind)) for kind in range(3)},
        "villages": words(tribe.villages, HEX_NAMES),
        "hidden_village": bool(tribe.hidden),
        "elder": HEX_NAMES[tribe.elder] if tribe.elder >= 0 else None,
        "points": int(tribe.points),
        "earned": {
            word: int(tribe.source(index))
            for index, word in enumerate(c.SOURCES)
            if tribe.source(index) and index != c.FROM_GOALS
        },
        "open": words(tribe.open, c.GOALS),
        "fulfilled": words(tribe.fulfilled, c.GOALS),
        "deck": words(tribe.deck, c.GOALS),
        "under": [c.GOALS[tribe.under >> 4 * index & 15] for index in range(tribe.under_size)],
        "tokens": words(tribe.tokens, c.EVENTS[c.ALTAR : c.WALLS + 1]),
    }


def field_doc(b: Board) -> Doc:
    """What the field is made of."""
    terrain = [(b.terrain >> 2 * hex) & 3 for hex in range(b.setup.layout.size)]
    lands = {name: int(b.land_hex(land)) for land, name in enumerate(c.LANDS)}
    return {
        "field": {HEX_NAMES[hex]: c.TERRAINS[kind] for hex, kind in enumerate(terrain) if kind != c.UNLAID},
        "lands": {name: HEX_NAMES[hex] for name, hex in lands.items() if hex != c.NOWHERE},
        "glacier": {"stones": int(b.pile), "melted": bool(b.melted)},
        "volcano": int(b.volcano) + 1 if b.volcano >= 0 else None,
    }


def faces(*dice: int) -> list[str]:
    return [c.FACES[die] for die in dice if die >= 0]


def dice_doc(b: Board) -> Doc:
    rows = {
        deed: [c.FACES[b.dice >> 6 * index + 2 * place & 3] for place in range(3)] for index, deed in enumerate(c.DEEDS)
    }
    return {"rows": rows, "dice": faces(b.die0, b.die1), "next_dice": faces(b.next0, b.next1)}


def load_doc(event: int, load: int) -> Any:
    """What lies on an open event: resources on Discovery, else a number."""
    if event == c.DISCOVERY:
        return {word: load >> 4 * kind & 15 for kind, word in enumerate(c.RESOURCES)}
    return load


def events_doc(b: Board) -> Doc:
    """The event cards and the tokens that came with them."""
    open = [(int(b.slot0), int(b.load0)), (int(b.slot1), int(b.load1))]
    mammoth = int(b.base_mammoth if b.drafting else b.mammoth_at)
    rider = int(b.rider) if b.rider >= 0 else None
    return {
        "events": [{"event": c.EVENTS[card], "load": load_doc(card, load)} for card, load in open if card >= 0],
        "event_deck": words(b.deck, c.EVENTS),
        "aside": words(b.aside, c.EVENTS),
        "discarded": words(b.gone, c.EVENTS),
        "invaders": {"hex": HEX_NAMES[b.invaders_at], "number": int(b.invaders)} if b.invaders_at >= 0 else None,
        "mammoth": {"hex": HEX_NAMES[mammoth], "rider": rider} if mammoth >= 0 else None,
        "sabre_tooth": HEX_NAMES[b.tiger_at] if b.tiger_at >= 0 else None,
    }


def turn_doc(b: Board) -> Doc:
    """Where the game stands."""
    moved = (b.base_moved_low, b.base_moved_high) if b.drafting else (b.moved_low, b.moved_high)
    return {
        "active": int(b.active),
        "first": int(b.first) if b.first >= 0 else None,
        "rounds": int(b.rounds),
        "used": words(b.used, c.DEEDS),
        "this_turn": words(b.this_turn, c.FEATS),
        "moved": counts(*moved),
        "found": words(b.found, HEX_NAMES),
        "lent": c.GOALS[b.lent] if b.lent >= 0 else None,
    }


def table_doc(b: Board) -> Doc:
    """Everything, without header, prompt and draft."""
    doc = turn_doc(b)
    doc |= field_doc(b)
    doc |= dice_doc(b)
    doc |= events_doc(b)
    doc["seats"] = [seat_doc(b, seat) for seat in range(b.players)]
    return doc
