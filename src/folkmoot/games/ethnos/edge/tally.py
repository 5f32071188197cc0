"""Counts for statistics: who began, leaders of bands, kingdoms of markers, the tribes in play."""

from __future__ import annotations

from folkmoot.core import State
from folkmoot.core.bits import in_set
from folkmoot.core.tally import Tally, Words, order
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.state import EthnosState


class EthnosTally(Tally):
    """The first player of the first age is kept: later ages begin with others."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.first = -1

    def look(self, state: State, seat: int, move: str) -> None:
        super().look(state, seat, move)
        if self.first < 0:
            assert isinstance(state, EthnosState)
            self.first = int(state.first)

    def seats(self, state: State) -> list[Words]:
        return [{**place, **chosen} for place, chosen in zip(order(state, self.first), self.chosen, strict=True)]

    def table(self, state: State) -> Words:
        assert isinstance(state, EthnosState)
        return {"tribe": [word for number, word in enumerate(c.TRIBES) if in_set(state.tribes, number)]}


TALLY = EthnosTally
