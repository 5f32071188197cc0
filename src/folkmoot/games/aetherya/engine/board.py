# mypyc: hot
"""Everything that lies on the table, and the few moves that all rules share. It knows no order of play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import at_nibble, nibble
from folkmoot.core.contract import CHANCE, Game, State
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.cards import CardPool, as_count
from folkmoot.games.aetherya.engine.fortresses import Fortresses
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.nolands import Nolands
from folkmoot.games.aetherya.engine.options import Setup


@final
class Pile:
    """The top of a discard pile and what lies below; never changed, so that states share it."""

    def __init__(self, card: i64, below: Pile | None) -> None:
        self.card: i64 = card
        self.below = below


class Board(State):
    """The fields of a state and how they are copied; what happens to them is in the rules' modules."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.players = setup.players
        self.ask: i64 = c.ASK_FIRST_PLAYER
        """The open question (codes.ASKS)."""
        self.turn = CHANCE
        self.kingdoms: list[Kingdom] = [Kingdom(), Kingdom(), Kingdom(), Kingdom()]
        self.hidden = CardPool()
        """Face-down cards in the kingdoms, together with the deck until that is reshuffled."""
        self.deck = CardPool()
        """Cards of a reshuffled deck (A15)."""
        self.reshuffled: bool = False
        self.deck_size: i64 = 0
        self.first_pile: Pile | None = None
        self.second_pile: Pile | None = None
        self.aside: i64 = 0
        """A7: the duplicates, a count for each kind (`cards`)."""
        self.shown: i64 = 0
        """Legends that lie face up; in solo those of the current age's row."""
        self.legend_pile: i64 = c.ALL_LEGENDS
        self.turned: i64 = 0
        """Legends turned over in this round (co-op) or age (solo)."""
        self.penalty: i64 = 0
        self.row1: i64 = 0
        self.row2: i64 = 0
        self.row3: i64 = 0
        self.age: i64 = 1
        self.age1: i64 = 0
        self.age2: i64 = 0
        self.age3: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        """The seat whose turn it is, also while another is asked, or chance."""
        self.draws: i64 = 0
        """Cards still to draw from the deck."""
        self.drawn: i64 = -1
        self.drawn2: i64 = -1
        self.taken: i64 = -1
        """The card in hand that came from a discard pile."""
        self.pick: i64 = -1
        """Solo: the legend of the row that is to change places."""
        self.lifted: i64 = -1
        """The replaced card, until it lies on a pile."""
        self.cell: i64 = 0
        self.use: i64 = 0
        """The token in use."""
        self.aim: i64 = 0
        """The seat it is used on."""
        self.get: i64 = 0
        """The token that the Smuggler gets."""
        self.keeping: bool = False
        """A24: the token of the cell is taken."""
        self.out: i64 = 0
        """Tokens that are out of the game, a count for each kind."""
        self.acted: bool = False
        self.claimed: bool = False
        self.spoken: bool = False
        """A60: a pact was offered or broken in this turn."""
        self.looks: i64 = 0
        """Uses of the Palantir in this turn."""
        self.still: i64 = 0
        """A46: turns since a face-down card was touched."""
        self.ending: i64 = 0
        self.races: i64 = 0
        """A56: the race of every seat, four bits each; 0 as long as it has none."""
        self.nolands: Nolands | None = None
        """A57: what is settled, None as long as nothing is."""
        self.forts: Fortresses | None = None
        """A59: what is built, None as long as nothing is."""
        self.pacts: i64 = 0
        """A60: who has a pact with whom, and how many were broken (`nolands`)."""
        self.make_room(setup.players)  # last: a field that comes after a call is looked at before every use (mypyc)

    def make_room(self, players: i64) -> None:
        """A61: for more kingdoms than one box has."""
        while len(self.kingdoms) < players:
            self.kingdoms.append(Kingdom())

    def copy_board(self, other: Board) -> None:
        self.events = None
        self.setup = other.setup
        self.game = other.game
        self.players = other.players
        self.turn = other.turn
        self.drafting = other.drafting
        self.ask = other.ask
        self.make_room(other.players)
        seat: i64 = 0
        while seat < other.players:
            self.kingdoms[seat].copy_from(other.kingdoms[seat])
            seat += 1
        self.hidden.copy_pool(other.hidden)
        self.deck.copy_pool(other.deck)
        self.reshuffled = other.reshuffled
        self.deck_size = other.deck_size
        self.first_pile = other.first_pile
        self.second_pile = other.second_pile
        self.aside = other.aside
        self.shown = other.shown
        self.legend_pile = other.legend_pile
        self.turned = other.turned
        self.penalty = other.penalty
        self.row1 = other.row1
        self.row2 = other.row2
        self.row3 = other.row3
        self.age = other.age
        self.age1 = other.age1
        self.age2 = other.age2
        self.age3 = other.age3
        self.first = other.first
        self.active = other.active
        self.draws = other.draws
        self.drawn = other.drawn
        self.drawn2 = other.drawn2
        self.taken = other.taken
        self.pick = other.pick
        self.lifted = other.lifted
        self.cell = other.cell
        self.use = other.use
        self.aim = other.aim
        self.get = other.get
        self.keeping = other.keeping
        self.out = other.out
        self.acted = other.acted
        self.claimed = other.claimed
        self.spoken = other.spoken
        self.looks = other.looks
        self.still = other.still
        self.ending = other.ending
        self.races = other.races
        self.nolands = other.nolands
        self.forts = other.forts
        self.pacts = other.pacts

    # The moves that rules share.

    def source(self) -> CardPool:
        """The pool that the deck's next card comes from."""
        return self.deck if self.reshuffled else self.hidden

    def discard(self, card: i64, pile: i64) -> None:
        if pile == 0:
            self.first_pile = Pile(card, self.first_pile)
        else:
            self.second_pile = Pile(card, self.second_pile)

    def top(self, pile: i64) -> i64:
        """The card on top of a discard pile, -1 if there is none."""
        on_top = self.first_pile if pile == 0 else self.second_pile
        return -1 if on_top is None else on_top.card

    def lift_top(self, pile: i64) -> i64:
        """Take the top of a discard pile that is not empty."""
        on_top = self.first_pile if pile == 0 else self.second_pile
        assert on_top is not None
        if pile == 0:
            self.first_pile = on_top.below
        else:
            self.second_pile = on_top.below
        return on_top.card

    def check_legends(self, kingdom: Kingdom) -> None:
        """Call after every change of the face-up cards."""
        kingdom.met = conditions(kingdom, self.setup.goblins_via_portal)

    def put_out(self, token: i64) -> None:
        """A token leaves the game."""
        self.out += at_nibble(1, token)

    def in_hand(self) -> i64:
        """The one card in hand."""
        return self.taken if self.taken >= 0 else self.drawn

    def places_for(self, card: i64) -> i64:
        """A10: the cells of the active seat where a card may be put."""
        kingdom = self.kingdoms[self.active]
        free: i64 = c.FULL & ~kingdom.locked() & ~kingdom.of(card)
        return free & ~kingdom.of(c.GOBLIN) if self.setup.fate == c.DEZANNO else free

    def race_of(self, seat: i64) -> i64:
        """A56: the race of a seat, 0 as long as it has none."""
        return nibble(self.races, seat)

    def fill_hidden(self) -> None:
        """Every card of the box is undetermined."""
        self.hidden.empty()
        kind: i64 = 0
        while kind < c.NUM_KINDS:
            self.hidden.put(kind, self.setup.copies)
            kind += 1

    def legends_wanted(self) -> i64:
        """A13, A37, A42: the legends that the active seat may still claim, if it meets them."""
        return 0 if self.claimed else self.shown & ~self.turned

    def put(self, ask: i64, turn: i64) -> None:
        """Open a question to a seat, or to chance."""
        self.ask = ask
        self.turn = turn


def put_aside(aside: i64, card: i64) -> i64:
    """A7: one more of a kind among the duplicates."""
    return aside + as_count(1, card)
