"""Turns what the rules tell into events: in words, with every change of the table that a view shows."""

from __future__ import annotations

from typing import Any, Final

from folkmoot.core.contract import OVER, State
from folkmoot.core.events import Event
from folkmoot.core.folding import Folds
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.document import dice_doc, events_doc, field_doc, seat_doc, turn_doc
from folkmoot.games.tribes.edge.notation import NAMES, PLACES
from folkmoot.games.tribes.edge.progress import progress_doc
from folkmoot.games.tribes.edge.prompts import prompt_of
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
    turn_doc: ("active", "first", "rounds", "used", "this_turn", "moved_low", "moved_high", "found", "lent"),
    field_doc: ("terrain", "lands", "pile", "melted", "volcano"),
    dice_doc: ("dice", "die0", "die1", "next0", "next1"),
    events_doc: (
        "deck", "aside", "gone", "slot0", "slot1", "load0", "load1", "invaders_at", "invaders", "mammoth_at", "rider",
        "tiger_at",
    ),
}  # fmt: skip
"""What each part of the document is made from: it is written again only when one of these has changed."""

FOLDS: Final[Folds] = {
    "ask": tuple(f"set {key} ${key}" for key in ("turn", "prompt", "over", "progress", "draft")),
    "*": ("set draft $draft",),
}
"""What an event changes in a view beside the changes that it carries: see core/folding.py."""


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
        assert state.events is not None
        if kind == "ask":
            state.events.append(self.ask(state))
            return
        data = in_words(key, value, other, number)
        if state.drafting:
            data["draft"] = [NAMES[code] for code in state.trail]
            state.events.append(Event(kind, rule, seat, None, data, (seat,)))
            return
        changed = self.changes(state)
        if changed:
            data["set"] = changed
        state.events.append(Event(kind, rule, seat, data))

    def ask(self, state: Board) -> Event:
        """The question that is open now. Inside a draft only its seat learns how far it has come."""
        seat = int(state.turn) if state.turn >= 0 else -1
        prompt = prompt_of(state, True)
        if state.drafting:
            return Event("ask", prompt["rule"], seat, None, {"prompt": prompt}, (seat,))
        data: Doc = {
            "turn": int(state.turn),
            "prompt": prompt,
            "over": state.turn == OVER,
            "progress": progress_doc(state),
            "draft": None,
        }
        changed = self.changes(state)
        if changed:
            data["set"] = changed
        return Event("ask", prompt["rule"], seat, data)

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
                for key, value in seat_doc(state, seat).items():
                    if self.seats[seat].get(key, self) != value:
                        self.seats[seat][key] = value
                        found.append([["seats", seat, key], value])
        return found
