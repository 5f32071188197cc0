"""Gymnasium: one seat is the learner's, the others are played by whoever is given.

>>> from folkmoot import bots, games
>>> from folkmoot.adaptors.gymnasium import SeatEnv
>>> def casual(game, view, seed):
...     return bots.choose(game, view, "casual", seed)
>>> env = SeatEnv(games.get("ethnos"), players=3, others=casual)
>>> observation, info = env.reset(seed=1)

Importing this module registers every installed game with Gymnasium, which can also do so itself:

>>> import gymnasium
>>> env = gymnasium.make("folkmoot.adaptors.gymnasium:folkmoot/tribes-v0", players=2, elders=True)

`SeatVectorEnv` is the same at many tables at once, in compiled code:

>>> from folkmoot.adaptors.gymnasium import SeatVectorEnv
>>> tables = SeatVectorEnv("ethnos", 16, players=3)
>>> observations, infos = tables.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((16, 981), (16, 220))
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from folkmoot import games
from folkmoot.adaptors.encoding import Tensor, encoding_of, mask_of
from folkmoot.batch import STAY, Batch
from folkmoot.core import OVER, FolkmootError, Game, SimDealer, State, View
from folkmoot.core.rng import Rng
from folkmoot.core.values import rewards_of

Other = Callable[[Game, View, int], str]
"""Answers a view and a seed with a move in notation, as `folkmoot.bots.choose` does."""


def check_seat(seat: int, players: int) -> int:
    if type(seat) is not int or not 0 <= seat < players:
        raise FolkmootError(f"seat: {seat!r} isn't a seat from 0 to {players - 1}")
    return seat


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """A table with one learner.

    `info["action_mask"]` tells what is legal, and is the only honest way to choose: an action that is not legal
    changes nothing, is told in `info["refusal"]`, and costs `illegal`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int,
        seat: int = 0,
        others: Other | None = None,
        illegal: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game = games.get(game) if isinstance(game, str) else game
        self.players = players
        self.seat = check_seat(seat, players)
        self.others = others
        self.illegal = illegal
        self.render_mode = render_mode
        self.options = options
        self.encoding = encoding_of(game)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(game.num_actions)
        self.state: State = game.start(players, **options)
        self._deal(0)

    def _deal(self, seed: int) -> None:
        self.dealer = SimDealer(seed)
        self.luck = Rng(seed, 77)
        self.state = self.game.start(self.players, **self.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal(int(self.np_random.integers(2**32)))
        self._others_play()
        return self._observation(), self._info()

    def _others_play(self) -> None:
        """Chance and the other seats, up to the learner's next decision or the end."""
        state = self.state
        while True:
            self.dealer.deal_all(state)
            if state.turn in (self.seat, OVER):
                return
            if self.others is None:
                state.apply(self.dealer.choose(state))
            else:
                move = self.others(self.game, state.view(state.turn), int(self.luck.next32()))
                state.apply(state.parse(move))

    def step(self, action: np.int64) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        refusal = self.state.refusal(int(action))
        if refusal is not None:
            return self._observation(), self.illegal, False, False, {**self._info(), "refusal": refusal.code}
        self.state.apply(int(action))
        self._others_play()
        result = self.state.result()
        reward = rewards_of(result)[self.seat] if result is not None else 0.0
        return self._observation(), reward, result is not None, False, self._info()

    def _observation(self) -> Tensor:
        return self.encoding.of(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action; the name under which others' masked learners look for it."""
        if self.state.turn == self.seat:
            return mask_of(self.state)
        return np.zeros(self.game.num_actions, dtype=np.int8)

    def render(self) -> str | None:
        """The learner's view, as JSON."""
        return json.dumps(self.state.view(self.seat).data) if self.render_mode == "ansi" else None


Others = Callable[[Batch], NDArray[np.int64]]
"""Answers a batch with an action for every game; those of games that wait for the learner do not count."""


class SeatVectorEnv(VectorEnv[Tensor, NDArray[np.int64], NDArray[Any]]):
    """Many tables with one learner each, who sits at the same seat everywhere.

    A game that has ended is dealt anew in the same step (AutoresetMode.SAME_STEP): the observation is that of the new
    game, the last one of the old is in `infos["final_obs"]`. `infos["action_mask"]` tells what is legal; an action that
    is not raises IllegalAction, which names the game. `others` plays the other seats; without it they play at random.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        players: int,
        seat: int = 0,
        others: Others | None = None,
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.players = players
        self.seat = check_seat(seat, players)
        self.others = others
        self.batch = Batch(game, num_envs, players=players, processes=processes, **options)
        self._last = self.batch.keep_last(seat)
        size = self.batch.numbers.shape[1]
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.single_action_space = spaces.Discrete(self.batch.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Tensor, dict[str, Any]]:
        """New deals at every table. The seed of the first table counts; those of the others follow from it."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(2**32)))
        self._others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_))
        return self.batch.observations(), {"action_mask": self.batch.masks.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Tensor, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        self._play(np.asarray(actions, dtype=np.int64), rewards, ended)
        self._others_play(rewards, ended)
        infos: dict[str, Any] = {"action_mask": self.batch.masks.copy()}
        if ended.any():
            infos["final_obs"] = self.batch.scaled(self._last)
            infos["_final_obs"] = ended
        return self.batch.observations(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _play(self, choices: NDArray[np.int64], rewards: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        step = self.batch.step(choices)
        if step.ended.any():
            rewards[step.ended] = step.rewards[step.ended, self.seat]
            ended |= step.ended

    def _others_play(self, rewards: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        """Every table up to the learner's next decision."""
        while (waiting := self.batch.seats != self.seat).any():
            choices = self.others(self.batch) if self.others is not None else self.batch.choose()
            self._play(np.where(waiting, choices, STAY), rewards, ended)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes of the batch."""
        self.batch.close()


HERE = "folkmoot.adaptors.gymnasium"
for installed in games.installed():
    gymnasium.register(
        f"folkmoot/{installed.id}-v0",
        entry_point=f"{HERE}:SeatEnv",
        vector_entry_point=f"{HERE}:SeatVectorEnv",
        kwargs={"game": installed.id, "players": 2 if 2 in installed.seats else installed.seats[0]},
    )
