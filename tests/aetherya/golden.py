"""Whole games as text: every step, and what every seat saw then.

`python -m tests.aetherya.golden` says which differ, and writes them anew with `--write`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from folkmoot.core import CHANCE, OVER, Doc, Event, SimDealer, State
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import LEGENDS
from tests import written
from tests.playthroughs import events

FOLDER = Path(__file__).parent / "golden"
ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]
WON_AGE: Doc = {
    "players": 1,
    "options": {"mode": "solo"},
    "turn": 0,
    "discards": [["forest"]],
    "legends": {"age": 1, "rows": ROWS, "turned": ROWS[0]},
    "seats": [{"cards": "?HMN/EFHP/FEDL/MNSH"}],
}
WON_MINE: Doc = {
    **WON_AGE,
    "options": {"mode": "solo", "fate": "pudugruen"},
    "legends": {"age": 2, "ages": [5], "rows": ROWS, "turned": ROWS[1]},
    "seats": [{"cards": "?NMN/MFLP/FEDL/MNSH"}],
}
GAMES: dict[str, tuple[int, Doc, int, Doc | None]] = {
    "versus-2": (2, {}, 11, None),
    "versus-4": (4, {"goblin_legends_via_portal": True}, 12, None),
    "tokens-2": (2, {"tokens": True}, 13, None),
    "tokens-3": (3, {"tokens": True, "staff_counts_tamed": True}, 14, None),
    "solo": (1, {"mode": "solo", "solo_may_flip": True}, 15, None),
    "solo-second-age": (1, {"mode": "solo"}, 16, WON_AGE),
    "fate-dezanno": (1, {"fate": "dezanno"}, 19, None),
    "fate-degodass": (1, {"fate": "degodass"}, 20, None),
    "fate-shagratt": (1, {"fate": "shagratt", "solo_may_flip": True}, 21, None),
    "fate-third-age": (1, {"fate": "pudugruen"}, 22, WON_MINE),
    "confrontation-3": (3, {"variant": "confrontation"}, 23, None),
    "invasion-3": (3, {"variant": "invasion"}, 24, None),
    "frontiers-2": (2, {"variant": "frontiers"}, 25, None),
    "frontiers-4": (4, {"variant": "frontiers"}, 26, None),
    "empires-4": (4, {"variant": "empires"}, 27, None),
    "empires-6": (6, {"variant": "empires"}, 28, None),
    "coop-2": (2, {"mode": "coop"}, 17, None),
    "coop-3": (3, {"mode": "coop", "coop_must_turn": True}, 18, None),
}


def digest(state: State, viewer: int | None) -> str:
    return hashlib.sha256(json.dumps(state.view(viewer).data).encode()).hexdigest()[:8]


def playthrough(name: str) -> str:
    players, options, seed, position = GAMES[name]
    state = GAME.from_position(position) if position else GAME.start(players, **options)
    dealer = SimDealer(seed)
    state.watch()
    told: list[Event] = []
    given = "".join(f" {key}={value}" for key, value in options.items())
    lines = [
        f"# aetherya players={players}{given} seed={seed}",
        "# step, who, what; digests of the views of all seats and -",
    ]
    viewers = [*range(players), None]
    while state.turn != OVER:
        who = "chance" if state.turn == CHANCE else f"seat {state.turn}"
        code = dealer.pick(state) if state.turn == CHANCE else dealer.choose(state)
        words = state.name(code)
        state.apply(code)
        told += state.take_events()
        views = " ".join(digest(state, viewer) for viewer in viewers)
        lines.append(f"{len(lines) - 1:>4} {who:<6} {words:<24} {views}")
        if state.turn >= 0 and state.view(None).data["prompt"]["ask"] == "turn":
            lines[-1] += "  " + kingdoms(state)
    return "\n".join([*lines, *ending(state), *events(told)]) + "\n"


def kingdoms(state: State) -> str:
    """Return the cards on the table at the beginning of a turn."""
    doc = state.to_position()
    grids = " ".join(seat["cards"] for seat in doc["seats"])
    return f"{grids} {state.scores()}"


def ending(state: State) -> list[str]:
    result = state.result()
    assert result is not None
    lines = [
        kingdoms(state),
        f"{result.outcome} by {result.reason}: ranks {list(result.ranks)}, scores {list(result.scores)}",
    ]
    for row in result.rows:
        lines.append(f"{row.id:<10} {list(row.points)}")
        lines += [f"  seat {part.seat} {part.points:+} {part.rule} {json.dumps(dict(part.args))}" for part in row.parts]
    return lines


if __name__ == "__main__":
    files = ((FOLDER / f"{one}.txt", playthrough(one)) for one in GAMES)
    sys.exit(written.main("tests.aetherya.golden", files, sys.argv[1:]))
