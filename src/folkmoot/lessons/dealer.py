"""Prepared chance that never gets stuck: the next outcome of the list as soon as it can come, else a seeded one.

What was used is read off the record, not remembered. So taking back brings the same cards again, and a table that is
loaded anew goes on where it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from folkmoot.core import BadNotation, Dealer, Doc, Recorder, SimDealer, State, standing_moves


class LessonDealer(Dealer):
    """Deals for the game that `follow` names."""

    def __init__(self, outcomes: Sequence[str], seed: bytes) -> None:
        self.outcomes = list(outcomes)
        self.seed = seed
        self.recorder: Recorder | None = None
        self.rows = -1
        self.now: list[str] = []
        """Outcomes dealt in the current row."""

    def follow(self, recorder: Recorder) -> None:
        """Read what was dealt so far off this record."""
        self.recorder = recorder

    def pick(self, state: State) -> int:
        rows = self.recorder.rows if self.recorder is not None else []
        if len(rows) != self.rows:
            self.rows, self.now = len(rows), []
        before = [*chances(state, rows), *self.now]
        code = self._scripted(state, before)
        if code is None:
            mark = hashlib.sha256(self.seed + len(before).to_bytes(4, "big")).digest()
            code = SimDealer(int.from_bytes(mark[:7], "big")).pick(state)
        self.now.append(state.name(code))
        return code

    def _scripted(self, state: State, before: Sequence[str]) -> int | None:
        """The outcome that is next on the list, if it can come now."""
        used = 0
        for step in before:
            if used < len(self.outcomes) and step == self.outcomes[used]:
                used += 1
        if used == len(self.outcomes):
            return None
        try:
            code = state.parse(self.outcomes[used])
        except BadNotation:
            return None
        return code if any(code == possible for possible, _ in state.chance_outcomes()) else None


def chances(state: State, rows: Sequence[Doc]) -> list[str]:
    """Everything that chance brought in the moves that stand."""
    most = state.game.num_actions
    steps = [step for n in standing_moves(rows) for step in rows[n - 1]["steps"]]
    return [step for step in steps if state.parse(step) >= most]
