# mypyc: hot
"""What an answer does, sorted by verb, as the codes are."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.tribes.engine.auction import bid, hand_out, pass_bid
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import build, claim, settle_elder, spare
from folkmoot.games.tribes.engine.codes import (
    A_BASKET_TYPE,
    A_BID,
    A_BONUS,
    A_END,
    A_FARM,
    A_FOUND,
    A_GATHER,
    A_GIFT,
    A_GROW,
    A_HAND,
    A_LEARN,
    A_LIGHT,
    A_MIX,
    A_MOVE,
    A_PUSH,
    A_SETTLE,
    A_START,
    A_WANDER,
    A_YIELD,
    ACT,
    AMBUSH_WITH,
    BID,
    BORROW,
    BUILD,
    BUY,
    CLAIM,
    DISCARD,
    DONE,
    ELDER,
    ERUPT_AT,
    FIGHT,
    FILL,
    FLEE,
    FLEE_RIDING,
    GATHER,
    GIVE,
    GROW,
    HUNT,
    KEEP,
    LAND_INVADERS,
    LEAD,
    LEAD_MAMMOTH,
    LOSE,
    MOVE,
    OFFER,
    P_NEXT,
    PAY,
    PLACE,
    PUSH,
    REPEL,
    ROLL,
    SACRIFICE,
    SEND_TIGER,
    SHOOT,
    SPARE,
    STRENGTHEN,
    STUDY,
    TAKE,
    TO,
    TRADE,
    USE_POTTERY,
)
from folkmoot.games.tribes.engine.conflicts import fight, flee, repel, shoot, strike
from folkmoot.games.tribes.engine.dealing import lead, start_at, take_bonus
from folkmoot.games.tribes.engine.gathering import (
    discard,
    fill_basket,
    gather,
    gather_done,
    learn_done,
    take_basket,
    take_gift,
    take_mix,
    take_yield,
)
from folkmoot.games.tribes.engine.growing import (
    farm,
    finish_wandering,
    grow,
    grow_done,
    pay_tribute,
    prepare,
    take_light,
)
from folkmoot.games.tribes.engine.happenings import land_invaders, lead_mammoth, refuse_to_settle, send_tiger
from folkmoot.games.tribes.engine.market import borrow, buy, strengthen, trade
from folkmoot.games.tribes.engine.moving import move, move_done, push, push_to, take_found, wander
from folkmoot.games.tribes.engine.offerings import (
    give_for_pottery,
    offer,
    sacrifice,
    study,
    take_from_pottery,
    use_pottery,
)
from folkmoot.games.tribes.engine.turns import act, come_back, hunt, keep, roll
from folkmoot.games.tribes.engine.volcano import lose_member, place_volcano


def take_answer(s: Board, code: i64) -> None:
    if code >= MOVE:
        if s.phase == A_MOVE:
            move(s, code)
        else:
            wander(s, code)
    elif code < ELDER:
        take_begin(s, code)
    elif code < TAKE:
        take_place(s, code)
    elif code < DISCARD:
        take_pay(s, code)
    else:
        take_rest(s, code)


def take_done(s: Board) -> None:
    phase: i64 = s.phase
    if phase == A_END:
        s.phase = P_NEXT
    elif phase == A_MOVE:
        move_done(s)
    elif phase == A_GROW:
        grow_done(s)
    elif phase == A_GATHER:
        gather_done(s)
    elif phase == A_LEARN:
        learn_done(s)
    elif phase == A_WANDER:
        finish_wandering(s)
    elif phase == A_PUSH:
        push(s, DONE)
    elif phase == A_FARM:
        farm(s, DONE)
    elif phase == A_BID:
        pass_bid(s)
    elif phase == A_SETTLE:
        refuse_to_settle(s)
    else:
        settle_elder(s, DONE)


def take_begin(s: Board, code: i64) -> None:
    """From DONE to BUILD."""
    if code == DONE:
        take_done(s)
    elif code == ROLL:
        roll(s)
    elif code < ACT:
        keep(s, code - KEEP)
    elif code < HUNT:
        act(s, (code - ACT) // 3, (code - ACT) % 3)
    elif code < STRENGTHEN:
        hunt(s, code)
    elif code < PLACE:
        strengthen(s, code - STRENGTHEN)
        prepare(s)
    elif code < GROW:
        if s.phase == A_START:
            start_at(s, code - PLACE)
        else:
            come_back(s, code - PLACE)
    elif code < GATHER:
        if s.phase == A_GROW:
            grow(s, code - GROW)
        else:
            farm(s, code)
    elif code < BUILD:
        gather(s, code - GATHER)
    else:
        build(s, code - BUILD, s.phase == A_SETTLE)


def take_place(s: Board, code: i64) -> None:
    """From ELDER to TO."""
    if code == ELDER:
        settle_elder(s, ELDER)
    elif code < LOSE:
        fight(s, code - FIGHT)
    elif code < SACRIFICE:
        lose_member(s, code - LOSE)
    elif code < OFFER:
        sacrifice(s, code - SACRIFICE)
    elif code < LEAD_MAMMOTH:
        offer(s, code - OFFER)
    elif code < SEND_TIGER:
        lead_mammoth(s, code - LEAD_MAMMOTH)
    elif code < LAND_INVADERS:
        send_tiger(s, code - SEND_TIGER)
    elif code < FLEE:
        land_invaders(s, code - LAND_INVADERS)
    elif code < FLEE_RIDING:
        flee(s, code - FLEE, False)
    elif code < FILL:
        flee(s, code - FLEE_RIDING, True)
    elif code < PUSH:
        fill_basket(s, code - FILL)
    elif code < TO:
        push(s, code)
    else:
        push_to(s, code - TO)


def take_resource(s: Board, kind: i64) -> None:
    phase: i64 = s.phase
    if phase == A_YIELD:
        take_yield(s, kind)
    elif phase == A_MIX:
        take_mix(s, kind)
    elif phase == A_GIFT:
        take_gift(s, kind)
    elif phase == A_FOUND:
        take_found(s, kind)
    elif phase == A_BASKET_TYPE:
        take_basket(s, kind)
    elif phase == A_BONUS:
        take_bonus(s, kind)
    elif phase == A_LIGHT:
        take_light(s, kind)
    else:
        take_from_pottery(s, kind)


def take_pay(s: Board, code: i64) -> None:
    """From TAKE to BUY."""
    if code < PAY:
        take_resource(s, code - TAKE)
    elif code < SPARE:
        pay_tribute(s, code - PAY)
    elif code < GIVE:
        spare(s, code - SPARE)
    elif code < TRADE:
        gift: i64 = code - GIVE
        if s.phase == A_HAND:
            hand_out(s, gift)
        else:
            give_for_pottery(s, gift >> 2, gift & 3)
    elif code < STUDY:
        trade(s, code - TRADE)
    elif code < USE_POTTERY:
        study(s, code - STUDY)
    elif code == USE_POTTERY:
        use_pottery(s)
    else:
        buy(s, code - BUY)


def take_rest(s: Board, code: i64) -> None:
    """From DISCARD to ERUPT_AT."""
    if code < CLAIM:
        discard(s, code - DISCARD)
    elif code < LEAD:
        claim(s, code - CLAIM)
    elif code < BORROW:
        lead(s, code - LEAD)
    elif code < BID:
        borrow(s, (code - BORROW) >> 2, (code - BORROW) & 3)
    elif code < AMBUSH_WITH:
        bid(s, code - BID + 1)
    elif code < SHOOT:
        strike(s, code - AMBUSH_WITH)
    elif code < REPEL:
        shoot(s, code - SHOOT)
    elif code < ERUPT_AT:
        repel(s, code - REPEL)
    else:
        place_volcano(s, code - ERUPT_AT)
