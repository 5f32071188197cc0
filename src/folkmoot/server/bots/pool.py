"""Where bots think: the question is put once more to another process where one failed."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterable

from folkmoot import games
from folkmoot.bots import LEVELS
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair import ANY, Owner
from folkmoot.server.bots.workers import TROUBLE, Workers

log = logging.getLogger("folkmoot.server")
SHORT = 1.0
"""Of several processes one is only asked what takes less than so many seconds."""


class Stuck(Exception):
    """No answer in time, twice."""


class BotPool(Workers):
    """Processes for bots."""

    def __init__(
        self, processes: int, patience: float, guests: Iterable[tuple[str, str]] = (), guest_seconds: float = 10.0
    ) -> None:
        """`guests`: bots of the operator's own, by name; only they are ever loaded."""
        super().__init__("folkmoot.server.bots.worker", [*[ANY] * (processes - 1), SHORT if processes > 1 else ANY])
        self.patience = patience
        self.guests = dict(guests)
        self.guest_seconds = guest_seconds

    async def ask(self, question: Doc, owner: Owner = ()) -> Doc:
        """Put a question, for somebody's table, to a free process."""
        level = question["level"]
        if level not in LEVELS:
            return await self._ask_guest(question, owner)
        seconds = seconds_of(level, games.get(question["game"]))
        for _ in range(2):
            try:
                answer = await self._put(question, owner, seconds, seconds * self.patience + 5.0)
            except TROUBLE:
                continue
            if "error" not in answer:
                return answer
            log.warning("a bot failed", extra={"level": level, "reason": answer["error"]})
        raise Stuck(level)

    async def _ask_guest(self, question: Doc, owner: Owner) -> Doc:
        """A bot of the operator's own is asked once: what it did wrong it would do again."""
        name = question["level"]
        if name not in self.guests:
            log.warning("a bot is not here", extra={"level": name, "reason": "not named with --bot"})
            raise Stuck(name)
        asked = {**question, "guest": self.guests[name], "patience": self.guest_seconds}
        try:
            answer = await self._put(asked, owner, self.guest_seconds, self.guest_seconds + 5.0)
        except TROUBLE as error:
            answer = {"error": f"no answer in {self.guest_seconds:.0f} seconds ({type(error).__name__})"}
        if "error" in answer:
            log.warning("a bot failed", extra={"level": name, "reason": answer["error"]})
            raise Stuck(name)
        return answer

    async def _put(self, question: Doc, owner: Owner, seconds: float, limit: float) -> Doc:
        answer: Doc = json.loads(await self.put(json.dumps(question).encode(), owner, seconds, limit))
        return answer


def make_question(game: str, view: Doc, level: str) -> Doc:
    return {"game": game, "view": view, "level": level, "seed": secrets.randbits(31)}
