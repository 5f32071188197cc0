"""Puzzles: any way that reaches the goal counts. What was tried is played to its end on the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from folkmoot.core import ALL, OVER, Doc, Game, State
from folkmoot.lessons.book import SEAT, Condition, Puzzle, value_at


@dataclass(frozen=True)
class Verdict:
    """Verdict on a try."""

    state: Literal["open", "solved", "wrong"]
    """`open` while the learner's turn goes on, then `solved` or `wrong`."""
    text: str
    got: int
    need: int


def judge(puzzle: Puzzle, game: Game, moves: Sequence[Sequence[str]]) -> Verdict:
    """Play the learner's moves from the position and look whether the goal is reached."""
    state = game.from_position(puzzle.start)
    steps = [step for move in moves for step in move]
    for step in steps:
        if state.turn == OVER:
            break
        state.apply(state.parse(step))
    return verdict(puzzle, state, steps)


def verdict(puzzle: Puzzle, state: State, steps: Sequence[str]) -> Verdict:
    """The same for a state that is reached already, by these steps."""
    need = puzzle.goal.least
    if state.turn == SEAT:
        return Verdict("open", puzzle.text("task"), 0, need)
    got = measure(puzzle.goal, finish(puzzle, state))
    if got >= need:
        return Verdict("solved", puzzle.text("solved"), got, need)
    told = next((name for step, name in puzzle.wrong.items() if step in steps), None)
    return Verdict("wrong", puzzle.text(f"wrong-{told}" if told else "wrong"), got, need)


def finish(puzzle: Puzzle, state: State) -> State:
    """The position in which the goal is looked at: what follows the turn by itself has happened, as far as it can."""
    after = state.clone()
    for step in puzzle.after:
        code = after.parse(step)
        if after.turn != OVER and after.refusal(code) is None:
            after.step(code)
    return after


def measure(goal: Condition, state: State) -> int:
    """The number that the goal speaks of."""
    if goal.path == "won":
        result = state.result()
        return int(result is not None and SEAT in result.winners)
    scores = state.scores()
    if goal.path == "score":
        return scores[SEAT]
    if goal.path == "lead":
        return scores[SEAT] - max(score for seat, score in enumerate(scores) if seat != SEAT)
    data = state.view(ALL).data
    return number_at(data, goal.path) - (number_at(data, goal.over) if goal.over else 0)


def number_at(data: Doc, path: str) -> int:
    """A number in a view; of a list its length."""
    found = value_at(data, path)
    return len(found) if isinstance(found, list) else int(found or 0)
