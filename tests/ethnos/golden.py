"""The games of Ethnos that are written down: see tests/playthroughs.py."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from folkmoot import games
from folkmoot.core import State
from tests.playthroughs import Playthroughs


def view_lines(state: State) -> list[str]:
    """A spectator's view, and what each seat sees otherwise."""
    spectator = state.view(None).data
    lines = [f"  - {key}: {json.dumps(value)}" for key, value in spectator.items() if key != "points"]
    lines.append(f"  - points: {len(spectator['points'])} gains")
    for seat in range(state.players):
        own = state.view(seat).data
        lines += [
            f"  {seat} {key}: {json.dumps(own[key])}" for key in own if own[key] != spectator[key] and key != "seats"
        ]
        lines.append(f"  {seat} hand: {json.dumps(own['seats'][seat]['hand'])}")
        hidden = [other["hand"] for other in own["seats"][:seat] + own["seats"][seat + 1 :]]
        lines.append(f"  {seat} other hands: {json.dumps(hidden)}")
    return lines


GOLDEN = Playthroughs(
    games.get("ethnos"),
    Path(__file__).parent / "golden",
    {2: 2, 3: 3, 4: 4, 5: 5, 6: 6},
    ("add ", "draw", "conjure", "raid", "troll "),
    view_lines,
)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
