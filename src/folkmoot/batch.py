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
import pickle
from copy import deepcopy
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
from folkmoot.core import OVER, FolkmootError, Game, IllegalAction, SimDealer, State
from folkmoot.core.stepper import NOBODY, NOWHERE, STAY, Stepper

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

    def step(self, choices: NDArray[np.int64]) -> int: ...
    def choose(self) -> NDArray[np.int64]: ...
    def reset(self, seed: int | None) -> None: ...
    def renew(self) -> None: ...
    def look_from(self, seat: int, places: NDArray[np.int64]) -> NDArray[np.int16]: ...
    def state(self, place: int) -> State: ...
    def complain(self, place: int, choice: int) -> IllegalAction: ...
    def kept(self) -> Kept: ...
    def resume(self, kept: Kept) -> None: ...
    def keep_last(self, seat: int) -> NDArray[np.int16]: ...
    def close(self) -> None: ...


class Batch:
    """Games of one kind, for one number of players and one choice of options, stepped together.

    `masks`, `seats` and `numbers` show the present and change with every step. `numbers` are the observations as the
    engine writes them: whole, 16 bits each; `observations()` makes the documented tensors of them.

    With `show_ends` a game that has ended isn't dealt anew at once: until the next step its seat is OVER, its mask is
    empty, and every seat can look at it. That step deals the next game, whatever is chosen there.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        players: int,
        seed: int = 0,
        processes: int = 1,
        show_ends: bool = False,
        **options: Any,
    ) -> None:
        self.game = known_games.get(game) if isinstance(game, str) else game
        for name, value in (("games", games), ("processes", processes)):
            if type(value) is not int or value < 1:
                raise FolkmootError(f"{name}: {value!r} isn't a number from 1 on")
        if processes > games:
            raise FolkmootError(f"processes: {processes} are more than the {games} games")
        self.games = games
        self.players = players
        self._given = {"players": players, "show_ends": show_ends, **options}
        self._scale = Scale(encoder_of(self.game))
        self._arrays: Arrays
        if processes == 1:
            self._arrays = Here(self.game, games, players, seed, options, show_ends, first=0, stride=games)
        else:
            self._arrays = Spread(self.game, games, players, seed, options, show_ends, processes)

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

    def observations(self, seat: int | None = None, places: NDArray[np.int64] | None = None) -> Tensor:
        """What the deciding seat of every game knows, or the seat that is given, as `edge/encode.py` documents it; of
        all games or of those at some places, a row for each. A new array."""
        numbers, deciding = self.numbers, self.seats
        if places is not None:
            numbers, deciding = numbers[places], deciding[places]
        found = self.scaled(numbers)
        if seat is not None:
            others = np.flatnonzero(deciding != self._checked(seat))
            if others.size:
                at = others if places is None else places[others]
                found[others] = self.scaled(self._arrays.look_from(seat, at)[at])
        return found

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
        wrong = self._arrays.step(codes)
        if wrong != NOWHERE:
            raise self._arrays.complain(wrong, int(codes[wrong]))
        return Step(self._arrays.rewards, self._arrays.ended)

    def choose(self) -> NDArray[np.int64]:
        """A random legal action for every game; STAY for one that shows its end."""
        return self._arrays.choose()

    def reset(self, seed: int | None = None) -> None:
        """Every game from its first deal; those of another seed, if one is given."""
        self._arrays.reset(seed)

    def renew(self) -> None:
        """The next deal at every place, wherever its game stands."""
        self._arrays.renew()

    def state(self, place: int) -> State:
        """The game at a place as it stands; a copy."""
        if not 0 <= place < self.games:
            raise FolkmootError(f"place: {place!r} isn't a place from 0 to {self.games - 1}")
        return self._arrays.state(place)

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        """From now on, what this seat sees of the end of a game stands in this array at the game's place."""
        return self._arrays.keep_last(self._checked(seat))

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise FolkmootError(f"seat: {seat!r} isn't a seat from 0 to {self.players - 1}")
        return seat

    def close(self) -> None:
        """End the processes, if there are several."""
        self._arrays.close()

    def __reduce__(self) -> Any:
        """For pickle and copies: the games go on from where they stand."""
        return batch_again, (self.game, self.games, self._given, self._arrays.kept())

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True)
class Kept:
    """All that a batch in one process needs to go on elsewhere."""

    seed: int
    states: list[State]
    dealers: list[SimDealer]
    deals: list[int]


def batch_again(game: Game, games: int, given: dict[str, Any], kept: Kept) -> Batch:
    """A batch that was pickled, where it stood."""
    batch = Batch(game, games, seed=kept.seed, **given)
    batch._arrays.resume(kept)
    return batch


