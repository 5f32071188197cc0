"""OpenSkill ratings from results: one number for each entrant as a summary of all games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from folkmoot.arena.schedule import MIRROR
from folkmoot.arena.together import score, success
from folkmoot.core import Doc

PASSES = 3
"""Passes over all games, each in another order: ratings should not depend on who played first."""


@dataclass(frozen=True)
class Rating:
    """Rating of one entrant."""

    entrant: str
    skill: float
    doubt: float
    games: int


def rate(results: Sequence[Doc]) -> list[Rating]:
    """The ratings of all entrants, the best first; 25 is where everybody begins."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    order = sorted(contests(results), key=lambda result: str(result["key"]))
    rng = random.Random(0)
    for _ in range(PASSES):
        rng.shuffle(order)
        for result in order:
            enter(model, found, result)
    for result in order:
        for name in set(result["lineup"]):
            games[name] = games.get(name, 0) + 1
    ratings = [Rating(name, one.mu, one.sigma, games[name]) for name, one in found.items()]
    return sorted(ratings, key=lambda rating: -rating.skill)


def contests(results: Sequence[Doc]) -> list[Doc]:
    """Games of rivals as they are. Teams of one entrant each that played the same deal are rivals in how it ended."""
    found = []
    deals: dict[str, list[Doc]] = {}
    for result in results:
        alone = len(set(result["lineup"])) == 1
        if alone and not result["pairing"].startswith(MIRROR):
            deals.setdefault(f"{result['key'].partition(result['pairing'])[0]}{result['seed']}", []).append(result)
        else:
            found.append(result)
    for key, games in deals.items():
        ends = [(success(game), score(game)) for game in games]
        ranks = [1 + sum(other > own for other in ends) for own in ends]
        found.append({"key": key, "lineup": [game["lineup"][0] for game in games], "ranks": ranks})
    return found


def enter(model: PlackettLuce, found: dict[str, PlackettLuceRating], result: Doc) -> None:
    """One game. A bot that holds several seats is moved by all of them, by the mean of what they would learn."""
    names: list[str] = result["lineup"]
    if len(set(names)) == 1:
        return
    teams = [[found.setdefault(name, model.rating(name=name))] for name in names]
    after = model.rate(teams, ranks=[float(rank) for rank in result["ranks"]])
    for name in set(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        mu = sum(after[seat][0].mu for seat in seats) / len(seats)
        sigma = sum(after[seat][0].sigma for seat in seats) / len(seats)
        found[name] = model.rating(mu=mu, sigma=sigma, name=name)
