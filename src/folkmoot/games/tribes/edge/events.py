"""Turns what the rules tell into events: in words, with every change of the table that a view shows."""

from __future__ import annotations

from typing import Any, Final

from folkmoot.core.contract import State
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.notation import NAMES
from folkmoot.games.tribes.edge.prompts import asked
from folkmoot.games.tribes.edge.verbs import PLACES
from folkmoot.games.tribes.edge.view import (
    dice_data,
    dice_source,
    events_data,
    events_source,
    field_data,
    field_source,
    seat_data,
    seat_source,
    turn_data,
    turn_source,
)
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.telling import Teller

WORDS: Final[dict[str, Any]] = {
    "hex": PLACES, "from": PLACES, "to": PLACES, "resource": c.RESOURCES, "goal": c.GOALS, "event": c.EVENTS,
    "face": c.FACES, "face2": c.FACES, "deed": c.DEEDS, "level": c.STRENGTHS, "power": c.POWERS, "land": c.LANDS,
    "terrain": c.TERRAINS, "tribe": c.TRIBES, "step": NAMES,
}  # fmt: skip
"""Keys whose values are words; all others are numbers."""

PARTS: Final = (
    (turn_data, turn_source),
    (field_data, field_source),
    (dice_data, dice_source),
    (events_data, events_source),
)
"""Parts of the document, each with what it is made from: it is written again only when that has changed."""


def in_words(key: str, value: int, other: str, number: int) -> Doc:
    """Return the two values of an event under their names, as words where they have words."""
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
        for build, source in PARTS:
            now = source(state)
            if self.seen.get(build) != now:
                self.seen[build] = now
                for key, value in build(state).items():
                    if self.shown.get(key, self) != value:
                        self.shown[key] = value
                        found.append([[key], value])
        for seat in range(state.players):
            tribe = state.tribes[seat]
            now = seat_source(tribe)
            if self.seen.get(seat) != now:
                self.seen[seat] = now
                for key, value in seat_data(state, seat).items():
                    if self.seats[seat].get(key, self) != value:
                        self.seats[seat][key] = value
                        found.append([["seats", seat, key], value])
        return found
