"""Positions: JSON that a person can write in a minute, and that gives every state back exactly.

What is left out has its value at the start of a game; the draw pile is whatever lies nowhere else.
"""

from __future__ import annotations

from folkmoot.core import ALL, CHANCE, OVER, BadView, Doc, IllegalAction
from folkmoot.core.bag import Bag
from folkmoot.core.documents import Field
from folkmoot.games.ethnos.edge.consistency import check_drawn, check_question, check_said
from folkmoot.games.ethnos.edge.prompts import prompt_of
from folkmoot.games.ethnos.edge.results import MOST_COUNTED, MOST_EARNED, read_gain
from folkmoot.games.ethnos.edge.view import view_data
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Gain, words
from folkmoot.games.ethnos.engine.box import MOST_GLORY
from folkmoot.games.ethnos.engine.dealing import bring_tribe, fill_pool, next_setup
from folkmoot.games.ethnos.engine.scoring import ROWS
from folkmoot.games.ethnos.engine.state import EthnosState

FIELDS = [
    "game",
    "rules",
    "players",
    "options",
    "turn",
    "prompt",
    "over",
    "age",
    "first",
    "third",
    "tribes",
    "kingdoms",
    "face_up",
    "upper",
    "dragons",
    "giant",
    "seats",
    "draft",
    "drawn",
    "points",
    "winner",
]
SEAT_FIELDS = ["glory", "hand", "known", "bands", "merfolk", "orcs", "trolls"]
ASK_WORDS = [word for word, _ in c.ASKS]
MOST_LISTED = 999
"""More cards than lie face up, more bands than a seat has."""
MOST_GAINS = 9999
"""More than a game has."""


def write(b: EthnosState) -> Doc:
    """The position of a state: the view of everything, less what follows from the rest."""
    doc = view_data(b, ALL, None)
    for key in ("seat", "box", "ages", "deck"):
        del doc[key]
    for seat in doc["seats"]:
        del seat["supply"], seat["cards"]
    doc["upper"] = b.upper
    doc["prompt"] = prompt_of(b, False)
    del doc["prompt"]["rule"], doc["prompt"]["args"]
    if b.drawn.total() > 0:
        doc["drawn"] = words(b.drawn)
    return doc


def from_view(data: Doc) -> Doc:
    """The position of everything that a view knows; hidden hands hold their known cards."""
    doc = {key: data[key] for key in FIELDS if key in data}
    doc["upper"] = data["deck"]["upper"]
    doc["seats"] = [
        {key: seat["known"] if key == "hand" and seat[key] is None else seat[key] for key in SEAT_FIELDS}
        for seat in data["seats"]
    ]
    prompt = {key: data["prompt"][key] for key in ("seat", "ask", "done", "of")}
    if prompt["ask"] == "band":
        prompt["ask"] = "another" if data["prompt"]["args"] else "turn"
        prompt["done"] = 0
    if data["draft"]:
        prompt["done"] = 0
    doc["prompt"] = prompt
    if "cards" in data["prompt"]["args"]:
        doc["drawn"] = data["prompt"]["args"]["cards"]
    return doc


def sizes_of_view(data: Doc) -> list[int]:
    """The sizes of all hands; of a hand that the view shows every card must be there."""
    for number, seat in enumerate(data["seats"]):
        if seat["hand"] is not None and seat["cards"] != len(seat["hand"]):
            raise BadView(f"seats[{number}].cards", f"{seat['cards']!r}, but the hand has {len(seat['hand'])}")
    return [seat["cards"] for seat in data["seats"]]


