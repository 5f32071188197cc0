"""Result of a game as its table counts it: a seat that was forfeited ranks behind all others."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import Doc, Result, State
from folkmoot.core.values import ranks_of

RIVALS = ("won", "shared")
"""Outcomes of games that have winners among their seats; in the others all win or lose together."""


def so_far(state: State, options: Doc) -> Result:
    """Count the points of a game that was stopped, as everybody at the table may know them; nobody has won."""
    scores = list(state.scores())
    ranks = [1] * len(scores) if state.game.is_cooperative(len(scores), options) else ranks_of(scores)
    return Result("open", ranks, scores, state.rows(), [], "")


def shown(result: Result, forfeits: Sequence[Doc]) -> Doc:
    """The result of a table (docs/protocol.md)."""
    gone = {forfeit["seat"] for forfeit in forfeits}
    outcome, ranks, winners = result.outcome, list(result.ranks), list(result.winners)
    if gone:
        order = [(seat in gone, rank) for seat, rank in enumerate(ranks)]
        ranks = [1 + sum(other < mine for other in order) for mine in order]
        winners = [seat for seat in winners if seat not in gone]
        if outcome in RIVALS:
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in gone]
            outcome = ("lost", "won", "shared")[min(len(winners), 2)]
    return {
        "outcome": outcome,
        "ranks": ranks,
        "scores": list(result.scores),
        "winners": winners,
        "reason": result.reason,
        "forfeits": list(forfeits),
        "rows": [
            {
                "id": row.id,
                "rule": row.rule,
                "points": list(row.points),
                "parts": [
                    {"seat": part.seat, "points": part.points, "rule": part.rule, "args": dict(part.args)}
                    for part in row.parts
                ],
            }
            for row in result.rows
        ],
    }
