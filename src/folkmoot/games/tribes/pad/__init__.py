"""The score pad of the printed game: where the points of each tribe come from (T1, T11, T22, T132, T133).

A sheet is `{"seats": [{"villages": 4, "goals": ["bow", "nomads"], "chief": 2}, …]}`; all but goals in points.
"""

from __future__ import annotations

from folkmoot.core import BadPosition, Doc, Game, Part, Result
from folkmoot.core.documents import Field
from folkmoot.core.values import ranks_of, row_of
from folkmoot.games.tribes.edge.results import goal_rule
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import PACKAGED, Box
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, ROW_WORDS, ROWS
from folkmoot.games.tribes.game import GAME

MOST = 99


def count(doc: Doc, game: Game = GAME, box: Box = PACKAGED) -> Result:
    """The rows, and who has won; BadPosition names the field that cannot be."""
    fields = Field(doc, "", BadPosition).object(["seats"]).at("seats").items(game.seats[-1])
    if len(fields) < game.seats[0]:
        Field(doc, "", BadPosition).at("seats").exactly(game.seats[0])
    parts: list[list[Part]] = [[] for _ in ROWS]
    for seat, field in enumerate(fields):
        field.object(ROW_WORDS)
        for row, word in enumerate(ROW_WORDS):
            parts[row] += (
                goal_parts(seat, field.at(word), box)
                if row == ROW_GOALS
                else plain_parts(seat, row, field.at(word).number(0, MOST, 0))
            )
    rows = [row_of(word, rule, len(fields), parts[row]) for row, (word, rule) in enumerate(ROWS)]
    scores = [sum(row.points[seat] for row in rows) for seat in range(len(fields))]
    ranks = ranks_of(scores)
    winners = [seat for seat, score in enumerate(scores) if score >= box.points_to_win]
    if len(winners) > 1:
        most, seats = int(box.points_to_win), ", ".join(f"seats[{seat}]" for seat in winners)
        what = f"{seats} have {most} points: the first to reach them has won, and the game was over"
        raise BadPosition(f"seats[{winners[1]}]", what, "tribes-pad-two", seats=seats, most=most)
    return Result("won" if winners else "open", ranks, scores, rows, winners, "points" if winners else "")


def plain_parts(seat: int, row: int, points: int) -> list[Part]:
    return [Part(seat, points, ROWS[row][1])] if points else []


def goal_parts(seat: int, field: Field, box: Box) -> list[Part]:
    """T22, T132: every goal once."""
    found: list[Part] = []
    named: set[str] = set()
    for item in field.items(len(c.GOALS)) if field.value is not None else []:
        word = item.word(c.GOALS, "goal")
        if word in named:
            raise item.twice()
        named.add(word)
        goal = c.GOALS.index(word)
        if box.goal_points[goal]:
            found.append(Part(seat, int(box.goal_points[goal]), goal_rule(goal), {"goal": word}))
    return found