class Reader:
    """Reads one document into a new state, field by field in the order of setup.

    One made from a view may lack cards of hands, but not their sizes.
    """

    def __init__(self, b: EthnosState, doc: Field, view: Doc | None) -> None:
        self.b = b
        self.doc = doc
        self.sizes = None if view is None else sizes_of_view(view)
        self.seen = view is None
        """True: the document holds every card."""
        self.setup = b.setup
        self.box = b.setup.box
        b.pool.empty()
        begun = any(doc.has(key) for key in ("turn", "prompt", "face_up", "seats"))
        self.dealt = doc.at("age").number(0, b.setup.ages, 1 if begun else 0) > 0
        """True when cards lie on the table, False while the table is still set up."""

    def read(self) -> EthnosState:
        b, doc = self.b, self.doc
        self.read_tribes()
        self.read_kingdoms()
        b.age = doc.at("age").value or (1 if self.dealt else 0)
        b.dragons = doc.at("dragons").number(0, self.box.dragons, 0)
        b.third = self.seat_or_none("third", default=-1)
        b.winner = self.seat_or_none("winner", default=-1)
        if b.age > 0:
            fill_pool(b)
        for card in doc.at("face_up").items(MOST_LISTED) if doc.has("face_up") else []:
            b.row.add(self.take_card(card), 1)
        for card in doc.at("drawn").items(c.SIFTED) if doc.has("drawn") else []:
            b.drawn.add(self.take_card(card), 1)
        self.read_seats()
        self.check_markers()
        self.check_sizes()
        self.read_points()
        self.read_question()
        self.read_giant()
        return b

    def seat_or_none(self, key: str, default: int) -> int:
        field = self.doc.at(key)
        return default if field.value is None else field.number(0, self.setup.players - 1)

    def read_tribes(self) -> None:
        """E11."""
        field = self.doc.at("tribes")
        if field.value is None:
            if self.dealt and not self.setup.chosen:
                number, choices = int(self.setup.num_tribes), ", ".join(c.TRIBES)
                raise field.wrong(f"missing: name {number} ({choices})", "name-some", number=number, choices=choices)
            return
        self.b.tribes = 0
        for seat in self.b.seats:
            seat.supply = self.box.supply
        for item in field.items(self.setup.num_tribes):
            tribe = c.TRIBES.index(item.word(c.TRIBES, "tribe"))
            if self.b.in_play(tribe):
                raise item.twice()
            bring_tribe(self.b, tribe)
        if self.setup.chosen and self.b.tribes != self.setup.chosen:
            raise field.wrong("these are not the tribes of options.tribes", "ethnos-other-tribes")
        if self.dealt and len(field.value) < self.setup.num_tribes:
            field.exactly(int(self.setup.num_tribes))

    def read_kingdoms(self) -> None:
        """E12: tokens; E19: markers, one number for each seat."""
        if not self.doc.has("kingdoms"):
            return
        kingdoms = self.doc.at("kingdoms").object(c.KINGDOMS)
        tokens: list[int] = []
        for number, name in enumerate(c.KINGDOMS):
            if not kingdoms.has(name):
                continue
            kingdom = kingdoms.at(name).object(("tokens", "markers"))
            if kingdom.has("tokens"):
                tokens += self.read_tokens(kingdom.at("tokens"), number, len(tokens))
            if kingdom.has("markers"):
                self.read_markers(kingdom.at("markers"), number)
        self.b.tokens = tokens

    def read_tokens(self, field: Field, kingdom: int, laid: int) -> list[int]:
        items = field.items(self.setup.ages)
        if items and laid != kingdom * self.setup.ages:
            word = c.KINGDOMS[laid // self.setup.ages]
            what = f"tokens are laid kingdom by kingdom: those of {word} are missing"
            raise field.wrong(what, "ethnos-token-order", value=word)
        values = []
        for item in items:
            value = item.number(0, MOST_GLORY)
            if value not in self.box.token_values or not self.b.glory.count(self.box.token_values.index(value)):
                left = " ".join(str(self.box.token_values[kind]) for kind in self.b.glory.kinds())
                what = f"no glory token {value} is left (left: {left})"
                raise item.wrong(what, "ethnos-no-token", value=str(value), choices=left)
            self.b.glory.take(self.box.token_values.index(value))
            values.append(value)
        return sorted(values)

    def read_markers(self, field: Field, kingdom: int) -> None:
        for seat, item in enumerate(field.exactly(self.setup.players)):
            for _ in range(item.number(0, self.box.supply)):
                self.b.seats[seat].place(kingdom)
            self.check_supply(seat, item)

    def check_supply(self, seat: int, field: Field) -> None:
        """E4."""
        if self.b.seats[seat].supply < 0:
            least = self.box.supply - (self.box.on_merfolk_board if self.b.in_play(c.MERFOLK) else 0)
            number = int(least - self.b.seats[seat].supply)
            what = f"{number} markers of seats[{seat}], it has {least}"
            raise field.wrong(what, "ethnos-markers", number=number, seat=f"seats[{seat}]", most=int(least))

    def check_markers(self) -> None:
        for seat in range(self.setup.players):
            self.check_supply(seat, self.doc.at(f"seats[{seat}].orcs"))

    def check_sizes(self) -> None:
        """The cards that a view does not show must lie somewhere unseen."""
        if self.sizes is None:
            self.sizes = [int(seat.size) for seat in self.b.seats]
            return
        hidden = 0
        for number, size in enumerate(self.sizes):
            field = Field(size, f"seats[{number}].cards", self.doc.error)
            hidden += field.number(0, self.box.hand_limit) - self.b.seats[number].size
            if size < self.b.seats[number].size:
                what = f"{size}, but {self.b.seats[number].size} cards of this hand are known"
                raise field.wrong(what, "ethnos-known-cards", value=size, number=int(self.b.seats[number].size))
        if hidden > self.b.pool.size:
            left = int(self.b.pool.size)
            what = f"{hidden} cards in hands are unknown, and {left} lie nowhere"
            raise self.doc.at("seats").wrong(what, "ethnos-hidden-cards", number=int(hidden), left=left)

    def take_card(self, field: Field) -> int:
        """A card that lies somewhere, and so not in the draw pile."""
        word = field.value
        if not isinstance(word, str) or word not in c.CARDS:
            raise field.invalid("card", f"tribes: {' '.join(c.TRIBES)}; colours: {' '.join(c.COLOURS)}")
        if not self.dealt:
            raise field.wrong(f"{word}: no card is dealt before the first age", "ethnos-no-age", value=word)
        kind = c.CARDS.index(word)
        tribe = c.tribe_of(kind)
        if not self.b.in_play(tribe):
            raise field.wrong(f"{word}: this tribe is not in play", "ethnos-absent", value=word)
        if not self.b.pool.count(kind):
            most = int(self.box.cards_of(tribe))
            raise field.wrong(f"{word} is one too many: there are {most}", "one-too-many", value=word, most=most)
        self.b.pool.take(kind)
        return kind

    def read_seats(self) -> None:
        if not self.doc.has("seats"):
            return
        for number, item in enumerate(self.doc.at("seats").exactly(self.setup.players)):
            self.read_seat(number, item.object(SEAT_FIELDS))

    def read_seat(self, number: int, field: Field) -> None:
        seat = self.b.seats[number]
        seat.glory = field.at("glory").number(0, MOST_EARNED, 0)
        seat.merfolk = field.at("merfolk").number(0, self.setup.last_space, 0)
        if seat.merfolk and not self.b.in_play(c.MERFOLK):
            raise field.at("merfolk").wrong("merfolk are not in play", "ethnos-absent", value="merfolk")
        for card in field.at("hand").items(self.box.hand_limit) if field.has("hand") else []:
            seat.gain_card(self.take_card(card))
        for card in field.at("known").items(self.box.hand_limit) if field.has("known") else []:
            kind = c.CARDS.index(card.word(c.CARDS, "card"))
            seat.known.add(kind, 1)
            if seat.known.count(kind) > seat.hand.count(kind):
                raise card.wrong(f"{card.value} is known but not in the hand", "ethnos-not-held", value=card.value)
        for band in field.at("bands").items(MOST_LISTED) if field.has("bands") else []:
            seat.bands = self.read_band(band.object(("leader", "cards")), seat.bands)
        for orc in field.at("orcs").items(c.NUM_COLOURS) if field.has("orcs") else []:
            space = 1 << c.COLOURS.index(orc.word(c.COLOURS, "colour"))
            if seat.orcs & space:
                raise orc.twice()
            if not self.b.in_play(c.ORC):
                raise orc.wrong("orcs are not in play", "ethnos-absent", value="orc")
            seat.orcs |= space
            seat.supply -= 1
        for troll in field.at("trolls").items(c.MOST_TROLL_TOKENS) if field.has("trolls") else []:
            self.read_troll(number, troll)

    def read_troll(self, number: int, field: Field) -> None:
        """E10."""
        if field.value not in self.box.troll_tokens or type(field.value) is not int:
            raise field.invalid("troll token", " ".join(map(str, self.box.troll_tokens)))
        token = 1 << self.box.troll_tokens.index(field.value)
        if not self.b.in_play(c.TROLL):
            raise field.wrong("trolls are not in play", "ethnos-absent", value="troll")
        if any(seat.trolls & token for seat in self.b.seats):
            raise field.twice()
        self.b.seats[number].trolls |= token

    def read_band(self, field: Field, below: Band | None) -> Band:
        """E18."""
        cards = Bag()
        for card in field.at("cards").items(self.box.hand_limit):
            cards.add(self.take_card(card), 1)
        size = cards.total()
        if field.value.get("leader") is None:
            if size != cards.count(c.SKELETON) or size != self.box.hand_limit:
                number = int(self.box.hand_limit)
                what = f"missing: only {number} skeletons go without a leader"
                raise field.at("leader").wrong(what, "ethnos-leaderless", number=number)
            return Band(cards, -1, size, below)
        leader = c.CARDS.index(field.at("leader").word(c.CARDS[: c.SKELETON], "leader"))
        if not cards.count(leader):
            word = field.value["leader"]
            raise field.at("leader").wrong(f"{word} is not among the cards", "ethnos-not-among", value=word)
        others = [kind for kind in cards.kinds() if kind != c.SKELETON]
        one_tribe = all(c.tribe_of(kind) == c.tribe_of(leader) for kind in others)
        if not one_tribe and any(c.colour_of(kind) != c.colour_of(leader) for kind in others):
            raise field.at("cards").wrong("neither all of one tribe nor all of one colour", "ethnos-mixed")
        return Band(cards, leader, size, below)

    def read_giant(self) -> None:
        """E25: the token lies on the largest giant-led band; it must be said whose only where two are equal.
        A band whose marker is still to be placed has not claimed it yet."""
        largest: dict[int, int] = {}
        for number in range(self.setup.players):
            band = self.b.seats[number].bands
            if band is not None and self.b.ask == c.ASK_MARKER and number == self.b.active:
                band = band.below
            while band is not None:
                if c.tribe_of(band.leader) == c.GIANT:
                    largest[number] = max(largest.get(number, 0), band.size)
                band = band.below
        holders = [number for number, size in largest.items() if size == max(largest.values())]
        field = self.doc.at("giant")
        if field.value is None:
            if len(holders) > 1:
                equal = ", ".join(f"seats[{seat}]" for seat in holders)
                raise field.wrong(f"missing: {equal} have equal giant-led bands", "ethnos-giants", equal=equal)
            self.b.giant = holders[0] if holders else -1
        else:
            self.b.giant = field.number(0, self.setup.players - 1)
            if self.b.giant not in holders:
                seat = f"seats[{self.b.giant}]"
                raise field.wrong(f"{seat} does not have the largest giant-led band", "ethnos-giant", seat=seat)
        self.b.giant_size = max(largest.values(), default=0)

    def read_points(self) -> None:
        """The gains behind the glory; what they do not explain is `earlier`."""
        gained = [0] * self.setup.players
        for field in self.doc.at("points").items(MOST_GAINS) if self.doc.has("points") else []:
            gain = read_gain(field, self.setup, self.b.gains)
            gained[gain.seat] += gain.points
            self.b.gains = gain
        for number, points in enumerate(gained):
            missing = self.b.seats[number].glory - points
            if missing < 0:
                what = f"less than the {points} that points add up to"
                raise self.doc.at(f"seats[{number}].glory").wrong(what, "ethnos-less-glory", number=points)
            if missing > 0:
                self.b.gains = Gain(number, missing, len(ROWS) - 1, self.b.age, 0, 0, 0, False, self.b.gains)

    def read_question(self) -> None:
        """Read the open question and the seat that is asked."""
        b, doc = self.b, self.doc
        given = doc.at("prompt").value
        prompt = Field({} if given is None else given, "prompt", doc.error).object(
            ("seat", "ask", "rule", "args", "done", "of")
        )
        turn = doc.at("turn").number(OVER, self.setup.players - 1, 0)
        seat = prompt.at("seat").number(OVER, self.setup.players - 1, turn)
        default = "nothing" if doc.at("over").flag(False) else "turn"
        b.ask = ASK_WORDS.index(prompt.at("ask").word([w for w in ASK_WORDS if w != "band"], "question", default))
        b.active = max(seat, 0)
        b.first = self.seat_or_none("first", default=b.active if self.dealt and b.ask >= c.ASK_DEAL else -1)
        b.done = prompt.at("done").number(0, MOST_COUNTED, 0)
        b.of = prompt.at("of").number(0, MOST_COUNTED, 0)
        if b.ask == c.ASK_ROW:
            b.active = b.first
        self.read_deck()
        if b.ask < c.ASK_DEAL or (b.ask == c.ASK_TURN and (not self.dealt or self.lacks_setup())):
            if b.winner >= 0:
                raise doc.at("winner").wrong("the game has not begun", "not-begun")
            b.turn = CHANCE
            next_setup(b)
            check_said(b, doc, prompt)
            return
        if self.lacks_setup():
            raise doc.at("kingdoms").wrong("every kingdom needs its tokens before this question", "ethnos-bare")
        b.turn = CHANCE if b.ask < c.ASK_TURN else b.active
        if b.ask == c.ASK_NOTHING:
            b.turn = OVER
        assert self.sizes is not None
        check_question(b, doc, prompt, self.sizes)
        check_drawn(b, doc, self.seen)
        check_said(b, doc, prompt)
        self.read_draft()

    def lacks_setup(self) -> bool:
        return len(self.b.tokens) < c.NUM_KINGDOMS * self.setup.ages or self.b.age == 0

    def read_deck(self) -> None:
        """E13: the lower half keeps its cards until the upper is gone."""
        b = self.b
        field = self.doc.at("upper")
        whole = sum(self.box.cards_in(tribe) for tribe in range(c.NUM_TRIBES) if b.in_play(tribe))
        lower = (whole - self.setup.dealt + 1) // 2
        unbroken = self.dealt and not b.dragons and b.ask >= c.ASK_DRAW
        default = max(0, b.pool.size - lower) if unbroken else 0
        b.upper = field.number(0, b.pool.size, default)
        if b.dragons and (not self.dealt or b.ask < c.ASK_DRAW):
            what = "no dragon is drawn before the cards are dealt"
            raise self.doc.at("dragons").wrong(what, "ethnos-early-dragon")
        if b.upper and b.dragons:
            what = "no dragon lies in the upper half, and that is not drawn yet"
            raise self.doc.at("dragons").wrong(what, "ethnos-upper-dragon")
        ended = b.ask in (c.ASK_CASH, c.ASK_NOTHING)
        if b.dragons == self.box.dragons and not ended:
            what = f"the age ends with dragon {b.dragons}"
            raise self.doc.at("dragons").wrong(what, "ethnos-last-dragon", number=int(b.dragons))

    def read_draft(self) -> None:
        """The cards chosen so far, laid again one by one."""
        if not self.doc.has("draft"):
            return
        draft = self.doc.at("draft").object(("leader", "cards"))
        cards = [card.word(c.CARDS, "card") for card in draft.at("cards").items(self.box.hand_limit)]
        steps = []
        if draft.has("leader"):
            leader = draft.at("leader").word(c.CARDS[: c.SKELETON], "leader")
            if leader not in cards:
                what = f"{leader} is not among the cards"
                raise draft.at("leader").wrong(what, "ethnos-not-among", value=leader)
            cards.remove(leader)
            steps.append(f"lead {leader}")
        steps += [f"add {card}" for card in sorted(cards, key=c.CARDS.index)]
        for step in steps:
            try:
                self.b.apply(self.b.parse(step))
            except IllegalAction as error:
                raise Field(step, draft.where, draft.error).refused(error) from None
