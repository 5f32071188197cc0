"""Learn a game from nothing, by playing against yourself: TD(lambda) in one file, with numpy alone.

    python examples/learn.py                      learns Aetherya for two in three minutes, and prints its curve
    python examples/learn.py --game tribes        another game; after as long it still loses to novice

It plays as TD-Gammon did. A small network says what a table is worth to a seat that sees it. Every seat looks at what
it would see after each of its actions, and takes what the network likes best; now and then it tries something else.
Afterwards the network learns what each of these tables led to: later tables of the same seat, and how the game ended.
No bot teaches it; one is only its opponent in the matches that show how far it has come.

What was learned is kept in a file, and this file is also a bot that plays with it:

    folkmoot tournament aetherya --players 2 --entrants novice examples/learn.py:Bot --deals 200 --out build/learned
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: matrices this small gain nothing from several

import numpy as np
from numpy.typing import NDArray

from folkmoot import OVER, Game, SimDealer, State, View, bots, games
from folkmoot.adaptors.encoding import encoding_of

Array = NDArray[np.float32]
Numbers = NDArray[np.int16]
KEPT = Path(os.environ.get("LEARNED", "learned.npz"))


@dataclass
class Plan:
    """Settings of the training."""

    game: str = "aetherya"
    players: int = 2
    games: int = 25_000
    tables: int = 64
    """Games under way at once: their tables are judged together."""
    watched: int = 200
    """Random games to look at before the first lesson."""
    hidden: int = 128
    lesson: int = 4096
    """Tables in a lesson, which is gone through twice."""
    minibatch: int = 256
    rate: float = 1e-3
    """At the beginning; it falls to a third."""
    curious: float = 0.05
    """Probability of a random choice at the beginning; it falls to zero."""
    carry: float = 0.8
    """Weight of what came later against the network's own estimate of the next table (lambda)."""
    seed: int = 1


class Eyes:
    """Inputs of the network: the numbers of a view that ever changed in random play, scaled to about the same size."""

    def __init__(self, places: NDArray[np.int64], mean: Array, scale: Array) -> None:
        self.places, self.mean, self.scale = places, mean, scale

    @classmethod
    def used_to(cls, watched: Numbers) -> Eyes:
        mean, spread = watched.mean(0, np.float32), watched.std(0, dtype=np.float32)
        places = np.flatnonzero(spread > 1e-3)
        return cls(places, mean[places], 1 / np.maximum(spread[places], 0.1))

    def __call__(self, numbers: Numbers) -> Array:
        seen: Array = numbers[:, self.places].astype(np.float32)
        seen -= self.mean
        seen *= self.scale
        return np.clip(seen, -5, 5, out=seen)


class Network:
    """Network: inputs, one hidden layer, and an output from 0 to 1."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self._first = [np.zeros_like(one) for one in weights]
        self._second = [np.zeros_like(one) for one in weights]
        self._steps = 0

    @classmethod
    def knowing_nothing(cls, inputs: int, hidden: int, rng: np.random.Generator) -> Network:
        into, out = rng.standard_normal((inputs, hidden)), rng.standard_normal((hidden, 1))
        layers = into * np.sqrt(2 / inputs), np.zeros(hidden), out * 0.1 / np.sqrt(hidden), np.zeros(1)
        return cls([layer.astype(np.float32) for layer in layers])

    def look(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer, and what each row is worth."""
        into, bias, out, shift = self.weights
        hidden = np.maximum(seen @ into + bias, 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ out + shift)[:, 0]))

    def learn(self, seen: Array, targets: Array, rate: float) -> None:
        """One step of Adam down the slope of the cross entropy."""
        hidden, worth = self.look(seen)
        error = ((worth - targets) / len(targets))[:, None]
        back = (error @ self.weights[2].T) * (hidden > 0)
        self._steps += 1
        for one, slope, first, second in zip(
            self.weights,
            (seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0)),
            self._first,
            self._second,
            strict=True,
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            ahead, size = first / (1 - 0.9**self._steps), second / (1 - 0.999**self._steps)
            one -= rate * ahead / (np.sqrt(size) + 1e-6)


