"""How fast bots think and how well they keep their budgets: iterations per second, time, and being cancelled.

Usage: python bench/bots.py [GAME]
"""

import sys
import threading
import time
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


def main() -> None:
    game = games.get(sys.argv[1] if len(sys.argv) > 1 else "ethnos")
    print(f"{game.id}, folkmoot is {build()}; the clock is the wall's, so run it on a quiet machine")
    for players in sorted({game.seats[0], game.seats[-1]}):
        state = middle(game, players, 3)
        view = state.view(state.turn)
        begin = time.process_time()
        thought = bots.explain(game, view, "strong", 1, Budget(iterations=3000))
        print(f"{players} players: {thought.iterations / (time.process_time() - begin):,.0f} iterations per CPU second")
        for seconds in BUDGETS:
            taken = [bots.explain(game, view, "strong", n, Budget(seconds=seconds)).seconds for n in range(REPEATS)]
            worst = max(abs(one / seconds - 1) for one in taken)
            print(
                f"  budget {seconds:4.2f} s: median {median(taken):.3f} s, worst off by {100 * worst:.1f} % (goal 10)"
            )
        delays = [cancel_delay(game, state) for _ in range(REPEATS)]
        print(f"  cancelled: answers within {1000 * max(delays):.0f} ms (goal 50)")


if __name__ == "__main__":
    main()
