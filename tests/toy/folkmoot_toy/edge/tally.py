"""Counts of Nine for statistics: the seats that overshot the limit in some round."""

from __future__ import annotations

from folkmoot.core import State
from folkmoot.core.tally import Tally, Words
from folkmoot_toy.state import NineState


class NineTally(Tally):
    def seats(self, state: State) -> list[Words]:
        assert isinstance(state, NineState)
        return [
            {"overshot": ["limit"] if any(not round[seat] for round in state.points) else []}
            for seat in range(state.players)
        ]


TALLY = NineTally
