"""The ids of the rules, as data: every game's rules are numbered, and every number has a test that names it."""

from __future__ import annotations

TOLD_ELSEWHERE = {
    "ethnos": [],
    "tribes": [
        f"T{number}"
        for number in (
            *(101, 102, 103, 106, 109, 110, 111, 112, 114, 115, 116, 118, 119, 120, 121, 123, 124, 125, 126, 128, 129),
            *(131, 133, 136, 137, 138, 144, 145, 147, 148, 149, 150, 151, 152, 153),
        )
    ],
    "aetherya": ["A11"],
}
"""Ids that have no text of their own: the book tells them in another rule, a test names them all the same."""

EVERY = {
    "ethnos": [f"E{number}" for number in range(1, 51)],
    "tribes": [f"T{number}" for number in (*range(1, 24), 30, 31, *range(40, 44), *range(101, 178))],
    "aetherya": [f"A{number}" for number in range(1, 62)],
}
"""Rule ids by the game's folder in `tests`."""

RULES = {game: [id for id in ids if id not in TOLD_ELSEWHERE[game]] for game, ids in EVERY.items()}
"""Those that the book tells under their own number."""
