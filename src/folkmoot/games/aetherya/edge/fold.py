"""Changes of a view by kind of event: see core/folding.py for the lines. Changes that depend on the view are
functions."""

from __future__ import annotations

import json

from folkmoot.core import Doc
from folkmoot.core.folding import Folds, Orders
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.dealing import middle

MIDDLE = tuple(c.PLACES[middle(number)] for number in range(c.MIDDLE_CARDS))
AROUND = [place for place in c.PLACES if place not in MIDDLE]
ORDERS: Orders = {
    "cards/": c.PLACES,
    "nolands/": c.PLACES,
    "rows/": range(1, c.NUM_AGES + 1),
    **dict.fromkeys(("shown", "rows", "turned", "gone", "penalty", "legends"), c.LEGENDS),
    **dict.fromkeys(("aside", "start", "deck_cards"), c.CARDS),
    **dict.fromkeys(("out", "beside", "down"), c.TOKENS),
    **dict.fromkeys(("tokens", "griffins", "treaties", "staffs", "built"), c.PLACES),
}


def insert(words: list[str], word: str, name: str) -> None:
    words.append(word)
    words.sort(key=ORDERS[name].index)


def leave_hand(data: Doc, event: Doc) -> None:
    """The card leaves the hand; who did not know a drawn one learns what it was, and that it came from the deck."""
    drawn, card = data["hand"]["drawn"], event["card"]
    if event.get("taken") is True or event.get("from") == "taken":
        data["hand"]["taken"] = None
    elif card in drawn:
        drawn.remove(card)
    else:
        drawn.remove(None)
        if data["deck_cards"] is not None:
            data["deck_cards"].remove(card)


def lift_treaty(data: Doc, event: Doc) -> None:
    """A26: a treaty goes with the card that it lay on."""
    treaties = data["seats"][event["seat"]].get("treaties", [])
    if event["cell"] in treaties:
        treaties.remove(event["cell"])
        insert(data["out"], "treaty", "out")


def raze(data: Doc, event: Doc) -> None:
    """A59: what stands on a card goes with it."""
    seat = data["seats"][event["seat"]]
    if event["cell"] in seat.get("built", ()):
        seat["built"] = [place for place in seat["built"] if place != event["cell"]]


def shuffle(data: Doc, event: Doc) -> None:
    """A15: all know what the new deck is made of."""
    data["deck_cards"] = sorted(data["discards"][0], key=c.CARDS.index)
    data["discards"] = [[]]


def end_round(data: Doc, event: Doc) -> None:
    """A42: what was turned over leaves the game."""
    legends = data["legends"]
    for legend in legends["turned"]:
        legends["shown"].remove(legend)
        insert(legends["gone"], legend, "gone")
    legends["turned"] = []


def leave_card(data: Doc, event: Doc) -> None:
    """The token of a card is turned up and leaves it."""
    seat = data["seats"][event.get("of_seat", event["seat"])]
    if event["cell"] in seat["griffins"]:
        seat["griffins"].remove(event["cell"])
        return
    seat["tokens"].remove(event["cell"])
    seat["down"].remove(event["token"])
    seat["seen"] = [look for look in seat["seen"] if look["cell"] != event["cell"]]


def hammer(data: Doc, event: Doc) -> None:
    """A30: two cards change places with everything that lies on them."""
    seat = data["seats"][event["seat"]]
    one, other = event["cells"]
    change = {one: other, other: one}
    first, second = c.PLACES.index(one), c.PLACES.index(other)
    cards = seat["cards"]
    cards[first], cards[second] = cards[second], cards[first]
    for key in ("tokens", "griffins", "treaties", "staffs"):
        seat[key] = sorted((change.get(place, place) for place in seat[key]), key=c.PLACES.index)
    for look in seat["seen"]:
        look["cell"] = change.get(look["cell"], look["cell"])
    seat["seen"].sort(key=lambda look: c.PLACES.index(look["cell"]))


