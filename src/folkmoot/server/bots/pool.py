"""Pool of bots: a question that one worker failed to answer is put once more to another."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterable, Mapping

from folkmoot import games
from folkmoot.bots import LEVELS
from folkmoot.bots.minds import seconds_of
from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import ANY, Owner
from folkmoot.server.bots.workers import TROUBLE, Start, Workers, start_process

log = logging.getLogger("folkmoot.server")
SHORT = 1.0
"""Seconds: of several processes, one is only given questions that take less."""


LONGEST_ROW = 60.0
"""Seconds that judging a row of a finished game may take."""


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
        guests: Iterable[tuple[str, str]] = (),
        guest_seconds: float = 10.0,
    ) -> None:
        """`seconds`: what levels have for a decision here, where that is not what they have elsewhere.
        `guests`: bots of the operator's own, by name; only they are ever loaded."""
        longest = [*[ANY] * (processes - 1), SHORT if processes > 1 else ANY]
        super().__init__("folkmoot.server.bots.worker", longest, start)
        self.patience = patience
        self.seconds = seconds or {}
        self.guests = dict(guests)
        self.guest_seconds = guest_seconds

    async def ask(self, question: Doc, owner: Owner = ()) -> Doc:
        """Put a question, for somebody's table, to whoever is free."""
        level = question["level"]
        if level not in LEVELS:
            return await self._ask_guest(question, owner)
        seconds = self.seconds.get(level) or seconds_of(level, games.get(question["game"]))
        if level in self.seconds:
            question = {**question, "seconds": seconds}
        asked = json.dumps(question).encode()
        found: Doc = json.loads(await self._answer(asked, level, owner, seconds, seconds * self.patience + 5.0))
        return found

    async def review(self, question: bytes, level: str, owner: Owner) -> bytes:
        """Have a row of a finished game judged: behind everybody who plays, and not where short questions are asked."""
        return await self._answer(question, level, owner, 2 * SHORT, LONGEST_ROW, behind=True)

    async def _answer(
        self, question: bytes, level: str, owner: Owner, cost: float, limit: float, behind: bool = False
    ) -> bytes:
        for _ in range(2):
            try:
                found = await self.put(question, owner, cost, limit, behind)
                answer = json.loads(found)
            except TROUBLE:
                continue
            if "error" not in answer:
                return found
            log.warning("a bot failed", extra={"level": level, "reason": answer["error"]})
        raise Stuck(level)

    async def _ask_guest(self, question: Doc, owner: Owner) -> Doc:
        """A bot of the operator's own is asked once: what it did wrong it would do again."""
        name = question["level"]
        if name not in self.guests:
            log.warning("an unknown bot was asked for", extra={"level": name, "reason": "not named with --bot"})
            raise Stuck(name)
        asked = {**question, "guest": self.guests[name], "patience": self.guest_seconds}
        try:
            seconds = self.guest_seconds
            answer: Doc = json.loads(await self.put(json.dumps(asked).encode(), owner, seconds, seconds + 5.0))
        except TROUBLE as error:
            answer = {"error": f"no answer in {self.guest_seconds:.0f} seconds ({type(error).__name__})"}
        if "error" in answer:
            log.warning("a bot failed", extra={"level": name, "reason": answer["error"]})
            raise Stuck(name)
        return answer


def make_question(meta: Doc, view: Doc, level: str) -> Doc:
    """Make the question to a bot that sees this view at the table of `meta`."""
    question = {"game": meta["game"], "view": view, "level": level, "seed": secrets.randbits(31)}
    return {**question, "corrections": meta["corrections"]} if meta["corrections"] else question
