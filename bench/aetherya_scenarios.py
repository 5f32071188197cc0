"""Measures how hard the fates of Aetherya are and how even its variants: the figures of docs/decisions/0006.

    python -m bench.aetherya_scenarios DEALS LEVEL [SCENARIO ...]     (LEVEL as in a tournament: casual, strong@200)

A fate: how many campaigns are won, and in which age and by what the others are lost. A variant: how many games the
seats win, counted from the first player (of Empires the empire), in Confrontation the races, in Frontiers those who
have a pact at the end and those who broke one; what happens in a game on average, and what a seat has at the end. A
shared win counts as a part. Without scenarios all are played, and beside them the game without any (`none`).

Deals are played in turn, the first of every scenario and number of players, then the second. Whatever the number of
processes, the figures are the same. When `--seconds` are over, those games count before which none is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import TimeoutError as TimeIsOver
from multiprocessing import get_context
from pathlib import Path

from folkmoot.arena.entrants import read_entrant
from folkmoot.arena.variations import Variation, changed, read_variations
from folkmoot.bots.thinking import Thinker
from folkmoot.build import build
from folkmoot.core import OVER, Doc, FolkmootError, SimDealer
from folkmoot.core.bits import ones
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import CARDS, EMPIRE_SIDES, FATES, VARIANTS
from folkmoot.games.aetherya.engine.fortresses import all_finished, fortress_points, pressing
from folkmoot.games.aetherya.engine.nolands import betrayals_in, frontier_points, partner_in, prize, strength
from folkmoot.games.aetherya.engine.state import AetheryaState

SIZES = {"empires": (4, 6, 8)}
"""Numbers of players; of a fate one, of any other variant two to four."""
HAPPENS = ("build", "send", "settle", "offer", "pact", "refuse", "betray", "claim")
"""Events that are counted."""


@dataclass(frozen=True)
class Job:
    """One game in which all seats think alike."""

    scenario: str
    players: int
    entrant: str
    seed: int
    box: str
    """Other values of entries of the box, as JSON."""

    def options(self) -> Doc:
        return {"fate": self.scenario} if self.players == 1 else {"variant": self.scenario}


def jobs(deals: int, entrant: str, wanted: Sequence[str], sizes: Sequence[int], box: Doc) -> list[Job]:
    """All games, the first deal of every table before the second."""
    tables = [(fate, 1) for fate in FATES] + [
        (variant, players) for variant in VARIANTS for players in SIZES.get(variant, (2, 3, 4))
    ]
    return [
        Job(scenario, players, entrant, seed, json.dumps(box))
        for seed in range(deals)
        for scenario, players in tables
        if (not wanted or scenario in wanted) and (not sizes or players in sizes)
    ]


def play(job: Job) -> Doc:
    """The game, and what is counted of it."""
    begin = time.process_time()
    game = changed(GAME.id, json.loads(job.box))
    state = game.start(job.players, **job.options())
    assert isinstance(state, AetheryaState)
    state.watch()
    level, budget = read_entrant(game, job.entrant)
    dealer, thinkers, decisions = SimDealer(job.seed), [Thinker() for _ in range(job.players)], 0
    happened: Counter[str] = Counter()
    dealer.deal_all(state)
    while state.turn != OVER:
        thinker, view = thinkers[state.turn], state.view(state.turn)
        state.apply(thinker.think(game, view, level, (job.seed << 20) + decisions, budget).code)
        decisions += 1
        dealer.deal_all(state)
        happened.update(event.kind for event in state.take_events() if event.kind in HAPPENS)
    result = state.result()
    assert result is not None
    return {
        "scenario": job.scenario,
        "players": job.players,
        "seed": job.seed,
        "decisions": decisions,
        "seconds": round(time.process_time() - begin, 3),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "outcome": result.outcome,
        "happened": dict(happened),
        **(lost_by(state) if job.players == 1 else {"seats": [seat_of(state, seat) for seat in range(job.players)]}),
    }


def lost_by(state: AetheryaState) -> Doc:
    """Return how far a campaign came."""
    return {"age": int(state.age), "unmet": int(state.shown & ~state.turned) != 0}


def seat_of(state: AetheryaState, seat: int) -> Doc:
    """Return a seat's standing at the end."""
    found: Doc = {
        "place": (seat - int(state.first)) % state.players,
        "legends": int(ones(state.kingdoms[seat].legends)),
    }
    box = state.setup.box
    race = int(state.race_of(seat))
    if race:
        whole = all_finished(state.forts, state.players, box)
        found["race"] = CARDS[race]
        found["fortresses"] = int(ones(whole[seat]))
        found["pressing"] = int(ones(pressing(whole, seat)))
        found["from fortresses"] = int(fortress_points(whole, seat, box))
    if state.nolands is not None:
        pacts = state.pacts
        with_pact = int(prize(state.nolands, seat, state.players, box, pacts))
        found["strength"] = int(strength(state.nolands, seat, box))
        found["from Nolands"] = int(frontier_points(state.nolands, pacts, seat, state.players, box))
        found["from pact"] = with_pact - int(prize(state.nolands, seat, state.players, box, 0))
        found["partner"] = int(partner_in(pacts, seat))
        found["betrayals"] = int(betrayals_in(pacts, seat))
    return found


