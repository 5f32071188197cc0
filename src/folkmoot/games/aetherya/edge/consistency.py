"""Which question belongs where: to a mode, to tokens, to a part of a turn; and what it remembers."""

from __future__ import annotations

from folkmoot.games.aetherya.engine import codes as w
from folkmoot.games.aetherya.engine.state import AetheryaState

SETUP_STAGES = (w.FIRST_PLAYER, w.GIVE_RACE, w.SHOW_LEGEND, w.FIRST_DISCARD, w.DEAL, w.ARRANGE)
ACTING = (w.TURN, w.DRAWN, w.DROP_ONE, w.HAND, w.PILE, w.TURN_UP, w.TURNED_UP, w.LIFTED)
"""Questions before and within the main action of a turn."""
USING = (w.USE_AT, w.USE_SECOND, w.USE_SEAT, w.USE_THERE, w.USE_GET, w.USE_GIVE)
UNKNOWN_TOKEN = (w.TOKEN_SHOWN, w.LOOKED, w.GRABBED)
AT_THE_END = (w.REVEAL, w.KEEP_BLOCK, w.ENDED)
FILLING = (w.FIRST_PLAYER, w.GIVE_RACE, w.SHOW_LEGEND, w.REFILL, w.ROUND_REFILL)
"""Questions at which a legend has still to be shown."""
ONLY_IN = {
    w.NEW_DECK: w.VERSUS, w.REFILL: w.VERSUS, w.PILE: w.COOP, w.ROUND_REFILL: w.COOP, w.CHOOSE_PENALTY: w.COOP,
    w.SWAP_ROWS: w.SOLO, w.SWAP_WITH: w.SOLO, w.DROP_ONE: w.SOLO, w.KEEP_BLOCK: w.SOLO,
}  # fmt: skip
"""Questions of one mode."""
ONLY_WITH_TOKENS = (w.TOKEN_CHOICE, *UNKNOWN_TOKEN, *USING)
WITH_CELL = (w.TURNED_UP, w.LIFTED, w.TOKEN_CHOICE, w.TOKEN_SHOWN, w.USE_SECOND, w.LOOKED, w.GRABBED)
WITH_AIM = (w.USE_THERE, w.USE_GET, w.USE_GIVE, w.LOOKED, w.GRABBED)
WITH_USE = {
    w.USE_AT: (w.TREATY, w.STAFF, w.HAMMER),
    w.USE_SECOND: (w.HAMMER,),
    w.USE_SEAT: (w.PALANTIR, w.GRIFFIN, w.SMUGGLER, w.THIEF),
    w.USE_THERE: (w.PALANTIR, w.GRIFFIN),
    w.USE_GET: (w.SMUGGLER, w.THIEF),
    w.USE_GIVE: (w.SMUGGLER,),
    w.LOOKED: (w.PALANTIR,),
    w.GRABBED: (w.GRIFFIN,),
}
"""The tokens that lead to each of these questions."""


def asked_here(t: AetheryaState) -> bool:
    """Whether games with these options have the question."""
    stage = int(t.stage)
    if stage in ONLY_WITH_TOKENS:
        return bool(t.setup.tokens)
    if stage == w.GIVE_RACE:
        return bool(t.setup.variant == w.CONFRONTATION)
    return ONLY_IN.get(stage, t.setup.mode) == t.setup.mode and (stage != w.FIRST_PLAYER or t.players > 1)
