"""A view as a row of numbers, for learning: fixed length for every number of players, own seat always first.

`FIELDS` says what lies where. Counts are as they are, glory is divided by 100; what a seat may not know is zero.
Seats are told clockwise from the viewer; seats that are not taken are zero.
"""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.core.tensors import among, counts, one
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.box import MOST_AGES

KIND = {word: number for number, word in enumerate(c.CARDS)}
ASK_WORDS = tuple(word for word, _ in c.ASKS)
SEATS: int = c.MOST_SEATS
GLORY = 2
"""The place of the glory among the numbers of a seat, and what it is divided by."""
GLORY_UNITS = 100.0
AGES: int = MOST_AGES
BAND_SIZES = 6
SEAT_FIELDS = (
    ("taken", 1),
    ("decides", 1),
    ("glory", 1),
    ("supply", 1),
    ("cards", 1),
    ("merfolk", 1),
    ("giant", 1),
    ("orcs", len(c.COLOURS)),
    ("trolls", c.MOST_TROLL_TOKENS),
    ("markers", len(c.KINGDOMS)),
    ("known", c.NUM_KINDS),
    ("bands by size", BAND_SIZES),
    ("leaders by tribe", c.SKELETON_TRIBE),
)
SEAT_SIZE: int = sum(size for _, size in SEAT_FIELDS)
FIELDS = (
    ("age", AGES),
    ("ages", 1),
    ("dragons", 1),
    ("upper half, lower half", 2),
    ("tribes", len(c.TRIBES)),
    ("tokens by kingdom", AGES * len(c.KINGDOMS)),
    ("question", len(c.ASKS)),
    ("size of the band, progress, of", 3),
    ("its leader", c.NUM_KINDS),
    ("face up", c.NUM_KINDS),
    ("hand", c.NUM_KINDS),
    ("draft, or the cards of which one is kept", c.NUM_KINDS),
    ("seats", SEATS * SEAT_SIZE),
)
"""Name and length of each part, in order."""
SIZE: int = sum(size for _, size in FIELDS)


def encode(data: Doc) -> list[float]:
    """The numbers of a seat's view; a spectator's is told from seat 0 and has no hand."""
    own = data["seat"] if type(data["seat"]) is int else 0
    prompt = data["prompt"]
    leader = prompt["args"].get("leader")
    tokens = [
        float(value) for kingdom in c.KINGDOMS for value in (data["kingdoms"][kingdom]["tokens"] + [0] * AGES)[:AGES]
    ]
    found = one(data["age"], range(1, AGES + 1))
    found += [float(data["ages"]), float(data["dragons"])]
    found += [float(data["deck"]["upper"]), float(data["deck"]["lower"])]
    found += among(data["tribes"], c.TRIBES)
    found += tokens
    found += one(prompt["ask"], ASK_WORDS)
    found += [float(prompt["args"].get("size", 0)), float(prompt["done"]), float(prompt["of"])]
    found += counts([leader] if leader else [], c.CARDS)
    found += counts(data["face_up"], c.CARDS)
    found += counts(data["seats"][own]["hand"], c.CARDS)
    found += counts(data["draft"]["cards"] if data["draft"] else prompt["args"].get("cards", []), c.CARDS)
    for step in range(SEATS):
        seat = (own + step) % data["players"]
        found += encode_seat(data, seat) if step < data["players"] else [0.0] * SEAT_SIZE
    return found


def encode_seat(data: Doc, number: int) -> list[float]:
    seat = data["seats"][number]
    sizes = [0.0] * BAND_SIZES
    leaders = [0.0] * c.SKELETON_TRIBE
    for band in seat["bands"]:
        sizes[min(len(band["cards"]), BAND_SIZES) - 1] += 1.0
        if band["leader"] is not None:
            leaders[c.tribe_of(KIND[band["leader"]])] += 1.0
    found = [1.0, float(data["turn"] == number), seat["glory"] / GLORY_UNITS]
    found += [float(seat["supply"]), float(seat["cards"]), float(seat["merfolk"]), float(data["giant"] == number)]
    found += among(seat["orcs"], c.COLOURS)
    found += among(seat["trolls"], range(1, c.MOST_TROLL_TOKENS + 1))
    found += [float(data["kingdoms"][kingdom]["markers"][number]) for kingdom in c.KINGDOMS]
    found += counts(seat["known"], c.CARDS)
    return found + sizes + leaders
