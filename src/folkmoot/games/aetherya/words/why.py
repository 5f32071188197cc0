"""Answers to "why?" of Legends of Aetherya: points of legends, tasks of fates, how full kingdoms are."""

from __future__ import annotations

from typing import ClassVar

from folkmoot.text.why import Ending, Why

RULES = {"versus": ["A14", "A15"], "solo": ["A38", "A39"], "coop": ["A44"]}
"""Rules of how a game of each mode ends."""


class Answers(Why):
    """See folkmoot.text.why.Why."""

    ENDED: ClassVar = {"stalled": ["A46"]}

    def worth(self, word: str) -> int | None:
        return self.number(f"legends.{word}")

    def here(self, word: str) -> str:
        return self.task() if word == self.data.get("task", {}).get("fate") else ""

    def task(self) -> str:
        """A50: what a fate asks for in this age and how much of it is there; nothing without one."""
        task = self.data.get("task")
        if task is None:
            return ""
        done = "yes" if task["have"] >= task["need"] else "no"
        named = self.texts.say(f"aetherya-task-{task['fate']}")
        return self.texts.say("why-aetherya-task", task=named, have=task["have"], need=task["need"], done=done)

    def ending(self) -> Ending:
        data = self.data
        mode = data["options"]["mode"]
        up = [sum(card is not None for card in seat["cards"]) for seat in data["seats"]]
        best = max(up, default=0)
        who = self.texts.listed(self.names[seat] for seat, number in enumerate(up) if number == best)
        words = self.texts.say("why-end-aetherya", mode=mode, up=best, who=who, deck=data["deck"])
        return RULES[mode] + (["A50"] if "task" in data else []), [words, self.task()]
