# mypyc: hot
"""The state: which rule decides at which stage."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

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
    STREAM_EVENTS,
    Game,
    State,
)
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.games.aetherya.edge import prompts
from folkmoot.games.aetherya.engine import campaign, dealing, flow, sending, tokens, turns, uses
from folkmoot.games.aetherya.engine.board import Setup, Table
from folkmoot.games.aetherya.engine.codes import (
    ARRANGE,
    AT,
    BLOCK,
    CARD,
    CHOOSE_PENALTY,
    CLAIM,
    COOP,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    DRAW_TWO,
    DRAWN,
    DROP,
    DROP_ONE,
    DWARF_V_GOBLIN,
    FIRST,
    FIRST_DISCARD,
    FIRST_PLAYER,
    FLIP,
    FRONTIERS,
    GET,
    GIVE,
    GIVE_RACE,
    GRABBED,
    HAND,
    HUMAN,
    KEEP_BLOCK,
    KEEP_TOKEN,
    KINDS,
    LAY,
    LEAVE_TOKEN,
    LEGEND,
    LEGENDS,
    LIFTED,
    LOOKED,
    NEW_DECK,
    NUM_ACTIONS,
    PENALTY,
    PILE,
    PLACE,
    RACE,
    REFILL,
    REVEAL,
    ROUND_REFILL,
    SEAT,
    SEND,
    SETTLE,
    SETUP,
    SHOW_LEGEND,
    SOLO,
    STRIKE,
    SWAP,
    SWAP_ROWS,
    TAKE,
    TOKEN,
    TOKEN_CHOICE,
    TOKEN_SHOWN,
    TOKENS,
    TURN,
    TURN_END,
    TURN_OVER,
    TURN_UP,
    TURNED_UP,
    USABLE,
    USE,
    USE_AT,
    USE_GIVE,
)
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.kingdom import nth, ones
from folkmoot.games.aetherya.engine.scenarios import pad_of, shared_scores
from folkmoot.games.aetherya.engine.scoring import legend_points


@final
class AetheryaState(Table):
    """One position of Legends of Aetherya."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)

    def clone(self) -> AetheryaState:
        copy = AetheryaState(self.game, self.setup)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, AetheryaState)
        self.copy_table(other)

    def scores(self) -> list[int]:
        """A18, A39, A44: kingdoms as all see them; alone the ages add up; in co-op the penalty is taken off."""
        if self.stage <= DEAL or self.stage == ARRANGE:
            return [self.past_ages()] * int(self.players)
        mode: i64 = self.setup.mode
        box = self.setup.box
        points: list[int] = []
        seat: i64 = 0
        while seat < self.players:
            points.append(pad_of(self, self.kingdoms[seat], seat).total())
            seat += 1
        if mode == COOP:
            cost: i64 = legend_points(self.penalty, box)
            return [one - cost for one in points]
        if mode == SOLO:
            return [self.campaign_points(points[0])]
        if self.setup.variant >= FRONTIERS:
            return shared_scores(self, points)
        return points

    def past_ages(self) -> i64:
        """The points of the ages before the current one."""
        return (self.age1 if self.age > 1 else 0) + (self.age2 if self.age > 2 else 0)

    def campaign_points(self, kingdom: i64) -> i64:
        """A39: a lost campaign brings nothing."""
        if self.turn == OVER and age_failed(self):
            return 0
        return self.past_ages() + kingdom - legend_points(self.shown, self.setup.box)

    # Seats decide.

    def reason(self, code: i64) -> i64:
        if self.turn == OVER:
            return GAME_OVER
        if code >= NUM_ACTIONS:
            if self.turn != CHANCE:
                return NOT_NOW
            return LEGAL if self.weight(code) > 0 else CANNOT_COME
        if self.turn == CHANCE:
            return CHANCE_DECIDES
        stage: i64 = self.stage
        if stage == HAND:
            return turns.reason_hand(self, code)
        if stage == TURN:
            return turns.reason_turn(self, code)
        if stage == TURN_UP:
            return turns.reason_turn_up(self, code)
        if stage == TURN_END:
            return tokens.reason_end(self, code)
        if stage == TOKEN_CHOICE:
            return tokens.reason_token_choice(self, code)
        if stage == ARRANGE:
            return dealing.reason_arrange(self, code)
        if stage == DROP_ONE:
            return turns.reason_drop(self, code)
        if stage == PILE:
            return turns.reason_pile(self, code)
        if stage >= USE_AT and stage <= USE_GIVE:
            return uses.reason_using(self, code)
        if stage == CHOOSE_PENALTY:
            return flow.reason_penalty(self, code)
        if stage == KEEP_BLOCK:
            return campaign.reason_block(self, code)
        return campaign.reason_swap(self, code)

    def list_legal(self, out: Actions) -> None:
        stage: i64 = self.stage
        if stage == HAND:
            turns.list_hand(self, out)
        elif stage == TURN:
            turns.list_turn(self, out)
        elif stage == TURN_UP:
            turns.list_turn_up(self, out)
        elif stage == TURN_END:
            tokens.list_end(self, out)
        elif stage == TOKEN_CHOICE:
            out.add(KEEP_TOKEN)
            out.add(LEAVE_TOKEN)
        elif stage == ARRANGE:
            dealing.list_arrange(self, out)
        elif stage == DROP_ONE:
            turns.list_drop(self, out)
        elif stage == PILE:
            out.add(DISCARD)
            out.add(DISCARD + 1)
        elif stage >= USE_AT and stage <= USE_GIVE:
            uses.list_using(self, out)
        elif stage == CHOOSE_PENALTY:
            flow.list_penalty(self, out)
        elif stage == KEEP_BLOCK:
            campaign.list_block(self, out)
        else:
            campaign.list_swap(self, out)

    def step(self, code: i64) -> None:
        if self.events is not None:
            self.watched_step(code)
            return
        if code >= NUM_ACTIONS:
            self.happen(code)
        else:
            self.act(code)
        flow.advance(self)

    def watched_step(self, code: i64) -> None:
        """A step with its events, and at the end what is asked now."""
        before = prompts.asked(self)
        if code >= NUM_ACTIONS:
            self.happen(code)
        else:
            self.act(code)
        flow.advance(self)
        prompts.note_asked(self, before)

    def act(self, code: i64) -> None:
        """Carry out a seat's action, by its code."""
        if code < DISCARD:
            if code < DRAW:
                turns.take(self, code - TAKE)
            elif code == DRAW:
                turns.draw_from_deck(self, 1)
            elif code == DRAW_TWO:
                turns.draw_from_deck(self, 2)
            else:
                turns.draw_and_take(self)
        elif code < DONE:
            if self.stage == PILE:
                turns.choose_pile(self, code - DISCARD)
            else:
                turns.discard_drawn(self, code - DISCARD)
        elif code == DONE:
            self.stage = SETUP if self.stage == SWAP_ROWS else TURN_OVER
        elif code <= LEAVE_TOKEN:
            tokens.choose_token(self, code == KEEP_TOKEN)
        elif code < FLIP:
            turns.place(self, code - PLACE)
        elif code < CLAIM:
            turns.flip(self, code - FLIP)
        elif code < STRIKE:
            turns.claim(self, code - CLAIM)
        else:
            self.act_rarely(code)

    def act_rarely(self, code: i64) -> None:
        if code < LAY:
            tokens.strike(self, DWARF_V_GOBLIN + code - STRIKE)
        elif code < DROP:
            dealing.lay(self, code - LAY)
        elif code < SWAP:
            turns.drop(self, code - DROP)
        elif code < BLOCK:
            campaign.choose_swap(self, code - SWAP)
        elif code < PENALTY:
            campaign.keep_block(self, code - BLOCK)
        elif code < USE:
            flow.choose_penalty(self, code - PENALTY)
        elif code < AT:
            uses.begin_use(self, USABLE[code - USE])
        elif code < SEAT:
            uses.use_cell(self, code - AT)
        elif code < GET:
            uses.use_seat(self, code - SEAT)
        elif code < GIVE:
            uses.use_get(self, code - GET)
        elif code < SEND:
            uses.use_give(self, code - GIVE)
        elif code < SETTLE:
            sending.send(self, code - SEND)
        else:
            sending.settle(self, code - SETTLE)

    # Chance decides.

    def happen(self, code: i64) -> None:
        """Carry out what chance brings."""
        stage: i64 = self.stage
        if stage == DRAWN:
            turns.drawn(self, code - CARD)
        elif stage == TURNED_UP:
            turns.turned_up(self, code - CARD)
        elif stage == LIFTED:
            turns.lifted(self, code - CARD)
        elif stage == REVEAL:
            flow.reveal(self, code - CARD)
        elif stage == DEAL:
            dealing.deal(self, code - CARD)
        elif stage == SHOW_LEGEND:
            dealing.show_legend(self, code - LEGEND)
        elif stage == REFILL:
            turns.refill(self, code - LEGEND)
        elif stage == NEW_DECK:
            flow.new_deck(self, code - CARD)
        elif stage == TOKEN_SHOWN:
            tokens.token_turned(self, code - TOKEN)
        elif stage == FIRST_DISCARD:
            dealing.first_discard(self, code - CARD)
        elif stage == FIRST_PLAYER:
            dealing.take_first_player(self, code - FIRST)
        elif stage == GIVE_RACE:
            dealing.give_race(self, HUMAN + code - RACE)
        elif stage == ROUND_REFILL:
            flow.round_refill(self, code - LEGEND)
        elif stage == LOOKED:
            uses.looked(self, code - TOKEN)
        else:
            uses.grabbed(self, code - TOKEN)

    def brings(self) -> i64:
        """The first code of what chance brings now."""
        stage: i64 = self.stage
        if stage >= NEW_DECK or (stage >= FIRST_DISCARD and stage <= LIFTED):
            return CARD
        if stage == SHOW_LEGEND or stage == REFILL or stage == ROUND_REFILL:
            return LEGEND
        if stage == TOKEN_SHOWN or stage == LOOKED or stage == GRABBED:
            return TOKEN
        return FIRST if stage == FIRST_PLAYER else RACE

    def token_pool(self) -> i64:
        """The tokens that may lie where one is turned now."""
        return self.kingdoms[self.mover if self.stage == TOKEN_SHOWN else self.aim].pool

    def weight(self, code: i64) -> i64:
        """How many of the equally likely cases bring this code."""
        base: i64 = self.brings()
        number: i64 = code - base
        if number < 0:
            return 0
        if base == CARD:
            if number >= KINDS:
                return 0
            return self.source().count(number) if self.from_deck() else self.hidden.count(number)
        if base == LEGEND:
            return (self.legend_pile >> number) & 1 if number < LEGENDS else 0
        if base == TOKEN:
            return (self.token_pool() >> number) & 1 if number < TOKENS else 0
        if base == RACE:
            return (dealing.free_races(self) >> number) & 1 if number < 4 else 0
        return 1 if number < self.players else 0

    def from_deck(self) -> bool:
        return self.stage == DRAWN or self.stage == NEW_DECK

    def list_chance(self, out: Outcomes) -> None:
        base: i64 = self.brings()
        number: i64 = 0
        while number < LEGENDS:
            out.add(base + number, self.weight(base + number))
            number += 1

    def chance_stream(self) -> i64:
        base: i64 = self.brings()
        if base == CARD and self.stage != DEAL and self.stage != FIRST_DISCARD:
            return STREAM_DECK
        return STREAM_EVENTS if base == TOKEN else STREAM_DEAL

    def draw(self, rng: Rng) -> i64:
        base: i64 = self.brings()
        if base == CARD:
            pool = self.source() if self.from_deck() else self.hidden
            return CARD + pool.pick(rng.below(pool.size))
        if base == FIRST:
            return FIRST + rng.below(self.players)
        cases: i64 = self.legend_pile
        if base != LEGEND:
            cases = self.token_pool() if base == TOKEN else dealing.free_races(self)
        return base + nth(cases, rng.below(ones(cases)))
