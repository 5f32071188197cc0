# mypyc: hot
"""The state of a Tribes game: whose decision it is, what may be decided, what a decision does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.contract import CANNOT_COME, CHANCE, CHANCE_DECIDES, GAME_OVER, LEGAL, NOT_NOW, OVER, Game, State
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.games.tribes.engine.answers import take_answer
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.chance import FIRST_CODES, LAST_CODES, happen, nth, stream, undrawn, weight
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_BEFORE,
    A_END,
    C_EVENT,
    C_TERRAIN,
    DRAW_EVENT,
    DRAW_GOAL,
    FIRST_ASK,
    FIRST_CHANCE,
    NUM_ACTIONS,
    P_OVER,
)
from folkmoot.games.tribes.engine.flow import go_on
from folkmoot.games.tribes.engine.legality import test_answer
from folkmoot.games.tribes.engine.options import Setup
from folkmoot.games.tribes.engine.questions import is_forced, list_answers
from folkmoot.games.tribes.engine.tribe import bits


@final
class TribesState(Board):
    """See folkmoot.core.State."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.answers = Actions()
        """Scratch for finding forced answers; never part of the state."""

    def clone(self) -> TribesState:
        copy = TribesState(self.game, self.setup)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        if not isinstance(other, TribesState):
            raise TypeError(f"cannot copy a {type(other).__name__} into a TribesState")
        self.copy_table(other)

    def watch(self) -> None:
        super().watch()
        if self.teller is None:
            from folkmoot.games.tribes.edge.events import Reporter

            self.teller = Reporter(self)

    def scores(self) -> list[int]:
        return [int(self.tribes[seat].points) for seat in range(int(self.players))]

    def list_legal(self, out: Actions) -> None:
        list_answers(self, out)

    def reason(self, code: i64) -> i64:
        if self.turn == OVER:
            return GAME_OVER
        if code >= NUM_ACTIONS:
            if self.turn != CHANCE:
                return NOT_NOW
            return LEGAL if weight(self, code) > 0 else CANNOT_COME
        return CHANCE_DECIDES if self.turn == CHANCE else test_answer(self, code)

    def step(self, code: i64) -> None:
        if code >= NUM_ACTIONS:
            happen(self, code)
        else:
            take_answer(self, code)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody decides: a seat with a choice, or chance."""
        while True:
            if self.winner >= 0:
                self.phase = P_OVER
            if self.phase >= FIRST_ASK:
                if self.phase == A_ACT or self.phase == A_END or self.phase == A_BEFORE:
                    self.forget()
                if not is_forced(self, self.answers):
                    self.turn = self.who
                    break
                take_answer(self, self.answers.codes[0])
            elif self.phase >= FIRST_CHANCE:
                self.turn = CHANCE
                break
            elif self.phase == P_OVER:
                self.turn = OVER
                break
            else:
                go_on(self)
        if self.events is not None:
            self.report("ask", "", self.turn, "", 0, "", 0)

    def list_chance(self, out: Outcomes) -> None:
        code: i64 = FIRST_CODES[self.phase - C_TERRAIN]
        end: i64 = LAST_CODES[self.phase - C_TERRAIN]
        while code < end:
            out.add(code, weight(self, code))
            code += 1

    def chance_stream(self) -> i64:
        return stream(self)

    def draw(self, rng: Rng) -> i64:
        """A card among equals is found without listing them all."""
        cards: i64 = undrawn(self)
        if cards != 0:
            base: i64 = DRAW_EVENT if self.phase == C_EVENT else DRAW_GOAL
            return base + nth(cards, rng.below(bits(cards)))
        code: i64 = FIRST_CODES[self.phase - C_TERRAIN]
        total: i64 = 0
        end: i64 = LAST_CODES[self.phase - C_TERRAIN]
        while code < end:
            total += weight(self, code)
            code += 1
        ticket: i64 = rng.below(total)
        code = FIRST_CODES[self.phase - C_TERRAIN]
        while ticket >= weight(self, code):
            ticket -= weight(self, code)
            code += 1
        return code
