"""What is asked now and how far the turn has come: the part of a view that every step may change."""

from __future__ import annotations

from folkmoot.core import ALL, CHANCE, Doc
from folkmoot.games.aetherya.engine.board import Table
from folkmoot.games.aetherya.engine.codes import (
    ARRANGE,
    CARDS,
    DRAWN,
    ENDED,
    ENDING_WORDS,
    FATES,
    FIRST_PLAYER,
    GIVE_RACE,
    GRABBED,
    LEGEND_WORDS,
    LIFTED,
    LOOKED,
    NO_FATE,
    PILE,
    PLACES,
    STAGE_WORDS,
    SWAP_WITH,
    TOKEN_CHOICE,
    TOKEN_SHOWN,
    TOKEN_WORDS,
    TURNED_UP,
    USE_AT,
    USE_GET,
    USE_GIVE,
    USE_SEAT,
    USE_SECOND,
    USE_THERE,
)
from folkmoot.games.aetherya.engine.dealing import without_race
from folkmoot.games.aetherya.engine.fates import have, need
from folkmoot.games.aetherya.engine.kingdom import ones

RULES = {
    "first_player": "A8",
    "give_race": "A56",
    "show_legend": "A6",
    "first_discard": "A6",
    "deal": "A7",
    "drawn": "A9",
    "turned_up": "A11",
    "lifted": "A12",
    "token_shown": "A24",
    "looked": "A31",
    "grabbed": "A29",
    "refill": "A13",
    "round_refill": "A42",
    "new_deck": "A15",
    "reveal": "A14",
    "arrange": "A8",
    "swap_rows": "A35",
    "swap_with": "A35",
    "turn": "A9",
    "drop": "A36",
    "hand": "A10",
    "pile": "A41",
    "turn_up": "A11",
    "token": "A24",
    "turn_end": "A25",
    "use_at": "A25",
    "use_second": "A30",
    "use_seat": "A25",
    "use_there": "A29",
    "use_get": "A32",
    "use_give": "A32",
    "penalty": "A43",
    "block": "A40",
    "over": "A14",
}
"""The rule behind each stage."""

WITH_CELL = (TURNED_UP, LIFTED, TOKEN_CHOICE, TOKEN_SHOWN, USE_SECOND, LOOKED, GRABBED)
WITH_USE = (USE_AT, USE_SECOND, USE_SEAT, USE_THERE, USE_GET, USE_GIVE, LOOKED, GRABBED)
WITH_AIM = (USE_THERE, USE_GET, USE_GIVE, LOOKED, GRABBED)


def asked(t: Table) -> Doc:
    """What all seats see of it; inside a draft that is what they saw before it."""
    found: Doc = {
        "turn": int(t.turn),
        "prompt": prompt(t, None),
        "over": t.stage == ENDED,
        "progress": progress(t),
        "scores": list(t.scores()),
    }
    if t.setup.fate != NO_FATE:
        found["task"] = task(t)
    return found


def task(t: Table) -> Doc:
    """A50: what the fate asks for in this age, and how much of it lies face up; nothing of an open draft."""
    found = 0 if t.stage == ARRANGE else int(have(t))
    return {"fate": FATES[t.setup.fate], "have": found, "need": int(need(t))}


def prompt(t: Table, viewer: int | None) -> Doc:
    """The question; the number of cards laid in a draft is the drafter's own."""
    word = STAGE_WORDS[t.stage]
    done, of = 0, 1
    if t.stage == ARRANGE:
        of = 4
        if viewer == ALL or viewer == t.mover:
            done = int(ones(t.kingdoms[t.mover].up))
    return {"seat": int(t.turn), "ask": word, "rule": RULES[word], "args": args(t), "done": done, "of": of}


def args(t: Table) -> Doc:
    """What the question speaks of; all of it is public."""
    found: Doc = {}
    if t.stage in WITH_USE:
        found["token"] = TOKEN_WORDS[t.use]
    if t.stage in WITH_AIM:
        found["of_seat"] = int(t.aim)
    if t.stage in WITH_CELL:
        found["cell"] = PLACES[t.cell]
    if t.stage == GIVE_RACE:
        found["of_seat"] = int(without_race(t))
    if t.stage == USE_GIVE:
        found["get"] = TOKEN_WORDS[t.get]
    if t.stage == TOKEN_SHOWN:
        found["kept"] = t.keeping
    if t.stage == DRAWN:
        found["draws"] = int(t.draws)
    if t.stage == PILE:
        found["card"] = CARDS[t.lifted]
    if t.stage == SWAP_WITH:
        found["legend"] = LEGEND_WORDS[t.pick]
    return found


def progress(t: Table) -> Doc:
    """How far the turn and the game have come."""
    return {
        "first": None if t.stage == FIRST_PLAYER else int(t.first),
        "mover": None if t.stage == FIRST_PLAYER else int(t.mover),
        "acted": t.acted,
        "claimed": t.claimed,
        "looks": int(t.looks),
        "still": int(t.still),
        "ending": ENDING_WORDS[t.ending] or None,
    }


def note_asked(t: Table, before: Doc) -> None:
    """An `ask` event if anything of it changed; inside a draft only the drafter learns of it."""
    now = asked(t)
    if t.drafting:
        seat = int(t.turn)
        t.note("ask", "A8", seat, None, {"prompt": prompt(t, seat)}, (seat,))
    elif now != before:
        t.note("ask", now["prompt"]["rule"], -1 if t.turn == CHANCE else int(t.turn), now)
