"""Hidden information: what a seat samples is what chance could have brought, with the right weights."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

from folkmoot.core import CHANCE, State
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, play, start, table

SAMPLES = 4000


def text(state: State, viewer: int | None) -> str:
    return json.dumps(state.view(viewer).data)


def worlds(state: State, steps: tuple[str, ...], viewer: int | None) -> dict[str, Counter[str]]:
    """Every way in which chance can fill the gaps of a script, by what the viewer sees at the end.

    A step `?` is a chance decision that is gone through in full; positions are counted with their weights.
    """
    found: dict[str, Counter[str]] = {}
    todo = [(state.clone(), 0, Fraction(1))]
    while todo:
        now, index, chance = todo.pop()
        if index == len(steps):
            found.setdefault(text(now, viewer), Counter())[json.dumps(now.to_position())] += chance  # type: ignore[assignment]
            continue
        if steps[index] != "?":
            play(now, steps[index])
            todo.append((now, index + 1, chance))
            continue
        assert now.turn == CHANCE
        outcomes = now.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        for code, weight in outcomes:
            after = now.clone()
            after.apply(code)
            todo.append((after, index + 1, chance * Fraction(weight, total)))
    return found


def check_posterior(state: State, steps: tuple[str, ...], viewer: int | None, groups: int) -> None:
    """The samples of every view are distributed as the worlds that give it."""
    found = worlds(state, steps, viewer)
    assert len(found) == groups
    for seen, expected in list(found.items())[:3]:
        view = state.game.load_view(json.loads(seen))
        total = sum(expected.values())
        target = view.sample(0)
        counts: Counter[str] = Counter()
        for seed in range(SAMPLES):
            view.sample_into(target, seed)
            counts[json.dumps(target.to_position())] += 1
        assert set(counts) <= set(expected)
        for world, weight in expected.items():
            share = float(weight / total)
            deviation = (share * (1 - share) / SAMPLES) ** 0.5
            assert abs(counts[world] / SAMPLES - share) < 5 * deviation + 1e-9, world


def test_A49_a_drawn_card_may_be_any_of_the_pool() -> None:
    state = table("HHHH/?PF?/?MS?/????", PLAIN)
    check_posterior(state, ("draw", "?"), 1, groups=1)
    check_posterior(state, ("draw", "?"), None, groups=1)
    check_posterior(state, ("draw", "?"), 0, groups=9)


def test_A49_a_card_of_a_new_deck_comes_from_that_deck() -> None:
    left = ["plains", "forest", "mountain", "swamp", "human", "human", "human"]
    state = table(PLAIN, PLAIN, discards=[left])
    play(state, "draw", "card human", "discard", "flip r1c1", "card dragon", "card plains")
    check_posterior(state, ("draw", "?"), 0, groups=1)
    check_posterior(state, ("draw", "?"), 1, groups=4)


def test_A49_a_spectator_knows_neither_of_two_solo_cards() -> None:
    rows = [["human-elf", "human-dwarf", "two-humans", "two-elves"]]
    rows += [["two-dwarves", "two-goblins", "dwarf-v-goblin", "human-v-goblin", "elf-v-goblin"]]
    rows += [["elf-v-dwarf", "three-plains", "three-forests", "three-mountains", "three-swamps", "four-races"]]
    state = table("HHHH/EEEE/NNNN/GG??", mode="solo", legends={"rows": rows})
    check_posterior(state, ("draw two", "?", "?"), None, groups=1)


def tokens(*beside: str) -> AetheryaState:
    mine = {"cards": PLAIN, "beside": list(beside), "tokens": [], "down": []}
    theirs = {"cards": PLAIN, "tokens": ["r1c1", "r1c2", "r1c3"], "down": ["gem1", "thief", "sword"]}
    third = {"cards": PLAIN, "tokens": [], "down": []}
    return table(mine, theirs, third, tokens=True, ask="turn_end", progress={"acted": True})


def test_A31_what_another_saw_may_be_any_face_down_token() -> None:
    state = tokens("palantir", "hammer")
    look = ("use palantir", "seat 1", "at r1c2", "?")
    check_posterior(state, look, 1, groups=1)
    check_posterior(state, look, None, groups=1)
    check_posterior(state, look, 0, groups=3)


def test_A31_two_looks_leave_no_token_twice() -> None:
    state = tokens("palantir", "palantir", "hammer")
    look = ("use palantir", "seat 1", "at r1c2", "?", "use palantir", "seat 1", "at r1c1", "?")
    check_posterior(state, look, 1, groups=1)
    check_posterior(state, look, 0, groups=6)


def test_A8_a_finished_arrangement_may_be_any_of_24() -> None:
    state = start(2)
    while state.turn == CHANCE:
        state.apply(state.chance_outcomes()[0][0])
    for _ in range(4):
        state.apply(state.legal_actions()[-1])
    view = state.game.load_view(json.loads(text(state, int(state.turn))))
    other = 1 - int(state.turn)
    counts = Counter(json.dumps(view.sample(seed).to_position()["seats"][other]["cards"]) for seed in range(SAMPLES))
    assert len(counts) == 24
    assert max(counts.values()) < 1.5 * SAMPLES / 24
    assert min(counts.values()) > 0.6 * SAMPLES / 24


def test_hidden_cards_are_not_in_the_state() -> None:
    """The position of a state has no face-down kinds: undetermined cards are not there to be found."""
    state = table(PLAIN, PLAIN)
    doc = state.to_position()
    assert doc["seats"][0]["cards"] == PLAIN
    assert sum(state.hidden.count(kind) for kind in range(10)) == 40 - 8 - 1


def test_A57_a_drawn_card_may_be_any_that_is_not_settled() -> None:
    """All Elves and Humans lie open, four of them in the Nolands."""
    elves = [{"card": "elf", "seat": seat} for seat in (0, 1, 0, 1)]
    state = table("HHHH/HHEE/?PF?/?MS?", PLAIN, variant="frontiers", nolands=[*elves, *[None] * 12])
    check_posterior(state, ("draw", "?"), 1, groups=1)
    assert len(worlds(state, ("draw", "?"), 0)) == 8
    assert len(worlds(state, ("draw", "?", "settle r4c4"), 1)) == 8


def test_A55_after_a_card_was_sent_the_next_drawn_one_may_be_any_of_the_rest() -> None:
    state = table(PLAIN, "HH??/?PF?/?MS?/????", variant="invasion")
    sent = ("draw", "card swamp", "send r1c1", "flip r1c1", "card plains", "draw", "?")
    check_posterior(state, sent, 0, groups=1)
    assert len(worlds(state, sent, 1)) == 10
