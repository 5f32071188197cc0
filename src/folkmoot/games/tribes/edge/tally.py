"""Counts for statistics: places, tribes, powers, goals opened and met, events seen, rounds."""

from __future__ import annotations

from folkmoot.core import State
from folkmoot.core.bits import words_of
from folkmoot.core.tally import Tally, Words, order
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.state import TribesState


class TribesTally(Tally):
    """Open goals close again and events go by, so both are looked at after every step."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.opened = [0] * int(state.players)
        self.seen = 0

    def look(self, state: State, seat: int, move: str) -> None:
        assert isinstance(state, TribesState)
        for number in range(len(self.opened)):
            self.opened[number] |= int(state.tribes[number].open)
        self.seen |= c.EVERY_EVENT & ~int(state.deck | state.aside)
        if state.volcano >= 0:
            self.seen |= 1 << c.VOLCANO

    def seats(self, state: State) -> list[Words]:
        assert isinstance(state, TribesState)
        found = order(state, int(state.first))
        for words, tribe, opened in zip(found, state.tribes, self.opened, strict=False):
            words["tribe"] = [c.TRIBES[tribe.kind]]
            words["power"] = [c.POWERS[tribe.power]] if tribe.power >= 0 else []
            words["opened"] = words_of(opened | int(tribe.fulfilled), c.GOALS)
            words["met"] = words_of(int(tribe.fulfilled), c.GOALS)
        return found

    def table(self, state: State) -> Words:
        assert isinstance(state, TribesState)
        rounds = min(int(state.rounds) + 1, state.setup.box.rounds)
        return {"event": words_of(self.seen, c.EVENTS), "rounds": [str(rounds)]}


TALLY = TribesTally
