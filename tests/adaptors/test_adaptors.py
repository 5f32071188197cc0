"""The games in other people's tools, checked with the tools' own checks."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

from folkmoot import bots, games
from folkmoot.core import OVER, IllegalAction, SimDealer

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytestmark = pytest.mark.filterwarnings("default")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from folkmoot.adaptors.encoding import encoding_of  # noqa: E402
from folkmoot.adaptors.gymnasium import SeatEnv  # noqa: E402
from folkmoot.adaptors.pettingzoo import SeatsEnv, env  # noqa: E402

ETHNOS = games.get("ethnos")
ALL_GAMES = [games.get(id) for id in ("nine", *games.OWN)]


def ids(game: Any) -> str:
    return str(game.id)


@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_pettingzoo_passes_its_own_tests(game: Any) -> None:
    players = game.seats[-1]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, players), num_cycles=200)
        seed_test(lambda: env(game, players), num_cycles=30)


@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_gymnasium_passes_its_own_check(game: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, game.seats[0], render_mode="ansi"), skip_render_check=False)


def test_the_mask_is_the_legal_list_and_rewards_add_up_to_nothing() -> None:
    table = SeatsEnv(ETHNOS, 4)
    table.reset(seed=5)
    chooser = SimDealer(1)
    total = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        observation, reward, over, _, _ = table.last()
        total[table.agent_selection] += reward
        state = table.state_of_play
        if over:
            assert not observation["action_mask"].any()
            table.step(None)
            continue
        assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal_actions()
        table.step(chooser.choose(state))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    table = SeatsEnv(ETHNOS, 2)
    table.reset(seed=5)
    illegal = next(code for code in range(ETHNOS.num_actions) if code not in table.state_of_play.legal_actions())
    with pytest.raises(IllegalAction, match="is not legal"):
        table.step(illegal)
    one = SeatEnv(ETHNOS, 2)
    one.reset(seed=5)
    before = one.state.to_position()
    illegal = int(np.flatnonzero(one.action_masks() == 0)[0])
    _, reward, over, _, info = one.step(np.int64(illegal))
    assert (reward, over, "refusal" in info) == (-1.0, False, True)
    assert one.state.to_position() == before


def test_a_learner_plays_against_bots() -> None:
    def novice(game: Any, view: Any, seed: int) -> str:
        return bots.choose(game, view, "novice", seed)

    one = SeatEnv(ETHNOS, 3, seat=1, others=novice)
    _, info = one.reset(seed=2)
    rng, over, reward = random.Random(1), False, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        _, reward, over, _, info = one.step(np.int64(rng.choice(legal)))
    assert reward == pytest.approx(-1 / 3)


@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_encodings_have_one_shape_and_hide_what_is_hidden(game: Any) -> None:
    """Two states that a seat cannot tell apart have one tensor; every seat count has the same length."""
    encoding = encoding_of(game)
    for players in game.seats:
        state, dealer = game.start(players), SimDealer(players)
        for _ in range(40):
            dealer.deal_all(state)
            if state.turn == OVER:
                break
            told = encoding(state.view(state.turn).data)
            assert told.shape == (encoding.size,)
            assert np.isfinite(told).all()
            other = state.view(state.turn).sample(3)
            assert np.array_equal(told, encoding(other.view(state.turn).data))
            state.apply(dealer.choose(state))


def test_openspiel_finds_a_game_that_was_loaded_once() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from folkmoot.adaptors.openspiel import load

    assert load(ETHNOS, players=2).num_players() == 2
    assert pyspiel.load_game("folkmoot_ethnos", {"players": 3}).num_players() == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_openspiel_simulates_the_game_at_random(game: Any) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from folkmoot.adaptors.openspiel import load

    pyspiel.random_sim_test(load(game, players=game.seats[0]), num_sims=1, serialize=False, verbose=False)


def test_openspiel_algorithms_run_on_it() -> None:
    """Its own tree search plays a game of Nine to the end, and outcome sampling learns on it."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

    from folkmoot.adaptors.openspiel import load

    game = load(games.get("nine"), players=2)
    rng = np.random.RandomState(1)
    searchers = [mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=weights)))
        else:
            state.apply_action(searchers[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(50):
        solver.iteration()
    policy = solver.average_policy()
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    assert sum(policy.action_probabilities(start).values()) == pytest.approx(1)


def test_the_information_state_is_what_the_seat_has_learned() -> None:
    pytest.importorskip("pyspiel")
    from folkmoot.adaptors.openspiel import load

    state = load(games.get("nine"), players=2).new_initial_state()
    for _ in range(6):
        state.apply_action(state.chance_outcomes()[0][0])
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert own.count('"card"') == 3
    assert own != other
    assert own == state.clone().information_state_string(0)
