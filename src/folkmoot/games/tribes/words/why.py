"""Answers to "why?" of Tribes: what goals need and bring, and who is nearest to the end."""

from __future__ import annotations

from typing import ClassVar

from folkmoot.text.why import Ending, Why


class Answers(Why):
    """See folkmoot.text.why.Why."""

    ENDED: ClassVar = {"points": ["T1", "T133"], "rounds": ["T159"]}

    def need(self, word: str) -> int:
        """T132: what a goal asks for; the lords of all terrains ask for the same."""
        return self.number(f"goals.need.{'lords' if word.endswith('_lords') else word}") or 0

    def worth(self, word: str) -> int | None:
        return self.number(f"goals.points.{word}")

    def ending(self) -> Ending:
        """T1, T133, T159: enough points, or the last round."""
        points = [seat["points"] for seat in self.data["seats"]]
        best = max(points)
        words = self.texts.say(
            "why-end-tribes",
            of=self.number("game.points_to_win"),
            points=best,
            who=self.texts.listed(self.names[seat] for seat, number in enumerate(points) if number == best),
            rounds=self.number("game.rounds"),
        )
        return ["T1", "T133", "T159"], [words]
