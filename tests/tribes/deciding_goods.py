"""The part of `deciding` about goods: building, goals, conflicts, and everything that is paid, taken or given."""

from __future__ import annotations

from tests.tribes import oracle
from tests.tribes.deciding_table import CHOICE, KINDS, LACK, NUMBER, ORDER, PRICE, TOKENS, Doc, Ground, Grounds, Table

VILLAGE = {
    "daba": (2, 1, 3), "indartsu": (1, 2, 3), "kia_kia": (1, 4, 1), "muk_kan": (3, 1, 2), "dananu": (4, 1, 1),
    "kiror": (1, 3, 2), "kaha": (3, 2, 1), "tunga": (2, 3, 1),
}  # fmt: skip


def amounts(numbers: list[int] | tuple[int, ...]) -> Doc:
    return dict(zip(KINDS, numbers, strict=True))


def village_price(t: Table, abandoned: bool) -> tuple[list[int], int]:
    """T6, T41, T170: the price, and how much of it is saved; one resource is always paid."""
    price = [1, 1, 1] if abandoned else list(VILLAGE[t.own["tribe"]])
    saved = 0
    if t.own["power"] == "crafty_builders":
        saved = 1 if abandoned else 2 if t.own["villages"] else 3
    if not abandoned and t.has("stone_tools"):
        saved += 1
    return price, min(saved, sum(price) - 1)


def build(t: Table, hex: str) -> Grounds:
    """T22, T130; T41: the abandoned village; T177: the hidden one."""
    abandoned = t.ask == "settle"
    seats = t.view["seats"]
    if hex == "board":
        if t.own["power"] != "hidden_village" or t.own["hidden_village"] or not t.own["villages"]:
            yield Ground(LACK, "no_power", "T104", {"power": "hidden_village"})
    else:
        if not t.here(hex):
            yield Ground(CHOICE, "nobody_there", "T130")
        if any(hex in seat["villages"] for seat in seats):
            yield Ground(CHOICE, "village_there", "T130")
        if t.frozen(hex):
            yield Ground(CHOICE, "on_glacier", "T130")
        if t.invaders == hex:
            yield Ground(CHOICE, "invaded", "T130")
        if abandoned and not oracle.controls(t.now, t.who, hex):
            yield Ground(CHOICE, "not_controlled", "T41")
    if sum(len(seat["villages"]) + seat["hidden_village"] for seat in seats) == 12:
        yield Ground(NUMBER, "no_villages", "T119", {"number": 12})
    price, saved = village_price(t, abandoned)
    if sum(max(need - t.held[kind], 0) for kind, need in zip(KINDS, price, strict=True)) > saved:
        facts = {"held": t.held, "cost": amounts(price), "saved": saved}
        yield Ground(PRICE, "no_resource", "T41" if abandoned else "T22", facts)


def spare(t: Table, kind: str) -> Grounds:
    """T170: what is saved is chosen in the order food, wood, stone; what can't be paid has to be saved."""
    left = [t.args["cost"][word] for word in KINDS]
    price, saved = village_price(t, "abandoned_village" in t.events)
    place = KINDS.index(kind)

    def forced(cost: list[int]) -> int:
        """The fewest that have to be saved, one of this kind among them."""
        short = [max(need - t.held[word], 0) for word, need in zip(KINDS, cost, strict=True)]
        return int(sum(short) + (short[place] == 0))

    late = any(left[other] < price[other] for other in range(place + 1, 3))
    if left[place] == 0 or forced(price) > saved or (not late and forced(left) > t.prompt["of"]):
        yield Ground(PRICE, "no_resource", "T170", {"held": t.held, "cost": amounts(left)})
    if late:
        yield Ground(ORDER, "out_of_order")
    elif sum(left[place:]) < t.prompt["of"] or any(left[other] > t.held[KINDS[other]] for other in range(place)):
        yield Ground(ORDER, "too_early")


def claim(t: Table, goal: str) -> Grounds:
    """T22, T132."""
    if goal not in t.own["open"]:
        yield Ground(CHOICE, "not_open", "T22")
    if oracle.goal_met(t.now, t.who, goal):
        return
    if goal in oracle.COSTS:
        yield Ground(PRICE, "no_resource", "T22", {"held": t.held, "cost": amounts(oracle.COSTS[goal])})
        return
    hexes = list(t.view["field"])
    if goal == "whole_tribe":
        facts = {"have": sum(t.own["members"].values()), "need": 20}
    elif goal == "nomads":
        facts = {"have": len(t.own["members"]), "need": 7}
    elif goal == "raid":
        facts = {"have": 0, "need": 1}
    elif goal == "borderland":
        held = [hex for hex in hexes if oracle.controls(t.now, t.who, hex) and oracle.is_outer(t.view, hex)]
        facts = {"have": len(held), "need": 3}
    else:
        land = {"lake_lords": "lake", "forest_lords": "forest", "mountain_lords": "mountain"}[goal]
        led = [hex for hex in hexes if oracle.superior(t.now, t.who, hex) and land in oracle.terrains(t.view, hex)]
        facts = {"have": len(led), "need": 3}
    yield Ground(PRICE, "unfulfilled", "T132", facts)


