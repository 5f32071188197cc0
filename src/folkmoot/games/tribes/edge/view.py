# mypyc: hot
"""Knowledge of a seat. T160: everything but the order of the decks, which is not determined before it is drawn.

So a view is the table itself, except that a draft is seen by its seat alone; a sample is that table again. While a
draft is under way, the table is shown as it was before its first step.
"""

from __future__ import annotations

from typing import Any, final

from folkmoot.core.bits import nibble, words_of
from folkmoot.core.contract import ALL, OVER, Game, State, View
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.prompts import progress_data, prompt_of
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, ROW_WORDS
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.tribe import Tribe, count_in

Source = tuple[int, ...]
"""Cache key of a part of a view: the part is unchanged as long as its source is."""


def view_data(b: TribesState, viewer: int | None, box: str | None) -> Doc:
    """Everything that the viewer may know and nothing else."""
    return own_data(b, viewer, box, public_data(b))


def views_data(b: TribesState, viewers: list[int | None], box: str | None) -> list[Doc]:
    """`view_data` of several viewers."""
    table = public_data(b)
    return [own_data(b, viewer, box, table) for viewer in viewers]


def public_data(b: TribesState) -> Doc:
    """Return the public data: the table, and how far goals have come."""
    doc = table_data(b)
    doc["progress"] = progress_data(b)
    return doc


def own_data(b: TribesState, viewer: int | None, box: str | None, table: Doc) -> Doc:
    """The table, which all see, and the viewer's own draft."""
    insider = viewer == ALL or (viewer is not None and viewer == b.turn)
    doc: Doc = {
        "game": b.game.id,
        "rules": b.setup.rules,
        "players": int(b.players),
        "turn": int(b.turn),
        "prompt": prompt_of(b, insider),
        "over": b.turn == OVER,
        "seat": "all" if viewer == ALL else viewer,
        "options": dict(b.setup.options),
        "box": box,
    }
    doc.update(table)
    doc["draft"] = [NAMES[code] for code in b.trail] if b.drafting and insider else None
    return doc


def counts(low: int, high: int) -> dict[str, int]:
    """Members by hex."""
    found = {HEX_NAMES[hex]: int(count_in(low, high, hex)) for hex in range(c.NUM_HEXES)}
    return {hex: number for hex, number in found.items() if number}


def seat_data(b: Board, seat: int) -> Doc:
    """One seat."""
    tribe: Tribe = b.tribes[seat]
    mine = b.drafting and seat == b.active
    low, high = (b.base_low, b.base_high) if mine else (tribe.low, tribe.high)
    return {
        "tribe": c.TRIBES[tribe.kind] if tribe.kind >= 0 else None,
        "power": c.POWERS[tribe.power] if tribe.power >= 0 else None,
        "members": counts(low, high),
        "ambush": int(b.base_board if mine else tribe.board),
        "resources": {c.RESOURCES[kind]: int(tribe.held(kind)) for kind in range(c.NUM_RESOURCES)},
        "villages": words_of(tribe.villages, HEX_NAMES),
        "hidden_village": bool(tribe.hidden),
        "elder": HEX_NAMES[tribe.elder] if tribe.elder >= 0 else None,
        "points": int(tribe.points),
        "earned": {
            word: int(tribe.points_in(row))
            for row, word in enumerate(ROW_WORDS)
            if tribe.points_in(row) and row != ROW_GOALS
        },
        "open": words_of(tribe.open, c.GOALS),
        "fulfilled": words_of(tribe.fulfilled, c.GOALS),
        "deck": words_of(tribe.deck, c.GOALS),
        "under": [c.GOALS[nibble(tribe.under, index)] for index in range(tribe.under_size)],
        "tokens": words_of(tribe.tokens, c.TOKENS),
    }


def seat_source(tribe: Tribe) -> Source:
    """Return the source of `seat_data`, without a draft."""
    cards = (tribe.open, tribe.fulfilled, tribe.deck, tribe.under, tribe.under_size, tribe.tokens)
    built = (tribe.villages, tribe.hidden, tribe.elder, tribe.points, tribe.earned)
    return (tribe.low, tribe.high, tribe.board, tribe.goods, *built, *cards, tribe.kind, tribe.power)


