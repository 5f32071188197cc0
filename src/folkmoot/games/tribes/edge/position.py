"""Positions: JSON that a person can write in a minute, and that gives every state back exactly.

What is left out has its value at the start of a game, or, where a question after the setup is open, a plain one:
terrain lake, forest, mountain in turn; tribes in the order of the box; seat 0 first. Decks are whatever lies nowhere
else.
"""

from __future__ import annotations

from typing import Any, Final

from folkmoot.core.contract import CHANCE, OVER
from folkmoot.core.documents import Field
from folkmoot.core.errors import FolkmootError
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.consistency import fits, in_frame
from folkmoot.games.tribes.edge.document import table_doc
from folkmoot.games.tribes.edge.notation import NAMES, parse
from folkmoot.games.tribes.edge.prompts import PROMPT, prompt_of, read_args, say
from folkmoot.games.tribes.edge.seating import SeatReader
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.dealing import terrain_left
from folkmoot.games.tribes.engine.happenings import ALL_EVENTS
from folkmoot.games.tribes.engine.options import HEX_NAMES, LEADERS_OFF
from folkmoot.games.tribes.engine.questions import BY_ASK, BY_WORD
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.tribe import bits

HEAD: Final = ["game", "rules", "players", "options", "box"]
TABLE: Final = [
    "prompt", "active", "first", "rounds", "used", "this_turn", "moved", "found", "lent", "field", "lands", "glacier",
    "volcano", "rows", "dice", "next_dice", "events", "event_deck", "aside", "discarded", "invaders", "mammoth",
    "sabre_tooth", "seats", "draft",
]  # fmt: skip
FIELDS: Final = HEAD + TABLE
DERIVED: Final = ("event_deck",)
SEAT_DERIVED: Final = ("points", "deck")
AFTER_DICE: Final = (c.GO_CONFLICTS, c.ASK_FIGHT, c.ASK_AMBUSH, c.ASK_SHOOT, c.ASK_REPEL, c.ASK_END)
"""Questions at which both dice have been used."""


def bare(s: TribesState, ask: int) -> TribesState:
    """What a position with nothing but a question means."""
    if BY_ASK[ask].part == c.DEALING:
        return s
    size = s.setup.layout.size
    for hex in range(size):
        if s.terrain_at(hex) == c.UNLAID:
            s.lay_terrain(hex, next(kind % 3 for kind in range(hex, hex + 3) if terrain_left(s, kind % 3)))
    free = [kind for kind in range(8) if kind not in s.setup.tribes]
    for seat in range(s.players):
        tribe = s.tribes[seat]
        if tribe.kind < 0:
            tribe.kind = free[seat]
        if s.setup.leaders != LEADERS_OFF and ask not in (c.ASK_LEADER, c.CHANCE_POWER):
            tribe.power = tribe.kind * 2
    s.first = 0
    if ask in AFTER_DICE:
        s.next0, s.next1 = c.SUN, c.MOON
    else:
        s.die0, s.die1 = c.SUN, c.MOON
    s.due = 0
    return s


def write(s: TribesState, fresh: TribesState) -> Doc:
    """The position of a state: what differs from a bare one at the same question."""
    doc: Doc = {"game": s.game.id, "rules": s.setup.rules, "players": int(s.players), "options": s.setup.options}
    bare(fresh, int(s.ask))
    fresh.active = max(int(s.first), 0)
    now, plain = table_doc(s), table_doc(fresh)
    doc["prompt"] = write_prompt(s)
    for key, value in now.items():
        if key == "seats":
            doc[key] = [trim(value[seat], plain[key][seat]) for seat in range(s.players)]
        elif key not in DERIVED and value != plain[key]:
            doc[key] = value
    if not any(doc["seats"]):
        del doc["seats"]
    if s.drafting:
        doc["draft"] = [NAMES[code] for code in s.trail]
    return doc


