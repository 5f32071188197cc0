"""Where bots think: the question is put once more to another worker where one failed."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping

from folkmoot import games
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair import ANY, Owner
from folkmoot.server.bots.workers import TROUBLE, Start, Workers, start_process

log = logging.getLogger("folkmoot.server")
SHORT = 1.0
"""Of several processes one is only asked what takes less than so many seconds."""


class Stuck(Exception):
    """No answer in time, twice."""


class BotPool(Workers):
    """Workers for bots."""

    def __init__(
        self,
        processes: int,
        patience: float,
        start: Start = start_process,
        seconds: Mapping[str, float] | None = None,
    ) -> None:
        """`seconds`: what levels have for a decision here, where that is not what they have elsewhere."""
        longest = [*[ANY] * (processes - 1), SHORT if processes > 1 else ANY]
        super().__init__("folkmoot.server.bots.worker", longest, start)
        self.patience = patience
        self.seconds = seconds or {}

    async def ask(self, question: Doc, owner: Owner = ()) -> Doc:
        """Put a question, for somebody's table, to whoever is free."""
        level = question["level"]
        seconds = self.seconds.get(level) or seconds_of(level, games.get(question["game"]))
        if level in self.seconds:
            question = {**question, "seconds": seconds}
        for _ in range(2):
            try:
                text = json.dumps(question).encode()
                answer: Doc = json.loads(await self.put(text, owner, seconds, seconds * self.patience + 5.0))
            except TROUBLE:
                continue
            if "error" not in answer:
                return answer
            log.warning("a bot failed", extra={"level": level, "reason": answer["error"]})
        raise Stuck(level)


def make_question(game: str, view: Doc, level: str) -> Doc:
    return {"game": game, "view": view, "level": level, "seed": secrets.randbits(31)}
