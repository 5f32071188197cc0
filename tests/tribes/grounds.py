"""Why an action is not allowed, read from the rules of Tribes alone: the view of the seat that is asked, no engine.

`grounds` lists everything that forbids an action. Of several grounds those of the lowest rank decide:

TABLE   the table has no such hex or player;
MOMENT  it is not one of the things that may be done now, or only another leader may ever do it;
LACK    what it takes is not there: a card, a token, an elder, company; or it was done this turn already;
CHOICE  this hex, player, kind, card or die may not be chosen, whatever it costs;
NUMBER  as many as allowed have been chosen, or none are left;
PRICE   the resources, or the state of the board that a goal asks for;
ORDER   nothing but the fixed order: late, if it fits after taking back the last choices; early, if others come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.tribes import oracle

Doc = dict[str, Any]
TABLE, MOMENT, LACK, CHOICE, NUMBER, PRICE, ORDER = range(7)
KINDS = ("food", "wood", "stone")
SELLS = {
    "return", "before", "act", "grow", "move", "gather", "learn", "wander", "push", "tiger", "invaders", "mammoth",
    "volcano", "bid", "settle", "fight", "end",
}  # fmt: skip
TRADES = {"before", "act", "bid", "settle", "end", "tribute", "hand", "pot_give"}
ANSWERS = {
    "leader": "lead", "start": "place", "return": "place", "bonus": "take", "before": "roll keep",
    "act": "act hunt tame chase", "grow": "done strengthen grow", "move": "done strengthen move ride",
    "gather": "done strengthen gather", "learn": "done strengthen discard", "wander": "done move ride",
    "push": "done push", "push_to": "to", "tiger": "tiger", "invaders": "invaders", "mammoth": "mammoth",
    "volcano": "volcano", "bid": "done bid", "settle": "done build", "fight": "fight",
    "end": "done build sacrifice study pottery claim", "yield": "take", "mix": "take", "gift": "take",
    "basket": "fill", "basket_type": "take", "farm": "done grow", "found": "take", "light": "take", "tribute": "pay",
    "lose": "lose", "hand": "give", "spare": "spare", "ambush": "ambush", "shoot": "shoot", "repel": "repel",
    "flee": "flee flee_riding", "elder": "done elder", "offer": "offer", "pot_give": "give", "pot_take": "take",
}  # fmt: skip
LENDS = {
    "grow": {"hearth"}, "move": {"stable"}, "gather": {"basketry", "oxen"}, "learn": {"cave_paintings"},
    "fight": {"bow"}, "end": {"stone_tools", "pottery"},
}  # fmt: skip
VILLAGE = {
    "daba": (2, 1, 3), "indartsu": (1, 2, 3), "kia_kia": (1, 4, 1), "muk_kan": (3, 1, 2), "dananu": (4, 1, 1),
    "kiror": (1, 3, 2), "kaha": (3, 2, 1), "tunga": (2, 3, 1),
}  # fmt: skip
POWERS = {
    "daba": ("traders", "crafty_builders"), "indartsu": ("farmers", "kinship"), "kia_kia": ("ambush", "shaman"),
    "muk_kan": ("shared_gifts", "intimidation"), "dananu": ("cunning", "agriculture"),
    "kiror": ("pathfinders", "evasive"), "kaha": ("wayfarers", "common_purpose"),
    "tunga": ("hidden_village", "light_in_the_dark"),
}  # fmt: skip
MANY = {"grow": (2, 3, 4), "move": (2, 3, 4), "gather": (2, 2, 3)}
STRENGTH = ("weak", "normal", "strong")
TOKENS = {"altar": "food", "canoe": "wood", "walls": "stone"}


class Ground(NamedTuple):
    rank: int
    code: str
    rule: str = ""
    facts: Doc = {}  # noqa: RUF012
    """What the refusal must tell of the position."""


Grounds = Iterator[Ground]


class Table:
    """What the seat that is asked sees, its draft included."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.prompt = view["prompt"]
        self.ask: str = self.prompt["ask"]
        self.args: Doc = self.prompt["args"]
        self.who: int = self.prompt["seat"]
        self.draft = [step.split() for step in view["draft"] or []]
        self.own: Doc = {**view["seats"][self.who]}
        self.own["members"] = {**self.own["members"]}
        self.moved = {**view["moved"]}
        self.mammoth = view["mammoth"] and view["mammoth"]["hex"]
        for verb, *hexes in self.draft:
            self.change(hexes[-1], 1)
            if verb != "grow":
                self.change(hexes[0], -1)
                self.moved[hexes[1]] = self.moved.get(hexes[1], 0) + 1
            if verb == "ride":
                self.mammoth = hexes[1]
        self.now = {**view, "seats": [*view["seats"][: self.who], self.own, *view["seats"][self.who + 1 :]]}
        self.held: Doc = self.own["resources"]
        self.events = {card["event"]: card["load"] for card in view["events"]}
        self.invaders = view["invaders"] and view["invaders"]["hex"]
        self.volcano = beside_volcano(view)

    def change(self, hex: str, number: int) -> None:
        if hex == "board":
            self.own["ambush"] += number
            return
        self.own["members"][hex] = self.own["members"].get(hex, 0) + number
        if not self.own["members"][hex]:
            del self.own["members"][hex]

    def here(self, hex: str) -> int:
        return int(self.own["members"].get(hex, 0))

    def has(self, development: str) -> bool:
        return development in self.own["fulfilled"] or (
            self.view["lent"] == development and self.who == self.view["active"]
        )

    def others(self, hex: str) -> bool:
        return any(hex in seat["members"] for number, seat in enumerate(self.view["seats"]) if number != self.who)

    def frozen(self, hex: str) -> bool:
        return bool(self.view["lands"].get("glacier") == hex and not self.view["glacier"]["melted"])

    def price(self, token: str) -> int:
        return 3 - int(self.events[token])

    def fresh(self) -> bool:
        return not self.draft and self.prompt["done"] == 0


