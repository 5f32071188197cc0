# mypyc: hot
"""The search behind every level that thinks: a tree over what a seat may know.

Each iteration draws a state from the view, walks down the tree, plays on for a short while, asks the evaluation how the
game may end, and writes that back along the way. The tree is open-loop: a node is a sequence of choices, whatever
chance and hidden hands brought in between, so that it speaks for everything the seat cannot tell apart. A choice
counts as tried only as often as it could be made. Every seat maximises its own share, unless a manner says otherwise.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from folkmoot.bots.evaluation import Choices, Estimate, Evaluation
from folkmoot.core.contract import CHANCE, OVER, State, View
from folkmoot.core.dealers import SimDealer
from folkmoot.core.rng import Rng

STREAM_SEARCH: Final = 901
PATIENCE: Final = 60
"""Steps after which play below the tree stops, whether or not a turn ends there."""
GUESSES: Final = 16
"""Guesses of what is hidden on which a choice that ends the game must win to be called sure."""
OWN_SHARE: Final = 0
AGAINST: Final = 1
BY_WEIGHT: Final = 2
"""Models of the others: each does the best for itself; each does the worst for the seat that thinks; or, with more than
one of them, they draw by weight, and the tree is of the seat's own choices alone."""


@final
class SearchParams:
    """Settings of a search; the numbers are tuned by the arena and kept in levels.py."""

    def __init__(self) -> None:
        self.ucb_only: bool = False
        """Choose by upper confidence bounds alone, without the weights of the evaluation."""
        self.exploration: float = 1.0
        """Weight of the prior and of rarely tried choices against the shares seen so far (c_puct)."""
        self.uniform_mix: float = 0.0
        """Fraction of the prior that is uniform, because the weights look only one step ahead."""
        self.fpu_reduction: float = 0.0
        """First-play-urgency reduction: untried choices start at the parent's share minus this."""
        self.playout_rounds: float = 1.0
        """Length of the playout below the tree, in turns of all seats; negative: to the end. Trained evaluations skip
        it."""
        self.mast_weight: float = 0.0
        """Weight in playouts of a move's average share anywhere in the tree (move-average sampling)."""
        self.others: i64 = OWN_SHARE
        """Model of the others, one of the three constants above."""
        self.win_search: i64 = 0
        """Limit of the search for a sequence that wins in this turn, in sequences; 0: no such search."""


@final
class Node:
    """A choice, in the tree under the choice before it."""

    def __init__(self, key: i64, seat: i64, code: i64, next: Node | None) -> None:
        self.key: i64 = key
        self.seat: i64 = seat
        self.code: i64 = code
        self.visits: i64 = 0
        self.available: i64 = 1
        """Number of visits of the parent at which this choice was legal."""
        self.share: float = 0.0
        self.chance: float = 0.0
        self.lead: float = 0.0
        """Sums over the visits, for the seat that makes the choice: searches go by the share, people by the others."""
        self.proven_win: bool = False
        """A way to win in this turn begins with it."""
        self.first: Node | None = None
        self.next: Node | None = next
        self.kept: Choices | None = None
        """Legal choices below this node, cached if they do not depend on hidden cards."""

    def mean_share(self) -> float:
        return self.share / float(self.visits)

    def mean_chance(self) -> float:
        return self.chance / float(self.visits)

    def mean_lead(self) -> float:
        return self.lead / float(self.visits)


@final
class Row:
    """Some choices of a turn, the last of them not made yet."""

    def __init__(self, before: State, code: i64, likely: float, rows: Row | None) -> None:
        self.before = before
        self.code: i64 = code
        self.likely: float = likely
        """Probability that a player makes all of these choices, by their weights."""
        self.rows: Row | None = rows
        """The choices that led there."""


