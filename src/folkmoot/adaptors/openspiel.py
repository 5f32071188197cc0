"""OpenSpiel: a game registered under `folkmoot_ID`, for its algorithms and tools.

The information state of a seat is the list of events it has learned; the observation is its view, as a tensor too.

>>> from folkmoot import games
>>> from folkmoot.adaptors.openspiel import load
>>> game = load(games.get("ethnos"), players=2)
>>> game.new_initial_state().is_chance_node()
True
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from folkmoot.adaptors.encoding import Tensor, encoding_of
from folkmoot.core import CHANCE, OVER, Game, State
from folkmoot.core.values import rewards_of

_registered: set[str] = set()


def load(game: Game, players: int, **options: Any) -> Any:
    """The game as OpenSpiel's Game; `pyspiel.load_game` finds it afterwards as well, with its default options."""
    type_of = game_type(game)
    if type_of.short_name not in _registered:
        pyspiel.register_game(type_of, loader(game))
        _registered.add(type_of.short_name)
    return SpielGame(game, players, options)


def loader(game: Game) -> type:
    """What OpenSpiel calls with parameters. It must be a class: a function that OpenSpiel still holds when Python has
    ended brings the process down."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, int((params or {}).get("players", game.seats[0])), {})

    return Loaded


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"folkmoot_{game.id}",
        long_name=f"Folkmoot: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats[-1], 1),
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for one number of players and one choice of options."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.folkmoot = game
        self.players = players
        self.options = options
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_chance,
            num_players=players,
            min_utility=-1.0,
            max_utility=5.0 if players == 1 else 1.0,
            utility_sum=None,
            max_game_length=game.max_decisions,
        )
        super().__init__(game_type(game), info, {"players": players})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.folkmoot)


class Held:
    """A watched state that can be copied deeply: OpenSpiel copies attributes, which a compiled state hides."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.watch()

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state with what every seat has learned on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.held = Held(game.folkmoot.start(game.players, **game.options))
        self.learned: list[list[str]] = [[] for _ in range(game.players)]
        self._learn()

    def _learn(self) -> None:
        for event in self.inner.take_events():
            for seat in range(self.players):
                told = event.for_seat(seat)
                if told is not None:
                    self.learned[seat].append(json.dumps(told, separators=(",", ":")))

    @property
    def inner(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        if self.inner.turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.inner.turn == CHANCE else self.inner.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """OpenSpiel counts chance codes from 0."""
        outcomes = self.inner.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        first = self.inner.game.num_actions
        return [(code - first, weight / total) for code, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        code = action + self.inner.game.num_actions if self.inner.turn == CHANCE else action
        self.inner.apply(code)
        self._learn()

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return self.inner.name(action + self.inner.game.num_actions if chance else action)

    def is_terminal(self) -> bool:
        return self.inner.turn == OVER

    def returns(self) -> list[float]:
        result = self.inner.result()
        return rewards_of(result) if result is not None else [0.0] * self.players

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "\n".join(self.learned[seat])

    def __str__(self) -> str:
        return json.dumps(self.inner.to_position())


class Observer:
    """OpenSpiel's observer: the view of a seat."""

    def __init__(self, game: Game) -> None:
        self.encoding = encoding_of(game)
        self.tensor: Tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.encoding.of(state.inner, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.inner.view(player).data)