def cells(players: int) -> list[tuple[int, int]]:
    """T41: the places beside the board, row by row, that touch two hexes or more and are not closed in."""
    places = oracle.PLACES[players]
    near = {(q + a, r + b) for q, r in places for a, b in oracle.STEPS} - set(places)
    return [
        (q, r)
        for q, r in sorted(near, key=lambda cell: cell[::-1])
        if 2 <= sum((q + a, r + b) in places for a, b in oracle.STEPS) < 6
    ]


def touching(players: int, cell: tuple[int, int]) -> set[str]:
    places = oracle.PLACES[players]
    return {
        oracle.HEXES[places.index((cell[0] + a, cell[1] + b))]
        for a, b in oracle.STEPS
        if (cell[0] + a, cell[1] + b) in places
    }


def beside_volcano(view: Doc) -> set[str]:
    if view["volcano"] is None:
        return set()
    return touching(view["players"], cells(view["players"])[view["volcano"] - 1])


def grounds(view: Doc, action: str) -> list[Ground]:
    """Everything that forbids an action, that which decides first; nothing where it is allowed."""
    table = Table(view)
    verb, *words = action.split()
    found = [*missing(table, verb, words)]
    if not found:
        found = [*asked(table, verb, words)]
    if not found:
        found = [*FORBIDS[verb](table, *words)] if verb in FORBIDS else []
    return sorted(found, key=lambda ground: ground.rank)


def missing(t: Table, verb: str, words: list[str]) -> Grounds:
    """T1, T5."""
    number = t.view["players"]
    if verb in ("trade", "bid", "ambush", "volcano"):
        return
    for word in words:
        if len(word) == 1 and word in oracle.HEXES[len(oracle.PLACES[number]) :]:
            yield Ground(TABLE, "off_board", "T5", {"hex": word})
            return
    if words and words[-1].isdigit() and int(words[-1]) >= number:
        yield Ground(TABLE, "not_at_table", "T1", {"players": number})


def asked(t: Table, verb: str, words: list[str]) -> Grounds:
    """Whether the question leaves room for it, and whether this leader can ever do it."""
    lends: set[str] = LENDS.get(t.ask, set())
    now = verb in ANSWERS[t.ask].split()
    if verb == "trade":
        if t.own["power"] != "traders":
            yield Ground(MOMENT, "no_power", "T104", {"power": "traders"})
        now = t.ask in TRADES and (t.ask not in ("before", "act") or can_spend(t))
    elif verb == "buy":
        now = t.ask in SELLS and t.who == t.view["active"] and not t.draft
    elif verb == "borrow":
        now = words[0] in lends and (t.ask in ("fight", "end") or t.fresh())
        if t.ask == "fight":
            now = now and any(
                t.here(hex) and set(oracle.crowd(t.now, hex)) != {t.who} for hex in oracle.conflicts(t.now)
            )
    elif verb in ("move", "ride") and t.ask in ("grow", "gather", "learn"):
        now = t.own["power"] == "wayfarers" and t.fresh()
    elif verb == "strengthen":
        now = now and t.fresh()
    power = {"keep": "shaman", "strengthen": "cunning"}.get(verb)
    if now and power and t.own["power"] != power:
        yield Ground(MOMENT, "no_power", "T104", {"power": power})
    if not now:
        yield Ground(MOMENT, "not_now")


