"""Positions: JSON that a person can write in a minute, and that gives every state back exactly.

What is left out has its value at the start of a game, or, where a question after the setup is open, a plain one:
terrain lake, forest, mountain in turn; tribes in the order of the box; seat 0 first. Decks are whatever lies nowhere
else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from folkmoot.core.bits import MOST, in_set, nibbles, ones
from folkmoot.core.contract import CHANCE, OVER
from folkmoot.core.documents import Field
from folkmoot.core.errors import FolkmootError
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.consistency import check_frame, check_guards, check_question
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.prompts import MOST_ASKED, PROMPT, read_args, say
from folkmoot.games.tribes.edge.seat_position import SeatReader
from folkmoot.games.tribes.edge.view import table_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import ALL_UNLAID, NO_LANDS
from folkmoot.games.tribes.engine.dealing import terrain_left
from folkmoot.games.tribes.engine.flow import advance
from folkmoot.games.tribes.engine.happenings import ALL_EVENTS
from folkmoot.games.tribes.engine.options import HEX_NAMES, LEADERS_OFF
from folkmoot.games.tribes.engine.question import Spot
from folkmoot.games.tribes.engine.question_table import ASKS, BY_WORD
from folkmoot.games.tribes.engine.state import TribesState

HEAD: Final = ["game", "rules", "players", "options", "box"]
TABLE: Final = [
    "prompt", "active", "first", "rounds", "used", "this_turn", "moved", "found", "lent", "field", "lands", "glacier",
    "volcano", "rows", "dice", "next_dice", "events", "event_deck", "aside", "discarded", "invaders", "mammoth",
    "sabre_tooth", "seats", "draft",
]  # fmt: skip
FIELDS: Final = HEAD + TABLE
DERIVED: Final = ("event_deck",)
SEAT_DERIVED: Final = ("points", "deck")
MOST_STEPS: Final = 60
"""More than any draft has."""


def bare(b: TribesState, ask: int) -> TribesState:
    """Complete a position that has nothing but a question."""
    if ASKS[ask].part == c.DEALING:
        return b
    size = b.setup.layout.size
    for hex in range(size):
        if b.terrain_at(hex) == c.UNLAID:
            in_turn = [kind % c.NUM_TERRAINS for kind in range(hex, hex + c.NUM_TERRAINS)]
            b.lay_terrain(hex, next(kind for kind in in_turn if terrain_left(b, kind)))
    free = [kind for kind in range(c.NUM_TRIBES) if kind not in b.setup.tribes]
    for seat in range(b.players):
        tribe = b.tribes[seat]
        if tribe.kind < 0:
            tribe.kind = free[seat]
        if b.setup.leaders != LEADERS_OFF and ask not in (c.ASK_LEADER, c.ASK_POWER):
            tribe.power = tribe.kind * 2
    b.first = 0
    if ASKS[ask].dice_used:
        b.next0, b.next1 = c.SUN, c.MOON
    else:
        b.die0, b.die1 = c.SUN, c.MOON
    b.due = 0
    return b


def write(b: TribesState, fresh: TribesState) -> Doc:
    """The position of a state: what differs from a bare one at the same question."""
    doc: Doc = {"game": b.game.id, "rules": b.setup.rules, "players": int(b.players), "options": b.setup.options}
    bare(fresh, int(b.ask))
    fresh.active = max(int(b.first), 0)
    now, plain = table_data(b), table_data(fresh)
    doc["prompt"] = write_prompt(b)
    for key, value in now.items():
        if key == "seats":
            doc[key] = [trim(value[seat], plain[key][seat]) for seat in range(b.players)]
        elif key not in DERIVED and value != plain[key]:
            doc[key] = value
    if not any(doc["seats"]):
        del doc["seats"]
    if b.drafting:
        doc["draft"] = [NAMES[code] for code in b.trail]
    return doc


def from_view(data: Doc) -> Doc:
    """The position of everything that a view knows: all of it."""
    return {key: value for key, value in data.items() if key in FIELDS}


def write_prompt(b: TribesState) -> Doc:
    """The question, whom it asks if that is not the active seat, and what it remembers."""
    question = ASKS[int(b.ask)]
    doc: Doc = {"ask": question.word}
    if b.turn >= 0 and b.who != b.active:
        doc["seat"] = int(b.who)
    if question.keeps_done and b.done:
        doc["done"] = int(b.done)
    if question.keeps_due:
        doc["of"] = int(b.due)
    args = say(question.memory(b))
    return {**doc, "args": args} if args else doc


def trim(seat: Doc, plain: Doc) -> Doc:
    return {key: value for key, value in seat.items() if key not in SEAT_DERIVED and value != plain[key]}


class Reader:
    """Reads one document into a new state."""

    def __init__(self, b: TribesState, doc: Field) -> None:
        self.doc = doc
        given = doc.at("prompt").value
        self.prompt = Field({} if given is None else given, "prompt", doc.error).object(PROMPT)
        given = self.prompt.value.get("args")
        self.args = Field({} if given is None else given, "prompt.args", doc.error)
        self.question = BY_WORD[self.prompt.at("ask").word(BY_WORD, "question", "setup")]
        self.ask = int(self.question.ask)
        self.b = bare(b, self.ask)
        self.names = HEX_NAMES[: b.setup.layout.size]

    def read(self) -> TribesState:
        b, doc = self.b, self.doc
        self.read_field()
        self.read_turn()
        self.read_dice()
        if doc.has("seats"):
            seats = doc.at("seats").items(int(b.players))
            for seat, field in enumerate(seats):
                SeatReader(b, seat, field, self.names).read()
        self.check_seats()
        self.read_events()
        self.read_prompt()
        self.begin()
        self.read_draft()
        return b

    def hex(self, field: Field) -> int:
        return HEX_NAMES.index(field.word(self.names, "hex"))

    def hexes(self, field: Field) -> int:
        return sum({1 << self.hex(item) for item in field.items(c.NUM_HEXES)})

    def mask(self, name: str, names: Sequence[str], what: str) -> int:
        """A set of words that may be left out."""
        return sum(1 << number for number in self.doc.at(name).distinct(names, what))

    def read_field(self) -> None:
        b, doc = self.b, self.doc
        if doc.has("field"):
            field = doc.at("field").object(self.names)
            b.terrain, b.lakes, b.forests, b.mountains = ALL_UNLAID, 0, 0, 0
            for name in field.value:
                b.lay_terrain(HEX_NAMES.index(name), c.TERRAINS.index(field.at(name).word(c.TERRAINS, "terrain")))
        if doc.has("lands"):
            lands = doc.at("lands").object(c.LANDS)
            b.lands = NO_LANDS
            for name in lands.value:
                self.lay_land(lands.at(name), c.LANDS.index(name))
        self.recount(doc.at("field"))
        if doc.has("glacier"):
            glacier = doc.at("glacier").object(("stones", "melted"))
            b.pile = glacier.at("stones").number(0, int(b.setup.box.glacier_stones), 0)
            b.melted = glacier.at("melted").flag(False)
        if doc.has("volcano"):
            b.volcano = doc.at("volcano").number(1, len(b.setup.layout.cells)) - 1
            b.hot = b.setup.layout.touch[b.volcano]

    def lay_land(self, field: Field, land: int) -> None:
        hex = self.hex(field)
        if any(self.b.land_hex(other) == hex for other in range(c.NUM_LANDS)):
            raise field.wrong(f"two lands on {HEX_NAMES[hex]}", "tribes-two-lands")
        self.b.lay_land(land, hex)

    def recount(self, field: Field) -> None:
        """T2, T148: terrain counts, and wild land as all three."""
        b = self.b
        for land in range(c.NUM_LANDS):
            hex = int(b.land_hex(land))
            terrain = c.TERRAIN_OF_LAND[land]
            if hex != c.NOWHERE and terrain != c.UNLAID and b.terrain_at(hex) != terrain:
                given = {"value": c.LANDS[land], "hex": HEX_NAMES[hex], "due": c.TERRAINS[terrain]}
                what = f"{given['value']} lies on {given['hex']}, which isn't a {given['due']}"
                raise field.wrong(what, "tribes-land-terrain", **given)
            if land == c.WILD_LAND and hex != c.NOWHERE:
                for kind in range(c.NUM_RESOURCES):
                    b.count_terrain(hex, kind)
        most = int(b.players + b.setup.box.extra_terrain)
        laid = [int(b.terrain_at(hex)) for hex in range(b.setup.layout.size)]
        for kind in range(c.NUM_RESOURCES):
            if laid.count(kind) > most:
                word, number = c.TERRAINS[kind], laid.count(kind)
                what = f"{number} hexes with {word}, there are {most}"
                raise field.wrong(what, "many-of", value=word, number=number, most=most)
        if c.UNLAID in laid and self.ask not in (c.THEN_SETUP, c.ASK_TERRAIN):
            name = HEX_NAMES[laid.index(c.UNLAID)]
            raise field.wrong(f"hex {name} has no terrain", "tribes-bare", hex=name)

    def seat_number(self, name: str, default: int) -> int:
        return self.doc.at(name).number(0, int(self.b.players) - 1, default) if self.doc.has(name) else default

    def read_turn(self) -> None:
        b, doc = self.b, self.doc
        b.first = self.seat_number("first", int(b.first))
        b.active = self.seat_number("active", max(int(b.first), 0))
        b.rounds = doc.at("rounds").number(0, int(b.setup.box.rounds), 0)
        b.used = self.mask("used", c.DEEDS, "action")
        b.this_turn = self.mask("this_turn", c.FEATS, "deed of a turn")
        if doc.has("found"):
            b.found = self.hexes(doc.at("found"))
        if doc.has("lent"):
            b.lent = c.GOALS.index(doc.at("lent").word(c.GOALS[: c.NUM_DEVELOPMENTS], "development"))
        if doc.has("moved"):
            moved = doc.at("moved").object(self.names)
            for name in moved.value:
                b.change_moved(HEX_NAMES.index(name), moved.at(name).number(1, int(b.setup.box.members)))

    def faces(self, field: Field, most: int) -> list[int]:
        return [c.FACES.index(item.word(c.FACES, "face")) for item in field.items(most)]

    def read_dice(self) -> None:
        b, doc = self.b, self.doc
        if doc.has("rows"):
            rows = doc.at("rows").object(c.DEEDS)
            for index, deed in enumerate(c.DEEDS):
                if rows.has(deed):
                    rows.at(deed).exactly(c.DICE_IN_ROW)
                    row = self.faces(rows.at(deed), c.DICE_IN_ROW)
                    packed = sum(face << c.DIE_BITS * place for place, face in enumerate(row))
                    b.dice &= ~(c.ROW_MASK << c.ROW_BITS * index)
                    b.dice |= packed << c.ROW_BITS * index
        if doc.has("dice") or doc.has("next_dice"):
            hand = self.faces(doc.at("dice"), 2) if doc.has("dice") else []
            following = self.faces(doc.at("next_dice"), 2) if doc.has("next_dice") else []
            if doc.has("dice") and not doc.has("next_dice") and len(hand) < 2:
                what = "two dice are in hand or go to the next player (next_dice)"
                raise doc.at("dice").wrong(what, "tribes-two-dice")
            if len(hand) + len(following) > 2:
                what = f"{len(hand)} dice in hand and {len(following)} for the next player, together more than two"
                raise doc.at("next_dice").wrong(what, "tribes-two-dice")
            b.die0, b.die1 = [*sorted(hand), -1, -1][:2]
            b.next0, b.next1 = [*following, -1, -1][:2]
        held = sum(die >= 0 for die in (b.die0, b.die1, b.next0, b.next1))
        if held != 2 and self.question.part != c.DEALING:
            raise doc.at("dice").wrong(f"{held} dice in hand and for the next player, not 2", "tribes-two-dice")

    def check_seats(self) -> None:
        b = self.b
        field = self.doc.at("seats")
        kinds = [int(b.tribes[seat].kind) for seat in range(b.players)]
        for seat, kind in enumerate(kinds):
            if kind >= 0 and kinds.index(kind) != seat:
                what = f"two seats are {c.TRIBES[kind]}"
                raise field.wrong(what, "twice", value=c.TRIBES[kind])
        if ones(b.built()) != sum(ones(b.tribes[seat].villages) for seat in range(b.players)):
            raise field.wrong("two villages on one hex", "tribes-two-villages")
        if b.villages_left() < 0:
            most = int(b.setup.box.villages)
            raise field.wrong(f"more than {most} villages", "tribes-many-villages", most=most)
        for item in range(c.NUM_TOKENS):
            if sum(in_set(b.tribes[seat].tokens, item) for seat in range(b.players)) > 1:
                word = c.EVENTS[c.ALTAR + item]
                raise field.wrong(f"two seats own the {word}", "twice", value=word)
        tribe = b.tribes[b.active]
        for hex in range(b.setup.layout.size):
            if b.moved(hex) > tribe.members(hex):
                name = HEX_NAMES[hex]
                what = f"more members moved to {name} than are there"
                raise self.doc.at("moved").wrong(what, "tribes-moved", hex=name)

    def read_events(self) -> None:
        b, doc = self.b, self.doc
        begun = any(b.tribes[seat].villages or b.tribes[seat].hidden for seat in range(b.players))
        if doc.has("aside"):
            words = [c.EVENTS[event] for event in c.SET_ASIDE]
            b.aside = sum(1 << c.SET_ASIDE[place] for place in doc.at("aside").distinct(words, "event set aside"))
        elif begun:
            b.aside = 0
        b.gone = self.mask("discarded", c.EVENTS, "event")
        for seat in range(b.players):
            b.gone |= b.tribes[seat].tokens << c.ALTAR
        if doc.has("events"):
            for item in doc.at("events").items(2):
                self.read_open(item)
        lying = b.aside | b.gone
        for event in (b.slot0, b.slot1):
            if event >= 0:
                lying |= 1 << event
        b.deck = c.EVERY_EVENT & ~lying
        count = ones(b.aside) + ones(b.gone) + (b.slot0 >= 0) + (b.slot1 >= 0)
        if count != ones(lying):
            raise doc.at("events").wrong("an event lies in two places", "tribes-two-places")
        self.read_pieces()

    def read_open(self, item: Field) -> None:
        b = self.b
        item.object(("event", "load"))
        event = c.EVENTS.index(item.at("event").word(c.EVENTS, "event"))
        load = int(ALL_EVENTS[event].load(b))
        if item.has("load"):
            field = item.at("load")
            if event == c.DISCOVERY:
                stock = field.object(c.RESOURCES)
                load = int(nibbles([stock.at(word).number(0, MOST, 0) for word in c.RESOURCES]))
                if not load:
                    raise field.wrong("an empty card has left the table", "tribes-empty")
            else:
                load = field.number(*self.loads(event, load))
        b.open_event(event, load)

    def loads(self, event: int, full: int) -> tuple[int, int]:
        """The least and the most on an open card: T41 marks of a falling price, T144 of goals given, else a store."""
        box = self.b.setup.box
        if c.ALTAR <= event <= c.WALLS:
            return 0, int(box.prices[event - c.ALTAR]) - 1
        if event == c.SHARED_KNOWLEDGE:
            return 0, int(box.shared_knowledge) - 1
        return min(1, full), full

    def read_pieces(self) -> None:
        """Invaders, mammoth and sabre-tooth stand on the field as long as their cards say."""
        b, doc = self.b, self.doc
        if doc.has("invaders"):
            field = doc.at("invaders").object(("hex", "number"))
            b.invaders_at = self.hex(field.at("hex"))
            least = 0 if self.ask == c.ASK_FLEE else 1  # the last one falls before those who fight it have fled
            b.invaders = field.at("number").number(least, int(b.setup.box.invaders_most), int(b.setup.box.invaders))
        if doc.has("mammoth"):
            field = doc.at("mammoth").object(("hex", "rider"))
            b.mammoth_at = self.hex(field.at("hex"))
            if field.has("rider"):
                b.rider = field.at("rider").number(0, int(b.players) - 1)
        if doc.has("sabre_tooth"):
            b.tiger_at = self.hex(doc.at("sabre_tooth"))
        placed = {
            "invaders": (c.INVASION, b.invaders_at >= 0),
            "mammoth": (c.MAMMOTH, b.mammoth_at >= 0 and b.rider < 0),
            "sabre_tooth": (c.SABRE_TOOTH, b.tiger_at >= 0),
        }
        for name, (event, there) in placed.items():
            if there and not b.is_open(event):
                raise doc.at(name).wrong("its event is not open", "tribes-event-closed")
            comes = isinstance(self.question, Spot) and self.question.event == event
            if b.is_open(event) and not there and not comes and self.ask != c.ASK_NOTHING:
                raise doc.at(name).wrong("its event is open, but it isn't on the board", "tribes-event-open")

    def read_prompt(self) -> None:
        """The question takes back what it remembered."""
        b, question, prompt = self.b, self.question, self.prompt
        b.ask = self.ask
        if question.part != c.DEALING:
            seat = prompt.at("seat").number(-1, int(b.players) - 1, -1)
            b.who = seat if seat >= 0 and self.ask >= c.FIRST_ASK else question.whose(b)
        done, of = prompt.at("done").number(0, MOST_ASKED, 0), prompt.at("of").number(0, MOST_ASKED, 0)
        if question.keeps_done:
            b.done = done
        if question.keeps_due:
            b.due = of
        question.recall(b, read_args(self.args, b))

    def begin(self) -> None:
        """Take up the game where the document leaves it."""
        b, ask = self.b, self.ask
        check_guards(b, self.question, self.doc)
        winners = [seat for seat in range(b.players) if b.tribes[seat].points >= b.setup.box.points_to_win]
        if ask == c.ASK_NOTHING:
            if len(winners) > 1 or (not winners and b.rounds < b.setup.box.rounds):
                raise self.asked.wrong("nobody has won, and rounds are left", "tribes-not-won")
            b.winner = winners[0] if winners else -1
            b.turn = OVER
        elif winners:
            seat = f"seats[{winners[0]}]"
            raise self.doc.at("seats").wrong(f"{seat} has won, but the game is not over", "tribes-won", seat=seat)
        elif ask < c.FIRST_CHANCE:
            if ask == c.THEN_SETUP:
                check_frame(b, self.question, self.doc)
            check_question(b, self.question, self.doc, self.prompt, self.args)
            advance(b)
        else:
            b.turn = CHANCE if ask < c.FIRST_ASK else b.who
            check_frame(b, self.question, self.doc)
            check_question(b, self.question, self.doc, self.prompt, self.args)
            if not (b.chance_outcomes() if b.turn == CHANCE else b.legal_actions()):
                raise self.asked.wrong("this question has no possible answer", "no-answer")

    @property
    def asked(self) -> Field:
        return Field(self.question.word, "prompt.ask", self.doc.error)

    def read_draft(self) -> None:
        if not self.doc.has("draft"):
            return
        for item in self.doc.at("draft").items(MOST_STEPS):
            try:
                self.b.apply(self.b.parse(item.value))
            except FolkmootError as error:
                raise item.refused(error) from None
            if not self.b.drafting:
                raise item.wrong("this isn't a step of a draft", "tribes-draft")