@dataclass
class Table:
    """A game under way; of every seat what it saw after each of its choices, and what it hoped for then."""

    state: State
    dealer: SimDealer
    seen: list[list[Array]] = field(default_factory=list)
    hoped: list[list[float]] = field(default_factory=list)


class Learner:
    """Tables, a network, and what it learns from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = games.get(plan.game)
        self.encoding = encoding_of(self.game)
        self.rng = np.random.default_rng(plan.seed)
        self.begun = self.played = self.decisions = 0
        self.margin = 1.0
        self.eyes = self.watch()
        self.net = Network.knowing_nothing(len(self.eyes.places), plan.hidden, self.rng)
        self.tables = [self.deal() for _ in range(plan.tables)]
        self.seen: list[Array] = []
        self.targets: list[float] = []

    def deal(self) -> Table:
        """The next game."""
        state, dealer = self.game.start(self.plan.players), SimDealer(self.plan.seed * 10_000_000 + self.begun)
        dealer.deal_all(state)
        self.begun += 1
        return Table(state, dealer, [[] for _ in range(state.players)], [[] for _ in range(state.players)])

    def watch(self) -> Eyes:
        """Random games: which numbers change, and by how many points games are won."""
        seen, leads = [], []
        for _ in range(self.plan.watched):
            table = self.deal()
            while table.state.turn != OVER:
                [codes], numbers = self.encoding.after([table.state])
                chosen = int(self.rng.integers(len(codes)))
                seen.append(numbers[chosen].copy())
                table.state.step(codes[chosen])
                table.dealer.deal_all(table.state)
            leads += [lead(table.state, seat) for seat in range(self.plan.players)]
        self.margin = float(np.std(leads))
        return Eyes.used_to(np.array(seen))

    def step(self) -> None:
        """Every table goes on by one choice; those that end are learned from, and dealt anew."""
        late = min(self.played / self.plan.games, 1.0)
        legal, numbers = self.encoding.after([table.state for table in self.tables])
        seen = self.eyes(numbers)
        worth = self.net.look(seen)[1]
        first = 0
        for place, (table, codes) in enumerate(zip(self.tables, legal, strict=True)):
            best = int(worth[first : first + len(codes)].argmax())
            if self.rng.random() < self.plan.curious * (1 - late):
                best = int(self.rng.integers(len(codes)))
            state, seat = table.state, int(table.state.turn)
            if len(codes) > 1:
                table.seen[seat].append(seen[first + best])
                table.hoped[seat].append(float(worth[first + best]))
            first += len(codes)
            state.step(codes[best])
            table.dealer.deal_all(state)
            if state.turn == OVER:
                self.remember(table)
                self.tables[place] = self.deal()
        self.decisions += len(self.tables)
        if len(self.targets) >= self.plan.lesson:
            self.learn(self.plan.rate * (1 - 2 / 3 * late))

    def remember(self, table: Table) -> None:
        """Each seat follows its own choices from the last to the first; those of others are its world's."""
        for seat, (seen, hoped) in enumerate(zip(table.seen, table.hoped, strict=True)):
            self.seen += seen
            self.targets += self.led_to(hoped, self.end(table.state, seat))
        self.played += 1

    def led_to(self, hoped: list[float], end: float) -> list[float]:
        """Return the target of each table: the end, mixed on the way there with the estimates of the tables that came
        next."""
        found = []
        for hope in reversed(hoped):
            found.append(end)
            end = self.plan.carry * end + (1 - self.plan.carry) * hope
        return found[::-1]

    def end(self, state: State, seat: int) -> float:
        """Half is the share of the victory, half how clear it was: a narrow defeat teaches something too."""
        return float(share(state, seat) + 1 / (1 + np.exp(-lead(state, seat) / self.margin))) / 2

    def learn(self, rate: float) -> None:
        seen, targets = np.array(self.seen), np.array(self.targets, np.float32)
        for _ in range(2):
            order = self.rng.permutation(len(targets))
            for start in range(0, len(order), self.plan.minibatch):
                rows = order[start : start + self.plan.minibatch]
                self.net.learn(seen[rows], targets[rows], rate)
        self.seen, self.targets = [], []

    def keep(self, path: Path) -> None:
        eyes, weights = self.eyes, self.net.weights
        layers: Any = dict(zip("abcd", weights, strict=True))
        np.savez(path, game=self.game.id, places=eyes.places, mean=eyes.mean, scale=eyes.scale, **layers)


