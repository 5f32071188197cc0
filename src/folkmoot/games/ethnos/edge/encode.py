"""A view as a row of numbers, for learning: fixed length for every number of players, own seat always first.

`FIELDS` says what lies where. Counts are as they are, glory is divided by 100; what a seat may not know is zero.
Seats are told clockwise from the viewer; seats that are not taken are zero.
"""

from __future__ import annotations

from folkmoot.core import Doc
from folkmoot.core.tensors import among, counts, one
from folkmoot.games.ethnos.engine.codes import ASKS, CARD_WORDS, COLOURS, KINGDOMS, NUM_KINDS, TRIBES

KIND = {word: number for number, word in enumerate(CARD_WORDS)}
ASK_WORDS = tuple(word for word, _ in ASKS)
SEATS = 6
BAND_SIZES = 6
SEAT_FIELDS = (
    ("taken", 1),
    ("decides", 1),
    ("glory", 1),
    ("supply", 1),
    ("cards", 1),
    ("merfolk", 1),
    ("giant", 1),
    ("orcs", len(COLOURS)),
    ("trolls", 6),
    ("markers", len(KINGDOMS)),
    ("known", NUM_KINDS),
    ("bands by size", BAND_SIZES),
    ("leaders by tribe", 11),
)
SEAT_SIZE = sum(size for _, size in SEAT_FIELDS)
FIELDS = (
    ("age", 3),
    ("ages", 1),
    ("dragons", 1),
    ("upper half, lower half", 2),
    ("tribes", len(TRIBES)),
    ("tokens by kingdom", 3 * len(KINGDOMS)),
    ("question", len(ASKS)),
    ("size of the band, progress, of", 3),
    ("its leader", NUM_KINDS),
    ("face up", NUM_KINDS),
    ("hand", NUM_KINDS),
    ("draft", NUM_KINDS),
    ("seats", SEATS * SEAT_SIZE),
)
"""Name and length of each part, in order."""
SIZE = sum(size for _, size in FIELDS)


def encode(data: Doc) -> list[float]:
    """The numbers of a seat's view; a spectator's is told from seat 0 and has no hand."""
    own = data["seat"] if type(data["seat"]) is int else 0
    prompt = data["prompt"]
    leader = prompt["args"].get("leader")
    tokens = [float(value) for kingdom in KINGDOMS for value in (data["kingdoms"][kingdom]["tokens"] + [0, 0, 0])[:3]]
    found = one(data["age"], (1, 2, 3))
    found += [float(data["ages"]), float(data["dragons"])]
    found += [float(data["deck"]["upper"]), float(data["deck"]["lower"])]
    found += among(data["tribes"], TRIBES)
    found += tokens
    found += one(prompt["ask"], ASK_WORDS)
    found += [float(prompt["args"].get("size", 0)), float(prompt["done"]), float(prompt["of"])]
    found += counts([leader] if leader else [], CARD_WORDS)
    found += counts(data["face_up"], CARD_WORDS)
    found += counts(data["seats"][own]["hand"], CARD_WORDS)
    found += counts(data["draft"]["cards"] if data["draft"] else [], CARD_WORDS)
    for step in range(SEATS):
        seat = (own + step) % data["players"]
        found += encode_seat(data, seat) if step < data["players"] else [0.0] * SEAT_SIZE
    return found


def encode_seat(data: Doc, number: int) -> list[float]:
    seat = data["seats"][number]
    sizes = [0.0] * BAND_SIZES
    leaders = [0.0] * 11
    for band in seat["bands"]:
        sizes[min(len(band["cards"]), BAND_SIZES) - 1] += 1.0
        if band["leader"] is not None:
            leaders[KIND[band["leader"]] // 6] += 1.0
    found = [1.0, float(data["turn"] == number), seat["glory"] / 100.0]
    found += [float(seat["supply"]), float(seat["cards"]), float(seat["merfolk"]), float(data["giant"] == number)]
    found += among(seat["orcs"], COLOURS)
    found += among(seat["trolls"], range(1, 7))
    found += [float(data["kingdoms"][kingdom]["markers"][number]) for kingdom in KINGDOMS]
    found += counts(seat["known"], CARD_WORDS)
    return found + sizes + leaders
