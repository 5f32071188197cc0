"""OpenSpiel: games registered under `folkmoot_ID`, for its algorithms and tools.

Importing this module registers every installed game; OpenSpiel finds it by a text that names players and options:

>>> import pyspiel
>>> import folkmoot.adaptors.openspiel
>>> game = pyspiel.load_game("folkmoot_tribes(players=3,elders=true)")
>>> game.new_initial_state().is_chance_node()
True
>>> str(game)
'folkmoot_tribes(elders=True,players=3)'

The information state of a seat is the list of events it has learned, as a text; as a tensor it is the seat's view,
since the list has no fixed length. The observation is the view. `resample_from_infostate` draws what a seat cannot see.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from folkmoot import games
from folkmoot.adaptors.encoding import Tensor, encoding_of
from folkmoot.core import CHANCE, OVER, Event, Game, Option, State
from folkmoot.core.values import rewards_of

ANY = "any"
"""Value of an option that is left open."""


def load(game: Game, players: int, **options: Any) -> Any:
    """The game as OpenSpiel's Game."""
    register(game)
    return SpielGame(game, players, options)


@cache
def register(game: Game) -> None:
    """Let `pyspiel.load_game` find a game."""
    pyspiel.register_game(game_type(game, usual(game), {}), loader(game))


def usual(game: Game) -> int:
    """Players where nobody says how many: two, if two can play it."""
    return 2 if 2 in game.seats else game.seats[0]


def loader(game: Game) -> type:
    """Make the class that OpenSpiel calls with parameters. It must be a class: a function that OpenSpiel still holds
    when Python has ended brings the process down."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"players": usual(game), **(params or {})}  # all of them, also those that nobody gave
            chosen = {option.name: given[option.name] for option in game.options if option.name in given}
            changed = [option for option in game.options if chosen.get(option.name) not in (None, standard(option))]
            options = {option.name: read(option, chosen[option.name]) for option in changed}
            super().__init__(game, int(given["players"]), options)

    return Loaded


# Options as parameters: OpenSpiel knows truths, numbers and texts without comma, bracket or equals sign.


def standard(option: Option) -> Any:
    return written(option.default)


def written(value: Any) -> Any:
    """An option as a parameter: a list as `daba+kaha`, a mapping as `glacier:a+oasis:c`."""
    if value is None:
        return ANY
    if isinstance(value, Mapping):
        return "+".join(f"{key}:{inner}" for key, inner in value.items())
    return "+".join(value) if isinstance(value, list | tuple) else value


def read(option: Option, value: Any) -> Any:
    """The option that a parameter stands for; the game refuses what cannot be."""
    if option.type == "list":
        return str(value).split("+")
    if option.type == "map" and ":" in str(value):
        return dict(part.partition(":")[::2] for part in str(value).split("+"))
    return value


def game_type(game: Game, players: int, options: dict[str, Any]) -> Any:
    """Rivals play for a sum of zero; those who win or lose together have the same interest."""
    kinds = pyspiel.GameType
    rivals = not game.is_cooperative(players, options)
    return kinds(
        short_name=f"folkmoot_{game.id}",
        long_name=f"Folkmoot: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rivals else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.numbers()[-1], 1),
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual(game), **{one.name: standard(one) for one in game.options}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for one number of players and one choice of options."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        game.start(players, **options)  # a wrong option is told here
        self.folkmoot = game
        self.players = players
        self.options = options
        rivals = not game.is_cooperative(players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_chance,
            num_players=players,
            min_utility=-1 / players if rivals else -1.0,
            max_utility=1 - 1 / players if rivals else 5.0,
            utility_sum=0.0 if rivals else None,
            max_game_length=game.max_decisions,
        )
        given = {name: written(value) for name, value in options.items()}
        super().__init__(game_type(game, players, options), info, {"players": players, **given})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.folkmoot, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Happened:
    """Some events on the way to a state, and those before them. What a seat has learned of them is written only when
    somebody asks, and once: a search asks for the same past again and again."""

    def __init__(self, events: list[Event], before: Happened | None) -> None:
        self.events = events
        self.before = before
        self._lines: dict[int, str] = {}

    def lines(self, seat: int) -> str:
        found = self._lines.get(seat)
        if found is None:
            seen = [event.for_seat(seat) for event in self.events]
            found = self._lines[seat] = "\n".join(text(one) for one in seen if one is not None)
        return found


class Beginning:
    """Knowledge of the seats before the first event: none, or the view of a state that was drawn."""

    def __init__(self, told: dict[int, str], drawn: State | None = None) -> None:
        self._told = told
        self._drawn = drawn

    def lines(self, seat: int) -> str:
        found = self._told.get(seat)
        if found is None:
            found = self._told[seat] = text(self._drawn.view(seat).data) if self._drawn is not None else ""
        return found


class Held:
    """A watched state with what happened on the way to it, newest first. OpenSpiel copies attributes deeply, which a
    compiled state hides; what happened never changes, so copies share it."""

    def __init__(self, state: State, beginning: Beginning, happened: Happened | None = None) -> None:
        self.state = state
        self.beginning = beginning
        self.happened = happened
        state.watch()
        self.learn()

    def learn(self) -> None:
        events = self.state.take_events()
        if events:
            self.happened = Happened(events, self.happened)

    def told(self, seat: int) -> str:
        """Return all that a seat knows, line by line."""
        chain, found = self.happened, []
        while chain is not None:
            found.append(chain.lines(seat))
            chain = chain.before
        found.append(self.beginning.lines(seat))
        return "\n".join(lines for lines in reversed(found) if lines)

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone(), self.beginning, self.happened)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state with what every seat has learned on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.held = Held(game.folkmoot.start(game.players, **game.options), Beginning({}))

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
        self.held.learn()

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return self.inner.name(action + self.inner.game.num_actions if chance else action)

    def is_terminal(self) -> bool:
        return self.inner.turn == OVER

    def returns(self) -> list[float]:
        result = self.inner.result()
        return rewards_of(result) if result is not None else [0.0] * self.players

    def information_state_string(self, player: int | None = None) -> str:
        return self.held.told(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this seat cannot tell from the true one, drawn as chance would have dealt it; `sampler` gives
        numbers from 0 to 1. The seat knows what it knew; what the others have learned in that other game is written
        as the views they have there. It has no history of actions, which would give the secret away."""
        found = SpielState(self.get_game())
        drawn = self.inner.view(player).sample(int(sampler() * 2**52))
        found.held = Held(drawn, Beginning({player: self.held.told(player)}, drawn.clone()))
        return found

    def __str__(self) -> str:
        return json.dumps(self.inner.to_position())


def text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


class Observer:
    """OpenSpiel's observer: the view of a seat; with perfect recall, as a text, what the seat has learned."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.recalls = recalls
        self.encoding = encoding_of(game)
        self.tensor: Tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.encoding.of(state.inner, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else text(state.inner.view(player).data)


for installed in games.installed():
    register(installed)
