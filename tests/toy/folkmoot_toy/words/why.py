"""Answers to "why?" of Nine."""

from __future__ import annotations

from folkmoot.text.why import Ending, Why


class Answers(Why):
    def here(self, word: str) -> str:
        return self.texts.say("why-nine-limit", limit=self.data["limit"]) if word == "limit" else ""

    def ending(self) -> Ending:
        left = sum(seat["shown"] is None for seat in self.data["seats"])
        return ["N3"], [self.texts.say("why-end-nine", round=self.data["round"], left=left)]
