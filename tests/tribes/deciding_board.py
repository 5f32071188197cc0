"""The part of `deciding` about the board: placing, growing, moving, gathering, the dice and what events bring."""

from __future__ import annotations

from tests.tribes import oracle
from tests.tribes.deciding_table import (
    CHOICE,
    LACK,
    MOMENT,
    NUMBER,
    ORDER,
    PRICE,
    STRENGTH,
    Ground,
    Grounds,
    Table,
    cells,
    touching,
)

POWERS = {
    "daba": ("traders", "crafty_builders"), "indartsu": ("farmers", "kinship"), "kia_kia": ("ambush", "shaman"),
    "muk_kan": ("shared_gifts", "intimidation"), "dananu": ("cunning", "agriculture"),
    "kiror": ("pathfinders", "evasive"), "kaha": ("wayfarers", "common_purpose"),
    "tunga": ("hidden_village", "light_in_the_dark"),
}  # fmt: skip
MANY = {"grow": (2, 3, 4), "move": (2, 3, 4), "gather": (2, 2, 3)}


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
