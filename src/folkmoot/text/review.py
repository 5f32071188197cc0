"""A review in words: what was played, what would have been better, and why, made from what differs between the two."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc, View
from folkmoot.text import Texts
from folkmoot.text.hints import by_source, comes_of, plan, what
from folkmoot.text.why import Why, why_of

WORTH_TELLING = 0.5
"""Points at the end by which two choices must differ."""
TOLD = 3
"""Sentences about what a choice brings."""


def choice(why: Why, steps: Sequence[str]) -> Doc:
    """A whole choice: what it is, how it goes on, what comes of it, and the rules it is made by."""
    one: Doc = {"move": steps[0], "then": list(steps[1:])}
    state = why.view.sample(0)
    rules: list[str] = []
    for text in steps:
        action = state.describe(state.parse(text))
        rules += action["rules"]
        state.step(action["code"])
    named = what(why, steps[0])
    return {
        "what": named,
        "text": why.texts.gap.join([why.stopped(named), *plan(why, one)]),
        "brings": comes_of(why, one)[:TOLD],
        "rules": list(dict.fromkeys(rules)),
    }


def moment(view: View, turn: Doc, texts: Texts, names: Sequence[str]) -> Doc:
    """One judged decision: the choices that were compared, best first, and why the best was better than the played.

    `view` is what the seat saw that decided.
    """
    why = why_of(view.game, view, texts, names)
    decision = turn["decision"]
    told = [choice(why, one["steps"]) for one in decision["considered"]]
    return {"choices": told, "why": reasons(why, decision, told, turn["seat"])}


def reasons(why: Why, decision: Doc, told: Sequence[Doc], seat: int) -> list[str]:
    """List what the best choice brings and the played one does not, and its worth at the end.

    Where the best was played, it is compared with the next best.
    """
    say, names = why.texts.say, why.names
    better, other = 0, decision["played"] or 1
    best, rival = decision["considered"][better]["points"], decision["considered"][other]["points"]
    found = [words for words in told[better]["brings"] if words not in told[other]["brings"]]
    found += by_source(why.texts, why.game.id, decision["considered"][better], decision["considered"][other])
    gained = [a - b for a, b in zip(best, rival, strict=True)]
    for number in sorted(range(len(gained)), key=lambda number: (number != seat, gained[number])):
        if number == seat and gained[number] >= WORTH_TELLING:
            found.append(say("review-more", who=names[number], fraction=why.texts.decimal(gained[number], 1)))
        elif number != seat and gained[number] <= -WORTH_TELLING:
            found.append(say("review-less", who=names[number], fraction=why.texts.decimal(-gained[number], 1)))
    return found


def story(texts: Texts, seat: Doc, name: str, together: bool) -> str:
    """Say in one sentence how a seat played, and what luck did."""
    parts = {part: round(100 * seat[part]) for part in ("own", "others", "luck")}
    told = [texts.say("review-no-decision", who=name)]
    if seat["accuracy"] is not None:
        told = [texts.say("review-accuracy", who=name, accuracy=texts.percent(seat["accuracy"], 0))]
    for part in ("luck", "others"):
        if parts[part] and not (together and part == "others" and parts[part] > 0):
            told.append(texts.say(f"review-{part}", side="up" if parts[part] > 0 else "down", number=abs(parts[part])))
    return texts.gap.join(told)
