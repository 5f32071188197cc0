"""Measures how hard the fates of Aetherya are and how even its variants: the figures of docs/decisions/0006.

    python -m bench.aetherya_scenarios DEALS LEVEL [SCENARIO ...]     (LEVEL as in a tournament: casual, strong@200)

A fate: how many campaigns are won, and in which age and by what the others are lost. A variant: how many games the
seats win, counted from the first player, and in Confrontation the races. A shared win counts as a part. Without
scenarios all are played, and beside them the game without any (`none`).
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt

from folkmoot.arena.entrants import read_entrant
from folkmoot.bots.thinking import Thinker
from folkmoot.build import build
from folkmoot.core import OVER, Doc, SimDealer
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import CARDS, FATES, VARIANTS
from folkmoot.games.aetherya.engine.state import AetheryaState


def play(players: int, options: Doc, entrant: str, seed: int) -> AetheryaState:
    """One game in which all seats think alike."""
    state = GAME.start(players, **options)
    assert isinstance(state, AetheryaState)
    level, budget = read_entrant(GAME, entrant)
    dealer, thinkers, decisions = SimDealer(seed), [Thinker() for _ in range(players)], 0
    dealer.deal_all(state)
    while state.turn != OVER:
        thinker, view = thinkers[state.turn], state.view(state.turn)
        state.apply(thinker.think(GAME, view, level, (seed << 20) + decisions, budget).code)
        decisions += 1
        dealer.deal_all(state)
    return state


def part(number: float, of: int) -> str:
    """A share with the half of its interval of 95 in 100."""
    share = number / of
    return f"{100 * share:.0f} ± {196 * sqrt(max(share * (1 - share), 0.25 / of) / of):.0f} %"


def campaigns(fate: str, entrant: str, deals: int) -> None:
    ends: Counter[str] = Counter()
    points = 0
    for seed in range(deals):
        state = play(1, {"fate": fate}, entrant, seed)
        result = state.result()
        assert result is not None
        points += result.scores[0]
        if result.outcome == "lost":
            unmet = int(state.shown & ~state.turned) != 0
            ends[f"age {state.age} {'legend' if unmet else 'task'}"] += 1
        ends["won" if result.outcome != "lost" else "lost"] += 1
        ends["victory"] += result.outcome == "victory"
    told = ", ".join(f"{end} {number}" for end, number in sorted(ends.items()))
    print(f"{fate:<14} {entrant:<12} won {part(ends['won'], deals)}, mean {points / deals:.1f}; {told}", flush=True)


def games(variant: str, players: int, entrant: str, deals: int) -> None:
    places: Counter[int] = Counter()
    races: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    points = 0
    for seed in range(deals):
        state = play(players, {"variant": variant}, entrant, seed)
        result = state.result()
        assert result is not None
        points += sum(result.scores)
        for seat in range(players):
            won = (seat in result.winners) / len(result.winners)
            race = int(state.race_of(seat))
            places[(seat - int(state.first)) % players] += won  # type: ignore[assignment]
            if race:
                races[CARDS[race]] += won  # type: ignore[assignment]
                dealt[CARDS[race]] += 1
    by_place = ", ".join(part(places[place], deals) for place in range(players))
    by_race = "; ".join(f"{race} {part(races[race], dealt[race])}" for race in sorted(dealt))
    print(f"{variant:<14} {players} {entrant:<12} by place {by_place}; mean {points / deals / players:.1f}; {by_race}")


def main() -> None:
    deals, entrant, wanted = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    print(f"{build()}, {deals} deals")
    for fate in FATES:
        if not wanted or fate in wanted:
            campaigns(fate, entrant, deals)
    for variant in VARIANTS:
        if not wanted or variant in wanted:
            for players in (4, 6, 8) if variant == "empires" else (2, 3, 4):
                games(variant, players, entrant, deals)


if __name__ == "__main__":
    main()
