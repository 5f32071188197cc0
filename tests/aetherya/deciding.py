"""Which rule of Legends of Aetherya decides that an action is not allowed, read from the rules alone.

Like `oracle.py` this imports nothing of the engine: it reads the position document, what has been drafted since, and
the words of an action. `deciding` gives None where the action is allowed, else the rules that may be cited, the first
of them the one that says most. In what order they are asked:

1. an action that the open question doesn't know has no rule (`NOT_ASKED`); one of another mode or variant is refused by
   the rule of what it belongs to (A23, A36, A41, A50);
2. a seat must be at the table (A1), a card, a legend or a token must be there (A8, A13, A25 …);
3. then what may be done once only (A13, A31, A37, A42, A60);
4. then what the thing itself asks for: a legend its cards (A2; A17 where only a goblin's portal is in the way), a place
   its card (A10; A51 for goblins of a fate), a token its target (A26 to A33).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.aetherya.oracle import CELLS, Cell, Grid, kinds, legends, read, touches

Doc = dict[str, Any]
Rules = tuple[str, ...] | None

NOT_ASKED = ("",)
KINDS = ("plains", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal")
LETTERS = dict(zip(KINDS, "PFMSHENGDL", strict=True))
HOMES = {"human": "P", "elf": "F", "dwarf": "M", "goblin": "S"}
RACES = set("HENG")
DARK = ("goblin", "dragon", "swamp")
CHARACTERS = ("griffin", "smuggler", "thief")
OF_TOKEN = {
    "treaty": "A26",
    "staff": "A27",
    "hammer": "A30",
    "griffin": "A29",
    "palantir": "A31",
    "smuggler": "A32",
    "thief": "A33",
}
FREE = {"pile": ("discard",), "token": ("keep", "leave"), "block": ("block",)}
"""Questions whose every answer of these words is allowed."""


def cell_of(place: str) -> Cell:
    return int(place[1]) - 1, int(place[3]) - 1


def is_gem(token: str) -> bool:
    return token.startswith("gem")


class Table:
    """A position, and the rules that decide at it."""

    def __init__(self, doc: Doc, draft: Sequence[str]) -> None:
        self.doc = doc
        self.draft = draft
        self.ask: str = doc["prompt"]["ask"]
        self.args: Doc = doc["prompt"]["args"]
        self.options: Doc = doc["options"]
        self.mode: str = self.options["mode"]
        self.variant: str = self.options["variant"]
        self.players: int = doc["players"]
        self.me: Doc = doc["seats"][doc["turn"]]
        self.progress: Doc = doc["progress"]

    def grid(self, seat: int | None = None) -> Grid:
        return read((self.me if seat is None else self.doc["seats"][seat])["cards"])

    def decide(self, verb: str, what: str) -> Rules:
        if verb in FREE.get(self.ask, ()):
            return None
        asked = getattr(self, f"on_{self.ask}", None)
        return NOT_ASKED if asked is None else asked(verb, what)

    # Before the game, and between ages.

    def on_arrange(self, verb: str, what: str) -> Rules:
        if verb != "lay":
            return NOT_ASKED
        return None if what in self.me["start"] and f"lay {what}" not in self.draft else ("A8",)

    def on_swap_rows(self, verb: str, what: str) -> Rules:
        if verb == "done":
            return None
        return self.swapped(verb, what, self.doc["legends"]["age"])

    def on_swap_with(self, verb: str, what: str) -> Rules:
        return self.swapped(verb, what, self.doc["legends"]["age"] + 1)

    def swapped(self, verb: str, what: str, row: int) -> Rules:
        if verb != "swap":
            return NOT_ASKED
        return None if what in self.doc["legends"]["rows"][row - 1] else ("A35",)

    # The turn.

    def on_turn(self, verb: str, what: str) -> Rules:
        solo = self.mode == "solo"
        if verb == "take":
            if what == "second" and self.mode != "coop":
                return ("A41",)
            if solo:
                return ("A36",)
            return None if self.doc["discards"][what == "second"] else ("A41",)
        if verb == "draw":
            if solo != (what != ""):
                return ("A36",)
            return ("A38",) if what == "two" and self.doc["deck"] < 2 else None
        if verb == "seat":
            return self.spoken_to(int(what))
        return self.claimed(what) if verb == "claim" else NOT_ASKED

    def spoken_to(self, seat: int) -> Rules:
        """A60: a pact is offered or broken once a turn."""
        if self.variant != "frontiers" or self.players < 3:
            return NOT_ASKED
        if seat >= self.players:
            return ("A1",)
        pacts, own = self.doc["pacts"], self.doc["turn"]
        free = pacts[own] == seat or pacts[own] is None is pacts[seat]
        return None if seat != own and not self.progress["looks"] and free else ("A60",)

    def shown(self) -> list[str]:
        found: Doc = self.doc["legends"]
        shown: list[str] = found["rows"][found["age"] - 1] if self.mode == "solo" else found["shown"]
        return shown

    def met(self, through_portals: bool) -> tuple[set[str], set[str]]:
        return legends(self.grid(), through_portals)

    def barred(self, legend: str, sword: bool, else_by: str) -> Rules:
        """A2, A28, A17: the cards meet a legend, or would if goblins could use portals."""
        through: bool = self.options["goblin_legends_via_portal"]
        if legend in self.met(through)[sword]:
            return None
        return ("A17",) if legend in self.met(True)[sword] else (else_by,)

    def claimed(self, legend: str) -> Rules:
        once = {"versus": "A13", "solo": "A37", "coop": "A42"}[self.mode]
        if legend not in self.shown() or legend in self.doc["legends"].get("turned", ()) or self.progress["claimed"]:
            return (once,)
        return self.barred(legend, sword=False, else_by="A2")

    def on_drop(self, verb: str, what: str) -> Rules:
        held = [*self.doc["hand"]["drawn"], self.doc["hand"]["taken"]]
        return NOT_ASKED if verb != "drop" else None if what in held else ("A36",)

    def on_hand(self, verb: str, what: str) -> Rules:
        taken, drawn = self.doc["hand"]["taken"], self.doc["hand"]["drawn"]
        card: str = taken or drawn[0]
        if verb == "place":
            return self.replaced(self.grid(), what, card)
        if verb == "discard":
            return self.thrown(what, taken is not None)
        if verb == "send":
            return self.sent(what, card, taken is not None)
        return self.settled(what, taken is not None) if verb == "settle" else NOT_ASKED

    def replaced(self, grid: Grid, place: str, card: str) -> Rules:
        """A10, A51: what lies there may be replaced."""
        old = grid.get(cell_of(place))
        if old == "G" and self.options["fate"] == "dezanno":
            return ("A51", "A10") if card == "goblin" else ("A51",)
        return ("A10",) if old in ("D", "L", LETTERS[card]) else None

    def thrown(self, what: str, taken: bool) -> Rules:
        if what == "second" and self.mode != "coop":
            return ("A41",)
        if self.mode == "solo":
            return None if not taken and self.options["solo_may_flip"] else ("A36",)
        return ("A9",) if taken else None

    def sent(self, place: str, card: str, taken: bool) -> Rules:
        """A55, A58: a drawn card goes to a face-up card of another kingdom."""
        rule = {"invasion": "A55", "empires": "A58"}.get(self.variant)
        if rule is None:
            return ("A50",)
        seat = (self.doc["turn"] + (1 if rule == "A55" else 2)) % self.players
        grid, cell = self.grid(seat), cell_of(place)
        inner = 0 < cell[0] < 3 and 0 < cell[1] < 3
        if taken or (rule == "A55" and (card not in DARK or inner)) or cell not in grid:
            return (rule,)
        return ("A10",) if grid[cell] in ("D", "L", LETTERS[card]) else None

    def settled(self, place: str, taken: bool) -> Rules:
        """A57: a drawn card goes to an empty place of the Nolands, while deck and discard pile hold cards."""
        if self.variant != "frontiers":
            return ("A50",)
        lying = self.doc["nolands"][CELLS.index(cell_of(place))]
        left = self.doc["deck"] > 0 and self.doc["discards"][0]
        return None if not taken and lying is None and left else ("A57",)

    def on_turn_up(self, verb: str, what: str) -> Rules:
        return NOT_ASKED if verb != "flip" else ("A11",) if cell_of(what) in self.grid() else None

    # The end of the turn: claims and tokens.

    def on_turn_end(self, verb: str, what: str) -> Rules:
        if verb == "done":
            left = [legend for legend in self.shown() if self.claimed(legend) is None]
            return ("A42",) if left and self.options["coop_must_turn"] else None
        if verb == "claim":
            return self.claimed(what)
        if verb not in ("sword", "use"):
            return NOT_ASKED
        if not self.options["tokens"]:
            return ("A23",)
        return self.struck(what) if verb == "sword" else self.used(what)

    def struck(self, legend: str) -> Rules:
        if "sword" not in self.me["beside"] or self.progress["claimed"]:
            return ("A28",) if "sword" not in self.me["beside"] else ("A28", "A13")
        if legend not in self.shown():
            return ("A13",)
        return self.barred(legend, sword=True, else_by="A28")

    def used(self, token: str) -> Rules:
        """A26 to A33: there is one to use, and something to use it on."""
        owned, rule = self.me["beside"].count(token), (OF_TOKEN[token],)
        if not owned:
            return ("A25",)
        if token == "hammer":
            return None
        if token == "treaty":
            return None if any(self.treaty_at(cell) for cell in CELLS) else rule
        if token == "staff":
            return None if self.staff_left() and any(self.staff_at(cell) for cell in CELLS) else rule
        if token == "palantir" and self.progress["looks"] >= owned:
            return rule
        return None if any(self.aimed(token, seat) is None for seat in range(self.players)) else rule

    def treaty_at(self, cell: Cell) -> bool:
        on = [cell_of(place) for place in self.me["treaties"]]
        return self.grid().get(cell) in RACES and cell not in on

    def staff_at(self, cell: Cell) -> bool:
        on = [cell_of(place) for place in self.me["staffs"]]
        return self.grid().get(cell) == "D" and cell not in on

    def staff_left(self) -> bool:
        """A27: fewer than three dragons, or than three tamed ones where the table agreed so."""
        grid = self.grid()
        found = [cell for cell in CELLS if grid.get(cell) == "D"]
        if self.options["staff_counts_tamed"]:
            links = kinds(grid, touches(grid)[0])
            around = {cell: [theirs for one, _, _, theirs in links if one == cell] for cell in found}
            held = [cell_of(place) for place in self.me["staffs"]]
            found = [cell for cell in found if cell in held or any(around[cell].count(race) > 1 for race in "HEN")]
        return len(found) < 3

    def aimed(self, token: str, seat: int) -> Rules:
        """A29, A31 to A33: a seat has what the token is used on."""
        if seat >= self.players:
            return ("A1",)
        theirs, rule = self.doc["seats"][seat], (OF_TOKEN[token],)
        if token in ("griffin", "palantir"):
            return None if theirs["tokens"] else rule
        if seat == self.doc["turn"]:
            return rule
        if token == "thief":
            return None if [one for one in theirs["beside"] if one not in CHARACTERS] else rule
        gems = [one for one in self.me["beside"] if is_gem(one)]
        return None if gems and [one for one in theirs["beside"] if not is_gem(one)] else rule

    def on_use_at(self, verb: str, what: str) -> Rules:
        if verb != "at":
            return NOT_ASKED
        token = self.args["token"]
        if token == "hammer":
            return None if what != "r4c4" else ("A30",)
        fits = self.treaty_at if token == "treaty" else self.staff_at
        return None if fits(cell_of(what)) else (OF_TOKEN[token],)

    def on_use_second(self, verb: str, what: str) -> Rules:
        return NOT_ASKED if verb != "at" else None if cell_of(what) > cell_of(self.args["cell"]) else ("A30",)

    def on_use_seat(self, verb: str, what: str) -> Rules:
        return NOT_ASKED if verb != "seat" else self.aimed(self.args["token"], int(what))

    def on_use_there(self, verb: str, what: str) -> Rules:
        there = self.doc["seats"][self.args["of_seat"]]["tokens"] if verb == "at" else ()
        return NOT_ASKED if verb != "at" else None if what in there else (OF_TOKEN[self.args["token"]],)

    def on_use_get(self, verb: str, what: str) -> Rules:
        if verb != "get":
            return NOT_ASKED
        token = self.args["token"]
        barred = what in CHARACTERS if token == "thief" else is_gem(what)
        there = what in self.doc["seats"][self.args["of_seat"]]["beside"]
        return None if there and not barred else (OF_TOKEN[token],)

    def on_use_give(self, verb: str, what: str) -> Rules:
        return NOT_ASKED if verb != "give" else None if what in self.me["beside"] else ("A32",)

    # Together, and in the scenarios.

    def on_penalty(self, verb: str, what: str) -> Rules:
        return NOT_ASKED if verb != "penalty" else None if what in self.shown() else ("A43",)

    def on_build(self, verb: str, what: str) -> Rules:
        """A59: on a face-up card of one's race or its home, until it is a fortress of three."""
        if verb != "at":
            return NOT_ASKED
        race = self.doc["races"][self.doc["turn"]]
        own = self.grid().get(cell_of(what)) in (LETTERS[race], HOMES[race])
        return None if own and self.me["built"].count(what) < 3 else ("A59",)

    def on_pact(self, verb: str, what: str) -> Rules:
        return None if verb == "done" or (verb, what) == ("seat", str(self.args["from_seat"])) else NOT_ASKED


def deciding(doc: Doc, draft: Sequence[str], action: str) -> Rules:
    """None if the seat to move may do this; `draft` are its choices since the position, such as `lay elf`."""
    verb, _, what = action.partition(" ")
    return Table(doc, draft).decide(verb, what)
