"""Speed of bots and how well they keep their budgets: iterations per second, time, and cancellation.

Usage: python bench/bots.py [GAME ...]        (default: all three)

Budgets are measured by both clocks that a budget can have: the wall's, which other work on the machine disturbs, and
time on a core, which it does not.
"""

import sys
import threading
import time
from collections.abc import Callable
from statistics import median

from folkmoot import bots, games
from folkmoot.bots import Budget
from folkmoot.build import build
from folkmoot.core import Game, SimDealer, State

BUDGETS = (0.05, 0.3, 1.0)
REPEATS = 5


def middle(game: Game, players: int, seed: int) -> State:
    """A decision with several choices, about half through a game of novices."""
    state, dealer = game.start(players), SimDealer(seed)
    for number in range(10_000):
        dealer.deal_all(state)
        if number > 60 and len(state.legal_actions()) > 4 and not state.drafting:
            return state
        state.apply(state.parse(bots.choose(game, state.view(state.turn), "novice", number)))
    raise AssertionError("no such decision")


def cancel_delay(game: Game, state: State) -> float:
    """Seconds from being told to stop to the answer."""
    stop, told = threading.Event(), [0.0]

    def cancel() -> None:
        told[0] = time.monotonic()
        stop.set()

    timer = threading.Timer(0.2, cancel)
    timer.start()
    bots.choose(game, state.view(state.turn), "master", 1, Budget(seconds=20, cancelled=stop.is_set))
    return time.monotonic() - told[0]


def budgets(game: Game, state: State, name: str, clock: Callable[[], float]) -> None:
    for seconds in BUDGETS:
        taken = []
        for number in range(REPEATS):
            budget = Budget(seconds=seconds, clock=clock)
            begin = clock()
            bots.choose(game, state.view(state.turn), "strong", number, budget)
            taken.append(clock() - begin)
        worst = max(abs(one / seconds - 1) for one in taken)
        told = f"median {median(taken):.3f} s, worst off by {100 * worst:.1f} % (goal 10)"
        print(f"  budget {seconds:4.2f} s by {name}: {told}")


def measure(game: Game) -> None:
    for players in sorted({max(game.seats[0], 2), game.seats[-1]}):
        state = middle(game, players, 3)
        begin = time.process_time()
        thought = bots.explain(game, state.view(state.turn), "strong", 1, Budget(iterations=3000))
        pace = thought.iterations / (time.process_time() - begin)
        print(f"{game.id}, {players} players: {pace:,.0f} iterations per CPU second")
        budgets(game, state, "the wall", time.monotonic)
        budgets(game, state, "the core", time.thread_time)
        delays = [cancel_delay(game, state) for _ in range(REPEATS)]
        print(f"  cancelled: answers within {1000 * max(delays):.0f} ms (goal 50)")


def main() -> None:
    print(f"folkmoot is {build()}")
    for id in sys.argv[1:] or games.OWN:
        measure(games.get(id))


if __name__ == "__main__":
    main()
