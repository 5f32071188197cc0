"""The games in other people's tools, checked with the tools' own checks."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from folkmoot import bots, games
from folkmoot.core import OVER, BadOptions, FolkmootError, IllegalAction, SimDealer

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytestmark = pytest.mark.filterwarnings("default")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from folkmoot.adaptors.encoding import encoding_of  # noqa: E402
from folkmoot.adaptors.gymnasium import SeatEnv  # noqa: E402
from folkmoot.adaptors.pettingzoo import SeatsEnv, SeatsVectorEnv, env  # noqa: E402

ETHNOS = games.get("ethnos")
ALL_GAMES = [games.get(id) for id in ("nine", *games.OWN)]


def ids(game: Any) -> str:
    return str(game.id)


def modes() -> list[Any]:
    """Every game with as many as can play it, and with every value of an option that makes it another game."""
    found = [pytest.param(game, game.seats[-1], {}, id=game.id) for game in ALL_GAMES]
    for game in ALL_GAMES:
        for option in game.options:
            for value in (
                option.choices if option.type == "choice" else [not option.default] if option.type == "bool" else []
            ):
                fitting = (setting(game, players, {option.name: value}) for players in reversed(game.seats))
                players, options = next(one for one in fitting if one is not None)
                if value != option.default:
                    found.append(pytest.param(game, players, options, id=f"{game.id}-{option.name}-{value}"))
    return found


def setting(game: Any, players: int, options: dict[str, Any]) -> tuple[int, dict[str, Any]] | None:
    """The number of players and the options with which a value has an effect; None where it has none."""
    for more in ({}, {"mode": "solo"}, {"mode": "coop"}, {"tokens": True}):
        given = {**{key: value for key, value in more.items() if any(o.name == key for o in game.options)}, **options}
        try:
            game.start(players, **given)
        except BadOptions:
            continue
        return players, given
    return None


@pytest.mark.parametrize(("game", "players", "options"), modes())
def test_the_tools_own_checks_pass_in_every_mode(game: Any, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, players, **options), num_cycles=20)
        seed_test(lambda: env(game, players, **options), num_cycles=10)
        check_env(SeatEnv(game, players, render_mode="ansi", **options), skip_render_check=False)


def test_gymnasium_makes_games_by_name() -> None:
    one = gymnasium.make("folkmoot.adaptors.gymnasium:folkmoot/tribes-v0", players=3, elders=True)
    assert isinstance(one.unwrapped, SeatEnv)
    assert one.unwrapped.state.players == 3
    many = gymnasium.make_vec("folkmoot/ethnos-v0", num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (2, 981)
    many.close()
    with pytest.raises(FolkmootError, match="seat: 3 isn't a seat from 0 to 1"):
        SeatEnv("ethnos", 2, seat=3)


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


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("nine", 3, {}),
    ("aetherya", 1, {"mode": "solo"}),
    ("aetherya", 2, {"tokens": True}),
    ("tribes", 4, {}),
]


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_many_tables_are_as_many_environments(id: str, players: int, options: dict[str, Any]) -> None:
    """Every table step by step against an environment of its own, which is reset in the step after its end; through
    the end of a game into the next, where that is near. Actions for tables that pass or have ended do not count."""
    number, seed, rng, short = 3, 7, random.Random(3), id == "nine" or players == 1
    tables = SeatsVectorEnv(id, number, players, **options)
    alone = [SeatsEnv(id, players, **options) for _ in range(number)]
    dealt = [0] * number
    tables.reset(seed=seed)
    for place, one in enumerate(alone):
        one.reset(seed=seed + place)
    for step, agent in enumerate(tables.agent_iter(1000 if short else 60)):
        seen, worth, over, cut, all_over, all_cut, passes, infos = tables.last()
        assert not cut.any()
        assert not all_cut.any()
        assert infos == [{}] * number
        assert (~passes).sum() >= number / players, "the agent is the one for whom most tables wait"
        assert seen is not None
        actions = np.full(number, -7)
        for place, one in enumerate(alone):
            assert passes[place] == (one.agent_selection != agent)
            assert over[place] == all_over[place] == one.terminations[agent]
            assert worth[place] == np.float32(one._cumulative_rewards[agent])
            assert [tables.rewards[name][place] for name in tables.agents] == pytest.approx(list(one.rewards.values()))
            if over[place] or step % 10 == 0:
                for name in tables.agents:
                    told, look = one.observe(name), tables.observe(name)
                    assert np.array_equal(look["observation"][place], told["observation"])
                    assert np.array_equal(look["action_mask"][place], told["action_mask"])
            if over[place]:
                dealt[place] += 1
                one.reset(seed=seed + place + dealt[place] * number)
            elif not passes[place]:
                actions[place] = rng.choice(np.flatnonzero(seen["action_mask"][place]).tolist())
                one.step(actions[place])
        tables.step(actions)
        if sum(dealt) > 1:
            return
    assert not short


def test_many_tables_are_dealt_anew_and_refuse_what_is_not_legal() -> None:
    tables = SeatsVectorEnv("nine", 4, players=2)
    seen = tables.last()[0]
    assert tables.observation_space("seat_1").contains({name: rows[0] for name, rows in (seen or {}).items()})
    first = tables.observe("seat_0")["observation"]
    tables.reset()
    assert not np.array_equal(first, tables.observe("seat_0")["observation"]), "the deals after the last"
    tables.reset(seed=0)
    assert np.array_equal(first, tables.observe("seat_0")["observation"])
    wrong = tables.observe(tables.agent_selection)["action_mask"].argmin(axis=1)
    with pytest.raises(IllegalAction, match="game 0"):
        tables.step(wrong)
    with pytest.raises(FolkmootError, match=r"choices: shape \(1,\) isn't \(4,\)"):
        tables.step([1])
    assert np.array_equal(first, tables.observe("seat_0")["observation"])
    assert tables.last(observe=False)[0] is None
    tables.close()


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("kind", [SeatsEnv, SeatEnv])
def test_a_copied_environment_goes_on_alike(again: Any, kind: Any) -> None:
    """SuperSuit, RLlib and others copy environments and send them to other processes."""
    one = kind("nine", 2)
    one.reset(seed=3)
    other = again(one)
    over = False
    while not over:
        mask = one.last()[0]["action_mask"] if kind is SeatsEnv else one.action_masks()
        told = [each.step(int(mask.argmax())) for each in (one, other)]
        seen = [each.last() if kind is SeatsEnv else step for each, step in zip((one, other), told, strict=True)]
        assert repr(seen[0]) == repr(seen[1])
        over = seen[0][2]
        if kind is SeatsEnv:
            other = again(other)


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


FRESH = """
import pyspiel
import folkmoot.adaptors.openspiel
game = pyspiel.load_game("folkmoot_tribes(players=3,elders=true,tribes=daba+kaha+kiror,special_lands=glacier:a)")
state = game.new_initial_state()
print(game, state.inner.setup.players, game.get_type().utility.name, game.utility_sum())
print(pyspiel.load_game(str(game)))
print(pyspiel.load_game("folkmoot_aetherya(mode=coop)").get_type().utility.name)
"""


def test_openspiel_finds_games_with_their_options_in_a_fresh_process() -> None:
    pytest.importorskip("pyspiel")
    done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    named = "folkmoot_tribes(elders=True,players=3,special_lands=glacier:a,tribes=daba+kaha+kiror)"
    assert done.stdout.splitlines() == [f"{named} 3 ZERO_SUM 0.0", named, "GENERAL_SUM"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_openspiel_simulates_the_game_at_random(game: Any) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from folkmoot.adaptors.openspiel import load

    serialize = game.id == "nine"  # it replays all moves, once for each of them
    pyspiel.random_sim_test(load(game, players=game.seats[0]), num_sims=1, serialize=serialize, verbose=False)


def decided(state: Any, decisions: int, rng: np.random.RandomState) -> Any:
    """After a number of random decisions, when a seat is asked."""
    while decisions or state.is_chance_node():
        codes, weights = (
            zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else (state.legal_actions(), None)
        )
        decisions -= not state.is_chance_node()
        state.apply_action(int(rng.choice(codes, p=weights)))
    return state


@pytest.mark.parametrize("game", ALL_GAMES, ids=ids)
def test_what_a_seat_cannot_see_is_drawn_anew(game: Any) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from folkmoot.adaptors.openspiel import load

    state = decided(load(game, players=2).new_initial_state(), 1 if game.id == "nine" else 3, np.random.RandomState(2))
    seat, other = state.current_player(), 1 - state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    drawn = [state.resample_from_infostate(seat, sampler) for _ in range(4)]
    for one in drawn:
        assert one.information_state_string(seat) == state.information_state_string(seat)
        assert one.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert one.legal_actions() == state.legal_actions()
        assert one.history() == [], "which would say what was dealt"
        again = one.clone()
        again.apply_action(again.legal_actions()[0])
        assert again.information_state_string(other).startswith(one.information_state_string(other))
    if game.id in ("nine", "ethnos"):  # in Tribes nothing on the table is hidden, in Aetherya nobody has looked yet
        assert len({one.information_state_string(other) for one in drawn}) > 1


def test_openspiel_algorithms_run_on_it() -> None:
    """Its own tree searches, with and without hidden things, play a game of Nine to the end; outcome sampling and
    external sampling learn on it."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

    from folkmoot.adaptors.openspiel import load

    game = load(games.get("nine"), players=2)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    searchers = [
        mcts.MCTSBot(game, 1.0, 20, rollouts, random_state=rng),
        ismcts.ISMCTSBot(game=game, uct_c=1.0, max_simulations=20, evaluator=rollouts, random_state=rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=weights)))
        else:
            state.apply_action(searchers[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    for solver in (
        outcome_sampling_mccfr.OutcomeSamplingSolver(game),
        external_sampling_mccfr.ExternalSamplingSolver(game),
    ):
        for _ in range(10):
            solver.iteration()
        assert sum(solver.average_policy().action_probabilities(start).values()) == pytest.approx(1)


class Even:
    """An evaluator for OpenSpiel's searches that knows nothing; playing on at random would take most of the time."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.slow
@pytest.mark.parametrize("id", games.OWN)
def test_openspiels_search_plays_a_whole_game(id: str) -> None:
    """Its information-set search against random play: every decision draws what is hidden, whatever has happened."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts

    import folkmoot.adaptors.openspiel  # noqa: F401  registers the games

    game, rng = pyspiel.load_game(f"folkmoot_{id}(players=2)"), np.random.RandomState(3)
    searcher = ismcts.ISMCTSBot(game=game, uct_c=1.0, max_simulations=2, evaluator=Even(), random_state=rng)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=weights)))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
            searched += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert searched > 20
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.slow
def test_openspiels_learners_learn_from_a_real_game() -> None:
    """Aetherya for two: outcome sampling through the game tree, and Q-learning through OpenSpiel's environment, which
    DQN and NFSP use alike."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import outcome_sampling_mccfr, tabular_qlearner

    import folkmoot.adaptors.openspiel  # noqa: F401  registers the games

    game = pyspiel.load_game("folkmoot_aetherya(players=2)")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    learned = list(solver._infostates.values())
    assert len(learned) > 100
    assert all(np.isfinite(numbers).all() for pair in learned for numbers in pair)

    table = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(seat, game.num_distinct_actions()) for seat in range(2)]
    step = table.reset()
    while not step.last():
        step = table.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    values = [value for agent in agents for row in agent._q_values.values() for value in row.values()]
    assert max(values) > 0 > min(values), "the winner's last choices gained, the loser's lost"


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
