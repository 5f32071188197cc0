"""Games stepped together are the games that one would step one by one."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import folkmoot
from folkmoot import OVER, STAY, Batch, FolkmootError, IllegalAction, SimDealer, games
from folkmoot.adaptors.encoding import encoding_of, mask_of
from folkmoot.core.values import rewards_of

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("ethnos", 2, {}),
    ("ethnos", 5, {"ten_skeletons": False}),
    ("tribes", 3, {"elders": True, "leaders": "random", "special_lands": "random"}),
    ("aetherya", 2, {"tokens": True}),
    ("aetherya", 1, {"mode": "solo", "fate": "dezanno"}),
    ("aetherya", 3, {"mode": "coop"}),
    ("nine", 2, {}),
]


@pytest.mark.parametrize(("id", "players", "options"), SETTINGS)
def test_a_batch_plays_the_games_that_its_seeds_deal(id: str, players: int, options: dict[str, Any]) -> None:
    """Every place, step by step, against a state of the same seed; through the end of a game into the next."""
    game, number, seed = games.get(id), 3, 11
    batch = Batch(id, number, players=players, seed=seed, **options)
    encoding = encoding_of(game)

    def deal(place: int, count: int) -> Any:
        dealer = SimDealer(seed + place + count * number)
        state = game.start(players, **options)
        dealer.deal_all(state)
        return state, dealer

    tables = [deal(place, 0) for place in range(number)]
    counts = [1] * number
    steps = 0
    while min(counts) < 2:
        observations = batch.observations()
        for place, (state, _) in enumerate(tables):
            assert batch.seats[place] == state.turn
            assert np.array_equal(batch.masks[place], mask_of(state))
            if steps % 20 == 0:
                assert np.array_equal(observations[place], encoding(state.view(int(state.turn)).data))
        choices = batch.choose()
        step = batch.step(choices)
        for place, (state, dealer) in enumerate(tables):
            state.apply(int(choices[place]))
            dealer.deal_all(state)
            result = state.result()
            assert step.ended[place] == (result is not None)
            assert step.rewards[place].tolist() == (rewards_of(result) if result else [0.0] * players)
            if result is not None:
                tables[place] = deal(place, counts[place])
                counts[place] += 1
        steps += 1


def test_several_processes_play_what_one_plays() -> None:
    """Also where games show their ends, and are then dealt anew whatever is chosen."""
    one = Batch("aetherya", 5, players=2, seed=3, show_ends=True)
    with Batch("aetherya", 5, players=2, seed=3, show_ends=True, processes=2) as several:
        with pytest.raises(IllegalAction, match="game 4: "):
            several.step([STAY, STAY, STAY, STAY, 194])
        last = one.keep_last(1), several.keep_last(1)
        ended = 0
        while ended < 6:
            choices = one.choose()
            assert np.array_equal(choices, several.choose())
            choices[one.seats == OVER] = 10**6
            step, other = one.step(choices), several.step(choices)
            ended += int(step.ended.sum())
            assert np.array_equal(one.numbers, several.numbers)
            assert np.array_equal(one.masks, several.masks)
            assert np.array_equal(one.seats, several.seats)
            assert np.array_equal(step.rewards, other.rewards)
            assert np.array_equal(step.ended, other.ended)
            assert np.array_equal(last[0][step.ended], last[1][step.ended])
        with pytest.raises(FolkmootError, match="several processes can't be pickled"):
            pickle.dumps(several)
        for deal in (Batch.renew, Batch.reset, lambda batch: batch.reset(9)):
            before = one.numbers.copy()
            deal(one)
            deal(several)
            assert not np.array_equal(before, one.numbers)
            assert np.array_equal(one.numbers, several.numbers)
            assert np.array_equal(one.observations(1), several.observations(1))
            assert one.state(4).to_position() == several.state(4).to_position()
        assert np.array_equal(one.numbers, Batch("aetherya", 5, players=2, seed=9).numbers)


def test_ends_are_shown_for_a_step() -> None:
    """To every seat; then the next game is dealt, whatever is chosen."""
    batch, deals = Batch("nine", 2, players=2, seed=8, show_ends=True), [0, 0]
    while min(deals) < 2:
        step = batch.step(batch.choose())
        ended = step.ended.copy()
        assert np.array_equal(ended, batch.seats == OVER)
        for place in np.flatnonzero(ended):
            state = batch.state(int(place))
            assert step.rewards[place].tolist() == rewards_of(state.result() or pytest.fail("it has no end"))
            assert not batch.masks[place].any()
            assert not batch.numbers[place].any()
            assert np.array_equal(batch.observations(1)[place], encoding_of(batch.game)(state.view(1).data))
            deals[place] += 1
        before = batch.numbers.copy()
        if ended.any():
            assert not batch.step(np.where(ended, 10**6, STAY)).rewards.any()
            assert np.array_equal(before[~ended], batch.numbers[~ended])
            for place in np.flatnonzero(ended):
                fresh = Batch("nine", 1, players=2, seed=8 + int(place) + deals[place] * 2)
                assert batch.state(int(place)).to_position() == fresh.state(0).to_position()


def test_a_copied_batch_goes_on_alike() -> None:
    batch = Batch("aetherya", 2, players=2, seed=5, show_ends=True)
    while not batch.step(batch.choose()).ended.any():
        pass
    others = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch), copy.copy(batch)]
    for _ in range(20):
        choices = batch.choose()
        step = batch.step(choices)
        for other in others:
            assert np.array_equal(choices, other.choose())
            told = other.step(choices)
            assert np.array_equal(batch.numbers, other.numbers)
            assert np.array_equal(step.rewards, told.rewards)
            assert np.array_equal(step.ended, told.ended)
    batch.keep_last(0)
    with pytest.raises(FolkmootError, match="keep_last cannot"):
        copy.copy(batch)


def test_a_box_of_your_own_does_not_pass_to_processes(tmp_path: Path) -> None:
    """They would play with the packaged one."""
    file = tmp_path / "box.toml"
    file.write_text(
        Path(str(games.folder("ethnos"))).joinpath("box.toml").read_text("utf-8").replace("value = 12", "value = 11")
    )
    with pytest.raises(FolkmootError, match="box data of your own can't be pickled"):
        Batch(games.get("ethnos").with_box(str(file)), 2, players=2, processes=2)


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    batch = Batch("ethnos", 3, players=2, seed=1)
    before = batch.numbers.copy()
    choices = batch.choose()
    choices[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match=r"game 2: .* is not legal"):
        batch.step(choices)
    assert np.array_equal(before, batch.numbers)
    for wrong in (-2, 220, 10**9):
        with pytest.raises(IllegalAction, match=r"game 0: .* isn't an action|game 0: .* is not legal"):
            batch.step([wrong, STAY, STAY])
    with pytest.raises(FolkmootError, match=r"choices: shape \(2,\) isn't \(3,\)"):
        batch.step([STAY, STAY])
    batch.step([STAY] * 3)
    assert np.array_equal(before, batch.numbers), "STAY leaves a game as it is"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"games": 0}, "games: must be at least 1"),
        ({"processes": 0}, "processes: must be at least 1"),
        ({"processes": 3}, "processes: 3 are more than the 2 games"),
        ({"players": 9}, "players: must be between 2 and 6"),
        ({"ages": 2}, "ages"),
        ({"processes": 2, "colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_is_told_by_name(given: dict[str, Any], told: str) -> None:
    with pytest.raises(FolkmootError, match=told):
        Batch("ethnos", **{"games": 2, "players": 2, **given})


def test_the_last_look_is_that_of_the_seat_at_the_end() -> None:
    batch = Batch("aetherya", 2, players=2, seed=8)
    last = batch.keep_last(1)
    dealer, state = SimDealer(8), games.get("aetherya").start(2)
    dealer.deal_all(state)
    while True:
        choices = batch.choose()
        step = batch.step(choices)
        state.apply(int(choices[0]))
        dealer.deal_all(state)
        if step.ended[0]:
            break
    assert np.array_equal(batch.scaled(last)[0], encoding_of(batch.game)(state.view(1).data))
    with pytest.raises(FolkmootError, match="seat: 2 isn't a seat from 0 to 1"):
        batch.keep_last(2)
    with pytest.raises(FolkmootError, match="seat: -1 isn't a seat"):
        batch.observations(-1)
    with pytest.raises(FolkmootError, match="place: 2 isn't a place from 0 to 1"):
        batch.state(2)


def test_the_package_shows_its_public_names() -> None:
    for name in folkmoot.__all__:
        assert getattr(folkmoot, name) is not None
    assert set(folkmoot.__all__) == set(dir(folkmoot))
    with pytest.raises(AttributeError, match="no attribute 'batches'"):
        folkmoot.batches  # noqa: B018


def test_gymnasium_sees_many_tables_from_one_seat() -> None:
    """The learner always decides; rewards are its own; the last look at an ended game is in the infos."""
    pytest.importorskip("gymnasium")
    from folkmoot.adaptors.gymnasium import SeatVectorEnv

    def first_legal(batch: Batch) -> Any:
        return batch.masks.argmax(axis=1)

    tables = SeatVectorEnv("aetherya", 4, players=3, seat=2, others=first_legal)
    observations, infos = tables.reset(seed=5)
    again, _ = tables.reset(seed=5)
    assert np.array_equal(observations, again)
    assert tables.observation_space.contains(observations)
    count = 0
    while count < 3:
        assert (tables.batch.seats == 2).all()
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, ended, cut, infos = tables.step(actions)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        assert ("final_obs" in infos) == bool(ended.any())
        for place in np.flatnonzero(ended):
            count += 1
            assert rewards[place] == pytest.approx(2 / 3) or rewards[place] <= 1 / 6
            assert not np.array_equal(infos["final_obs"][place], observations[place])
    wrong = infos["action_mask"].argmax(axis=1)
    wrong[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1"):
        tables.step(wrong)
    tables.close()