def played(todo: Sequence[Job], processes: int, seconds: float) -> list[Doc]:
    """The games in their order, as many as there is time for."""
    end = time.monotonic() + seconds
    found: list[Doc] = []
    with get_context("spawn").Pool(processes) as pool:  # leaving it ends what is under way
        results = pool.imap(play, todo)
        try:
            while len(found) < len(todo):
                found.append(results.next(max(0.0, end - time.monotonic()) if seconds < float("inf") else None))
        except TimeIsOver:
            pass
    return found


def part(number: float, of: float) -> str:
    """A share with the half of its interval of 95 in 100."""
    share = number / of
    return f"{100 * share:.1f} ± {196 * sqrt(max(share * (1 - share), 0.25 / of) / of):.1f} %"


@dataclass
class Share:
    """Win rate of the seats that have a property."""

    word: str
    wins: float = 0.0
    seats: int = 0
    even: float = 0.0
    """Wins expected if the property made no difference."""

    def __str__(self) -> str:
        return f"{self.word} {part(self.wins, self.seats)} of {self.seats}"

    @property
    def apart(self) -> float:
        """From the even share, in standard errors."""
        even = self.even / self.seats
        return (self.wins / self.seats - even) / sqrt(even * (1 - even) / self.seats)


def words_of(seat: Doc) -> Iterable[str]:
    """Yield a seat's properties."""
    yield f"place {seat['place'] + 1}"
    if "race" in seat:
        yield seat["race"]
    if "partner" in seat:
        yield "pact" if seat["partner"] >= 0 else "no pact"
        if seat["betrayals"]:
            yield "betrayer"


def shares(games: Sequence[Doc]) -> list[Share]:
    """Return the win rate of every property. Of an empire one seat counts: it wins as a whole, and a place stands for
    every second one."""
    found: dict[str, Share] = {}
    for game in games:
        rivals = EMPIRE_SIDES if game["scenario"] == "empires" else game["players"]
        alone = {number: seat for number, seat in enumerate(game["seats"]) if seat["place"] < rivals}
        winners = [number for number in alone if number in game["winners"]]
        for number, seat in alone.items():
            for word in words_of(seat):
                share = found.setdefault(word, Share(word))
                share.wins += (number in winners) / len(winners)
                share.seats += 1
                share.even += 1 / rivals
    return sorted(found.values(), key=lambda share: (not share.word.startswith("place"), share.word))


