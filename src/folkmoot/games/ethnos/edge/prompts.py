# mypyc: hot
"""What is asked now, as views and `ask` events show it."""

from __future__ import annotations

from folkmoot.core.contract import CHANCE, OVER
from folkmoot.core.values import Doc
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, words


def asked(b: Board, insider: bool) -> Doc:
    """What an `ask` event tells."""
    return {"turn": int(b.turn), "prompt": prompt_of(b, insider)}


def prompt_of(b: Board, insider: bool) -> Doc:
    """What is expected of whom; an insider sees how far a draft has come, and the cards to sift."""
    ask = int(b.ask if insider else b.closed_ask())
    word, rule = c.ASKS[ask]
    args: Doc = {}
    done, of = int(b.done), int(b.of)
    if b.leader >= 0:
        args = {"leader": c.CARDS[int(b.leader)], "size": int(b.size)}
    if ask == c.ASK_KEEP:
        of = int(b.size)
    if insider and b.sifting():
        args = {"cards": words(b.drawn)}
    if insider and b.drafting:
        done = int(b.draft_size)
    seat = int(b.active)
    if (ask < c.ASK_DEAL and b.age == 0) or ask == c.ASK_ROW:
        seat = CHANCE
    elif ask == c.ASK_NOTHING:
        seat = OVER
    return {"seat": seat, "ask": word, "rule": rule, "args": args, "done": done, "of": of}
