"""Words for a bot's advice: the move, its effects, and a comparison with the next best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from folkmoot.core import Doc, State
from folkmoot.text import Texts
from folkmoot.text.actions import say_action
from folkmoot.text.why import Why, capital

CLOSE = 2
"""Difference, in games of a hundred, up to which moves are called about as good."""
SAMPLES = (0, 1, 2)
"""Seeds of the samples on which an effect must be the same to be told."""
TOLD = 3
"""Sentences about what a move brings, and sources of points in which two moves differ."""
MATTERS = 0.3
"""Points from one source by which two moves must differ."""


def in_words(why: Why, considered: Sequence[Doc]) -> list[Doc]:
    """The moves a bot considered, each with `what` it is and `because` of what, the best first."""
    told = [{**one, "what": what(why, one["move"])} for one in considered]
    for one in told:
        rival = next((other for other in told if other is not one), None)
        one["because"] = why.texts.gap.join([*plan(why, one), *brings(why, one)[:TOLD], *chances(why, one, rival)])
    return told


def what(why: Why, text: str) -> str:
    state = why.view.sample(0)
    return capital(say_action(why.texts, why.game.id, state.describe(state.parse(text)), why.data, why.names))


def plan(why: Why, one: Doc) -> list[str]:
    """The further steps of the same choice."""
    said, state = [], why.view.sample(0)
    state.step(state.parse(one["move"]))
    for text in one["then"]:
        action = state.describe(state.parse(text))
        said.append(say_action(why.texts, why.game.id, action, state.view(why.view.seat).data, why.names))
        state.step(action["code"])
    steps = why.texts.listed(why.texts.times(text, number) for text, number in Counter(said).items())
    return [why.texts.say("hint-then", steps=steps)] if said else []


def brings(why: Why, one: Doc) -> list[str]:
    """Say the effects of all steps, and the points."""
    said = comes_of(why, one)
    before, after = points(why, []), points(why, [one["move"], *one["then"]])
    if before is not None and after is not None and before != after:
        said.append(why.texts.say("hint-points", before=before, after=after))
    return said


def comes_of(why: Why, one: Doc) -> list[str]:
    """Say the effects of all steps: the merits of the last one, and its effects."""
    steps: list[str] = [one["move"], *one["then"]]
    state = why.view.sample(0)
    for text in steps[:-1]:
        state.step(state.parse(text))
    action = state.describe(state.parse(steps[-1]))
    said = [*why.merits(action), *map(why.effect, action["effects"])]
    return list(dict.fromkeys(filter(None, said)))


def points(why: Why, steps: Sequence[str]) -> int | None:
    """The points of the seat after some steps; None where that depends on what it cannot see."""
    found = {scored(why.view.sample(seed), steps, int(why.view.seat or 0)) for seed in SAMPLES}
    return found.pop() if len(found) == 1 else None


def scored(state: State, steps: Sequence[str], seat: int) -> int:
    for text in steps:
        state.step(state.parse(text))
    return int(state.scores()[seat])


def chances(why: Why, one: Doc, rival: Doc | None) -> list[str]:
    """Say how often the move wins, compared with the rival move."""
    say = why.texts.say
    if not one["visits"]:
        return [say("hint-only")]
    said = [say("hint-share", share=percent(one))]
    if rival is not None:
        near = abs(percent(one) - percent(rival)) <= CLOSE
        said.append(say("hint-close" if near else "hint-rival", other=rival["what"], share=percent(rival)))
        said += by_source(why.texts, why.game.id, one, rival)
    return said


def by_source(texts: Texts, game: str, one: Doc, rival: Doc) -> list[str]:
    """Say from which sources one choice gets more or fewer points than another; both as bots report them
    (`sources`)."""
    mine, theirs = one.get("sources") or {}, rival.get("sources") or {}
    gained = {source: mine.get(source, 0.0) - theirs.get(source, 0.0) for source in {**mine, **theirs}}
    parts = [
        texts.say("hint-source", source=texts.say(f"{game}-source-{source}"), points=texts.decimal(points, 1, True))
        for source, points in sorted(gained.items(), key=lambda one: -abs(one[1]))[:TOLD]
        if abs(points) >= MATTERS
    ]
    return [texts.say("hint-sources", parts=texts.listed(parts))] if parts else []


def percent(one: Doc) -> int:
    return round(100 * float(one["share"]))
