"""Tree counts: how many ways lead from a position to a depth, decisions and outcomes of chance alike being a step.

A `.perft` file, in the folder `perft` of a game's tests, says in lines beginning with `#` what it is about, gives the
position as one JSON object, and then a line `depth leaves` for each depth. A game that ends earlier is a leaf.
`python -m tests.trees` counts all of them and says which differ; with `--write` it writes what it has found.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from folkmoot import games
from folkmoot.core import CHANCE, OVER, Doc, State
from tests import written


class TreeCount(NamedTuple):
    position: Doc
    leaves: dict[int, int]


def files_of(game: str) -> list[Path]:
    return sorted((Path(__file__).parent / game).rglob("*.perft"))


def read(file: Path) -> TreeCount:
    text = "\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
    position, end = json.JSONDecoder().raw_decode(text.lstrip())
    numbers = [int(word) for word in text.lstrip()[end:].split()]
    return TreeCount(position, dict(zip(numbers[::2], numbers[1::2], strict=True)))


def count(state: State, depth: int) -> int:
    """Leaves of the tree below a state."""
    if depth == 0 or state.turn == OVER:
        return 1
    codes = [code for code, _ in state.chance_outcomes()] if state.turn == CHANCE else state.legal_actions()
    if depth == 1:
        return len(codes)
    leaves = 0
    after = state.clone()
    for code in codes:
        after.copy_from(state)
        after.apply(code)
        leaves += count(after, depth - 1)
    return leaves


def differences(game: str, file: Path) -> list[str]:
    """The depths at which another number is found than is written."""
    tree = read(file)
    assert len(tree.leaves) > 1
    found = {depth: count(games.get(game).from_position(tree.position), depth) for depth in tree.leaves}
    return [
        f"depth {depth}: {found[depth]}, not {leaves}"
        for depth, leaves in tree.leaves.items()
        if found[depth] != leaves
    ]


def counted(game: str, file: Path) -> str:
    """The file with what is found at each depth."""
    text, tree = file.read_text("utf-8"), read(file)
    found = {depth: count(games.get(game).from_position(tree.position), depth) for depth in tree.leaves}
    head = text[: text.rindex("}") + 1]
    return "\n".join([head, *(f"{depth} {leaves}" for depth, leaves in found.items())]) + "\n"


if __name__ == "__main__":
    files = ((file, counted(game, file)) for game in games.OWN for file in files_of(game))
    sys.exit(written.main("tests.trees", files, sys.argv[1:]))
