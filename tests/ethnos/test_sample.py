"""`view.sample`: states drawn from the exact posterior of random deals, compared with enumeration."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from folkmoot.core import ALL, CHANCE, State, View
from tests.ethnos import oracle
from tests.ethnos.tables import GAME, cards, deal, hand_of, play, seen, table

Hands = tuple[tuple[str, ...], ...]
Shares = dict[Hands, Fraction]
FIVE = ["dwarf", "elf", "giant", "orc", "skeleton"]
SAMPLES = 3000


def hands(state: State) -> Hands:
    """All hands, as they really are."""
    return tuple(tuple(seat["hand"]) for seat in state.view(ALL).data["seats"])


def all_but(unseen: str) -> list[str]:
    """A row of all the cards of five tribes but those that nobody sees."""
    left = Counter(oracle.deck(FIVE)) - Counter(cards(unseen))
    return sorted(left.elements())


def table_with_unseen(players: int, unseen: str, held: dict[int, str], known: dict[int, str]) -> State:
    """Most cards lie open, so that everything hidden can be counted."""
    return table(
        players, tribes=" ".join(FIVE), row=all_but(f"{unseen} {' '.join(held.values())}"), hands=held, known=known
    )


def chi_square(expected: Shares, found: Counter[Hands]) -> float:
    total = sum(found.values())
    return sum(float((found[key] - share * total) ** 2 / (share * total)) for key, share in expected.items())


def compare(expected: Shares, view: View) -> None:
    """Frequencies of samples against exact probabilities."""
    assert sum(expected.values()) == 1
    found = Counter(hands(view.sample(seed)) for seed in range(SAMPLES))
    assert set(found) <= set(expected)
    degrees = len(expected) - 1
    limit = degrees + 4 * (2 * degrees) ** 0.5 + 6  # about one chance in ten thousand, and the seeds are fixed
    assert chi_square(expected, found) < limit


def check(expected: Shares, state: State, viewer: int | None) -> None:
    compare(expected, GAME.load_view(json.loads(json.dumps(state.view(viewer).data))))


def shares(deals: Iterable[Hands]) -> Shares:
    """The chance of each, all deals being equally likely."""
    weights = Counter(deals)
    return {key: Fraction(weight, weights.total()) for key, weight in weights.items()}


def order(words: tuple[str, ...]) -> tuple[str, ...]:
    state = GAME.blank()
    return tuple(sorted(words, key=lambda word: state.parse(f"take {word}")))


def test_two_hidden_cards_of_one_opponent() -> None:
    state = table_with_unseen(
        2, "dwarf.red dwarf.red skeleton skeleton skeleton", {0: "elf.red", 1: "orc.red orc.blue"}, {}
    )
    unseen = cards("dwarf.red*2 skeleton*3 orc.red orc.blue")
    deals = [(("elf.red",), order(pair)) for pair in combinations(unseen, 2)]
    check(shares(deals), state, 0)


def test_known_cards_stay_and_only_the_others_are_dealt() -> None:
    held = {0: "elf.red", 1: "orc.red dwarf.blue dwarf.blue"}
    state = table_with_unseen(2, "dwarf.red skeleton*2", held, {1: "dwarf.blue"})
    unseen = cards("dwarf.red skeleton*2 orc.red dwarf.blue")
    deals = [(("elf.red",), order((*pair, "dwarf.blue"))) for pair in combinations(unseen, 2)]
    check(shares(deals), state, 0)


def test_two_hidden_hands_share_what_is_unseen() -> None:
    held = {0: "elf.red", 1: "skeleton", 2: "skeleton dwarf.red"}
    state = table_with_unseen(3, "dwarf.red giant.grey", held, {})
    unseen = cards("skeleton*2 dwarf.red*2 giant.grey")
    deals = [(("elf.red",), order(dealt[:1]), order(dealt[1:])) for dealt in permutations(unseen, 3)]
    check(shares(deals), state, 0)


def test_a_spectator_knows_no_hand() -> None:
    state = table_with_unseen(2, "dwarf.red*2 skeleton", {0: "elf.red", 1: "orc.red"}, {})
    unseen = cards("dwarf.red*2 skeleton elf.red orc.red")
    deals = [(order(dealt[:1]), order(dealt[1:])) for dealt in permutations(unseen, 2)]
    check(shares(deals), state, None)


def histories(state: State, texts: list[str], chance: Fraction, viewer: int, found: dict[str, Shares]) -> None:
    """Every course of chance within the age while the seats do what `texts` say: hands and their chance by view."""
    if seen(state)["age"] > 1:
        return
    if state.turn == CHANCE:
        outcomes = state.chance_outcomes()
        for code, weight in outcomes:
            after = state.clone()
            after.apply(code)
            histories(after, texts, chance * Fraction(weight, sum(w for _, w in outcomes)), viewer, found)
    elif texts:
        histories(play(state, texts[0]), texts[1:], chance, viewer, found)
    else:
        by_hands = found.setdefault(json.dumps(seen(state, viewer)), {})
        by_hands[hands(state)] = by_hands.get(hands(state), Fraction(0)) + chance


@pytest.mark.parametrize("upper", [0, 1, 5])
def test_the_posterior_of_whole_histories(upper: int) -> None:
    """Seats draw and take, dragons are shown in between: what the viewer then sees leaves exactly these hands."""
    start = table_with_unseen(2, "dwarf.red*2 skeleton*2 giant.grey", {0: "elf.red", 1: "orc.red"}, {1: "orc.red"})
    start = GAME.from_position({**start.to_position(), "upper": upper, "turn": 1, "prompt": {"ask": "turn"}})
    found: dict[str, Shares] = {}
    histories(start, ["draw", "take elf.blue", "take elf.grey", "draw", "draw"], Fraction(1), 0, found)
    views = sorted(found, key=lambda text: sum(found[text].values()), reverse=True)
    assert len(views) >= 3
    for text in views[:3]:
        whole = sum(found[text].values())
        compare({held: chance / whole for held, chance in found[text].items()}, GAME.load_view(json.loads(text)))


def test_what_a_wizard_drew_and_an_elf_kept_is_as_hidden_as_any_card() -> None:
    state = table_with_unseen(2, "dwarf.red*2 skeleton*2 giant.grey", {0: "elf.red dwarf.green orc.grey", 1: ""}, {})
    play(state, "lead elf.red", "done", "decline", "add orc.grey", "done")
    unseen = cards("dwarf.red*2 skeleton*2 giant.grey orc.grey")
    deals = [(order((card,)), ()) for card in unseen]
    check(shares(deals), state, 1)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_sample_gives_the_same_view_and_choices(players: int) -> None:
    state = deal(GAME.start(players), seed=players)
    for seed in range(60):
        if state.turn == CHANCE:
            deal(state, seed)
        viewer = int(state.turn)
        view = state.view(viewer)
        sample = view.sample(seed)
        assert json.dumps(sample.view(viewer).data) == json.dumps(view.data)
        assert sample.legal_actions() == state.legal_actions()
        assert hand_of(sample, viewer) == hand_of(state, viewer)
        codes = state.legal_actions()
        state.apply(codes[seed % len(codes)])


def test_equal_seeds_give_equal_samples() -> None:
    state = deal(GAME.start(5), seed=9)
    view, same = state.view(1), GAME.load_view(json.loads(json.dumps(state.view(1).data)))
    into = GAME.blank()
    for seed in (0, 1, 2, 2**40, 12345):
        position = view.sample(seed).to_position()
        assert same.sample(seed).to_position() == position
        same.sample_into(into, seed)
        assert into.to_position() == position
    assert len({json.dumps(view.sample(seed).to_position()) for seed in range(20)}) > 1


def test_sampling_does_not_look_at_the_state() -> None:
    """Two states that a seat cannot tell apart give it the same samples."""
    one = table(hands=["dwarf.red", "elf.red", "elf.blue", ""], tribes="dwarf elf")
    other = table(hands=["dwarf.red", "elf.grey", "dwarf.blue", ""], tribes="dwarf elf")
    for seed in range(10):
        assert one.view(0).sample(seed).to_position() == other.view(0).sample(seed).to_position()


def test_a_view_of_everything_has_one_sample() -> None:
    state = deal(GAME.start(4), seed=3)
    assert state.view(ALL).sample(1).to_position() == state.to_position() == state.view(ALL).sample(2).to_position()


def test_a_draft_is_in_the_sample_of_its_seat_and_of_nobody_else() -> None:
    state = play(table(hand="dwarf.red dwarf.blue"), "lead dwarf.red", "add dwarf.blue")
    own, others = state.view(0).sample(1), state.view(1).sample(1)
    assert (own.drafting, others.drafting) == (True, False)
    assert own.legal_actions() == state.legal_actions()
    assert own.to_position()["draft"] == {"leader": "dwarf.red", "cards": ["dwarf.blue", "dwarf.red"]}
