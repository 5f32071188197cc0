"""What the seat that is asked sees, as `deciding` needs it; and what a ground is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.tribes import oracle

Doc = dict[str, Any]
TABLE, MOMENT, LACK, CHOICE, NUMBER, PRICE, ORDER = range(7)
"""Ranks; see `deciding`."""
KINDS = ("food", "wood", "stone")
STRENGTH = ("weak", "normal", "strong")
TOKENS = {"altar": "food", "canoe": "wood", "walls": "stone"}


class Ground(NamedTuple):
    rank: int
    code: str
    rule: str = ""
    facts: Doc = {}  # noqa: RUF012
    """What the refusal must tell of the position."""


Grounds = Iterator[Ground]


class Table:
    """What the seat that is asked sees, its draft included."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.prompt = view["prompt"]
        self.ask: str = self.prompt["ask"]
        self.args: Doc = self.prompt["args"]
        self.who: int = self.prompt["seat"]
        self.draft = [step.split() for step in view["draft"] or []]
        self.own: Doc = {**view["seats"][self.who]}
        self.own["members"] = {**self.own["members"]}
        self.moved = {**view["moved"]}
        self.mammoth = view["mammoth"] and view["mammoth"]["hex"]
        for verb, *hexes in self.draft:
            self.change(hexes[-1], 1)
            if verb != "grow":
                self.change(hexes[0], -1)
                self.moved[hexes[1]] = self.moved.get(hexes[1], 0) + 1
            if verb == "ride":
                self.mammoth = hexes[1]
        self.now = {**view, "seats": [*view["seats"][: self.who], self.own, *view["seats"][self.who + 1 :]]}
        self.held: Doc = self.own["resources"]
        self.events = {card["event"]: card["load"] for card in view["events"]}
        self.invaders = view["invaders"] and view["invaders"]["hex"]
        self.volcano = beside_volcano(view)

    def change(self, hex: str, number: int) -> None:
        if hex == "board":
            self.own["ambush"] += number
            return
        self.own["members"][hex] = self.own["members"].get(hex, 0) + number
        if not self.own["members"][hex]:
            del self.own["members"][hex]

    def here(self, hex: str) -> int:
        return int(self.own["members"].get(hex, 0))

    def has(self, development: str) -> bool:
        return development in self.own["fulfilled"] or (
            self.view["lent"] == development and self.who == self.view["active"]
        )

    def others(self, hex: str) -> bool:
        return any(hex in seat["members"] for number, seat in enumerate(self.view["seats"]) if number != self.who)

    def frozen(self, hex: str) -> bool:
        return bool(self.view["lands"].get("glacier") == hex and not self.view["glacier"]["melted"])

    def price(self, token: str) -> int:
        return 3 - int(self.events[token])

    def fresh(self) -> bool:
        return not self.draft and self.prompt["done"] == 0


def cells(players: int) -> list[tuple[int, int]]:
    """T41: the places beside the board, row by row, that touch two hexes or more and are not closed in."""
    places = oracle.PLACES[players]
    near = {(q + a, r + b) for q, r in places for a, b in oracle.STEPS} - set(places)
    return [
        (q, r)
        for q, r in sorted(near, key=lambda cell: cell[::-1])
        if 2 <= sum((q + a, r + b) in places for a, b in oracle.STEPS) < 6
    ]


def touching(players: int, cell: tuple[int, int]) -> set[str]:
    places = oracle.PLACES[players]
    return {
        oracle.HEXES[places.index((cell[0] + a, cell[1] + b))]
        for a, b in oracle.STEPS
        if (cell[0] + a, cell[1] + b) in places
    }


def beside_volcano(view: Doc) -> set[str]:
    if view["volcano"] is None:
        return set()
    return touching(view["players"], cells(view["players"])[view["volcano"] - 1])
