"""Winners, and the source of every point (T1, T133, T159)."""

from __future__ import annotations

from folkmoot.core.bits import in_set, nibble, ones
from folkmoot.core.contract import OVER
from folkmoot.core.values import Part, Result, Row, ranks_of, row_of, winners_of
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.scoring import ROW_GOALS, ROWS

HELD_DICE = 2
"""Number of dice in hand or passed to the next player, after the roll."""


def rows(b: Board) -> list[Row]:
    """The rows of the score pad; goals one part each."""
    found = []
    for row, (word, rule) in enumerate(ROWS):
        parts = goal_parts(b) if row == ROW_GOALS else plain_parts(b, row)
        found.append(row_of(word, rule, int(b.players), parts))
    return found


def plain_parts(b: Board, row: int) -> list[Part]:
    numbers = [int(b.tribes[seat].points_in(row)) for seat in range(b.players)]
    return [Part(seat, number, ROWS[row][1]) for seat, number in enumerate(numbers) if number]


def goal_parts(b: Board) -> list[Part]:
    return [
        Part(seat, points, goal_rule(goal), {"goal": c.GOALS[goal]})
        for seat in range(b.players)
        for goal, points in enumerate(b.setup.box.goal_points)
        if in_set(b.tribes[seat].fulfilled, goal) and points
    ]


def goal_rule(goal: int) -> str:
    """Developments come first, then what a tribe sets out to do."""
    return "T132" if goal >= c.WHOLE_TRIBE else "T22"


def ranking(b: Board, seat: int) -> tuple[bool, int, int, int, int]:
    """T133, then T159: points, villages, members on the field, resources."""
    tribe = b.tribes[seat]
    villages = ones(tribe.villages) + tribe.hidden
    return b.winner == seat, int(tribe.points), villages, int(tribe.field), int(tribe.wealth())


def result(b: Board) -> Result | None:
    if b.turn != OVER:
        return None
    rankings = [ranking(b, seat) for seat in range(b.players)]
    ranks = ranks_of(rankings)
    winners = winners_of(ranks)
    outcome = "won" if len(winners) == 1 else "shared"
    return Result(outcome, ranks, b.scores(), rows(b), winners, "points" if b.winner >= 0 else "rounds")


def components(b: Board) -> dict[str, int]:
    """Members, goals, events, villages, dice: none is ever lost or made."""
    found: dict[str, int] = {}
    for seat in range(b.players):
        tribe = b.tribes[seat]
        found[f"members {seat}"] = sum(tribe.members(hex) for hex in range(c.NUM_HEXES)) + tribe.board + b.supply(seat)
        found[f"members in supply {seat} below 0"] = min(int(b.supply(seat)), 0)
        under = [nibble(tribe.under, index) for index in range(tribe.under_size)]
        for goal, word in enumerate(c.GOALS):
            places = [tribe.open, tribe.fulfilled, tribe.deck]
            found[f"{word} {seat}"] = sum(in_set(mask, goal) for mask in places) + under.count(goal)
    events = [int(b.slot0), int(b.slot1)]
    for event in range(c.NUM_EVENTS):
        lying = sum(in_set(mask, event) for mask in (b.deck, b.aside, b.gone))
        found[f"event {event}"] = lying + events.count(event)
    owned = [int(tribe.villages) for tribe in b.tribes[: b.players]]
    found["villages on one hex"] = sum(ones(mask) for mask in owned) - ones(b.built())
    found["villages below 0"] = min(int(b.villages_left()), 0)
    in_hand = sum(die >= 0 for die in (b.die0, b.die1, b.next0, b.next1))
    found["dice"] = c.NUM_DEEDS * c.DICE_IN_ROW + (in_hand or HELD_DICE)
    return found
