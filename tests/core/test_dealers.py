"""Dealers decide for chance, each in its own way."""

from collections import Counter

import pytest

from folkmoot import games
from folkmoot.core import CHANCE, OVER, BadNotation, BadScript, FairDealer, FolkmootError, ScriptDealer, SimDealer

GAME = games.get("ethnos")


def test_equal_seeds_play_equal_games() -> None:
    ends = []
    for seed in (3, 3, 4):
        state = GAME.start(4)
        ends.append((SimDealer(seed).playout(state), state.to_position()))
    assert ends[0] == ends[1] != ends[2]


def test_playout_counts_the_decisions_of_seats() -> None:
    state, dealer, decisions = GAME.start(3), SimDealer(9), 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
            decisions += 1
    again = GAME.start(3)
    assert SimDealer(9).playout(again) == decisions
    assert again.to_position() == state.to_position()


@pytest.mark.parametrize("dealer", [SimDealer(1), FairDealer(bytes(32)), ScriptDealer([])])
def test_nothing_is_dealt_when_chance_does_not_decide(dealer: SimDealer | FairDealer | ScriptDealer) -> None:
    state = GAME.start(2)
    SimDealer(1).deal_all(state)
    with pytest.raises(FolkmootError, match="no chance decision is due"):
        dealer.deal(state)


def test_a_script_deals_what_it_says_and_then_another_deals() -> None:
    state = GAME.start(2, tribes=["dwarf", "elf", "giant", "orc", "troll"])
    script = ScriptDealer(["token 10", "token 0"], SimDealer(1))
    script.deal(state)
    script.deal(state)
    script.deal_all(state)
    assert state.view(None).data["kingdoms"]["ithys"]["tokens"] == [0, 10]
    assert state.turn >= 0


def test_a_script_that_cannot_be_is_refused_by_its_place() -> None:
    state = GAME.start(2, tribes=["dwarf", "elf", "giant", "orc", "troll"])
    with pytest.raises(BadScript, match=r"outcomes\[1\]: 'token 10' cannot come now; possible: token 0"):
        ScriptDealer(["token 10", "token 10", "token 10"]).deal_all(state)
    with pytest.raises(BadScript, match=r"outcomes\[0\]: the script has ended"):
        ScriptDealer([]).deal(state)
    with pytest.raises(BadNotation, match="token 11"):
        ScriptDealer(["token 11"]).deal(state)


def test_fair_draws_depend_on_seed_and_salts() -> None:
    def deal(seed: bytes, salt: str) -> str:
        dealer, state = FairDealer(seed), GAME.start(4)
        dealer.open({"salts": [{"seat": 0, "salt": salt}]})
        dealer.deal_all(state)
        return str(state.to_position())

    assert deal(bytes(32), "a") == deal(bytes(32), "a")
    assert len({deal(bytes(32), "a"), deal(b"1" * 32, "a"), deal(bytes(32), "b")}) == 3


def test_fair_draws_follow_the_weights() -> None:
    state = GAME.start(4)
    counted = Counter(FairDealer(number.to_bytes(32, "big")).pick(state) for number in range(6000))
    chi = sum((count - 500) ** 2 / 500 for count in counted.values())
    assert len(counted) == 12
    assert chi < 35


@pytest.mark.parametrize("seed", ["0" * 32, bytes(31), 5, None])
def test_a_fair_seed_has_256_bits(seed: object) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDealer(seed)
