# mypyc: hot
"""The state of a Tribes game: whose decision it is, what may be decided, what a decision does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import nth, ones
from folkmoot.core.contract import Game, State
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.absent import HEXES_NEEDED, SEATS_NEEDED
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.flow import advance
from folkmoot.games.tribes.engine.options import Setup
from folkmoot.games.tribes.engine.question_table import ASKED, DRAWN
from folkmoot.games.tribes.engine.telling import ToldGame


@final
class TribesState(Board):
    """See folkmoot.core.State."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)

    def clone(self) -> TribesState:
        copy = TribesState(self.game, self.setup)
        copy.copy_board(self)
        return copy

    def copy_from(self, other: State) -> None:
        if not isinstance(other, TribesState):
            raise self.cannot_copy(other)
        self.copy_board(other)

    def watch(self) -> None:
        super().watch()
        if self.teller is None:
            game = self.game
            assert isinstance(game, ToldGame)
            self.teller = game.teller_of(self)

    def scores(self) -> list[int]:
        return [int(self.tribes[seat].points) for seat in range(int(self.players))]

    def list_legal(self, out: Actions) -> None:
        ASKED[self.ask - c.FIRST_ASK].question.list_legal(self, out)

    def reason_of_seat(self, code: i64) -> i64:
        if HEXES_NEEDED[code] > self.setup.layout.size:
            return c.OFF_BOARD
        if SEATS_NEEDED[code] > self.players:
            return c.NOT_AT_TABLE
        return ASKED[self.ask - c.FIRST_ASK].question.reason(self, code)

    def weight(self, code: i64) -> i64:
        chance = DRAWN[self.ask - c.FIRST_CHANCE].chance
        return chance.weight(self, code) if code >= chance.low and code < chance.high else 0

    def step(self, code: i64) -> None:
        if code >= c.NUM_ACTIONS:
            DRAWN[self.ask - c.FIRST_CHANCE].chance.happen(self, code)
        else:
            ASKED[self.ask - c.FIRST_ASK].question.step(self, code)
        advance(self)

    def list_chance(self, out: Outcomes) -> None:
        chance = DRAWN[self.ask - c.FIRST_CHANCE].chance
        code: i64 = chance.low
        while code < chance.high:
            out.add(code, chance.weight(self, code))
            code += 1

    def chance_stream(self) -> i64:
        return DRAWN[self.ask - c.FIRST_CHANCE].chance.stream()

    def draw(self, rng: Rng) -> i64:
        """A card among equals is found without listing them all."""
        chance = DRAWN[self.ask - c.FIRST_CHANCE].chance
        cards: i64 = chance.undrawn(self)
        if cards != 0:
            return chance.low + nth(cards, rng.below(ones(cards)))
        code: i64 = chance.low
        total: i64 = 0
        while code < chance.high:
            total += chance.weight(self, code)
            code += 1
        ticket: i64 = rng.below(total)
        code = chance.low
        while ticket >= chance.weight(self, code):
            ticket -= chance.weight(self, code)
            code += 1
        return code
