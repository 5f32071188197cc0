# mypyc: hot
"""Everything that lies on the table, and how it is copied."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import NOTHING
from folkmoot.core.contract import Game, State
from folkmoot.games.tribes.engine.codes import P_SETUP
from folkmoot.games.tribes.engine.options import Setup
from folkmoot.games.tribes.engine.telling import Teller
from folkmoot.games.tribes.engine.tribe import Tribe


class Table(State):
    """What lies on the table. `phase` says which question is open; the registers below it belong to that question."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.players = setup.players
        self.tribes = [Tribe(), Tribe(), Tribe(), Tribe()]
        self.teller: Teller | None = None

        self.terrain: i64 = 0x3FFFFFFF
        """Two bits a hex, UNLAID where none lies yet."""
        self.lakes: i64 = 0
        self.forests: i64 = 0
        self.mountains: i64 = 0
        """Hexes that count as such, wild land as all three."""
        self.lands: i64 = 0xFFFFFFFF
        """The hex of every special land, four bits each, NOWHERE if it is not used."""
        self.melted: bool = False
        self.pile: i64 = 0
        """Stones on the glacier, or left by it."""

        self.active: i64 = 0
        self.first: i64 = -1
        self.rounds: i64 = 0
        self.winner: i64 = -1
        self.dice: i64 = 0
        """Four rows of three dice, two bits each, the left die lowest."""
        self.die0: i64 = -1
        self.die1: i64 = -1
        """The dice in hand, or the pool before the roll; -1 where one is spent."""
        self.next0: i64 = -1
        self.next1: i64 = -1
        """The next player's pool."""

        self.deck: i64 = 0
        self.aside: i64 = 0
        self.gone: i64 = 0
        """Events that are discarded."""
        self.slot0: i64 = -1
        self.slot1: i64 = -1
        """Open events, the older first."""
        self.load0: i64 = 0
        self.load1: i64 = 0
        """What lies on them."""
        self.volcano: i64 = -1
        self.hot: i64 = 0
        """Hexes beside the volcano."""
        self.invaders_at: i64 = -1
        self.invaders: i64 = 0
        self.mammoth_at: i64 = -1
        self.rider: i64 = -1
        """Whose the mammoth is, -1 while it is wild."""
        self.tiger_at: i64 = -1

        self.flags: i64 = 0
        self.moved_low: i64 = 0
        self.moved_high: i64 = 0
        """Members of the active player that moved this turn."""
        self.found: i64 = 0
        """Hexes that Discovery has paid for this turn."""
        self.lent: i64 = -1
        """The development that the elder borrowed and that is not used up."""

        self.phase: i64 = P_SETUP
        self.back: i64 = 0
        """Where to go on after a question that several rules ask."""
        self.who: i64 = -1
        """The seat that is asked."""
        self.deed: i64 = -1
        self.level: i64 = 0
        self.want: i64 = 0
        """How many may be done."""
        self.got: i64 = 0
        """How many are done."""
        self.last: i64 = -1
        """Choices come in ascending order: the latest."""
        self.hex: i64 = -1
        self.left: i64 = 0
        self.mask: i64 = 0
        self.mark: i64 = 0
        self.queue: i64 = 0
        self.prey: i64 = 0
        """Hexes that held only opponents when the action began."""

        self.trail: list[int] = NOTHING
        """The steps of the draft under way; replaced, never changed."""
        self.base_low: i64 = 0
        self.base_high: i64 = 0
        self.base_board: i64 = 0
        self.base_moved_low: i64 = 0
        self.base_moved_high: i64 = 0
        self.base_mammoth: i64 = 0
        """What the draft has changed, as it was before and as all others see it."""

    def copy_table(self, other: Table) -> None:
        self.setup = other.setup
        self.game = other.game
        self.players = other.players
        self.turn = other.turn
        self.drafting = other.drafting
        self.events = None
        self.teller = None
        seat: i64 = 0
        while seat < other.players:
            self.tribes[seat].copy_from(other.tribes[seat])
            seat += 1
        self.copy_field(other)
        self.copy_registers(other)

    def copy_field(self, other: Table) -> None:
        self.terrain = other.terrain
        self.lakes = other.lakes
        self.forests = other.forests
        self.mountains = other.mountains
        self.lands = other.lands
        self.melted = other.melted
        self.pile = other.pile
        self.active = other.active
        self.first = other.first
        self.rounds = other.rounds
        self.winner = other.winner
        self.dice = other.dice
        self.die0 = other.die0
        self.die1 = other.die1
        self.next0 = other.next0
        self.next1 = other.next1
        self.deck = other.deck
        self.aside = other.aside
        self.gone = other.gone
        self.slot0 = other.slot0
        self.slot1 = other.slot1
        self.load0 = other.load0
        self.load1 = other.load1
        self.volcano = other.volcano
        self.hot = other.hot
        self.invaders_at = other.invaders_at
        self.invaders = other.invaders
        self.mammoth_at = other.mammoth_at
        self.rider = other.rider
        self.tiger_at = other.tiger_at

    def copy_registers(self, other: Table) -> None:
        self.flags = other.flags
        self.moved_low = other.moved_low
        self.moved_high = other.moved_high
        self.found = other.found
        self.lent = other.lent
        self.phase = other.phase
        self.back = other.back
        self.who = other.who
        self.deed = other.deed
        self.level = other.level
        self.want = other.want
        self.got = other.got
        self.last = other.last
        self.hex = other.hex
        self.left = other.left
        self.mask = other.mask
        self.mark = other.mark
        self.queue = other.queue
        self.prey = other.prey
        self.trail = other.trail
        self.base_low = other.base_low
        self.base_high = other.base_high
        self.base_board = other.base_board
        self.base_moved_low = other.base_moved_low
        self.base_moved_high = other.base_moved_high
        self.base_mammoth = other.base_mammoth
