"""Whether the question of a position fits what lies on the table: one that nobody could have been asked is refused."""

from __future__ import annotations

from folkmoot.core import CHANCE, OVER
from folkmoot.core.documents import Field
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.leaders import can_place_any, can_raid, can_take_token
from folkmoot.games.ethnos.engine.state import EthnosState

LEADERS = {
    c.ASK_ANOTHER: c.CENTAUR,
    c.ASK_KEEP: c.ELF,
    c.ASK_BONUS: c.MERFOLK,
    c.ASK_RAID: c.ORC,
    c.ASK_TROLL: c.TROLL,
    c.ASK_CONJURE: c.WIZARD,
    c.ASK_CONJURED: c.WIZARD,
}
"""The tribe whose leader asks the question."""


def check_said(b: EthnosState, doc: Field, prompt: Field) -> None:
    """What `turn`, `over` and `prompt` say must be what follows from all the rest."""
    asked = b.prompt(False)
    if doc.has("turn") and doc.value["turn"] not in ([b.turn, b.active] if b.turn == CHANCE else [b.turn]):
        raise doc.at("turn").wrong(f"{doc.at('turn').shown()}, but seat {asked['seat']} is asked: {asked['ask']}")
    if doc.has("over") and doc.value["over"] != (b.turn == OVER):
        raise doc.at("over").wrong(f"{doc.at('over').shown()}, but the question is {asked['ask']!r}")
    for key in ("ask", "seat", "done", "of"):
        given = prompt.at(key)
        if prompt.has(key) and given.value != asked[key] and given.value != "turn":
            raise given.wrong(f"{given.shown()} does not fit what lies on the table ({asked[key]!r} would)")


def check_question(b: EthnosState, doc: Field, prompt: Field, sizes: list[int]) -> None:
    """Set what the question needs to know, and refuse it where it could not be asked."""
    if b.ask == c.ASK_MARKER or b.ask in LEADERS:
        read_band(b, prompt.at("ask"))
    if b.ask not in (c.ASK_DEAL, c.ASK_ROW, c.ASK_CONJURED, c.ASK_BONUS):
        b.done = b.of = 0
    why = misfit(b, sizes)
    if why:
        raise prompt.at("ask").wrong(f"{c.ASKS[b.ask][0]!r} cannot be asked: {why}")
    wrong = miscount(b, sizes)
    if wrong:
        raise prompt.at("done").wrong(f"{b.done} of {b.of} does not fit: {wrong}")
    check_end(b, doc)


def read_band(b: EthnosState, word: Field) -> None:
    """The question is about the band laid last."""
    band = b.seats[b.active].bands
    if band is None or band.leader < 0:
        raise word.wrong(f"seat {b.active} has played no band")
    if b.ask in LEADERS and c.tribe_of(band.leader) != LEADERS[b.ask]:
        raise word.wrong(f"the last band of seat {b.active} is not led by a {c.TRIBES[LEADERS[b.ask]]}")
    b.leader, b.size, b.chain = band.leader, band.size, b.ask == c.ASK_ANOTHER


def misfit(b: EthnosState, sizes: list[int]) -> str:
    """Why the question cannot be asked, empty if it can."""
    ask, seat = b.ask, b.seats[b.active]
    if ask == c.ASK_MARKER and not can_place_any(b):
        return "this band places no marker"
    if ask == c.ASK_RAID and not can_raid(b):
        return "the orc space is not free, or no marker is left"
    if ask == c.ASK_TROLL and not can_take_token(b):
        return "no token of this size is free"
    if ask == c.ASK_BONUS and seat.supply == 0:
        return "no marker is left"
    if ask in (c.ASK_ANOTHER, c.ASK_KEEP) and sizes[b.active] == 0:
        return "the hand is empty"
    if ask == c.ASK_CONJURE and sizes[b.active] > 0:
        return "the hand is laid down before a wizard draws"
    if ask == c.ASK_DRAW and sizes[b.active] >= b.setup.box.hand_limit:
        return f"nothing is recruited with {sizes[b.active]} cards in hand"
    if ask == c.ASK_CASH:
        return misfit_cash(b, sizes)
    return ""


def misfit_cash(b: EthnosState, sizes: list[int]) -> str:
    """E42: at the end of an age but the last, by a seat that has orc markers."""
    if b.third < 0:
        return "third must say who ended the age"
    if b.age == b.setup.ages:
        return "in the last age all are cashed"
    if b.dragons < b.setup.box.dragons:
        return f"the age ends with dragon {b.setup.box.dragons}, and {b.dragons} are shown"
    if any(sizes):
        return "hands are discarded when an age ends"
    return "" if b.seats[b.active].orcs else f"seat {b.active} has no orc marker"


def miscount(b: EthnosState, sizes: list[int]) -> str:
    """Why `done` and `of` cannot be, empty if they can."""
    box, ask = b.setup.box, b.ask
    if ask == c.ASK_BONUS:
        swum = b.seats[b.active].merfolk
        passed = sum(swum - b.size < symbol <= swum for symbol in box.symbols)
        return "" if b.done < b.of <= passed else f"{passed} symbols were reached or passed"
    if ask == c.ASK_CONJURED:
        return "" if b.done == sizes[b.active] < b.of == b.size else f"{sizes[b.active]} of {b.size} cards are drawn"
    if ask == c.ASK_DEAL or ask == c.ASK_ROW:
        hands = [0] * b.players
        for number in range(min(b.done, b.players * box.dealt_each)):
            hands[(b.first + number) % b.players] += 1
        row = b.done - sum(hands)
        last = b.setup.dealt if ask == c.ASK_ROW else b.players * box.dealt_each
        fits = sizes == hands and b.row.total() == row and b.done < last and b.of == b.setup.dealt
        fits = fits and (ask == c.ASK_DEAL or sum(hands) == b.players * box.dealt_each)
        return "" if fits else f"{sum(sizes)} cards are in hands and {b.row.total()} face up"
    return ""


def check_end(b: EthnosState, doc: Field) -> None:
    """E31: who has laid ten skeletons has won. E42: nobody has ended an age that goes on."""
    laid = [seat for seat in range(b.players) if has_skeletons(b, seat)]
    if b.winner >= 0 and (b.turn != OVER or b.winner not in laid):
        raise doc.at("winner").wrong(f"seat {b.winner} has not laid ten skeletons, or the game goes on")
    if laid and b.winner < 0:
        raise doc.at("winner").wrong(f"missing: seat {laid[0]} has laid ten skeletons and won")
    if b.third >= 0 and b.ask not in (c.ASK_CASH, c.ASK_NOTHING):
        raise doc.at("third").wrong(f"seat {b.third} cannot have ended an age that goes on")


def has_skeletons(b: EthnosState, seat: int) -> bool:
    band = b.seats[seat].bands
    while band is not None:
        if band.leader < 0:
            return True
        band = band.below
    return False
