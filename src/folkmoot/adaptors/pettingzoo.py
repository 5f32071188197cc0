"""PettingZoo: every seat is an agent, in turn (AEC).

>>> from folkmoot import games
>>> from folkmoot.adaptors.pettingzoo import env
>>> table = env(games.get("ethnos"), players=3)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["action_mask"].shape
(220,)

`SeatsVectorEnv` is the same at many tables at once, in compiled code:

>>> from folkmoot.adaptors.pettingzoo import SeatsVectorEnv
>>> tables = SeatsVectorEnv("ethnos", 16, players=3)
>>> tables.reset(seed=1)
>>> observations, rewards, *_, passes, infos = tables.last()
>>> observations["action_mask"].shape, passes.shape
((16, 220), (16,))
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from folkmoot.batch import STAY, Batch
from folkmoot.core import Game, State

Observation = dict[str, Any]
Flags = NDArray[np.bool_]


def env(game: Game | str, players: int, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's own checks around it."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(game, players, render_mode, **options))


class Agents:
    """The agents of a batch: their names, and what each observes and may do."""

    def __init__(self, batch: Batch) -> None:
        self.names = [f"seat_{seat}" for seat in range(batch.players)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        size, actions = batch.numbers.shape[1], batch.game.num_actions
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.names, seen)
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.names}


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A table: a batch of one game. Chance is dealt inside; an action that is not legal raises IllegalAction with the
    reason."""

    metadata = {"name": "folkmoot", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game | str, players: int, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.batch = Batch(game, 1, players=players, show_ends=True, **options)
        self.render_mode = render_mode
        self.metadata = {**SeatsEnv.metadata, "name": f"folkmoot_{self.batch.game.id}"}
        self._known = Agents(self.batch)
        self.possible_agents = self._known.names
        self.agents = list(self.possible_agents)
        self.observation_spaces = self._known.observation_spaces
        self.action_spaces = self._known.action_spaces

    @property
    def state_of_play(self) -> State:
        """The game as it stands; a copy."""
        return self.batch.state(0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; without a seed the deal after the last one."""
        if seed is None:
            self.batch.renew()
        else:
            self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.batch.seats[0]]

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        step = self.batch.step([int(action)])
        if step.ended[0]:
            self.rewards = dict(zip(self.possible_agents, step.rewards[0].tolist(), strict=True))
            self._cumulative_rewards = dict(self.rewards)  # nothing is worth anything before the end
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]

    def observe(self, agent: str) -> Observation:
        batch = self.batch
        if agent == self.agent_selection and not self.terminations[agent]:
            return {"observation": batch.scaled(batch.numbers[0]), "action_mask": batch.masks[0].copy()}
        seen = batch.observations(self._known.seats[agent])
        return {"observation": seen[0], "action_mask": np.zeros(batch.game.num_actions, dtype=np.int8)}

    def render(self) -> str | None:
        """The public position, as JSON."""
        return json.dumps(self.state_of_play.view(None).data) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class SeatsVectorEnv:
    """Many tables stepped together, one agent at a time: what SuperSuit calls a VectorAECEnv.

    The agent is the seat for which most tables wait; `passes` names those that wait for another one, whose actions
    do not count. An action that is not legal raises IllegalAction, which names the game, and none has changed.

    A game that has ended stays for one step: every agent is terminated in it and can look at its end, and the next step
    deals a new one there, whatever is chosen. `rewards` holds what the last step was worth to every agent, also to
    those whose turn does not come before that.
    """

    metadata: dict[str, Any] = {"name": "folkmoot", "render_modes": []}  # noqa: RUF012

    def __init__(self, game: Game | str, num_envs: int, players: int, processes: int = 1, **options: Any) -> None:
        self.batch = Batch(game, num_envs, players=players, processes=processes, show_ends=True, **options)
        self.num_envs = num_envs
        self._known = Agents(self.batch)
        self.possible_agents = self._known.names
        self.agents = list(self.possible_agents)
        self.max_num_agents = self.num_agents = players
        nowhere = np.zeros(num_envs, dtype=np.bool_)
        self.truncations: dict[str, Flags] = dict.fromkeys(self.agents, nowhere)
        self.envs_truncations = nowhere
        self.infos: dict[str, list[dict[str, Any]]] = {name: [{} for _ in range(num_envs)] for name in self.agents}
        self._show(nowhere, np.zeros((num_envs, players)), 0)

    def observation_space(self, agent: str) -> Any:
        """Return the space of the agent's observations of one table."""
        return self._known.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the agent's actions at one table."""
        return self._known.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """New deals at every table: that of table i has the seed `seed + i`; without a seed those after the last."""
        if seed is None:
            self.batch.renew()
        else:
            self.batch.reset(seed)
        self._show(np.zeros(self.num_envs, dtype=np.bool_), np.zeros((self.num_envs, self.batch.players)), 0)

    def step(self, actions: ArrayLike, observe: bool = True) -> None:
        """An action of the agent for every table; those of tables that pass, or whose game has ended, do not count."""
        seat = self._known.seats[self.agent_selection]
        codes = np.array(actions, dtype=np.int64)
        if codes.shape == self.passes.shape:  # the batch refuses any other
            codes[self.passes] = STAY
        step = self.batch.step(codes)
        self._show(step.ended.copy(), step.rewards, seat)

    def _show(self, ended: Flags, rewards: NDArray[np.float64], seat: int) -> None:
        """Publish the outcome of a seat's step and select the next agent."""
        waits = np.where(ended, seat, self.batch.seats)
        selected = int(np.bincount(waits).argmax())
        self.agent_selection = self.possible_agents[selected]
        self.passes: Flags = waits != selected
        self.envs_terminations = ended
        self.terminations: dict[str, Flags] = dict.fromkeys(self.agents, ended)
        worth = rewards.astype(np.float32)
        self.rewards = {name: worth[:, seat] for name, seat in self._known.seats.items()}

    def observe(self, agent: str) -> Observation:
        """Return the agent's observation of every table and, where it decides, its mask of legal actions."""
        seat = self._known.seats[agent]
        decides = self.batch.seats == seat
        return {"observation": self.batch.observations(seat), "action_mask": self.batch.masks * decides[:, None]}

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, NDArray[np.float32], Flags, Flags, Flags, Flags, Flags, list[dict[str, Any]]]:
        """Return, for the agent and every table: observations, rewards, terminations, truncations; whether the game is
        terminated or truncated for all; whether the table passes; infos. Where a table passes, the observation and the
        mask are zeros, which takes no time; `observe` computes the agent's view there as well."""
        agent = self.agent_selection
        return (
            self._seen_by(self._known.seats[agent]) if observe else None,
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.envs_terminations,
            self.envs_truncations,
            self.passes,
            self.infos[agent],
        )

    def _seen_by(self, seat: int) -> Observation:
        batch, places = self.batch, np.flatnonzero(~self.passes)
        seen = np.zeros(batch.numbers.shape, dtype=np.float32)
        seen[places] = batch.observations(seat, places)
        masks = np.zeros_like(batch.masks)
        masks[places] = batch.masks[places]
        return {"observation": seen, "action_mask": masks}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent, step by step. Games end and begin on the way, so only a number of steps ends this."""
        while max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self) -> None:
        """End the processes, if there are several."""
        self.batch.close()
