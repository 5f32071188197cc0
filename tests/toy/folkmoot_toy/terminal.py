"""Nine as a terminal draws it: cards as boxes that can be clicked on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from folkmoot.cli.pictures.drawing import QUIET, Marks, listed, marked, tagged
from folkmoot.core import Doc
from folkmoot.text import Texts

COLOURED = {"limit": "red1"}


def draw(data: Doc, texts: Texts, names: Sequence[str], marks: Marks, width: int) -> list[Text]:
    own = data["seat"] if type(data["seat"]) is int and data["seat"] >= 0 else None
    head = texts.say("nine-board-head", round=data["round"], limit=data["limit"])
    found = [Text(head, QUIET)]
    for number, seat in enumerate(data["seats"]):
        points = sum(round[number] for round in data["points"])
        words = texts.say("nine-board-seat", who=names[number], points=points, cards=seat["cards"])
        found.append(tagged(number, own, words))
        verbs = ("show",) if number == own else ()
        cards = [marked(f"[{card}]", "", marks.touch(str(card), verbs)) for card in seat["hand"] or []]
        if cards:
            found.append(listed(f"  {texts.say('nine-terminal-hand')}", cards))
        if seat["shown"] is not None:
            found.append(listed(f"  {texts.say('nine-terminal-shown')}", [Text(f"[{card}]") for card in seat["shown"]]))
    if data["draft"]:
        found.append(listed(texts.say("nine-terminal-draft"), [Text(f"[{card}]", "reverse") for card in data["draft"]]))
    return found
