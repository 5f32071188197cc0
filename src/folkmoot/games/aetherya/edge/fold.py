"""Events change a view: one small function for each kind. Folding every event of a seat gives its next view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from folkmoot.core import Doc
from folkmoot.games.aetherya.engine import codes as c

MIDDLE = (5, 6, 9, 10)


def fold(data: Doc, event: Doc) -> None:
    """Change the data of a view as an event of the same seat says."""
    FOLDS[event["kind"]](data, event)


def _seat(data: Doc, event: Doc) -> Doc:
    seat: Doc = data["seats"][event["seat"]]
    return seat


def _insert(words: list[str], word: str, order: Sequence[str]) -> None:
    words.append(word)
    words.sort(key=order.index)


def _cell(event: Doc) -> int:
    return c.PLACES.index(event["cell"])


def _ask(data: Doc, event: Doc) -> None:
    for key in ("turn", "prompt", "over", "progress", "scores", "task"):
        if key in event:
            data[key] = event[key]


# Legends.


def _race(data: Doc, event: Doc) -> None:
    data["races"][event["seat"]] = event["race"]


def _legend(data: Doc, event: Doc) -> None:
    _insert(data["legends"]["shown"], event["legend"], c.LEGEND_WORDS)
    data["legends"]["pile"] -= 1


def _row(data: Doc, event: Doc) -> None:
    for legend in event["legends"]:
        _insert(data["legends"]["rows"][event["row"] - 1], legend, c.LEGEND_WORDS)
        data["legends"]["pile"] -= 1


def _claim(data: Doc, event: Doc) -> None:
    data["legends"]["shown"].remove(event["legend"])
    _insert(_seat(data, event)["legends"], event["legend"], c.LEGEND_WORDS)


def _turn_over(data: Doc, event: Doc) -> None:
    _insert(data["legends"]["turned"], event["legend"], c.LEGEND_WORDS)


def _round(data: Doc, event: Doc) -> None:
    legends = data["legends"]
    for legend in legends["turned"]:
        legends["shown"].remove(legend)
        _insert(legends["gone"], legend, c.LEGEND_WORDS)
    legends["turned"] = []


def _penalty(data: Doc, event: Doc) -> None:
    data["legends"]["shown"].remove(event["legend"])
    _insert(data["legends"]["penalty"], event["legend"], c.LEGEND_WORDS)


def _swap(data: Doc, event: Doc) -> None:
    """Each of the two legends goes into the other's row."""
    rows = data["legends"]["rows"]
    one, other = event["rows"]
    mine, theirs = event["legends"]
    rows[one - 1].remove(mine)
    rows[other - 1].remove(theirs)
    _insert(rows[one - 1], theirs, c.LEGEND_WORDS)
    _insert(rows[other - 1], mine, c.LEGEND_WORDS)


def _age(data: Doc, event: Doc) -> None:
    data["legends"]["ages"].append(event["points"])


def _new_age(data: Doc, event: Doc) -> None:
    data["legends"].update(age=event["age"], turned=[])
    data.update(deck=event["deck"], deck_cards=None, discards=[[]])
    _seat(data, event)["cards"] = [None] * c.CELLS
    _lay_middle(_seat(data, event), event["middle"])


# Cards.


def _lay_middle(seat: Doc, cards: list[str]) -> None:
    for cell, card in zip(MIDDLE, cards, strict=True):
        seat["cards"][cell] = card


def _first_discard(data: Doc, event: Doc) -> None:
    data["deck"] -= 1
    data["discards"][event["pile"]].append(event["card"])
    _leave_deck(data, event["card"])


def _leave_deck(data: Doc, card: str) -> None:
    """A card of a deck that was shuffled anew is seen."""
    if data["deck_cards"] is not None:
        data["deck_cards"].remove(card)


def _dealt(data: Doc, event: Doc) -> None:
    data["deck"] -= 1
    _insert(data["aside"] if event["aside"] else _seat(data, event)["start"], event["card"], c.CARDS)


def _aside_returned(data: Doc, event: Doc) -> None:
    data.update(aside=[], deck=event["deck"])


def _lay(data: Doc, event: Doc) -> None:
    _seat(data, event)["cards"][_cell(event)] = event["card"]


def _arranged(data: Doc, event: Doc) -> None:
    data["deck"] = event["deck"]
    for seat, cards in zip(data["seats"], event["middles"], strict=True):
        seat["start"] = []
        _lay_middle(seat, cards)
        if "tokens" in seat:
            seat["tokens"] = [place for cell, place in enumerate(c.PLACES) if cell not in MIDDLE]
            seat["down"] = list(c.TOKEN_WORDS)


def _take(data: Doc, event: Doc) -> None:
    data["hand"]["taken"] = data["discards"][event["pile"]].pop()


def _draw(data: Doc, event: Doc) -> None:
    data["deck"] -= 1
    data["hand"]["drawn"].append(event["card"])
    if event["card"] is not None:
        _leave_deck(data, event["card"])


