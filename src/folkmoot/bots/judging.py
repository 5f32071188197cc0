"""One row of a finished game judged: what every seat could win with after it, and what the decision cost.

**Chances** are told from the whole table, hands and all: a short search from there, and what comes of the choice that
it likes best. **Luck** is measured where something is drawn: the chances with what came, compared with the mean over
other draws from the same table, so it is as often good as bad, whoever plays. A **decision** (one row: a whole choice,
however many steps it took) is judged from what its seat could see then and nothing else: the choices that a search
proposes and the one that was played are each made at the beginning of a search of their own, on the same guesses of
what is hidden, and what they lead to is compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from folkmoot.bots.evaluation import Choices, Estimate, Evaluation
from folkmoot.bots.explaining import sources_of
from folkmoot.bots.levels import UnknownLevel
from folkmoot.bots.minds import mind_of
from folkmoot.bots.search import Node, Search, SearchParams
from folkmoot.core import CHANCE, OVER, Doc, FolkmootError, Game, SimDealer, State, View

ITERATIONS = 600
"""Iterations for each choice, unless the caller says otherwise."""
RIVALS = 3
"""Choices that are compared with the one that was played."""
GLANCE = 150
"""Iterations behind a number of the chances, at most; the same in a whole review, so that they can be compared."""
DRAWS = 5
"""Other draws that what came is compared with."""
DEALS = 20
"""Other deals that the first one is compared with."""
NOWHERE = -1
LEAST = 20
"""Iterations of a search whose seconds are over before it has begun."""
SEARCHES = 1 + RIVALS + 1
"""Searches that share the seconds of a decision: for proposals, and for each choice."""
DIGITS = 4

BEST = "best"
GRADES = ((BEST, 0.01), ("good", 0.03), ("doubtful", 0.07))
"""A decision that loses less of the winning chance than this is called so; whatever loses more is a mistake."""
MISTAKE = "mistake"


class NotReviewed(FolkmootError):
    """A game or a level that cannot be reviewed."""


@dataclass(frozen=True)
class How:
    """With what care a review is made. With iterations it comes out the same every time; with seconds it does not."""

    level: str = "strong"
    iterations: int = ITERATIONS
    """Iterations of each search."""
    seconds: float | None = None
    """Seconds for each decision, instead of iterations; None: iterations count."""
    seed: int = 0

    @property
    def glance(self) -> int:
        """Return the iterations of the searches behind the chances."""
        return min(GLANCE, self.iterations)

    def doc(self) -> Doc:
        told: Doc = {"level": self.level, "seed": self.seed}
        return told | ({"iterations": self.iterations} if self.seconds is None else {"seconds": self.seconds})


class OpenTable(View):
    """The whole table, with nothing hidden."""

    def __init__(self, state: State) -> None:
        super().__init__(state.game, {}, None)
        self.state = state

    def sample_into(self, state: State, seed: int) -> None:
        state.copy_from(self.state)


class After(View):
    """View of a seat after a choice of its own, made from its view before."""

    def __init__(self, view: View, codes: Sequence[int]) -> None:
        super().__init__(view.game, view.data, view.seat)
        self.view = view
        self.codes = codes

    def sample_into(self, state: State, seed: int) -> None:
        self.view.sample_into(state, seed)
        for code in self.codes:
            state.step(code)


class Tally:
    """Sums of the outcomes of all iterations from one state."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.shares = [0.0] * players
        self.points = [0.0] * players

    def add(self, estimate: Estimate) -> None:
        """Add the outcome of one iteration."""
        self.visits += 1
        for seat, chance in enumerate(estimate.chances(len(self.shares))):
            self.shares[seat] += chance
            self.points[seat] += estimate.points[seat]

    def mean_shares(self) -> list[float]:
        return [round(share / self.visits, DIGITS) for share in self.shares]

    def mean_points(self) -> list[float]:
        return [round(points / self.visits, 2) for points in self.points]


