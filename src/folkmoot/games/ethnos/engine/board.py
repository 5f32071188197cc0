# mypyc: hot
"""State of the table: seats with hands and bands, the row, the deck, tokens, and the open question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bag import Bag, Pool
from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import Game, State
from folkmoot.core.lists import NOTHING
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.options import Setup

MARKER_BITS: Final = 8
MOST_MARKERS: Final = 2**MARKER_BITS - 1


@final
class Band(Bag):
    """The cards of a band on the table. It never changes, so copies of a state share it; `below` was played before."""

    def __init__(self, cards: Bag, leader: i64, size: i64, below: Band | None) -> None:
        super().__init__()
        self.copy_from(cards)
        self.leader: i64 = leader
        """Kind of the leader, -1 for ten skeletons (E31)."""
        self.size: i64 = size
        self.below = below


@final
class Gain:
    """Glory that a seat gained, with its reason; a chain like the bands. `row`, `what`, `place`, `tied` see scoring."""

    def __init__(
        self,
        seat: i64,
        points: i64,
        row: i64,
        age: i64,
        what: i64,
        place: i64,
        tied: i64,
        trolls: bool,
        below: Gain | None,
    ) -> None:
        self.seat: i64 = seat
        self.points: i64 = points
        self.row: i64 = row
        self.age: i64 = age
        self.what: i64 = what
        self.place: i64 = place
        self.tied: i64 = tied
        self.trolls: bool = trolls
        """E38: trolls told it apart from others with as many."""
        self.leader: i64 = -1
        """Leader of a band, by kind; -1: not known."""
        self.cards: i64 = 0
        """Cards of a band as played, skeletons included."""
        self.below = below


@final
class Seat:
    """Everything that belongs to one player."""

    def __init__(self) -> None:
        self.hand = Bag()
        self.known = Bag()
        """The part of the hand that everybody knows, because it was taken face up (E46)."""
        self.size: i64 = 0
        """Cards in hand."""
        self.glory: i64 = 0
        self.markers: i64 = 0
        """Markers in the six kingdoms, MARKER_BITS each."""
        self.supply: i64 = 0
        self.merfolk: i64 = 0
        self.orcs: i64 = 0
        """Mask of the spaces of its orc board that hold a marker."""
        self.trolls: i64 = 0
        """Mask of troll tokens held, by their index in the box."""
        self.bands: Band | None = None

    def copy_from(self, other: Seat) -> None:
        self.hand.copy_from(other.hand)
        self.known.copy_from(other.known)
        self.size = other.size
        self.glory = other.glory
        self.markers = other.markers
        self.supply = other.supply
        self.merfolk = other.merfolk
        self.orcs = other.orcs
        self.trolls = other.trolls
        self.bands = other.bands

    def in_kingdom(self, kingdom: i64) -> i64:
        return (self.markers >> (kingdom * MARKER_BITS)) & MOST_MARKERS

    def place(self, kingdom: i64) -> None:
        self.markers += shift(1, kingdom * MARKER_BITS)
        self.supply -= 1

    def in_kingdoms(self) -> i64:
        """Markers in all six kingdoms together."""
        total: i64 = 0
        kingdom: i64 = 0
        while kingdom < c.NUM_KINGDOMS:
            total += self.in_kingdom(kingdom)
            kingdom += 1
        return total

    def gain_card(self, kind: i64) -> None:
        self.hand.add(kind, 1)
        self.size += 1

    def lose_card(self, kind: i64, number: i64) -> None:
        """Cards leave the hand for all to see; of equal cards the known ones go first (E46)."""
        self.hand.add(kind, -number)
        self.size -= number
        known: i64 = self.known.count(kind)
        if known > 0:
            self.known.add(kind, -(min(number, known)))

    def drop_hand(self) -> None:
        self.hand.clear()
        self.known.clear()
        self.size = 0


class Board(State):
    """The fields of a state and how they are copied; what happens to them is in the rules' modules."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.players = setup.players
        self.seats: list[Seat] = []
        self.ask: i64 = c.ASK_TRIBE
        """The open question (codes.ASKS)."""
        self.active: i64 = 0
        """The seat whose turn it is, also while chance is asked."""
        self.age: i64 = 0
        self.first: i64 = -1
        self.third: i64 = -1
        """The seat that drew the last dragon of this age (E14, E42)."""
        self.tribes: i64 = 0
        """Mask of the tribes in play."""
        self.tokens: list[int] = NOTHING
        """Glory tokens, `ages` for each kingdom in order, ascending in each (E12); replaced, never changed."""
        self.glory = Pool()
        """Glory tokens not laid yet, by the index of their value in the box."""
        self.row = Bag()
        self.pool = Pool()
        """The undrawn cards without the dragons."""
        self.upper: i64 = 0
        """Cards left in the upper half of the deck, where no dragon is (E13)."""
        self.dragons: i64 = 0
        """Dragons shown this age."""
        self.draft = Bag()
        """Cards of the band that is being formed, or that an elf keeps: the drafting seat's alone."""
        self.draft_leader: i64 = -1
        self.draft_size: i64 = 0
        self.draft_last: i64 = 0
        """Kind added last: cards are added in ascending order, so that each choice can be made in one way."""
        self.drawn = Bag()
        """E50: cards drawn of which one will be kept: the active seat's alone."""
        self.leader: i64 = -1
        """Leader of the band that is being resolved."""
        self.size: i64 = 0
        """Cards in that band: the X of its ability."""
        self.chain: bool = False
        """True after a centaur's band: the band being formed is another of the same turn (E22)."""
        self.done: i64 = 0
        self.of: i64 = 0
        """Progress of the deal, of merfolk bonus markers, of a wizard's draws, of cards to sift."""
        self.giant: i64 = -1
        """The seat that holds the giant token."""
        self.giant_size: i64 = 0
        self.gains: Gain | None = None
        self.winner: i64 = -1
        """The seat that won by ten skeletons (E31)."""
        while len(self.seats) < setup.players:
            self.seats.append(Seat())

    def copy_board(self, other: Board) -> None:
        self.game = other.game
        self.events = None
        self.setup = other.setup
        self.players = other.players
        self.turn = other.turn
        self.drafting = other.drafting
        while len(self.seats) < other.players:
            self.seats.append(Seat())
        seat: i64 = 0
        while seat < other.players:
            self.seats[seat].copy_from(other.seats[seat])
            seat += 1
        self.ask = other.ask
        self.active = other.active
        self.age = other.age
        self.first = other.first
        self.third = other.third
        self.tribes = other.tribes
        self.tokens = other.tokens
        self.glory.copy_pool(other.glory)
        self.row.copy_from(other.row)
        self.pool.copy_pool(other.pool)
        self.upper = other.upper
        self.dragons = other.dragons
        self.draft.copy_from(other.draft)
        self.draft_leader = other.draft_leader
        self.draft_size = other.draft_size
        self.draft_last = other.draft_last
        self.drawn.copy_from(other.drawn)
        self.leader = other.leader
        self.size = other.size
        self.chain = other.chain
        self.done = other.done
        self.of = other.of
        self.giant = other.giant
        self.giant_size = other.giant_size
        self.gains = other.gains
        self.winner = other.winner

    def in_play(self, tribe: i64) -> bool:
        return in_set(self.tribes, tribe)

    def lower(self) -> i64:
        """Cards left in the lower half, dragons included."""
        return self.pool.size - self.upper + self.setup.box.dragons - self.dragons

    def markers_against(self, seat: i64, kingdom: i64) -> i64:
        """E19: the markers that a band must outnumber there; with two players everybody's."""
        if self.players == 2:
            return self.seats[0].in_kingdom(kingdom) + self.seats[1].in_kingdom(kingdom)
        return self.seats[seat].in_kingdom(kingdom)

    def closed_ask(self) -> i64:
        """The question as everybody but the drafting seat sees it."""
        if self.ask != c.ASK_BAND:
            return self.ask
        return c.ASK_ANOTHER if self.chain else c.ASK_TURN

    def put(self, ask: i64, turn: i64) -> None:
        """Open a question to a seat, or to chance."""
        self.ask = ask
        self.turn = turn
        if self.events is not None:
            self.tell_ask()

    def tell_ask(self) -> None:
        """A question inside a draft is for its seat alone; E50: so is what the active seat has drawn to sift."""
        game = self.game
        if self.ask == c.ASK_BAND or self.drafting:
            self.tell("ask", "", self.turn, None, game.asked(self, True))
        elif self.sifting():
            self.tell("ask", "", self.active, game.asked(self, False), game.asked(self, True))
        else:
            self.tell("ask", "", self.turn, game.asked(self, False))

    def sifting(self) -> bool:
        """E50: the active seat holds cards of which it will keep one."""
        return self.setup.draw_two and (self.ask == c.ASK_SIFT or (self.ask == c.ASK_DRAW and self.done > 0))


def words(cards: Bag) -> list[str]:
    """The cards of a bag as words, in the order of kinds."""
    return [c.CARDS[kind] for kind in cards.kinds()]
