"""Positions: JSON that a person can write in a minute, and that gives every state back exactly.

What is left out has its value at the start of a game; whatever lies nowhere else is face down or in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folkmoot.core import ALL, CHANCE, OVER, Doc
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge.consistency import (
    ACTING,
    AT_THE_END,
    FILLING,
    SETUP_STAGES,
    UNKNOWN_TOKEN,
    USING,
    WITH_AIM,
    WITH_CELL,
    WITH_USE,
    asked_here,
)
from folkmoot.games.aetherya.edge.scenario_position import check_nolands, nolands_cells, read_races
from folkmoot.games.aetherya.edge.token_position import TokenReader, token
from folkmoot.games.aetherya.edge.view import view_data
from folkmoot.games.aetherya.engine import codes as w
from folkmoot.games.aetherya.engine.campaign import row_of_age
from folkmoot.games.aetherya.engine.dealing import FACE_DOWN, left_to_lay, middle
from folkmoot.games.aetherya.engine.kingdom import Kingdom, ones
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
    "seats",
)
PROMPT_FIELDS = ("ask", "args")
PROGRESS_FIELDS = ("first", "mover", "acted", "claimed", "looks", "still", "ending")
LEGEND_FIELDS = {
    w.VERSUS: ("shown",),
    w.SOLO: ("age", "ages", "rows", "turned"),
    w.COOP: ("shown", "turned", "gone", "penalty"),
}
SEAT_FIELDS = ("cards", "start", "legends")
TOKEN_FIELDS = ("tokens", "griffins", "down", "seen", "beside", "treaties", "staffs")


def grid(cards: Sequence[str | None]) -> str:
    """A kingdom as four rows of letters, `?` for a face-down card."""
    letters = ["?" if card is None else w.LETTERS[w.CARDS.index(card)] for card in cards]
    return "/".join("".join(letters[row : row + 4]) for row in range(0, w.CELLS, 4))


def write(t: AetheryaState) -> Doc:
    """The position of a state: the view of everything, less what follows from the rest."""
    doc = from_view(view_data(t, ALL))
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
    """Reads one document into a table on which nothing lies; that of a view may have gaps, which samples fill."""

    def __init__(self, t: AetheryaState, doc: Field, gaps: bool) -> None:
        self.t = t
        self.doc = doc
        self.gaps = gaps
        self.mode = int(t.setup.mode)
        self.unknown = self.held = 0
        """Cards in a hand, and those of them that the reader of a view does not know."""
        self.tokens = TokenReader(t, doc, gaps)
        t.fill_hidden()

    def read(self) -> AetheryaState:
        t = self.t
        self.read_stage()
        self.read_progress()
        read_races(t, self.doc)
        self.read_legends()
        self.read_piles()
        self.read_nolands()
        self.read_hand()
        self.read_seats()
        self.read_args()
        self.tokens.read_out()
        self.read_deck()
        t.turn = CHANCE if t.stage <= w.LAST_CHANCE else OVER if t.stage == w.ENDED else t.mover
        if t.stage == w.CHOOSE_PENALTY:
            t.turn = t.first
        self.check()
        return t

    def read_stage(self) -> None:
        """What is asked; with kingdoms on the table a turn, else the beginning."""
        prompt = self.part("prompt", PROMPT_FIELDS)
        first = w.FIRST_PLAYER if self.t.players > 1 else w.SHOW_LEGEND
        default = w.STAGE_WORDS[w.TURN if self.doc.has("seats") else first]
        self.t.stage = w.STAGE_WORDS.index(prompt.at("ask").word(w.STAGE_WORDS, "question", default))
        if not asked_here(self.t):
            raise prompt.at("ask").wrong(f"{w.STAGE_WORDS[self.t.stage]} is not asked in this mode")

    def part(self, key: str, known: Sequence[str]) -> Field:
        """A field that is an object, empty where it is left out."""
        field = self.doc.at(key)
        return Field({} if field.value is None else field.value, field.where, field.error).object(known)

    def read_progress(self) -> None:
        t, field = self.t, self.part("progress", PROGRESS_FIELDS)
        last = int(t.players) - 1
        whose = self.doc.at("turn").number(OVER, last, CHANCE)
        mover = field.at("mover").number(0, last, max(whose, 0))
        t.mover = mover
        t.first = field.at("first").number(0, last, mover)
        t.acted = field.at("acted").flag(False)
        t.claimed = field.at("claimed").flag(False)
        t.looks = field.at("looks").number(0, 15, 0)
        longest = 10**6
        if self.mode == w.VERSUS:
            longest = int(t.setup.box.limit * t.players) - (t.stage not in AT_THE_END)
        t.still = field.at("still").number(-1, longest, 0)
        if field.has("ending"):
            t.ending = w.ENDING_WORDS.index(field.at("ending").word(w.ENDING_WORDS[1:], "ending"))
            if t.stage not in AT_THE_END:
                raise field.at("ending").wrong("the game goes on at this question")

    # Legends.

    def read_legends(self) -> None:
        t, field = self.t, self.part("legends", LEGEND_FIELDS[self.mode])
        if self.mode == w.SOLO:
            self.read_rows(field)
        else:
            t.shown = self.take_legends(field.at("shown"))
            if t.stage in FILLING and ones(t.shown) >= t.setup.shown:
                raise field.at("shown").wrong(f"{ones(t.shown)} legends of {t.setup.shown}, one is still to be shown")
        if self.mode == w.COOP:
            self.take_legends(field.at("gone"))
            t.penalty = self.take_legends(field.at("penalty"))
            if t.stage in SETUP_STAGES and any(field.at(key).value for key in ("gone", "penalty")):
                raise field.wrong("no legend is given away before the first turn")
        if self.mode != w.VERSUS and field.has("turned"):
            for item in field.at("turned").items(w.LEGENDS):
                legend = self.legend(item)
                if not t.shown >> legend & 1 or t.turned >> legend & 1:
                    raise item.wrong(f"{item.value} does not lie there to be turned over")
                t.turned |= 1 << legend

    def read_rows(self, field: Field) -> None:
        """A35, A39."""
        t, box = self.t, self.t.setup.box
        t.age = field.at("age").number(1, 3, 1)
        rows = field.at("rows").items(3) if field.has("rows") else []
        masks = [self.take_legends(row) for row in rows] + [0] * (3 - len(rows))
        t.row1, t.row2, t.row3 = masks
        to_show = t.stage == w.SHOW_LEGEND
        for number, mask in enumerate(masks):
            if int(ones(mask)) != box.rows[number] and not (to_show and int(ones(mask)) < box.rows[number]):
                raise field.at("rows").wrong(f"row {number + 1} needs {box.rows[number]} legends")
            if to_show and number and mask and ones(masks[number - 1]) < box.rows[number - 1]:
                raise field.at("rows").wrong(f"row {number} is filled before row {number + 1}")
        if to_show and ones(t.row2) == box.rows[1]:
            raise field.at("rows").wrong("no legend is left to be shown")
        t.shown = row_of_age(t, t.age)
        ages = [age.number(-999, 999) for age in field.at("ages").items(3)] if field.has("ages") else []
        if len(ages) < t.age - 1:
            raise field.at("ages").wrong(f"{len(ages)} scores, {t.age - 1} ages are over")
        t.age1, t.age2, t.age3 = [*ages, 0, 0, 0][:3]

    def legend(self, field: Field) -> int:
        return w.LEGEND_WORDS.index(field.word(w.LEGEND_WORDS, "legend"))

    def take_legends(self, field: Field) -> int:
        """Legends that lie somewhere, and so not in the pile."""
        mask = 0
        for item in field.items(w.LEGENDS) if field.value is not None else []:
            legend = self.legend(item)
            if not self.t.legend_pile >> legend & 1:
                raise item.wrong(f"{item.value} lies somewhere else already")
            self.t.legend_pile &= ~(1 << legend)
            mask |= 1 << legend
        return mask

    # Cards.

    def card(self, field: Field) -> int:
        return w.CARDS.index(field.word(w.CARDS, "card"))

    def take_card(self, card: int, field: Field) -> int:
        """A card that lies somewhere known."""
        if not self.t.hidden.count(card):
            raise field.wrong(f"{w.CARDS[card]} is one too many: there are {self.t.setup.copies}")
        self.t.hidden.take(card)
        return card

    def take_cards(self, field: Field) -> list[int]:
        items = field.items(160) if field.value is not None else []
        return [self.take_card(self.card(item), item) for item in items]

    def read_piles(self) -> None:
        t = self.t
        piles = self.doc.at("discards").items(int(t.setup.piles)) if self.doc.has("discards") else []
        for number, pile in enumerate(piles):
            for card in self.take_cards(pile):
                t.discard(card, number)
        for card in self.take_cards(self.doc.at("aside")):
            t.aside += 1 << 4 * card
        if self.doc.has("deck_cards"):
            t.reshuffled = True
            for card in self.take_cards(self.doc.at("deck_cards")):
                t.deck.put(card, 1)

    def read_nolands(self) -> None:
        """A57: sixteen cells, each empty or with a card and the seat that settled it."""
        t = self.t
        for cell, item in enumerate(nolands_cells(t, self.doc)):
            if item.value is not None:
                there = item.object(("card", "seat"))
                card = self.take_card(self.card(there.at("card")), there.at("card"))
                t.nolands = settled(t.nolands, cell, card, there.at("seat").number(0, int(t.players) - 1))

    def read_hand(self) -> None:
        t, hand = self.t, self.part("hand", ("drawn", "taken"))
        drawn: list[int] = []
        for item in hand.at("drawn").items(2) if hand.has("drawn") else []:
            if item.value is None and self.gaps:
                self.unknown += 1
            else:
                drawn.append(self.take_card(self.card(item), item))
        t.drawn, t.drawn2 = [*drawn, -1, -1][:2]
        if hand.has("taken"):
            t.taken = self.take_card(self.card(hand.at("taken")), hand.at("taken"))
        held = self.held = len(drawn) + self.unknown + (t.taken >= 0)
        needed = {w.HAND: 1, w.DROP_ONE: 2}.get(int(t.stage))
        if needed is not None and held != needed:
            raise hand.wrong(f"{held} cards in hand, this question needs {needed}")
        if held and t.stage not in (w.HAND, w.DROP_ONE, w.DRAWN):
            raise hand.wrong("no card is in hand at this question")

    # Seats.

    def read_seats(self) -> None:
        t = self.t
        if not self.doc.has("seats"):
            if t.stage not in SETUP_STAGES:
                raise self.doc.at("seats").wrong("missing: this question needs kingdoms")
            return
        items = self.doc.at("seats").items(int(t.players))
        if len(items) < t.players:
            raise self.doc.at("seats").wrong(f"{len(items)} seats, {t.players} players")
        known = SEAT_FIELDS + (TOKEN_FIELDS if t.setup.tokens else ())
        for number, item in enumerate(items):
            seat = item.object(known)
            kingdom = t.kingdoms[number]
            self.read_start(seat.at("start"), kingdom)
            self.read_kingdom(seat.at("cards"), kingdom)
            kingdom.legends = self.take_legends(seat.at("legends"))
            if self.mode != w.VERSUS and kingdom.legends:
                raise seat.at("legends").wrong("legends are kept in versus games only")
            if kingdom.legends and t.stage in SETUP_STAGES:
                raise seat.at("legends").wrong("no legend is kept before the first turn")
            if t.setup.tokens and t.stage not in SETUP_STAGES:
                self.tokens.read(seat, kingdom)
            if t.stage != w.ARRANGE:
                t.check_legends(kingdom)

    def read_start(self, field: Field, kingdom: Kingdom) -> None:
        """A7: four different cards, before they are laid."""
        for item in field.items(4) if field.value is not None else []:
            card = self.take_card(self.card(item), item)
            if kingdom.start >> card & 1:
                raise item.wrong(f"{item.value} twice: the four differ")
            kingdom.start |= 1 << card
        if self.t.stage == w.ARRANGE and ones(kingdom.start) != 4:
            raise field.wrong("four different cards are arranged")
        if kingdom.start and self.t.stage not in (w.DEAL, w.ARRANGE):
            raise field.wrong("the four cards are laid already")

    def read_kingdom(self, field: Field, kingdom: Kingdom) -> None:
        if field.value is None:
            return
        for cell, item in enumerate(self.cells(field)):
            if item.value is None:
                continue
            card = self.card(item)
            if self.t.stage != w.ARRANGE:
                self.take_card(card, item)
            elif cell != middle(ones(kingdom.up)) or not left_to_lay(kingdom) >> card & 1:
                raise item.wrong("the four cards are laid at r2c2, r2c3, r3c2, r3c3 in this order")
            kingdom.lay(cell, card)

    def cells(self, field: Field) -> list[Field]:
        """Sixteen cards, as a list of words or as four rows of letters."""
        if not isinstance(field.value, str):
            items = field.items(w.CELLS)
            if len(items) < w.CELLS:
                raise field.wrong(f"{len(items)} cards, a kingdom has {w.CELLS}")
            return items
        words = read_grid(field.value, field)
        return [Field(word, f"{field.where} at {w.PLACES[cell]}", field.error) for cell, word in enumerate(words)]

    # What is under way.

    def read_args(self) -> None:
        t, prompt = self.t, self.part("prompt", PROMPT_FIELDS)
        value = prompt.value.get("args")
        known = ("token", "of_seat", "cell", "get", "kept", "draws", "card", "legend")
        args = Field({} if value is None else value, "prompt.args", prompt.error).object(known)
        stage = int(t.stage)
        if stage in WITH_USE:
            t.use = token(args.at("token"))
            if t.use not in WITH_USE[stage]:
                raise args.at("token").wrong(f"{args.value['token']} does not ask this")
            if not t.kingdoms[t.mover].owned(t.use):
                raise args.at("token").wrong(f"seat {t.mover} does not own it")
        if stage in WITH_AIM:
            t.aim = args.at("of_seat").number(0, int(t.players) - 1)
        if stage in WITH_CELL:
            t.cell = w.PLACES.index(args.at("cell").word(w.PLACES, "place"))
        if stage == w.USE_GIVE:
            t.get = token(args.at("get"))
        if stage == w.TOKEN_SHOWN:
            t.keeping = args.at("kept").flag()
        if stage == w.DRAWN:
            due = (2 if self.mode == w.SOLO else 1) - self.held
            if due < 1:
                raise self.doc.at("hand").wrong("no card is left to be drawn at this question")
            t.draws = args.at("draws").number(due, due, due)
        if stage == w.PILE:
            t.lifted = self.take_card(self.card(args.at("card")), args.at("card"))
        if stage == w.SWAP_WITH:
            t.pick = self.legend(args.at("legend"))
        t.drafting = stage == w.ARRANGE and t.kingdoms[t.mover].up != 0

    def read_deck(self) -> None:
        """The deck holds what is left when every face-down cell has its card."""
        t = self.t
        if t.reshuffled:
            t.deck_size = t.deck.size - self.unknown
            spare = t.hidden.size - self.face_down()
        else:
            t.deck_size = t.hidden.size - self.face_down() - self.unknown
            spare = 0
        if t.deck_size < 0 or spare:
            what = "deck_cards" if t.reshuffled else "discards"
            raise self.doc.at(what).wrong(f"{self.face_down()} cards lie face down, {t.hidden.size} are left for them")
        if self.doc.has("deck"):
            self.doc.at("deck").number(int(t.deck_size), int(t.deck_size))

    def face_down(self) -> int:
        t = self.t
        new_age = t.stage == w.FIRST_DISCARD and t.kingdoms[0].up != 0
        if t.stage in SETUP_STAGES:
            return FACE_DOWN if new_age else 0
        number = sum(w.CELLS - int(ones(t.kingdoms[seat].up)) for seat in range(t.players))
        return number + (1 if t.stage == w.LIFTED else 0)

    def check(self) -> None:
        """A question must fit what lies on the table."""
        t = self.t
        ask = Field(w.STAGE_WORDS[t.stage], "prompt.ask", self.doc.error)
        kingdom = t.kingdoms[t.mover]
        if t.turn == OVER and self.face_down():
            raise ask.wrong("at the end every card lies face up")
        if t.setup.variant == w.FRONTIERS and t.stage not in SETUP_STAGES:
            check_nolands(t, self.doc, self.unknown)
        if t.stage in SETUP_STAGES and not (t.stage == w.ARRANGE and self.gaps):
            self.check_order()
        if t.turn == OVER or t.stage in SETUP_STAGES:
            if t.stage == w.FIRST_DISCARD and t.first_pile is not None and t.setup.piles == 1:
                raise self.doc.at("discards").wrong("the first discard lies there already")
            return
        for seat in range(t.players if t.stage not in AT_THE_END else 0):
            just = seat == t.mover and t.stage in (w.LIFTED, w.TOKEN_CHOICE, w.TOKEN_SHOWN)
            if t.kingdoms[seat].up == w.FULL and not just:
                raise ask.wrong(f"the kingdom of seat {seat} is complete, so the game is over")
        if t.stage == w.NEW_DECK and not t.reshuffled:
            raise self.doc.at("deck_cards").wrong("missing: the discards that have become the deck")
        if t.acted and t.stage in ACTING:
            raise self.doc.at("progress.acted").wrong(f"seat {t.mover} is still about it at this question")
        if t.stage in UNKNOWN_TOKEN:
            theirs = kingdom if t.stage == w.TOKEN_SHOWN else t.kingdoms[t.aim]
            if not theirs.unseen >> t.cell & 1 or theirs.token_at(t.cell) >= 0:
                raise ask.wrong(f"no token that nobody has seen lies at {w.PLACES[t.cell]}")
        if t.stage in (w.TURNED_UP,) and kingdom.up >> t.cell & 1:
            raise ask.wrong(f"{w.PLACES[t.cell]} lies face up")
        to_act = not t.acted and t.stage in (w.TURN, w.REFILL, w.LOOKED, w.GRABBED, *USING)
        if (to_act or t.stage == w.DRAWN) and t.deck_size < max(1, t.draws):
            raise self.doc.at("discards").wrong("no card is left to draw")
        if t.stage == w.TURN and t.first_pile is None and self.mode != w.COOP:
            raise self.doc.at("discards").wrong("the discard pile is empty")
        if t.turn >= 0 and not self.unknown and not t.legal_actions():
            raise ask.wrong("nothing could be answered to this question")
        if t.turn == CHANCE and not t.chance_outcomes():
            raise ask.wrong("nothing is left that could come")

    def check_order(self) -> None:
        """A7, A8: clockwise from the first player; who is through has four cards, who comes later none."""
        t = self.t
        turn = int((t.mover - t.first) % t.players)
        new_age = t.stage == w.FIRST_DISCARD and t.age > 1
        laid = sum(1 << int(middle(number)) for number in range(4)) if new_age else 0
        for seat in range(t.players if t.stage != w.ARRANGE else 0):
            if t.kingdoms[seat].up != laid:
                raise self.doc.at(f"seats[{seat}].cards").wrong("not what lies there at this question")
        if t.stage < w.DEAL and turn:
            raise self.doc.at("progress.mover").wrong(f"seat {t.mover} is not the first player, {t.first}")
        if t.stage not in (w.DEAL, w.ARRANGE):
            return
        for number in range(t.players):
            seat = int((t.first + number) % t.players)
            kingdom = t.kingdoms[seat]
            has = int(ones(kingdom.up if t.stage == w.ARRANGE else kingdom.start))
            if (number < turn and has != 4) or (number > turn and has) or (number == turn and has == 4):
                what = "cards" if t.stage == w.ARRANGE else "start"
                raise self.doc.at(f"seats[{seat}].{what}").wrong(f"{has} cards, while it is the turn of seat {t.mover}")


def read_grid(text: str, field: Any) -> list[str | None]:
    """Four rows of four letters; `?` or a lower-case letter is a face-down card."""
    rows = text.split("/")
    if len(rows) != 4:
        raise field.wrong(f"{len(rows)} rows, a kingdom has 4 (such as FHMN/EFHP/FEDL/MNSH)")
    found: list[str | None] = []
    for number, row in enumerate(rows, 1):
        if len(row) != 4:
            raise field.wrong(f"row {number} ({row!r}) has {len(row)} cards, not 4")
        for column, letter in enumerate(row, 1):
            if letter != "?" and letter.upper() not in w.LETTERS:
                raise field.wrong(f"r{number}c{column}: {letter!r} is no card ({' '.join(w.LETTERS)}, ? for face down)")
            found.append(w.CARDS[w.LETTERS.index(letter)] if letter in w.LETTERS else None)
    return found
