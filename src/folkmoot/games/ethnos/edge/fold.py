"""Events change a view: one small function for each kind. Folding every event of a seat gives its next view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folkmoot.core import Doc
from folkmoot.games.ethnos.engine import codes as c

_ORDER = {word: kind for kind, word in enumerate(c.CARD_WORDS)}


def fold(data: Doc, event: Doc) -> None:
    """Change the data of a view as an event of the same seat says."""
    FOLDS[event["kind"]](data, event)


def _seat(data: Doc, event: Doc) -> Doc:
    seat: Doc = data["seats"][event["seat"]]
    return seat


def _put(cards: list[str], added: list[str]) -> None:
    cards += added
    cards.sort(key=_ORDER.__getitem__)


def _lose(seat: Doc, cards: list[str]) -> None:
    """Cards leave a hand for all to see; of equal ones the known go first (E46)."""
    seat["cards"] -= len(cards)
    for card in cards:
        if card in seat["known"]:
            seat["known"].remove(card)
        if seat["hand"] is not None:
            seat["hand"].remove(card)


def _draw_from_deck(data: Doc) -> None:
    data["deck"]["upper" if data["deck"]["upper"] else "lower"] -= 1


def _ask(data: Doc, event: Doc) -> None:
    data["turn"] = event["turn"]
    data["prompt"] = event["prompt"]


def _tribe(data: Doc, event: Doc) -> None:
    _insert(data["tribes"], event["tribe"], c.TRIBES)
    for seat in data["seats"]:
        seat["supply"] = event["supply"]


def _insert(words: list[str], word: str, order: tuple[str, ...]) -> None:
    words.append(word)
    words.sort(key=order.index)


def _token(data: Doc, event: Doc) -> None:
    data["kingdoms"][event["kingdom"]]["tokens"] = event["tokens"]


def _first(data: Doc, event: Doc) -> None:
    data["first"] = event["first"]


def _age(data: Doc, event: Doc) -> None:
    data.update(age=event["age"], first=event["first"], third=None, giant=None, dragons=0, face_up=[])
    data["deck"] = {"upper": 0, "lower": event["lower"]}
    for seat in data["seats"]:
        seat.update(cards=0, known=[], bands=[], trolls=[])
        if seat["hand"] is not None:
            seat["hand"] = []


def _dealt(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    _draw_from_deck(data)
    seat["cards"] += 1
    if "card" in event and seat["hand"] is not None:
        _put(seat["hand"], [event["card"]])


def _row(data: Doc, event: Doc) -> None:
    _draw_from_deck(data)
    _put(data["face_up"], [event["card"]])


def _halves(data: Doc, event: Doc) -> None:
    data["deck"] = {"upper": event["upper"], "lower": event["lower"]}


def _take(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    data["face_up"].remove(event["card"])
    seat["cards"] += 1
    _put(seat["known"], [event["card"]])
    if seat["hand"] is not None:
        _put(seat["hand"], [event["card"]])


def _dragon(data: Doc, event: Doc) -> None:
    data["dragons"] = event["dragons"]
    data["deck"]["lower"] -= 1


def _lead(data: Doc, event: Doc) -> None:
    data["draft"] = {"leader": event["card"], "cards": [event["card"]]}


def _add(data: Doc, event: Doc) -> None:
    if data["draft"] is None:
        data["draft"] = {"leader": None, "cards": []}
    _put(data["draft"]["cards"], [event["card"]])


def _band(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    _lose(seat, event["cards"])
    seat["bands"].append({"leader": event.get("leader"), "cards": event["cards"]})
    data["draft"] = None


def _skeletons(data: Doc, event: Doc) -> None:
    _band(data, event)
    data["winner"] = event["seat"]


def _place(data: Doc, event: Doc) -> None:
    data["kingdoms"][event["kingdom"]]["markers"][event["seat"]] += 1
    _seat(data, event)["supply"] -= 1


def _swim(data: Doc, event: Doc) -> None:
    _seat(data, event)["merfolk"] = event["to"]


def _giant(data: Doc, event: Doc) -> None:
    data["giant"] = event["seat"]


def _raid(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    _insert(seat["orcs"], event["colour"], c.COLOURS)
    seat["supply"] -= 1


def _troll(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    seat["trolls"] = sorted([*seat["trolls"], event["token"]])


def _keep(data: Doc, event: Doc) -> None:
    data["draft"] = None


def _discard(data: Doc, event: Doc) -> None:
    _lose(_seat(data, event), event["cards"])
    _put(data["face_up"], list(event["cards"]))


def _pass(data: Doc, event: Doc) -> None:
    _seat(data, event)["known"] = list(event["cards"])


def _age_end(data: Doc, event: Doc) -> None:
    data["third"] = event["third"]
    data["deck"] = {"upper": 0, "lower": event["lower"]}
    for seat in data["seats"]:
        seat.update(cards=0, known=[])
        if seat["hand"] is not None:
            seat["hand"] = []


def _glory(data: Doc, event: Doc) -> None:
    _seat(data, event)["glory"] += event["gain"]["points"]
    data["points"].append(event["gain"])


def _cash(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    seat["orcs"] = []
    seat["supply"] += event["markers"]


def _over(data: Doc, event: Doc) -> None:
    data["over"] = True


def _nothing(data: Doc, event: Doc) -> None:
    """An event for the log alone."""


FOLDS: dict[str, Callable[[Doc, Any], None]] = {
    "ask": _ask,
    "tribe": _tribe,
    "token": _token,
    "first": _first,
    "age": _age,
    "dealt": _dealt,
    "row": _row,
    "halves": _halves,
    "take": _take,
    "draw": _nothing,
    "drawn": _dealt,
    "dragon": _dragon,
    "lead": _lead,
    "add": _add,
    "band": _band,
    "skeletons": _skeletons,
    "place": _place,
    "skip": _nothing,
    "decline": _nothing,
    "swim": _swim,
    "giant": _giant,
    "raid": _raid,
    "troll": _troll,
    "keep": _keep,
    "discard": _discard,
    "conjure": _nothing,
    "pass": _pass,
    "age_end": _age_end,
    "glory": _glory,
    "cash": _cash,
    "leave": _nothing,
    "over": _over,
}
