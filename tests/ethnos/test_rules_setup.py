"""E11-E14: setting up, and the beginning of an age."""

from __future__ import annotations

import pytest

from folkmoot.core import CHANCE, BadScript, ScriptDealer, SimDealer, State
from tests.ethnos.tables import GAME, KINGDOMS, ask, deal, legal, outcomes, play, seen, table, third_dragon

FIVE = ["dwarf", "elf", "giant", "skeleton", "wizard"]


def chance_until(state: State, question: str) -> State:
    dealer = SimDealer(4)
    while ask(state) != question:
        dealer.deal(state)
    return state


@pytest.mark.parametrize(("players", "number"), [(3, 5), (4, 6)])
def test_E11_the_tribes_are_drawn_each_as_likely(players: int, number: int) -> None:
    state = GAME.start(players)
    drawn: list[str] = []
    for left in range(12, 12 - number, -1):
        assert ask(state) == "tribe"
        weights = outcomes(state)
        assert (len(weights), set(weights.values())) == (left, {1})
        drawn.append(next(reversed(weights)).removeprefix("tribe "))
        play(state, f"tribe {drawn[-1]}")
    assert ask(state) == "token"
    assert sorted(seen(state)["tribes"]) == sorted(drawn)


def test_E11_a_tribe_is_drawn_once() -> None:
    state = play(GAME.start(2), "tribe orc")
    refusal = state.refusal(state.parse("tribe orc"))
    assert refusal is not None
    assert refusal.code == "cannot_come"


def test_E11_tribes_picked_by_hand_are_not_drawn() -> None:
    state = GAME.start(2, tribes=["wizard", "elf", "dwarf", "giant", "skeleton"])
    assert ask(state) == "token"
    assert sorted(seen(state)["tribes"]) == FIVE


def test_E12_tokens_are_dealt_at_random_kingdom_by_kingdom_and_sorted() -> None:
    state = GAME.start(4, tribes=[*FIVE, "orc"])
    assert outcomes(state) == {"token 0": 2, "token 2": 3, "token 4": 4, "token 6": 4, "token 8": 3, "token 10": 2}
    play(state, "token 8", "token 0", "token 4", "token 10")
    laid = seen(state)["kingdoms"]
    assert laid["ithys"]["tokens"] == [0, 4, 8]
    assert laid["straton"]["tokens"] == [10]
    assert outcomes(state) == {"token 0": 1, "token 2": 3, "token 4": 3, "token 6": 4, "token 8": 2, "token 10": 1}


def test_E12_two_or_three_players_lay_two_in_each_without_the_four_plus() -> None:
    state = GAME.start(3, tribes=FIVE)
    assert outcomes(state) == {"token 0": 1, "token 2": 3, "token 4": 2, "token 6": 2, "token 8": 3, "token 10": 1}
    chance_until(state, "first")
    assert [len(kingdom["tokens"]) for kingdom in seen(state)["kingdoms"].values()] == [2] * 6
    for kingdom in seen(state)["kingdoms"].values():
        assert kingdom["tokens"] == sorted(kingdom["tokens"])


def test_E12_the_last_tokens_are_not_asked_for_when_they_are_equal() -> None:
    state = GAME.start(2, tribes=FIVE)
    play(state, *[f"token {value}" for value in (0, 2, 2, 2, 4, 4, 6, 6, 10)])
    assert ask(state) == "first"
    assert seen(state)["kingdoms"]["pelagon"]["tokens"] == [8, 8]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_E13_each_draws_one_and_twice_as_many_lie_face_up(players: int) -> None:
    data = seen(deal(GAME.start(players)))
    assert [seat["cards"] for seat in data["seats"]] == [1] * players
    assert [seat["known"] for seat in data["seats"]] == [[]] * players
    assert len(data["face_up"]) == 2 * players


@pytest.mark.parametrize(
    ("players", "tribes", "upper", "lower"),
    [
        (2, "dwarf elf giant orc troll", 27, 27),
        (3, "dwarf elf giant orc troll", 25, 26),
        (4, "dwarf elf giant orc troll wizard", 30, 30),
        (5, "dwarf elf giant orc troll wizard", 28, 29),
        (6, "dwarf elf giant orc troll wizard", 27, 27),
        (5, "dwarf elf giant orc troll halfling", 34, 35),
        (3, "dwarf elf giant halfling skeleton", 31, 32),
    ],
)
def test_E13_the_rest_is_halved_an_odd_card_and_the_dragons_go_below(
    players: int, tribes: str, upper: int, lower: int
) -> None:
    state = deal(GAME.start(players, tribes=tribes.split()))
    assert seen(state)["deck"] == {"upper": upper, "lower": lower + 3}


