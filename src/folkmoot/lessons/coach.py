"""The coach: where a learner stands in a lesson, what to tell, and which step to suggest.

Nothing is remembered: everything follows from the rows of the record and the steps of the choice under way. While the
learner follows the script the suggestion is the script's; when it cannot be played any more, a later part of it that
can be; and where there is none, what a bot would do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from folkmoot.core import OVER, BadNotation, Doc, Event, State
from folkmoot.lessons.book import SEAT, Beat, Lesson, Moment

Told = tuple[Doc, Sequence[Event]]
"""A row of the record and what happened in it."""


@dataclass(frozen=True)
class Page:
    """One text of the coach."""

    text: str
    scores: bool = False


@dataclass(frozen=True)
class Advice:
    """Advice of the coach at a decision of the learner."""

    pages: tuple[Page, ...]
    point: tuple[str, ...]
    """Suggested steps, the next one first; empty if there is no suggestion."""
    then: tuple[str, ...]
    """Steps of the script that follow in the same turn: an interface may let people choose some of them together."""
    ask_bot: bool
    """True: the suggestion is left to a bot, and `after_bot` adds it."""
    done: int
    """Number of the learner's turns of the script that are done."""
    end: bool
    """True: the lesson is at its end."""


class Coach:
    """Coaching for one game of a lesson, as far as it has gone."""

    def __init__(self, lesson: Lesson, rows: Iterable[Told]) -> None:
        self.lesson = lesson
        self.rows: list[Told] = []
        for row, events in rows:
            if row["kind"] == "undo":
                self.rows = [one for one in self.rows if one[0]["n"] <= row["to"]]
            elif row["kind"] == "move":
                self.rows.append((row, events))
        self.at: dict[int, int] = {}
        """Number of the first part of the script that may still come, by seat."""
        self.strayed = False
        """True: the learner's last move was not the script's."""

    def look(self, state: State) -> None:
        """Find the place in the script."""
        self.at = dict.fromkeys([SEAT, *(beat.seat for beat in self.lesson.beats)], 0)
        for row, _ in self.rows:
            seat = row["seat"]
            if seat is None or seat not in self.at:
                continue
            own = Counter(own_steps(state, row["steps"]))
            found = next((n for n in self._left(seat) if Counter(self.lesson.beats[n].steps) == own), None)
            if found is not None:
                self.at[seat] = found + 1
            if seat == SEAT:
                self.strayed = found is None

    def _left(self, seat: int) -> list[int]:
        beats = self.lesson.beats
        return [n for n in range(self.at[seat], len(beats)) if beats[n].seat == seat]

    def beat(self, state: State) -> Beat | None:
        """The next part of the script for the seat that decides, if any can be played as it stands."""
        seat = int(state.turn)
        left = [self.lesson.beats[number] for number in self._left(seat)] if seat in self.at else []
        data = state.view(seat).data if left else {}
        return next((beat for beat in left if beat.makes_sense(data) and playable(state, beat.steps)), None)

    def step_of(self, state: State, draft: Sequence[str]) -> str | None:
        """Return the script's next step for another seat; None if a bot is to think."""
        self.look(state)
        beat = self.beat(state)
        if beat is None or list(beat.steps[: len(draft)]) != list(draft) or len(beat.steps) == len(draft):
            return None
        return beat.steps[len(draft)]

    def advise(self, state: State, draft: Sequence[str]) -> Advice:
        """Advise the learner at this decision; `state` is the table without the draft."""
        self.look(state)
        pages, end = self._news(state.turn == OVER)
        done = sum(beat.seat == SEAT for beat in self.lesson.beats[: self.at[SEAT]])
        if end or state.turn != SEAT:
            return Advice(tuple(pages), (), (), False, done, end)
        beat = self.beat(state)
        if beat is None or not within(draft, beat.steps):
            if draft and beat is not None:
                pages = [Page("learn-other-draft")]
            return Advice(tuple(pages), (), (), True, done, False)
        point = without(beat.steps, draft)
        says = [Page(self.lesson.text(say)) for say in beat.say]
        if self.strayed:
            says = [Page("learn-other-way"), *says[-1:]]
        return Advice((*pages, *says), point, self._after(beat), False, done, False)

    def _after(self, beat: Beat) -> tuple[str, ...]:
        """Return the learner's steps that follow a part of the script before any other seat's."""
        beats = self.lesson.beats
        found: list[str] = []
        for later in beats[beats.index(beat) + 1 :]:
            if later.seat != SEAT:
                break
            found += later.steps
        return tuple(found)

    def after_bot(self, advice: Advice, verb: str, step: str) -> Advice:
        """The advice with the suggestion of a bot."""
        name = f"off-{verb}" if verb in self.lesson.off else "off-any"
        pages = (*advice.pages, Page(self.lesson.text(name)))
        return Advice(pages, (step,), (), False, advice.done, advice.end)

    def _news(self, over: bool) -> tuple[list[Page], bool]:
        """Return pages about the events since the learner decided last, each shown once, and whether the end is
        reached."""
        fresh = next((n for n in range(len(self.rows) - 1, -1, -1) if self.rows[n][0]["seat"] == SEAT), 0)
        told: set[int] = set()
        pages: list[Page] = []
        for number, (_, events) in enumerate(self.rows):
            seen = [event for event in (event.for_seat(SEAT) for event in events) if event is not None]
            for which, moment in enumerate(self.lesson.moments):
                if which not in told and any(moment.fits(event) for event in seen):
                    told.add(which)
                    pages += self._pages(moment) if number >= fresh else []
        last = [which for which, moment in enumerate(self.lesson.moments) if moment.event == "over"]
        for which in last if over else []:  # not every game has an event for it
            pages += self._pages(self.lesson.moments[which]) if which not in told else []
            told.add(which)
        return pages, any(self.lesson.moments[which].end for which in told)

    def _pages(self, moment: Moment) -> list[Page]:
        return [Page(self.lesson.text(say), moment.scores and n == 0) for n, say in enumerate(moment.say)]


def own_steps(state: State, steps: Sequence[str]) -> list[str]:
    """The steps of a move that its seat chose; the rest is chance."""
    most = state.game.num_actions
    return [step for step in steps if state.parse(step) < most]


def within(draft: Sequence[str], steps: Sequence[str]) -> bool:
    """Return True if a choice under way can still become these steps."""
    return not draft or (draft[0] == steps[0] and not Counter(draft) - Counter(steps))


def without(steps: Sequence[str], done: Sequence[str]) -> tuple[str, ...]:
    """The steps that are still to be taken, in their order."""
    left = list(steps)
    for step in done:
        left.remove(step)
    return tuple(left)


def playable(state: State, steps: Sequence[str]) -> bool:
    """Return True if the deciding seat can play all of these steps now, one after the other."""
    after = state.clone()
    seat = after.turn
    for step in steps:
        try:
            code = after.parse(step)
        except BadNotation:
            return False
        if after.turn != seat or after.refusal(code) is not None:
            return False
        after.step(code)
    return not after.drafting
