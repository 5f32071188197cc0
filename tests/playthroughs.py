"""Golden playthroughs: one seeded game for each number of players, every step and every seat's view of it.

`python -m tests.<game>.golden` says which differ, and writes them anew with `--write`, for a change that is meant to
change them. A line is `number seat text | digests`: who decided (`-`: chance), what, and the digests of the
views of a spectator and of each seat after it, `=` where the view has not changed. At some steps the views are
written out. At the end stands what was told of the game: for each kind of event how often, and a digest of all of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from folkmoot.core import CHANCE, OVER, Doc, Event, Game, SimDealer, State
from folkmoot.core.rng import Rng
from tests import written

PLAY_STREAM = 9
FULL_VIEWS = 4
"""Number of times in a game that the views are written out."""


@dataclass(frozen=True)
class Playthroughs:
    """The games of one game that are written down in `folder`."""

    game: Game
    folder: Path
    seeds: dict[int, int]
    """The seed for each number of players."""
    liked: tuple[str, ...]
    """Beginnings of the moves that are preferred, so that the games are short and eventful."""
    write_views: Callable[[State], list[str]]
    options: dict[int, Doc] = field(default_factory=dict)

    def file_of(self, players: int) -> Path:
        return self.folder / f"{players}-players.txt"

    def choose(self, state: State, rng: Rng) -> int:
        codes = state.legal_actions()
        liked = [code for code in codes if state.name(code).startswith(self.liked)]
        return liked[rng.below(len(liked))] if liked and rng.below(3) else codes[rng.below(len(codes))]

    def steps(self, players: int) -> Iterator[tuple[str, State]]:
        """Yield each step in words, and the state after it."""
        state = self.game.start(players, **self.options.get(players, {}))
        dealer, rng = SimDealer(self.seeds[players]), Rng(self.seeds[players], PLAY_STREAM)
        state.watch()
        yield "start", state
        while state.turn != OVER:
            who = "-" if state.turn == CHANCE else str(state.turn)
            code = dealer.pick(state) if state.turn == CHANCE else self.choose(state, rng)
            text = state.name(code)
            state.apply(code)
            yield f"{who} {text}", state

    def lines(self, players: int) -> list[str]:
        """Return the lines of one file."""
        length = sum(1 for _ in self.steps(players))
        full = {length * part // FULL_VIEWS for part in range(1, FULL_VIEWS)} | {length - 1}
        seats = [None, *range(players)]
        options = json.dumps(self.options.get(players, {}))
        lines = [
            f"# {self.game.id}, {players} players, seed {self.seeds[players]}, {options}: "
            "number seat text | views of a spectator, seat 0, …"
        ]
        before = [""] * len(seats)
        told: list[Event] = []
        for number, (text, state) in enumerate(self.steps(players)):
            told += state.take_events()
            now = [digest(state.view(seat).data) for seat in seats]
            shown = ["=" if new == old else new for old, new in zip(before, now, strict=True)]
            lines.append(f"{number} {text} | {' '.join(shown)}")
            before = now
            if number in full:
                lines += self.write_views(state)
        return lines + ending(state) + events(told)

    def check(self, players: int) -> None:
        """Fails at the first line that is not as it was written down."""
        file = self.file_of(players)
        kept = file.read_text("utf-8").splitlines()
        for number, (old, new) in enumerate(zip_longest(kept, self.lines(players)), 1):
            assert new == old, f"{file.name}, line {number}: see tests/playthroughs.py to write it anew"

    def main(self, arguments: list[str]) -> int:
        files = ((self.file_of(players), "\n".join(self.lines(players)) + "\n") for players in self.seeds)
        return written.main(f"tests.{self.game.id}.golden", files, arguments)


def digest(data: Doc | list[Event]) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:3]


def events(told: list[Event]) -> list[str]:
    """List the events with those who see them, kind by kind."""
    kinds = sorted({event.kind for event in told})
    by_kind = [[event for event in told if event.kind == kind] for kind in kinds]
    return [f"told {kind} {len(found)} {digest(found)}" for kind, found in zip(kinds, by_kind, strict=True)]


def ending(state: State) -> list[str]:
    result = state.result()
    assert result is not None
    head = f"result {result.outcome} ranks {list(result.ranks)} scores {list(result.scores)} by {result.reason}"
    return [head, *(f"row {row.id} {row.rule} {list(row.points)}" for row in result.rows)]
