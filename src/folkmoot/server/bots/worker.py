"""A bot's own process: reads questions as JSON lines, answers in notation. It sees views and nothing else.

{"game": "ethnos", "view": {…}, "level": "casual", "seed": 7}  →  {"move": "draw", "considered": […]}
"""

from __future__ import annotations

import json
import signal
import sys

from folkmoot import bots, games
from folkmoot.core import Doc


def answer(question: Doc, thinker: bots.Thinker) -> Doc:
    """What the bot would do."""
    return bots.answer(games.get(question["game"]), question, thinker)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells when to end, by closing the pipe
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    thinker = bots.Thinker()
    for line in sys.stdin:
        try:
            found = answer(json.loads(line), thinker)
        except Exception as error:
            found = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
