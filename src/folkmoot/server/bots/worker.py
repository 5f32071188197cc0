"""A bot's own process: reads questions as JSON, answers in notation. It sees views and nothing else.

{"game": "ethnos", "view": {…}, "level": "casual", "seed": 7}  →  {"move": "draw", "considered": […]}
"""

from __future__ import annotations

import json
from collections.abc import Callable

from folkmoot import bots, games
from folkmoot.core import Doc
from folkmoot.server.bots.workers import answer_all


def answer(question: Doc, thinker: bots.Thinker) -> Doc:
    """What the bot would do."""
    return bots.answer(games.get(question["game"]), question, thinker)


def replying() -> Callable[[bytes], bytes]:
    """What answers questions, with one thinker for all of them."""
    thinker = bots.Thinker()

    def reply(question: bytes) -> bytes:
        try:
            found = answer(json.loads(question), thinker)
        except Exception as error:
            found = {"error": f"{type(error).__name__}: {error}"}
        return json.dumps(found).encode()

    return reply


if __name__ == "__main__":
    answer_all(replying())
