# mypyc: hot
"""Points: which rows they stand in, how they are won and lost (T1, T133)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.games.tribes.engine.board import Board

ROW_VILLAGES: Final = 0
ROW_GOALS: Final = 1
ROW_ALTAR: Final = 2
ROW_CHIEF: Final = 3
ROW_INVADERS: Final = 4
ROW_MAMMOTH: Final = 5
ROW_TIGER: Final = 6
ROW_ELDERS: Final = 7
NUM_ROWS: Final = 8
ROWS: Final = (
    ("villages", "T11"),
    ("goals", "T22"),
    ("altar", "T41"),
    ("chief", "T41"),
    ("invaders", "T155"),
    ("mammoth", "T41"),
    ("sabre_tooth", "T41"),
    ("elders", "T30"),
)
"""Rows of the score pad: word and rule of each."""
ROW_WORDS: Final = tuple([word for word, _ in ROWS])


def gain(b: Board, seat: i64, points: i64, row: i64) -> None:
    """T133: who reaches the points wins at that moment."""
    if points == 0 or b.winner >= 0:
        return
    tribe = b.tribes[seat]
    tribe.count_points(row, points)
    if tribe.points >= b.setup.box.points_to_win:
        b.winner = seat


def lose_points(b: Board, seat: i64, points: i64, row: i64) -> None:
    """T1: never below nothing."""
    tribe = b.tribes[seat]
    had: i64 = tribe.points_in(row)
    tribe.count_points(row, -(points if points < had else had))
