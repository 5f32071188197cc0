# mypyc: hot
"""Open question and progress of the turn: the part of a view that every step may change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import ones
from folkmoot.core.values import Doc
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.dealing import without_race
from folkmoot.games.aetherya.engine.fates import have, need

WITH_CELL: Final = (
    c.ASK_TURNED_UP,
    c.ASK_LIFTED,
    c.ASK_TOKEN,
    c.ASK_TOKEN_SHOWN,
    c.ASK_USE_SECOND,
    c.ASK_LOOKED,
    c.ASK_GRABBED,
)
WITH_AIM: Final = (c.ASK_USE_THERE, c.ASK_USE_GET, c.ASK_USE_GIVE, c.ASK_LOOKED, c.ASK_GRABBED)
WITH_USE: Final = {
    c.ASK_USE_AT: (c.TREATY, c.STAFF, c.HAMMER),
    c.ASK_USE_SECOND: (c.HAMMER,),
    c.ASK_USE_SEAT: (c.PALANTIR, c.GRIFFIN, c.SMUGGLER, c.THIEF),
    c.ASK_USE_THERE: (c.PALANTIR, c.GRIFFIN),
    c.ASK_USE_GET: (c.SMUGGLER, c.THIEF),
    c.ASK_USE_GIVE: (c.SMUGGLER,),
    c.ASK_LOOKED: (c.PALANTIR,),
    c.ASK_GRABBED: (c.GRIFFIN,),
}
"""Questions that speak of a cell, of another seat, of the token in use: one of these."""


def asked(b: Board, insider: bool) -> Doc:
    """Return the data of an `ask` event; inside a draft only the prompt is new to an insider."""
    if insider:
        return {"prompt": prompt_of(b, True)}
    found: Doc = {
        "turn": int(b.turn),
        "prompt": prompt_of(b, False),
        "over": b.ask == c.ASK_NOTHING,
        "progress": progress_data(b),
        "scores": list(b.scores()),
    }
    if b.setup.fate != c.NO_FATE:
        found["task"] = task_data(b)
    return found


def task_data(b: Board) -> Doc:
    """A50: what the fate asks for in this age, and how much of it lies face up; nothing of an open draft."""
    found = 0 if b.ask == c.ASK_ARRANGE else int(have(b))
    return {"fate": c.FATES[b.setup.fate], "have": found, "need": int(need(b))}


def prompt_of(b: Board, insider: bool) -> Doc:
    """Return the prompt: who is asked, and what; an insider also sees how many cards of a draft are laid."""
    word, rule = c.ASKS[b.ask]
    done, of = 0, 1
    if b.ask == c.ASK_ARRANGE:
        of = c.MIDDLE_CARDS
        if insider:
            done = int(ones(b.kingdoms[b.active].up))
    return {"seat": int(b.turn), "ask": word, "rule": rule, "args": args(b), "done": done, "of": of}


def args(b: Board) -> Doc:
    """Return the arguments of the question; all of them are public."""
    found: Doc = {}
    if b.ask in WITH_USE:
        found["token"] = c.TOKENS[b.use]
    if b.ask in WITH_AIM:
        found["of_seat"] = int(b.aim)
    if b.ask in WITH_CELL:
        found["cell"] = c.PLACES[b.cell]
    if b.ask == c.ASK_GIVE_RACE:
        found["of_seat"] = int(without_race(b))
    if b.ask == c.ASK_PACT:
        found["from_seat"] = int(b.active)
    if b.ask == c.ASK_USE_GIVE:
        found["get"] = c.TOKENS[b.get]
    if b.ask == c.ASK_TOKEN_SHOWN:
        found["kept"] = b.keeping
    if b.ask == c.ASK_DRAWN:
        found["draws"] = int(b.draws)
    if b.ask == c.ASK_PILE:
        found["card"] = c.CARDS[b.lifted]
    if b.ask == c.ASK_SWAP_WITH:
        found["legend"] = c.LEGENDS[b.pick]
    return found


def looks(b: Board) -> i64:
    """Uses of the Palantir; games with pacts, which have no tokens, tell in its place whether one was spoken of."""
    return 1 if b.spoken else b.looks


def progress_data(b: Board) -> Doc:
    """Return how far the turn and the game have come."""
    return {
        "first": None if b.ask == c.ASK_FIRST_PLAYER else int(b.first),
        "mover": None if b.ask == c.ASK_FIRST_PLAYER else int(b.active),
        "acted": b.acted,
        "claimed": b.claimed,
        "looks": int(looks(b)),
        "still": int(b.still),
        "ending": c.ENDINGS[b.ending] or None,
    }