class Here:
    """A part of a batch, or all of it, in this process."""

    def __init__(
        self,
        game: Game,
        games: int,
        players: int,
        seed: int,
        options: dict[str, Any],
        show_ends: bool,
        *,
        first: int,
        stride: int,
    ) -> None:
        start = game.start(players, **options)
        self.stepper = Stepper(start, encoder_of(game), games, seed + first, stride, show_ends)
        self.first = first
        stepper = self.stepper
        self.numbers = array_of(stepper.observations, np.int16).reshape(games, -1)
        self.masks = array_of(stepper.masks, np.int8).reshape(games, -1)
        self.seats = array_of(stepper.seats, np.int64)
        self.rewards = array_of(stepper.rewards, np.float64).reshape(games, -1)
        self.ended = array_of(stepper.ended, np.bool_)

    def step(self, choices: NDArray[np.int64]) -> int:
        return self.stepper.step(choices.tolist())

    def choose(self) -> NDArray[np.int64]:
        return np.asarray(self.stepper.choose(), dtype=np.int64)

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.stepper.seed = seed + self.first
        self.stepper.reset()

    def renew(self) -> None:
        self.stepper.renew()

    def look_from(self, seat: int, places: NDArray[np.int64]) -> NDArray[np.int16]:
        """In the rows of these places; what stands in others is nothing."""
        self.stepper.look_from(seat, places.tolist())
        return array_of(self.stepper.seen, np.int16).reshape(len(self.seats), -1)

    def state(self, place: int) -> State:
        return self.stepper.states[place].clone()

    def complain(self, place: int, choice: int) -> IllegalAction:
        state = self.stepper.states[place]
        refusal = state.refusal(choice)
        assert refusal is not None
        return IllegalAction(refusal, f"game {self.first + place}: {state.complain(choice, refusal)}")

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        self.stepper.keep_last(seat)
        return array_of(self.stepper.last, np.int16).reshape(len(self.seats), -1)

    def kept(self) -> Kept:
        stepper = self.stepper
        if stepper.last_seat != NOBODY:
            raise FolkmootError("a batch that keeps last looks can't be pickled or copied")
        return Kept(stepper.seed, stepper.states, deepcopy(stepper.dealers), list(stepper.deals))

    def resume(self, kept: Kept) -> None:
        self.stepper.resume(kept.states, kept.dealers, kept.deals)

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
    "seen": np.int16,
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
        self,
        game: Game,
        games: int,
        players: int,
        seed: int,
        options: dict[str, Any],
        show_ends: bool,
        processes: int,
    ) -> None:
        game.start(players, **options)  # a wrong option is told here,
        pickle.dumps(game)  # and here that a box of your own can't pass to a process
        size = int(encoder_of(game).size)
        self.shapes: dict[str, tuple[int, ...]] = {
            "numbers": (games, size),
            "masks": (games, game.num_actions),
            "seats": (games,),
            "rewards": (games, players),
            "ended": (games,),
            "choices": (games,),
            "last": (games, size),
            "seen": (games, size),
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
            given = (theirs, self.board.memory.name, self.shapes, game, rows, players, seed, options, show_ends)
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

    def step(self, choices: NDArray[np.int64]) -> int:
        """Looked at here, since no process may have stepped when another finds a choice that isn't legal."""
        games, actions = self.masks.shape
        inside = (choices >= 0) & (choices < actions)
        legal = inside & (self.masks[np.arange(games), np.where(inside, choices, 0)] == 1)
        wrong = np.flatnonzero(~(legal | (choices == STAY) | (self.seats == OVER)))
        if wrong.size:
            return int(wrong[0])
        self.board.arrays["choices"][:] = choices
        self._ask("step")
        return NOWHERE

    def choose(self) -> NDArray[np.int64]:
        self._ask("choose")
        return self.board.arrays["choices"].copy()

    def reset(self, seed: int | None) -> None:
        self._ask("reset", seed)

    def renew(self) -> None:
        self._ask("renew")

    def look_from(self, seat: int, places: NDArray[np.int64]) -> NDArray[np.int16]:
        self._ask("look_from", seat, places)
        return self.board.arrays["seen"]

    def state(self, place: int) -> State:
        found: State = self._ask_about(place, "state")
        return found

    def complain(self, place: int, choice: int) -> IllegalAction:
        error: IllegalAction = self._ask_about(place, "complain", choice)
        return error

    def _ask_about(self, place: int, *order: Any) -> Any:
        """Ask the process that has this place."""
        link, first = next(
            (link, first) for link, (first, end) in zip(self.links, self.rows, strict=True) if place < end
        )
        link.send((order[0], place - first, *order[1:]))
        return link.recv()

    def keep_last(self, seat: int) -> NDArray[np.int16]:
        self._ask("keep_last", seat)
        return self.board.arrays["last"]

    def kept(self) -> Kept:
        raise FolkmootError("a batch in several processes can't be pickled or copied")

    def resume(self, kept: Kept) -> None:
        raise AssertionError("nothing is kept of it")

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
    game: Game,
    rows: tuple[int, int],
    players: int,
    seed: int,
    options: dict[str, Any],
    show_ends: bool,
) -> None:
    """A process of a batch: it steps its games and copies what they show, until the link is closed."""
    first, end = rows
    board = Board(shapes, memory)
    stride = shapes["seats"][0]
    here = Here(game, end - first, players, seed, options, show_ends, first=first, stride=stride)
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
        answer: IllegalAction | State | None = None
        if order == "step":
            here.step(mine["choices"])
            show()
        elif order == "choose":
            mine["choices"][:] = here.choose()
        elif order == "reset":
            here.reset(*given)
            show()
        elif order == "renew":
            here.renew()
            show()
        elif order == "look_from":
            seat, places = given
            places = places[(first <= places) & (places < end)] - first
            if places.size:
                mine["seen"][places] = here.look_from(seat, places)[places]
        elif order == "keep_last":
            last = here.keep_last(*given)
        elif order == "state":
            answer = here.state(*given)
        else:
            answer = here.complain(*given)
        link.send(answer)
    mine.clear()
    board.close(remove=False)
