"""A view as a row of numbers, for learning: fixed length for every number of players, own seat always first.

`FIELDS` says what lies where. Sets are a 0 or 1 for each thing, counts are as they are; what is not there is zero.
Seats are told clockwise from the viewer; seats that are not taken are zero. Two views that differ in anything but rule
numbers, ids and the order of the steps of a draft differ in their numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from folkmoot.core import Doc
from folkmoot.core.tensors import among, one, seat_from
from folkmoot.games.tribes.edge import prompts
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.options import HEX_NAMES, LEADERS
from folkmoot.games.tribes.engine.question_table import BY_WORD
from folkmoot.games.tribes.engine.scoring import ROW_WORDS

SEATS: int = c.MOST_SEATS
HEXES = len(HEX_NAMES)
ASK_NAMES = tuple(BY_WORD)
CODE = {name: code for code, name in enumerate(NAMES) if code < c.NUM_ACTIONS}
SEAT_FIELDS = (
    ("taken", 1),
    ("decides", 1),
    ("tribe", len(c.TRIBES)),
    ("power", len(c.POWERS)),
    ("members by hex", HEXES),
    ("members on the board", 1),
    ("resources", len(c.RESOURCES)),
    ("villages by hex", HEXES),
    ("hidden village", 1),
    ("elder by hex", HEXES),
    ("points", 1),
    ("points by source", len(ROW_WORDS)),
    ("goals open, fulfilled, in the deck", 3 * len(c.GOALS)),
    ("goals under the deck: place from the top", len(c.GOALS)),
    ("altar, canoe, walls", len(c.TOKENS)),
)
SEAT_SIZE: int = sum(size for _, size in SEAT_FIELDS)
FIELDS = (
    ("own seat", SEATS),
    ("players", SEATS),
    ("elders, leaders", 1 + len(LEADERS)),
    ("over", 1),
    ("question", len(ASK_NAMES)),
    ("its progress, of", 2),
    ("whose turn, who is first", 2 * SEATS),
    ("rounds", 1),
    ("actions used", len(c.DEEDS)),
    ("what else was done this turn", len(c.FEATS)),
    ("members moved by hex", HEXES),
    ("hexes with a find", HEXES),
    ("goal lent", len(c.GOALS)),
    ("terrain by hex", HEXES * len(c.TERRAINS)),
    ("special lands by hex", len(c.LANDS) * HEXES),
    ("glacier: stones, melted", 2),
    ("volcano: cell, from 1", 1),
    ("dice by action and place", len(c.DEEDS) * c.DICE_IN_ROW * len(c.FACES)),
    ("dice of this turn, of the next", 2 * len(c.FACES)),
    ("open events: place, load", len(c.EVENTS) * 4),
    ("events in the deck, put aside, discarded", 3 * len(c.EVENTS)),
    ("invaders: hex, number", HEXES + 1),
    ("mammoth: hex, rider", HEXES + SEATS),
    ("sabre-tooth: hex", HEXES),
    ("the question: seat", SEATS),
    *((f"… {name}", len(words)) for name, words in (*prompts.WORDS.items(), *prompts.SETS.items())),
    *((f"… {name}", SEATS) for name in (*prompts.SEATS, *prompts.SEAT_SETS)),
    *((f"… {name}", 1) for name in (*prompts.NUMBERS, *prompts.FLAGS)),
    ("… cost", len(c.RESOURCES)),
    ("own draft: how often each action was taken", c.NUM_ACTIONS),
    ("seats", SEATS * SEAT_SIZE),
)
"""Name and length of each part, in order."""
SIZE: int = sum(size for _, size in FIELDS)


def numbers(values: Mapping[str, int], names: Sequence[str]) -> list[float]:
    return [float(values.get(name, 0)) for name in names]


def encode(data: Doc) -> list[float]:
    """The numbers of a seat's view; a spectator's is told from seat 0."""
    own = data["seat"] if type(data["seat"]) is int else 0
    players, prompt = data["players"], data["prompt"]
    found = one(own, range(SEATS)) + one(players - 1, range(SEATS))
    found += [float(data["options"]["elders"]), *one(data["options"]["leaders"], LEADERS), float(data["over"])]
    found += [*one(prompt["ask"], ASK_NAMES), float(prompt["done"]), float(prompt["of"])]
    found += seat_from(own, data["active"], players, SEATS) + seat_from(own, data["first"], players, SEATS)
    found += [float(data["rounds"]), *among(data["used"], c.DEEDS), *among(data["this_turn"], c.FEATS)]
    found += numbers(data["moved"], HEX_NAMES) + among(data["found"], HEX_NAMES) + one(data["lent"], c.GOALS)
    found += encode_field(data) + encode_dice(data) + encode_events(data)
    found += encode_beasts(data, own, players)
    found += seat_from(own, prompt["seat"] if prompt["seat"] >= 0 else None, players, SEATS)
    found += encode_args(prompt["args"], own, players)
    draft = [0.0] * c.NUM_ACTIONS
    for step in data["draft"] or ():
        draft[CODE[step]] += 1.0
    found += draft
    for step in range(SEATS):
        found += encode_seat(data, (own + step) % players) if step < players else [0.0] * SEAT_SIZE
    return found


def encode_field(data: Doc) -> list[float]:
    found = []
    for hex in HEX_NAMES:
        found += one(data["field"].get(hex), c.TERRAINS)
    for land in c.LANDS:
        found += one(data["lands"].get(land), HEX_NAMES)
    return [*found, float(data["glacier"]["stones"]), float(data["glacier"]["melted"]), float(data["volcano"] or 0)]


def encode_dice(data: Doc) -> list[float]:
    found = []
    for deed in c.DEEDS:
        for face in data["rows"][deed]:
            found += one(face, c.FACES)
    for dice in (data["dice"], data["next_dice"]):
        found += [float(dice.count(face)) for face in c.FACES]
    return found


def encode_events(data: Doc) -> list[float]:
    """An open event: whether it is the first or second, and what lies on it (Discovery: each resource)."""
    found = [0.0] * (4 * len(c.EVENTS))
    for place, event in enumerate(data["events"]):
        at = 4 * c.EVENTS.index(event["event"])
        found[at] = place + 1.0
        load = event["load"]
        found[at + 1 : at + 4] = numbers(load, c.RESOURCES) if isinstance(load, dict) else [float(load), 0.0, 0.0]
    for pile in ("event_deck", "aside", "discarded"):
        found += among(data[pile], c.EVENTS)
    return found


def encode_beasts(data: Doc, own: int, players: int) -> list[float]:
    invaders = data["invaders"] or {"hex": None, "number": 0}
    mammoth = data["mammoth"] or {"hex": None, "rider": None}
    found = [*one(invaders["hex"], HEX_NAMES), float(invaders["number"])]
    found += one(mammoth["hex"], HEX_NAMES) + seat_from(own, mammoth["rider"], players, SEATS)
    return found + one(data["sabre_tooth"], HEX_NAMES)


def encode_args(args: Doc, own: int, players: int) -> list[float]:
    """Encode the arguments of the question, in the order of `prompts`."""
    found: list[float] = []
    for name, words in prompts.WORDS.items():
        found += one(args.get(name), words)
    for name, words in prompts.SETS.items():
        found += among(args.get(name, ()), words)
    for name in prompts.SEATS:
        found += seat_from(own, args.get(name), players, SEATS)
    for name in prompts.SEAT_SETS:
        seats = args.get(name, ())
        found += [float((own + step) % players in seats and step < players) for step in range(SEATS)]
    found += [float(args.get(name, 0)) for name in (*prompts.NUMBERS, *prompts.FLAGS)]
    return found + numbers(args.get("cost", {}), c.RESOURCES)


def encode_seat(data: Doc, number: int) -> list[float]:
    seat = data["seats"][number]
    found = [1.0, float(data["turn"] == number), *one(seat["tribe"], c.TRIBES), *one(seat["power"], c.POWERS)]
    found += [*numbers(seat["members"], HEX_NAMES), float(seat["ambush"]), *numbers(seat["resources"], c.RESOURCES)]
    found += [*among(seat["villages"], HEX_NAMES), float(seat["hidden_village"]), *one(seat["elder"], HEX_NAMES)]
    found += [float(seat["points"]), *numbers(seat["earned"], ROW_WORDS)]
    for pile in ("open", "fulfilled", "deck"):
        found += among(seat[pile], c.GOALS)
    found += [float(seat["under"].index(goal) + 1) if goal in seat["under"] else 0.0 for goal in c.GOALS]
    return found + among(seat["tokens"], c.TOKENS)
