"""PettingZoo: every seat is an agent, in turn (AEC).

>>> from folkmoot import games
>>> from folkmoot.adaptors.pettingzoo import env
>>> table = env(games.get("ethnos"), players=3)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["action_mask"].shape
(220,)
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from folkmoot.adaptors.encoding import encoding_of, mask_of
from folkmoot.core import OVER, Game, SimDealer, State
from folkmoot.core.values import rewards_of

Observation = dict[str, Any]


def env(game: Game, players: int, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's own checks around it."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(game, players, render_mode, **options))


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A table. Chance is dealt inside; an action that is not legal raises IllegalAction with the reason."""

    metadata = {"name": "folkmoot", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game, players: int, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = game
        self.options = options
        self.players = players
        self.render_mode = render_mode
        self.metadata = {**SeatsEnv.metadata, "name": f"folkmoot_{game.id}"}
        self.encoding = encoding_of(game)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: spaces.Discrete(game.num_actions) for name in self.possible_agents}
        self.state_of_play: State = game.start(players, **options)
        self.dealer = SimDealer(0)
        self.dealt = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; without a seed the deal after the last one."""
        self.dealt = seed if seed is not None else self.dealt + 1
        self.dealer = SimDealer(self.dealt)
        self.state_of_play = self.game.start(self.players, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Deal what is due, and hand over to the seat that decides."""
        state = self.state_of_play
        self.dealer.deal_all(state)
        if state.turn != OVER:
            self.agent_selection = self.possible_agents[state.turn]
            return
        result = state.result()
        assert result is not None
        self.rewards = dict(zip(self.possible_agents, rewards_of(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.state_of_play.apply(int(action))
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        state = self.state_of_play
        seat = self.possible_agents.index(agent)
        mask = mask_of(state) if state.turn == seat else np.zeros(self.game.num_actions, dtype=np.int8)
        return {"observation": self.encoding.of(state, seat), "action_mask": mask}

    def render(self) -> str | None:
        """The public position, as JSON."""
        return json.dumps(self.state_of_play.view(None).data) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
