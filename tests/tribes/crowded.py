"""Positions in which much can be done: events, tokens, elders, powers, lands, goals met, resources, drawn at random."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from folkmoot.core import BadPosition, Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes import oracle
from tests.tribes.deciding_board import POWERS
from tests.tribes.tables import GAME, event

TAKE_TURNS = ("chief", "abandoned_village", "volcano")
"""Cards that lie open only while they are carried out."""


def crowded(rng: random.Random) -> TribesState:
    """A position at the beginning of something."""
    while True:
        with suppress(BadPosition):  # where the goals that it draws have won
            state = GAME.from_position(draw(rng))
            assert isinstance(state, TribesState)
            return state


def draw(rng: random.Random) -> Doc:
    players = rng.randint(2, 4)
    hexes = oracle.HEXES[: 3 * (players + 1)]
    terrain = [c.TERRAINS[index % 3] for index in range(len(hexes))]
    rng.shuffle(terrain)
    field = dict(zip(hexes, terrain, strict=True))
    lands = draw_lands(rng, field)
    tokens = [token for token in c.TOKENS if rng.random() < 0.6]
    cards = [card for card in c.EVENTS if card not in (*TAKE_TURNS, *tokens)]
    events = rng.sample(cards, rng.choice([0, 1, 2, 2]))
    seats = draw_seats(rng, players, hexes, lands.get("glacier"))
    for token in tokens:
        seats[rng.randrange(players)].setdefault("tokens", []).append(token)
    doc: Doc = {
        "players": players, "field": field, "lands": lands, "seats": seats, "discarded": tokens, "aside": [],
        "options": {"elders": True, "special_lands": "random", "leaders": "choose"},
        "glacier": {"stones": rng.randint(0, 4), "melted": False}, "events": [event(card) for card in events],
    }  # fmt: skip
    if rng.random() < 0.5:
        doc["volcano"] = rng.randint(1, 8)
    return doc | draw_guests(rng, doc, events) | draw_question(rng, len(events))


def draw_lands(rng: random.Random, field: Doc) -> Doc:
    lands: Doc = {}
    for land in rng.sample(range(c.NUM_LANDS), rng.randint(0, 4)):
        kind = c.TERRAIN_OF_LAND[land]
        fitting = [hex for hex in field if hex not in lands.values() and (kind == 3 or field[hex] == c.TERRAINS[kind])]
        if fitting:
            lands[c.LANDS[land]] = rng.choice(fitting)
    return lands


def draw_seats(rng: random.Random, players: int, hexes: str, glacier: str | None) -> list[Doc]:
    """Members crowd on few hexes, some with villages."""
    built = {glacier}
    seats = []
    for tribe in rng.sample(list(POWERS), players):
        here = rng.sample(hexes, rng.randint(1, 6))
        members: dict[str, int] = {}
        for _ in range(rng.choice([3, 8, 14, 19])):
            hex = rng.choice(here)
            members[hex] = members.get(hex, 0) + 1
        goals = [goal for goal in c.GOALS if goal != "pottery" or players > 2]
        rng.shuffle(goals)
        met = rng.randint(0, 6)
        villages = [hex for hex in members if hex not in built and rng.random() < 0.4]
        built |= {*villages}
        seat: dict[str, Any] = {
            "tribe": tribe, "power": rng.choice(POWERS[tribe]), "members": members, "villages": villages,
            "resources": {kind: rng.choice([0, 0, 1, 2, 3, 5]) for kind in c.RESOURCES},
            "fulfilled": goals[:met], "open": goals[met : met + rng.choice([1, 4, 9])],
        }  # fmt: skip
        if villages and rng.random() < 0.6:
            seat["elder"] = rng.choice(villages)
        if seat["power"] == "ambush":
            seat["ambush"] = min(rng.randint(0, 5), 20 - sum(members.values()))
        seats.append(seat)
    return seats


def draw_guests(rng: random.Random, doc: Doc, events: list[str]) -> Doc:
    """Invaders, mammoth and sabre-tooth, as their cards have it; or a mammoth that was tamed."""
    field = doc["field"]
    found: Doc = {}
    if "invaders" in events:
        found["invaders"] = {"hex": rng.choice(list(field)), "number": rng.randint(1, 5)}
    if "sabre_tooth" in events:
        found["sabre_tooth"] = rng.choice([hex for hex in field if field[hex] == "mountain"])
    if "mammoth" in events:
        found["mammoth"] = {"hex": rng.choice([hex for hex in field if field[hex] == "lake"])}
    elif rng.random() < 0.3:
        rider = rng.randrange(doc["players"])
        found["mammoth"] = {"hex": rng.choice(list(doc["seats"][rider]["members"])), "rider": rider}
        found["discarded"] = [*doc["discarded"], "mammoth"]
    return found


def draw_question(rng: random.Random, events: int) -> Doc:
    ask = rng.choice(["act", "act", "before", "conflicts", "end", "chance_event"])
    if ask == "chance_event" and events < 2:
        return {"prompt": {"ask": ask}, "dice": [rng.choice(c.FACES)] * 2}
    if ask in ("conflicts", "end"):
        return {"prompt": {"ask": ask}, "dice": [], "next_dice": ["sun", "moon"]}
    return {"prompt": {"ask": "act" if ask == "chance_event" else ask}, "dice": rng.sample(c.FACES, 2)}
