"""Turns what the rules tell into events: in words, with every change of the table that a view shows."""

from __future__ import annotations

from typing import Any, Final

from folkmoot.core.contract import State
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.notation import NAMES, PLACES
from folkmoot.games.tribes.edge.prompts import asked
from folkmoot.games.tribes.edge.view import dice_data, events_data, field_data, seat_data, turn_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.telling import Teller

WORDS: Final[dict[str, Any]] = {
    "hex": PLACES, "from": PLACES, "to": PLACES, "resource": c.RESOURCES, "goal": c.GOALS, "event": c.EVENTS,
    "face": c.FACES, "face2": c.FACES, "deed": c.DEEDS, "level": c.STRENGTHS, "power": c.POWERS, "land": c.LANDS,
    "terrain": c.TERRAINS, "tribe": c.TRIBES, "step": NAMES,
}  # fmt: skip
"""Keys whose values are words; all others are numbers."""

SEAT_PARTS: Final = (
    "low", "high", "board", "goods", "villages", "hidden", "elder", "points", "earned", "open", "fulfilled", "deck",
    "under", "under_size", "tokens", "kind", "power",
)  # fmt: skip
PARTS: Final = {
    turn_data: ("active", "first", "rounds", "used", "this_turn", "moved_low", "moved_high", "found", "lent"),
    field_data: ("terrain", "lands", "pile", "melted", "volcano"),
    dice_data: ("dice", "die0", "die1", "next0", "next1"),
    events_data: (
        "deck", "aside", "gone", "slot0", "slot1", "load0", "load1", "invaders_at", "invaders", "mammoth_at", "rider",
        "tiger_at",
    ),
}  # fmt: skip
"""What each part of the document is made from: it is written again only when one of these has changed."""


def in_words(key: str, value: int, other: str, number: int) -> Doc:
    """What was told, with words for what has words."""
    pairs = ((key, value), (other, number))
    return {name: WORDS[name][what] if name in WORDS else what for name, what in pairs if name}


class Preview(Teller):
    """Collects what would happen, without what it changes on the table."""

    def __init__(self) -> None:
        self.told: list[Doc] = []

    def tell(
        self, state: State, kind: str, rule: str, seat: int, key: str, value: int, other: str, number: int
    ) -> None:
        if kind not in ("ask", "draft"):
            self.told.append({"kind": kind, "rule": rule, "seat": seat, **in_words(key, value, other, number)})


class EventTeller(Teller):
    """Watches one state. Remembers what it showed last, so that an event carries exactly what changed."""

    def __init__(self, state: Board) -> None:
        self.seen: dict[Any, tuple[Any, ...]] = {}
        self.shown: dict[str, Any] = {}
        self.seats: list[Doc] = [{} for _ in range(state.players)]
        self.changes(state)

    def tell(
        self, state: State, kind: str, rule: str, seat: int, key: str, value: int, other: str, number: int
    ) -> None:
        assert isinstance(state, Board)
        if kind == "ask":
            self.ask(state)
            return
        data = in_words(key, value, other, number)
        if state.drafting:
            data["draft"] = [NAMES[code] for code in state.trail]
            state.tell(kind, rule, seat, None, data)
        else:
            state.tell(kind, rule, seat, self.with_changes(state, data))

    def ask(self, state: Board) -> None:
        """The question that is open now. Inside a draft only its seat learns how far it has come."""
        seat = int(state.turn) if state.turn >= 0 else -1
        data = asked(state, state.drafting)
        rule = data["prompt"]["rule"]
        if state.drafting:
            state.tell("ask", rule, seat, None, data)
        else:
            state.tell("ask", rule, seat, self.with_changes(state, data))

    def with_changes(self, state: Board, data: Doc) -> Doc:
        changed = self.changes(state)
        if changed:
            data["set"] = changed
        return data

    def changes(self, state: Board) -> list[list[Any]]:
        """[path, new value] of every field that is not as it was shown last."""
        found: list[list[Any]] = []
        for build, names in PARTS.items():
            now = tuple(getattr(state, name) for name in names)
            if self.seen.get(build) != now:
                self.seen[build] = now
                for key, value in build(state).items():
                    if self.shown.get(key, self) != value:
                        self.shown[key] = value
                        found.append([[key], value])
        for seat in range(state.players):
            tribe = state.tribes[seat]
            now = tuple(getattr(tribe, name) for name in SEAT_PARTS)
            if self.seen.get(seat) != now:
                self.seen[seat] = now
                for key, value in seat_data(state, seat).items():
                    if self.seats[seat].get(key, self) != value:
                        self.seats[seat][key] = value
                        found.append([["seats", seat, key], value])
        return found
