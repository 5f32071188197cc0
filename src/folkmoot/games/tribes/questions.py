# mypyc: hot
"""Every question's answers: which are offered, whether one is legal, what it does. Sorted by verb, as the codes are."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL, NOT_NOW, Actions
from folkmoot.games.tribes.board import Board
from folkmoot.games.tribes.building import (
    build,
    claim,
    give_for_pottery,
    list_builds,
    list_elder,
    list_end,
    list_offers,
    list_pottery_gifts,
    list_spares,
    offer,
    sacrifice,
    settle_elder,
    spare,
    study,
    take_from_pottery,
    test_build,
    test_claim,
    test_give,
    test_offer,
    test_pottery,
    test_sacrifice,
    test_spare,
    test_study,
    use_pottery,
)
from folkmoot.games.tribes.cards import (
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
    A_WANDER,
    A_YIELD,
    ACT,
    AMBUSH_WITH,
    BID,
    BORROW,
    BUILD,
    BUY,
    CELLS,
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
    HEXES,
    HUNT,
    KEEP,
    LAND_INVADERS,
    LEAD,
    LEAD_MAMMOTH,
    LOSE,
    MOVE,
    NO_POWER,
    OFFER,
    P_ACTED,
    P_ARMED,
    P_AUCTION,
    P_CONFLICTS,
    P_DOUBLE,
    P_DRAW,
    P_ERUPT,
    P_FOUGHT,
    P_GATHERED,
    P_GIFT,
    P_NEXT,
    P_ROUNDS,
    P_SETTLERS,
    P_TURN,
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
from folkmoot.games.tribes.conflicts import (
    arm,
    fight,
    flee,
    fought,
    list_ambush,
    list_fights,
    list_flights,
    list_targets_of,
    may_attack,
    next_conflict,
    repel,
    rounds,
    shoot,
    strike,
    test_ambush,
    test_fight,
    test_flee,
    test_target,
)
from folkmoot.games.tribes.deal import (
    lead,
    list_leaders,
    list_start,
    list_takes,
    next_deal,
    start_at,
    take_bonus,
    test_bonus,
    test_lead,
    test_start,
)
from folkmoot.games.tribes.gathering import (
    discard,
    draw_goal,
    fill_basket,
    gather,
    gather_done,
    gathered,
    give_gift,
    learn_done,
    list_baskets,
    list_gather,
    list_gifts,
    list_learn,
    list_mix,
    list_yields,
    take_basket,
    take_gift,
    take_mix,
    take_yield,
    test_basket,
    test_discard,
    test_gather,
    test_gift,
    test_mix,
    test_yield,
)
from folkmoot.games.tribes.growing import (
    farm,
    finish_wandering,
    grow,
    grow_done,
    list_farm,
    list_grow,
    pay_tribute,
    prepare,
    take_light,
    test_farm,
    test_grow,
)
from folkmoot.games.tribes.happenings import (
    bid,
    hand_out,
    land_invaders,
    lead_mammoth,
    list_bids,
    list_hands,
    list_losses,
    list_spots,
    lose_member,
    next_bid,
    next_doubled,
    next_settler,
    next_victim,
    pass_bid,
    place_volcano,
    refuse_to_settle,
    send_tiger,
    test_bid,
    test_hand,
    test_loss,
    test_spot,
)
from folkmoot.games.tribes.market import (
    borrow,
    buy,
    list_buys,
    list_trades,
    list_tribute,
    strengthen,
    test_borrow,
    test_buy,
    test_strengthen,
    test_trade,
    test_tribute,
    trade,
)
from folkmoot.games.tribes.moving import (
    list_found,
    list_move,
    list_moves,
    list_push_to,
    list_pushes,
    list_wander,
    may_wander,
    move,
    move_done,
    push,
    push_to,
    take_found,
    test_found,
    test_move,
    test_push,
    test_push_to,
    wander,
)
from folkmoot.games.tribes.turns import (
    act,
    acted,
    begin_turn,
    come_back,
    end_turn,
    hunt,
    keep,
    list_acts,
    list_before,
    list_returns,
    roll,
    test_act,
    test_hunting,
    test_keep,
    test_return,
)


def list_answers(s: Board, out: Actions) -> None:
    """Every legal answer, ascending."""
    phase: i64 = s.phase
    if phase <= A_LEARN:
        list_main(s, out)
    elif phase <= A_END:
        list_step(s, out)
    elif phase <= A_TRIBUTE:
        list_action_part(s, out)
    else:
        list_other_part(s, out)


def list_main(s: Board, out: Actions) -> None:
    phase: i64 = s.phase
    if phase == A_ACT:
        list_acts(s, out)
    elif phase == A_MOVE:
        list_move(s, out)
    elif phase == A_GROW or phase == A_GATHER or phase == A_LEARN:
        if phase == A_GROW:
            list_grow(s, out)
        elif phase == A_GATHER:
            list_gather(s, out)
        else:
            list_learn(s, out)
        if may_wander(s):
            list_moves(s, out)
    elif phase == A_BEFORE:
        list_before(s, out)
    elif phase == A_RETURN:
        list_returns(s, out)
    elif phase == A_START:
        list_start(s, out)
    elif phase == A_BONUS:
        list_takes(s, out)
    else:
        list_leaders(s, out)


def list_step(s: Board, out: Actions) -> None:
    phase: i64 = s.phase
    if phase == A_END:
        list_end(s, out)
    elif phase == A_FIGHT:
        list_fights(s, out)
    elif phase == A_WANDER:
        list_wander(s, out)
    elif phase == A_PUSH:
        list_pushes(s, out)
    elif phase == A_TIGER:
        list_spots(s, out, SEND_TIGER)
    elif phase == A_INVADERS:
        list_spots(s, out, LAND_INVADERS)
    elif phase == A_MAMMOTH:
        list_spots(s, out, LEAD_MAMMOTH)
    elif phase == A_VOLCANO:
        list_cells(s, out)
    elif phase == A_BID:
        list_bids(s, out)
    else:
        out.add(DONE)
        list_builds(s, out, True)
        list_trades(s, out)
        list_buys(s, out)


def list_cells(s: Board, out: Actions) -> None:
    """Buying comes before the volcano in the order of codes."""
    list_buys(s, out)
    cell: i64 = 0
    while cell < CELLS:
        if test_spot(s, cell) == LEGAL:
            out.add(ERUPT_AT + cell)
        cell += 1


def list_action_part(s: Board, out: Actions) -> None:
    phase: i64 = s.phase
    if phase == A_YIELD:
        list_yields(s, out)
    elif phase == A_MIX:
        list_mix(s, out)
    elif phase == A_GIFT:
        list_gifts(s, out)
    elif phase == A_BASKET:
        list_baskets(s, out)
    elif phase == A_FARM:
        list_farm(s, out)
    elif phase == A_FOUND:
        list_found(s, out)
    elif phase == A_PUSH_TO:
        list_push_to(s, out)
    elif phase == A_TRIBUTE:
        list_tribute(s, out)
    elif phase == A_BASKET_TYPE:
        out.add(TAKE)
        out.add(TAKE + 1)
        out.add(TAKE + 2)
    else:
        list_takes(s, out)


def list_other_part(s: Board, out: Actions) -> None:
    phase: i64 = s.phase
    if phase == A_LOSE:
        list_losses(s, out)
    elif phase == A_HAND:
        list_hands(s, out)
    elif phase == A_SPARE:
        list_spares(s, out)
    elif phase == A_AMBUSH:
        list_ambush(s, out)
    elif phase == A_SHOOT:
        list_targets_of(s, out, SHOOT)
    elif phase == A_REPEL:
        list_targets_of(s, out, REPEL)
    elif phase == A_FLEE:
        list_flights(s, out)
    elif phase == A_ELDER:
        list_elder(s, out)
    elif phase == A_OFFER:
        list_offers(s, out)
    elif phase == A_POT_GIVE:
        list_pottery_gifts(s, out)
    else:
        list_takes(s, out)


# Whether an answer is legal. A verb belongs to one question, or to the few that are named here.


def test_answer(s: Board, code: i64) -> i64:
    if code >= MOVE:
        if s.phase == A_MOVE or may_wander(s):
            return test_move(s, code)
        return NO_POWER if s.phase == A_WANDER else NOT_NOW
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


# What an answer does.


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


# Steps that nobody decides.


def go_on(s: Board) -> None:
    phase: i64 = s.phase
    if phase == P_ACTED:
        acted(s)
    elif phase == P_CONFLICTS:
        next_conflict(s)
    elif phase == P_NEXT:
        end_turn(s)
    elif phase == P_TURN:
        begin_turn(s)
    elif phase == P_GIFT:
        give_gift(s)
    elif phase == P_GATHERED:
        gathered(s)
    elif phase == P_DRAW:
        draw_goal(s)
    elif phase == P_ARMED:
        arm(s)
    elif phase == P_ROUNDS:
        rounds(s)
    elif phase == P_FOUGHT:
        fought(s)
    else:
        go_on_with_event(s)


def go_on_with_event(s: Board) -> None:
    phase: i64 = s.phase
    if phase == P_DOUBLE:
        next_doubled(s)
    elif phase == P_ERUPT:
        next_victim(s)
    elif phase == P_AUCTION:
        next_bid(s)
    elif phase == P_SETTLERS:
        next_settler(s)
    else:
        next_deal(s)


def is_forced(s: Board, answers: Actions) -> bool:
    """Whether there is but one answer, which the engine takes; never the main action or the end of a turn.

    Everything but the order of the decks is public, so all can see that the answer is forced.
    """
    phase: i64 = s.phase
    if phase == A_ACT or phase == A_END or s.drafting:
        return False
    if phase == A_MOVE and s.tribes[s.active].field > moved_members(s):
        return False
    if phase == A_GROW and s.supply(s.active) > 0 and s.tribes[s.active].here != 0:
        return False
    answers.n = 0
    list_answers(s, answers)
    return answers.n == 1


def moved_members(s: Board) -> i64:
    hex: i64 = 0
    number: i64 = 0
    while hex < HEXES and s.moved_low + s.moved_high != 0:
        number += s.moved(hex)
        hex += 1
    return number
