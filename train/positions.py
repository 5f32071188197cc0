"""Positions to learn from: games that bots play against themselves, written as arrays.

A game begins with moves drawn by the evaluation's weights, then one move at random, so that positions differ; from
there on equal players play to the end, and positions at the beginning of a turn are kept, with how it ended:

- `features`: the rows that hold, for every position and seat, those of the k-th from `starts[k]` to `starts[k + 1]`;
- `points` and `spreads`: the hand-written estimate, and what each weight that begins with `spread` adds to its spread;
  alone the logarithm of the odds of its share, and 1;
- `shares`: of the victory, as it came; `thought`: as a search thought it would, NaN where nobody searched;
- `games`: which game a position is from.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from folkmoot import games
from folkmoot.arena.entrants import read_entrant
from folkmoot.bots.evaluation import Choices, Estimate, finish_by_result
from folkmoot.bots.minds import evaluation_of
from folkmoot.bots.network import Notes
from folkmoot.bots.search import Search
from folkmoot.core import OVER, Game, SimDealer, State, part
from folkmoot.core.rng import Rng

STREAM_TRAIN = 904
Arrays = dict[str, NDArray[Any]]


class OwnTraining(Protocol):
    """The module `mind.training` of a game."""

    DECISIONS: int
    SPREADS: tuple[str, ...]
    KEPT: float
    KEPT_SEARCHED: float

    def size(self, players: int) -> int: ...


def training_of(game: Game) -> OwnTraining:
    own: OwnTraining | None = part(game, "mind.training")
    if own is None:
        raise SystemExit(f"{game.id} brings no mind/training.py, so nothing is known of what to learn from")
    return own


@dataclass(frozen=True)
class Task:
    """Some games of one setting, for one process."""

    game: str
    players: int
    seed: int
    games: int
    word: str = ""
    """Player after the opening, with iterations; empty: the one of the opening."""
    keep: float = 1.0
    """The fraction of the positions that is kept."""


class Writer:
    """Keeps positions of one setting."""

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        names = training_of(game).SPREADS
        self.judges = [
            evaluation_of(game, players, {**dict.fromkeys(names, 0.0), "learned": 0.0, "spread": 1.0, name: 1.0})
            for name in names
        ]
        self.features: list[int] = []
        self.starts = [0]
        self.columns: dict[str, list[Any]] = {"points": [], "spreads": [], "shares": [], "thought": [], "games": []}
        self.out, self.waiting = Estimate(), 0

    def position(self, state: State, number: int) -> None:
        for seat in range(self.players):
            notes = Notes()
            judge: Any = self.judges[0]
            judge.describe(state, seat, notes)
            self.features += notes.found
            self.starts.append(len(self.features))
        spreads: list[float] = []
        for one in self.judges:
            one.evaluate(state, self.out)
            spreads.append(self.out.spread - (1.0 if spreads else 0.0))
        if self.players == 1:
            share = self.out.shares[0]
            self.out.points[0], spreads = log(share / (1.0 - share)), [1.0]
        self.columns["points"].append(self.out.points[: self.players])
        self.columns["spreads"].append(spreads)
        self.columns["thought"].append([float("nan")] * self.players)
        self.columns["games"].append(number)
        self.waiting += 1

    def thought(self, search: Search) -> None:
        self.columns["thought"][-1] = [share / int(search.iterations) for share in search.shares]

    def finish(self, state: State) -> None:
        if self.players == 1:
            self.judges[0].finish(state, self.out)
        else:
            finish_by_result(state, self.out)
        self.columns["shares"] += [self.out.shares[: self.players]] * self.waiting
        self.waiting = 0

    def arrays(self) -> Arrays:
        kinds = {
            "points": np.float32,
            "spreads": np.float32,
            "shares": np.float32,
            "thought": np.float32,
            "games": np.int64,
        }
        found: Arrays = {name: np.asarray(self.columns[name], kind) for name, kind in kinds.items()}
        found["features"] = np.asarray(self.features, np.uint16)
        found["starts"] = np.asarray(self.starts, np.int64)
        return found


def play(task: Task) -> Arrays:
    game = games.get(task.game)
    writer = Writer(game, task.players)
    for number in range(task.games):
        play_game(task, game, task.seed + number, writer)
    return writer.arrays()


def play_game(task: Task, game: Game, seed: int, writer: Writer) -> None:
    state, dealer, luck = game.start(task.players), SimDealer(seed), Rng(seed, STREAM_TRAIN)
    evaluation, choices = evaluation_of(game, task.players), Choices()
    opening = int(luck.below(training_of(game).DECISIONS * task.players))
    decisions, searched = 0, None
    if task.word:
        level, budget = read_entrant(game, task.word)
        searched = evaluation_of(game, task.players, level.weights), level.search_params(), budget.iterations or 1
    while True:
        dealer.deal_all(state)
        if state.turn == OVER:
            break
        choices.clear()
        evaluation.policy(state, choices)
        kept = False
        if decisions > opening and evaluation.is_quiet(state) and int(luck.below(1000)) < 1000 * task.keep:
            writer.position(state, seed)
            kept = True
        if decisions == opening:
            legal = state.legal_actions()
            code = legal[int(luck.below(len(legal)))]
        elif int(choices.n) == 1:
            code = int(choices.items[0].code)
        elif decisions < opening or searched is None:
            code = int(choices.draw(dealer.play) if luck.below(2) == 0 else choices.best())
        else:
            search = Search(state.view(state.turn), searched[0], searched[1], (seed << 20) + decisions)
            search.run(searched[2])
            code = most_tried(search)
            if kept:
                writer.thought(search)
        decisions += 1
        state.step(code)
    writer.finish(state)


def most_tried(search: Search) -> int:
    best, node = search.root.first, search.root.first
    while node is not None:
        assert best is not None
        if (node.visits, node.share) > (best.visits, best.share):
            best = node
        node = node.next
    assert best is not None
    return int(best.code)


def joined(parts: list[Arrays]) -> Arrays:
    parts = [part for part in parts if len(part["games"])]
    found: Arrays = {name: np.concatenate([one[name] for one in parts]) for name in parts[0] if name != "starts"}
    starts, before = [np.zeros(1, np.int64)], 0
    for one in parts:
        starts.append(one["starts"][1:] + before)
        before += len(one["features"])
    found["starts"] = np.concatenate(starts)
    return found
