"""Why? Answers about a position in one or two sentences, with the rules behind them.

Made from what the engine itself says (refusals, descriptions, rows, the open question) and from the rules, and only
from what the asking seat can see: a view, and a state drawn from it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

from folkmoot.core import CHANCE, OVER, BadNotation, Doc, Game, Misplaced, Refusal, Row, View, part
from folkmoot.text import Texts, signed, with_names
from folkmoot.text.actions import say_action
from folkmoot.text.rules import Book, box_table, has_book

SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=。)")
LINES = ("ability", "about", "power", "tell")
"""`<game>-ability-elf`, `<game>-about-bow`, `<game>-power-thief`, `<game>-tell-invasion`: what it does, in one line."""


class BadQuestion(Misplaced):
    """`where` is what was asked about."""


Ending = tuple[list[str], list[str]]
"""Rules, and sentences."""


class Why:
    """The questions that can be asked of one view. A game fills in `effect`, `need`, `worth`, `here` and `ending`."""

    ENDED: ClassVar[dict[str, list[str]]] = {}
    """The rules behind an end, by the reason of the result, where they aren't all of those of `ending`."""

    def __init__(self, game: Game, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.data = view.data
        self.texts = texts
        self.names = list(names)
        self.book = book_of(game, texts.language) if has_book(game) else None

    def answer(self, words: Iterable[str], rules: Iterable[str]) -> Doc:
        """Sentences in a row, and each rule once."""
        told = [word.strip() for word in words if word]
        return {"answer": self.texts.gap.join(told), "rules": [rule for rule in dict.fromkeys(rules) if rule]}

    def stopped(self, words: str) -> str:
        """A line as a sentence."""
        return words if words.endswith((".", "。")) else words + ("。" if self.texts.language == "ja" else ".")

    # What is asked now.

    def turn(self) -> Doc:
        """Say whose decision it is, and which."""
        if self.data["turn"] == CHANCE:
            return self.answer([self.texts.say("why-not-dealt")], [])
        prompt = self.data["prompt"]
        return self.answer([self.asked()], [prompt["rule"]])

    def asked(self) -> str:
        prompt = self.data["prompt"]
        known = self.texts.has(f"{self.game.id}-ask-{prompt['ask']}")
        return self.texts.ask(self.game.id, prompt, self.names) if known else str(prompt["ask"])

    # Actions.

    def action(self, text: str) -> Doc:
        """Why an action is not legal, or what it would do."""
        try:
            refusal = self.view.refusal(text)
        except BadNotation:
            return self.unnamed(" ".join(text.split()))
        if refusal is not None:
            return self.refused(refusal)
        state = self.view.sample(0)
        described = state.describe(state.parse(text))
        named = say_action(self.texts, self.game.id, described, self.data, self.names)
        would = self.texts.say("why-legal", action=named)
        return self.answer([would, *map(self.effect, described["effects"])], described["rules"])

    def unnamed(self, text: str) -> Doc:
        """Answer about something that isn't an action of the game, although a person may think of it."""
        return self.answer([self.texts.say("refusal-no_action")], [])

    def refused(self, refusal: Refusal) -> Doc:
        """A reason of the rules; where it is only the wrong moment, what is asked instead."""
        reason = self.texts.refusal(self.game.id, refusal)
        if refusal.rule:
            return self.answer([reason], [refusal.rule])
        return self.answer([reason, self.asked()], [self.data["prompt"]["rule"]])

    def effect(self, effect: Doc) -> str:
        """Say what an effect would be: in a sentence for previews, or as in the log; empty if there is neither."""
        id = f"why-{self.game.id}-{effect['kind']}"
        if self.texts.has(id):
            return self.texts.say(id, **self.texts.arguments(self.game.id, with_names(effect, self.names)))
        return (self.texts.event(self.game.id, effect, self.names) or "") if "seat" in effect else ""

    def merits(self, action: Doc) -> list[str]:
        """List what speaks for an action beside its effects, in this position."""
        return []

    # Points.

    def points(self, seat: int, row: str = "") -> Doc:
        """Explain the points of a seat: all rows in one sentence, and one row part by part.

        Every row part by part is under `details`, for those who want all of it.
        """
        if not 0 <= seat < self.data["players"]:
            last = self.data["players"] - 1
            raise BadQuestion("seat", f"there is no seat {seat} (0 to {last})", "no-seat", value=seat, last=last)
        rows = self.view.sample(0).rows()
        if row and row not in [one.id for one in rows]:
            choices = ", ".join(one.id for one in rows)
            raise BadQuestion(
                "row", f"there is no row {row!r} ({choices})", "unknown-value", value=row, choices=choices
            )
        say, game = self.texts.say, self.game.id
        told = [one for one in rows if one.points[seat] and row in ("", one.id)]
        told.sort(key=lambda one: -one.points[seat])
        heads = {one.id: say(f"{game}-row-{one.id}") for one in told}
        lines = [
            say("why-row", row=heads[one.id], points=one.points[seat], parts=self.reasons(one, seat)) for one in told
        ]
        rules = [part.rule for one in told for part in one.parts if part.seat == seat and part.points]
        if row and lines:
            return self.answer(lines, rules)
        total = sum(one.points[seat] for one in rows)
        short = [f"{heads[one.id]} {signed(one.points[seat])}" for one in told]
        id = "why-points-from" if short else "why-points"
        first = say(id, who=self.names[seat], points=total, **({"rows": self.texts.listed(short)} if short else {}))
        return {**self.answer([first], rules), "details": lines}

    def reasons(self, row: Row, seat: int) -> str:
        """The parts of a row in words, equal ones counted and added up."""
        parts = [part for part in row.parts if part.seat == seat and part.points]
        counted = Counter((self.texts.part(self.game.id, row, part, self.names), part.points) for part in parts)
        return self.texts.say("semicolon").join(
            self.texts.labelled(signed(points * number), self.texts.times(reason, number))
            for (reason, points), number in counted.items()
        )

    # Things.

    def thing(self, word: str) -> Doc:
        """Explain a card, tribe, goal, legend, land or token."""
        if self.book is None:
            raise BadQuestion("thing", f"{self.game.id} has no rules to read yet", "no-rules", game=self.game.id)
        topics = self.book.structure.get("topics", {})
        name = word if word in topics else word.partition(".")[0]
        if name not in topics:
            choices = ", ".join(topics)
            wrong = f"{word!r} cannot be asked about ({choices})"
            raise BadQuestion("thing", wrong, "unknown-value", value=word, choices=choices)
        rule, points = topics[name], self.worth(name)
        worth = "" if points is None else self.texts.say("why-worth", points=points)
        words = [self.line(name) or ("" if worth else self.first_sentence(rule)), worth, self.here(name)]
        title = self.texts.word(self.game.id, name) if self.named(name) else self.book.rule(rule)["title"]
        return self.answer([self.texts.say("why-thing", thing=capital(title)), *words], [rule])

    def named(self, word: str) -> bool:
        return self.texts.has(f"{self.game.id}-word-{word}")

    def line(self, word: str) -> str:
        """Describe a thing in one line, with the numbers of the box."""
        for kind in LINES:
            id = f"{self.game.id}-{kind}-{word}"
            if self.texts.has(id):
                return self.stopped(self.texts.say(id, number=self.need(word)))
        return ""

    def need(self, word: str) -> int:
        """The printed number that the line about a thing speaks of, where it speaks of one."""
        return 0

    def worth(self, word: str) -> int | None:
        """The points printed on a thing; None where there are none."""
        return None

    def here(self, word: str) -> str:
        """Say how a thing stands in this position; empty if there is nothing to say."""
        return ""

    def first_sentence(self, rule: str) -> str:
        assert self.book is not None
        return SENTENCE.split(str(self.book.rule(rule)["text"]).strip())[0]

    # The end.

    def end(self) -> Doc:
        """Say when the age and the game end, and how far away that is."""
        rules, words = self.ending()
        if not words:
            raise BadQuestion("end", f"nothing is known about the end of {self.game.id}", "no-end", game=self.game.id)
        if self.data["turn"] == CHANCE:
            return self.answer([self.texts.say("why-not-dealt")], rules)
        return self.ended(rules) if self.data["turn"] == OVER else self.answer(words, rules)

    def ended(self, rules: list[str]) -> Doc:
        """Say what ended a game that is over."""
        result = self.view.sample(0).result()
        assert result is not None
        reason = f"{self.game.id}-reason-{result.reason}"
        who = self.texts.listed(self.names[seat] for seat in result.winners)
        told = self.texts.say(reason, who=who) if self.texts.has(reason) else ""
        return self.answer([self.texts.say("refusal-game_over"), told], self.ENDED.get(result.reason, rules))

    def ending(self) -> Ending:
        """Return when it ends in this position, and the rules for it; no words if the game does not implement this."""
        return [], []

    def number(self, path: str) -> int | None:
        """A printed number, None where the box has none there."""
        value = box_table(self.game).get(path, {}).get("value")
        return value if type(value) is int else None


@cache
def book_of(game: Game, language: str) -> Book:
    """The book, read once."""
    return Book(game, language)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def why_of(game: Game, view: View, texts: Texts, names: Sequence[str]) -> Why:
    """The questions that can be asked of a view: `Answers` of the game's `words.why`, a Why that knows the game."""
    own = part(game, "words.why")
    kind: type[Why] = own.Answers if own is not None else Why
    return kind(game, view, texts, names)