@final
class MoveAverage:
    """Average result of a move of a seat, wherever it was made."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.share: float = 0.0


@final
class Search:
    """A search for one decision. `run` may be called again and again; the same calls give the same tree."""

    def __init__(
        self, view: View, evaluation: Evaluation, params: SearchParams, seed: int, root: Node | None = None
    ) -> None:
        """`root` is what an earlier search grew under the choice that led to this decision."""
        self.view = view
        self.evaluation = evaluation
        self.params = params
        self.rng = Rng(seed, STREAM_SEARCH)
        self.dealer = SimDealer(seed)
        self.state: State = view.sample(self.next_seed())
        self.seat: i64 = -1 if view.seat is None else view.seat
        self.drawn: bool = params.others == BY_WEIGHT and self.state.players > 2
        self.playout_rounds: float = 0.0 if evaluation.is_trained(self.state) else params.playout_rounds
        self.choices = Choices()
        self.estimate = Estimate()
        self.root: Node = Node(-1, -1, -1, None) if root is None else root
        self.inherited: i64 = self.root.visits
        self.path: list[Node] = []
        self.moves: list[MoveAverage] = []
        self.actions: i64 = len(view.game.actions)
        self.slots: list[Node | None] = [None] * int(self.actions * self.state.players)
        self.move_averages: list[MoveAverage] = []
        if params.mast_weight > 0.0:
            self.move_averages = [MoveAverage(index // self.actions) for index in range(len(self.slots))]
        self.iterations: i64 = 0
        self.shares: list[float] = [0.0] * int(self.state.players)
        """Share of each seat, summed over the iterations."""

    def next_seed(self) -> int:
        return int(self.rng.next32()) << 16 ^ int(self.rng.next32())

    def candidates(self) -> list[int]:
        """The codes worth a look in the decision itself."""
        self.view.sample_into(self.state, 0)
        self.policy(self.state, self.choices)
        return [int(self.choices.items[index].code) for index in range(int(self.choices.n))]

    def run(self, iterations: int) -> None:
        """Search on."""
        number: i64 = 0
        while number < iterations:
            self.iterate()
            number += 1

    def play_forced_win(self) -> bool:
        """Look for a way to win in this turn; the choice with which it begins counts as tried, and wins."""
        codes = self.find_forced_win(int(self.params.win_search))
        if len(codes) == 0:
            return False
        self.view.sample_into(self.state, 0)
        first = self.child(self.root, self.state.turn, codes[0])
        first.proven_win = True
        self.path.clear()
        self.moves.clear()
        self.path.append(first)
        for code in codes:
            self.state.step(code)
        self.finish_iteration()
        return True

    def child(self, parent: Node, seat: i64, code: i64) -> Node:
        """The node of a choice, a new one if it was never made."""
        key: i64 = seat * self.actions + code
        node: Node | None = parent.first
        while node is not None:
            if node.key == key:
                return node
            node = node.next
        node = Node(key, seat, code, parent.first)
        parent.first = node
        return node

    def wins(self, node: Node) -> bool:
        """Return True if a choice is proven to win: a winning sequence was found, or it ends the game with the chooser
        as sole winner on all guesses."""
        if node.proven_win:
            return True
        guess: int = 0
        while guess < GUESSES:
            self.view.sample_into(self.state, guess)
            self.state.step(node.code)
            if self.state.turn != OVER or not self.won(self.state, node.seat):
                return False
            guess += 1
        return True

    def find_forced_win(self, rows: int) -> list[int]:
        """A row of choices that surely wins in this turn: nothing is drawn and nobody else decides on the way. The
        likely ones come first, and at most `rows` are looked at; empty where none was found."""
        self.view.sample_into(self.state, 0)
        seat: i64 = self.state.turn
        if rows == 0 or seat < 0 or not self.evaluation.within_reach(self.state, seat):
            return []
        waiting: list[tuple[float, int, Row]] = []
        number: int = 0
        state: State = self.state.clone()
        last: Row | None = None
        likely: float = 1.0
        while True:
            choices = self.policy(state, self.choices)
            index: i64 = 0
            while index < choices.n:
                item = choices.items[index]
                chance: float = likely * item.weight / choices.total
                heappush(waiting, (-chance, number, Row(state, item.code, chance, last)))
                number += 1
                index += 1
            while True:
                if len(waiting) == 0 or rows == 0:
                    return []
                rows -= 1
                last = heappop(waiting)[2]
                state = last.before.clone()
                state.step(last.code)
                if state.turn == seat:
                    break
                if state.turn == OVER and self.won(state, seat):
                    return codes_of(last)
            likely = last.likely

    def won(self, state: State, seat: i64) -> bool:
        """Return True if the seat is the sole winner of a game that is over."""
        self.evaluation.finish(state, self.estimate)
        return not self.estimate.shared and self.estimate.shares[seat] == 1.0

    def own_points(self, code: int, seed: int) -> float:
        """Return the seat's points at the end of its turn after a choice, on one guess of what is hidden."""
        self.view.sample_into(self.state, seed)
        self.path.clear()
        self.state.step(code)
        self.play_on(self.state)
        self.look(self.state)
        return self.estimate.points[self.seat]

    def gap(self) -> int:
        """Return the lead, in visits, of the most tried choice over the next."""
        most: i64 = 0
        second: i64 = 0
        node: Node | None = self.root.first
        while node is not None:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
            node = node.next
        return int(most - second)

    def compare(self, codes: list[int], samples: int) -> None:
        """Try each choice equally often, on the same drawn states: greed without a tree."""
        for code in codes:
            self.root.first = Node(code, -1, code, self.root.first)
        while samples > 0:
            seed = self.next_seed()
            node: Node | None = self.root.first
            while node is not None:
                self.view.sample_into(self.state, seed)
                node.seat = self.state.turn
                self.path.clear()
                self.path.append(node)
                self.state.step(node.code)
                self.finish_iteration()
                node = node.next
            samples -= 1

    def iterate(self) -> None:
        state = self.state
        self.view.sample_into(state, self.next_seed())
        self.path.clear()
        self.moves.clear()
        self.descend(state)
        self.finish_iteration()

    def finish_iteration(self) -> None:
        """Play on from the state reached and write back along the path how that ends."""
        state = self.state
        self.play_on(state)
        self.look(state)
        estimate = self.estimate
        for node in self.path:
            node.visits += 1
            if self.params.others == AGAINST and node.seat != self.seat:
                node.share += 1.0 - estimate.shares[self.seat]
            else:
                node.share += estimate.shares[node.seat]
            node.chance += estimate.chance(node.seat, state.players)
            node.lead += estimate.lead(node.seat, state.players)
            if self.params.mast_weight > 0.0:
                self.moves.append(self.move_averages[node.key])
        for average in self.moves:
            average.visits += 1
            average.share += estimate.shares[average.seat]
        seat: i64 = 0
        while seat < state.players:
            self.shares[seat] += estimate.shares[seat]
            seat += 1
        self.root.visits += 1
        self.iterations += 1

    def descend(self, state: State) -> None:
        """Down the tree to the first choice that was never made; a single choice isn't a node."""
        node = self.root
        sure: bool = True
        """Nothing was learned on the way, and the seat that thinks decides: this node always leads to this state."""
        fresh: bool = True
        while True:
            sure = sure and state.turn == self.seat
            self.pass_chance(state)
            if state.turn == OVER:
                return
            if self.drawn and state.turn != self.seat:
                state.step(self.policy(state, self.choices).draw(self.dealer.play))
                sure = False
                continue
            choices = self.weighed(state, node) if sure and fresh else self.policy(state, self.choices)
            if choices.n == 1:
                state.step(choices.items[0].code)
                fresh = False
                continue
            node = self.select(node, state.turn, choices)
            state.step(node.code)
            self.path.append(node)
            if node.visits == 0:
                return
            fresh = True

    def weighed(self, state: State, node: Node) -> Choices:
        """The choices below a node, weighed once."""
        kept = node.kept
        if kept is None:
            kept = self.policy(state, Choices())
            node.kept = kept
        return kept

    def policy(self, state: State, choices: Choices) -> Choices:
        choices.clear()
        self.evaluation.policy(state, choices)
        return choices

    def pass_chance(self, state: State) -> None:
        while state.turn == CHANCE:
            state.step(state.draw(self.dealer.stream(state.chance_stream())))

    def select(self, parent: Node, seat: i64, choices: Choices) -> Node:
        """The child with the best sum of its share and the room that its weight still gives it."""
        base: i64 = seat * self.actions
        visits: i64 = 0
        share: float = 0.0
        child: Node | None = parent.first
        while child is not None:
            self.slots[child.key] = child
            if child.seat == seat:
                visits += child.visits
                share += child.share
            child = child.next
        # What an untried choice is taken for: the average of the tried ones, or an even share.
        hoped: float = 1.0 / float(self.state.players)
        if visits > 0:
            hoped = share / float(visits) - self.params.fpu_reduction
        even: float = self.params.uniform_mix / float(choices.n)
        scale: float = (1.0 - self.params.uniform_mix) / choices.total
        best: i64 = 0
        best_value: float = -1.0e9
        index: i64 = 0
        while index < choices.n:
            item = choices.items[index]
            found: Node | None = self.slots[base + item.code]
            value: float = hoped
            if found is not None:
                found.available += 1
                value = found.mean_share()
            value += self.room(parent, found, even + scale * item.weight)
            if value > best_value:
                best_value = value
                best = index
            index += 1
        code: i64 = choices.items[best].code
        chosen: Node | None = self.slots[base + code]
        child = parent.first
        while child is not None:
            self.slots[child.key] = None
            child = child.next
        if chosen is None:
            chosen = Node(base + code, seat, code, parent.first)
            parent.first = chosen
        return chosen

    def room(self, parent: Node, node: Node | None, weight: float) -> float:
        """Return the exploration term of a choice: large while it was rarely tried; an untried one counts as legal at
        every visit."""
        if node is None:
            if self.params.ucb_only:
                return 1000.0
            return self.params.exploration * weight * sqrt(float(parent.visits + 1))
        tried: float = float(node.visits)
        if self.params.ucb_only:
            return self.params.exploration * sqrt(log(float(node.available)) / tried)
        return self.params.exploration * weight * sqrt(float(node.available)) / (tried + 1.0)

    def play_on(self, state: State) -> None:
        """Likely moves for some turns. The turn and the draft under way are always finished: half is hard to judge."""
        self.pass_chance(state)
        endless: bool = self.playout_rounds < 0.0
        left: float = self.playout_rounds * float(state.players)
        mover: i64 = self.path[len(self.path) - 1].seat if len(self.path) > 0 else -1
        steps: i64 = 0
        while state.turn != OVER:
            if not endless and not state.drafting:
                fresh: bool = (
                    self.evaluation.is_quiet(state) if self.evaluation.is_game_specific else state.turn != mover
                )
                if fresh:
                    left -= 1.0
                if left < 0.0 or steps >= PATIENCE:
                    return
            mover = state.turn
            self.policy(state, self.choices)
            if self.params.mast_weight > 0.0:
                self.apply_move_averages(mover)
            code: i64 = self.choices.draw(self.dealer.play)
            if self.params.mast_weight > 0.0:
                self.moves.append(self.move_averages[mover * self.actions + code])
            state.step(code)
            steps += 1
            self.pass_chance(state)

    def apply_move_averages(self, seat: i64) -> None:
        """Move-average sampling: what did well elsewhere is played more often."""
        choices = self.choices
        even: float = 1.0 / float(self.state.players)
        choices.total = 0.0
        index: i64 = 0
        while index < choices.n:
            item = choices.items[index]
            average = self.move_averages[seat * self.actions + item.code]
            if average.visits > 0:
                item.weight *= exp(self.params.mast_weight * (average.share / float(average.visits) - even))
            choices.total += item.weight
            index += 1

    def look(self, state: State) -> None:
        """Fill the estimate from the state where play stopped."""
        if state.turn == OVER:
            self.evaluation.finish(state, self.estimate)
        else:
            self.evaluation.evaluate(state, self.estimate)


def codes_of(row: Row) -> list[int]:
    """The choices of a row, the first first."""
    found = [int(row.code)]
    before = row.rows
    while before is not None:
        found.append(int(before.code))
        before = before.rows
    found.reverse()
    return found
