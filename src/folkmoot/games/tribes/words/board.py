"""The table of Tribes in words. The browser's describe.ts writes the same lines."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc
from folkmoot.text import Texts


class Sayer:
    """One table in one language."""

    def __init__(self, data: Doc, texts: Texts, names: Sequence[str]) -> None:
        self.data = data
        self.texts = texts
        self.names = names

    def say(self, id: str, **args: object) -> str:
        return self.texts.say(f"tribes-board-{id}", **self.texts.arguments("tribes", args))

    def listed(self, id: str, key: str, said: list[str]) -> str:
        """A line with a list of what is in words already."""
        return self.texts.say(f"tribes-board-{id}", **{key: self.texts.listed(said) or self.texts.say("none")})

    def in_order(self, things: Sequence[str]) -> str:
        """Things one by one, where their order matters: a row of dice is pushed from the left."""
        return self.texts.listed(self.texts.word("tribes", thing) for thing in things)

    def hex(self, hex: str, terrain: str) -> str:
        lands = {at: land for land, at in self.data["lands"].items()}
        shown = self.say("land", terrain=terrain, land=lands[hex]) if hex in lands else terrain
        return self.say("hex", hex=hex, terrain=shown, there=self.on_hex(hex))

    def on_hex(self, hex: str) -> list[str]:
        """Name the members and pieces on a hex."""
        found = []
        for number, seat in enumerate(self.data["seats"]):
            if hex in seat["members"]:
                found.append(f"{self.names[number]} {seat['members'][hex]}")
            if hex in seat["villages"]:
                found.append(self.say("village", who=self.names[number]))
            if seat["elder"] == hex:
                found.append(self.say("elder", who=self.names[number]))
        return found + self.pieces(hex)

    def pieces(self, hex: str) -> list[str]:
        """Name the pieces on a hex that belong to no seat, or to a rider."""
        found = []
        invaders, mammoth = self.data["invaders"], self.data["mammoth"]
        if invaders and invaders["hex"] == hex:
            found.append(f"{self.texts.word('tribes', 'invaders')} {invaders['number']}")
        if mammoth and mammoth["hex"] == hex:
            rider = mammoth["rider"]
            tame = rider is not None
            found.append(self.say("rider", who=self.names[rider]) if tame else self.texts.word("tribes", "mammoth"))
        if self.data["sabre_tooth"] == hex:
            found.append(self.texts.word("tribes", "sabre_tooth"))
        return found

    def card(self, card: Doc) -> str:
        """An open event, with what lies on it."""
        load = card["load"]
        number = sum(load.values()) if isinstance(load, dict) else load
        return (
            self.say("card", event=card["event"], number=number) if number else self.texts.word("tribes", card["event"])
        )

    def seat(self, number: int) -> list[str]:
        seat = self.data["seats"][number]
        deck = len(seat["deck"]) + len(seat["under"])
        more = [self.say("force", members=sum(seat["members"].values()), villages=len(seat["villages"]), deck=deck)]
        if seat["ambush"]:
            more.append(self.say("ambush", number=seat["ambush"]))
        if seat["hidden_village"]:
            more.append(self.say("hidden"))
        if seat["power"]:
            more.append(self.say("leader", power=seat["power"]))
        counted = self.data["progress"][number]
        if counted:
            goals = [self.say("goal", goal=goal, have=have, need=need) for goal, (have, need) in counted.items()]
            more.append(self.listed("open", "goals", goals))
        for id, key, word in (("met", "fulfilled", "goals"), ("tokens", "tokens", "tokens")):
            if seat[key]:
                more.append(self.say(id, **{word: seat[key]}))
        head = self.say("seat", who=self.names[number], tribe=seat["tribe"], points=seat["points"], **seat["resources"])
        return [head, *(f"  {line}" for line in more)]


def lines(data: Doc, texts: Texts, names: Sequence[str]) -> list[str]:
    sayer = Sayer(data, texts, names)
    say = sayer.say
    found = [say("head", rounds=data["rounds"] + 1)]
    found += [sayer.hex(hex, terrain) for hex, terrain in data["field"].items()]
    if data["glacier"]["stones"]:
        found.append(say("glacier", number=data["glacier"]["stones"]))
    if data["volcano"] is not None:
        found.append(say("volcano", cell=data["volcano"]))
    found += [say("rows", deed=deed, dice=sayer.in_order(dice)) for deed, dice in data["rows"].items()]
    found.append(say("dice", dice=data["dice"], next=data["next_dice"]))
    found.append(sayer.listed("events", "events", [sayer.card(card) for card in data["events"]]))
    found.append(say("deck", number=len(data["event_deck"])))
    for number in range(len(data["seats"])):
        found += sayer.seat(number)
    if data["draft"]:
        found.append(say("draft", steps=data["draft"]))
    return found
