"""The game: what words, documents and views are made of."""

from __future__ import annotations

from typing import Any, final

from folkmoot.core import Game, State
from folkmoot.games.aetherya import dealing, notation
from folkmoot.games.aetherya.box import BOX, Box
from folkmoot.games.aetherya.options import OPTIONS, checked
from folkmoot.games.aetherya.reasons import REASONS
from folkmoot.games.aetherya.state import AetheryaState
from folkmoot.games.aetherya.table import Setup
from folkmoot.games.aetherya.words import MODES


@final
class Aetherya(Game):
    """Legends of Aetherya with the data of one box."""

    def __init__(self, box: Box) -> None:
        super().__init__("aetherya", 1, range(1, 5), OPTIONS)
        self.data = box
        self.box = box.digest
        self.actions = notation.ACTIONS
        self.chances = notation.CHANCES
        self.reasons = REASONS

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> AetheryaState:
        state = self.table(players, rules, options)
        dealing.open_box(state)
        return state

    def table(self, players: int, rules: int | None, options: dict[str, Any]) -> AetheryaState:
        """A state with these options on which nothing lies. One player without a mode plays solo."""
        seats = self.check_players(players)
        given = {"mode": "solo", **options} if seats == 1 else options
        values = checked(seats, given)
        setup = Setup(seats, MODES.index(values["mode"]), values, self.check_rules(rules), self.data)
        return AetheryaState(self, setup)

    def parse_in(self, state: State, text: str) -> int:
        return notation.parse(text)


GAME = Aetherya(BOX)
