"""One decision of a bot: from a view to a move, within a budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from folkmoot.bots.levels import Level, level_of
from folkmoot.bots.search import Search
from folkmoot.bots.sense import Choices, Sense
from folkmoot.bots.senses import sense_of
from folkmoot.core import FolkmootError, Game, View
from folkmoot.core.rng import Rng

STREAM_CHOICE = 902
SLICE = 0.004
"""Seconds of search between two looks at the clock. Compiled code lets no other thread run, so this is also how long
a thread that wants to stop the search may have to wait."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, iterations, or both; whichever is used up first. None: as its level does."""

    seconds: float | None = None
    iterations: int | None = None
    cancelled: Callable[[], bool] | None = None
    """Asked every few milliseconds, such as `threading.Event().is_set`; the bot then answers with what it has."""


@dataclass(frozen=True)
class Considered:
    """One move that was considered."""

    move: str
    visits: int
    share: float
    """Expected share of the victory (of success, where all win or lose together), 0 to 1."""
    lead: float
    """Expected points ahead of the best other seat at the end (above par, where points are shared)."""


@dataclass(frozen=True)
class Thought:
    """A decision with what led to it; the best move comes first."""

    move: str
    code: int
    considered: tuple[Considered, ...]
    iterations: int
    seconds: float


def think(game: Game, view: View, level: str | Level, seed: int, budget: Budget | None = None) -> Thought:
    """Decide for the seat that looks through this view. A Level instead of its name is for experiments."""
    if view.data["turn"] < 0 or view.seat != view.data["turn"]:
        raise FolkmootError(f"the bot of seat {view.seat} is asked, but seat {view.data['turn']} decides")
    begin = time.monotonic()
    players = int(view.data["players"])
    sense = sense_of(game, players)
    how = level if isinstance(level, Level) else level_of(level, game.id, sense.knows)
    if how.blind:
        sense = Sense()
    elif how.taste:
        sense = sense_of(game, players, how.taste)
    search = Search(view, sense, how.manner(), seed)
    codes = search.candidates()
    if how.mind == "random":
        codes = view.sample(seed).legal_actions()
        codes = [codes[Rng(seed, STREAM_CHOICE).below(len(codes))]]
    elif how.mind == "habit" and len(codes) > 1:
        codes = [draw(search.choices, seed)]
    if len(codes) == 1:
        move = game.name_of(search.state, codes[0])
        return Thought(move, codes[0], (Considered(move, 0, 0.0, 0.0),), 0, time.monotonic() - begin)
    if how.mind == "greedy":
        search.compare(codes, how.samples)
    else:
        run_within(search, how, budget or Budget(), begin)
    return conclude(game, search, begin)


def draw(choices: Choices, seed: int) -> int:
    return int(choices.draw(Rng(seed, STREAM_CHOICE)))


def run_within(search: Search, how: Level, budget: Budget, begin: float) -> None:
    """Search in slices until the budget is used up. With iterations alone the clock decides nothing."""
    seconds = budget.seconds
    if seconds is None and budget.iterations is None:
        seconds = how.seconds
    left = budget.iterations
    step = 1
    while left is None or left > 0:
        if budget.cancelled is not None and search.iterations > 0 and budget.cancelled():
            return
        now = time.monotonic()
        if seconds is not None and search.iterations > 0:
            remaining = begin + seconds - now
            if remaining <= 0:
                return
            pace = (now - begin) / int(search.iterations)
            step = max(1, min(2 * step, int(min(SLICE, remaining) / pace)))
        elif search.iterations > 0:
            step = max(1, min(2 * step, int(SLICE * int(search.iterations) / max(now - begin, 1e-9))))
        if left is not None:
            step = min(step, left)
            left -= step
        search.run(step)


def conclude(game: Game, search: Search, begin: float) -> Thought:
    """The move most often tried; of equally tried ones the one that did better."""
    found = []
    node = search.root.first
    while node is not None:
        if node.visits > 0:
            found.append(node)
        node = node.next
    found.sort(key=lambda node: (-node.visits, -node.mean_share(), node.code))
    considered = tuple(
        Considered(game.name_of(search.state, node.code), node.visits, node.mean_share(), node.mean_lead())
        for node in found
    )
    return Thought(considered[0].move, found[0].code, considered, search.iterations, time.monotonic() - begin)
