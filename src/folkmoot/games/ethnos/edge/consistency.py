"""Whether the question of a position fits what lies on the table: one that nobody could have been asked is refused."""

from __future__ import annotations

from folkmoot.core import CHANCE, OVER
from folkmoot.core.bits import in_set
from folkmoot.core.documents import Field
from folkmoot.games.ethnos.edge.prompts import prompt_of
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
WHY_NOT = {
    "band": "this band places no marker",
    "orcs": "the orc space is not free, or no marker is left",
    "trolls": "no token of this size is free",
    "supply": "no marker is left",
    "empty": "the hand is empty",
    "wizard": "the hand is laid down before a wizard draws",
    "full": "nothing is recruited with a full hand",
    "sift": "of two cards one is kept only with draw_two",
    "third": "third must say who ended the age",
    "last": "in the last age all are cashed",
    "dragons": "the age ends with the last dragon, and that is not drawn yet",
    "hands": "hands are discarded when an age ends",
    "camp": "whoever is asked has no orc marker",
}
"""Why a question cannot be asked."""


def check_said(b: EthnosState, doc: Field, prompt: Field) -> None:
    """What `turn`, `over` and `prompt` say must be what follows from all the rest."""
    asked = prompt_of(b, False)
    if doc.has("turn") and doc.value["turn"] not in ([b.turn, b.active] if b.turn == CHANCE else [b.turn]):
        raise doc.at("turn").contradicted(asked["seat"])
    if doc.has("over") and doc.value["over"] != (b.turn == OVER):
        raise doc.at("over").contradicted(b.turn == OVER)
    for key in ("ask", "seat", "done", "of"):
        given = prompt.at(key)
        if prompt.has(key) and given.value != asked[key] and given.value != "turn":
            raise given.contradicted(asked[key])


def check_question(b: EthnosState, doc: Field, prompt: Field, sizes: list[int]) -> None:
    """Set what the question needs to know, and refuse it where it could not be asked."""
    if b.ask == c.ASK_MARKER or b.ask in LEADERS:
        read_band(b, prompt.at("ask"))
    if b.ask not in (c.ASK_DEAL, c.ASK_ROW, c.ASK_CONJURED, c.ASK_BONUS, c.ASK_DRAW):
        b.done = b.of = 0
    if b.ask == c.ASK_DRAW:
        b.done, b.of = (min(b.done, c.SIFTED - 1), c.SIFTED) if b.setup.draw_two else (0, 0)
    why = misfit(b, sizes)
    if why:
        what = f"{c.ASKS[b.ask][0]!r} cannot be asked: {WHY_NOT[why]}"
        raise prompt.at("ask").wrong(what, "ethnos-ask", value=repr(c.ASKS[b.ask][0]), why=why)
    check_count(b, prompt.at("done"), sizes)
    check_end(b, doc)


def read_band(b: EthnosState, word: Field) -> None:
    """The question is about the band laid last."""
    band = b.seats[b.active].bands
    if band is None or band.leader < 0:
        raise word.wrong(f"seats[{b.active}] has played no band", "ethnos-no-band", seat=f"seats[{b.active}]")
    if b.ask in LEADERS and c.tribe_of(band.leader) != LEADERS[b.ask]:
        tribe = c.TRIBES[LEADERS[b.ask]]
        what = f"the last band of seats[{b.active}] has another leader than {tribe}"
        raise word.wrong(what, "ethnos-other-leader", seat=f"seats[{b.active}]", value=tribe)
    b.leader, b.size, b.chain = band.leader, band.size, b.ask == c.ASK_ANOTHER


def misfit(b: EthnosState, sizes: list[int]) -> str:
    """Why the question cannot be asked, a key of `WHY_NOT`; empty if it can."""
    ask, seat = b.ask, b.seats[b.active]
    if ask == c.ASK_MARKER and not can_place_any(b):
        return "band"
    if ask == c.ASK_RAID and not can_raid(b):
        return "orcs"
    if ask == c.ASK_TROLL and not can_take_token(b):
        return "trolls"
    if ask == c.ASK_BONUS and seat.supply == 0:
        return "supply"
    if ask in (c.ASK_ANOTHER, c.ASK_KEEP) and sizes[b.active] == 0:
        return "empty"
    if ask == c.ASK_CONJURE and sizes[b.active] > 0:
        return "wizard"
    if ask in (c.ASK_DRAW, c.ASK_SIFT) and sizes[b.active] >= b.setup.box.hand_limit:
        return "full"
    if ask == c.ASK_SIFT and not b.setup.draw_two:
        return "sift"
    if ask == c.ASK_CASH:
        return misfit_cash(b, sizes)
    return ""