def can_spend(t: Table) -> bool:
    """T154: whether two for one leads to a card that is for sale, or to taming."""
    wanted = [(TOKENS[card], t.price(card)) for card in t.events if card in TOKENS]
    if t.ask == "act" and "mammoth" in t.events and t.here(t.view["mammoth"]["hex"]) >= 4:
        wanted.append(("food", 3))
    for kind, number in wanted:
        if t.held[kind] + sum(t.held[other] // 2 for other in KINDS if other != kind) >= number:
            return True
    return False


def lead(t: Table, power: str) -> Grounds:
    if power not in POWERS[t.own["tribe"]]:
        yield Ground(CHOICE, "not_yours", "T104")


def place(t: Table, hex: str) -> Grounds:
    """T9; T10: beside those of one's own who have just come back, too."""
    if t.ask == "start":
        if t.others(hex) or t.here(hex):
            yield Ground(CHOICE, "not_free", "T102")
        return
    free = [other for other in t.view["field"] if not t.others(other) and other != t.invaders]
    if free and hex not in free:
        yield Ground(CHOICE, "not_free", "T10")
    if any(other > hex for other in t.own["members"]):
        yield Ground(ORDER, "out_of_order")


def keep(t: Table, face: str) -> Grounds:
    if face not in t.view["dice"]:
        yield Ground(CHOICE, "no_such_die", "T175")


def act(t: Table, deed: str, face: str) -> Grounds:
    if face not in t.view["dice"]:
        yield Ground(CHOICE, "no_such_die", "T108")
    if deed in t.view["used"]:
        yield Ground(CHOICE, "action_used", "T13")


def hunt(t: Table, face: str) -> Grounds:
    if "mammoth" not in t.events:
        yield Ground(LACK, "no_mammoth", "T41")
        return
    if face not in t.view["dice"]:
        yield Ground(CHOICE, "no_such_die", "T108")
    if t.here(t.mammoth) < 4:
        yield Ground(CHOICE, "too_few", "T41", {"hex": t.mammoth, "need": 4, "members": t.here(t.mammoth)})


def tame(t: Table, face: str) -> Grounds:
    yield from hunt(t, face)
    if t.held["food"] < 3:
        yield Ground(PRICE, "no_resource", "T41", {"held": t.held, "cost": {"food": 3}})


def chase(t: Table, face: str) -> Grounds:
    if "sabre_tooth" not in t.events:
        yield Ground(LACK, "not_open", "T41")
    if face not in t.view["dice"]:
        yield Ground(CHOICE, "no_such_die", "T108")


def strengthen(t: Table, kind: str) -> Grounds:
    if "strengthened" in t.view["this_turn"]:
        yield Ground(LACK, "once_a_turn", "T176")
    if t.args["strength"] == "strong":
        yield Ground(LACK, "strong_already", "T176")
    if not t.held[kind]:
        yield Ground(PRICE, "no_resource", "T176", {"held": t.held, "cost": {kind: 1}})


def grow(t: Table, hex: str) -> Grounds:
    """T15, T170; T104: Farmers on a gathered lake."""
    if t.ask == "farm":
        if hex not in t.args["gathered"] or "lake" not in oracle.terrains(t.view, hex):
            yield Ground(CHOICE, "wrong_place", "T104")
        return
    number = MANY["grow"][STRENGTH.index(t.args["strength"])] + t.has("hearth") + 2 * t.args.get("mild", 0)
    chosen = [step[1] for step in t.draft]
    if t.own["power"] == "kinship" and any(other != "board" and t.others(other) for other in (*chosen, hex)):
        number += 1
    if hex == "board":
        if t.own["power"] != "ambush":
            yield Ground(MOMENT, "no_power", "T104", {"power": "ambush"})
        elif t.own["ambush"] >= 5:
            yield Ground(NUMBER, "enough", "T104", {"number": 5})
    elif not t.here(hex):
        yield Ground(CHOICE, "nobody_there", "T115")
    if sum(t.own["members"].values()) + t.own["ambush"] == 20:
        yield Ground(NUMBER, "nobody_left", "T3", {"members": 20})
    if len(chosen) >= number:
        yield Ground(NUMBER, "enough", "T14", {"number": len(chosen)})
    if chosen and hex != "board" and (chosen[-1] == "board" or hex < chosen[-1]):
        yield Ground(ORDER, "out_of_order")


def gather(t: Table, hex: str) -> Grounds:
    """T17, T118, T149."""
    gathered = t.args.get("gathered", [])
    number = MANY["gather"][STRENGTH.index(t.args["strength"])] + t.has("oxen")
    if not t.here(hex):
        yield Ground(CHOICE, "nobody_there", "T17")
    if t.invaders == hex:
        yield Ground(CHOICE, "invaded", "T41")
    if hex in (t.view["lands"].get("jungle"), t.view["lands"].get("oasis")) and t.here(hex) < 3:
        yield Ground(CHOICE, "too_few", "T149", {"hex": hex, "need": 3, "members": t.here(hex)})
    if hex in gathered:
        yield Ground(CHOICE, "gathered_already", "T118")
    if len(gathered) >= number:
        yield Ground(NUMBER, "enough", "T14", {"number": number})
    if any(other > hex for other in gathered):
        yield Ground(ORDER, "out_of_order")


def discard(t: Table, goal: str) -> Grounds:
    if goal not in t.own["open"]:
        yield Ground(CHOICE, "not_open", "T120")
    if t.prompt["done"] >= len(t.own["villages"]):
        yield Ground(NUMBER, "must_stay", "T120", {"number": len(t.own["villages"])})


def move(t: Table, start: str, end: str, riding: bool = False) -> Grounds:
    """T16, T116, T157, T163; outside the action Move it is a step of Wayfarers."""
    moving = t.ask == "move"
    if not moving and "wandered" in t.view["this_turn"]:
        yield Ground(LACK, "once_a_turn", "T157")
    if not t.here(start):
        yield Ground(CHOICE, "nobody_there", "T16")
    elif t.here(start) <= t.moved.get(start, 0):
        yield Ground(CHOICE, "all_moved", "T116")
    if riding and (t.mammoth != start or t.view["mammoth"]["rider"] != t.who):
        yield Ground(CHOICE, "no_mammoth", "T163")
    reach = oracle.reach(t.now, t.who, start) if moving else set(oracle.neighbours(t.view, start))
    if end not in reach:
        steps = 0 if start == end else 2 if moving and t.has("stable") else 1
        free = moving and start != end and ("canoe" in t.own["tokens"] or t.own["power"] == "pathfinders")
        yield Ground(CHOICE, "too_far", "T157", {"steps": steps, "free": int(free)})
    if moving and len(t.draft) >= MANY["move"][STRENGTH.index(t.args["strength"])]:
        yield Ground(NUMBER, "enough", "T14", {"number": len(t.draft)})
    if not moving and t.held["food"] < 3:
        yield Ground(PRICE, "no_resource", "T157", {"held": t.held, "cost": {"food": 3}})
    if moving and not riding and t.draft and ["move", start, end] < t.draft[-1]:
        yield Ground(ORDER, "out_of_order")


def ride(t: Table, start: str, end: str) -> Grounds:
    return move(t, start, end, True)


def push(t: Table, hex: str, seat: str) -> Grounds:
    other = t.view["seats"][int(seat)]
    if int(seat) == t.who or hex not in other["members"] or not oracle.superior(t.now, t.who, hex):
        yield Ground(CHOICE, "wrong_target", "T173")
    elif other["members"][hex] == 1 and hex in other["villages"]:
        yield Ground(CHOICE, "last_guard", "T173")


def to(t: Table, hex: str) -> Grounds:
    if hex not in oracle.neighbours(t.view, t.args["hex"]):
        yield Ground(CHOICE, "too_far", "T173", {"steps": 1})


def emptiest(t: Table, hexes: list[str]) -> list[str]:
    """T43."""
    number = {hex: sum(oracle.crowd(t.view, hex).values()) for hex in hexes}
    return [hex for hex in hexes if number[hex] == min(number.values())]


def mammoth(t: Table, hex: str) -> Grounds:
    if hex not in emptiest(t, [other for other in t.view["field"] if "lake" in oracle.terrains(t.view, other)]):
        yield Ground(CHOICE, "wrong_place", "T136", {"hex": hex})


def invaders(t: Table, hex: str) -> Grounds:
    if hex not in emptiest(t, list(t.view["field"])):
        yield Ground(CHOICE, "wrong_place", "T136", {"hex": hex})


def tiger(t: Table, hex: str) -> Grounds:
    if "mountain" not in oracle.terrains(t.view, hex) or hex == t.view["sabre_tooth"]:
        yield Ground(CHOICE, "wrong_place", "T41", {"hex": hex})


def volcano(t: Table, number: str) -> Grounds:
    places = [touching(t.view["players"], cell) for cell in cells(t.view["players"])]
    good = [place for place in places if place & set(t.own["members"])] or places
    if int(number) > len(places) or places[int(number) - 1] not in good:
        yield Ground(CHOICE, "wrong_place", "T41")


FORBIDS = {
    "lead": lead, "place": place, "keep": keep, "act": act, "hunt": hunt, "tame": tame, "chase": chase,
    "strengthen": strengthen, "grow": grow, "gather": gather, "discard": discard, "move": move, "ride": ride,
    "push": push, "to": to, "mammoth": mammoth, "invaders": invaders, "tiger": tiger, "volcano": volcano,
}  # fmt: skip
"""By verb: what forbids it where it is asked for."""