def field_data(b: Board) -> Doc:
    """Return the data of the field."""
    terrain = [int(b.terrain_at(hex)) for hex in range(b.setup.layout.size)]
    lands = {name: int(b.land_hex(land)) for land, name in enumerate(c.LANDS)}
    return {
        "field": {HEX_NAMES[hex]: c.TERRAINS[kind] for hex, kind in enumerate(terrain) if kind != c.UNLAID},
        "lands": {name: HEX_NAMES[hex] for name, hex in lands.items() if hex != c.NOWHERE},
        "glacier": {"stones": int(b.pile), "melted": bool(b.melted)},
        "volcano": int(b.volcano) + 1 if b.volcano >= 0 else None,
    }


def field_source(b: Board) -> Source:
    """Return the source of `field_data`."""
    return (b.terrain, b.lands, b.pile, b.melted, b.volcano)


def faces(*dice: int) -> list[str]:
    return [c.FACES[die] for die in dice if die >= 0]


def row_faces(row: int) -> list[str]:
    """The three dice of an action, from the left."""
    return [c.FACES[row >> c.DIE_BITS * place & c.DIE_MASK] for place in range(c.DICE_IN_ROW)]


def dice_data(b: Board) -> Doc:
    rows = {deed: row_faces(int(b.dice) >> c.ROW_BITS * index) for index, deed in enumerate(c.DEEDS)}
    return {"rows": rows, "dice": faces(b.die0, b.die1), "next_dice": faces(b.next0, b.next1)}


def dice_source(b: Board) -> Source:
    """Return the source of `dice_data`."""
    return (b.dice, b.die0, b.die1, b.next0, b.next1)


def load_data(event: int, load: int) -> Any:
    """Return the tokens on an open event: resources on Discovery, else a number."""
    if event == c.DISCOVERY:
        return {word: int(nibble(load, kind)) for kind, word in enumerate(c.RESOURCES)}
    return load


def events_data(b: Board) -> Doc:
    """The event cards and the tokens that came with them."""
    open = [(int(b.slot0), int(b.load0)), (int(b.slot1), int(b.load1))]
    mammoth = int(b.base_mammoth if b.drafting else b.mammoth_at)
    rider = int(b.rider) if b.rider >= 0 else None
    return {
        "events": [{"event": c.EVENTS[card], "load": load_data(card, load)} for card, load in open if card >= 0],
        "event_deck": words_of(b.deck, c.EVENTS),
        "aside": words_of(b.aside, c.EVENTS),
        "discarded": words_of(b.gone, c.EVENTS),
        "invaders": {"hex": HEX_NAMES[b.invaders_at], "number": int(b.invaders)} if b.invaders_at >= 0 else None,
        "mammoth": {"hex": HEX_NAMES[mammoth], "rider": rider} if mammoth >= 0 else None,
        "sabre_tooth": HEX_NAMES[b.tiger_at] if b.tiger_at >= 0 else None,
    }


def events_source(b: Board) -> Source:
    """Return the source of `events_data`."""
    cards = (b.deck, b.aside, b.gone, b.slot0, b.slot1, b.load0, b.load1)
    return (*cards, b.invaders_at, b.invaders, b.mammoth_at, b.rider, b.tiger_at)


def turn_data(b: Board) -> Doc:
    """Return the progress of the game."""
    moved = (b.base_moved_low, b.base_moved_high) if b.drafting else (b.moved_low, b.moved_high)
    return {
        "active": int(b.active),
        "first": int(b.first) if b.first >= 0 else None,
        "rounds": int(b.rounds),
        "used": words_of(b.used, c.DEEDS),
        "this_turn": words_of(b.this_turn, c.FEATS),
        "moved": counts(*moved),
        "found": words_of(b.found, HEX_NAMES),
        "lent": c.GOALS[b.lent] if b.lent >= 0 else None,
    }


def turn_source(b: Board) -> Source:
    """Return the source of `turn_data`."""
    return (b.active, b.first, b.rounds, b.used, b.this_turn, b.moved_low, b.moved_high, b.found, b.lent)


def table_data(b: Board) -> Doc:
    """Everything, without header, prompt and draft."""
    doc = turn_data(b)
    doc |= field_data(b)
    doc |= dice_data(b)
    doc |= events_data(b)
    doc["seats"] = [seat_data(b, seat) for seat in range(b.players)]
    return doc


@final
class TribesView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)  # where it is inherited, mypyc 2.4.1 never frees the data

    def sample_into(self, state: State, seed: int) -> None:
        """Nothing that the table holds is hidden, so every sample is the same state."""
        state.copy_from(self.known_state())
