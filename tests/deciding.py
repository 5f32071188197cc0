"""Random actions in random games, allowed or not: the rule that is cited for each is the one that decides."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from folkmoot.core import Doc, Game, SimDealer, State
from folkmoot.text import texts
from tests.sampled import some

NUMBER = int(os.environ.get("FOLKMOOT_REFUSALS", "0")) or some(24_000)
"""Actions that are tried in each game."""
AT_ONE_TABLE = 24
COMMON = ("turn", "arrange", "turn_up")
"""Questions that every turn asks: few of them are looked at."""
Deciding = Callable[[Doc, Sequence[str], str], tuple[str, ...] | None]


@cache
def verbs_of(game: Game) -> dict[str, list[int]]:
    """The codes of the actions by their first word."""
    found: dict[str, list[int]] = {}
    for code, name in enumerate(game.actions):
        found.setdefault(name.partition(" ")[0], []).append(code)
    return found


def some_codes(rng: random.Random, state: State, doc: Doc) -> list[int]:
    """Actions to try, each once: with a word that some legal action has, some about what is here or one's own; any."""
    verbs, named = verbs_of(state.game), state.game.actions
    asked = sorted({state.name(code).partition(" ")[0] for code in state.legal_actions()})
    near = [code for verb in asked for code in verbs[verb]]
    texts_here = (str(doc["seats"][doc["turn"]]), str(doc))
    here = [[code for code in near if named[code].partition(" ")[2] in text] for text in texts_here]
    codes = [rng.choice(kind or near) for kind in (*here, near) for _ in range(AT_ONE_TABLE // 4)]
    codes += [rng.choice(verbs[rng.choice(sorted(verbs))]) for _ in range(AT_ONE_TABLE // 8)]
    return list(dict.fromkeys(codes))


def decisions(rng: random.Random, state: State, choose: Callable[[State], int]) -> Iterator[tuple[Doc, list[str]]]:
    """Every decision of a game: the position it began with, and what its seat has drafted since."""
    dealer = SimDealer(rng.randrange(2**32))
    dealer.deal_all(state)
    doc = state.to_position()
    draft: list[str] = []
    while state.turn >= 0:
        yield doc, draft
        code = choose(state)
        named = state.name(code)
        state.apply(code)
        dealer.deal_all(state)
        if state.drafting:
            draft.append(named)
        else:
            doc, draft = state.to_position(), []


def check(state: State, doc: Doc, draft: Sequence[str], code: int, deciding: Deciding) -> str:
    """Compare one action with the reading; what the engine says of it, or an empty word where it is legal."""
    wanted = deciding(doc, draft, state.name(code))
    refusal = state.refusal(code)
    at = f"{state.name(code)} after {list(draft)} in {doc}"
    if refusal is None:
        assert wanted is None, f"the rules forbid it, {wanted}: {at}"
        return ""
    assert wanted is not None, f"the rules allow it, {refusal}: {at}"
    assert refusal.rule in wanted, f"{wanted} decides, {refusal.code} cites {refusal.rule!r}: {at}"
    told = texts("en").refusal(state.game.id, refusal)
    assert told.endswith("."), told
    return f"{refusal.code} {refusal.rule}"


def compare(tables: Iterator[State], choose: Callable[[random.Random, State], int], deciding: Deciding) -> Counter[str]:
    """Try actions until there were enough; how often each refusal was met."""
    rng = random.Random("refusals")
    met: Counter[str] = Counter()
    tried = 0
    for state in tables:
        for doc, draft in decisions(rng, state, lambda at: choose(rng, at)):
            if draft or doc["prompt"]["ask"] not in COMMON or rng.random() < 0.1:
                for code in some_codes(rng, state, doc):
                    met[check(state, doc, draft, code, deciding)] += 1
                    tried += 1
            if tried >= NUMBER:
                return met
    raise AssertionError("the tables ran out")
