# mypyc: hot
"""Whether an answer is legal. A verb belongs to one question, or to the few that are named here."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.games.tribes.engine.auction import test_bid, test_hand
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import test_build, test_claim, test_spare
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_AMBUSH,
    A_BASKET,
    A_BASKET_TYPE,
    A_BEFORE,
    A_BID,
    A_BONUS,
    A_ELDER,
    A_END,
    A_FARM,
    A_FIGHT,
    A_FLEE,
    A_FOUND,
    A_GATHER,
    A_GIFT,
    A_GROW,
    A_HAND,
    A_INVADERS,
    A_LEADER,
    A_LEARN,
    A_LIGHT,
    A_LOSE,
    A_MAMMOTH,
    A_MIX,
    A_MOVE,
    A_OFFER,
    A_POT_GIVE,
    A_POT_TAKE,
    A_PUSH,
    A_PUSH_TO,
    A_REPEL,
    A_RETURN,
    A_SETTLE,
    A_SHOOT,
    A_SPARE,
    A_START,
    A_TIGER,
    A_TRIBUTE,
    A_VOLCANO,
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
from folkmoot.games.tribes.engine.conflicts import may_attack, test_ambush, test_fight, test_flee, test_target
from folkmoot.games.tribes.engine.dealing import test_bonus, test_lead, test_start
from folkmoot.games.tribes.engine.gathering import (
    test_basket,
    test_discard,
    test_gather,
    test_gift,
    test_mix,
    test_yield,
)
from folkmoot.games.tribes.engine.growing import test_farm, test_grow
from folkmoot.games.tribes.engine.happenings import test_spot
from folkmoot.games.tribes.engine.market import test_borrow, test_buy, test_strengthen, test_trade, test_tribute
from folkmoot.games.tribes.engine.moving import test_found, test_move, test_push, test_push_to, test_wander
from folkmoot.games.tribes.engine.offerings import test_give, test_offer, test_pottery, test_sacrifice, test_study
from folkmoot.games.tribes.engine.turns import test_act, test_hunting, test_keep, test_return
from folkmoot.games.tribes.engine.volcano import test_loss


def test_answer(s: Board, code: i64) -> i64:
    if code >= MOVE:
        return test_move(s, code) if s.phase == A_MOVE else test_wander(s, code)
    if code < ELDER:
        return test_begin(s, code)
    if code < TAKE:
        return test_place(s, code)
    return test_pay(s, code) if code < DISCARD else test_rest(s, code)


def test_done(s: Board) -> i64:
    phase: i64 = s.phase
    if phase >= A_GROW and phase <= A_PUSH:
        return LEGAL
    return (
        LEGAL
        if phase == A_END or phase == A_BID or phase == A_SETTLE or phase == A_FARM or phase == A_ELDER
        else NOT_NOW
    )


def test_begin(s: Board, code: i64) -> i64:
    """From DONE to BUILD."""
    phase: i64 = s.phase
    if code == DONE:
        return test_done(s)
    if code < ACT:
        if phase != A_BEFORE:
            return NOT_NOW
        return LEGAL if code == ROLL else test_keep(s, code - KEEP)
    if code < STRENGTHEN:
        if phase != A_ACT:
            return NOT_NOW
        return test_act(s, (code - ACT) // 3, (code - ACT) % 3) if code < HUNT else test_hunting(s, code)
    if code < PLACE:
        return test_strengthen(s, code - STRENGTHEN)
    if code < GROW:
        if phase == A_START:
            return test_start(s, code - PLACE)
        return test_return(s, code - PLACE) if phase == A_RETURN else NOT_NOW
    if code < GATHER:
        if phase == A_GROW:
            return test_grow(s, code - GROW)
        return test_farm(s, code - GROW) if phase == A_FARM else NOT_NOW
    if code < BUILD:
        return test_gather(s, code - GATHER) if phase == A_GATHER else NOT_NOW
    return test_build(s, code - BUILD, phase == A_SETTLE) if phase == A_END or phase == A_SETTLE else NOT_NOW


def test_place(s: Board, code: i64) -> i64:
    """From ELDER to TO."""
    phase: i64 = s.phase
    if code < LOSE:
        if code == ELDER:
            return LEGAL if phase == A_ELDER else NOT_NOW
        return test_fight(s, code - FIGHT) if phase == A_FIGHT else NOT_NOW
    if code < SACRIFICE:
        return test_loss(s, code - LOSE) if phase == A_LOSE else NOT_NOW
    if code < OFFER:
        return test_sacrifice(s, code - SACRIFICE) if phase == A_END else NOT_NOW
    if code < LEAD_MAMMOTH:
        return test_offer(s, code - OFFER) if phase == A_OFFER else NOT_NOW
    if code < SEND_TIGER:
        return test_spot(s, code - LEAD_MAMMOTH) if phase == A_MAMMOTH else NOT_NOW
    if code < LAND_INVADERS:
        return test_spot(s, code - SEND_TIGER) if phase == A_TIGER else NOT_NOW
    if code < FLEE:
        return test_spot(s, code - LAND_INVADERS) if phase == A_INVADERS else NOT_NOW
    if code < FILL:
        if phase != A_FLEE:
            return NOT_NOW
        return test_flee(s, code - FLEE, False) if code < FLEE_RIDING else test_flee(s, code - FLEE_RIDING, True)
    if code < PUSH:
        return test_basket(s, code - FILL) if phase == A_BASKET else NOT_NOW
    if code < TO:
        return test_push(s, (code - PUSH) >> 2, (code - PUSH) & 3) if phase == A_PUSH else NOT_NOW
    return test_push_to(s, code - TO) if phase == A_PUSH_TO else NOT_NOW


def test_take(s: Board, kind: i64) -> i64:
    phase: i64 = s.phase
    if phase == A_YIELD:
        return test_yield(s, kind)
    if phase == A_MIX:
        return test_mix(s, kind)
    if phase == A_GIFT:
        return test_gift(s, kind)
    if phase == A_FOUND:
        return test_found(s, kind)
    if phase == A_BASKET_TYPE:
        return LEGAL
    if phase == A_BONUS or phase == A_LIGHT or phase == A_POT_TAKE:
        return test_bonus(s, kind)
    return NOT_NOW


def test_pay(s: Board, code: i64) -> i64:
    """From TAKE to BUY."""
    phase: i64 = s.phase
    if code < PAY:
        return test_take(s, code - TAKE)
    if code < SPARE:
        return test_tribute(s, code - PAY) if phase == A_TRIBUTE else NOT_NOW
    if code < GIVE:
        return test_spare(s, code - SPARE) if phase == A_SPARE else NOT_NOW
    if code < TRADE:
        gift: i64 = code - GIVE
        if phase == A_HAND:
            return test_hand(s, gift)
        return test_give(s, gift >> 2, gift & 3) if phase == A_POT_GIVE else NOT_NOW
    if code < STUDY:
        return test_trade(s, (code - TRADE) >> 1)
    if code < USE_POTTERY:
        return test_study(s, code - STUDY) if phase == A_END else NOT_NOW
    if code == USE_POTTERY:
        return test_pottery(s) if phase == A_END else NOT_NOW
    return test_buy(s, code - BUY)


def test_rest(s: Board, code: i64) -> i64:
    """From DISCARD to ERUPT_AT."""
    phase: i64 = s.phase
    if code < CLAIM:
        return test_discard(s, code - DISCARD) if phase == A_LEARN else NOT_NOW
    if code < LEAD:
        return test_claim(s, code - CLAIM) if phase == A_END else NOT_NOW
    if code < BORROW:
        return test_lead(s, code - LEAD) if phase == A_LEADER else NOT_NOW
    if code < BID:
        if phase == A_FIGHT and not may_attack(s):
            return NOT_NOW
        return test_borrow(s, (code - BORROW) >> 2, (code - BORROW) & 3)
    if code < AMBUSH_WITH:
        return test_bid(s, code - BID + 1) if phase == A_BID else NOT_NOW
    if code < SHOOT:
        return test_ambush(s, code - AMBUSH_WITH) if phase == A_AMBUSH else NOT_NOW
    if code < REPEL:
        return test_target(s, code - SHOOT) if phase == A_SHOOT else NOT_NOW
    if code < ERUPT_AT:
        return test_target(s, code - REPEL) if phase == A_REPEL else NOT_NOW
    return test_spot(s, code - ERUPT_AT) if phase == A_VOLCANO else NOT_NOW
