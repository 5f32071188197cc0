"""Many games at once, as arrays: for learning and for statistics.

>>> from folkmoot import Batch
>>> batch = Batch("ethnos", 64, players=4, seed=1)
>>> batch.observations().shape, batch.masks.shape
((64, 981), (64, 220))
>>> step = batch.step(batch.choose())
>>> int(step.ended.sum())
0

Chance is dealt inside, and a game that has ended is dealt anew in the same step. The k-th deal at place i has the seed
`seed + i + k * games`, with one process or several.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from folkmoot import games as known_games
from folkmoot.adaptors.encoding import Scale, Tensor, array_of, encoder_of
from folkmoot.core import FolkmootError, Game, IllegalAction
from folkmoot.core.stepper import STAY, Stepper

__all__ = ["STAY", "Batch", "Step"]


@dataclass(frozen=True)
class Step:
    """What the last step brought; the arrays show the batch as it is now, so copy what is to be kept."""

    rewards: NDArray[np.float64]
    """By game and seat: what the end of a game was worth, else 0."""
    ended: NDArray[np.bool_]
    """Which games ended; their places hold new ones."""


class Arrays(Protocol):
    """Where the numbers of a batch lie."""

    numbers: NDArray[np.int16]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def step(self, choices: NDArray[np.int64]) -> None: ...
    def choose(self) -> NDArray[np.int64]: ...
    def reset(self) -> None: ...
    def complain(self, place: int, choice: int) -> IllegalAction: ...
    def keep_last(self, seat: int) -> NDArray[np.int16]: ...
    def close(self) -> None: ...


class Batch:
    """Games of one kind, for one number of players and one choice of options, stepped together.

    `masks`, `seats` and `numbers` show the present and change with every step. `numbers` are the observations as the
    engine writes them: whole, 16 bits each; `observations()` makes the documented tensors of them.
    """

    def __init__(
        self, game: Game | str, games: int, *, players: int, seed: int = 0, processes: int = 1, **options: Any
    ) -> None:
        self.game = known_games.get(game) if isinstance(game, str) else game
        for name, value in (("games", games), ("processes", processes)):
            if type(value) is not int or value < 1:
                raise FolkmootError(f"{name}: {value!r} isn't a number from 1 on")
        if processes > games:
            raise FolkmootError(f"processes: {processes} are more than the {games} games")
        self.games = games
        self.players = players
        encoder = encoder_of(self.game)
        self._scale = Scale(encoder)
        self._arrays: Arrays
        if processes == 1:
            self._arrays = Here(self.game, games, players, seed, options, first=0, stride=games)
        else:
            self._arrays = Spread(self.game, games, players, seed, options, processes)

    @property
    def numbers(self) -> NDArray[np.int16]:
        """What the deciding seat of every game knows, in the encoder's units."""
        return self._arrays.numbers

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """Which seat decides."""
        return self._arrays.seats

    def observations(self) -> Tensor:
        """What the deciding seat of every game knows, as `edge/encode.py` documents it; a new array."""
        return self.scaled(self.numbers)

    def scaled(self, numbers: NDArray[np.int16]) -> Tensor:
        """Numbers of the engine as the documented tensors."""
        found = numbers.astype(np.float32)
        self._scale(found)
        return found

    def step(self, choices: ArrayLike) -> Step:
        """A legal action for every game, or STAY. IllegalAction names the game, and then none has changed."""
        codes = np.asarray(choices, dtype=np.int64)
        if codes.shape != (self.games,):
            raise FolkmootError(f"choices: shape {codes.shape} isn't ({self.games},), an action for every game")
        inside = (codes >= 0) & (codes < self.game.num_actions)
        legal = self.masks[np.arange(self.games), np.where(inside, codes, 0)] == 1
        wrong = np.flatnonzero(~((inside & legal) | (codes == STAY)))
        if wrong.size:
            raise self._arrays.complain(int(wrong[0]), int(codes[wrong[0]]))
        self._arrays.step(codes)
        return Step(self._arrays.rewards, self._arrays.ended)

    def choose(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        return self._arrays.choose()

    def reset(self) -> None:
        """Every game from its first deal."""
        self._arrays.reset()

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        """From now on, what this seat sees of the end of a game stands in this array at the game's place."""
        if not 0 <= seat < self.players:
            raise FolkmootError(f"seat: {seat!r} isn't a seat from 0 to {self.players - 1}")
        return self._arrays.keep_last(seat)

    def close(self) -> None:
        """End the processes, if there are several."""
        self._arrays.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Here:
    """A part of a batch, or all of it, in this process."""

    def __init__(
        self, game: Game, games: int, players: int, seed: int, options: dict[str, Any], *, first: int, stride: int
    ) -> None:
        start = game.start(players, **options)
        self.stepper = Stepper(start, encoder_of(game), games, seed + first, stride)
        self.first = first
        stepper = self.stepper
        self.numbers = array_of(stepper.observations, np.int16).reshape(games, -1)
        self.masks = array_of(stepper.masks, np.int8).reshape(games, -1)
        self.seats = array_of(stepper.seats, np.int64)
        self.rewards = array_of(stepper.rewards, np.float64).reshape(games, -1)
        self.ended = array_of(stepper.ended, np.bool_)

    def step(self, choices: NDArray[np.int64]) -> None:
        self.stepper.step(choices.tolist())

    def choose(self) -> NDArray[np.int64]:
        return np.asarray(self.stepper.choose(), dtype=np.int64)

    def reset(self) -> None:
        self.stepper.reset()

    def complain(self, place: int, choice: int) -> IllegalAction:
        state = self.stepper.states[place]
        refusal = state.refusal(choice)
        assert refusal is not None
        return IllegalAction(refusal, f"game {self.first + place}: {state.complain(choice, refusal)}")

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        self.stepper.keep_last(seat)
        return array_of(self.stepper.last, np.int16).reshape(len(self.seats), -1)

    def close(self) -> None:
        """Nothing is held open."""


KINDS: dict[str, Any] = {
    "numbers": np.int16,
    "masks": np.int8,
    "seats": np.int64,
    "rewards": np.float64,
    "ended": np.bool_,
    "choices": np.int64,
    "last": np.int16,
}


class Board:
    """Arrays in memory that processes share."""

    def __init__(self, shapes: dict[str, tuple[int, ...]], name: str | None = None) -> None:
        places, size = {}, 0
        for key, shape in shapes.items():
            places[key] = size
            size += -(-int(np.prod(shape)) * np.dtype(KINDS[key]).itemsize // 64) * 64
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.arrays = {
            key: np.ndarray(shape, KINDS[key], self.memory.buf, places[key]) for key, shape in shapes.items()
        }

    def close(self, *, remove: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if remove:
            self.memory.unlink()


class Spread:
    """A batch whose games are spread over processes; each writes its rows of arrays that all see."""

    def __init__(
        self, game: Game, games: int, players: int, seed: int, options: dict[str, Any], processes: int
    ) -> None:
        game.start(players, **options)  # a wrong option is told here
        size = int(encoder_of(game).size)
        self.shapes: dict[str, tuple[int, ...]] = {
            "numbers": (games, size),
            "masks": (games, game.num_actions),
            "seats": (games,),
            "rewards": (games, players),
            "ended": (games,),
            "choices": (games,),
            "last": (games, size),
        }
        self.board = Board(self.shapes)
        self.numbers = self.board.arrays["numbers"]
        self.masks = self.board.arrays["masks"]
        self.seats = self.board.arrays["seats"]
        self.rewards = self.board.arrays["rewards"]
        self.ended = self.board.arrays["ended"]
        bounds = [games * part // processes for part in range(processes + 1)]
        self.rows = list(pairwise(bounds))
        self.links: list[Connection] = []
        self.workers: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for rows in self.rows:
            mine, theirs = context.Pipe()
            given = (theirs, self.board.memory.name, self.shapes, game.id, rows, players, seed, options)
            worker = context.Process(target=work, args=given, daemon=True)
            worker.start()
            theirs.close()
            self.links.append(mine)
            self.workers.append(worker)
        self._await()

    def _ask(self, *order: Any) -> None:
        for link in self.links:
            link.send(order)
        self._await()

    def _await(self) -> None:
        for link in self.links:
            try:
                error = link.recv()
            except EOFError:
                raise FolkmootError("a process of the batch has ended") from None
            if error is not None:
                raise error

    def step(self, choices: NDArray[np.int64]) -> None:
        self.board.arrays["choices"][:] = choices
        self._ask("step")

    def choose(self) -> NDArray[np.int64]:
        self._ask("choose")
        return self.board.arrays["choices"].copy()

    def reset(self) -> None:
        self._ask("reset")

    def complain(self, place: int, choice: int) -> IllegalAction:
        link = next(link for link, (_, end) in zip(self.links, self.rows, strict=True) if place < end)
        link.send(("complain", place, choice))
        error = link.recv()
        assert isinstance(error, IllegalAction)
        return error

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        self._ask("keep_last", seat)
        return self.board.arrays["last"]

    def close(self) -> None:
        for link in self.links:
            link.close()
        for worker in self.workers:
            worker.join(10)
        if self.links:
            self.links = []
            del self.numbers, self.masks, self.seats, self.rewards, self.ended
            self.board.close(remove=True)

    def __del__(self) -> None:
        if getattr(self, "links", None):
            self.close()


def work(
    link: Connection,
    memory: str,
    shapes: dict[str, tuple[int, ...]],
    id: str,
    rows: tuple[int, int],
    players: int,
    seed: int,
    options: dict[str, Any],
) -> None:
    """A process of a batch: it steps its games and copies what they show, until the link is closed."""
    first, end = rows
    board = Board(shapes, memory)
    here = Here(known_games.get(id), end - first, players, seed, options, first=first, stride=shapes["seats"][0])
    mine = {key: array[first:end] for key, array in board.arrays.items()}
    last: NDArray[np.int16] | None = None

    def show() -> None:
        mine["numbers"][:] = here.numbers
        mine["masks"][:] = here.masks
        mine["seats"][:] = here.seats
        mine["rewards"][:] = here.rewards
        mine["ended"][:] = here.ended
        if last is not None and here.ended.any():
            mine["last"][:] = last

    show()
    link.send(None)
    while True:
        try:
            order, *given = link.recv()
        except (EOFError, KeyboardInterrupt):
            break
        answer: IllegalAction | None = None
        if order == "step":
            here.step(mine["choices"])
            show()
        elif order == "choose":
            mine["choices"][:] = here.choose()
        elif order == "reset":
            here.reset()
            show()
        elif order == "keep_last":
            last = here.keep_last(*given)
        else:
            answer = here.complain(given[0] - first, given[1])
        link.send(answer)
    mine.clear()
    board.close(remove=False)
