"""Answers to "why?" of Ethnos: bands and abilities, the standing in a kingdom, how near the dragons are."""

from __future__ import annotations

from typing import ClassVar

from folkmoot.core import Doc
from folkmoot.games.ethnos.engine.codes import COLOURS, KINGDOMS
from folkmoot.text import ROMAN
from folkmoot.text.why import Ending, Why, capital

KINGDOM_OF = dict(zip(COLOURS, KINGDOMS, strict=True))


class Answers(Why):
    """See folkmoot.text.why.Why."""

    ENDED: ClassVar = {"ten_skeletons": ["E31"]}

    def unnamed(self, text: str) -> Doc:
        """E30: there is no action with which a skeleton leads."""
        if text == "lead skeleton":
            return self.answer([self.texts.say("why-ethnos-skeleton-leads")], ["E30"])
        return super().unnamed(text)

    def effect(self, effect: Doc) -> str:
        ability = f"ethnos-would-{effect.get('tribe')}"
        if effect["kind"] == "ability" and self.texts.has(ability):
            return self.stopped(capital(self.texts.say(ability, x=effect["x"])))
        if effect.get("kingdoms") == []:
            effect = {**effect, "kingdoms": None}  # no kingdom is open: a sentence of its own
        return super().effect(effect)

    def merits(self, action: Doc) -> list[str]:
        """Say which cards of the hand a taken card would go with."""
        hand = self.data["seats"][self.view.seat]["hand"] if isinstance(self.view.seat, int) else None
        if action["verb"] != "take" or hand is None:
            return []
        card = str(action["operands"]["card"])
        groups = []
        for place, kind in enumerate(("tribe", "kingdom")):
            word = card.split(".")[place] if "." in card else ""
            number = 1 + sum(1 for held in hand if word in held.split("."))
            if word and number > 1:
                named = self.texts.word("ethnos", KINGDOM_OF.get(word, word))
                groups.append(self.texts.say("ethnos-ui-group", kind=kind, number=number, word=named, thing=word))
        return [self.texts.say("why-ethnos-take", groups=self.texts.listed(groups))] if groups else []

    def here(self, word: str) -> str:
        land = self.data["kingdoms"].get(word)
        if land is None:
            return ""
        markers = [f"{self.names[seat]} {count}" for seat, count in enumerate(land["markers"]) if count]
        args = self.texts.arguments("ethnos", {"kingdom": word, "tokens": land["tokens"], "markers": markers})
        return self.stopped(self.texts.say("ethnos-board-kingdom", **args))

    def ending(self) -> Ending:
        """E16, E49, E44: the dragons drawn so far, and where the others are."""
        data = self.data
        words = self.texts.say(
            "why-end-ethnos",
            dragons=data["dragons"],
            of=self.number("cards.dragons"),
            upper=data["deck"]["upper"],
            lower=data["deck"]["lower"],
            age=ROMAN[data["age"]],
            ages=ROMAN[data["ages"]],
        )
        return ["E16", "E49", "E44"], [words]