def test_E13_no_dragon_comes_in_the_deal_or_in_the_upper_half() -> None:
    state = chance_until(GAME.start(4), "deal")
    while ask(state) in ("deal", "row"):
        assert "dragon" not in outcomes(state)
        SimDealer(1).deal(state)
    assert "dragon" not in outcomes(play(table(upper=1), "draw"))
    assert outcomes(play(table(upper=0), "draw"))["dragon"] == 3


def test_E13_the_lower_half_begins_when_the_upper_is_gone() -> None:
    state = play(table(upper=1), "draw", "card dwarf.red")
    assert seen(state)["deck"]["upper"] == 0
    assert "dragon" in outcomes(play(state, "draw"))


def test_E13_every_card_left_is_as_likely_in_either_half() -> None:
    state = table(tribes="skeleton halfling", row="halfling.red dwarf.red*2", upper=0)
    weights = outcomes(play(state, "draw"))
    assert weights["card skeleton"] == 12
    assert weights["card halfling.red"] == 3
    assert weights["card dwarf.blue"] == 2
    assert "card dwarf.red" not in weights


def test_E13_a_new_age_shuffles_everything_again() -> None:
    state = third_dragon(
        age=1, hand="dwarf.red", row="dwarf.red elf.grey", bands={2: ["minotaur.blue"]}, turn=1, tribes="dwarf elf"
    )
    data = seen(state)
    assert (data["age"], data["face_up"], data["dragons"]) == (2, [], 0)
    assert [seat["bands"] for seat in data["seats"]] == [[]] * 4
    assert sum(outcomes(state).values()) == 84
    assert "dragon" not in outcomes(state)


def test_E13_hands_are_dealt_clockwise_from_the_first_player() -> None:
    state = GAME.start(3, tribes=FIVE)
    chance_until(state, "first")
    play(state, "first 2")
    asked = []
    while ask(state) == "deal":
        asked.append(seen(state)["prompt"]["seat"])
        SimDealer(1).deal(state)
    assert asked == [2, 0, 1]


def test_E13_a_prepared_deal_goes_where_it_was_written() -> None:
    state = chance_until(GAME.start(2, tribes=FIVE), "first")
    script = ["first 1", "card skeleton", "card dwarf.red", *["card elf.blue"] * 2, *["card wizard.grey"] * 2]
    ScriptDealer(script).deal_all(state)
    assert seen(state, 1)["seats"][1]["hand"] == ["skeleton"]
    assert seen(state, 0)["seats"][0]["hand"] == ["dwarf.red"]
    assert seen(state)["face_up"] == ["elf.blue", "elf.blue", "wizard.grey", "wizard.grey"]
    with pytest.raises(BadScript, match=r"outcomes\[0\]"):
        ScriptDealer(["dragon"]).deal_all(play(state, "draw"))


def test_E14_the_first_player_of_age_one_is_random() -> None:
    state = chance_until(GAME.start(5), "first")
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(5)}
    play(state, "first 3")
    assert seen(state)["first"] == 3
    assert deal(state).turn == 3


def test_E14_the_lowest_glory_begins_the_next_age() -> None:
    state = third_dragon(glory=[9, 7, 3, 5])
    assert seen(state)["first"] == 2
    assert deal(state).turn == 2


@pytest.mark.parametrize(
    ("glory", "third", "first"),
    [
        ([5, 5, 5, 5], 0, 0),
        ([5, 5, 5, 5], 3, 3),
        ([9, 5, 9, 5], 0, 1),
        ([9, 5, 9, 5], 2, 3),
        ([9, 5, 9, 5], 1, 1),
        ([5, 5, 9, 9], 2, 0),
        ([5, 5, 9, 4], 0, 3),
    ],
)
def test_E14_ties_go_clockwise_starting_with_the_drawer_of_the_third_dragon(
    glory: list[int], third: int, first: int
) -> None:
    assert seen(third_dragon(glory=glory, turn=third))["first"] == first


def test_E14_the_glory_of_the_age_just_scored_counts() -> None:
    state = third_dragon(glory=[5, 4, 9, 9], bands={1: ["elf.red giant.red"]}, turn=3)
    assert state.scores() == [5, 5, 9, 9]
    assert seen(state)["first"] == 0


def test_E14_so_do_orc_markers_cashed() -> None:
    state = third_dragon(glory=[5, 4, 9, 9], orcs={1: ["red", "blue"]})
    assert state.turn == 1
    play(state, "cash")
    assert state.turn == CHANCE
    assert seen(state)["first"] == 0


def test_E14_first_player_acts_first_in_every_age() -> None:
    state = deal(third_dragon(glory=[9, 9, 9, 1], turn=1))
    assert state.turn == 3
    assert "draw" in legal(state)
    assert set(seen(state)["kingdoms"]) == set(KINGDOMS)
