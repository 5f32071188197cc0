"""Counts for statistics: who began, the race that prevails in each kingdom, legends claimed, tokens used."""

from __future__ import annotations

from folkmoot.core import State
from folkmoot.core.bits import ones
from folkmoot.core.tally import Tally, Words, order
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.state import AetheryaState

RACES = range(c.HUMAN, c.HUMAN + c.NUM_RACES)


class AetheryaTally(Tally):
    """Counts of a finished game. The cards laid in the middle were dealt, so they are left out."""

    def seats(self, state: State) -> list[Words]:
        assert isinstance(state, AetheryaState)
        found = order(state, int(state.first))
        for seat, words in enumerate(found):
            cards = {kind: int(ones(state.kingdoms[seat].of(kind))) for kind in RACES}
            most = max(cards.values())
            words["race"] = [c.CARDS[kind] for kind, number in cards.items() if number == most > 0]
            own = int(state.race_of(seat))
            words["people"] = [c.CARDS[own]] if own else []
            words |= {kind: chosen for kind, chosen in self.chosen[seat].items() if kind != "lay"}
        return found


TALLY = AetheryaTally
