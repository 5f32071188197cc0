"""Games that bots play to be learned from, as files of arrays.

A shard is a number of games with one seed: any process can play it, and it is the same wherever it is played. It is
written whole or not at all, so a run that was stopped goes on where shards are missing. `read` gives all shards of a
folder as arrays:

- of every position that was kept: `numbers` (what the deciding seat knew, in the encoder's units), `masks`, `seats`,
  `choices` (the action it took), `shares` (what the bot thought its chances were; NaN where it did not think),
  `decisions` (how many were taken before), `games` (a row of the arrays below);
- what was considered there: `tried` and `visits`, an action and how often it was looked at, those of position i from
  `starts[i]` to `starts[i + 1]`;
- of every game: `seeds`, `rewards`, `scores` and `lengths`; `lineups` says who sat where, as numbers of `entrants`.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from folkmoot import games
from folkmoot.adaptors.encoding import array_of, encoder_of
from folkmoot.arena.entrants import Entrant, LevelEntrant, enter
from folkmoot.arena.running import Player
from folkmoot.core import OVER, BadOptions, Doc, Game, Misplaced, SimDealer, State, View
from folkmoot.core.rng import Rng
from folkmoot.core.values import rewards_of

STREAM_KEPT = 903
Arrays = dict[str, NDArray[Any]]
Policy = Callable[[State, View, int], str]
"""A player of your own: from the true state, the seat's view and a seed to a move in notation."""


@dataclass(frozen=True)
class SelfPlay:
    """A run: everything that its files depend on."""

    game: str
    players: int
    entrants: tuple[str, ...]
    """Words as tournaments know them. Game by game they move on by one seat."""
    games: int
    seed: int = 0
    options: Doc = field(default_factory=dict)
    keep: float = 1.0
    """The fraction of the positions that is kept."""
    shard: int = 100
    """Games of a file."""

    def check(self) -> None:
        """BadOptions names what cannot be."""
        game = games.get(self.game)
        game.start(self.players, **self.options)
        if not self.entrants:
            raise BadOptions("entrants", "nobody plays", "no-entrant")
        for word in self.entrants:
            enter(game, word).close()
        for name, value in (("games", self.games), ("shard", self.shard)):
            if type(value) is not int or value < 1:
                raise BadOptions(name, f"must be at least 1 (got {value!r})", "from-one", value=repr(value))
        if not 0 < self.keep <= 1:
            what = f"must be above 0 and at most 1 (got {self.keep!r})"
            raise BadOptions("keep", what, "keep", value=repr(self.keep))

    def lineup(self, number: int) -> list[str]:
        """Return the entrant of each seat in a game."""
        return [self.entrants[(seat + number) % len(self.entrants)] for seat in range(self.players)]


@dataclass(frozen=True)
class Shard:
    """A part of a run, for one process."""

    run: SelfPlay
    number: int

    @property
    def name(self) -> str:
        """Return the name of the shard's file."""
        return f"games-{self.number:06d}.npz"

    @property
    def numbers(self) -> range:
        """Its games, as numbers of the run."""
        first = self.number * self.run.shard
        return range(first, min(first + self.run.shard, self.run.games))


class Kept:
    """The positions and games of a shard, as they come."""

    def __init__(self, game: Game) -> None:
        self.encoder = encoder_of(game)
        self.actions = game.num_actions
        self.columns: dict[str, list[Any]] = {name: [] for name in POSITION + CONSIDERED + GAME}
        self.columns["starts"].append(0)

    def position(self, state: State, code: int, share: float, considered: Iterable[tuple[int, int]]) -> None:
        buffer = vec[i16]([0] * int(self.encoder.size))
        self.encoder.write(state, state.turn, buffer, 0)
        mask = np.zeros(self.actions, dtype=np.bool_)
        mask[state.legal_actions()] = True
        add = self.columns
        add["numbers"].append(array_of(buffer, np.int16))
        add["masks"].append(mask)
        add["seats"].append(int(state.turn))
        add["choices"].append(code)
        add["shares"].append(share)
        add["games"].append(len(add["seeds"]))
        for action, visits in considered:
            add["tried"].append(action)
            add["visits"].append(visits)
        add["starts"].append(len(add["tried"]))

    def arrays(self) -> Arrays:
        found = {name: np.asarray(self.columns[name], dtype=KINDS[name]) for name in KINDS}
        if not self.columns["masks"]:
            found["numbers"] = np.zeros((0, int(self.encoder.size)), np.int16)
            found["masks"] = np.zeros((0, self.actions), np.bool_)
        return found


POSITION = ("numbers", "masks", "seats", "choices", "shares", "decisions", "games")
CONSIDERED = ("starts", "tried", "visits")
GAME = ("seeds", "rewards", "scores", "lengths", "lineups")
KINDS: dict[str, Any] = {
    "numbers": np.int16, "masks": np.bool_, "seats": np.int8, "choices": np.int16, "shares": np.float32,
    "decisions": np.int32, "games": np.int64, "starts": np.int64, "tried": np.int16, "visits": np.int32,
    "seeds": np.int64, "rewards": np.float64, "scores": np.int32, "lengths": np.int32, "lineups": np.int16,
}  # fmt: skip


