# mypyc: hot
"""Every question's answers: which are offered, and whether there is a choice at all."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.auction import list_bids, list_hands
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import list_builds, list_elder, list_end, list_spares
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
    A_LEARN,
    A_LOSE,
    A_MAMMOTH,
    A_MIX,
    A_MOVE,
    A_OFFER,
    A_POT_GIVE,
    A_PUSH,
    A_PUSH_TO,
    A_REPEL,
    A_RETURN,
    A_SHOOT,
    A_SPARE,
    A_START,
    A_TIGER,
    A_TRIBUTE,
    A_VOLCANO,
    A_WANDER,
    A_YIELD,
    CELLS,
    DONE,
    ERUPT_AT,
    HEXES,
    LAND_INVADERS,
    LEAD_MAMMOTH,
    REPEL,
    SEND_TIGER,
    SHOOT,
    TAKE,
)
from folkmoot.games.tribes.engine.conflicts import list_ambush, list_fights, list_flights, list_targets_of
from folkmoot.games.tribes.engine.dealing import list_leaders, list_start, list_takes
from folkmoot.games.tribes.engine.gathering import (
    list_baskets,
    list_gather,
    list_gifts,
    list_learn,
    list_mix,
    list_yields,
)
from folkmoot.games.tribes.engine.growing import list_farm, list_grow
from folkmoot.games.tribes.engine.happenings import list_spots, test_spot
from folkmoot.games.tribes.engine.market import list_buys, list_trades, list_tribute
from folkmoot.games.tribes.engine.moving import (
    list_found,
    list_move,
    list_moves,
    list_push_to,
    list_pushes,
    list_wander,
    may_wander,
)
from folkmoot.games.tribes.engine.offerings import list_offers, list_pottery_gifts
from folkmoot.games.tribes.engine.turns import list_acts, list_before, list_returns
from folkmoot.games.tribes.engine.volcano import list_losses


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
