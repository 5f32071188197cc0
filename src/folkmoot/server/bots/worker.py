"""A bot's own process: reads questions as JSON, answers in notation. It sees views and nothing else.

{"game": "ethnos", "view": {…}, "level": "casual", "seed": 7}  →  {"move": "draw", "considered": […]}

Where a table has corrected its box, "corrections" says so.

With "guest", the word of a bot of the operator's own, and "patience", its seconds, that one is asked. It stays here for
the next question, whichever table that comes from; one that failed is made anew.

Of a game that is over it also judges rows, from the position before and what was played:

{"game": "ethnos", "position": {…}, "row": {…}, "level": "strong", "iterations": 600}  →  {"n": 12, "decision": …}
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from folkmoot import bots, games
from folkmoot.bots.judging import How, Judge
from folkmoot.core import Doc, Game
from folkmoot.core.records import played_with
from folkmoot.server.bots.workers import answer_all

if TYPE_CHECKING:
    from folkmoot.arena.guests import Guest


@lru_cache(maxsize=16)
def game_of(id: str, corrections: str) -> Game:
    """A game with what a table has corrected in its box, JSON."""
    return played_with(games.get(id), {"corrections": json.loads(corrections)})


class Bots:
    """Bots of this process."""

    def __init__(self) -> None:
        self.thinker = bots.Thinker()
        self.guests: dict[str, Guest] = {}

    def answer(self, question: Doc) -> Doc:
        """Return a bot's choice, or the judgement of a row."""
        game = game_of(question["game"], json.dumps(question.get("corrections")))
        if "position" in question:
            return judged(game, question)
        return self.ask(game, question) if "guest" in question else bots.answer(game, question, self.thinker)

    def ask(self, game: Game, question: Doc) -> Doc:
        from folkmoot.arena.guests import ask, dismiss, invite  # a page has no arena, and no guests

        word = question["guest"]
        view = game.load_view(question["view"])
        try:
            if word not in self.guests:
                self.guests[word] = invite(word, question["patience"])
            code = ask(self.guests[word], word, game, view, question["seed"])
        except Exception:
            if word in self.guests:
                dismiss(self.guests.pop(word))
            raise
        return {"move": view.sample(0).name(code), "considered": []}


def judged(game: Game, question: Doc) -> Doc:
    """A part of a review."""
    state = game.from_position(question["position"])
    judge = Judge(state.game, state.players, How(question["level"], question["iterations"]))
    row = question["row"]
    if row is None:
        return judge.row(None, None, state)
    before = state.clone()
    for text in row["steps"]:
        state.step(state.parse(text))
    return judge.row(before, row, state)


def replying() -> Callable[[bytes], bytes]:
    """Make the function that answers questions, with the same bots for all of them."""
    here = Bots()

    def reply(question: bytes) -> bytes:
        try:
            found = here.answer(json.loads(question))
        except Exception as error:
            found = {"error": f"{type(error).__name__}: {error}"}
        return json.dumps(found).encode()

    return reply


if __name__ == "__main__":
    answer_all(replying())
