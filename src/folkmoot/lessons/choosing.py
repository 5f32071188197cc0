"""Best choices: what was chosen is looked up among what was compared, and told with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from folkmoot import games
from folkmoot.bots.judging import outcome
from folkmoot.core import Doc
from folkmoot.lessons.book import SEAT, BestChoice
from folkmoot.lessons.coach import own_steps
from folkmoot.text import Texts
from folkmoot.text.review import moment


@dataclass(frozen=True)
class Answer:
    """Verdict on a choice."""

    state: Literal["open", "solved", "wrong"]
    """State of the puzzle; `open` until the choice is made."""
    place: int | None
    """Its place among what was compared, if it was."""


@dataclass(frozen=True)
class Told:
    """Everything there is to say of a best choice, in one language."""

    answer: tuple[str, ...]
    """Sentences about the choice that was made; the task, if there is none yet."""
    hint: str
    solution: tuple[str, ...]


def answer(best: BestChoice, moves: Sequence[Sequence[str]]) -> Answer:
    """Look up the first move of the learner. Other steps that come to the same thing are the same choice."""
    game = games.get(best.game)
    if not moves:
        return Answer("open", None)
    start = game.from_position(best.start)
    came = outcome(start, own_steps(start, moves[0]), SEAT)
    places = [outcome(start, one["steps"], SEAT) for one in best.considered]
    place = places.index(came) if came in places else None
    return Answer("solved" if place == 0 else "wrong", place)


def tell(best: BestChoice, given: Answer, texts: Texts, names: Sequence[str]) -> Told:
    """The answer, a hint and the solution, made from the numbers of the searches."""
    decision: Doc = {"considered": list(best.considered), "played": best.tempting}
    view = games.get(best.game).from_position(best.start).view(SEAT)
    found = moment(view, {"seat": SEAT, "decision": decision}, texts, names)
    shares = [round(100 * one["shares"][SEAT]) for one in best.considered]
    whole = [choice["text"] for choice in found["choices"]]
    solution = (
        texts.say("learn-choice-best", choice=whole[0], share=shares[0]),
        *found["why"],
        texts.say("learn-choice-tempting", choice=whole[best.tempting], share=shares[best.tempting]),
    )
    hint = texts.say("learn-choice-hint", theme=texts.say(best.title), choice=whole[best.tempting])
    if given.state == "open":
        return Told((texts.say("learn-choice-task"),), hint, solution)
    if given.state == "solved":
        return Told((texts.say("learn-choice-solved"), *solution), hint, solution)
    if given.place is None:
        return Told((texts.say("learn-choice-wrong", best=shares[0]),), hint, solution)
    wrong = texts.say("learn-choice-compared", share=shares[given.place], best=shares[0])
    return Told((wrong,), hint, solution)
