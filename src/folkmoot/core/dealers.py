# mypyc: hot
"""Dealers decide what chance brings. SimDealer for simulation, ScriptDealer for prepared deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from folkmoot.core.contract import (
    CHANCE,
    SHOWN,
    STREAM_DEAL,
    STREAM_DECK,
    STREAM_DICE,
    STREAM_EVENTS,
    STREAM_PLAY,
    State,
)
from folkmoot.core.errors import BadScript, FolkmootError
from folkmoot.core.lists import Actions
from folkmoot.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Something that decides for chance."""

    def pick(self, state: State) -> int:
        """The outcome of the chance decision that is due."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """Decide the chance decision that is due."""
        if state.turn != CHANCE:
            raise FolkmootError("no chance decision is due")
        state.step(self.pick(state))

    def deal_all(self, state: State) -> None:
        """Decide until a seat decides or the game is over."""
        while state.turn == CHANCE:
            self.deal(state)


class SimDealer(Dealer):
    """Repeatable chance from a seed, one stream for each part of the game, and random play."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.deals = Rng(seed, STREAM_DEAL)
        self.deck = Rng(seed, STREAM_DECK)
        self.dice = Rng(seed, STREAM_DICE)
        self.happenings = Rng(seed, STREAM_EVENTS)
        self.play = Rng(seed, STREAM_PLAY)

    def __reduce__(self) -> Any:
        """For pickle and copies."""
        return dealer_again, (self.seed, self.deals, self.deck, self.dice, self.happenings, self.play)

    def stream(self, number: i64) -> Rng:
        """The generator for one part of the game (STREAM_… in `contract`)."""
        if number == STREAM_DEAL:
            return self.deals
        if number == STREAM_DECK:
            return self.deck
        if number == STREAM_DICE:
            return self.dice
        return self.happenings

    def pick(self, state: State) -> int:
        return state.draw(self.stream(state.chance_stream()))

    def deal(self, state: State) -> None:
        if state.turn != CHANCE:
            raise FolkmootError("no chance decision is due")
        state.step(state.draw(self.stream(state.chance_stream())))

    def choose(self, state: State) -> int:
        """A random legal action of the deciding seat."""
        out = Actions()
        state.list_legal(out)
        return out.codes[self.play.below(out.n)]

    def playout(self, state: State) -> int:
        """Random play to the end; returns the number of decisions that seats took."""
        out = Actions()
        play = self.play
        decisions: i64 = 0
        while True:
            if state.turn >= 0:
                out.n = 0
                state.list_legal(out)
                state.step(out.codes[play.below(out.n)])
                decisions += 1
            elif state.turn == CHANCE:
                state.step(state.draw(self.stream(state.chance_stream())))
            else:
                return decisions


class ScriptDealer(Dealer):
    """Outcomes from a list of notations, then from another dealer."""

    def __init__(self, outcomes: Sequence[str], then: Dealer | None = None) -> None:
        self.outcomes = list(outcomes)
        self.then = then
        self.used = 0

    def pick(self, state: State) -> int:
        if self.used >= len(self.outcomes):
            if self.then is None:
                raise BadScript(f"outcomes[{self.used}]", "the script has ended and no dealer follows")
            return self.then.pick(state)
        where = f"outcomes[{self.used}]"
        text = self.outcomes[self.used]
        possible = [code for code, _ in state.chance_outcomes()]
        code = state.parse(text)
        if code not in possible:
            shown = ", ".join([state.name(other) for other in possible[:SHOWN]])
            more = ", …" if len(possible) > SHOWN else ""
            raise BadScript(where, f"{text!r} cannot come now; possible: {shown}{more}")
        self.used += 1
        return code


def dealer_again(seed: int, deals: Rng, deck: Rng, dice: Rng, happenings: Rng, play: Rng) -> SimDealer:
    """A dealer that was pickled, where it stood."""
    dealer = SimDealer(seed)
    dealer.deals, dealer.deck, dealer.dice, dealer.happenings, dealer.play = deals, deck, dice, happenings, play
    return dealer
