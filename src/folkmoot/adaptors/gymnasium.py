"""Gymnasium: one seat is the learner's, the others are played by whoever is given.

>>> from folkmoot import bots, games
>>> from folkmoot.adaptors.gymnasium import SeatEnv
>>> def casual(game, view, seed):
...     return bots.choose(game, view, "casual", seed)
>>> env = SeatEnv(games.get("ethnos"), players=3, others=casual)
>>> observation, info = env.reset(seed=1)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from folkmoot.adaptors.encoding import Tensor, encoding_of, mask_of, rewards_of
from folkmoot.core import OVER, Game, SimDealer, State, View
from folkmoot.core.rng import Rng

Other = Callable[[Game, View, int], str]
"""Answers a view and a seed with a move in notation, as `folkmoot.bots.choose` does."""


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """A table with one learner.

    `info["action_mask"]` tells what is legal, and is the only honest way to choose: an action that is not legal
    changes nothing, is told in `info["refusal"]`, and costs `illegal`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        players: int,
        seat: int = 0,
        others: Other | None = None,
        illegal: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.seat = seat
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
        return self.encoding(self.state.view(self.seat).data)

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
