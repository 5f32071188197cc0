# mypyc: hot
"""Items and characters: taken or left (A24), then used at the end of the owner's turn with the claims (A25, A28)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, shift
from folkmoot.core.contract import CHANCE, LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.turns import claim, claimable, reason_claim
from folkmoot.games.aetherya.engine.uses import reason_use, spend

# Take or leave (A24, A47).


def reason_token_choice(b: Board, code: i64) -> i64:
    return LEGAL if code == c.KEEP_TOKEN or code == c.LEAVE_TOKEN else NOT_NOW


def choose_token(b: Board, keeping: bool) -> None:
    """A24: decided unseen; a Griffin that lies open is known."""
    kingdom = b.kingdoms[b.active]
    b.keeping = keeping
    if in_set(kingdom.griffins, b.cell):
        kingdom.griffins &= ~shift(1, b.cell)
        token_shown(b, c.GRIFFIN)
        return
    known: i64 = kingdom.token_at(b.cell)
    if known >= 0:
        token_turned(b, known)
    else:
        b.put(c.ASK_TOKEN_SHOWN, CHANCE)


def token_turned(b: Board, token: i64) -> None:
    """A24: it is turned up either way."""
    b.kingdoms[b.active].turn_token(token, b.cell)
    token_shown(b, token)


def token_shown(b: Board, token: i64) -> None:
    if b.keeping:
        b.kingdoms[b.active].own(token, 1)
    else:
        b.put_out(token)
    if b.events is not None:
        data = {"token": c.TOKENS[token], "cell": c.PLACES[b.cell], "kept": b.keeping}
        b.tell("token", "A24", b.active, data)
    b.keeping = False
    b.ask = c.THEN_ACTED


# The end of the turn: claims, tokens, done.


def reason_end(b: Board, code: i64) -> i64:
    if code == c.DONE:
        return c.MUST_TURN if b.setup.must_turn and claimable(b) != 0 else LEGAL
    if code >= c.STRIKE and code < c.LAY:
        return reason_strike(b, c.DWARF_V_GOBLIN + code - c.STRIKE)
    if code >= c.USE and code < c.AT:
        return reason_use(b, c.USABLE[code - c.USE])
    return reason_claim(b, code)


def list_end(b: Board, out: Actions) -> None:
    if reason_end(b, c.DONE) == LEGAL:
        out.add(c.DONE)
    list_bits(claimable(b), c.CLAIM, out)
    if b.kingdoms[b.active].beside == 0:
        return
    code: i64 = c.STRIKE
    while code < c.LAY:
        if reason_end(b, code) == LEGAL:
            out.add(code)
        code += 1
    code = c.USE
    while code < c.AT:
        if reason_end(b, code) == LEGAL:
            out.add(code)
        code += 1


def anything_to_do(b: Board) -> bool:
    """Is there a choice at the end of the turn? All of it is public, so the engine ends a turn without one."""
    if claimable(b) != 0:
        return True
    if b.kingdoms[b.active].beside == 0:
        return False
    legend: i64 = c.DWARF_V_GOBLIN
    while legend < c.DWARF_V_GOBLIN + c.UNEVEN:
        if reason_strike(b, legend) == LEGAL:
            return True
        legend += 1
    for token in c.USABLE:
        if reason_use(b, token) == LEGAL:
            return True
    return False


def reason_strike(b: Board, legend: i64) -> i64:
    """A28: a two-against-one legend with one against one touching; the turn's one claim."""
    kingdom = b.kingdoms[b.active]
    if kingdom.owned(c.SWORD) == 0:
        return c.NOT_OWNED
    if b.claimed:
        return c.ONE_CLAIM
    if not in_set(b.shown, legend):
        return c.NOT_SHOWN
    return LEGAL if in_set(kingdom.met, legend + c.NUM_LEGENDS) else c.ONE_AGAINST_ONE


def strike(b: Board, legend: i64) -> None:
    spend(b, c.SWORD, "A28")
    claim(b, legend)