def sacrifice(t: Table, hex: str) -> Grounds:
    if "altar" not in t.own["tokens"]:
        yield Ground(LACK, "not_for_sale", "T41")
    if not t.here(hex):
        yield Ground(CHOICE, "nobody_there", "T41")
    if max(t.held.values()) < 4 and min(t.held.values()) == 0:
        yield Ground(PRICE, "no_resource", "T41", {"held": t.held, "number": 4})


def offer(t: Table, what: str) -> Grounds:
    cost = dict.fromkeys(KINDS, 1) if what == "mixed" else {what: 4}
    if any(t.held[kind] < number for kind, number in cost.items()):
        yield Ground(PRICE, "no_resource", "T41", {"held": t.held, "cost": cost})


def study(t: Table, kind: str) -> Grounds:
    """T41, T144."""
    if "shared_knowledge" not in t.events:
        yield Ground(LACK, "not_open", "T41")
    if "studied" in t.view["this_turn"]:
        yield Ground(LACK, "once_a_turn", "T144")
    if not any(t.others(hex) for hex in t.own["members"]):
        yield Ground(LACK, "not_shared", "T41")
    if not t.own["deck"] and not t.own["under"]:
        yield Ground(LACK, "no_cards", "T120")
    if not t.held[kind]:
        yield Ground(PRICE, "no_resource", "T144", {"held": t.held, "cost": {kind: 1}})


def pottery(t: Table) -> Grounds:
    if "pottery" not in t.own["fulfilled"]:
        yield Ground(LACK, "no_development", "T22")
    if "pottery_used" in t.view["this_turn"]:
        yield Ground(LACK, "once_a_turn", "T22")
    if not any(t.held.values()):
        yield Ground(PRICE, "no_resource", "T22", {"held": t.held})


def buy(t: Table, token: str) -> Grounds:
    if token not in t.events:
        yield Ground(LACK, "not_for_sale", "T134")
    elif t.held[TOKENS[token]] < t.price(token):
        yield Ground(PRICE, "no_resource", "T134", {"held": t.held, "cost": {TOKENS[token]: t.price(token)}})


def trade(t: Table, given: str, taken: str) -> Grounds:
    """T154: never more than leaves what is still owed."""
    owed = {"hand": t.prompt["of"], "tribute": 2 if t.view["lent"] == "pottery" else 0}.get(t.ask, 0)
    if t.held[given] < 2:
        yield Ground(PRICE, "no_resource", "T154", {"held": t.held, "number": 2, "owed": 0})
    elif sum(t.held.values()) - 1 < owed:
        yield Ground(PRICE, "no_resource", "T154", {"held": t.held, "number": 2, "owed": owed})


def borrow(t: Table, development: str, seat: str) -> Grounds:
    """T30, T146, T158."""
    if t.own["elder"] is None:
        yield Ground(LACK, "no_elder", "T30")
    if "tribute_paid" in t.view["this_turn"]:
        yield Ground(LACK, "once_a_turn", "T30")
    if int(seat) == t.who:
        yield Ground(CHOICE, "wrong_target", "T30")
    elif development in t.own["fulfilled"] or development not in t.view["seats"][int(seat)]["fulfilled"]:
        yield Ground(CHOICE, "no_development", "T158")
    number = 2 if development == "pottery" else 1
    if sum(t.held.values()) < number:
        yield Ground(PRICE, "no_resource", "T30", {"held": t.held, "number": number})


def pay(t: Table, kind: str) -> Grounds:
    if not t.held[kind]:
        yield Ground(PRICE, "no_resource", "T30", {"held": t.held})


def give(t: Table, kind: str, seat: str) -> Grounds:
    """T143: all of a bid is handed out, kind by kind and then seat by seat; T22: one for Pottery."""
    rule = "T143" if t.ask == "hand" else "T22"
    if int(seat) == t.who:
        yield Ground(CHOICE, "wrong_target", rule)
    if not t.held[kind]:
        yield Ground(PRICE, "no_resource", rule, {"held": t.held})
    if t.ask != "hand":
        return
    place = KINDS.index(kind)
    if "least" in t.args and (place, int(seat)) < (KINDS.index(t.args["least"]), t.args["least_seat"]):
        yield Ground(ORDER, "out_of_order")
    elif sum(t.held[word] for word in KINDS[place:]) < t.prompt["of"]:
        yield Ground(ORDER, "too_early")