def share(state: State, seat: int) -> float:
    """A seat's share of the victory."""
    result = state.result()
    assert result is not None
    return (seat in result.winners) / max(len(result.winners), 1)


def lead(state: State, seat: int) -> int:
    """Return a seat's points less those of the best other seat."""
    scores = state.scores()
    own = scores.pop(seat)
    return own - max(scores)


class Bot:
    """Bot with the trained network: it sees only its view, and draws what is hidden."""

    def __init__(self, learner: Learner | None = None) -> None:
        if learner is not None:
            self.encoding, self.eyes, self.net = encoding_of(learner.game), learner.eyes, learner.net
        else:
            kept: Any = np.load(KEPT)
            self.encoding = encoding_of(games.get(str(kept["game"])))
            self.eyes = Eyes(kept["places"], kept["mean"], kept["scale"])
            self.net = Network([kept[name] for name in "abcd"])

    def choose(self, view: View, seed: int) -> str:
        state = view.sample(seed)
        [codes], numbers = self.encoding.after([state])
        return state.name(codes[int(self.net.look(self.eyes(numbers))[1].argmax())])


def match(bot: Bot, level: str, game: Game, players: int, deals: int, seed: int) -> tuple[float, float]:
    """The bot's share of the victories among bots of a level, each deal played from every seat; and the 95 % interval's
    half, by deal."""
    found = []
    for deal in range(seed, seed + deals):
        won = 0.0
        for own in range(players):
            state, dealer, asked = game.start(players), SimDealer(deal), deal * 10_000
            dealer.deal_all(state)
            while state.turn != OVER:
                asked += 1
                view = state.view(int(state.turn))
                move = bot.choose(view, asked) if view.seat == own else bots.choose(game, view, level, asked)
                state.apply(state.parse(move))
                dealer.deal_all(state)
            won += share(state, own) / players
        found.append(won)
    return float(np.mean(found)), float(1.96 * np.std(found, ddof=1) / np.sqrt(deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=Plan.game, choices=games.ids())
    parser.add_argument("--players", type=int, default=Plan.players)
    parser.add_argument("--games", type=int, default=Plan.games, help="to learn from")
    parser.add_argument("--against", default="novice", choices=[*bots.LEVELS, "random"])
    parser.add_argument("--deals", type=int, default=25, help="of a match on the way; the last has ten times as many")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    given = parser.parse_args()
    learner = Learner(Plan(game=given.game, players=given.players, games=given.games, seed=given.seed))
    spent, told = 0.0, 0
    print("CPU minutes  decisions    games  share of the victories against", given.against)
    while learner.played < given.games:
        begin = time.process_time()
        learner.step()
        spent += time.process_time() - begin
        if learner.played - told >= given.games / 10:
            told = learner.played
            won, within = match(Bot(learner), given.against, learner.game, given.players, given.deals, 1)
            so_far = f"{spent / 60:11.1f} {learner.decisions:10,} {learner.played:8,}"
            print(f"{so_far}  {won:.1%} ± {within:.1%}", flush=True)
    learner.keep(KEPT)
    won, within = match(Bot(learner), given.against, learner.game, given.players, 10 * given.deals, 1_000_000)
    after = f"after {spent / 60:.1f} minutes, {10 * given.deals} fresh deals from every seat"
    print(f"{after}: {won:.1%} ± {within:.1%} (even: {1 / given.players:.0%}); kept in {KEPT}")


if __name__ == "__main__":
    main()
