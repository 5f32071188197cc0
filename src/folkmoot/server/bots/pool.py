"""Where bots think: the question is put once more to another process where one failed."""

from __future__ import annotations

import json
import logging
import secrets

from folkmoot import games
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair import ANY, Owner
from folkmoot.server.bots.workers import TROUBLE, Workers

log = logging.getLogger("folkmoot.server")
SHORT = 1.0
"""Of several processes one is only asked what takes less than so many seconds."""


LONGEST_ROW = 60.0
"""Seconds that judging a row of a finished game may take."""


class Stuck(Exception):
    """No answer in time, twice."""


class BotPool(Workers):
    """Processes for bots."""

    def __init__(self, processes: int, patience: float) -> None:
        super().__init__("folkmoot.server.bots.worker", [*[ANY] * (processes - 1), SHORT if processes > 1 else ANY])
        self.patience = patience

    async def ask(self, question: Doc, owner: Owner = ()) -> Doc:
        """Put a question, for somebody's table, to a free process."""
        seconds = seconds_of(question["level"], games.get(question["game"]))
        return await self._answer(question, owner, seconds, seconds * self.patience + 5.0)

    async def review(self, question: Doc, owner: Owner) -> Doc:
        """Have a row of a finished game judged: behind everybody who plays, and not where short questions are asked."""
        return await self._answer(question, owner, 2 * SHORT, LONGEST_ROW, behind=True)

    async def _answer(self, question: Doc, owner: Owner, cost: float, limit: float, behind: bool = False) -> Doc:
        text = json.dumps(question).encode()
        for _ in range(2):
            try:
                answer: Doc = json.loads(await self.put(text, owner, cost, limit, behind))
            except TROUBLE:
                continue
            if "error" not in answer:
                return answer
            log.warning("a bot failed", extra={"level": question["level"], "reason": answer["error"]})
        raise Stuck(question["level"])


def make_question(game: str, view: Doc, level: str) -> Doc:
    return {"game": game, "view": view, "level": level, "seed": secrets.randbits(31)}
