"""Differences between the views of two states of Nine, computed from the states directly."""

from __future__ import annotations

from folkmoot.core import ALL, OVER
from folkmoot.core.changes import Change
from folkmoot_toy.state import NineState


def common_changes(a: NineState, b: NineState) -> list[Change]:
    """From the spectators' view of `a` to that of `b`."""
    found: list[Change] = []
    if a.turn != b.turn:
        found += [["turn", b.turn], ["prompt", b.prompt()], ["over", b.turn == OVER]]
    if a.active != b.active:
        found.append(["active", b.active])
    if a.points != b.points:
        found += [["round", b.round], ["points", [list(round) for round in b.points]]]
    for seat in range(b.players):
        if len(a.hands[seat]) != len(b.hands[seat]):
            found.append(["seats", seat, "cards", len(b.hands[seat])])
        if a.shown[seat] != b.shown[seat]:
            found.append(["seats", seat, "shown", b.shown[seat]])
    return found


def own_changes(a: NineState, b: NineState, viewer: int) -> list[Change]:
    """Return the further changes of a seat's view, or of ALL: hands, and the draft of the seat that decides."""
    found: list[Change] = []
    for seat in range(b.players):
        if viewer in (ALL, seat) and a.hands[seat] != b.hands[seat]:
            found.append(["seats", seat, "hand", list(b.hands[seat])])
    before, after = (list(state.draft) if viewer in (ALL, state.turn) else [] for state in (a, b))
    if before != after:
        found.append(["draft", after])
    return found
