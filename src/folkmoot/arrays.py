"""Storage and stepping of a batch's games: in this process, or spread over several."""

from __future__ import annotations

import multiprocessing
import pickle
from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from folkmoot.adaptors.encoding import array_of, encoder_of
from folkmoot.core import OVER, FolkmootError, Game, IllegalAction, SimDealer, State
from folkmoot.core.stepper import NOBODY, NOWHERE, STAY, Stepper


class Arrays(Protocol):
    """Arrays that hold the numbers of a batch."""

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


@dataclass(frozen=True)
class BatchPlan:
    """Settings of a batch."""

    game: Game
    games: int
    players: int
    seed: int
    options: dict[str, Any]
    show_ends: bool


@dataclass(frozen=True)
class Kept:
    """All that a batch in one process needs to go on elsewhere."""

    seed: int
    states: list[State]
    dealers: list[SimDealer]
    deals: list[int]


class Here:
    """A part of a batch, or all of it, in this process."""

    def __init__(self, plan: BatchPlan, first: int, end: int) -> None:
        start = plan.game.start(plan.players, **plan.options)
        games = end - first
        self.stepper = Stepper(start, encoder_of(plan.game), games, plan.seed + first, plan.games, plan.show_ends)
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
            raise FolkmootError("a batch with keep_last cannot be pickled or copied")
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

    def __init__(self, plan: BatchPlan, processes: int) -> None:
        game, games, players = plan.game, plan.games, plan.players
        game.start(players, **plan.options)  # a wrong option is told here,
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
        for first, end in self.rows:
            mine, theirs = context.Pipe()
            given = (theirs, self.board.memory.name, self.shapes, plan, first, end)
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


class Worker:
    """A part of a batch in a process of its own: it does what `Spread` orders, and copies what its games show."""

    def __init__(self, board: Board, plan: BatchPlan, first: int, end: int) -> None:
        self.here = Here(plan, first, end)
        self.first, self.end = first, end
        self.mine = {key: array[first:end] for key, array in board.arrays.items()}
        self.last: NDArray[np.int16] | None = None
        self.show()

    def show(self) -> None:
        for key in ("numbers", "masks", "seats", "rewards", "ended"):
            self.mine[key][:] = getattr(self.here, key)
        if self.last is not None and self.here.ended.any():
            self.mine["last"][:] = self.last

    def step(self) -> None:
        self.here.step(self.mine["choices"])
        self.show()

    def choose(self) -> None:
        self.mine["choices"][:] = self.here.choose()

    def reset(self, seed: int | None) -> None:
        self.here.reset(seed)
        self.show()

    def renew(self) -> None:
        self.here.renew()
        self.show()

    def look_from(self, seat: int, places: NDArray[np.int64]) -> None:
        places = places[(self.first <= places) & (places < self.end)] - self.first
        if places.size:
            self.mine["seen"][places] = self.here.look_from(seat, places)[places]

    def keep_last(self, seat: int) -> None:
        self.last = self.here.keep_last(seat)

    def state(self, place: int) -> State:
        return self.here.state(place)

    def complain(self, place: int, choice: int) -> IllegalAction:
        return self.here.complain(place, choice)


def work(
    link: Connection, memory: str, shapes: dict[str, tuple[int, ...]], plan: BatchPlan, first: int, end: int
) -> None:
    """A process of a batch: orders are methods of its Worker, until the link is closed."""
    board = Board(shapes, memory)
    worker = Worker(board, plan, first, end)
    link.send(None)
    while True:
        try:
            order, *given = link.recv()
        except (EOFError, KeyboardInterrupt):
            break
        link.send(getattr(worker, order)(*given))
    worker.mine.clear()
    board.close(remove=False)