def means(games: Sequence[Doc]) -> Doc:
    """Return the average counts of a game's events and of a seat's possessions at the end."""
    happened: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for game in games:
        happened.update(game["happened"])
        for seat in game["seats"]:
            had.update({word: value for word, value in seat.items() if word not in ("place", "race", "partner")})
    number = len(games)
    seats = number * games[0]["players"]
    return {
        "points": sum(sum(game["scores"]) for game in games) / seats,
        "a game": {word: happened[word] / number for word in HAPPENS if happened[word]},
        "a seat": {word: value / seats for word, value in had.items()},
    }


def told_campaigns(games: Sequence[Doc]) -> Doc:
    ends: Counter[str] = Counter(won=0)
    for game in games:
        lost = game["outcome"] == "lost"
        ends["lost" if lost else "won"] += 1
        ends["victory"] += game["outcome"] == "victory"
        if lost:
            ends[f"age {game['age']} {'legend' if game['unmet'] else 'task'}"] += 1
    points = sum(game["scores"][0] for game in games) / len(games)
    told = ", ".join(f"{end} {number}" for end, number in sorted(ends.items()))
    print(f"  won {part(ends['won'], len(games))}, mean {points:.1f}; {told}")
    return {"ends": dict(ends), "points": points}


def told_games(games: Sequence[Doc]) -> Doc:
    found, usual = shares(games), means(games)
    for share in found:
        print(f"  {share}, even {100 * share.even / share.seats:.1f}, {share.apart:+.1f} standard errors")
    print(f"  points {usual['points']:.1f}", end="")
    for what in ("a game", "a seat"):
        print(f"; {what}: " + ", ".join(f"{word} {number:.2f}" for word, number in usual[what].items()), end="")
    print()
    return {"shares": [asdict(share) for share in found], **usual}


def main() -> None:
    known = [*FATES, *VARIANTS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=int, help="games of each scenario and number of players")
    parser.add_argument("level", help="who plays: casual, strong@200")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"of {', '.join(dict.fromkeys(known))} (all)")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="only these numbers of players")
    parser.add_argument("--box", nargs="+", default=[], metavar="ENTRY=VALUE", help="other numbers in the box")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of the wall clock, for all of it")
    parser.add_argument("--out", type=Path, help="a file for the figures and every game, as JSON")
    args = parser.parse_args()
    strange = [word for word in args.scenarios if word not in known]
    if strange:
        parser.error(f"{strange[0]!r} isn't one of {', '.join(dict.fromkeys(known))}")
    if args.deals < 1 or args.jobs < 1:
        parser.error("there must be at least one deal and one process")
    try:
        read_entrant(GAME, args.level)
        variation: Variation = read_variations(GAME, args.box)[0]
        changed(GAME.id, variation.box)
    except FolkmootError as error:
        parser.error(str(error))
    todo = jobs(args.deals, args.level, args.scenarios, args.players, variation.box)
    if not todo:
        parser.error("no scenario is played by that number of players")

    begin = time.monotonic()
    games = played(todo, args.jobs, args.seconds)
    took = time.monotonic() - begin
    told = "" if len(games) == len(todo) else f" of {len(todo)}, when the time was over"
    print(f"{build()}, {args.level} {variation.name}".rstrip() + f": {len(games)} games{told}, {took:.0f} s")
    tables: list[Doc] = []
    for scenario, players in dict.fromkeys((job.scenario, job.players) for job in todo):
        own = [game for game in games if (game["scenario"], game["players"]) == (scenario, players)]
        cost = sum(game["seconds"] for game in own)
        print(f"{scenario}, {players} player{'s' * (players > 1)}: {len(own)} deals, {cost:.0f} core seconds")
        if own:
            figures = told_campaigns(own) if players == 1 else told_games(own)
            tables.append({"scenario": scenario, "players": players, "deals": len(own), "seconds": cost, **figures})
    if args.out:
        doc = {"build": build(), "level": args.level, "box": variation.box, "tables": tables, "games": games}
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(json.dumps(doc) + "\n", "utf-8")


if __name__ == "__main__":
    main()
