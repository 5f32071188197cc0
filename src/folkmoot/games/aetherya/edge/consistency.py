"""Check that a position's question fits its options and the table: one nobody could be asked is refused."""

from __future__ import annotations

from folkmoot.core import CHANCE, OVER
from folkmoot.core.bits import in_set, ones
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge.view import pile_data
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.dealing import middle
from folkmoot.games.aetherya.engine.state import AetheryaState

SETUP_ASKS = (c.ASK_FIRST_PLAYER, c.ASK_GIVE_RACE, c.ASK_SHOW_LEGEND, c.ASK_FIRST_DISCARD, c.ASK_DEAL, c.ASK_ARRANGE)
ACTING = (
    c.ASK_TURN,
    c.ASK_DRAWN,
    c.ASK_DROP,
    c.ASK_HAND,
    c.ASK_PILE,
    c.ASK_TURN_UP,
    c.ASK_TURNED_UP,
    c.ASK_LIFTED,
    c.ASK_BUILD,
)
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
LEAST_CARDS = 2
"""A57: a discard, and a card to draw."""


def asked_here(b: AetheryaState) -> bool:
    """Return True if games with these options have the open question."""
    ask = int(b.ask)
    if ask in ONLY_WITH_TOKENS:
        return bool(b.setup.tokens)
    if ask == c.ASK_GIVE_RACE:
        return bool(b.setup.variant == c.CONFRONTATION)
    if ask == c.ASK_BUILD:
        return bool(b.setup.fortresses)
    if ask == c.ASK_PACT:
        return bool(b.setup.pacts)
    return ONLY_IN.get(ask, b.setup.mode) == b.setup.mode and (ask != c.ASK_FIRST_PLAYER or b.players > 1)


def face_down(b: AetheryaState) -> int:
    """Count the face-down cards in the kingdoms."""
    new_age = b.ask == c.ASK_FIRST_DISCARD and b.kingdoms[0].up != 0
    if b.ask in SETUP_ASKS:
        return c.FACE_DOWN if new_age else 0
    number = sum(c.NUM_CELLS - int(ones(b.kingdoms[seat].up)) for seat in range(b.players))
    return number + (1 if b.ask == c.ASK_LIFTED else 0)


def check_question(b: AetheryaState, doc: Field, gaps: bool, unknown: int) -> None:
    """A question must fit what lies on the table; a view has gaps, and unknown cards in a hand."""
    ask = Field(c.ASK_WORDS[b.ask], "prompt.ask", doc.error)
    kingdom = b.kingdoms[b.active]
    if b.turn == OVER and face_down(b):
        raise ask.wrong("at the end every card is face up", "aetherya-end-open")
    if b.setup.variant == c.FRONTIERS and b.ask not in SETUP_ASKS:
        check_nolands(b, doc, unknown)
    if b.ask in SETUP_ASKS and not (b.ask == c.ASK_ARRANGE and gaps):
        check_order(b, doc)
    if b.turn == OVER or b.ask in SETUP_ASKS:
        if b.ask == c.ASK_FIRST_DISCARD and b.first_pile is not None and b.setup.piles == 1:
            raise doc.at("discards").wrong("the first discard lies there already", "aetherya-first-discard")
        return
    for seat in range(b.players if b.ask not in AT_THE_END else 0):
        just = seat == b.active and b.ask in (c.ASK_LIFTED, c.ASK_TOKEN, c.ASK_TOKEN_SHOWN, c.ASK_BUILD)
        if b.kingdoms[seat].up == c.FULL and not just:
            what = f"the kingdom of seats[{seat}] is complete, so the game is over"
            raise ask.wrong(what, "aetherya-complete", seat=f"seats[{seat}]")
    if b.ask == c.ASK_NEW_DECK and not b.reshuffled:
        raise doc.at("deck_cards").wrong("missing: the discards that have become the deck", "aetherya-new-deck")
    if b.acted and b.ask in ACTING:
        what = f"seats[{b.active}] has not finished the action at this question"
        raise doc.at("progress.acted").wrong(what, "aetherya-acting", seat=f"seats[{b.active}]")
    if b.ask in UNKNOWN_TOKEN:
        theirs = kingdom if b.ask == c.ASK_TOKEN_SHOWN else b.kingdoms[b.aim]
        if not in_set(theirs.unseen, b.cell) or theirs.token_at(b.cell) >= 0:
            place = c.PLACES[b.cell]
            raise ask.wrong(f"no token that nobody has seen lies at {place}", "aetherya-seen", value=place)
    if b.ask in (c.ASK_TURNED_UP,) and in_set(kingdom.up, b.cell):
        raise ask.wrong(f"{c.PLACES[b.cell]} lies face up", "aetherya-face-up", value=c.PLACES[b.cell])
    to_act = not b.acted and b.ask in (c.ASK_TURN, c.ASK_REFILL, c.ASK_LOOKED, c.ASK_GRABBED, *USING)
    if (to_act or b.ask == c.ASK_DRAWN) and b.deck_size < max(1, b.draws):
        raise doc.at("discards").wrong("no card is left to draw", "aetherya-no-deck")
    if b.ask == c.ASK_TURN and b.first_pile is None and b.setup.mode != c.COOP:
        raise doc.at("discards").wrong("the discard pile is empty", "aetherya-no-discard")
    if b.turn >= 0 and not unknown and not b.legal_actions():
        raise ask.wrong("this question has no possible answer", "no-answer")
    if b.turn == CHANCE and not b.chance_outcomes():
        raise ask.wrong("nothing is left to turn up", "no-outcome")


