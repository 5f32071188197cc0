"""A lesson or a puzzle under way in one terminal: a sitting with a prepared deal, a script for the others, a coach."""

from __future__ import annotations

from folkmoot import games
from folkmoot.bots.levels import ADVISER
from folkmoot.bots.names import bot_name
from folkmoot.cli.sitting import HUMAN, Sitting, Thinking
from folkmoot.core import OVER, Recorder
from folkmoot.lessons import (
    Advice,
    Answer,
    BestChoice,
    Coach,
    Lesson,
    LessonDealer,
    Puzzle,
    Verdict,
    answer,
    judge,
)
from folkmoot.lessons.book import SEAT

NOBODY = "novice"
"""Level named for the other seats of a puzzle; they never get to move."""


class LessonSitting(Sitting):
    """The table of a lesson or puzzle."""

    def __init__(self, found: Lesson | Puzzle | BestChoice, seed: int) -> None:
        self.found = found
        lesson = isinstance(found, Lesson)
        players = found.start["players"]
        seats = [HUMAN] + [found.level if isinstance(found, Lesson) else NOBODY] * (players - 1)
        docs = [{"name": bot_name(seat) if seat else None, "plays": who} for seat, who in enumerate(seats)]
        outcomes = found.outcomes if isinstance(found, Lesson) else ()
        dealer = LessonDealer(outcomes, seed.to_bytes(8, "big"))
        options = found.start.get("options", {})
        recorder = Recorder(games.get(found.game), dealer, players, options, found.start, seats=docs)
        recorder.opening["lesson"] = found.id
        dealer.follow(recorder)
        self.frozen = not lesson
        """True: the other seats never move; in a puzzle only the learner's turn counts."""
        self._begin(recorder, seats, seed)

    @property
    def bot(self) -> str | None:
        return None if self.frozen else super().bot

    @property
    def draft_names(self) -> list[str]:
        return [self.recorder.state.name(code) for code in self.steps]

    def coach(self) -> Coach:
        assert isinstance(self.found, Lesson)
        return Coach(self.found, self.told)

    def ask_bot(self) -> Thinking[int]:
        """The script's step, where it has one."""
        step = self.coach().step_of(self.recorder.state, self.draft_names)
        if step is None:
            return super().ask_bot()
        code = int(self.state.parse(step))
        return lambda cancelled: code

    def advise(self) -> Advice:
        """Return the coach's advice; where the script does not help, with a suggestion of a bot."""
        coach = self.coach()
        advice = coach.advise(self.recorder.state, self.draft_names)
        if not advice.ask_bot or self.state.turn == OVER:
            return advice
        thought = self._ask(ADVISER)(None)
        return coach.after_bot(advice, str(self.state.describe(thought.code)["verb"]), thought.move)

    @property
    def moves(self) -> list[list[str]]:
        """Return the learner's moves, row by row."""
        numbers = {number for number, seat in self.standing if seat == SEAT}
        return [row["steps"] for row in self.recorder.rows if row["n"] in numbers]

    def judge(self) -> Verdict:
        """Judge the try at a puzzle."""
        assert isinstance(self.found, Puzzle)
        return judge(self.found, self.game, self.moves)

    def answer(self) -> Answer:
        """Judge the choice that was made."""
        assert isinstance(self.found, BestChoice)
        return answer(self.found, self.moves)
