"""The table of Ethnos in words."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts


def lines(data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"ethnos-board-{id}", **texts.arguments("ethnos", args))

    deck = data["deck"]
    found = [
        say("head", age=data["age"], ages=data["ages"], dragons=data["dragons"], **deck),
        say("tribes", tribes=data["tribes"]),
        say("row", cards=data["face_up"]),
    ]
    for name, kingdom in data["kingdoms"].items():
        markers = [f"{names[seat]} {number}" for seat, number in enumerate(kingdom["markers"]) if number]
        found.append(say("kingdom", kingdom=name, tokens=kingdom["tokens"], markers=markers))
    for number, seat in enumerate(data["seats"]):
        found.append(say("seat", who=names[number], glory=seat["glory"], supply=seat["supply"], cards=seat["cards"]))
        found += [f"  {line}" for line in seat_lines(data, number, seat, say)]
    if data["draft"]:
        found.append(say("draft", cards=data["draft"]["cards"]))
    return found


def seat_lines(data: Doc, number: int, seat: Doc, say: object) -> list[str]:
    assert callable(say)
    found = []
    if seat["hand"] is not None:
        found.append(say("hand", cards=seat["hand"]))
    elif seat["known"]:
        found.append(say("known", cards=seat["known"]))
    for band in seat["bands"]:
        if band["leader"] is None:
            found.append(say("skeletons", cards=band["cards"]))
        else:
            found.append(say("band", leader=band["leader"], cards=band["cards"]))
    if "merfolk" in data["tribes"]:
        found.append(say("merfolk", space=seat["merfolk"]))
    if seat["orcs"]:
        found.append(say("orcs", spaces=seat["orcs"]))
    if seat["trolls"]:
        found.append(say("trolls", tokens=seat["trolls"]))
    if data["giant"] == number:
        found.append(say("giant"))
    return found
