"""Short ways to set up a table and to play on it.

Unless a test says otherwise the terrain is lake, forest, mountain in turn, seat 0 leads the Daba, seat 1 the Indartsu,
seat 2 the Kia-kia, seat 3 the Muk'kan; seat 0 is first and active and has a sun and a moon.

Two players:      a b c       a lake, b forest, c mountain
                   d e f
                    g h i
"""

from __future__ import annotations

from typing import Any

from folkmoot.core import Doc
from folkmoot.games import get
from folkmoot.games.tribes.engine.state import TribesState

GAME = get("tribes")


def table(ask: str, *seats: Doc, options: Any = None, **fields: Any) -> TribesState:
    """The state of a position with this question and these seats."""
    doc: Doc = {"players": max(len(seats), 2), "prompt": {"ask": ask}, "options": options or {}, **fields}
    if seats:
        doc["seats"] = list(seats)
    state = GAME.from_position(doc)
    assert isinstance(state, TribesState)
    return state


def tribe(members: Any = None, food: Any = 0, wood: Any = 0, stone: Any = 0, **more: Any) -> Doc:
    """One seat of a position."""
    return {"members": members or {}, "resources": {"food": food, "wood": wood, "stone": stone}, **more}


def led(kind: str, power: str, members: Any = None, **more: Any) -> Doc:
    """A seat with a leader."""
    return tribe(members, **more) | {"tribe": kind, "power": power}


LED: Doc = {"leaders": "choose"}


def play(state: TribesState, *steps: str) -> TribesState:
    """Take actions and outcomes of chance, given in notation."""
    for step in steps:
        state.apply(state.parse(step))
    return state


def legal(state: TribesState, verb: str = "") -> list[str]:
    """Return the legal actions, or what may follow one verb."""
    names = [state.name(code) for code in state.legal_actions()]
    if not verb:
        return names
    return [name[len(verb) + 1 :] for name in names if name.split()[0] == verb]


def why(state: TribesState, action: str) -> str:
    """The code of the refusal of an action; empty if it is legal."""
    refusal = state.refusal(state.parse(action))
    return refusal.code if refusal else ""


def seat(state: TribesState, number: int) -> Doc:
    """A seat as all see it."""
    found: Doc = state.view(None).data["seats"][number]
    return found


def members(state: TribesState, number: int) -> Doc:
    found: Doc = seat(state, number)["members"]
    return found


def goods(state: TribesState, number: int) -> tuple[int, int, int]:
    """Food, wood, stone."""
    held = seat(state, number)["resources"]
    return held["food"], held["wood"], held["stone"]


def points(state: TribesState) -> list[int]:
    return state.scores()


def data(state: TribesState) -> Doc:
    return state.view(None).data


def ask(state: TribesState) -> str:
    """The question that is open."""
    word: str = data(state)["prompt"]["ask"]
    return word


def event(name: str, load: Any = None) -> Doc:
    """An open event."""
    return {"event": name} if load is None else {"event": name, "load": load}
