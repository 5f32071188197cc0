# mypyc: hot
"""T4: two dice that nobody tells apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.contract import STREAM_DICE
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.question import Chance

ONE_FACE: Final = [one for one, _ in c.PAIRS]
OTHER_FACE: Final = [other for _, other in c.PAIRS]


class RollTwo(Chance):
    """The pair that two dice show."""

    def __init__(self, ask: i64, word: str, rule: str, part: i64) -> None:
        super().__init__(ask, word, rule, part, c.ROLL_TWO, c.ROLL_ONE)

    def weight(self, b: Board, code: i64) -> i64:
        faces = b.setup.box.faces
        one: i64 = ONE_FACE[code - c.ROLL_TWO]
        other: i64 = OTHER_FACE[code - c.ROLL_TWO]
        product: i64 = i64(faces[one]) * i64(faces[other])
        return product if one == other else 2 * product

    def stream(self) -> i64:
        return STREAM_DICE

    def happen(self, b: Board, code: i64) -> None:
        self.rolled(b, ONE_FACE[code - c.ROLL_TWO], OTHER_FACE[code - c.ROLL_TWO])

    def rolled(self, b: Board, one: i64, other: i64) -> None:
        raise NotImplementedError
