# mypyc: hot
"""Items and characters: taken or left (A24), then used at the end of the own turn with the claims (A25, A28)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    ACTED,
    CLAIM,
    DONE,
    DWARF_V_GOBLIN,
    GRIFFIN,
    KEEP_TOKEN,
    LEAVE_TOKEN,
    LEGENDS,
    PLACES,
    STRIKE,
    SWORD,
    TOKEN_SHOWN,
    TOKEN_WORDS,
    USABLE,
    USE,
)
from folkmoot.games.aetherya.engine.reasons import MUST_TURN, NOT_OWNED, NOT_SHOWN, ONE_AGAINST_ONE, ONE_CLAIM
from folkmoot.games.aetherya.engine.turns import add_bits, claim, claimable, reason_claim
from folkmoot.games.aetherya.engine.uses import reason_use, spend

# Take or leave (A24, A47).


def reason_token_choice(t: Table, code: i64) -> i64:
    return LEGAL if code == KEEP_TOKEN or code == LEAVE_TOKEN else NOT_NOW


def choose_token(t: Table, keeping: bool) -> None:
    """A24: decided unseen; a Griffin that lies open is known."""
    kingdom = t.kingdoms[t.mover]
    t.keeping = keeping
    if (kingdom.griffins >> t.cell) & 1 != 0:
        kingdom.griffins &= ~shift(1, t.cell)
        token_shown(t, GRIFFIN)
        return
    known: i64 = kingdom.token_at(t.cell)
    if known >= 0:
        token_turned(t, known)
    else:
        t.wait(TOKEN_SHOWN)


def token_turned(t: Table, token: i64) -> None:
    """A24: it is turned up either way."""
    t.kingdoms[t.mover].turn_token(token, t.cell)
    token_shown(t, token)


def token_shown(t: Table, token: i64) -> None:
    if t.keeping:
        t.kingdoms[t.mover].own(token, 1)
    else:
        t.put_out(token)
    if t.events is not None:
        data = {"token": TOKEN_WORDS[token], "cell": PLACES[t.cell], "kept": t.keeping}
        t.note("token", "A24", int(t.mover), data)
    t.keeping = False
    t.stage = ACTED


# The end of the turn: claims, tokens, done.


def reason_end(t: Table, code: i64) -> i64:
    if code == DONE:
        return MUST_TURN if t.setup.must_turn and claimable(t) != 0 else LEGAL
    if code >= STRIKE and code < STRIKE + 4:
        return reason_strike(t, DWARF_V_GOBLIN + code - STRIKE)
    if code >= USE and code < USE + len(USABLE):
        return reason_use(t, USABLE[code - USE])
    return reason_claim(t, code)


def list_end(t: Table, out: Actions) -> None:
    if reason_end(t, DONE) == LEGAL:
        out.add(DONE)
    add_bits(out, CLAIM, claimable(t))
    if t.kingdoms[t.mover].beside == 0:
        return
    code: i64 = STRIKE
    while code < STRIKE + 4:
        if reason_end(t, code) == LEGAL:
            out.add(code)
        code += 1
    code = USE
    while code < USE + len(USABLE):
        if reason_end(t, code) == LEGAL:
            out.add(code)
        code += 1


def anything_to_do(t: Table) -> bool:
    """Is there a choice at the end of the turn? All of it is public, so the engine ends a turn without one."""
    if claimable(t) != 0:
        return True
    if t.kingdoms[t.mover].beside == 0:
        return False
    legend: i64 = DWARF_V_GOBLIN
    while legend < DWARF_V_GOBLIN + 4:
        if reason_strike(t, legend) == LEGAL:
            return True
        legend += 1
    for token in USABLE:
        if reason_use(t, token) == LEGAL:
            return True
    return False


def reason_strike(t: Table, legend: i64) -> i64:
    """A28: a two-against-one legend with one against one touching; the turn's one claim."""
    kingdom = t.kingdoms[t.mover]
    if kingdom.owned(SWORD) == 0:
        return NOT_OWNED
    if t.claimed:
        return ONE_CLAIM
    if (t.shown >> legend) & 1 == 0:
        return NOT_SHOWN
    return LEGAL if (kingdom.met >> (legend + LEGENDS)) & 1 != 0 else ONE_AGAINST_ONE


def strike(t: Table, legend: i64) -> None:
    spend(t, SWORD, "A28")
    claim(t, legend)
