"""Learn a game from nothing, by playing against yourself: PPO in one file, with numpy alone.

    python examples/learn.py                          learns Aetherya for two in some minutes, and prints its curve
    python examples/learn.py --game ethnos --minutes 20

One small network plays every seat of many games at once (`folkmoot.Batch`): it sees what the deciding seat knows, and
its legal actions. What a seat did is judged by how the game ended for that seat. Every now and then it plays deals
against the bot `--against` from both sides; an even share is 50 %.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: matrices this small gain nothing from several

import numpy as np
from numpy.typing import NDArray

from folkmoot import Batch, bots, games
from folkmoot.adaptors.encoding import encoding_of, mask_of
from folkmoot.core import OVER, SimDealer

Array = NDArray[np.float32]
PLAYERS = 2
LOW = np.float32(-1e9)
"""What an illegal action is wished for."""


@dataclass
class Plan:
    """What the lesson is like."""

    game: str = "aetherya"
    tables: int = 256
    steps: int = 64
    hidden: int = 128
    watched: int = 300
    """Steps of random play to look at before the first lesson."""
    rate: float = 1e-3
    epochs: int = 2
    minibatch: int = 2048
    clip: float = 0.2
    """How far one lesson may move the probability of an action."""
    carry: float = 0.95
    """How much of what came later counts for an action (lambda of GAE)."""
    curious: float = 0.01
    """What being undecided is worth."""
    seed: int = 1


class Eyes:
    """What the network is shown of an observation: numbers that ever changed in random play, all about as large."""

    def __init__(self, batch: Batch, steps: int) -> None:
        sums = squares = np.zeros(batch.numbers.shape[1])
        for _ in range(steps):
            seen = batch.observations()
            sums, squares = sums + seen.mean(0), squares + (seen * seen).mean(0)
            batch.step(batch.choose())
        spread = np.sqrt(np.maximum(squares / steps - (sums / steps) ** 2, 0))
        self.places = np.flatnonzero(spread > 1e-3)
        self.mean = (sums / steps)[self.places].astype(np.float32)
        self.scale = (1 / np.maximum(spread[self.places], 0.1)).astype(np.float32)

    def __call__(self, seen: Array) -> Array:
        shown: Array = np.clip((seen[..., self.places] - self.mean) * self.scale, -5, 5)
        return shown


class Network:
    """What is seen, one hidden layer, and two answers: a wish for every action, and how the game will end."""

    def __init__(self, size: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        def layer(into: int, out: int, scale: float) -> Array:
            return (rng.standard_normal((into, out)) * scale / np.sqrt(into)).astype(np.float32)

        self.weights: list[Array] = [
            layer(size, hidden, 1.0), np.zeros(hidden, np.float32),
            layer(hidden, actions, 0.1), np.zeros(actions, np.float32),
            layer(hidden, 1, 0.1), np.zeros(1, np.float32),
        ]  # fmt: skip
        self._first = [np.zeros_like(one) for one in self.weights]
        self._second = [np.zeros_like(one) for one in self.weights]
        self._lessons = 0

    def look(self, seen: Array, masks: NDArray[Any]) -> tuple[Array, Array, Array]:
        """Hidden layer, logarithms of the probabilities of the actions, and the end that is expected."""
        into, bias, wish, wish_bias, end, end_bias = self.weights
        hidden = np.maximum(seen @ into + bias, 0)
        wishes = np.where(masks != 0, hidden @ wish + wish_bias, LOW)
        wishes -= wishes.max(1, keepdims=True)
        wishes -= np.log(np.exp(wishes).sum(1, keepdims=True))
        return hidden, wishes, (hidden @ end + end_bias)[:, 0]

    def learn(self, seen: Array, hidden: Array, wishes: Array, ends: Array, rate: float) -> None:
        """One step of Adam down the slopes of the wishes and of the expected ends."""
        _, _, wish, _, end, _ = self.weights
        back = (wishes @ wish.T + ends[:, None] @ end.T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ wishes, wishes.sum(0), hidden.T @ ends[:, None], ends.sum()]
        self._lessons += 1
        for one, slope, first, second in zip(self.weights, slopes, self._first, self._second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            ahead, size = first / (1 - 0.9**self._lessons), second / (1 - 0.999**self._lessons)
            one -= rate * ahead / (np.sqrt(size) + 1e-5)


@dataclass
class Rollout:
    """What happened at the tables: by step and table."""

    seen: Array
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    odds: Array
    """Logarithms of the probabilities with which it was chosen."""
    expected: Array
    gained: Array
    """How much better the end was than expected."""
    known: NDArray[np.bool_]
    """Whether the seat decided again, or the game ended: else nothing can be said yet."""


class Learner:
    """Tables, a network, and what it learns from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = games.get(plan.game)
        self.rng = np.random.default_rng(plan.seed)
        self.batch = Batch(self.game, plan.tables, players=PLAYERS, seed=plan.seed * 1_000_000)
        self.eyes = Eyes(self.batch, plan.watched)
        self.net = Network(len(self.eyes.places), plan.hidden, self.game.num_actions, self.rng)
        self.decisions = self.played = 0

    def pick(self, odds: Array) -> NDArray[np.int64]:
        """An action for every table, by its probability."""
        sums = odds.cumsum(1)
        found = (sums < self.rng.random(len(odds), np.float32)[:, None] * sums[:, -1:]).sum(1)
        return np.asarray(np.minimum(found, odds.shape[1] - 1), np.int64)

    def play(self) -> Rollout:
        """Some steps at all tables; then, backwards, what they were worth to whoever took them."""
        steps, tables = self.plan.steps, self.plan.tables
        everybody = np.arange(tables)
        seen, masks, chosen, odds, expected, seats, ends = [], [], [], [], [], [], []
        for _ in range(steps):
            seen.append(self.eyes(self.batch.observations()))
            masks.append(self.batch.masks.copy())
            seats.append(self.batch.seats.copy())
            _, wishes, value = self.net.look(seen[-1], masks[-1])
            chosen.append(self.pick(np.exp(wishes)))
            chosen[-1] = np.where(masks[-1][everybody, chosen[-1]] == 1, chosen[-1], masks[-1].argmax(1))
            odds.append(wishes[everybody, chosen[-1]])
            expected.append(value)
            step = self.batch.step(chosen[-1])
            ends.append(np.where(step.ended[:, None], step.rewards, np.nan))
            self.played += int(step.ended.sum())
        self.decisions += steps * tables
        gained, known = self.judge(seats, expected, ends)
        return Rollout(
            np.concatenate(seen), np.concatenate(masks), np.concatenate(chosen), np.concatenate(odds),
            np.concatenate(expected), gained, known,
        )  # fmt: skip

    def judge(
        self, seats: list[NDArray[np.int64]], expected: list[Array], ends: list[NDArray[np.float64]]
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Each seat follows its own decisions from the last to the first; those of others are its world's."""
        everybody = np.arange(self.plan.tables)
        shape = (self.plan.tables, PLAYERS)
        later, value, reward = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        follows = np.zeros(shape, np.bool_)
        gained, known = [], []
        for seat, hope, end in zip(reversed(seats), reversed(expected), reversed(ends), strict=True):
            over = ~np.isnan(end[:, 0])
            reward[over], later[over], value[over], follows[over] = end[over], 0, 0, True
            at = (everybody, seat)
            surprise = reward[at] + value[at] - hope
            gain = surprise + self.plan.carry * later[at]
            gained.append(gain)
            known.append(follows[at].copy())
            reward[at], later[at], value[at], follows[at] = 0, gain, hope, True
        return np.concatenate(gained[::-1]).astype(np.float32), np.concatenate(known[::-1])

    def learn(self, rollout: Rollout) -> None:
        """PPO: towards what was better than expected, but never far in one lesson."""
        plan, places = self.plan, np.flatnonzero(rollout.known)
        advantage = rollout.gained
        advantage = (advantage - advantage[places].mean()) / (advantage[places].std() + 1e-6)
        targets = rollout.expected + rollout.gained
        for _ in range(plan.epochs):
            self.rng.shuffle(places)
            for start in range(0, len(places), plan.minibatch):
                rows = places[start : start + plan.minibatch]
                seen = rollout.seen[rows]
                hidden, wondered, value = self.net.look(seen, rollout.masks[rows])
                odds = np.exp(wondered)
                own = (np.arange(len(rows)), rollout.chosen[rows])
                ratio = np.exp(wondered[own] - rollout.odds[rows])
                good = advantage[rows]
                free = np.where(good > 0, ratio < 1 + plan.clip, ratio > 1 - plan.clip)
                push = -(good * ratio * free)[:, None]
                wishes = -odds * push
                wishes[own] += push[:, 0]
                doubt = (odds * wondered).sum(1, keepdims=True)
                wishes += plan.curious * odds * (wondered - doubt)
                self.net.learn(seen, hidden, wishes / len(rows), (value - targets[rows]) / len(rows), plan.rate)


class Player:
    """The network as a player of single games: it takes what it likes best."""

    def __init__(self, learner: Learner) -> None:
        self.net, self.eyes = learner.net, learner.eyes
        self.encoding = encoding_of(learner.game)

    def choose(self, state: Any) -> int:
        seen = self.eyes(self.encoding.of(state, state.turn))[None]
        return int(self.net.look(seen, mask_of(state)[None])[1][0].argmax())


def share_against(learner: Learner, bot: str, deals: int, seed: int) -> float:
    """The network's share of the victories over a bot, each deal played from every seat."""
    game, player, won = learner.game, Player(learner), 0.0
    for deal in range(deals):
        for own in range(PLAYERS):
            state, dealer, asked = game.start(PLAYERS), SimDealer(seed + deal), 0
            dealer.deal_all(state)
            while state.turn != OVER:
                asked += 1
                if state.turn == own:
                    state.apply(player.choose(state))
                else:
                    state.apply(
                        state.parse(bots.choose(game, state.view(state.turn), bot, (seed + deal) * 1000 + asked))
                    )
                dealer.deal_all(state)
            result = state.result()
            assert result is not None
            won += (own in result.winners) / max(len(result.winners), 1)
    return won / (PLAYERS * deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=Plan.game, choices=games.ids())
    parser.add_argument("--against", default="novice", choices=bots.LEVELS)
    parser.add_argument("--minutes", type=float, default=6.0, help="of a core; matches on the way do not count")
    parser.add_argument(
        "--deals", type=int, default=50, help="deals of each match on the way; the last one has four times"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = Learner(Plan(game=given.game, seed=given.seed))
    spent = heard = 0.0
    print("minutes  decisions    games  share against", given.against)
    while spent < given.minutes * 60:
        begin = time.process_time()  # of a core, whatever else it does
        learner.learn(learner.play())
        spent += time.process_time() - begin
        if spent - heard > 30:
            heard = spent
            share = share_against(learner, given.against, given.deals, 10**6)
            print(f"{spent / 60:7.1f} {learner.decisions:10,} {learner.played:8,}  {share:.1%}", flush=True)
    share = share_against(learner, given.against, 4 * given.deals, 2 * 10**6)
    print(f"after {given.minutes:g} minutes, {4 * given.deals} fresh deals from both seats: {share:.1%}")


if __name__ == "__main__":
    main()