def check_order(b: AetheryaState, doc: Field) -> None:
    """A7, A8: clockwise from the first player; whoever is through has four cards, whoever comes later none."""
    turn = int((b.active - b.first) % b.players)
    new_age = b.ask == c.ASK_FIRST_DISCARD and b.age > 1
    laid = sum(1 << int(middle(number)) for number in range(c.MIDDLE_CARDS)) if new_age else 0
    for seat in range(b.players if b.ask != c.ASK_ARRANGE else 0):
        if b.kingdoms[seat].up != laid:
            what = "not what lies there at this question"
            raise doc.at(f"seats[{seat}].cards").wrong(what, "aetherya-other-cards")
    if b.ask < c.ASK_DEAL and turn:
        what = f"{b.active} is not the first player, {b.first}"
        raise doc.at("progress.mover").wrong(what, "contradiction", value=str(b.active), due=str(b.first))
    if b.ask not in (c.ASK_DEAL, c.ASK_ARRANGE):
        return
    whole = c.MIDDLE_CARDS
    for number in range(b.players):
        seat = int((b.first + number) % b.players)
        kingdom = b.kingdoms[seat]
        has = int(ones(kingdom.up if b.ask == c.ASK_ARRANGE else kingdom.start))
        if has != whole if number < turn else has > 0 if number > turn else has == whole:
            what = "cards" if b.ask == c.ASK_ARRANGE else "start"
            active = f"seats[{b.active}]"
            wrong = f"{has} cards, although it is the turn of {active}"
            raise doc.at(f"seats[{seat}].{what}").wrong(wrong, "aetherya-order", number=has, seat=active)


def check_nolands(b: AetheryaState, doc: Field, unknown: int) -> None:
    """A57: there are always enough cards left to make the deck anew (A15)."""
    in_hand = unknown + sum(card >= 0 for card in (b.drawn, b.taken)) + (b.ask == c.ASK_LIFTED)
    left = int(b.deck_size) + len(pile_data(b, 0)) + in_hand
    if left < LEAST_CARDS:
        what = f"{left} cards are left outside kingdoms and Nolands, {LEAST_CARDS} always are"
        raise doc.at("nolands").wrong(what, "aetherya-settled", number=left, least=LEAST_CARDS)
