"""Golden playthroughs: one seeded game for each number of players, every step and every seat's view of it.

    python -m tests.ethnos.golden --write

writes them anew, for a change that is meant to change them; without `--write` it says which differ. A line is
`number seat text | digests`: who decided (`-`: chance), what, and the digests of the views of a spectator and of each
seat after it, `=` where the view has not changed. At some steps the views are written out.
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

GAME = games.get("ethnos")
FOLDER = Path(__file__).parent / "golden"
SEEDS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
PLAY_STREAM = 9
FULL_VIEWS = 4
"""How many times in a game the views are written out."""


def file_of(players: int) -> Path:
    return FOLDER / f"{players}-players.txt"


def digest(data: Doc) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:3]


def choose(state: State, rng: Rng) -> int:
    """A random choice; large bands and draws from the deck are liked, so that the game is short and eventful."""
    codes = state.legal_actions()
    liked = [code for code in codes if state.name(code).startswith(("add ", "draw", "conjure", "raid", "troll "))]
    return liked[rng.below(len(liked))] if liked and rng.below(3) else codes[rng.below(len(codes))]


def steps(players: int) -> Iterator[tuple[str, State]]:
    """What is done at each step, and the state after it."""
    state, dealer, rng = GAME.start(players), SimDealer(SEEDS[players]), Rng(SEEDS[players], PLAY_STREAM)
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
    lines = [f"# Ethnos, {players} players, seed {SEEDS[players]}: number seat text | views of a spectator, seat 0, …"]
    before = [""] * len(seats)
    for number, (text, state) in enumerate(steps(players)):
        now = [digest(state.view(seat).data) for seat in seats]
        shown = ["=" if new == old else new for old, new in zip(before, now, strict=True)]
        lines.append(f"{number} {text} | {' '.join(shown)}")
        before = now
        if number in full:
            lines += view_lines(state, players)
    result = state.result()
    assert result is not None
    lines.append(f"result {result.outcome} ranks {list(result.ranks)} scores {list(result.scores)} by {result.reason}")
    lines += [f"row {row.id} {row.rule} {list(row.points)}" for row in result.rows]
    return lines


def view_lines(state: State, players: int) -> list[str]:
    """A spectator's view, and what each seat sees otherwise."""
    spectator = state.view(None).data
    lines = [f"  - {key}: {json.dumps(value)}" for key, value in spectator.items() if key != "points"]
    lines.append(f"  - points: {len(spectator['points'])} gains")
    for seat in range(players):
        own = state.view(seat).data
        lines += [
            f"  {seat} {key}: {json.dumps(own[key])}" for key in own if own[key] != spectator[key] and key != "seats"
        ]
        lines.append(f"  {seat} hand: {json.dumps(own['seats'][seat]['hand'])}")
        hidden = [other["hand"] for other in own["seats"][:seat] + own["seats"][seat + 1 :]]
        lines.append(f"  {seat} other hands: {json.dumps(hidden)}")
    return lines


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print("usage: python -m tests.ethnos.golden [--write]", file=sys.stderr)
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
