# mypyc: hot
"""Many games of one kind stepped together: the compiled half of `folkmoot.batch`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from folkmoot.core.contract import CHANCE, OVER, State
from folkmoot.core.dealers import SimDealer
from folkmoot.core.encoder import Encoder, clear
from folkmoot.core.lists import Actions
from folkmoot.core.values import rewards_of

STAY: Final = -1
"""The action that leaves a game as it is."""
NOBODY: Final = -1
NOWHERE: Final = -1


@final
class Stepper:
    """Games that are dealt, stepped and dealt anew by themselves.

    Of every game the buffers tell what the deciding seat knows (`observations`), what it may choose (`masks`), which
    seat that is (`seats`); and of the last step whether a game ended (`ended`) and what that was worth to every seat
    (`rewards`). A game that has ended is dealt anew in the same step; with `show_ends` it stands for all to see until
    the next step, which deals it anew whatever is chosen. The k-th deal of game i has the seed `seed + i + k * stride`,
    so what a game is dealt does not depend on how long others take.
    """

    def __init__(
        self, start: State, encoder: Encoder, games: int, seed: int, stride: int, show_ends: bool = False
    ) -> None:
        self.start = start
        self.encoder = encoder
        self.games: i64 = games
        self.seed = seed
        self.stride = stride
        self.show_ends = show_ends
        self.actions: i64 = start.game.num_actions
        self.players: i64 = start.players
        self.states: list[State] = [start.clone() for _ in range(games)]
        self.dealers: list[SimDealer] = [SimDealer(seed + index) for index in range(games)]
        self.deals: list[int] = [0] * games
        self.legal: list[Actions] = [Actions() for _ in range(games)]
        self.observations: vec[i16] = vec[i16]([0] * (self.games * encoder.size))
        self.masks: vec[u8] = vec[u8]([0] * (self.games * self.actions))
        self.seats: vec[i64] = vec[i64]([0] * self.games)
        self.ended: vec[u8] = vec[u8]([0] * self.games)
        self.rewards: vec[float] = vec[float]([0.0] * (self.games * self.players))
        self.last_seat: i64 = NOBODY
        """The seat whose last look at a game that ended is kept in `last`."""
        self.last: vec[i16] = vec[i16]([0] * 0)
        self.seen: vec[i16] = vec[i16]([0] * 0)
        """Numbers written by `look_from`."""
        self.reset()

    def keep_last(self, seat: int) -> None:
        """From now on keep what this seat sees of the end of a game."""
        self.last_seat = seat
        self.last = vec[i16]([0] * (self.games * self.encoder.size))

    def reset(self) -> None:
        """Every game from its first deal."""
        self.deals = [0] * int(self.games)
        self.renew()

    def renew(self) -> None:
        """The next deal at every place, wherever its game stands."""
        index: i64 = 0
        while index < self.games:
            self.deal(index)
            self.forget_end(index)
            self.look(index)
            index += 1

    def resume(self, states: list[State], dealers: list[SimDealer], deals: list[int]) -> None:
        """Go on with games that stood elsewhere."""
        self.dealers = dealers
        self.deals = deals
        index: i64 = 0
        while index < self.games:
            state = self.states[index]
            state.copy_from(states[index])
            if state.turn == OVER:
                self.end(index)
            self.look(index)
            index += 1

    def deal(self, index: i64) -> None:
        """The next game at this place."""
        state = self.states[index]
        state.copy_from(self.start)
        dealer = SimDealer(self.seed + int(index) + self.deals[index] * self.stride)
        self.deals[index] += 1
        self.dealers[index] = dealer
        dealer.deal_all(state)

    def step(self, choices: list[int]) -> int:
        """A legal choice for every game, or STAY. Returns NOWHERE, or the place of a choice that isn't legal, and then
        nothing has changed."""
        wrong: i64 = self.illegal_at(choices)
        if wrong != NOWHERE:
            return wrong
        index: i64 = 0
        while index < self.games:
            state = self.states[index]
            self.forget_end(index)
            code: i64 = choices[index]
            if state.turn == OVER:
                self.deal(index)
                self.look(index)
            elif code != STAY:
                state.step(code)
                if state.turn == CHANCE:
                    self.dealers[index].deal_all(state)
                if state.turn == OVER:
                    self.end(index)
                self.look(index)
            index += 1
        return NOWHERE

    def illegal_at(self, choices: list[int]) -> i64:
        """The place of the first choice that isn't legal; where a game has ended, whatever is chosen is."""
        index: i64 = 0
        while index < self.games:
            code: i64 = choices[index]
            inside = 0 <= code < self.actions
            legal = inside and self.masks[index * self.actions + code] == 1
            if not legal and code != STAY and self.seats[index] != OVER:
                return index
            index += 1
        return NOWHERE

    def choose(self) -> list[int]:
        """A random legal action for every game, STAY for one that has ended."""
        found: list[int] = []
        index: i64 = 0
        while index < self.games:
            legal = self.legal[index]
            found.append(legal.codes[self.dealers[index].play.below(legal.n)] if legal.n > 0 else STAY)
            index += 1
        return found

    def end(self, index: i64) -> None:
        self.ended[index] = 1
        result = self.states[index].result()
        assert result is not None
        at: i64 = index * self.players
        for reward in rewards_of(result):
            self.rewards[at] = reward
            at += 1
        if self.last_seat != NOBODY:
            first: i64 = index * self.encoder.size
            clear(self.last, first, first + self.encoder.size)
            self.encoder.write(self.states[index], self.last_seat, self.last, first)
        if not self.show_ends:
            self.deal(index)

    def forget_end(self, index: i64) -> None:
        if self.ended[index] == 1:
            self.ended[index] = 0
            at: i64 = index * self.players
            end: i64 = at + self.players
            while at < end:
                self.rewards[at] = 0.0
                at += 1

    def look(self, index: i64) -> None:
        """Tell what the deciding seat knows and may choose: nothing, where a game has ended."""
        state = self.states[index]
        self.seats[index] = state.turn
        size: i64 = self.encoder.size
        clear(self.observations, index * size, index * size + size)
        if state.turn != OVER:
            self.encoder.write(state, state.turn, self.observations, index * size)
        legal = self.legal[index]
        base: i64 = index * self.actions
        place: i64 = 0
        while place < legal.n:
            self.masks[base + legal.codes[place]] = 0
            place += 1
        legal.n = 0
        if state.turn != OVER:
            state.list_legal(legal)
        place = 0
        while place < legal.n:
            self.masks[base + legal.codes[place]] = 1
            place += 1

    def look_from(self, seat: int, places: list[int]) -> None:
        """Write into `seen` what this seat knows of the games at these places."""
        size: i64 = self.encoder.size
        if len(self.seen) == 0:
            self.seen = vec[i16]([0] * (self.games * size))
        viewer: i64 = seat
        for place in places:
            at: i64 = i64(place) * size
            clear(self.seen, at, at + size)
            self.encoder.write(self.states[place], viewer, self.seen, at)
