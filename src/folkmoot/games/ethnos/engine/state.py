# mypyc: hot
"""The state of an Ethnos game: which question is open, what may be answered, what an answer does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set
from folkmoot.core.contract import (
    CHANCE,
    LEGAL,
    NOT_NOW,
    STREAM_DEAL,
    STREAM_DECK,
    Game,
    State,
)
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.games.ethnos.engine import bands, dealing, flow, leaders, turns
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, Seat
from folkmoot.games.ethnos.engine.options import Setup


@final
class EthnosState(Board):
    """See folkmoot.core.State."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)

    def clone(self) -> State:
        copy = EthnosState(self.game, self.setup)
        copy.copy_board(self)
        return copy

    def copy_from(self, other: State) -> None:
        if not isinstance(other, EthnosState):
            raise self.cannot_copy(other)
        self.copy_board(other)

    def scores(self) -> list[int]:
        """The glory track."""
        return [int(seat.glory) for seat in self.seats[: self.players]]

    # What may be chosen. Every `reason_…` answers for one verb; the lists are built from them.

    def reason_of_seat(self, code: i64) -> i64:
        ask: i64 = self.ask
        if ask == c.ASK_TURN or ask == c.ASK_ANOTHER:
            return self.reason_turn(code)
        if ask == c.ASK_BAND or ask == c.ASK_KEEP:
            if code == c.DONE:
                return LEGAL
            return bands.reason_add(self, code - c.ADD) if code >= c.ADD and code < c.DONE else NOT_NOW
        if ask == c.ASK_SIFT:
            return self.reason_sift(code)
        return LEGAL if code == c.DECLINE else self.reason_ability(code)

    def reason_turn(self, code: i64) -> i64:
        """E15-E18, E22, E31, E45: the choices of a turn, or of a centaur's next band."""
        if code >= c.LEAD and code < c.SKELETONS:
            return bands.reason_lead(self, code - c.LEAD)
        if self.ask == c.ASK_ANOTHER:
            return LEGAL if code == c.DECLINE else NOT_NOW
        if code < c.LEAD:
            return self.reason_recruit(code)
        if code == c.SKELETONS:
            return self.reason_skeletons()
        return self.reason_pass() if code == c.PASS else NOT_NOW

    def reason_recruit(self, code: i64) -> i64:
        """E15, E17."""
        if self.seats[self.active].size >= self.setup.box.hand_limit:
            return c.HAND_FULL
        if code == c.DRAW:
            return LEGAL
        return LEGAL if self.row.count(code - c.TAKE) > 0 else c.NOT_FACE_UP

    def only_skeletons(self) -> bool:
        """A full hand of nothing else."""
        return self.seats[self.active].hand.count(c.SKELETON) == self.setup.box.hand_limit

    def reason_skeletons(self) -> i64:
        """E31."""
        if not self.setup.ten_skeletons:
            return c.SWITCHED_OFF
        return LEGAL if self.only_skeletons() else c.NO_TEN_SKELETONS

    def reason_pass(self) -> i64:
        """E45: only with ten skeletons that may not be played."""
        return LEGAL if self.only_skeletons() and not self.setup.ten_skeletons else c.MUST_ACT

    def reason_sift(self, code: i64) -> i64:
        """E50."""
        if code < c.ADD or code >= c.DONE:
            return NOT_NOW
        return LEGAL if self.drawn.count(code - c.ADD) > 0 else c.NOT_DRAWN

    def reason_ability(self, code: i64) -> i64:
        """The marker and what a leader brings; to decline is checked before."""
        ask: i64 = self.ask
        if code >= c.PLACE and code < c.RAID:
            if ask == c.ASK_BONUS:
                return LEGAL
            return self.reason_marker(code - c.PLACE) if ask == c.ASK_MARKER else NOT_NOW
        if code >= c.TROLL_TOKEN and code < c.CONJURE:
            return self.reason_token(code - c.TROLL_TOKEN) if ask == c.ASK_TROLL else NOT_NOW
        if (
            (code == c.RAID and ask == c.ASK_RAID)
            or (code == c.CONJURE and ask == c.ASK_CONJURE)
            or (code == c.CASH and ask == c.ASK_CASH)
        ):
            return LEGAL
        return NOT_NOW

    def reason_marker(self, kingdom: i64) -> i64:
        """E19, E33."""
        if c.tribe_of(self.leader) != c.WINGFOLK and c.colour_of(self.leader) != kingdom:
            return c.WRONG_KINGDOM
        return LEGAL if leaders.fits(self, kingdom) else c.BAND_TOO_SMALL

    def reason_token(self, index: i64) -> i64:
        """E32."""
        if index >= len(self.setup.box.troll_tokens):
            return c.NO_SUCH_TOKEN
        if in_set(leaders.tokens_taken(self), index):
            return c.TOKEN_TAKEN
        return LEGAL if self.setup.box.troll_tokens[index] <= self.size else c.TOKEN_TOO_HIGH

    def list_legal(self, out: Actions) -> None:
        ask: i64 = self.ask
        if ask == c.ASK_TURN:
            self.list_turn(out)
        elif ask == c.ASK_BAND or ask == c.ASK_KEEP:
            self.list_adds(out)
        elif ask == c.ASK_SIFT:
            self.drawn.list_into(out, c.ADD)
        elif ask == c.ASK_ANOTHER:
            self.list_leads(out)
            out.add(c.DECLINE)
        else:
            code: i64 = c.PLACE
            while code <= c.DECLINE:
                if self.reason_of_seat(code) == LEGAL:
                    out.add(code)
                code += 1

    def list_turn(self, out: Actions) -> None:
        if self.reason_recruit(c.DRAW) == LEGAL:
            self.row.list_into(out, c.TAKE)
            out.add(c.DRAW)
        self.list_leads(out)
        if self.seats[self.active].size == self.setup.box.hand_limit:
            if self.reason_skeletons() == LEGAL:
                out.add(c.SKELETONS)
            if self.reason_pass() == LEGAL:
                out.add(c.PASS)

    def list_leads(self, out: Actions) -> None:
        """E18, E30: every card of the hand but skeletons, whose code would be the last."""
        self.seats[self.active].hand.list_into(out, c.LEAD)
        if out.n > 0 and out.codes[out.n - 1] == c.LEAD + c.SKELETON:
            out.n -= 1

    def list_adds(self, out: Actions) -> None:
        hand = self.seats[self.active].hand
        kind: i64 = hand.next(self.draft_last)
        while kind >= 0:
            if bands.reason_add(self, kind) == LEGAL:
                out.add(c.ADD + kind)
            kind = hand.next(kind + 1)
        out.add(c.DONE)

    # What a choice does.

    def step(self, code: i64) -> None:
        if code >= c.NUM_ACTIONS:
            self.happen(code)
        else:
            self.act(code)

    def act(self, code: i64) -> None:
        """Carry out a seat's action, by its code."""
        if code < c.DRAW:
            turns.take_face_up(self, code - c.TAKE)
        elif code == c.DRAW:
            self.tell_draw()
            self.of = c.SIFTED if self.setup.draw_two else 0
            self.put(c.ASK_DRAW, CHANCE)
        elif code < c.SKELETONS:
            bands.lead(self, code - c.LEAD)
        elif code < c.DONE and code >= c.ADD:
            if self.ask == c.ASK_SIFT:
                turns.keep_one(self, code - c.ADD)
            else:
                bands.add(self, code - c.ADD)
        elif code == c.DONE:
            if self.ask == c.ASK_BAND:
                bands.play_band(self)
            else:
                bands.keep_cards(self)
        else:
            self.act_rarely(code)

    def act_rarely(self, code: i64) -> None:
        if code == c.DECLINE:
            if self.ask == c.ASK_CASH:
                flow.answer_cash(self, False)
            else:
                leaders.decline(self)
        elif code < c.RAID and code >= c.PLACE:
            if self.ask == c.ASK_BONUS:
                leaders.place_marker(self, code - c.PLACE, "E27")
                self.done += 1
                leaders.next_bonus(self)
            else:
                leaders.place_marker(self, code - c.PLACE, "E19")
                leaders.use_ability(self, True)
        elif code == c.RAID:
            leaders.raid(self)
        elif code < c.CONJURE and code >= c.TROLL_TOKEN:
            leaders.take_token(self, code - c.TROLL_TOKEN)
        elif code == c.CONJURE:
            leaders.conjure(self)
        elif code == c.CASH:
            flow.answer_cash(self, True)
        elif code == c.SKELETONS:
            flow.win_by_skeletons(self)
        else:
            self.pass_turn()

    def tell_draw(self) -> None:
        if self.events is not None:
            self.tell("draw", "E15", self.active, {})

    def pass_turn(self) -> None:
        """E45; whoever passes shows that the hand is all skeletons."""
        seat: Seat = self.seats[self.active]
        seat.known.copy_from(seat.hand)
        if self.events is not None:
            self.tell("pass", "E45", self.active, {"cards": ["skeleton"] * int(seat.size)})
        flow.end_turn(self)

    def happen(self, code: i64) -> None:
        """Carry out what chance brings."""
        if code < c.DRAGON:
            turns.receive(self, code - c.CARD)
        elif code == c.DRAGON:
            flow.show_dragon(self)
        elif code < c.FIRST:
            dealing.bring_tribe(self, code - c.DRAW_TRIBE)
            dealing.next_setup(self)
        elif code < c.TOKEN:
            self.first = code - c.FIRST
            if self.events is not None:
                self.tell("first", "E14", self.first, {"first": int(self.first)})
            dealing.next_setup(self)
        else:
            dealing.lay_token(self, code - c.TOKEN)
            dealing.next_setup(self)

    # Chance.

    def weight(self, code: i64) -> i64:
        return turns.weight(self, code)

    def list_chance(self, out: Outcomes) -> None:
        if self.ask >= c.ASK_DEAL:
            turns.list_draws(self, out)
            return
        code: i64 = c.DRAW_TRIBE
        while code < c.TOKEN + len(self.setup.box.token_values):
            out.add(code, turns.weight(self, code))
            code += 1

    def chance_stream(self) -> i64:
        return STREAM_DEAL if self.ask < c.ASK_DEAL else STREAM_DECK

    def draw(self, rng: Rng) -> i64:
        if self.ask == c.ASK_TRIBE:
            return self.draw_tribe(rng)
        if self.ask == c.ASK_TOKEN:
            return c.TOKEN + self.glory.pick(rng.below(self.glory.size))
        if self.ask < c.ASK_DEAL:
            return super().draw(rng)
        ticket: i64 = rng.below(self.pool.size + turns.dragon_weight(self))
        return c.CARD + self.pool.pick(ticket) if ticket < self.pool.size else c.DRAGON

    def draw_tribe(self, rng: Rng) -> i64:
        """E11: each tribe that is not in play is equally likely."""
        ticket: i64 = rng.below(c.NUM_TRIBES - dealing.count_tribes(self))
        tribe: i64 = 0
        while self.in_play(tribe) or ticket > 0:
            if not self.in_play(tribe):
                ticket -= 1
            tribe += 1
        return c.DRAW_TRIBE + tribe
