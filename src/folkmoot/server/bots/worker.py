"""A bot's own process: reads questions as JSON, answers in notation. It sees views and nothing else.

{"game": "ethnos", "view": {…}, "level": "casual", "seed": 7}  →  {"move": "draw", "considered": […]}

Of a game that is over it also judges rows, from the position before and what was played:

{"game": "ethnos", "position": {…}, "row": {…}, "level": "strong", "iterations": 600}  →  {"n": 12, "decision": …}
"""

from __future__ import annotations

import json

from folkmoot import bots, games
from folkmoot.bots.review import How, Judge
from folkmoot.core import Doc
from folkmoot.server.bots.workers import answer_all


def answer(question: Doc, thinker: bots.Thinker) -> Doc:
    """What the bot would do, or how good it was."""
    if "position" in question:
        return judged(question)
    return bots.answer(games.get(question["game"]), question, thinker)


def judged(question: Doc) -> Doc:
    """A part of a review."""
    state = games.get(question["game"]).from_position(question["position"])
    judge = Judge(state.game, state.players, How(question["level"], question["iterations"]))
    row = question["row"]
    if row is None:
        return judge.row(None, None, state)
    before = state.clone()
    for text in row["steps"]:
        state.step(state.parse(text))
    return judge.row(before, row, state)


def main() -> None:
    thinker = bots.Thinker()

    def reply(question: bytes) -> bytes:
        try:
            found = answer(json.loads(question), thinker)
        except Exception as error:
            found = {"error": f"{type(error).__name__}: {error}"}
        return json.dumps(found).encode()

    answer_all(reply)


if __name__ == "__main__":
    main()
