"""Golden playthroughs: one seeded game for each number of players, every step and every seat's view of it.

    python -m tests.tribes.golden --write

writes them anew, for a change that is meant to change them; without `--write` it says which differ. A line is
`number seat text | digests`: who decided (`-`: chance), what, and the digests of the views of a spectator and of each
seat after it, `=` where the view has not changed. At some steps the table is written out.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Doc, SimDealer, State
from folkmoot.core.rng import Rng

GAME = games.get("tribes")
FOLDER = Path(__file__).parent / "golden"
OPTIONS: dict[int, Doc] = {
    2: {},
    3: {"elders": True, "special_lands": "random", "leaders": "random"},
    4: {"elders": True, "leaders": "choose", "special_lands": {"glacier": "e", "wild_land": "h", "oasis": "b"}},
}
SEEDS = {2: 12, 3: 13, 4: 14}
PLAY_STREAM = 9
FULL_VIEWS = 4
"""How many times in a game the table is written out."""


def file_of(players: int) -> Path:
    return FOLDER / f"{players}-players.txt"


def digest(data: Doc) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:3]


def choose(state: State, rng: Rng) -> int:
    """A random choice; what brings points is liked, so that the game is short and eventful."""
    codes = state.legal_actions()
    liked = [code for code in codes if state.name(code).startswith(("claim", "build", "buy", "borrow", "tame", "bid"))]
    return liked[rng.below(len(liked))] if liked and rng.below(3) else codes[rng.below(len(codes))]


def steps(players: int) -> Iterator[tuple[str, State]]:
    """What is done at each step, and the state after it."""
    state = GAME.start(players, **OPTIONS[players])
    dealer, rng = SimDealer(SEEDS[players]), Rng(SEEDS[players], PLAY_STREAM)
    yield "start", state
    while state.turn != OVER:
        who = "-" if state.turn == CHANCE else str(state.turn)
        code = dealer.pick(state) if state.turn == CHANCE else choose(state, rng)
        text = state.name(code)
        state.apply(code)
        yield f"{who} {text}", state


def playthrough(players: int) -> list[str]:
    """The lines of one file."""
    length = sum(1 for _ in steps(players))
    full = {length * part // FULL_VIEWS for part in range(1, FULL_VIEWS)} | {length - 1}
    seats = [None, *range(players)]
    options = json.dumps(OPTIONS[players])
    lines = [
        f"# Tribes, {players} players, seed {SEEDS[players]}, {options}: number seat text | views of a spectator, …"
    ]
    before = [""] * len(seats)
    for number, (text, state) in enumerate(steps(players)):
        now = [digest(state.view(seat).data) for seat in seats]
        shown = ["=" if new == old else new for old, new in zip(before, now, strict=True)]
        lines.append(f"{number} {text} | {' '.join(shown)}")
        before = now
        if number in full:
            lines += [f"  {key}: {json.dumps(value)}" for key, value in state.view(None).data.items()]
    result = state.result()
    assert result is not None
    lines.append(f"result {result.outcome} ranks {list(result.ranks)} scores {list(result.scores)} by {result.reason}")
    lines += [f"row {row.id} {row.rule} {list(row.points)}" for row in result.rows]
    return lines


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print("usage: python -m tests.tribes.golden [--write]", file=sys.stderr)
        return 2
    differing = 0
    for players in SEEDS:
        text = "\n".join(playthrough(players)) + "\n"
        file = file_of(players)
        same = file.is_file() and file.read_text("utf-8") == text
        print(f"{file.name}: {'the same' if same else 'written' if arguments else 'differs'}")
        differing += not same
        if arguments and not same:
            FOLDER.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
    return 1 if differing and not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
