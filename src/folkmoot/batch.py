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

from dataclasses import dataclass
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from folkmoot import games as known_games
from folkmoot.adaptors.encoding import Scale, Tensor, encoder_of
from folkmoot.arrays import Arrays, BatchPlan, Here, Kept, Spread
from folkmoot.core import FolkmootError, Game, State
from folkmoot.core.stepper import NOWHERE, STAY

__all__ = ["STAY", "Batch", "Step"]


@dataclass(frozen=True)
class Step:
    """Outcome of the last step. The arrays are live: copy them to keep them."""

    rewards: NDArray[np.float64]
    """By game and seat: what the end of a game was worth, else 0."""
    ended: NDArray[np.bool_]
    """True for games that ended; their places hold new games."""


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
                raise FolkmootError(f"{name}: must be at least 1 (got {value!r})")
        if processes > games:
            raise FolkmootError(f"processes: {processes} are more than the {games} games")
        self.games = games
        self.players = players
        self._given = {"players": players, "show_ends": show_ends, **options}
        self._scale = Scale(encoder_of(self.game))
        plan = BatchPlan(self.game, games, players, seed, options, show_ends)
        self._arrays: Arrays = Here(plan, 0, games) if processes == 1 else Spread(plan, processes)

    @property
    def numbers(self) -> NDArray[np.int16]:
        """Observations of the deciding seats in the encoder's whole units, a row for each game."""
        return self._arrays.numbers

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """Deciding seat of every game."""
        return self._arrays.seats

    def observations(self, seat: int | None = None, places: NDArray[np.int64] | None = None) -> Tensor:
        """Return the observations of the deciding seats, or of `seat`, as `edge/encode.py` documents them; of all
        games, or of those at `places`, a row for each. A new array."""
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


def batch_again(game: Game, games: int, given: dict[str, Any], kept: Kept) -> Batch:
    """A batch that was pickled, where it stood."""
    batch = Batch(game, games, seed=kept.seed, **given)
    batch._arrays.resume(kept)
    return batch
