"""The ids of the rules, as data: every game's rules are numbered, and every number has a test that names it."""

from __future__ import annotations

RULES = {
    "ethnos": [f"E{number}" for number in range(1, 50)],
    "tribes": [f"T{number}" for number in (*range(1, 24), 30, 31, *range(40, 44), *range(101, 137), *range(138, 178))],
    "aetherya": [f"A{number}" for number in range(1, 59)],
}
"""Rule ids by the game's folder in `tests`."""

TOLD_ELSEWHERE = {"tribes": ["T137"]}
"""Ids that only point to another rule (T137: see T163): the book tells them there, a test names them all the same."""
