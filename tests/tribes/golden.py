"""The games of Tribes that are written down: see tests/playthroughs.py."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from folkmoot import games
from folkmoot.core import State
from tests.playthroughs import Playthroughs


def view_lines(state: State) -> list[str]:
    """The table; a spectator sees all of it."""
    return [f"  {key}: {json.dumps(value)}" for key, value in state.view(None).data.items()]


GOLDEN = Playthroughs(
    games.get("tribes"),
    Path(__file__).parent / "golden",
    {2: 12, 3: 13, 4: 14},
    ("claim", "build", "buy", "borrow", "tame", "bid"),
    view_lines,
    {
        3: {"elders": True, "special_lands": "random", "leaders": "random"},
        4: {"elders": True, "leaders": "choose", "special_lands": {"glacier": "e", "wild_land": "h", "oasis": "b"}},
    },
)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