def _show_drawn(data: Doc, card: str) -> None:
    """A drawn card leaves the hand; who did not know it learns what it was."""
    drawn = data["hand"]["drawn"]
    if card in drawn:
        drawn.remove(card)
    else:
        drawn.remove(None)
        _leave_deck(data, card)


def _drop(data: Doc, event: Doc) -> None:
    if event["taken"]:
        data["hand"]["taken"] = None
    else:
        _show_drawn(data, event["card"])
    data["discards"][0].append(event["card"])


def _discard(data: Doc, event: Doc) -> None:
    _show_drawn(data, event["card"])
    data["discards"][event["pile"]].append(event["card"])


def _place(data: Doc, event: Doc) -> None:
    if event["from"] == "taken":
        data["hand"]["taken"] = None
    else:
        _show_drawn(data, event["card"])
    seat = _seat(data, event)
    seat["cards"][_cell(event)] = event["card"]
    if event["cell"] in seat.get("treaties", ()):
        seat["treaties"].remove(event["cell"])
        _insert(data["out"], "treaty", c.TOKEN_WORDS)


def _replaced(data: Doc, event: Doc) -> None:
    data["discards"][event["pile"]].append(event["card"])


def _send(data: Doc, event: Doc) -> None:
    _show_drawn(data, event["card"])
    data["seats"][event["to_seat"]]["cards"][_cell(event)] = event["card"]


def _settle(data: Doc, event: Doc) -> None:
    _show_drawn(data, event["card"])
    data["nolands"][_cell(event)] = {"card": event["card"], "seat": event["seat"]}


def _shuffle(data: Doc, event: Doc) -> None:
    data.update(deck=event["deck"], deck_cards=sorted(data["discards"][0], key=c.CARDS.index), discards=[[]])


# Tokens.


def _leave_card(seat: Doc, place: str, token: str) -> None:
    """The token of a card is turned up and leaves it."""
    if place in seat["griffins"]:
        seat["griffins"].remove(place)
        return
    seat["tokens"].remove(place)
    seat["down"].remove(token)
    seat["seen"] = [look for look in seat["seen"] if look["cell"] != place]


def _token(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
    _leave_card(seat, event["cell"], event["token"])
    _insert(seat["beside"] if event["kept"] else data["out"], event["token"], c.TOKEN_WORDS)


def _spend(data: Doc, event: Doc) -> None:
    _seat(data, event)["beside"].remove(event["token"])
    _insert(data["out"], event["token"], c.TOKEN_WORDS)


def _put_on(data: Doc, event: Doc) -> None:
    _seat(data, event)["beside"].remove(event["token"])
    on = _seat(data, event)["treaties" if event["token"] == "treaty" else "staffs"]
    _insert(on, event["cell"], c.PLACES)


def _hammer(data: Doc, event: Doc) -> None:
    seat = _seat(data, event)
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


def _griffin(data: Doc, event: Doc) -> None:
    theirs = data["seats"][event["of_seat"]]
    _leave_card(theirs, event["cell"], event["token"])
    _insert(theirs["griffins"], event["cell"], c.PLACES)
    mine = _seat(data, event)
    mine["beside"].remove("griffin")
    _insert(mine["beside"], event["token"], c.TOKEN_WORDS)


def _look(data: Doc, event: Doc) -> None:
    seen = data["seats"][event["of_seat"]]["seen"]
    for look in seen:
        if look["cell"] == event["cell"]:
            look["by"] = sorted({*look["by"], event["seat"]})
            look["token"] = look["token"] or event["token"]
            return
    seen.append({"cell": event["cell"], "by": [event["seat"]], "token": event["token"]})
    seen.sort(key=lambda look: c.PLACES.index(look["cell"]))


def _hand_over(data: Doc, event: Doc) -> None:
    _seat(data, event)["beside"].remove(event["token"])
    _insert(data["seats"][event["to_seat"]]["beside"], event["token"], c.TOKEN_WORDS)


def _nothing(data: Doc, event: Doc) -> None:
    """An event for the log alone: what it changes comes with `ask`."""


FOLDS: dict[str, Callable[[Doc, Any], None]] = {
    "ask": _ask,
    "first": _nothing,
    "race": _race,
    "legend": _legend,
    "row": _row,
    "first_discard": _first_discard,
    "dealt": _dealt,
    "aside_returned": _aside_returned,
    "lay": _lay,
    "arranged": _arranged,
    "swap": _swap,
    "take": _take,
    "draw": _draw,
    "drop": _drop,
    "discard": _discard,
    "place": _place,
    "lifted": _nothing,
    "replaced": _replaced,
    "send": _send,
    "settle": _settle,
    "turn_up": _lay,
    "token": _token,
    "claim": _claim,
    "turn_over": _turn_over,
    "spend": _spend,
    "put_on": _put_on,
    "hammer": _hammer,
    "griffin": _griffin,
    "look": _look,
    "hand_over": _hand_over,
    "shuffle": _shuffle,
    "round": _round,
    "penalty": _penalty,
    "ending": _nothing,
    "reveal": _lay,
    "task": _nothing,
    "age": _age,
    "new_age": _new_age,
    "over": _nothing,
}
