"""Who has won, and where every point comes from (T1, T133, T159)."""

from __future__ import annotations

from folkmoot.core.contract import OVER
from folkmoot.core.values import Part, Result, Row, row_of
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.tribe import bits


def rows(s: Board) -> list[Row]:
    """One row a source; goals one part each."""
    found = []
    for source, word in enumerate(c.SOURCES):
        parts = goal_parts(s) if source == c.FROM_GOALS else source_parts(s, source)
        found.append(row_of(word, c.SOURCE_RULES[source], int(s.players), parts))
    return found


def source_parts(s: Board, source: int) -> list[Part]:
    numbers = [int(s.tribes[seat].source(source)) for seat in range(s.players)]
    rule = c.SOURCE_RULES[source]
    return [Part(seat, number, rule) for seat, number in enumerate(numbers) if number]


def goal_parts(s: Board) -> list[Part]:
    return [
        Part(seat, points, "T132" if goal >= 8 else "T22", {"goal": c.GOALS[goal]})
        for seat in range(s.players)
        for goal, points in enumerate(s.setup.box.goal_points)
        if s.tribes[seat].fulfilled >> goal & 1 and points
    ]


def standing(s: Board, seat: int) -> tuple[bool, int, int, int, int]:
    """T133, then T159: points, villages, members on the field, resources."""
    tribe = s.tribes[seat]
    villages = bits(tribe.villages) + tribe.hidden
    return s.winner == seat, int(tribe.points), villages, int(tribe.field), int(tribe.wealth())


def result(s: Board) -> Result | None:
    if s.turn != OVER:
        return None
    standings = [standing(s, seat) for seat in range(s.players)]
    ranks = [1 + sum(other > own for other in standings) for own in standings]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    outcome = "won" if len(winners) == 1 else "shared"
    return Result(outcome, ranks, s.scores(), rows(s), winners, "points" if s.winner >= 0 else "rounds")


def components(s: Board) -> dict[str, int]:
    """Members, goals, events, villages, dice: none is ever lost or made."""
    found: dict[str, int] = {}
    for seat in range(s.players):
        tribe = s.tribes[seat]
        found[f"members {seat}"] = sum(tribe.members(hex) for hex in range(15)) + tribe.board + s.supply(seat)
        found[f"members in supply {seat} below 0"] = min(int(s.supply(seat)), 0)
        under = [tribe.under >> 4 * index & 15 for index in range(tribe.under_size)]
        for goal, word in enumerate(c.GOALS):
            places = [tribe.open, tribe.fulfilled, tribe.deck]
            found[f"{word} {seat}"] = sum(mask >> goal & 1 for mask in places) + under.count(goal)
    events = [int(s.slot0), int(s.slot1)]
    for event in range(16):
        lying = sum(mask >> event & 1 for mask in (s.deck, s.aside, s.gone))
        found[f"event {event}"] = lying + events.count(event)
    owned = [int(tribe.villages) for tribe in s.tribes[: s.players]]
    found["villages on one hex"] = sum(bits(mask) for mask in owned) - bits(s.built())
    found["villages below 0"] = min(int(s.villages_left()), 0)
    in_hand = sum(die >= 0 for die in (s.die0, s.die1, s.next0, s.next1))
    found["dice"] = 12 + (in_hand or 2)
    return found