def look(data: Doc, event: Doc) -> None:
    """A31: all know where, the seer knows what."""
    seen = data["seats"][event["of_seat"]]["seen"]
    for known in seen:
        if known["cell"] == event["cell"]:
            known["by"] = sorted({*known["by"], event["seat"]})
            known["token"] = known["token"] or event["token"]
            return
    seen.append({"cell": event["cell"], "by": [event["seat"]], "token": event["token"]})
    seen.sort(key=lambda known: c.PLACES.index(known["cell"]))


LAY = ("set seats/$seat/cards/$cell $card",)
FOLDS: Folds = {
    "ask": tuple(f"set {key} ${key}" for key in ("turn", "prompt", "over", "progress", "scores", "task")),
    "first": (),
    "race": ("set races/$seat $race",),
    "legend": ("put legends/shown $legend", "add legends/pile -1"),
    "row": ("put legends/rows/$row $legends", "add legends/pile -#legends"),
    "first_discard": ("add deck -1", "append discards/$pile $card", "drop deck_cards $card"),
    "dealt": ("add deck -1", "if aside put aside $card", "if not aside put seats/$seat/start $card"),
    "aside_returned": ("empty aside", "set deck $deck"),
    "lay": LAY,
    "arranged": (
        *("set deck $deck", "empty seats/*/start"),
        *(f"set seats/*/cards/{cell} $middles.*.{number}" for number, cell in enumerate(MIDDLE)),
        *(f"set seats/*/tokens {json.dumps(AROUND)}", f"set seats/*/down {json.dumps(c.TOKENS)}"),
    ),
    "swap": (
        *("drop legends/rows/$rows.0 $legends.0", "drop legends/rows/$rows.1 $legends.1"),
        *("put legends/rows/$rows.0 $legends.1", "put legends/rows/$rows.1 $legends.0"),
    ),
    "take": ("pop discards/$pile", "set hand/taken $card"),
    "draw": ("add deck -1", "append hand/drawn $card", "drop deck_cards $card"),
    "drop": (leave_hand, "append discards/0 $card"),
    "discard": (leave_hand, "append discards/$pile $card"),
    "place": (leave_hand, lift_treaty, raze, *LAY),
    "lifted": (),
    "replaced": ("append discards/$pile $card",),
    "send": (leave_hand, "set seats/$to_seat/cards/$cell $card"),
    "settle": (leave_hand, 'set nolands/$cell {"card": "$card", "seat": "$seat"}'),
    "offer": (),
    "refuse": (),
    "pact": ("set pacts/$seat $to_seat", "set pacts/$to_seat $seat"),
    "betray": ("set pacts/$seat null", "set pacts/$to_seat null", "add betrayals/$seat 1"),
    "build": ("put seats/$seat/built $cell",),
    "turn_up": LAY,
    "token": (leave_card, "if kept put seats/$seat/beside $token", "if not kept put out $token"),
    "claim": ("drop legends/shown $legend", "put seats/$seat/legends $legend"),
    "turn_over": ("put legends/turned $legend",),
    "spend": ("drop seats/$seat/beside $token", "put out $token"),
    "put_on": (
        "drop seats/$seat/beside $token",
        *("if token=treaty put seats/$seat/treaties $cell", "if token=staff put seats/$seat/staffs $cell"),
    ),
    "hammer": (hammer,),
    "griffin": (
        *(leave_card, "put seats/$of_seat/griffins $cell"),
        *('drop seats/$seat/beside "griffin"', "put seats/$seat/beside $token"),
    ),
    "look": (look,),
    "hand_over": ("drop seats/$seat/beside $token", "put seats/$to_seat/beside $token"),
    "shuffle": (shuffle, "set deck $deck"),
    "round": (end_round,),
    "penalty": ("drop legends/shown $legend", "put legends/penalty $legend"),
    "ending": (),
    "reveal": LAY,
    "task": (),
    "age": ("append legends/ages $points",),
    "new_age": (
        *("set legends/age $age", "empty legends/turned", "set deck $deck", "set deck_cards null", "set discards [[]]"),
        f"set seats/$seat/cards {json.dumps([None] * c.NUM_CELLS)}",
        *(f"set seats/$seat/cards/{cell} $middle.{number}" for number, cell in enumerate(MIDDLE)),
    ),
    "over": (),
}
