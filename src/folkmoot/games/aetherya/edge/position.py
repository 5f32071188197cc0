"""Positions: JSON that a person can write in a minute, and that gives every state back exactly.

What is left out has its value at the start of a game; whatever lies nowhere else is face down or in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folkmoot.core import ALL, CHANCE, OVER, Doc
from folkmoot.core.bits import MOST, in_set, ones
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge import consistency
from folkmoot.games.aetherya.edge.consistency import AT_THE_END, FILLING, SETUP_ASKS
from folkmoot.games.aetherya.edge.prompts import WITH_AIM, WITH_CELL, WITH_USE
from folkmoot.games.aetherya.edge.scenario_position import nolands_cells, read_built, read_offer, read_pacts, read_races
from folkmoot.games.aetherya.edge.token_position import TokenReader, token
from folkmoot.games.aetherya.edge.view import view_data
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import put_aside
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.dealing import left_to_lay, middle
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.nolands import settled
from folkmoot.games.aetherya.engine.state import AetheryaState

FIELDS = (
    "game",
    "rules",
    "players",
    "options",
    "turn",
    "prompt",
    "progress",
    "legends",
    "deck",
    "deck_cards",
    "discards",
    "aside",
    "hand",
    "out",
    "races",
    "nolands",
    "pacts",
    "betrayals",
    "seats",
)
PROMPT_FIELDS = ("ask", "args")
PROGRESS_FIELDS = ("first", "mover", "acted", "claimed", "looks", "still", "ending")
LEGEND_FIELDS = {
    c.VERSUS: ("shown",),
    c.SOLO: ("age", "ages", "rows", "turned"),
    c.COOP: ("shown", "turned", "gone", "penalty"),
}
SEAT_FIELDS = ("cards", "start", "legends")
TOKEN_FIELDS = ("tokens", "griffins", "down", "seen", "beside", "treaties", "staffs")
MOST_CARDS = 2 * MOST * c.NUM_KINDS
"""A61: of two boxes."""
MOST_POINTS = 999
EXAMPLE = "FHMN/EFHP/FEDL/MNSH"
ENDLESS = 10**6
"""Alone and together no number of turns ends the game (A46)."""


def grid(cards: Sequence[str | None]) -> str:
    """A kingdom as four rows of letters, `?` for a face-down card."""
    letters = ["?" if card is None else c.LETTERS[c.CARDS.index(card)] for card in cards]
    return "/".join("".join(letters[row : row + c.SIDE]) for row in range(0, c.NUM_CELLS, c.SIDE))


def write(b: AetheryaState) -> Doc:
    """The position of a state: the view of everything, less what follows from the rest."""
    doc = from_view(view_data(b, ALL, None))
    for seat in doc["seats"]:
        seat["cards"] = grid(seat["cards"])
    return doc


def from_view(data: Doc) -> Doc:
    """The position of what a view knows."""
    doc = {key: data[key] for key in FIELDS if key in data}
    doc["prompt"] = {key: data["prompt"][key] for key in PROMPT_FIELDS}
    doc["legends"] = {key: value for key, value in data["legends"].items() if key != "pile"}
    doc["seats"] = [dict(seat) for seat in data["seats"]]
    return doc


class Reader:
    """Reads one document into a table that is set up; one made from a view may have gaps, which samples fill."""

    def __init__(self, b: AetheryaState, doc: Field, view: Doc | None) -> None:
        self.b = b
        self.doc = doc
        self.gaps = view is not None
        self.mode = int(b.setup.mode)
        self.unknown = self.held = 0
        """Cards in a hand, and those of them that the reader of a view does not know."""
        self.tokens = TokenReader(b, doc, self.gaps)

    def read(self) -> AetheryaState:
        b = self.b
        self.read_ask()
        self.read_progress()
        read_races(b, self.doc)
        self.read_legends()
        self.read_piles()
        self.read_nolands()
        read_pacts(b, self.doc)
        self.read_hand()
        self.read_seats()
        self.read_args()
        self.tokens.read_out()
        self.read_deck()
        b.turn = CHANCE if b.ask <= c.LAST_CHANCE else OVER if b.ask == c.ASK_NOTHING else b.active
        if b.ask == c.ASK_PENALTY:
            b.turn = b.first
        if b.ask == c.ASK_PACT:
            read_offer(b, self.doc)
        consistency.check_question(b, self.doc, self.gaps, self.unknown)
        return b

    def read_ask(self) -> None:
        """Read the open question; with kingdoms on the table it defaults to a turn, else to the beginning."""
        prompt = self.part("prompt", PROMPT_FIELDS)
        first = c.ASK_FIRST_PLAYER if self.b.players > 1 else c.ASK_SHOW_LEGEND
        default = c.ASK_WORDS[c.ASK_TURN if self.doc.has("seats") else first]
        self.b.ask = c.ASK_WORDS.index(prompt.at("ask").word(c.ASK_WORDS, "question", default))
        if not consistency.asked_here(self.b):
            word = c.ASK_WORDS[self.b.ask]
            raise prompt.at("ask").wrong(f"{word} is not asked with these options", "not-asked", value=word)

    def part(self, key: str, known: Sequence[str]) -> Field:
        """A field that is an object, empty where it is left out."""
        field = self.doc.at(key)
        return Field({} if field.value is None else field.value, field.where, field.error).object(known)

    def read_progress(self) -> None:
        b, field = self.b, self.part("progress", PROGRESS_FIELDS)
        last = int(b.players) - 1
        whose = self.doc.at("turn").number(OVER, last, CHANCE)
        b.active = field.at("mover").number(0, last, max(whose, 0))
        b.first = field.at("first").number(0, last, int(b.active))
        b.acted = field.at("acted").flag(False)
        b.claimed = field.at("claimed").flag(False)
        looks = field.at("looks").number(0, MOST, 0)
        if b.setup.pacts:
            b.spoken = looks > 0
        else:
            b.looks = looks
        longest = ENDLESS
        if self.mode == c.VERSUS:
            longest = int(b.setup.box.limit * b.players) - (b.ask not in AT_THE_END)
        b.still = field.at("still").number(-1, longest, 0)
        if field.has("ending"):
            b.ending = c.ENDINGS.index(field.at("ending").word(c.ENDINGS[1:], "ending"))
            if b.ask not in AT_THE_END:
                raise field.at("ending").wrong("the game isn't over at this question", "goes-on")

    # Legends.

    def read_legends(self) -> None:
        b, field = self.b, self.part("legends", LEGEND_FIELDS[self.mode])
        if self.mode == c.SOLO:
            self.read_rows(field)
        else:
            b.shown = self.take_legends(field.at("shown"))
            if b.ask in FILLING and ones(b.shown) >= b.setup.shown:
                number, most = int(ones(b.shown)), int(b.setup.shown)
                what = f"{number} legends of {most}, one is still to be shown"
                raise field.at("shown").wrong(what, "aetherya-shown", number=number, most=most)
        if self.mode == c.COOP:
            self.take_legends(field.at("gone"))
            b.penalty = self.take_legends(field.at("penalty"))
            if b.ask in SETUP_ASKS and any(field.at(key).value for key in ("gone", "penalty")):
                raise field.wrong("no legend is given away before the first turn", "aetherya-early")
        if self.mode != c.VERSUS and field.has("turned"):
            for item in field.at("turned").items(c.NUM_LEGENDS):
                legend = self.legend(item)
                if not in_set(b.shown, legend) or in_set(b.turned, legend):
                    what = f"{item.value} does not lie there to be turned over"
                    raise item.wrong(what, "aetherya-turned", value=item.value)
                b.turned |= 1 << legend

    def read_rows(self, field: Field) -> None:
        """A35, A39."""
        b, box = self.b, self.b.setup.box
        b.age = field.at("age").number(1, c.NUM_AGES, 1)
        rows = field.at("rows").items(c.NUM_AGES) if field.has("rows") else []
        masks = [self.take_legends(row) for row in rows] + [0] * (c.NUM_AGES - len(rows))
        b.row1, b.row2, b.row3 = masks
        to_show = b.ask == c.ASK_SHOW_LEGEND
        for number, mask in enumerate(masks):
            if int(ones(mask)) != box.rows[number] and not (to_show and int(ones(mask)) < box.rows[number]):
                need = int(box.rows[number])
                what = f"row {number + 1} needs {need} legends"
                raise field.at("rows").wrong(what, "aetherya-row", value=str(number + 1), number=need)
            if to_show and number and mask and ones(masks[number - 1]) < box.rows[number - 1]:
                what = f"row {number} is filled before row {number + 1}"
                raise field.at("rows").wrong(what, "aetherya-row-order", value=str(number), due=str(number + 1))
        if to_show and ones(b.row2) == box.rows[1]:
            raise field.at("rows").wrong("no legend is left to be shown", "aetherya-all-shown")
        b.shown = row_of_age(b, b.age)
        ages = (
            [age.number(-MOST_POINTS, MOST_POINTS) for age in field.at("ages").items(c.NUM_AGES)]
            if field.has("ages")
            else []
        )
        if len(ages) < b.age - 1:
            what = f"{len(ages)} scores, {b.age - 1} ages are over"
            raise field.at("ages").wrong(what, "too-few", number=len(ages), needed=int(b.age - 1))
        b.age1, b.age2, b.age3 = [*ages, 0, 0, 0][: c.NUM_AGES]

    def legend(self, field: Field) -> int:
        return c.LEGENDS.index(field.word(c.LEGENDS, "legend"))

    def take_legends(self, field: Field) -> int:
        """Legends that lie somewhere, and so not in the pile."""
        mask = 0
        for item in field.items(c.NUM_LEGENDS) if field.value is not None else []:
            legend = self.legend(item)
            if not in_set(self.b.legend_pile, legend):
                raise item.wrong(f"{item.value} is already somewhere else", "elsewhere", value=item.value)
            self.b.legend_pile &= ~(1 << legend)
            mask |= 1 << legend
        return mask

    # Cards.

    def card(self, field: Field) -> int:
        return c.CARDS.index(field.word(c.CARDS, "card"))

    def take_card(self, card: int, field: Field) -> int:
        """A card that lies somewhere known."""
        if not self.b.hidden.count(card):
            word, most = c.CARDS[card], int(self.b.setup.copies)
            raise field.wrong(f"{word} is one too many: there are {most}", "one-too-many", value=word, most=most)
        self.b.hidden.take(card)
        return card

    def take_cards(self, field: Field) -> list[int]:
        items = field.items(MOST_CARDS) if field.value is not None else []
        return [self.take_card(self.card(item), item) for item in items]

    def read_piles(self) -> None:
        b = self.b
        piles = self.doc.at("discards").items(int(b.setup.piles)) if self.doc.has("discards") else []
        for number, pile in enumerate(piles):
            for card in self.take_cards(pile):
                b.discard(card, number)
        for card in self.take_cards(self.doc.at("aside")):
            b.aside = put_aside(b.aside, card)
        if self.doc.has("deck_cards"):
            b.reshuffled = True
            for card in self.take_cards(self.doc.at("deck_cards")):
                b.deck.put(card, 1)

    def read_nolands(self) -> None:
        """A57: sixteen cells, each empty or with a card and the seat that settled it."""
        b = self.b
        for cell, item in enumerate(nolands_cells(b, self.doc)):
            if item.value is not None:
                there = item.object(("card", "seat"))
                card = self.take_card(self.card(there.at("card")), there.at("card"))
                b.nolands = settled(b.nolands, cell, card, there.at("seat").number(0, int(b.players) - 1))

    def read_hand(self) -> None:
        b, hand = self.b, self.part("hand", ("drawn", "taken"))
        drawn: list[int] = []
        for item in hand.at("drawn").items(2) if hand.has("drawn") else []:
            if item.value is None and self.gaps:
                self.unknown += 1
            else:
                drawn.append(self.take_card(self.card(item), item))
        b.drawn, b.drawn2 = [*drawn, -1, -1][:2]
        if hand.has("taken"):
            b.taken = self.take_card(self.card(hand.at("taken")), hand.at("taken"))
        held = self.held = len(drawn) + self.unknown + (b.taken >= 0)
        needed = {c.ASK_HAND: 1, c.ASK_DROP: 2}.get(int(b.ask))
        if needed is not None and held != needed:
            what = f"{held} cards in hand, this question needs {needed}"
            raise hand.wrong(what, "aetherya-hand", number=held, needed=needed)
        if held and b.ask not in (c.ASK_HAND, c.ASK_DROP, c.ASK_DRAWN):
            raise hand.wrong("no card is in hand at this question", "aetherya-no-hand")

    # Seats.

    def read_seats(self) -> None:
        b = self.b
        if not self.doc.has("seats"):
            if b.ask not in SETUP_ASKS:
                raise self.doc.at("seats").wrong("missing: this question needs kingdoms", "aetherya-no-kingdoms")
            return
        items = self.doc.at("seats").exactly(int(b.players))
        known = SEAT_FIELDS + (TOKEN_FIELDS if b.setup.tokens else ("built",) if b.setup.fortresses else ())
        for number, item in enumerate(items):
            seat = item.object(known)
            kingdom = b.kingdoms[number]
            self.read_start(seat.at("start"), kingdom)
            self.read_kingdom(seat.at("cards"), kingdom)
            kingdom.legends = self.take_legends(seat.at("legends"))
            if self.mode != c.VERSUS and kingdom.legends:
                what = "legends are kept in versus games only"
                raise seat.at("legends").wrong(what, "only-with", option="mode=versus")
            if kingdom.legends and b.ask in SETUP_ASKS:
                raise seat.at("legends").wrong("no legend is kept before the first turn", "aetherya-early")
            if b.setup.tokens and b.ask not in SETUP_ASKS:
                self.tokens.read(seat, kingdom)
            if b.setup.fortresses and seat.has("built"):
                read_built(b, number, seat.at("built"))
            if b.ask != c.ASK_ARRANGE:
                b.check_legends(kingdom)

    def read_start(self, field: Field, kingdom: Kingdom) -> None:
        """A7: four different cards, before they are laid."""
        for item in field.items(c.MIDDLE_CARDS) if field.value is not None else []:
            card = self.take_card(self.card(item), item)
            if in_set(kingdom.start, card):
                raise item.twice()
            kingdom.start |= 1 << card
        if self.b.ask == c.ASK_ARRANGE and ones(kingdom.start) != c.MIDDLE_CARDS:
            raise field.wrong("four different cards are arranged", "aetherya-four")
        if kingdom.start and self.b.ask not in (c.ASK_DEAL, c.ASK_ARRANGE):
            raise field.wrong("the four cards are laid already", "aetherya-four-laid")

    def read_kingdom(self, field: Field, kingdom: Kingdom) -> None:
        if field.value is None:
            return
        for cell, item in enumerate(self.cells(field)):
            if item.value is None:
                continue
            card = self.card(item)
            if self.b.ask != c.ASK_ARRANGE:
                self.take_card(card, item)
            elif cell != middle(ones(kingdom.up)) or not in_set(left_to_lay(kingdom), card):
                places = "r2c2, r2c3, r3c2, r3c3"
                what = f"the four cards are laid at {places} in this order"
                raise item.wrong(what, "aetherya-middle", places=places)
            kingdom.lay(cell, card)

    def cells(self, field: Field) -> list[Field]:
        """Sixteen cards, as a list of words or as four rows of letters."""
        if not isinstance(field.value, str):
            return field.exactly(c.NUM_CELLS)
        words = read_grid(field.value, field)
        return [Field(word, f"{field.where} at {c.PLACES[cell]}", field.error) for cell, word in enumerate(words)]

    # What is under way.

    def read_args(self) -> None:
        b, prompt = self.b, self.part("prompt", PROMPT_FIELDS)
        value = prompt.value.get("args")
        known = ("token", "of_seat", "from_seat", "cell", "get", "kept", "draws", "card", "legend")
        args = Field({} if value is None else value, "prompt.args", prompt.error).object(known)
        ask = int(b.ask)
        if ask in WITH_USE:
            b.use = token(args.at("token"))
            if b.use not in WITH_USE[ask]:
                word = args.value["token"]
                raise args.at("token").wrong(f"{word} does not ask this", "aetherya-other-token", value=word)
            if not b.kingdoms[b.active].owned(b.use):
                seat = f"seats[{b.active}]"
                raise args.at("token").wrong(f"{seat} does not own it", "aetherya-not-owned", seat=seat)
        if ask in WITH_AIM:
            b.aim = args.at("of_seat").number(0, int(b.players) - 1)
        if ask in WITH_CELL:
            b.cell = c.PLACES.index(args.at("cell").word(c.PLACES, "place"))
        if ask == c.ASK_USE_GIVE:
            b.get = token(args.at("get"))
        if ask == c.ASK_TOKEN_SHOWN:
            b.keeping = args.at("kept").flag()
        if ask == c.ASK_DRAWN:
            due = (2 if self.mode == c.SOLO else 1) - self.held
            if due < 1:
                raise self.doc.at("hand").wrong("no card is left to be drawn at this question", "aetherya-drawn")
            b.draws = args.at("draws").number(due, due, due)
        if ask == c.ASK_PILE:
            b.lifted = self.take_card(self.card(args.at("card")), args.at("card"))
        if ask == c.ASK_SWAP_WITH:
            b.pick = self.legend(args.at("legend"))
        b.drafting = ask == c.ASK_ARRANGE and b.kingdoms[b.active].up != 0

    def read_deck(self) -> None:
        """The deck holds what is left when every face-down cell has its card."""
        b = self.b
        if b.reshuffled:
            b.deck_size = b.deck.size - self.unknown
            spare = b.hidden.size - consistency.face_down(b)
        else:
            b.deck_size = b.hidden.size - consistency.face_down(b) - self.unknown
            spare = 0
        if b.deck_size < 0 or spare:
            what = "deck_cards" if b.reshuffled else "discards"
            number, left = consistency.face_down(b), int(b.hidden.size)
            wrong = f"{number} cards lie face down, {left} are left for them"
            raise self.doc.at(what).wrong(wrong, "aetherya-face-down", number=number, left=left)
        if self.doc.has("deck"):
            self.doc.at("deck").number(int(b.deck_size), int(b.deck_size))


def read_grid(text: str, field: Any) -> list[str | None]:
    """Four rows of four letters; `?` or a lower-case letter is a face-down card."""
    rows = text.split("/")
    if len(rows) != c.SIDE:
        what = f"{len(rows)} rows, a kingdom has {c.SIDE} (such as {EXAMPLE})"
        raise field.wrong(what, "aetherya-grid", number=len(rows), needed=int(c.SIDE), example=EXAMPLE)
    found: list[str | None] = []
    for number, row in enumerate(rows, 1):
        if len(row) != c.SIDE:
            what = f"row {number} ({row!r}) has {len(row)} cards, not {c.SIDE}"
            raise field.wrong(what, "aetherya-grid-row", value=repr(row), number=len(row), needed=int(c.SIDE))
        for column, letter in enumerate(row, 1):
            if letter != "?" and letter.upper() not in c.LETTERS:
                raise Field(letter, f"{field.where}: r{number}c{column}", field.error).invalid(
                    "card", f"{' '.join(c.LETTERS)} ?"
                )
            found.append(c.CARDS[c.LETTERS.index(letter)] if letter in c.LETTERS else None)
    return found
