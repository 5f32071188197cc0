"""One decision of a bot: from a view to a move, within a budget."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from folkmoot.bots.levels import Level
from folkmoot.bots.minds import mind_of
from folkmoot.bots.search import Node, Search
from folkmoot.core import FolkmootError, Game, State, View
from folkmoot.core.rng import Rng

STREAM_CHOICE = 902
SLICE = 0.004
"""Seconds of search between two looks at the clock. Compiled code lets no other thread run, so this is also how long
a thread that wants to stop the search may have to wait."""
LOOKS = 50
"""Least number of times that the clock is read while a budget of seconds is spent."""
EVERY = 20
"""Iterations between two looks at whether the move is settled, where iterations are counted: no clock decides then."""


PLANNED = 3
"""Moves whose further steps are told."""


@dataclass(frozen=True)
class Budget:
    """Limit of a bot's thinking: seconds, iterations, or both; the first used up counts. Both None: the level's own."""

    seconds: float | None = None
    iterations: int | None = None
    cancelled: Callable[[], bool] | None = None
    """Asked every few milliseconds, such as `threading.Event().is_set`; the bot then answers with what it has."""
    early: bool = False
    """Stop as soon as the rest of the budget cannot change the move. What an earlier decision of the same turn has
    already tried counts as spent. This is how levels think by themselves."""
    clock: Callable[[], float] = time.monotonic
    """Clock for `seconds`: wall time, or `time.thread_time` where cores are shared with other work."""


@dataclass(frozen=True)
class Considered:
    """One move that was considered."""

    move: str
    visits: int
    share: float
    """Probability that the seat is among the winners (of a shared victory each has a part), 0 to 1."""
    lead: float
    """Expected points ahead of the best other seat at the end (above par, where points are shared)."""
    then: tuple[str, ...] = ()
    """The steps with which it would go on in the same choice, as far as they were tried; for the best few moves."""


@dataclass(frozen=True)
class Thought:
    """A decision with what led to it; the best move comes first."""

    move: str
    code: int
    considered: tuple[Considered, ...]
    iterations: int
    seconds: float


class Thinker:
    """Thinks decision after decision, and keeps what it grew for the one before.

    A turn is a row of decisions (leader, cards, done). Where nothing was learned in between, the tree under the move
    that was made is the tree of the next decision. The same questions in the same order give the same answers.
    """

    def __init__(self) -> None:
        self._search: Search | None = None
        self._level: str | Level = ""
        self._node: Node | None = None
        self._codes: list[int] = []

    def think(self, game: Game, view: View, level: str | Level, seed: int, budget: Budget | None = None) -> Thought:
        """Decide for the seat that looks through this view. A Level instead of its name is for experiments."""
        if view.data["turn"] < 0 or view.seat != view.data["turn"]:
            raise FolkmootError(f"the bot of seat {view.seat} is asked, but seat {view.data['turn']} decides")
        given = budget or Budget()
        begin = given.clock()
        evaluation, how = mind_of(game, int(view.data["players"]), level)
        if given.seconds is None and given.iterations is None:
            given = replace(given, seconds=how.seconds, early=True)
        root = self._recall(game, view, level) if given.early and how.mind == "tree" else None
        search = Search(view, evaluation, how.search_params(), seed, root)
        codes = search.candidates()
        if root is not None and len(codes) > 1 and not grew_here(root, search.state):
            search = Search(view, evaluation, how.search_params(), seed)
            codes = search.candidates()
        if how.mind == "random":
            codes = view.sample(seed).legal_actions()
            codes = [codes[Rng(seed, STREAM_CHOICE).below(len(codes))]]
        elif how.mind == "eager" and len(codes) > 1:
            luck = Rng(seed, STREAM_CHOICE)
            seen = sorted({int(search.choices.draw(luck)) for _ in range(how.eye)})
            codes = [max(seen, key=lambda code: search.own_points(code, seed))]
        if len(codes) == 1:
            if root is not None:
                self._codes.append(codes[0])
            move = game.name_of(search.state, codes[0])
            return Thought(move, codes[0], (Considered(move, 0, 0.0, 0.0),), 0, given.clock() - begin)
        if how.mind == "greedy":
            search.compare(codes, how.samples)
        elif not (search.play_forced_win() and given.early):
            run_within(search, given, begin)
        return self._conclude(game, search, level, given.clock, begin)

    def _recall(self, game: Game, view: View, level: str | Level) -> Node | None:
        """The tree that was grown for this decision already: the moves since then led here, and nothing else did."""
        search, node = self._search, self._node
        if search is None or node is None or search.view.game is not game or self._level != level:
            return None
        state = search.view.sample(0)
        if search.view.seat != view.seat:
            return None
        for code in self._codes:
            if state.turn != view.seat or state.refusal(code) is not None:
                return None
            state.apply(code)
        if state.turn != view.seat or state.view(view.seat).data != view.data:
            self._search = None
            return None
        node.kept = None  # the choices of the decision after this move, which may have been a single one, made by now
        return node

    def _conclude(
        self, game: Game, search: Search, level: str | Level, clock: Callable[[], float], begin: float
    ) -> Thought:
        """The move that wins now, else the one most often tried; of equally tried ones the one that did better."""
        found = []
        node = search.root.first
        while node is not None:
            if node.visits > 0:
                found.append(node)
            node = node.next
        found.sort(key=lambda node: (not search.wins(node), -node.visits, -node.mean_share(), node.code))
        considered = tuple(
            Considered(
                game.name_of(search.state, node.code),
                node.visits,
                node.mean_chance(),
                node.mean_lead(),
                steps_after(search, node) if rank < PLANNED else (),
            )
            for rank, node in enumerate(found)
        )
        self._search, self._level, self._node, self._codes = search, level, found[0], [int(found[0].code)]
        return Thought(considered[0].move, found[0].code, considered, search.iterations, clock() - begin)


def think(game: Game, view: View, level: str | Level, seed: int, budget: Budget | None = None) -> Thought:
    """One decision by itself."""
    return Thinker().think(game, view, level, seed, budget)


def codes_of(view: View, steps: Sequence[str]) -> list[int]:
    """The steps of a choice as numbers."""
    state, codes = view.sample(0), []
    for text in steps:
        codes.append(state.parse(text))
        state.step(codes[-1])
    return codes


def steps_after(search: Search, node: Node) -> tuple[str, ...]:
    """Return the steps with which the bot would finish a choice after its first move: each time the most tried one."""
    if node.first is None:
        return ()
    view, choices = search.view, search.choices
    state = view.sample(0)
    state.step(node.code)
    steps: list[str] = []
    while state.drafting and state.turn == view.seat:
        choices.clear()
        search.evaluation.policy(state, choices)
        if choices.n == 1:
            code = int(choices.items[0].code)
        else:
            tried = most_tried(node, state.turn)
            if tried is None or state.refusal(int(tried.code)) is not None:
                break
            node, code = tried, int(tried.code)
        steps.append(state.name(code))
        state.step(code)
    return tuple(steps)


def grew_here(node: Node, state: State) -> bool:
    """Return True if every choice tried below a node is legal now. A forced step has no node, so the tree may belong to
    the choice before it."""
    child = node.first
    while child is not None:
        if child.visits > 0 and state.refusal(int(child.code)) is not None:
            return False
        child = child.next
    return True


def most_tried(parent: Node, seat: int) -> Node | None:
    best, child = None, parent.first
    while child is not None:
        if child.seat == seat and child.visits > (0 if best is None else best.visits):
            best = child
        child = child.next
    return best


def run_within(search: Search, budget: Budget, begin: float) -> None:
    """Search in slices until the budget is used up. With iterations alone the clock decides nothing."""
    wanted = budget.iterations
    if wanted is not None and search.iterations >= wanted:
        return
    slice = SLICE if budget.seconds is None else min(SLICE, budget.seconds / LOOKS)
    step = EVERY if budget.early and budget.seconds is None else 1
    last = budget.clock()
    while True:
        if wanted is not None:
            step = min(step, wanted - int(search.iterations))
        search.run(step)
        now = budget.clock()
        pace = max(now - last, 1e-9) / step
        last = now
        left = (begin + budget.seconds - now) / pace if budget.seconds is not None else float("inf")
        if wanted is not None:
            left = min(left, wanted - int(search.iterations))
        if left < 1 or (budget.cancelled is not None and budget.cancelled()):
            return
        if budget.early and search.gap() > left - int(search.inherited):
            return
        step = max(1, int(min(2 * step, slice / pace, left)))
        if budget.early and budget.seconds is None:
            step = EVERY
