"""A view as a row of numbers, for learning: fixed length for every number of players, own seat always first.

`FIELDS` says what lies where. Counts are as they are, glory is divided by 100; what a seat may not know is zero.
Seats are told clockwise from the viewer; seats that are not taken are zero.
"""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.games.ethnos.cards import ASKS, CARD_WORDS, COLOURS, KINGDOMS, NUM_KINDS, TRIBES

KIND = {word: number for number, word in enumerate(CARD_WORDS)}
ASK = {word: number for number, (word, _) in enumerate(ASKS)}
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


def counts(cards: Sequence[str] | None) -> list[float]:
    found = [0.0] * NUM_KINDS
    for card in cards or ():
        found[KIND[card]] += 1.0
    return found


def one_of(index: int, size: int) -> list[float]:
    return [1.0 if number == index else 0.0 for number in range(size)]


def encode(data: Doc) -> list[float]:
    """The numbers of a seat's view; a spectator's is told from seat 0 and has no hand."""
    own = data["seat"] if type(data["seat"]) is int else 0
    prompt = data["prompt"]
    leader = prompt["args"].get("leader")
    tokens = [float(value) for kingdom in KINGDOMS for value in (data["kingdoms"][kingdom]["tokens"] + [0, 0, 0])[:3]]
    found = one_of(data["age"] - 1, 3)
    found += [float(data["ages"]), float(data["dragons"])]
    found += [float(data["deck"]["upper"]), float(data["deck"]["lower"])]
    found += [1.0 if tribe in data["tribes"] else 0.0 for tribe in TRIBES]
    found += tokens
    found += one_of(ASK[prompt["ask"]], len(ASKS))
    found += [float(prompt["args"].get("size", 0)), float(prompt["done"]), float(prompt["of"])]
    found += counts([leader] if leader else [])
    found += counts(data["face_up"])
    found += counts(data["seats"][own]["hand"])
    found += counts(data["draft"]["cards"] if data["draft"] else [])
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
    found += [float(colour in seat["orcs"]) for colour in COLOURS]
    found += [float(token in seat["trolls"]) for token in range(1, 7)]
    found += [float(data["kingdoms"][kingdom]["markers"][number]) for kingdom in KINGDOMS]
    found += counts(seat["known"])
    return found + sizes + leaders