def play_shard(shard: Shard, policy: Policy | None = None) -> bytes:
    """Play the games of a shard; the file as bytes, so that a process elsewhere can send it."""
    run = shard.run
    game = games.get(run.game)
    kept = Kept(game)
    for number in shard.numbers:
        play_game(run, game, number, kept, policy)
    file = io.BytesIO()
    arrays: dict[str, Any] = kept.arrays()
    np.savez_compressed(file, **{**arrays, "masks": np.packbits(arrays["masks"], axis=1)})
    return file.getvalue()


def decide(state: State, whose: Policy | Entrant, seed: int) -> tuple[int, float, list[tuple[int, int]]]:
    """Decide for the seat to move; return the action and, from a search, the expected share and the visits of each
    choice."""
    view = state.view(state.turn)
    if not isinstance(whose, Entrant):
        return state.parse(whose(state, view, seed)), float("nan"), []
    code = whose.decide(state.game, view, seed)
    if not isinstance(whose, LevelEntrant) or not whose.thought.iterations:
        return code, float("nan"), []
    considered = whose.thought.considered
    return code, considered[0].share, [(state.parse(one.move), one.visits) for one in considered]


def play_game(run: SelfPlay, game: Game, number: int, kept: Kept, policy: Policy | None) -> None:
    seed = run.seed + number
    lineup = run.lineup(number)
    state, dealer, luck = game.start(run.players, **run.options), SimDealer(seed), Rng(seed, STREAM_KEPT)
    entrants: list[Entrant] = []
    decisions = 0
    try:
        entrants += [enter(game, word) for word in lineup] if policy is None else []
        while True:
            dealer.deal_all(state)
            if state.turn == OVER:
                break
            luck_seed = (seed << 20) + decisions * 8 + int(state.turn)
            code, share, considered = decide(state, policy or entrants[state.turn], luck_seed)
            if int(luck.below(1 << 20)) < run.keep * (1 << 20):
                kept.position(state, code, share, considered)
                kept.columns["decisions"].append(decisions)
            state.apply(code)
            decisions += 1
    finally:
        for entrant in entrants:
            entrant.close()
    result = state.result()
    assert result is not None
    for name, value in (
        ("seeds", seed),
        ("rewards", rewards_of(result)),
        ("scores", list(result.scores)),
        ("lengths", decisions),
        ("lineups", [run.entrants.index(word) for word in lineup]),
    ):
        kept.columns[name].append(value)


HEAD = "selfplay.json"


def here(shards: Iterable[Shard]) -> Iterator[tuple[str, bytes]]:
    """Play in this process."""
    for shard in shards:
        yield named_shard(shard)


def named_shard(shard: Shard) -> tuple[str, bytes]:
    return shard.name, play_shard(shard)


def write(run: SelfPlay, folder: Path, play: Player = here, tick: Callable[[int, int], None] | None = None) -> None:
    """Play what is missing in a folder. `tick` hears how many shards are done, of how many."""
    run.check()
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / HEAD
    doc = {**asdict(run), "entrants": list(run.entrants)}
    if head.exists() and not same_run(json.loads(head.read_text("utf-8")), doc):
        raise Misplaced(str(folder), "contains another run; name another folder, or remove it", "other-run")
    store(head, json.dumps(doc, indent=1).encode())
    wanted = [Shard(run, number) for number in range(-(-run.games // run.shard))]
    missing = [shard for shard in wanted if not is_whole(folder / shard.name, shard)]
    done = len(wanted) - len(missing)
    if tick is not None:
        tick(done, len(wanted))
    for name, data in play(missing):
        store(folder / name, data)
        done += 1
        if tick is not None:
            tick(done, len(wanted))


def is_whole(path: Path, shard: Shard) -> bool:
    """Return True if a file holds all games of a shard: an earlier, shorter run may have ended within it."""
    if not path.exists():
        return False
    with np.load(path) as found:
        return len(found["seeds"]) == len(shard.numbers)


def same_run(found: Doc, wanted: Doc) -> bool:
    """Return True if the files were made by the same run, whatever its number of games."""
    return {key: value for key, value in found.items() if key != "games"} == {
        key: value for key, value in wanted.items() if key != "games"
    }


def store(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    os.replace(beside, path)


def read(folder: str | Path) -> Arrays:
    """All positions and games of a folder, in the order of the games."""
    head = Path(folder) / HEAD
    if not head.is_file():
        raise Misplaced(str(folder), "contains no games of `folkmoot selfplay`", "no-run")
    doc = json.loads(head.read_text("utf-8"))
    actions = games.get(doc["game"]).num_actions
    parts: list[Arrays] = []
    for file in sorted(Path(folder).glob("games-*.npz")):
        with np.load(file) as loaded:
            part: Arrays = {name: loaded[name] for name in KINDS}
        part["masks"] = np.unpackbits(part["masks"], axis=1, count=actions).astype(np.bool_)
        parts.append(part)
    if not parts:
        raise Misplaced(str(folder), "no game is finished yet", "no-shard")
    found = {name: np.concatenate([part[name] for part in parts]) for name in KINDS if name != "starts"}
    played = considered = 0
    starts: list[NDArray[Any]] = [np.zeros(1, np.int64)]
    rows: list[NDArray[Any]] = []
    for part in parts:
        rows.append(part["games"] + played)
        starts.append(part["starts"][1:] + considered)
        played += len(part["seeds"])
        considered += len(part["tried"])
    found["games"] = np.concatenate(rows)
    found["starts"] = np.concatenate(starts)
    found["entrants"] = np.asarray(doc["entrants"])
    return found
