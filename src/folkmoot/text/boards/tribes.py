"""The table of Tribes in words."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts


def lines(data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    def say(id: str, **args: object) -> str:
        return texts.say(f"tribes-board-{id}", **texts.arguments("tribes", args))

    found = [say("head", rounds=data["rounds"] + 1)]
    lands = {hex: land for land, hex in data["lands"].items()}
    for hex, terrain in data["field"].items():
        shown = say("land", terrain=terrain, land=lands[hex]) if hex in lands else terrain
        found.append(say("hex", hex=hex, terrain=shown, there=on_hex(data, hex, texts, names)))
    for deed, dice in data["rows"].items():
        found.append(say("rows", deed=deed, dice=dice))
    found.append(say("dice", dice=data["dice"], next=data["next_dice"]))
    found.append(say("events", events=[card["event"] for card in data["events"]]))
    for number, seat in enumerate(data["seats"]):
        tribe = seat["tribe"]
        found.append(say("seat", who=names[number], tribe=tribe, points=seat["points"], **seat["resources"]))
        for id, key in (("leader", "power"), ("open", "open"), ("met", "fulfilled"), ("tokens", "tokens")):
            if seat[key]:
                found.append(f"  {say(id, power=seat['power'], goals=seat[key], tokens=seat[key])}")
    if data["draft"]:
        found.append(say("draft", steps=data["draft"]))
    return found


def on_hex(data: Doc, hex: str, texts: Texts, names: Sequence[str]) -> list[str]:
    """Who and what stands on a hex."""
    found = []
    for number, seat in enumerate(data["seats"]):
        if hex in seat["members"]:
            found.append(f"{names[number]} {seat['members'][hex]}")
        if hex in seat["villages"]:
            found.append(texts.say("tribes-board-village", who=names[number]))
        if seat["elder"] == hex:
            found.append(texts.say("tribes-board-elder", who=names[number]))
    if data["invaders"] and data["invaders"]["hex"] == hex:
        found.append(f"{texts.word('tribes', 'invaders')} {data['invaders']['number']}")
    if data["mammoth"] and data["mammoth"]["hex"] == hex:
        found.append(texts.word("tribes", "mammoth"))
    if data["sabre_tooth"] == hex:
        found.append(texts.word("tribes", "sabre_tooth"))
    return found
