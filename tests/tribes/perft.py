"""Tree counts: how many ways lead from a position to a depth, decisions and outcomes of chance alike being a step.

A `.perft` file says in lines beginning with `#` what it is about, gives the position as one JSON object, and then a
line `depth leaves` for each depth. `python -m tests.tribes.perft` counts all of them and prints what is found.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from folkmoot import games
from folkmoot.core import CHANCE, Doc, State

GAME = games.get("tribes")
FILES = sorted(Path(__file__).parent.glob("*.perft"))


class TreeCount(NamedTuple):
    position: Doc
    leaves: dict[int, int]


def read(file: Path) -> TreeCount:
    text = "\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
    position, end = json.JSONDecoder().raw_decode(text.lstrip())
    numbers = [int(word) for word in text.lstrip()[end:].split()]
    return TreeCount(position, dict(zip(numbers[::2], numbers[1::2], strict=True)))


def count(state: State, depth: int) -> int:
    """Leaves of the tree below a state."""
    chance = state.turn == CHANCE
    codes = [code for code, _ in state.chance_outcomes()] if chance else state.legal_actions()
    if depth == 0 or not codes:
        return 1
    if depth == 1:
        return len(codes)
    leaves = 0
    for code in codes:
        after = state.clone()
        after.apply(code)
        leaves += count(after, depth - 1)
    return leaves


def main() -> int:
    differing = 0
    for file in FILES:
        tree = read(file)
        for depth, written in tree.leaves.items():
            found = count(GAME.from_position(tree.position), depth)
            print(f"{file.name} depth {depth}: {found}{'' if found == written else f', not {written} as written'}")
            differing += found != written
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
