"""Statistics of games without rivals: success rate of an entrant, alone or as a team of itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from folkmoot.arena.schedule import Pairing, Plan, pairings
from folkmoot.arena.statistics import interval, share_interval
from folkmoot.core import Doc


@dataclass(frozen=True)
class TeamLine:
    """One line of the table: an entrant, and how much better it is than the one before it on the same deals."""

    pairing: Pairing
    deals: int
    share: float
    """Share of the games that were won."""
    low: float
    high: float
    survived: float
    """Share of the games that were not lost: a campaign may end as neither."""
    score: float
    against: str
    """The entrant before, or nobody."""
    gain: float
    """Difference of the win shares on the deals that both have played."""
    gain_low: float
    gain_high: float
    score_gain: float
    decisions: float

    @property
    def verdict(self) -> str:
        """`better` or `worse` than the entrant before if the interval of the difference says so."""
        if not self.against:
            return ""
        if self.gain_low > 0:
            return "better"
        return "worse" if self.gain_high < 0 else "even"


def team_table(plan: Plan, results: Sequence[Doc]) -> list[TeamLine]:
    """A line for every entrant that has played."""
    found: list[TeamLine] = []
    before: dict[int, Doc] = {}
    for pairing in sorted(pairings(plan), key=lambda pairing: pairing.challenger != "random"):
        games = {result["seed"]: result for result in results if result["pairing"] == pairing.name}
        if games:
            found.append(team_line(pairing, games, before, found[-1].pairing.challenger if found else ""))
            before = games
    return found


def success(result: Doc) -> float:
    return 1.0 if result["winners"] else 0.0


def score(result: Doc) -> float:
    """A team is as good as its lowest seat; a lost campaign counts nothing."""
    return float(min(result["scores"]))


def team_line(pairing: Pairing, games: dict[int, Doc], before: dict[int, Doc], against: str) -> TeamLine:
    low, high = share_interval([success(game) for game in games.values()])
    both = [(games[seed], before[seed]) for seed in sorted(games) if seed in before]
    gains = [success(one) - success(other) for one, other in both]
    gain_low, gain_high = interval(gains) if gains else (0.0, 0.0)
    return TeamLine(
        pairing=pairing,
        deals=len(games),
        share=fmean(success(game) for game in games.values()),
        low=low,
        high=high,
        survived=fmean(game["outcome"] != "lost" for game in games.values()),
        score=fmean(score(game) for game in games.values()),
        against=against if both else "",
        gain=fmean(gains) if gains else 0.0,
        gain_low=gain_low,
        gain_high=gain_high,
        score_gain=fmean(score(one) - score(other) for one, other in both) if both else 0.0,
        decisions=fmean(game["decisions"] for game in games.values()),
    )
