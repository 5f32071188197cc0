"""A game looked at from its end: what every seat could expect after each turn, and which turns changed that most.

An evaluation tells what lies on the table and is held is worth, not what everybody will still gain. So what a seat
could expect is told around the average of how it ended: as far above or below as it was ahead or behind at the time.
Where success is common to all seats there is nobody to compare with, and the evaluation stands as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from folkmoot.bots.evaluation import Estimate, Evaluation
from folkmoot.bots.minds import evaluation_of
from folkmoot.core import OVER, Doc, Game, State, replay
from folkmoot.core.records import standing_moves

MOMENTS = 4
LEAST = 0.04
"""A turn that changes nobody's chances by as much does not count as a moment."""


@dataclass(frozen=True)
class Turn:
    """Standing of every seat at the end of a turn."""

    n: int
    """Its last row."""
    sure: list[int]
    """Points so far, with those that nothing can take away any more though they are counted later."""
    expected: list[float]
    """Points at the end. Empty where no evaluation can tell."""
    chances: list[float]
    """Shares of the victory, or of success where several win together. Empty where no evaluation can tell."""


def turns_of(game: Game, record: Doc) -> list[Turn]:
    """Turn by turn, what was taken back left out."""
    standing = {0, *standing_moves(record["rows"])}
    found: list[Turn] = []
    evaluation, out = Evaluation(), Estimate()
    for moment in replay(game, record):
        state, n = moment.state, moment.row["n"] if moment.row is not None else 0
        if n == 0:
            evaluation = evaluation_of(game, state.players)
        over = state.turn == OVER
        if n not in standing or not (over or (state.turn >= 0 and evaluation.is_quiet(state))):
            continue
        if not evaluation.is_game_specific:
            found.append(Turn(n, sure_points(state), [], []))
            continue
        (evaluation.finish if over else evaluation.evaluate)(state, out)
        players = state.players
        found.append(Turn(n, sure_points(state), out.points[:players], out.chances(players)))
    return (
        found if out.shared or not evaluation.is_game_specific else [around_the_end(turn, found[-1]) for turn in found]
    )


def around_the_end(turn: Turn, last: Turn) -> Turn:
    """Shift all expected points of a turn by one number, so that their mean is the mean final score."""
    rise = (sum(last.expected) - sum(turn.expected)) / len(turn.expected)
    return Turn(turn.n, turn.sure, [points + rise for points in turn.expected], turn.chances)


def sure_points(state: State) -> list[int]:
    points = state.scores()
    for row in state.game.preview(state) or [] if state.turn != OVER else []:
        if row.id in state.game.locked_rows:
            points = [own + more for own, more in zip(points, row.points, strict=True)]
    return points


def moments_of(turns: list[Turn]) -> list[int]:
    """The turns that changed the chances most, as numbers in the list, in the order they were played.

    The last turn is left out: that the game ends decides every game. So are turns right beside a larger change.
    """
    changes = [
        (max(abs(after - before) for after, before in zip(one.chances, earlier.chances, strict=True)), number)
        for number, (earlier, one) in enumerate(pairwise(turns[:-1]), 1)
        if one.chances
    ]
    apart = 1 + len(turns) // 40
    found: list[int] = []
    for change, number in sorted(changes, key=lambda change: (-change[0], change[1])):
        if change >= LEAST and len(found) < MOMENTS and all(abs(number - other) >= apart for other in found):
            found.append(number)
    return sorted(found)
