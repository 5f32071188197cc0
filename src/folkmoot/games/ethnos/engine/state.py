# mypyc: hot
"""The state of an Ethnos game: which question is open, what may be answered, what an answer does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import (
    CANNOT_COME,
    CHANCE,
    CHANCE_DECIDES,
    GAME_OVER,
    LEGAL,
    NOT_NOW,
    OVER,
    STREAM_DEAL,
    STREAM_DECK,
    Game,
    State,
)
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.games.ethnos.engine.bands import add, keep_cards, lead, play_band, reason_add, reason_lead
from folkmoot.games.ethnos.engine.board import Board, Seat
from folkmoot.games.ethnos.engine.codes import (
    ADD,
    ASK_ANOTHER,
    ASK_BAND,
    ASK_BONUS,
    ASK_CASH,
    ASK_CONJURE,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_KEEP,
    ASK_MARKER,
    ASK_RAID,
    ASK_TOKEN,
    ASK_TRIBE,
    ASK_TROLL,
    ASK_TURN,
    BAND_TOO_SMALL,
    CARD,
    CASH,
    CONJURE,
    DECLINE,
    DONE,
    DRAGON,
    DRAW,
    DRAW_TRIBE,
    FIRST,
    HAND_FULL,
    LEAD,
    MUST_ACT,
    NO_SUCH_TOKEN,
    NO_TEN_SKELETONS,
    NOT_FACE_UP,
    NUM_ACTIONS,
    PASS,
    PLACE,
    RAID,
    SKELETON,
    SKELETONS,
    SWITCHED_OFF,
    TAKE,
    TOKEN,
    TOKEN_TAKEN,
    TOKEN_TOO_HIGH,
    TROLL_TOKEN,
    WINGFOLK,
    WRONG_KINGDOM,
)
from folkmoot.games.ethnos.engine.leaders import (
    conjure,
    decline,
    fits,
    next_bonus,
    place_marker,
    raid,
    take_token,
    tokens_taken,
    use_ability,
)
from folkmoot.games.ethnos.engine.options import Setup
from folkmoot.games.ethnos.engine.scoring import answer_cash, end_age, win_by_skeletons
from folkmoot.games.ethnos.engine.turns import (
    bring_tribe,
    chance_weight,
    count_tribes,
    dragon_weight,
    end_turn,
    lay_token,
    list_draws,
    next_setup,
    receive,
    take_face_up,
)


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
            raise TypeError(f"cannot copy a {type(other).__name__} into an EthnosState")
        self.copy_board(other)

    def scores(self) -> list[int]:
        """The glory track."""
        return [int(seat.glory) for seat in self.seats[: self.players]]

    # What may be chosen. Every `reason_…` answers for one verb; the lists are built from them.

    def reason(self, code: i64) -> i64:
        if self.turn == OVER:
            return GAME_OVER
        if code >= NUM_ACTIONS:
            if self.turn != CHANCE:
                return NOT_NOW
            return LEGAL if chance_weight(self, code) > 0 else CANNOT_COME
        if self.turn == CHANCE:
            return CHANCE_DECIDES
        ask: i64 = self.ask
        if ask == ASK_TURN or ask == ASK_ANOTHER:
            return self.reason_turn(code)
        if ask == ASK_BAND or ask == ASK_KEEP:
            if code == DONE:
                return LEGAL
            return reason_add(self, code - ADD) if code >= ADD and code < DONE else NOT_NOW
        if code == DECLINE:
            return LEGAL
        return self.reason_ability(code)

    def reason_turn(self, code: i64) -> i64:
        """E15-E18, E22, E31, E45: the choices of a turn, or of a centaur's next band."""
        if code >= LEAD and code < SKELETONS:
            return reason_lead(self, code - LEAD)
        if self.ask == ASK_ANOTHER:
            return LEGAL if code == DECLINE else NOT_NOW
        if code < LEAD:
            return self.reason_recruit(code)
        if code == SKELETONS:
            return self.reason_skeletons()
        return self.reason_pass() if code == PASS else NOT_NOW

    def reason_recruit(self, code: i64) -> i64:
        """E15, E17."""
        if self.seats[self.active].size >= self.setup.box.hand_limit:
            return HAND_FULL
        if code == DRAW:
            return LEGAL
        return LEGAL if self.row.count(code - TAKE) > 0 else NOT_FACE_UP

    def only_skeletons(self) -> bool:
        """A full hand of nothing else."""
        return self.seats[self.active].hand.count(SKELETON) == self.setup.box.hand_limit

    def reason_skeletons(self) -> i64:
        """E31."""
        if not self.setup.ten_skeletons:
            return SWITCHED_OFF
        return LEGAL if self.only_skeletons() else NO_TEN_SKELETONS

    def reason_pass(self) -> i64:
        """E45: only with ten skeletons that may not be played."""
        return LEGAL if self.only_skeletons() and not self.setup.ten_skeletons else MUST_ACT

    def reason_ability(self, code: i64) -> i64:
        """The marker and what a leader brings; to decline is checked before."""
        ask: i64 = self.ask
        if code >= PLACE and code < RAID:
            if ask == ASK_BONUS:
                return LEGAL
            return self.reason_marker(code - PLACE) if ask == ASK_MARKER else NOT_NOW
        if code >= TROLL_TOKEN and code < CONJURE:
            return self.reason_token(code - TROLL_TOKEN) if ask == ASK_TROLL else NOT_NOW
        if (
            (code == RAID and ask == ASK_RAID)
            or (code == CONJURE and ask == ASK_CONJURE)
            or (code == CASH and ask == ASK_CASH)
        ):
            return LEGAL
        return NOT_NOW

    def reason_marker(self, kingdom: i64) -> i64:
        """E19, E33."""
        if self.leader // 6 != WINGFOLK and self.leader % 6 != kingdom:
            return WRONG_KINGDOM
        return LEGAL if fits(self, kingdom) else BAND_TOO_SMALL

    def reason_token(self, index: i64) -> i64:
        """E32."""
        if index >= len(self.setup.box.troll_tokens):
            return NO_SUCH_TOKEN
        if tokens_taken(self) & shift(1, index) != 0:
            return TOKEN_TAKEN
        return LEGAL if self.setup.box.troll_tokens[index] <= self.size else TOKEN_TOO_HIGH

    def list_legal(self, out: Actions) -> None:
        ask: i64 = self.ask
        if ask == ASK_TURN:
            self.list_turn(out)
        elif ask == ASK_BAND or ask == ASK_KEEP:
            self.list_adds(out)
        elif ask == ASK_ANOTHER:
            self.list_leads(out)
            out.add(DECLINE)
        else:
            code: i64 = PLACE
            while code <= DECLINE:
                if self.reason(code) == LEGAL:
                    out.add(code)
                code += 1

    def list_turn(self, out: Actions) -> None:
        if self.reason_recruit(DRAW) == LEGAL:
            self.row.list_into(out, TAKE)
            out.add(DRAW)
        self.list_leads(out)
        if self.seats[self.active].size == self.setup.box.hand_limit:
            if self.reason_skeletons() == LEGAL:
                out.add(SKELETONS)
            if self.reason_pass() == LEGAL:
                out.add(PASS)

    def list_leads(self, out: Actions) -> None:
        """E18, E30: every card of the hand but skeletons, whose code would be the last."""
        self.seats[self.active].hand.list_into(out, LEAD)
        if out.n > 0 and out.codes[out.n - 1] == LEAD + SKELETON:
            out.n -= 1

    def list_adds(self, out: Actions) -> None:
        hand = self.seats[self.active].hand
        kind: i64 = hand.next(self.draft_last)
        while kind >= 0:
            if reason_add(self, kind) == LEGAL:
                out.add(ADD + kind)
            kind = hand.next(kind + 1)
        out.add(DONE)

    # What a choice does.

    def step(self, code: i64) -> None:
        if code >= NUM_ACTIONS:
            self.step_chance(code)
        elif code < DRAW:
            take_face_up(self, code - TAKE)
        elif code == DRAW:
            self.tell_draw()
            self.put(ASK_DRAW, CHANCE)
        elif code < SKELETONS:
            lead(self, code - LEAD)
        elif code < DONE and code >= ADD:
            add(self, code - ADD)
        elif code == DONE:
            if self.ask == ASK_BAND:
                play_band(self)
            else:
                keep_cards(self)
        else:
            self.step_ability(code)

    def step_ability(self, code: i64) -> None:
        if code == DECLINE:
            if self.ask == ASK_CASH:
                answer_cash(self, False)
            else:
                decline(self)
        elif code < RAID and code >= PLACE:
            if self.ask == ASK_BONUS:
                place_marker(self, code - PLACE, "E27")
                self.done += 1
                next_bonus(self)
            else:
                place_marker(self, code - PLACE, "E19")
                use_ability(self, True)
        elif code == RAID:
            raid(self)
        elif code < CONJURE and code >= TROLL_TOKEN:
            take_token(self, code - TROLL_TOKEN)
        elif code == CONJURE:
            conjure(self)
        elif code == CASH:
            answer_cash(self, True)
        elif code == SKELETONS:
            win_by_skeletons(self)
        else:
            self.pass_turn()

    def tell_draw(self) -> None:
        if self.events is not None:
            self.tell("draw", "E15", self.active, {})

    def pass_turn(self) -> None:
        """E45; who passes shows that the hand is all skeletons."""
        seat: Seat = self.seats[self.active]
        seat.known.copy_from(seat.hand)
        if self.events is not None:
            self.tell("pass", "E45", self.active, {"cards": ["skeleton"] * int(seat.size)})
        end_turn(self)

    def step_chance(self, code: i64) -> None:
        if code < DRAGON:
            receive(self, code - CARD)
        elif code == DRAGON:
            self.show_dragon()
        elif code < FIRST:
            bring_tribe(self, code - DRAW_TRIBE)
            next_setup(self)
        elif code < TOKEN:
            self.first = code - FIRST
            self.active = self.first
            if self.events is not None:
                self.tell("first", "E14", self.first, {"first": int(self.first)})
            next_setup(self)
        else:
            lay_token(self, code - TOKEN)
            next_setup(self)

    def show_dragon(self) -> None:
        """E16: put aside, and another card is drawn; the last one ends the age."""
        self.dragons += 1
        if self.events is not None:
            self.tell("dragon", "E16", self.active, {"dragons": int(self.dragons)})
        if self.dragons == self.setup.box.dragons:
            end_age(self)

    # Chance.

    def list_chance(self, out: Outcomes) -> None:
        if self.ask >= ASK_DEAL:
            list_draws(self, out)
            return
        code: i64 = DRAW_TRIBE
        while code < TOKEN + len(self.setup.box.token_values):
            out.add(code, chance_weight(self, code))
            code += 1

    def chance_stream(self) -> i64:
        return STREAM_DEAL if self.ask == ASK_TRIBE or self.ask == ASK_TOKEN or self.ask == ASK_FIRST else STREAM_DECK

    def draw(self, rng: Rng) -> i64:
        if self.ask == ASK_TRIBE:
            return self.draw_tribe(rng)
        if self.ask == ASK_TOKEN:
            return TOKEN + self.glory.pick(rng.below(self.glory.size))
        if self.ask < ASK_DEAL:
            return super().draw(rng)
        ticket: i64 = rng.below(self.pool.size + dragon_weight(self))
        return CARD + self.pool.pick(ticket) if ticket < self.pool.size else DRAGON

    def draw_tribe(self, rng: Rng) -> i64:
        """E11: each tribe that is not in play is equally likely."""
        ticket: i64 = rng.below(12 - count_tribes(self))
        tribe: i64 = 0
        while self.in_play(tribe) or ticket > 0:
            if not self.in_play(tribe):
                ticket -= 1
            tribe += 1
        return DRAW_TRIBE + tribe


def new_state(game: Game, setup: Setup) -> EthnosState:
    """The state before anything is dealt, the tribes picked by hand in play."""
    state = EthnosState(game, setup)
    for seat in state.seats:
        seat.supply = setup.box.supply
    for value in setup.tokens:
        state.glory.put(setup.box.token_values.index(value), 1)
    next_setup(state)
    return state
