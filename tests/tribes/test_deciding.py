"""Refusals against the rules read once more: the ground that decides, its numbers, what is called a fixed order."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator

from folkmoot.core import Doc, Refusal, SimDealer
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.question_table import ASKS
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.text import LANGUAGES, texts
from tests.deciding import NUMBER
from tests.tribes import deciding
from tests.tribes.crowded import crowded
from tests.tribes.tables import GAME

RARE = {"gathered_already", "enough", "no_room", "not_free", "on_glacier", "too_early", "wrong_type"}
"""Reasons that must have come up for the comparison to be worth anything."""
DECISIONS = 30
"""In a row on one table."""
PLAIN = (
    *("", "off_board", "not_at_table", "not_now", "no_power", "not_for_sale", "nobody_there", "not_open"),
    *("no_mammoth", "no_such_die", "no_development"),
)
"""What nearly every action drawn at random comes to; most of these are drawn again."""
CODES: dict[str, list[int]] = defaultdict(list)
for code, name in enumerate(GAME.actions):
    CODES[name.split()[0]].append(code)


def tables(rng: random.Random) -> Iterator[TribesState]:
    """Begin games of every mode, and positions in which much can be done."""
    while True:
        if rng.random() < 0.3:
            players = rng.randint(2, 4)
            state = GAME.start(players, **rng.choice(GAME.variants(players)))
            assert isinstance(state, TribesState)
            yield state
        else:
            yield crowded(rng)


def decisions(rng: random.Random) -> Iterator[list[TribesState]]:
    """Play and give the states of a turn up to each decision; every verb is as likely to be played as any other."""
    for state in tables(rng):
        dealer = SimDealer(rng.randrange(2**32))
        turn: list[TribesState] = []
        for _ in range(DECISIONS):
            dealer.deal_all(state)
            if state.turn < 0:
                break
            if turn and turn[-1].active != state.active:
                turn = []
            turn.append(state.clone())
            yield turn
            legal = state.legal_actions()
            verb = rng.choice(sorted({state.name(code).split()[0] for code in legal}))
            state.apply(rng.choice([code for code in legal if state.name(code).split()[0] == verb]))


def word_of(refusal: Refusal | None) -> str:
    """Name the reason, with no word where it is allowed."""
    return "" if refusal is None else refusal.code


def some_codes(rng: random.Random, state: TribesState, view: Doc) -> list[int]:
    """Draw actions to ask for: any, one that is legal, and mostly those of verbs that answer what is asked."""
    verbs = [*deciding.ANSWERS[view["prompt"]["ask"]].split(), "borrow", "trade", "buy"]
    found = [rng.randrange(len(GAME.actions)), rng.choice(state.legal_actions())]
    for _ in range(7):
        code = rng.choice(CODES[rng.choice(verbs)])
        while word_of(state.refusal(code)) in PLAIN and rng.random() < 0.9:
            code = rng.choice(CODES[rng.choice(verbs)])
        found.append(code)
    return found


def check_ground(view: Doc, name: str, refusal: Refusal | None) -> None:
    """Check that one of the grounds of the lowest rank is told, with its numbers."""
    found = deciding.grounds(view, name)
    if refusal is None:
        assert not found, f"{name} is allowed, but {found}"
        return
    assert found, f"{name} is refused for {refusal}"
    lowest = [ground for ground in found if ground.rank == found[0].rank]
    told = [ground for ground in lowest if (ground.code, ground.rule) == (refusal.code, refusal.rule)]
    assert told, f"{name}: {refusal}, but {lowest}"
    assert {word: refusal.args.get(word) for word in told[0].facts} == told[0].facts


def test_a_refusal_tells_the_ground_that_decides() -> None:
    rng = random.Random(1)
    met: Counter[str] = Counter()
    for turn in decisions(rng):
        state = turn[-1]
        view = state.view(state.turn).data
        for code in some_codes(rng, state, view):
            refusal = state.refusal(code)
            check_ground(view, state.name(code), refusal)
            met[word_of(refusal)] += 1
            if refusal is not None and rng.random() < 0.02:
                for language in LANGUAGES:
                    assert "{" not in texts(language).refusal("tribes", refusal)
        if met.total() >= NUMBER:
            break
    assert NUMBER < 24_000 or RARE - met.keys() == set()


def comes_later(state: TribesState, code: int) -> bool:
    """Tell whether other answers to the same question lead to it, those included that the engine takes by itself."""
    question = ASKS[int(state.ask)]
    answers = Actions()
    question.list_legal(state, answers)
    for answer in answers.codes[: answers.n]:
        after = state.clone()
        question.step(after, answer)
        goes_on = after.ask == state.ask and after.due < state.due
        if goes_on and (question.reason(after, code) == LEGAL or comes_later(after, code)):
            return True
    return False


ORDERED = {"place", "take", "grow", "move", "gather", "lose", "spare", "give", "flee", "flee_riding"}


def test_a_fixed_order_is_told_only_where_it_is_all_that_stands_in_the_way() -> None:
    """Late: it was legal earlier in the turn, or came later then. Early: it is legal after other choices."""
    rng = random.Random(2)
    asked = early = late = 0
    for turn in decisions(rng):
        state = turn[-1]
        verbs = ORDERED & {*deciding.ANSWERS[state.view(state.turn).data["prompt"]["ask"]].split()}
        for code in [code for verb in sorted(verbs) for code in CODES[verb]]:
            refusal = state.refusal(code)
            asked += 1
            if refusal is not None and refusal.code == "too_early":
                early += 1
                assert comes_later(state, code), state.name(code)
            if refusal is not None and refusal.code == "out_of_order":
                late += 1
                before = [other for other in turn if (other.ask, other.turn) == (state.ask, state.turn)]
                assert any(
                    other.reason(code) == LEGAL
                    or (word_of(other.refusal(code)) == "too_early" and comes_later(other, code))
                    for other in before
                ), state.name(code)
        if asked >= 5 * NUMBER:
            break
    assert early > 0 < late
