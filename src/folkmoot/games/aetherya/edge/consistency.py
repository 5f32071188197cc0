"""Which question belongs where: to a mode, to tokens, to a part of a turn; and what it remembers."""

from __future__ import annotations

from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.state import AetheryaState

SETUP_ASKS = (c.ASK_FIRST_PLAYER, c.ASK_GIVE_RACE, c.ASK_SHOW_LEGEND, c.ASK_FIRST_DISCARD, c.ASK_DEAL, c.ASK_ARRANGE)
ACTING = (c.ASK_TURN, c.ASK_DRAWN, c.ASK_DROP, c.ASK_HAND, c.ASK_PILE, c.ASK_TURN_UP, c.ASK_TURNED_UP, c.ASK_LIFTED)
"""Questions before and within the main action of a turn."""
USING = (c.ASK_USE_AT, c.ASK_USE_SECOND, c.ASK_USE_SEAT, c.ASK_USE_THERE, c.ASK_USE_GET, c.ASK_USE_GIVE)
UNKNOWN_TOKEN = (c.ASK_TOKEN_SHOWN, c.ASK_LOOKED, c.ASK_GRABBED)
AT_THE_END = (c.ASK_REVEAL, c.ASK_BLOCK, c.ASK_NOTHING)
FILLING = (c.ASK_FIRST_PLAYER, c.ASK_GIVE_RACE, c.ASK_SHOW_LEGEND, c.ASK_REFILL, c.ASK_ROUND_REFILL)
"""Questions at which a legend has still to be shown."""
ONLY_IN = {
    c.ASK_NEW_DECK: c.VERSUS,
    c.ASK_REFILL: c.VERSUS,
    c.ASK_PILE: c.COOP,
    c.ASK_ROUND_REFILL: c.COOP,
    c.ASK_PENALTY: c.COOP,
    c.ASK_SWAP_ROWS: c.SOLO,
    c.ASK_SWAP_WITH: c.SOLO,
    c.ASK_DROP: c.SOLO,
    c.ASK_BLOCK: c.SOLO,
}
"""Questions of one mode."""
ONLY_WITH_TOKENS = (c.ASK_TOKEN, *UNKNOWN_TOKEN, *USING)


def asked_here(b: AetheryaState) -> bool:
    """Whether games with these options have the question."""
    ask = int(b.ask)
    if ask in ONLY_WITH_TOKENS:
        return bool(b.setup.tokens)
    if ask == c.ASK_GIVE_RACE:
        return bool(b.setup.variant == c.CONFRONTATION)
    return ONLY_IN.get(ask, b.setup.mode) == b.setup.mode and (ask != c.ASK_FIRST_PLAYER or b.players > 1)
