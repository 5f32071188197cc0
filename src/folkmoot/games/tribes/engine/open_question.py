# mypyc: hot
"""Open question, and the numbers that it remembers until it is answered."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import Game, State
from folkmoot.core.lists import NOTHING
from folkmoot.games.tribes.engine import codes as c


class OpenQuestion(State):
    """The open question: `ask` says which; the rest means something only to some of them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ask: i64 = c.THEN_SETUP
        self.who: i64 = -1
        """The seat that is asked."""
        self.hex: i64 = -1
        """The hex that the question is about; BOARD for a hidden village."""
        self.due: i64 = 0
        """Number that the question still wants: tokens, members, goals; in setup special lands, -1 until that is
        known."""
        self.latest: i64 = -1
        """Choices of one kind come in ascending order: the latest."""
        self.other: i64 = -1
        """The other seat that the question is about: who bids most, whom the elder pays, who is pushed."""
        self.trail: list[int] = NOTHING
        """The steps of the draft under way; replaced, never changed."""

        self.deed: i64 = -1
        """The action under way, -1 for none."""
        self.level: i64 = 0
        """Strength of the action."""
        self.done: i64 = 0
        """Number of it that is done."""
        self.foreign: i64 = 0
        """Hexes that held only opponents when it began."""
        self.gathered: i64 = 0
        """Hexes of this Gather."""
        self.for_stone: i64 = 0
        """Those of them that gave stone instead of their own resource."""
        self.mixed: i64 = 0
        """Resources taken from the wild land."""

        self.land: i64 = -1
        """The special land that is drawn and not laid."""
        self.kept: i64 = -1
        """The face of the die that the shaman keeps."""
        self.seats: i64 = 0
        """The seats that an event is about: those that still bid, or stood beside the volcano."""
        self.highest: i64 = 0
        """The highest bid."""
        self.cost: i64 = 0
        """Rest of a village's cost, four bits a resource."""

        self.base_low: i64 = 0
        self.base_high: i64 = 0
        self.base_board: i64 = 0
        self.base_moved_low: i64 = 0
        self.base_moved_high: i64 = 0
        self.base_mammoth: i64 = 0
        """Values before the draft of everything that it has changed, as all other seats see them."""

        # Side by side, truth values share a word of memory.
        self.icy: bool = False
        """The glacier is among the hexes of this Gather."""
        self.mild: bool = False
        """This Grow has Mild winter's members."""
        self.early: bool = False
        """The Wayfarers walk before their action, not after it."""
        self.attacked: bool = False
        """The active player attacks in this conflict."""

    def copy_question(self, other: OpenQuestion) -> None:
        """Copy the numbers that this question can need."""
        self.ask = other.ask
        self.who = other.who
        self.hex = other.hex
        self.due = other.due
        self.latest = other.latest
        self.other = other.other
        self.trail = other.trail
        self.drafting = other.drafting
        self.deed = other.deed
        if other.deed >= 0:
            self.copy_deed(other)
        elif other.ask != c.ASK_ACT and other.ask != c.ASK_END:
            self.copy_rest(other)

    def copy_deed(self, other: OpenQuestion) -> None:
        """An action under way, and the draft that it may be."""
        self.level = other.level
        self.done = other.done
        self.foreign = other.foreign
        self.gathered = other.gathered
        self.for_stone = other.for_stone
        self.mixed = other.mixed
        self.icy = other.icy
        self.mild = other.mild
        self.early = other.early
        if other.drafting:
            self.base_low = other.base_low
            self.base_high = other.base_high
            self.base_board = other.base_board
            self.base_moved_low = other.base_moved_low
            self.base_moved_high = other.base_moved_high
            self.base_mammoth = other.base_mammoth

    def copy_rest(self, other: OpenQuestion) -> None:
        """Copy the numbers that matter between actions."""
        self.attacked = other.attacked
        self.land = other.land
        self.kept = other.kept
        self.seats = other.seats
        self.highest = other.highest
        self.cost = other.cost
