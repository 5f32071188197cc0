# mypyc: hot
"""The state: which question is open, what may be answered, what an answer does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import bit, nth, ones
from folkmoot.core.contract import (
    CHANCE,
    OVER,
    STREAM_DEAL,
    STREAM_DECK,
    STREAM_EVENTS,
    Game,
    State,
)
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.rng import Rng
from folkmoot.core.values import Doc
from folkmoot.games.aetherya.engine import (
    building,
    campaign,
    dealing,
    flow,
    pacts,
    sending,
    tokens,
    turns,
    uses,
)
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.fates import age_failed
from folkmoot.games.aetherya.engine.options import Setup
from folkmoot.games.aetherya.engine.scenarios import pad_of, shared_scores
from folkmoot.games.aetherya.engine.scoring import legend_points


@final
class AetheryaState(Board):
    """One position of Legends of Aetherya."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)

    def clone(self) -> AetheryaState:
        copy = AetheryaState(self.game, self.setup)
        copy.copy_board(self)
        return copy

    def copy_from(self, other: State) -> None:
        if not isinstance(other, AetheryaState):
            raise self.cannot_copy(other)
        self.copy_board(other)

    def scores(self) -> list[int]:
        """A18, A39, A44: kingdoms as all see them; alone the ages add up; in co-op the penalty is taken off."""
        if self.ask <= c.ASK_DEAL or self.ask == c.ASK_ARRANGE:
            return [self.past_ages()] * int(self.players)
        mode: i64 = self.setup.mode
        box = self.setup.box
        points: list[int] = []
        seat: i64 = 0
        while seat < self.players:
            points.append(pad_of(self, self.kingdoms[seat], seat).total())
            seat += 1
        if mode == c.COOP:
            cost: i64 = legend_points(self.penalty, box)
            return [one - cost for one in points]
        if mode == c.SOLO:
            return [self.campaign_points(points[0])]
        if self.setup.variant >= c.CONFRONTATION:
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

    def reason_of_seat(self, code: i64) -> i64:
        ask: i64 = self.ask
        if ask == c.ASK_HAND:
            return turns.reason_hand(self, code)
        if ask == c.ASK_TURN:
            return turns.reason_turn(self, code)
        if ask == c.ASK_TURN_UP:
            return turns.reason_turn_up(self, code)
        if ask == c.ASK_TURN_END:
            return tokens.reason_end(self, code)
        if ask == c.ASK_TOKEN:
            return tokens.reason_token_choice(self, code)
        if ask == c.ASK_ARRANGE:
            return dealing.reason_arrange(self, code)
        if ask == c.ASK_DROP:
            return turns.reason_drop(self, code)
        if ask == c.ASK_PILE:
            return turns.reason_pile(self, code)
        if ask >= c.ASK_USE_AT and ask <= c.ASK_USE_GIVE:
            return uses.reason_using(self, code)
        if ask == c.ASK_PACT:
            return pacts.reason_answer(self, code)
        if ask == c.ASK_BUILD:
            return building.reason_build(self, code)
        if ask == c.ASK_PENALTY:
            return flow.reason_penalty(self, code)
        if ask == c.ASK_BLOCK:
            return campaign.reason_block(self, code)
        return campaign.reason_swap(self, code)

    def list_legal(self, out: Actions) -> None:
        ask: i64 = self.ask
        if ask == c.ASK_HAND:
            turns.list_hand(self, out)
        elif ask == c.ASK_TURN:
            turns.list_turn(self, out)
        elif ask == c.ASK_TURN_UP:
            turns.list_turn_up(self, out)
        elif ask == c.ASK_TURN_END:
            tokens.list_end(self, out)
        elif ask == c.ASK_TOKEN:
            out.add(c.KEEP_TOKEN)
            out.add(c.LEAVE_TOKEN)
        elif ask == c.ASK_ARRANGE:
            dealing.list_arrange(self, out)
        elif ask == c.ASK_DROP:
            turns.list_drop(self, out)
        elif ask == c.ASK_PILE:
            out.add(c.DISCARD)
            out.add(c.DISCARD + 1)
        elif ask >= c.ASK_USE_AT and ask <= c.ASK_USE_GIVE:
            uses.list_using(self, out)
        elif ask == c.ASK_PACT:
            pacts.list_answers(self, out)
        elif ask == c.ASK_BUILD:
            building.list_build(self, out)
        elif ask == c.ASK_PENALTY:
            flow.list_penalty(self, out)
        elif ask == c.ASK_BLOCK:
            campaign.list_block(self, out)
        else:
            campaign.list_swap(self, out)

    def step(self, code: i64) -> None:
        if self.events is not None:
            self.watched_step(code)
            return
        if code >= c.NUM_ACTIONS:
            self.happen(code)
        else:
            self.act(code)
        flow.advance(self)

    def watched_step(self, code: i64) -> None:
        """A step with its events, and at the end what is asked now."""
        before = self.game.asked(self, False)
        if code >= c.NUM_ACTIONS:
            self.happen(code)
        else:
            self.act(code)
        flow.advance(self)
        self.tell_ask(before)

    def tell_ask(self, before: Doc) -> None:
        """An `ask` event if anything of it has changed; inside a draft only the drafter learns of it."""
        if self.drafting:
            self.tell("ask", "A8", self.turn, None, self.game.asked(self, True))
            return
        now = self.game.asked(self, False)
        if now != before:
            self.tell("ask", now["prompt"]["rule"], -1 if self.turn == CHANCE else self.turn, now)

    def act(self, code: i64) -> None:
        """Carry out a seat's action, by its code."""
        if code < c.DISCARD:
            if code < c.DRAW:
                turns.take(self, code - c.TAKE)
            elif code == c.DRAW:
                turns.draw_from_deck(self, 1)
            elif code == c.DRAW_TWO:
                turns.draw_from_deck(self, turns.TWO_CARDS)
            else:
                turns.draw_and_take(self)
        elif code < c.DONE:
            if self.ask == c.ASK_PILE:
                turns.choose_pile(self, code - c.DISCARD)
            else:
                turns.discard_drawn(self, code - c.DISCARD)
        elif code == c.DONE:
            if self.ask == c.ASK_PACT:
                pacts.refuse(self)
                return
            self.ask = c.THEN_BEGIN if self.ask == c.ASK_SWAP_ROWS else c.THEN_TURN_OVER
        elif code <= c.LEAVE_TOKEN:
            tokens.choose_token(self, code == c.KEEP_TOKEN)
        elif code < c.FLIP:
            turns.place(self, code - c.PLACE)
        elif code < c.CLAIM:
            turns.flip(self, code - c.FLIP)
        elif code < c.STRIKE:
            turns.claim(self, code - c.CLAIM)
        else:
            self.act_rarely(code)

    def act_rarely(self, code: i64) -> None:
        if code < c.LAY:
            tokens.strike(self, c.DWARF_V_GOBLIN + code - c.STRIKE)
        elif code < c.DROP:
            dealing.lay(self, code - c.LAY)
        elif code < c.SWAP:
            turns.drop(self, code - c.DROP)
        elif code < c.BLOCK:
            campaign.choose_swap(self, code - c.SWAP)
        elif code < c.PENALTY:
            campaign.keep_block(self, code - c.BLOCK)
        elif code < c.USE:
            flow.choose_penalty(self, code - c.PENALTY)
        elif code < c.AT:
            uses.begin_use(self, c.USABLE[code - c.USE])
        elif code < c.SEAT:
            if self.ask == c.ASK_BUILD:
                building.build(self, code - c.AT)
            else:
                uses.use_cell(self, code - c.AT)
        elif code < c.GET:
            if self.ask == c.ASK_TURN:
                pacts.speak(self, code - c.SEAT)
            elif self.ask == c.ASK_PACT:
                pacts.accept(self)
            else:
                uses.use_seat(self, code - c.SEAT)
        elif code < c.GIVE:
            uses.use_get(self, code - c.GET)
        elif code < c.SEND:
            uses.use_give(self, code - c.GIVE)
        elif code < c.SETTLE:
            sending.send(self, code - c.SEND)
        else:
            sending.settle(self, code - c.SETTLE)

    # Chance decides.

    def happen(self, code: i64) -> None:
        """Carry out what chance brings."""
        ask: i64 = self.ask
        if ask == c.ASK_DRAWN:
            turns.drawn(self, code - c.CARD)
        elif ask == c.ASK_TURNED_UP:
            turns.turned_up(self, code - c.CARD)
        elif ask == c.ASK_LIFTED:
            turns.lifted(self, code - c.CARD)
        elif ask == c.ASK_REVEAL:
            flow.reveal(self, code - c.CARD)
        elif ask == c.ASK_DEAL:
            dealing.deal(self, code - c.CARD)
        elif ask == c.ASK_SHOW_LEGEND:
            dealing.show_legend(self, code - c.LEGEND)
        elif ask == c.ASK_REFILL:
            turns.refill(self, code - c.LEGEND)
        elif ask == c.ASK_NEW_DECK:
            flow.new_deck(self, code - c.CARD)
        elif ask == c.ASK_TOKEN_SHOWN:
            tokens.token_turned(self, code - c.TOKEN)
        elif ask == c.ASK_FIRST_DISCARD:
            dealing.first_discard(self, code - c.CARD)
        elif ask == c.ASK_FIRST_PLAYER:
            dealing.take_first_player(self, dealing.beginner(code))
        elif ask == c.ASK_GIVE_RACE:
            dealing.give_race(self, c.HUMAN + code - c.RACE)
        elif ask == c.ASK_ROUND_REFILL:
            flow.round_refill(self, code - c.LEGEND)
        elif ask == c.ASK_LOOKED:
            uses.looked(self, code - c.TOKEN)
        else:
            uses.grabbed(self, code - c.TOKEN)

    def brings(self) -> i64:
        """The first code of what chance brings now."""
        ask: i64 = self.ask
        if ask >= c.ASK_NEW_DECK or (ask >= c.ASK_FIRST_DISCARD and ask <= c.ASK_LIFTED):
            return c.CARD
        if ask == c.ASK_SHOW_LEGEND or ask == c.ASK_REFILL or ask == c.ASK_ROUND_REFILL:
            return c.LEGEND
        if ask == c.ASK_TOKEN_SHOWN or ask == c.ASK_LOOKED or ask == c.ASK_GRABBED:
            return c.TOKEN
        return c.FIRST if ask == c.ASK_FIRST_PLAYER else c.RACE

    def token_pool(self) -> i64:
        """The tokens that may lie where one is turned now."""
        return self.kingdoms[self.active if self.ask == c.ASK_TOKEN_SHOWN else self.aim].pool

    def weight(self, code: i64) -> i64:
        """Return the number of the equally likely cases with this code."""
        base: i64 = self.brings()
        number: i64 = code - base
        if number < 0:
            return 0
        if base == c.CARD:
            if number >= c.NUM_KINDS:
                return 0
            return self.source().count(number) if self.from_deck() else self.hidden.count(number)
        if base == c.LEGEND:
            return bit(self.legend_pile, number) if number < c.NUM_LEGENDS else 0
        if base == c.TOKEN:
            return bit(self.token_pool(), number) if number < c.NUM_TOKENS else 0
        if base == c.RACE:
            return bit(dealing.free_races(self), number) if number < c.NUM_RACES else 0
        seat: i64 = dealing.beginner(code)
        return 1 if seat >= 0 and seat < self.players else 0

    def from_deck(self) -> bool:
        return self.ask == c.ASK_DRAWN or self.ask == c.ASK_NEW_DECK

    def list_chance(self, out: Outcomes) -> None:
        base: i64 = self.brings()
        number: i64 = 0
        while number < c.NUM_LEGENDS:
            out.add(base + number, self.weight(base + number))
            number += 1

    def chance_stream(self) -> i64:
        base: i64 = self.brings()
        if base == c.CARD and self.ask != c.ASK_DEAL and self.ask != c.ASK_FIRST_DISCARD:
            return STREAM_DECK
        return STREAM_EVENTS if base == c.TOKEN else STREAM_DEAL

    def draw(self, rng: Rng) -> i64:
        base: i64 = self.brings()
        if base == c.CARD:
            pool = self.source() if self.from_deck() else self.hidden
            return c.CARD + pool.pick(rng.below(pool.size))
        if base == c.FIRST:
            return dealing.beginning(rng.below(self.players))
        cases: i64 = self.legend_pile
        if base != c.LEGEND:
            cases = self.token_pool() if base == c.TOKEN else dealing.free_races(self)
        return base + nth(cases, rng.below(ones(cases)))
