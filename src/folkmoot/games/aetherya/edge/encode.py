"""A view as a row of numbers, for learning: fixed length for every mode and number of players, own seat always first.

`FIELDS` says what lies where. Sets are a 0 or 1 for each thing, counts are as they are, points are divided by 10; what
a seat may not know, or what is not there, is zero. Seats are told clockwise from the viewer; seats that are not taken
are zero. With two boxes (A61), which have no tokens, the seats from the fifth on are told where tokens that were looked
at would be, and a seat or a number of players that is four more is a 2 instead of a 1. Two views that differ in
anything but rule numbers and ids differ in their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.core.tensors import counts, one, seat_from
from folkmoot.games.aetherya.engine import codes as c

SEATS: int = c.MOST_SEATS
PILE = 80
"""Cards of a discard pile that are encoded: all that a box has."""
SWITCHES = ("tokens", "goblin_legends_via_portal", "staff_counts_tamed", "solo_may_flip", "coop_must_turn")
RACES = c.CARDS[c.HUMAN : c.DRAGON]
SAME_AS = {"build": "token", "pact": "use_seat"}
"""A scenario asks this in place of the other, so they share a number."""
QUESTIONS = tuple(word for word in c.ASK_WORDS if word not in SAME_AS)
SEAT_FIELDS = (
    ("taken", 1),
    ("decides", 1),
    ("points", 1),
    ("cards by cell and kind", c.NUM_CELLS * len(c.CARDS)),
    ("cards to arrange", len(c.CARDS)),
    ("legends", len(c.LEGENDS)),
    ("face-down tokens by cell", c.NUM_CELLS),
    ("griffins by cell; fortresses of three tokens", c.NUM_CELLS),
    ("tokens that lie face down", len(c.TOKENS)),
    ("tokens looked at, by cell: token, then who looked; the seat four on", c.NUM_CELLS * (len(c.TOKENS) + SEATS)),
    ("tokens beside; the first: pacts broken", len(c.TOKENS)),
    ("treaties by cell; fortresses begun", c.NUM_CELLS),
    ("staffs by cell; fortresses of two tokens or more", c.NUM_CELLS),
    ("own race; partner of a pact", len(RACES)),
)
SEAT_SIZE: int = sum(size for _, size in SEAT_FIELDS)
LOOKS: int = sum(size for _, size in SEAT_FIELDS[:9])
"""Offset of the tokens that were looked at."""
UNITS = 10.0
"""Points and the cards of discard piles are divided by this."""
POINTS = 2
"""The place of the points among the numbers of a seat; allies have the same, so those of later seats are left out."""
FIELDS = (
    ("own seat", SEATS),
    ("players", SEATS),
    ("mode", len(c.MODES)),
    ("switches", len(SWITCHES)),
    ("fate, variant", len(c.FATES) + len(c.VARIANTS)),
    ("task: done so far, needed", 2),
    ("question", len(QUESTIONS)),
    ("its progress, of", 2),
    ("its token, seat, cell, token to get", 2 * len(c.TOKENS) + SEATS + c.NUM_CELLS),
    ("its card, legend, draws, kept", len(c.CARDS) + len(c.LEGENDS) + 2),
    ("first seat, whose turn", 2 * SEATS),
    ("acted, claimed, looks, still turns", 4),
    ("why it ends", len(c.ENDINGS)),
    ("legends shown", len(c.LEGENDS)),
    ("legends of the three rows", c.NUM_AGES * len(c.LEGENDS)),
    ("legends turned, gone, in the penalty pile", 3 * len(c.LEGENDS)),
    ("legends in the pile", 1),
    ("age", c.NUM_AGES),
    ("ages scored: whether, points", 2 * c.NUM_AGES),
    ("deck: cards, whether its kinds are known, kinds", 2 + len(c.CARDS)),
    ("discard piles from the top down", c.MOST_PILES * PILE),
    ("put aside", len(c.CARDS)),
    ("drawn: unknown, kinds", 1 + len(c.CARDS)),
    ("taken", len(c.CARDS)),
    ("tokens that are out", len(c.TOKENS)),
    ("nolands by cell: kind, whose", c.NUM_CELLS * (len(c.CARDS) + SEATS)),
    ("seats", SEATS * SEAT_SIZE),
)
"""Name and length of each part, in order. In a discard pile, a card is its number, from 1, divided by 10."""
SIZE: int = sum(size for _, size in FIELDS)


def encode(data: Doc) -> list[float]:
    """The numbers of a seat's view; a spectator's is told from seat 0."""
    own = data["seat"] if type(data["seat"]) is int else 0
    players = data["players"]
    options, prompt = data["options"], data["prompt"]
    found = place(own) + place(players - 1)
    found += one(options["mode"], c.MODES) + [float(options[name]) for name in SWITCHES]
    found += one(options["fate"], c.FATES) + one(options["variant"], c.VARIANTS)
    task = data.get("task", {"have": 0, "need": 0})
    found += [float(task["have"]), float(task["need"])]
    found += [*one(SAME_AS.get(prompt["ask"], prompt["ask"]), QUESTIONS), float(prompt["done"]), float(prompt["of"])]
    found += encode_args(prompt["args"], own, players)
    found += encode_progress(data["progress"], own, players)
    found += encode_legends(data["legends"])
    known = data["deck_cards"] is not None
    found += [float(data["deck"]), float(known), *counts(data["deck_cards"], c.CARDS)]
    found += encode_pile(data["discards"][0]) + encode_pile(data["discards"][1] if len(data["discards"]) > 1 else [])
    found += counts(data["aside"], c.CARDS)
    hand = data["hand"]
    found += [float(hand["drawn"].count(None)), *counts(hand["drawn"], c.CARDS), *one(hand["taken"], c.CARDS)]
    found += counts(data["out"], c.TOKENS)
    for settled in data.get("nolands", [None] * c.NUM_CELLS):
        there = settled or {"card": None, "seat": None}
        found += one(there["card"], c.CARDS) + seat_from(own, there["seat"], players, SEATS)
    for step in range(SEATS):
        found += encode_seat(data, (own + step) % players, own) if step < players else [0.0] * SEAT_SIZE
    for step in range(SEATS, players):
        start = SIZE - (2 * SEATS - step) * SEAT_SIZE + LOOKS
        told = encode_cards(data, (own + step) % players)
        told[POINTS] = 0.0
        found[start : start + len(told)] = told
    return found


def place(number: int | None) -> list[float]:
    """Encode one of up to eight numbers; all zero for None."""
    return [0.0 if number is None or number % SEATS != index else 1.0 + number // SEATS for index in range(SEATS)]


def place_from(own: int, number: int | None, players: int) -> list[float]:
    """A seat as it lies from the viewer, clockwise."""
    return place(None if number is None else (number - own) % players)


def encode_args(args: Doc, own: int, players: int) -> list[float]:
    found = one(args.get("token"), c.TOKENS) + seat_from(own, args.get("of_seat"), players, SEATS)
    found += one(args.get("cell"), c.PLACES) + one(args.get("get"), c.TOKENS)
    found += one(args.get("card"), c.CARDS) + one(args.get("legend"), c.LEGENDS)
    return [*found, float(args.get("draws", 0)), float(args.get("kept", False))]


def encode_progress(progress: Doc, own: int, players: int) -> list[float]:
    found = place_from(own, progress["first"], players) + place_from(own, progress["mover"], players)
    found += [float(progress[name]) for name in ("acted", "claimed", "looks", "still")]
    return found + one(progress["ending"] or "", c.ENDINGS)


def encode_legends(legends: Doc) -> list[float]:
    rows = legends.get("rows", [[], [], []])
    found = counts(legends.get("shown"), c.LEGENDS)
    for words in (*rows, legends.get("turned"), legends.get("gone"), legends.get("penalty")):
        found += counts(words, c.LEGENDS)
    found += [float(legends["pile"]), *one(legends.get("age"), range(1, c.NUM_AGES + 1))]
    ages = legends.get("ages", [])
    for number in range(c.NUM_AGES):
        found += [1.0, ages[number] / UNITS] if number < len(ages) else [0.0, 0.0]
    return found


def encode_pile(cards: Sequence[str]) -> list[float]:
    found = [(c.CARDS.index(card) + 1) / UNITS for card in cards[: -PILE - 1 : -1]]
    return found + [0.0] * (PILE - len(found))


def encode_cards(data: Doc, number: int) -> list[float]:
    """A seat as far as every game has it: points, cards, legends."""
    seat = data["seats"][number]
    found = [1.0, float(data["turn"] == number), data["scores"][number] / UNITS]
    for card in seat["cards"]:
        found += one(card, c.CARDS)
    return found + counts(seat["start"], c.CARDS) + counts(seat["legends"], c.LEGENDS)


def encode_seat(data: Doc, number: int, own: int) -> list[float]:
    seat = data["seats"][number]
    found = encode_cards(data, number)
    found += counts(seat.get("tokens"), c.PLACES) + counts(seat.get("griffins", built(seat, 3)), c.PLACES)
    found += counts(seat.get("down"), c.TOKENS)
    looks = {look["cell"]: look for look in seat.get("seen", [])}
    for cell in c.PLACES:
        look = looks.get(cell, {"token": None, "by": []})
        lookers = {(seer - own) % data["players"] for seer in look["by"]}
        found += one(look["token"], c.TOKENS) + [float(step in lookers) for step in range(SEATS)]
    broken = c.TOKENS[:1] * data["betrayals"][number] if "betrayals" in data else None
    found += counts(seat.get("beside", broken), c.TOKENS)
    found += counts(seat.get("treaties", built(seat, 1)), c.PLACES)
    found += counts(seat.get("staffs", built(seat, 2)), c.PLACES)
    if "pacts" in data:
        return found + seat_from(own, data["pacts"][number], data["players"], SEATS)
    return found + one(data["races"][number] if "races" in data else None, RACES)


def built(seat: Doc, number: int) -> list[str]:
    """A59: the places where at least this number of tokens stand."""
    return [place for place in c.PLACES if seat.get("built", []).count(place) >= number]
