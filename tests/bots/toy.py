"""A game that no bot has a sense of: take one to three of a heap, chance adds to the last taker; most points win."""

from __future__ import annotations

from typing import Any

from folkmoot.core import ALL, CHANCE, OVER, Actions, BadNotation, Doc, Game, Outcomes, Result, Row, State, View

HEAP = 9


class Toy(Game):
    def __init__(self) -> None:
        super().__init__("toy", 1, range(1, 4), ())
        self.actions = ["take 1", "take 2", "take 3"]
        self.chances = ["gift 0", "gift 1"]
        self.max_decisions = HEAP

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        state = ToyState(self)
        state.players = self.check_players(players)
        state.points = [0] * players
        return state

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, ToyState)
        data = {"turn": state.turn, "next": state.next, "heap": state.heap, "points": list(state.points), "seat": seat}
        return ToyView(self, data, seat)

    def load_view(self, data: Doc) -> View:
        return ToyView(self, data, data["seat"])

    def parse_in(self, state: State, text: str) -> int:
        names = self.actions + self.chances
        if text not in names:
            raise BadNotation(text, "no action")
        return names.index(text)

    def rows_of(self, state: State) -> list[Row]:
        return []

    def result_of(self, state: State) -> Result | None:
        scores = state.scores()
        ranks = [1 + sum(other > own for other in scores) for own in scores]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        if len(scores) == 1:
            return Result("completed", ranks, scores, [], winners, "points")
        return Result("won" if len(winners) == 1 else "shared", ranks, scores, [], winners, "points")


class ToyState(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turn = 0
        self.next = 0
        self.heap = HEAP
        self.points: list[int] = []

    def list_legal(self, out: Actions) -> None:
        for code in range(min(3, self.heap)):
            out.add(code)

    def reason(self, code: int) -> int:
        return 0 if code < min(3, self.heap) or (self.turn == CHANCE and code >= 3) else 2

    def list_chance(self, out: Outcomes) -> None:
        out.add(3, 2)
        out.add(4, 1)

    def step(self, code: int) -> None:
        if code >= 3:
            self.points[self.next] += code - 3
            self.next = (self.next + 1) % self.players
            self.turn = self.next if self.heap > 0 else OVER
            return
        self.heap -= code + 1
        self.points[self.turn] += code + 1
        self.next = self.turn
        self.turn = CHANCE

    def scores(self) -> list[int]:
        return list(self.points)

    def clone(self) -> State:
        copy = ToyState(self.game)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ToyState)
        self.players, self.turn, self.next, self.heap = other.players, other.turn, other.next, other.heap
        self.points = list(other.points)


class ToyView(View):
    def sample_into(self, state: State, seed: int) -> None:
        assert isinstance(state, ToyState)
        assert self.seat != ALL
        state.turn, state.next, state.heap = self.data["turn"], self.data["next"], self.data["heap"]
        state.points = list(self.data["points"])
        state.players = len(state.points)


TOY = Toy()