def misfit_cash(b: EthnosState, sizes: list[int]) -> str:
    """E42: at the end of an age but the last, by a seat that has orc markers."""
    if b.third < 0:
        return "third"
    if b.age == b.setup.ages:
        return "last"
    if b.dragons < b.setup.box.dragons:
        return "dragons"
    if any(sizes):
        return "hands"
    return "" if b.seats[b.active].orcs else "camp"


def check_count(b: EthnosState, done: Field, sizes: list[int]) -> None:
    """`done` and `of` must be what lies on the table."""
    box, ask = b.setup.box, b.ask
    wrong = f"{b.done} of {b.of} does not fit"
    if ask == c.ASK_BONUS:
        swum = b.seats[b.active].merfolk
        passed = sum(in_set(b.setup.symbols, space) for space in range(max(swum - b.size, 0) + 1, swum + 1))
        if not b.done < b.of <= passed:
            what = f"{wrong}: {passed} symbols were reached or passed"
            raise done.wrong(what, "ethnos-symbols", done=int(b.done), of=int(b.of), number=passed)
    if ask == c.ASK_CONJURED:
        drawn = sizes[b.active]
        if not b.done == drawn < b.of == b.size:
            what = f"{wrong}: {drawn} of {b.size} cards are drawn"
            raise done.wrong(what, "ethnos-drawn", done=int(b.done), of=int(b.of), number=drawn, size=int(b.size))
    if ask == c.ASK_DEAL or ask == c.ASK_ROW:
        hands = [0] * b.players
        for number in range(min(b.done, b.players * box.dealt_each)):
            hands[(b.first + number) % b.players] += 1
        row = b.done - sum(hands)
        last = b.setup.dealt if ask == c.ASK_ROW else b.players * box.dealt_each
        fits = sizes == hands and b.row.total() == row and b.done < last and b.of == b.setup.dealt
        fits = fits and (ask == c.ASK_DEAL or sum(hands) == b.players * box.dealt_each)
        if not fits:
            held, laid = sum(sizes), int(b.row.total())
            what = f"{wrong}: {held} cards are in hands and {laid} face up"
            raise done.wrong(what, "ethnos-dealt", done=int(b.done), of=int(b.of), held=held, laid=laid)


def check_end(b: EthnosState, doc: Field) -> None:
    """E31: whoever has laid ten skeletons has won. E42: nobody has ended an age that goes on."""
    laid = [seat for seat in range(b.players) if has_skeletons(b, seat)]
    if b.winner >= 0 and (b.turn != OVER or b.winner not in laid):
        what = f"seats[{b.winner}] has not laid ten skeletons, or the game goes on"
        raise doc.at("winner").wrong(what, "ethnos-not-won", seat=f"seats[{b.winner}]")
    if laid and b.winner < 0:
        what = f"missing: seats[{laid[0]}] has laid ten skeletons and won"
        raise doc.at("winner").wrong(what, "ethnos-won", seat=f"seats[{laid[0]}]")
    if b.third >= 0 and b.ask not in (c.ASK_CASH, c.ASK_NOTHING):
        what = f"seats[{b.third}] cannot have ended an age that goes on"
        raise doc.at("third").wrong(what, "ethnos-age-goes-on", seat=f"seats[{b.third}]")


def check_drawn(b: EthnosState, doc: Field, seen: bool) -> None:
    """E50: two cards lie before whoever keeps one of them; a view may not show them."""
    due = 0 if not b.sifting() else c.SIFTED if b.ask == c.ASK_SIFT else int(b.done)
    number = int(b.drawn.total())
    if number != due and (seen or number):
        what = f"{number} cards, where {due} were drawn"
        raise doc.at("drawn").wrong(what, "ethnos-sift", number=number, due=due)


def has_skeletons(b: EthnosState, seat: int) -> bool:
    band = b.seats[seat].bands
    while band is not None:
        if band.leader < 0:
            return True
        band = band.below
    return False
