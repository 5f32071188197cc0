"""The table as a JSON document: what views show and positions hold. Everything in it is public.

A draft is not in it: while one is under way, the document is that of the state before its first step.
"""

from __future__ import annotations

from typing import Any

from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.tribe import Tribe, count_in


def words(mask: int, names: Any) -> list[str]:
    """The names of a set."""
    return [names[index] for index in range(mask.bit_length()) if mask >> index & 1]


def counts(low: int, high: int) -> dict[str, int]:
    """Members by hex."""
    found = {HEX_NAMES[hex]: int(count_in(low, high, hex)) for hex in range(c.HEXES)}
    return {hex: number for hex, number in found.items() if number}


def seat_doc(s: Board, seat: int) -> Doc:
    """One seat."""
    tribe: Tribe = s.tribes[seat]
    mine = s.drafting and seat == s.active
    low, high = (s.base_low, s.base_high) if mine else (tribe.low, tribe.high)
    return {
        "tribe": c.TRIBES[tribe.kind] if tribe.kind >= 0 else None,
        "power": c.POWERS[tribe.power] if tribe.power >= 0 else None,
        "members": counts(low, high),
        "ambush": int(s.base_board if mine else tribe.board),
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


def field_doc(s: Board) -> Doc:
    """What the field is made of."""
    terrain = [(s.terrain >> 2 * hex) & 3 for hex in range(s.setup.layout.size)]
    lands = {name: int(s.land_hex(land)) for land, name in enumerate(c.LANDS)}
    return {
        "field": {HEX_NAMES[hex]: c.TERRAINS[kind] for hex, kind in enumerate(terrain) if kind != c.UNLAID},
        "lands": {name: HEX_NAMES[hex] for name, hex in lands.items() if hex != c.NOWHERE},
        "glacier": {"stones": int(s.pile), "melted": bool(s.melted)},
        "volcano": int(s.volcano) + 1 if s.volcano >= 0 else None,
    }


def faces(*dice: int) -> list[str]:
    return [c.FACES[die] for die in dice if die >= 0]


def dice_doc(s: Board) -> Doc:
    rows = {
        deed: [c.FACES[s.dice >> 6 * index + 2 * place & 3] for place in range(3)] for index, deed in enumerate(c.DEEDS)
    }
    return {"rows": rows, "dice": faces(s.die0, s.die1), "next_dice": faces(s.next0, s.next1)}


def load_doc(event: int, load: int) -> Any:
    """What lies on an open event: resources on Discovery, else a number."""
    if event == c.DISCOVERY:
        return {word: load >> 4 * kind & 15 for kind, word in enumerate(c.RESOURCES)}
    return load


def events_doc(s: Board) -> Doc:
    """The event cards and the tokens that came with them."""
    open = [(int(s.slot0), int(s.load0)), (int(s.slot1), int(s.load1))]
    mammoth = int(s.base_mammoth if s.drafting else s.mammoth_at)
    rider = int(s.rider) if s.rider >= 0 else None
    return {
        "events": [{"event": c.EVENTS[card], "load": load_doc(card, load)} for card, load in open if card >= 0],
        "event_deck": words(s.deck, c.EVENTS),
        "aside": words(s.aside, c.EVENTS),
        "discarded": words(s.gone, c.EVENTS),
        "invaders": {"hex": HEX_NAMES[s.invaders_at], "number": int(s.invaders)} if s.invaders_at >= 0 else None,
        "mammoth": {"hex": HEX_NAMES[mammoth], "rider": rider} if mammoth >= 0 else None,
        "sabre_tooth": HEX_NAMES[s.tiger_at] if s.tiger_at >= 0 else None,
    }


def turn_doc(s: Board) -> Doc:
    """Where the game stands."""
    moved = (s.base_moved_low, s.base_moved_high) if s.drafting else (s.moved_low, s.moved_high)
    return {
        "active": int(s.active),
        "first": int(s.first) if s.first >= 0 else None,
        "rounds": int(s.rounds),
        "used": words(s.used, c.DEEDS),
        "this_turn": words(s.this_turn, c.FEATS),
        "moved": counts(*moved),
        "found": words(s.found, HEX_NAMES),
        "lent": c.GOALS[s.lent] if s.lent >= 0 else None,
    }


def table_doc(s: Board) -> Doc:
    """Everything, without header, prompt and draft."""
    doc = turn_doc(s)
    doc |= field_doc(s)
    doc |= dice_doc(s)
    doc |= events_doc(s)
    doc["seats"] = [seat_doc(s, seat) for seat in range(s.players)]
    return doc
