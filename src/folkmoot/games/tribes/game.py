"""Tribes for callers: the edge of the engine, where words and documents are made."""

from __future__ import annotations

from typing import Any, final

from folkmoot.core.contract import Game, State
from folkmoot.games.tribes.box import PACKAGED, Box
from folkmoot.games.tribes.cards import REASONS
from folkmoot.games.tribes.deal import new_game
from folkmoot.games.tribes.options import OPTIONS, make_setup
from folkmoot.games.tribes.state import TribesState


@final
class TribesGame(Game):
    """See folkmoot.core.Game."""

    def __init__(self, box: Box) -> None:
        super().__init__("tribes", 1, range(2, 5), OPTIONS)
        self.data = box
        self.box = box.digest
        self.reasons = list(REASONS)
        self.actions = [str(i) for i in range(940)]
        self.chances = [str(i) for i in range(98)]

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        setup = make_setup(self.check_players(players), self.check_rules(rules), self.data, options)
        state = TribesState(self, setup)
        new_game(state)
        state.settle()
        return state


GAME = TribesGame(PACKAGED)