def write_prompt(s: TribesState) -> Doc:
    """The question, whom it asks if that is not the active seat, and what it remembers."""
    question = BY_ASK[int(s.ask)]
    doc: Doc = {"ask": question.word}
    if s.turn >= 0 and s.who != s.active:
        doc["seat"] = int(s.who)
    if question.keeps_done and s.done:
        doc["done"] = int(s.done)
    if question.keeps_due:
        doc["of"] = int(s.due)
    args = say(question.memory(s))
    return {**doc, "args": args} if args else doc


def trim(seat: Doc, plain: Doc) -> Doc:
    return {key: value for key, value in seat.items() if key not in SEAT_DERIVED and value != plain[key]}


class Reader:
    """Reads one document into a new state."""

    def __init__(self, s: TribesState, doc: Field) -> None:
        self.doc = doc
        given = doc.at("prompt").value
        self.prompt = Field({} if given is None else given, "prompt", doc.error).object(PROMPT)
        given = self.prompt.value.get("args")
        self.args = Field({} if given is None else given, "prompt.args", doc.error)
        self.question = BY_WORD[self.prompt.at("ask").word(BY_WORD, "question", "setup")]
        self.ask = int(self.question.ask)
        self.s = bare(s, self.ask)
        self.names = HEX_NAMES[: s.setup.layout.size]

    def read(self) -> TribesState:
        s, doc = self.s, self.doc
        self.read_field()
        self.read_turn()
        self.read_dice()
        if doc.has("seats"):
            seats = doc.at("seats").items(int(s.players))
            for seat, field in enumerate(seats):
                SeatReader(s, seat, field, self.names).read()
        self.check_seats()
        self.read_events()
        self.read_prompt()
        self.begin()
        self.read_draft()
        return s

    def hex(self, field: Field) -> int:
        return HEX_NAMES.index(field.word(self.names, "hex"))

    def hexes(self, field: Field) -> int:
        return sum({1 << self.hex(item) for item in field.items(c.HEXES)})

    def mask(self, field: Field, names: Any, what: str) -> int:
        chosen = [item.word(names, what) for item in field.items(len(names))]
        for index, word in enumerate(chosen):
            if word in chosen[:index]:
                raise field.wrong(f"{word} is named twice")
        return sum(1 << list(names).index(word) for word in chosen)

    def read_field(self) -> None:
        s, doc = self.s, self.doc
        if doc.has("field"):
            field = doc.at("field").object(self.names)
            s.terrain, s.lakes, s.forests, s.mountains = (1 << 30) - 1, 0, 0, 0
            for name in field.value:
                s.lay_terrain(HEX_NAMES.index(name), c.TERRAINS.index(field.at(name).word(c.TERRAINS, "terrain")))
        if doc.has("lands"):
            lands = doc.at("lands").object(c.LANDS)
            s.lands = 0xFFFFFFFF
            for name in lands.value:
                self.lay_land(lands.at(name), c.LANDS.index(name))
        self.recount(doc.at("field"))
        if doc.has("glacier"):
            glacier = doc.at("glacier").object(("stones", "melted"))
            s.pile = glacier.at("stones").number(0, int(s.setup.box.glacier_stones), 0)
            s.melted = glacier.at("melted").flag(False)
        if doc.has("volcano"):
            s.volcano = doc.at("volcano").number(1, len(s.setup.layout.cells)) - 1
            s.hot = s.setup.layout.touch[s.volcano]

    def lay_land(self, field: Field, land: int) -> None:
        hex = self.hex(field)
        if any(self.s.land_hex(other) == hex for other in range(c.NUM_LANDS)):
            raise field.wrong(f"two lands on {HEX_NAMES[hex]}")
        self.s.lay_land(land, hex)

    def recount(self, field: Field) -> None:
        """T2, T148: terrain counts, and wild land as all three."""
        s = self.s
        for land in range(c.NUM_LANDS):
            hex = int(s.land_hex(land))
            terrain = c.TERRAIN_OF_LAND[land]
            if hex != c.NOWHERE and terrain != c.UNLAID and s.terrain_at(hex) != terrain:
                raise field.wrong(f"{c.LANDS[land]} lies on {HEX_NAMES[hex]}, which is no {c.TERRAINS[terrain]}")
            if land == c.WILD_LAND and hex != c.NOWHERE:
                for kind in range(3):
                    s.count_terrain(hex, kind)
        most = int(s.players + s.setup.box.extra_terrain)
        laid = [int(s.terrain_at(hex)) for hex in range(s.setup.layout.size)]
        for kind in range(3):
            if laid.count(kind) > most:
                raise field.wrong(f"{laid.count(kind)} hexes with {c.TERRAINS[kind]}, there are {most}")
        if c.UNLAID in laid and self.ask not in (c.GO_SETUP, c.CHANCE_TERRAIN):
            raise field.wrong(f"hex {HEX_NAMES[laid.index(c.UNLAID)]} has no terrain")

    def seat_number(self, name: str, default: int) -> int:
        return self.doc.at(name).number(0, int(self.s.players) - 1, default) if self.doc.has(name) else default

    def read_turn(self) -> None:
        s, doc = self.s, self.doc
        s.first = self.seat_number("first", int(s.first))
        s.active = self.seat_number("active", max(int(s.first), 0))
        s.rounds = doc.at("rounds").number(0, int(s.setup.box.rounds), 0)
        s.used = self.mask(doc.at("used"), c.DEEDS, "action") if doc.has("used") else 0
        s.this_turn = self.mask(doc.at("this_turn"), c.FEATS, "deed of a turn") if doc.has("this_turn") else 0
        if doc.has("found"):
            s.found = self.hexes(doc.at("found"))
        if doc.has("lent"):
            s.lent = c.GOALS.index(doc.at("lent").word(c.GOALS[: c.DEVELOPMENTS], "development"))
        if doc.has("moved"):
            moved = doc.at("moved").object(self.names)
            for name in moved.value:
                s.change_moved(HEX_NAMES.index(name), moved.at(name).number(1, int(s.setup.box.members)))

    def faces(self, field: Field, most: int) -> list[int]:
        return [c.FACES.index(item.word(c.FACES, "face")) for item in field.items(most)]

    def read_dice(self) -> None:
        s, doc = self.s, self.doc
        if doc.has("rows"):
            rows = doc.at("rows").object(c.DEEDS)
            for index, deed in enumerate(c.DEEDS):
                if rows.has(deed):
                    row = self.faces(rows.at(deed), 3)
                    if len(row) != 3:
                        raise rows.at(deed).wrong("a row has three dice")
                    s.dice &= ~(63 << 6 * index)
                    s.dice |= (row[0] | row[1] << 2 | row[2] << 4) << 6 * index
        if doc.has("dice") or doc.has("next_dice"):
            hand = self.faces(doc.at("dice"), 2) if doc.has("dice") else []
            following = self.faces(doc.at("next_dice"), 2) if doc.has("next_dice") else []
            if doc.has("dice") and not doc.has("next_dice") and len(hand) < 2:
                raise doc.at("dice").wrong("two dice are in hand or go to the next player (next_dice)")
            if len(hand) + len(following) > 2:
                raise doc.at("next_dice").wrong(f"{len(hand)} dice in hand and {len(following)} for the next player")
            s.die0, s.die1 = [*sorted(hand), -1, -1][:2]
            s.next0, s.next1 = [*following, -1, -1][:2]
        held = sum(die >= 0 for die in (s.die0, s.die1, s.next0, s.next1))
        if held != 2 and self.question.part != c.DEALING:
            raise doc.at("dice").wrong(f"{held} dice in hand and for the next player, not 2")

    def check_seats(self) -> None:
        s = self.s
        field = self.doc.at("seats")
        kinds = [int(s.tribes[seat].kind) for seat in range(s.players)]
        for seat, kind in enumerate(kinds):
            if kind >= 0 and kinds.index(kind) != seat:
                raise field.wrong(f"two seats are {c.TRIBES[kind]}")
        if bits(s.built()) != sum(bits(s.tribes[seat].villages) for seat in range(s.players)):
            raise field.wrong("two villages on one hex")
        if s.villages_left() < 0:
            raise field.wrong(f"more than {s.setup.box.villages} villages")
        for item in range(3):
            if sum(s.tribes[seat].tokens >> item & 1 for seat in range(s.players)) > 1:
                raise field.wrong(f"two seats own the {c.EVENTS[c.ALTAR + item]}")
        tribe = s.tribes[s.active]
        for hex in range(s.setup.layout.size):
            if s.moved(hex) > tribe.members(hex):
                raise self.doc.at("moved").wrong(f"more members moved to {HEX_NAMES[hex]} than are there")

    def read_events(self) -> None:
        s, doc = self.s, self.doc
        begun = any(s.tribes[seat].villages or s.tribes[seat].hidden for seat in range(s.players))
        if doc.has("aside"):
            s.aside = self.mask(doc.at("aside"), ("abandoned_village", "", "", "", "chief"), "event set aside")
        elif begun:
            s.aside = 0
        s.gone = self.mask(doc.at("discarded"), c.EVENTS, "event") if doc.has("discarded") else 0
        for seat in range(s.players):
            s.gone |= s.tribes[seat].tokens << c.ALTAR
        if doc.has("events"):
            for item in doc.at("events").items(2):
                self.read_open(item)
        lying = s.aside | s.gone
        for event in (s.slot0, s.slot1):
            if event >= 0:
                lying |= 1 << event
        s.deck = 65535 & ~lying
        count = bits(s.aside) + bits(s.gone) + (s.slot0 >= 0) + (s.slot1 >= 0)
        if count != bits(lying):
            raise doc.at("events").wrong("an event lies in two places")
        self.read_pieces()

    def read_open(self, item: Field) -> None:
        s = self.s
        item.object(("event", "load"))
        event = c.EVENTS.index(item.at("event").word(c.EVENTS, "event"))
        load = int(ALL_EVENTS[event].load(s))
        if item.has("load"):
            field = item.at("load")
            if event == c.DISCOVERY:
                stock = field.object(c.RESOURCES)
                load = sum(stock.at(word).number(0, 15, 0) << 4 * kind for kind, word in enumerate(c.RESOURCES))
                if not load:
                    raise field.wrong("an empty card has left the table")
            else:
                load = field.number(*self.loads(event, load))
        s.open_event(event, load)

    def loads(self, event: int, full: int) -> tuple[int, int]:
        """The least and the most on an open card: T41 marks of a falling price, T144 of goals given, else a store."""
        box = self.s.setup.box
        if c.ALTAR <= event <= c.WALLS:
            return 0, int(box.prices[event - c.ALTAR]) - 1
        if event == c.SHARED_KNOWLEDGE:
            return 0, int(box.shared_knowledge) - 1
        return min(1, full), full

    def read_pieces(self) -> None:
        """Invaders, mammoth and sabre-tooth stand on the field as long as their cards say."""
        s, doc = self.s, self.doc
        if doc.has("invaders"):
            field = doc.at("invaders").object(("hex", "number"))
            s.invaders_at = self.hex(field.at("hex"))
            s.invaders = field.at("number").number(0, int(s.setup.box.invaders_most), int(s.setup.box.invaders))
        if doc.has("mammoth"):
            field = doc.at("mammoth").object(("hex", "rider"))
            s.mammoth_at = self.hex(field.at("hex"))
            if field.has("rider"):
                s.rider = field.at("rider").number(0, int(s.players) - 1)
        if doc.has("sabre_tooth"):
            s.tiger_at = self.hex(doc.at("sabre_tooth"))
        placed = {
            "invaders": (c.INVASION, s.invaders_at >= 0, c.ASK_INVADERS),
            "mammoth": (c.MAMMOTH, s.mammoth_at >= 0 and s.rider < 0, c.ASK_MAMMOTH),
            "sabre_tooth": (c.SABRE_TOOTH, s.tiger_at >= 0, c.ASK_TIGER),
        }
        for name, (event, there, ask) in placed.items():
            if there and not s.is_open(event):
                raise doc.at(name).wrong("its event is not open")
            if s.is_open(event) and not there and self.ask not in (ask, c.ASK_NOTHING):
                raise doc.at(name).wrong("its event is open, but it stands nowhere")

    def read_prompt(self) -> None:
        """The question takes back what it remembered."""
        s, question, prompt = self.s, self.question, self.prompt
        s.ask = self.ask
        if question.part != c.DEALING:
            seat = prompt.at("seat").number(-1, int(s.players) - 1, -1)
            s.who = seat if seat >= 0 and self.ask >= c.FIRST_ASK else question.whose(s)
        done, of = prompt.at("done").number(0, 60, 0), prompt.at("of").number(0, 60, 0)
        if question.keeps_done:
            s.done = done
        if question.keeps_due:
            s.due = of
        question.recall(s, read_args(self.args, s))

    def check_said(self) -> None:
        """What the document says of the question is what the question says."""
        now = prompt_of(self.s, True)
        for name, value in self.args.value.items():
            if name not in now["args"] or now["args"][name] != value:
                raise self.args.at(name).wrong(f"{value!r}, but here it is {now['args'].get(name)!r}")
        for name in ("done", "of"):
            drafted = name == "done" and self.doc.has("draft")
            if self.prompt.has(name) and self.prompt.value[name] != now[name] and not drafted:
                raise self.prompt.at(name).wrong(f"{self.prompt.value[name]}, but here it is {now[name]}")

    def begin(self) -> None:
        """Take up the game where the document leaves it."""
        s, ask = self.s, self.ask
        self.check_guards()
        winners = [seat for seat in range(s.players) if s.tribes[seat].points >= s.setup.box.points_to_win]
        if ask == c.ASK_NOTHING:
            if len(winners) > 1 or (not winners and s.rounds < s.setup.box.rounds):
                raise self.asked.wrong("nobody has won, and rounds are left")
            s.winner = winners[0] if winners else -1
            s.turn = OVER
        elif winners:
            raise self.doc.at("seats").wrong(f"seat {winners[0]} has won, but the game is not over")
        elif ask < c.FIRST_CHANCE:
            if ask == c.GO_SETUP:
                self.check_frame()
            self.check_memory()
            s.settle()
        else:
            s.turn = CHANCE if ask < c.FIRST_ASK else s.who
            self.check_frame()
            self.check_memory()
            if not (s.chance_outcomes() if s.turn == CHANCE else s.legal_actions()):
                raise self.asked.wrong("nothing could be answered to this question")

    def check_guards(self) -> None:
        """T19: nothing stands without its guard, except while an action, an eruption or a flight is under way."""
        s = self.s
        if s.deed >= 0 or self.ask in (c.ASK_LOSE, c.ASK_FLEE, c.ASK_NOTHING):
            return
        for seat in range(s.players):
            tribe = s.tribes[seat]
            if tribe.villages & ~tribe.here:
                raise self.doc.at("seats").wrong(f"seat {seat} has a village without a member")
        if s.rider >= 0 and not s.tribes[s.rider].here >> s.mammoth_at & 1:
            raise self.doc.at("mammoth").wrong(f"no member of seat {s.rider} is with it")

    def check_frame(self) -> None:
        if not in_frame(self.s, self.question):
            raise self.doc.at("dice").wrong("the dice and the actions used do not fit this part of a turn")

    def check_memory(self) -> None:
        if not fits(self.s, self.question):
            raise self.asked.wrong("this question, with what it remembers, does not fit the table")
        self.check_said()

    @property
    def asked(self) -> Field:
        return Field(self.question.word, "prompt.ask", self.doc.error)

    def read_draft(self) -> None:
        if not self.doc.has("draft"):
            return
        for item in self.doc.at("draft").items(60):
            try:
                self.s.apply(parse(item.value))
            except FolkmootError as error:
                raise item.wrong(str(error)) from None
            if not self.s.drafting:
                raise item.wrong("this is no step of a draft")