def outcome(table: State, choice: Sequence[int] | Sequence[str], seat: int) -> tuple[object, object]:
    """Return the turn and the seat's view after a choice (codes or notation): different steps may lead to the same."""
    state = table.clone()
    for step in choice:
        state.apply(state.parse(step) if isinstance(step, str) else step)
    return state.turn, state.view(seat).data


class Judge:
    """Judges rows of one game with one number of players."""

    def __init__(self, game: Game, players: int, how: How) -> None:
        self.game = game
        self.how = how
        self.players = players
        evaluation, level = mind_of(game, players, how.level)
        if level.mind != "tree":
            what = f"{how.level!r} does not search, so it cannot judge (strong and master do)"
            raise UnknownLevel(what, "review-level", value=how.level, choices="strong, master")
        if not evaluation.is_game_specific:
            raise NotReviewed(
                f"nobody can tell chances in {game.id}: it has no evaluation", "review-none", game=game.id
            )
        self.evaluation: Evaluation = evaluation
        self.params: SearchParams = level.search_params()

    def row(self, before: State | None, row: Doc | None, after: State) -> Doc:
        """Judge one row from the state before it, or the start if `before` or `row` is None; return that part of a
        review."""
        n = int(row["n"]) if row is not None else 0
        chances = self.chances(after, self.seed(n), DEALS if row is None else DRAWS)
        found: Doc = {"n": n, "seat": None, "chances": chances, "drawn": None, "decision": None}
        if before is None or row is None:
            return found
        state, codes = before.clone(), []
        for text in row["steps"]:
            code = state.parse(text)
            if state.turn == CHANCE and found["drawn"] is None:
                mean = self.chances(state, self.seed(n))
                found["drawn"] = [round(came - usual, DIGITS) for came, usual in zip(chances, mean, strict=True)]
            if found["drawn"] is None:
                codes.append(code)
            state.step(code)
        if codes:
            found["seat"] = int(before.turn)
            found["decision"] = self.decision(before.view(before.turn), codes, n)
        return found

    def chances(self, state: State, seed: int, draws: int = DRAWS) -> list[float]:
        """The shares of all seats as the table stands; of a draw that is due, the mean over several."""
        if state.turn == CHANCE:
            sums = [0.0] * self.players
            for draw in range(draws):
                drawn = state.clone()
                SimDealer(seed * draws + draw).deal_all(drawn)
                for seat, share in enumerate(self.chances(drawn, seed)):
                    sums[seat] += share / draws
            return [round(share, DIGITS) for share in sums]
        search = Search(OpenTable(state), self.evaluation, self.params, seed)
        if state.turn == OVER:
            self.evaluation.finish(state, search.estimate)
            return [round(chance, DIGITS) for chance in search.estimate.chances(self.players)]
        return self.play_on(search, range(self.how.glance), likeliest=True).mean_shares()

    def seed(self, n: int) -> int:
        return self.how.seed * 1_000_003 + n

    def decision(self, view: View, codes: Sequence[int], n: int) -> Doc | None:
        """The choice that was made beside those it might have been, best first; None where there was none to make.

        Only the view tells what the table is like.
        """
        if not self.was_free(view, codes):
            return None
        choices = [list(codes)]
        table, seat = view.sample(0), view.seat
        assert seat is not None
        seen = [outcome(table, codes, seat)]
        for other in self.proposals(view, n):
            came = outcome(table, other, seat)
            if came not in seen and len(choices) <= RIVALS:
                choices.append(other)
                seen.append(came)
        if len(choices) == 1:
            return None  # nothing else was worth a look
        told = [self.considered(view, choice, n) for choice in choices]
        order = sorted(range(len(told)), key=lambda place: -told[place]["shares"][seat])  # of equal ones, the played
        best = told[order[0]]["shares"][seat]
        loss = round(best - told[0]["shares"][seat], DIGITS)
        considered = [told[place] for place in order]
        return {"considered": considered, "played": order.index(0), "loss": loss, "grade": grade_of(loss)}

    def was_free(self, view: View, codes: Sequence[int]) -> bool:
        state = view.sample(0)
        for code in codes:
            if len(state.legal_actions()) > 1:
                return True
            state.step(code)
        return False

    def proposals(self, view: View, n: int) -> list[list[int]]:
        """Whole choices that a search likes: the beginning of a way to win in this turn, then those it tried most."""
        search = Search(view, self.evaluation, self.params, self.seed(n))
        winning = self.first_choice(view, search.find_forced_win(int(self.params.win_search)))
        for _ in within(self.how):
            search.run(1)
        found: list[tuple[int, list[int]]] = []
        state = view.sample(0)
        seat, choices = state.turn, Choices()

        def follow(state: State, node: Node | None, visits: int, codes: list[int]) -> None:
            """Every way through the tree to the end of the choice; where it ends before, the likeliest step."""
            while codes == [] or (state.drafting and state.turn == seat):
                choices.clear()
                self.evaluation.policy(state, choices)
                tried = children(node, seat) if node is not None and choices.n > 1 else []
                tried = [child for child in tried if state.refusal(int(child.code)) is None]
                if tried:
                    for child in tried:
                        then = state.clone()
                        then.step(child.code)
                        follow(then, child, int(child.visits), [*codes, int(child.code)])
                    return
                code = int(choices.best())
                node = node if choices.n == 1 else None
                codes = [*codes, code]
                state.step(code)
            found.append((visits, codes))

        follow(state, search.root, 0, [])
        liked = [codes for _, codes in sorted(found, key=lambda one: -one[0])[: 2 * RIVALS]]
        return [winning, *liked] if winning else liked

    def first_choice(self, view: View, codes: list[int]) -> list[int]:
        """The steps of a row of choices that belong to the first of them."""
        state = view.sample(0)
        seat = state.turn
        for number, code in enumerate(codes, 1):
            state.step(code)
            if not (state.drafting and state.turn == seat):
                return codes[:number]
        return codes

    def considered(self, view: View, codes: Sequence[int], n: int) -> Doc:
        """A choice, with the shares and points that playing on from it brings all seats."""
        search = Search(After(view, codes), self.evaluation, self.params, self.seed(n))
        tally = self.play_on(search, within(self.how))
        state = view.sample(0)
        steps = []
        for code in codes:
            steps.append(state.name(code))
            state.step(code)
        return {
            "steps": steps,
            "shares": tally.mean_shares(),
            "points": tally.mean_points(),
            "sources": sources_of(view, self.evaluation, codes),
            "visits": tally.visits,
        }

    def play_on(self, search: Search, times: Iterable[int], likeliest: bool = False) -> Tally:
        """Search, and keep what every iteration came to for all seats; or only those that began with the choice tried
        most, so that what was merely tried does not count. Whoever surely wins in this turn does, as levels play."""
        if search.play_forced_win():
            tally = Tally(self.players)
            tally.add(search.estimate)
            return tally
        path = search.path
        tallies: dict[int, Tally] = {}
        for _ in times:
            search.run(1)
            begun = int(path[0].code) if likeliest and path else NOWHERE
            tallies.setdefault(begun, Tally(self.players)).add(search.estimate)
        return max(tallies.values(), key=lambda tally: tally.visits)


def within(how: How, clock: Callable[[], float] = time.monotonic) -> Iterator[int]:
    """1, 2, 3, … as far as the iterations or the seconds go."""
    done = 0
    until = None if how.seconds is None else clock() + how.seconds / SEARCHES
    while (done < how.iterations) if until is None else (done < LEAST or clock() < until):
        done += 1
        yield done


def children(parent: Node, seat: int) -> list[Node]:
    """The choices of a seat that were tried, most tried first."""
    found, child = [], parent.first
    while child is not None:
        if child.seat == seat and child.visits > 0:
            found.append(child)
        child = child.next
    return sorted(found, key=lambda node: (-node.visits, node.code))


def grade_of(loss: float) -> str:
    return next((word for word, below in GRADES if loss < below), MISTAKE)