def take(t: Table, kind: str) -> Grounds:
    """T17, T164, T174: what a hex yields; T166: what lies on Discovery; any kind elsewhere."""
    place = KINDS.index(kind)
    if t.ask in ("yield", "gift"):
        hex = t.args["hex"]
        kinds = {KINDS[("lake", "forest", "mountain").index(land)] for land in oracle.terrains(t.view, hex)}
        if hex in t.volcano and not t.frozen(hex):
            kinds.add("stone")
        if kind not in kinds:
            yield Ground(CHOICE, "wrong_type", "T164" if t.ask == "yield" else "T174")
    latest = max([KINDS.index(word) for word in t.args.get("mixed", [])], default=-1)
    if "least" in t.args:
        latest = KINDS.index(t.args["least"])
    if place < latest:
        yield Ground(ORDER, "out_of_order")
    if t.ask == "found":
        card = t.events["discovery"]
        if not card[kind]:
            yield Ground(CHOICE, "no_resource", "T166", {"left": card})
        elif sum(card[word] for word in KINDS[place:]) < t.prompt["of"] and place >= latest:
            yield Ground(ORDER, "too_early")


def fill(t: Table, hex: str) -> Grounds:
    if hex not in t.args["gathered"]:
        yield Ground(CHOICE, "wrong_place", "T164", {"hex": hex})
    elif t.args.get("icy") and t.view["lands"].get("glacier") == hex:
        yield Ground(CHOICE, "on_glacier", "T151")


def bid(t: Table, number: str) -> Grounds:
    facts = {"highest": t.args["highest"], "held": sum(t.held.values())}
    if int(number) <= facts["highest"]:
        yield Ground(CHOICE, "bid_too_low", "T143", facts)
    if int(number) > facts["held"]:
        yield Ground(CHOICE, "bid_too_high", "T143", facts)


def ambush(t: Table, number: str) -> Grounds:
    if int(number) > t.own["ambush"]:
        yield Ground(NUMBER, "nobody_left", "T171", {"waiting": t.own["ambush"]})


def shoot(t: Table, target: str) -> Grounds:
    crowd = oracle.crowd(t.view, t.args["hex"])
    if (int(target) if target.isdigit() else target) not in set(crowd) - {t.who}:
        yield Ground(CHOICE, "wrong_target", "T125" if t.ask == "shoot" else "T122")


def fight(t: Table, hex: str) -> Grounds:
    """T20; T155: never among invaders alone."""
    if hex in oracle.conflicts(t.now):
        return
    crowd = oracle.crowd(t.now, hex)
    facts = {"members": sum(crowd.values()), "limit": oracle.limit(t.now, hex)}
    yield Ground(CHOICE, "no_conflict", "T155" if set(crowd) == {"invaders"} else "T20", facts)


def lose(t: Table, hex: str) -> Grounds:
    """T140: hex by hex, so that all are lost that have to be."""
    if not t.here(hex) or hex not in t.volcano:
        yield Ground(CHOICE, "wrong_place", "T140", {"hex": hex})
    elif hex < t.args.get("least_hex", "a"):
        yield Ground(ORDER, "out_of_order")
    elif sum(t.here(other) for other in t.volcano if other >= hex) < t.prompt["of"]:
        yield Ground(ORDER, "too_early")


def flee(t: Table, hex: str, riding: bool = False) -> Grounds:
    """T153, T163, T172: hex by hex, on foot before riding, so that all find room who can."""
    room = {
        other: max(oracle.limit(t.now, other) - sum(oracle.crowd(t.now, other).values()), 0)
        for other in oracle.neighbours(t.view, t.args["hex"])
    }
    if riding and (t.mammoth != t.args["hex"] or t.view["mammoth"]["rider"] != t.who):
        yield Ground(CHOICE, "no_mammoth", "T163")
    if hex not in room:
        yield Ground(CHOICE, "too_far", "T153", {"steps": 1})
        return
    if not room[hex]:
        crowd = oracle.crowd(t.now, hex)
        facts = {"members": sum(crowd.values()), "limit": oracle.limit(t.now, hex)}
        yield Ground(CHOICE, "no_room", "T153", facts)
    latest = (t.args.get("least_hex", "a"), t.args.get("riding", False))
    if (hex, riding) < latest:
        yield Ground(ORDER, "out_of_order")
    elif sum(number for other, number in room.items() if other > hex) + (1 if riding else room[hex]) < t.prompt["of"]:
        yield Ground(ORDER, "too_early")


def flee_riding(t: Table, hex: str) -> Grounds:
    return flee(t, hex, True)
