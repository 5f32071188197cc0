"""Counts of a finished game for statistics, beside victories, points and length.

A game that has more to count than the choices of `Game.stat_verbs` brings a subclass as `edge/tally.py`: `TALLY`. Kinds
and words are the engine's own; people read `<game>-study-<kind>` and `<game>-word-<word>`.
"""

from __future__ import annotations

from folkmoot.core.contract import State

Words = dict[str, list[str]]
"""By kind: what there was of it."""


class Tally:
    """Looks on at one game. Whatever a seat chose, of the verbs that the game counts, is a word of that kind."""

    def __init__(self, state: State) -> None:
        self.counted = state.game.stat_verbs
        self.chosen: list[Words] = [{verb: [] for verb in self.counted} for _ in range(int(state.players))]

    def look(self, state: State, seat: int, move: str) -> None:
        """After a decision and the chance that followed."""
        verb, _, operands = move.partition(" ")
        if verb in self.counted and operands:
            word = operands.split()[0].partition(".")[0]
            if word not in self.chosen[seat][verb]:
                self.chosen[seat][verb].append(word)

    def seats(self, state: State) -> list[Words]:
        """At the end: what each seat had or did."""
        return self.chosen

    def table(self, state: State) -> Words:
        """At the end: what there was for all."""
        return {}


def order(state: State, first: int) -> list[Words]:
    """Each seat's place in the order of turns, the first player's being 1."""
    players = int(state.players)
    return [{"order": [str((seat - first) % players + 1)]} for seat in range(players)]
