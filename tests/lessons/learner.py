"""A learner at a lesson's table: follows the coach, or does something else."""

from __future__ import annotations

from collections.abc import Callable

from folkmoot import bots, games
from folkmoot.core import OVER, Doc, Event, Recorder, State
from folkmoot.lessons import Advice, Coach, Lesson, LessonDealer
from folkmoot.lessons.book import SEAT

Choose = Callable[[State, Advice, int], str]
"""The next step, from the table with the draft, what the coach says, and the number of the decision."""


def follow(state: State, advice: Advice, number: int) -> str:
    return advice.point[0]


def first(state: State, advice: Advice, number: int) -> str:
    """Anything but what the coach says, if there is anything else."""
    names = [state.name(code) for code in state.legal_actions()]
    return next((name for name in names if name not in advice.point), names[0])


class Learner:
    """One game of a lesson, and everything the coach said in it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = games.get(lesson.game)
        dealer = LessonDealer(lesson.outcomes, b"lesson")
        start = lesson.start
        self.recorder = Recorder(self.game, dealer, start["players"], start.get("options"), start, watching=True)
        dealer.follow(self.recorder)
        self.told: list[tuple[Doc, list[Event]]] = [(row, self.recorder.events) for row in self.recorder.rows]
        self.seen: list[str] = []
        self.scripted: list[bool] = []
        """True for each choice of the learner that the coach had from the script."""

    @property
    def state(self) -> State:
        return self.recorder.state

    def advise(self, draft: list[str], state: State) -> Advice:
        """Return the coach's advice, with a bot's help where it needs some."""
        coach = Coach(self.lesson, self.told)
        advice = coach.advise(self.state, draft)
        if advice.ask_bot:
            thought = bots.explain(self.game, state.view(SEAT), "casual", len(self.told))
            verb = str(state.describe(thought.code)["verb"])
            self.scripted.append(False)
            advice = coach.after_bot(advice, verb, thought.move)
        elif advice.point:
            self.scripted.append(True)
        self.seen += [page.text for page in advice.pages]
        return advice

    def choice(self, step_of: Callable[[list[str], State], str]) -> None:
        """One whole choice of the seat that decides."""
        steps: list[str] = []
        state = self.state.clone()
        while not steps or state.drafting:
            steps.append(step_of(steps, state))
            state.apply(state.parse(steps[-1]))
        row = self.recorder.move(list(steps))
        self.told.append((row, self.recorder.events))

    def own(self, choose: Choose) -> None:
        self.choice(lambda steps, state: choose(state, self.advise(steps, state), len(self.told)))

    def other(self) -> None:
        coach = Coach(self.lesson, self.told)
        now = self.state

        def step(steps: list[str], state: State) -> str:
            scripted = coach.step_of(now, steps)
            return scripted or bots.choose(self.game, state.view(int(now.turn)), self.lesson.level, len(self.told))

        self.choice(step)

    def play(self, choose: Choose, most: int = 300) -> bool:
        """Play to the end of the lesson; whether it was reached."""
        for _ in range(most):
            if self.state.turn == OVER or (self.state.turn == SEAT and self.ended()):
                return self.ended(say=True)
            if self.state.turn == SEAT:
                self.own(choose)
            else:
                self.other()
        return False

    def ended(self, say: bool = False) -> bool:
        advice = Coach(self.lesson, self.told).advise(self.state, [])
        self.seen += [page.text for page in advice.pages] if say else []
        return advice.end
