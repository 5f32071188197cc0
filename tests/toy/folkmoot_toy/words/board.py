"""The table of Nine in words."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts


def lines(data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"nine-board-{id}", **texts.arguments("nine", args))

    found = [say("head", round=data["round"], limit=data["limit"])]
    for number, seat in enumerate(data["seats"]):
        points = sum(round[number] for round in data["points"])
        found.append(say("seat", who=names[number], points=points, cards=seat["cards"]))
        if seat["hand"]:
            found.append("  " + say("hand", cards=seat["hand"]))
        if seat["shown"] is not None:
            found.append("  " + say("shown", cards=seat["shown"]))
    if data["draft"]:
        found.append(say("draft", cards=data["draft"]))
    return found
