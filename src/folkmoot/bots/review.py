"""A finished game judged: the judged rows (judging.py) put together, with what each changed and whose doing it was.

What a decision changed, **skill**, is what the chances changed by without the draw, less what they change by when the
best choice is made: a search sees more in a turn that is to come than in one that is over. So for every seat what
changed over the game is the sum of its own decisions, those of the others, and luck, which also holds what nobody
decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from folkmoot.bots.judging import BEST, DIGITS, GRADES, MISTAKE, How, Judge
from folkmoot.core import Doc, Game, State, replay, standing_moves

ENOUGH = 5
"""Best choices of a game that tell what the chances change by when one is made."""
ROUGHLY = 0.01
"""Tolerance when the sum of the chances is compared with the number of joint winners."""
LUCKY = 0.07
"""Draws that change somebody's chances by as much are told."""
FOUND = 0.07
"""Lead over the next best choice at which the best one is pointed out."""
MOMENTS = 8
WORDS = (*(word for word, _ in GRADES), MISTAKE)


def accuracy(decisions: Sequence[Doc], seat: int) -> float | None:
    """Return the share of the stakes that a seat kept in its decisions: 0 to 1; None if nothing was at stake.

    At stake is the difference between the best and the worst of what was compared.
    """
    stake = sum(stake_of(decision, seat) for decision in decisions)
    return 1 - sum(decision["loss"] for decision in decisions) / stake if stake > 0 else None


def stake_of(decision: Doc, seat: int) -> float:
    considered = decision["considered"]
    return float(considered[0]["shares"][seat] - considered[-1]["shares"][seat])


def parts(game: Game, record: Doc, how: How, known: Mapping[int, Doc] | None = None) -> Iterator[Doc]:
    """Part after part of a review, from the start to the last row that stands; those that are known cost nothing."""
    judge: Judge | None = None
    for before, row, after in rows_of(game, record):
        n = row["n"] if row is not None else 0
        if known is not None and n in known:
            yield known[n]
            continue
        judge = judge or Judge(game, after.players, how)
        yield judge.row(before, row, after)


def rows_of(game: Game, record: Doc) -> Iterator[tuple[State | None, Doc | None, State]]:
    """The start and every move that stands: the state before, the row, the state after."""
    before: State | None = None
    standing: set[int] = set()
    for moment in replay(game, record):
        if moment.row is None:  # the record has been read: its rows are rows
            standing = set(standing_moves(record["rows"]))
        if moment.row is None or moment.row["n"] in standing:
            yield before, moment.row, moment.state
            before = moment.state


def winning_together(chances: Sequence[Sequence[float]]) -> int:
    """Return the number of seats that win together, derived from the chances of every turn.

    Of rivals one wins, so their chances sum to one; allies win together; where the sum is anything else, all seats win
    or lose together.
    """
    players = len(chances[0])
    allies = round(sum(chances[0]))
    if allies < 1 or players % allies or any(abs(sum(turn) - allies) > ROUGHLY * allies for turn in chances):
        return players
    return allies


def total(found: Sequence[Doc], how: How, game: Game, players: int) -> Doc:
    """The review: its parts with what each changed, and the sums for every seat."""
    allies = winning_together([one["chances"] for one in found])
    turns = turns_of(found, players, allies)
    return {
        "game": game.id,
        "players": players,
        "how": how.doc(),
        "together": allies == players,
        "allies": allies,
        "turns": turns,
        "seats": [seat_of(turns, seat) for seat in range(players)],
    }


def turns_of(found: Sequence[Doc], players: int, allies: int) -> list[Doc]:
    """Every part with what it changed for each seat: by skill, and by luck."""
    changes = [[0.0] * players]
    for earlier, one in pairwise(found):
        changes.append([round(a - b, DIGITS) for a, b in zip(one["chances"], earlier["chances"], strict=True)])
    usual = usual_change(found, changes)
    rivals = -usual * allies / max(players - allies, 1)
    turns: list[Doc] = []
    for one, change in zip(found, changes, strict=True):
        skill = [0.0] * players
        if one["decision"] is not None:
            for seat, moved in enumerate(without_draw(one, change)):
                allied = (seat - one["seat"]) % (players // allies) == 0
                skill[seat] = round(moved - (usual if allied else rivals), DIGITS)
        luck = [round(all_of_it - part, DIGITS) for all_of_it, part in zip(change, skill, strict=True)]
        turns.append({**one, "skill": skill, "luck": luck})
    return turns


def seat_of(turns: Sequence[Doc], seat: int) -> Doc:
    """Summarise the game for one seat: its own decisions, those of the others, luck, and the moments to look at
    again."""
    sums = {"own": 0.0, "others": 0.0, "luck": 0.0}
    for turn in turns:
        sums["own" if seat == turn["seat"] else "others"] += turn["skill"][seat]
        sums["luck"] += turn["luck"][seat]
    decisions = [turn["decision"] for turn in turns if turn["seat"] == seat and turn["decision"] is not None]
    grades = [decision["grade"] for decision in decisions]
    exact = accuracy(decisions, seat)
    return {
        "begin": turns[0]["chances"][seat],
        "end": turns[-1]["chances"][seat],
        **{name: round(value, DIGITS) for name, value in sums.items()},
        "accuracy": None if exact is None else round(exact, 3),
        "decisions": len(grades),
        "grades": {word: grades.count(word) for word in WORDS},
        "moments": moments_of(turns, seat),
    }


def usual_change(found: Sequence[Doc], changes: Sequence[Sequence[float]]) -> float:
    """Return the average change of a seat's own chances when it makes the best choice, draws left out."""
    best = [
        without_draw(one, change)[one["seat"]]
        for one, change in zip(found, changes, strict=True)
        if one["decision"] is not None and one["decision"]["grade"] == BEST
    ]
    return sum(best) / len(best) if len(best) >= ENOUGH else 0.0


def without_draw(part: Doc, change: Sequence[float]) -> list[float]:
    return list(change) if part["drawn"] is None else [a - b for a, b in zip(change, part["drawn"], strict=True)]


def moments_of(turns: Sequence[Doc], seat: int) -> list[Doc]:
    """List the moments that a seat may want to see again, in order of play: costly decisions, fine ones, great luck."""
    found: list[tuple[float, Doc]] = []
    for turn in turns:
        decision = turn["decision"]
        if decision is not None and turn["seat"] == seat:
            considered = decision["considered"]
            ahead = considered[0]["shares"][seat] - considered[1]["shares"][seat]
            if decision["grade"] in ("doubtful", MISTAKE):
                found.append((decision["loss"], {"n": turn["n"], "kind": decision["grade"]}))
                continue
            if decision["played"] == 0 and ahead >= FOUND:
                found.append((ahead, {"n": turn["n"], "kind": "found"}))
                continue
        luck = turn["drawn"][seat] if turn["drawn"] is not None else 0.0
        if abs(luck) >= LUCKY:
            found.append((abs(luck), {"n": turn["n"], "kind": "lucky" if luck > 0 else "unlucky"}))
    found.sort(key=lambda one: (-one[0], one[1]["n"]))
    return sorted((moment for _, moment in found[:MOMENTS]), key=lambda moment: moment["n"])


def review(game: Game, record: Doc, how: How | None = None) -> Doc:
    """The whole of it at once."""
    given = how or How()
    found = list(parts(game, record, given))
    return total(found, given, game, len(found[0]["chances"]))
