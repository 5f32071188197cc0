"""Positions and scripted play for the rulings of Legends of Aetherya."""

from __future__ import annotations

from typing import Any

from folkmoot.core import Doc, State
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.state import AetheryaState

PLAIN = "????/?PF?/?MS?/????"
"""A middle that meets no legend and has no race."""


def table(*kingdoms: str | Doc, **given: Any) -> AetheryaState:
    """A position: one kingdom (letters, or a whole seat) for each player, seat 0 to move."""
    seats = [{"cards": one} if isinstance(one, str) else one for one in kingdoms]
    options = {key: given.pop(key) for key in list(given) if key in OPTION_NAMES}
    doc: Doc = {"players": len(seats), "options": options, "turn": 0, "seats": seats}
    if "ask" in given:
        doc["prompt"] = {"ask": given.pop("ask"), "args": given.pop("args", {})}
    doc.setdefault("discards", [["portal"], ["portal"]] if options.get("mode") == "coop" else [["portal"]])
    if "shown" in given:
        doc["legends"] = {"shown": given.pop("shown")}
    doc.update(given)
    state = GAME.from_position(doc)
    assert isinstance(state, AetheryaState)
    return state


OPTION_NAMES = [option.name for option in GAME.options]


def start(players: int, **options: Any) -> AetheryaState:
    state = GAME.start(players, **options)
    assert isinstance(state, AetheryaState)
    return state


def play(state: State, *steps: str) -> None:
    """Take actions and outcomes of chance in notation."""
    for step in steps:
        state.apply(state.parse(step))


def legal(state: State) -> list[str]:
    return [state.name(code) for code in state.legal_actions()]


def verbs(state: State) -> set[str]:
    return {text.partition(" ")[0] for text in legal(state)}


def why(state: State, text: str) -> tuple[str, str] | None:
    """The code and the rule of a refusal."""
    refusal = state.refusal(state.parse(text))
    return None if refusal is None else (refusal.code, refusal.rule)


def outcomes(state: State) -> dict[str, int]:
    """Return the outcomes of chance, with weights."""
    return {state.name(code): weight for code, weight in state.chance_outcomes()}


def ask(state: State) -> str:
    data = state.view(None).data
    return str(data["prompt"]["ask"])


def cards(state: State, seat: int) -> str:
    return str(state.to_position()["seats"][seat]["cards"])


def deal(state: State) -> None:
    """The first possible outcome, again and again, until a seat decides or the game is over."""
    while state.chance_outcomes():
        state.apply(state.chance_outcomes()[0][0])
